"""Install the wheels of dist/ in clean environments and play in each; look whether the source distribution is whole."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urljoin
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
NOT_SHIPPED = (".git", ".pre-commit")  # for hosting and changing the repository only
LINK = re.compile(r'(?:href|src)="(/?[^":#]+)"')


def main() -> None:
    """Try all that is in dist/."""
    dist = ROOT / "dist"
    compare_with_repository(*dist.glob("*.tar.gz"))
    wheels = sorted(dist.glob("*.whl"))
    if sorted(is_pure(wheel) for wheel in wheels) != [False, True]:
        sys.exit(f"dist/ should hold one compiled wheel and one pure wheel, not {', '.join(wheel.name for wheel in wheels)}")
    digests = {wheel.name: try_wheel(wheel) for wheel in wheels}
    if len(set(digests.values())) != 1:
        sys.exit(f"the wheels play differently: {digests}")
    print(f"both wheels play, serve the page and agree: {' '.join(wheel.name for wheel in wheels)}")


def is_pure(wheel: Path) -> bool:
    """Say whether a wheel is for every machine."""
    return wheel.name.endswith("-py3-none-any.whl")


def compare_with_repository(sdist: Path) -> None:
    """Every file under version control must be in the source distribution, and nothing that tools brought."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    with tarfile.open(sdist) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
    missing = [name for name in listed if name not in held and not name.startswith(NOT_SHIPPED) and (ROOT / name).exists()]
    if missing:
        sys.exit(f"{sdist.name} lacks {len(missing)} files, like {missing[0]}: see MANIFEST.in")
    added = sorted(name for name in held if "node_modules" in name or name.startswith((".venv", "build/")))
    if added:
        sys.exit(f"{sdist.name} has {len(added)} files that others made, like {added[0]}: see MANIFEST.in")


def try_wheel(wheel: Path) -> str:
    """Install a wheel with the packages of the page, play and serve; gives a digest of how matches went."""
    with TemporaryDirectory() as folder:
        home = Path(folder)
        uv = [str(ROOT / ".venv" / "bin" / "uv"), "-q"]
        subprocess.run([*uv, "venv", "--python", sys.executable, str(home / "venv")], check=True)
        python = home / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
        lock = str(ROOT / "requirements-play.lock")
        subprocess.run([*uv, "pip", "install", "--python", str(python), "-c", lock, f"{wheel}[web]"], check=True)
        hotzone = Installed(home, python)
        slow = hotzone.run("--version").stderr
        if bool(slow) is not is_pure(wheel):
            sys.exit(f"{wheel.name} says {slow or 'nothing'!r} about being compiled")
        for record in shortest_records():
            hotzone.run("replay", str(record), "--check")
        with hotzone.serving() as address:
            page = read(address)
            for link in ["api/games", *LINK.findall(page)]:
                read(urljoin(address, link))
        hotzone.run("sim", "fire", "--bot", "greedy", "--games", "1", "--json")
        return hotzone.run("trace", "20").stdout


def shortest_records() -> list[Path]:
    """One golden record of every folder that has some."""
    records = sorted(ROOT.glob("tests/**/*.record"), key=lambda path: (path.stat().st_size, path))
    return list({path.parent: path for path in reversed(records)}.values())


def read(address: str) -> str:
    """Fetch what a server has at an address; an answer that is no success ends the program."""
    with urlopen(address, timeout=30) as answer:
        return str(answer.read().decode("utf-8", "replace"))


class Installed:
    """A Hotzone that was installed from a wheel; nothing of this folder is on its path."""

    def __init__(self, home: Path, python: Path) -> None:
        self.home, self.command = home, [str(python), "-I", "-m", "hotzone"]
        self.env = {key: value for key, value in os.environ.items() if not key.startswith(("HOTZONE", "PYTHON"))}

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run a command that must end well."""
        done = subprocess.run([*self.command, *words], cwd=self.home, env=self.env, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"hotzone {' '.join(words)} gives {done.returncode}: {done.stdout}{done.stderr}")
        return done

    @contextmanager
    def serving(self) -> Iterator[str]:
        """Serve on a free port, meanwhile; gives the address."""
        command = [*self.command, "serve", "--port", "0", "--db", ":memory:", "--quiet"]
        with subprocess.Popen(command, cwd=self.home, env=self.env, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                yield server.stdout.readline().split()[-1]
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
