"""Find the tests that no compiled module takes part in: compiled or not, they do the same, so they run once.

`python tools/find_once.py [folders]` runs tests uncompiled, watches every call, and writes tests/once.txt; with `--check` it
only compares. A test is listed when no run of it calls a function of a module that has a .pxd, and it starts no process.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "hotzone"
LIST = ROOT / "tests" / "once.txt"
HEAD = "# Tests in which no compiled module takes part: the uncompiled run leaves them out. Made by tools/find_once.py.\n"


class Watch:
    """Notes for each test whether a function of a declared module was called."""

    def __init__(self) -> None:
        self.declared = {str(path.with_suffix(".py")) for path in SOURCE.rglob("*.pxd")}
        self.touched = False
        self.found: dict[str, set[bool]] = defaultdict(set)
        sys.addaudithook(self.audit)

    def audit(self, event: str, words: tuple[object, ...]) -> None:
        """A process of its own may do anything."""
        if event in ("subprocess.Popen", "os.fork", "os.posix_spawn", "os.exec"):
            self.touched = True

    def call(self, frame: FrameType, event: str, value: object) -> None:
        """Look at one call; the first one of a declared module is enough."""
        if event == "call" and frame.f_code.co_filename in self.declared and frame.f_code.co_name != "<module>":
            self.touched = True
        if self.touched:
            sys.setprofile(None)  # of this thread; the others stop at their next call

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Watch one test with its set-up."""
        self.touched = False
        threading.setprofile(self.call)
        sys.setprofile(self.call)
        try:
            return (yield)
        finally:
            sys.setprofile(None)
            threading.setprofile(None)
            self.found[item.nodeid.partition("[")[0].rpartition("::")[2]].add(self.touched)

    def once(self) -> set[str]:
        """The tests that were never touched."""
        return {name for name, touched in self.found.items() if touched == {False}}


def main(words: list[str]) -> int:
    """Write the list, or compare it."""
    if not os.environ.get("HOTZONE_PURE"):
        return subprocess.call([sys.executable, __file__, *words], env={**os.environ, "HOTZONE_PURE": "1"})
    watch = Watch()
    places = [word for word in words if not word.startswith("-")] or ["tests"]
    code = pytest.main(["-q", "-n", "0", "-p", "no:cacheprovider", "-m", "not compiled_only", "--all", *places], plugins=[watch])
    before = {line for line in LIST.read_text("utf-8").splitlines() if not line.startswith("#")} if LIST.exists() else set()
    now = before - set(watch.found) | watch.once()  # what did not run stays as it is
    if "--check" in words:
        for name in sorted(now ^ before):
            print(f"{'listed wrongly' if name in before else 'not listed'}: {name}")
        return int(code) or int(now != before)
    if not code:
        LIST.write_text(HEAD + "".join(f"{name}\n" for name in sorted(now)), "utf-8")
    return int(code)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
