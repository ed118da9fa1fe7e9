"""Fetch the page's few foreign files by npm, put them into `web/vendor`, or compare what lies there with `vendor.toml`."""

from __future__ import annotations

import argparse
import hashlib
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from pathlib import Path

VENDOR = Path(__file__).parents[1] / "src" / "hotzone" / "web" / "vendor"


def packages() -> list[dict[str, object]]:
    return list(tomllib.loads((VENDOR / "vendor.toml").read_text(encoding="utf-8"))["package"])


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def compare() -> list[str]:
    """What is missing, other than written down, or not written down at all."""
    found, known = [], {"vendor.toml"}
    for package in packages():
        files = package["files"]
        assert isinstance(files, dict)
        for name, wanted in files.items():
            path = VENDOR / str(package["folder"]) / name
            known.add(path.relative_to(VENDOR).as_posix())
            if not path.is_file():
                found.append(f"{path.name} of {package['name']} is missing")
            elif digest(path) != wanted:
                found.append(f"{path.name} of {package['name']} is not the file that vendor.toml names")
    here = {path.relative_to(VENDOR).as_posix() for path in VENDOR.rglob("*") if path.is_file()}
    return found + [f"{name} is not in vendor.toml" for name in sorted(here - known)]


def fetch(package: dict[str, object], folder: Path) -> None:
    """One package by npm; only the files that are named are kept."""
    spec, files = f"{package['name']}@{package['version']}", package["files"]
    assert isinstance(files, dict)
    packed = subprocess.run(["npm", "pack", "--silent", spec], cwd=folder, check=True, capture_output=True, text=True)
    with tarfile.open(folder / packed.stdout.strip().splitlines()[-1]) as archive:
        archive.extractall(folder / "out", filter="data")
    target = VENDOR / str(package["folder"])
    target.mkdir(parents=True, exist_ok=True)
    for name in files:
        source = folder / "out" / "package" / str(package.get("within", "")) / name
        if not source.is_file():
            source = folder / "out" / "package" / name
        shutil.copyfile(source, target / name)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fetch", action="store_true", help="fetch the files before they are compared")
    if parser.parse_args().fetch:
        for package in packages():
            with tempfile.TemporaryDirectory() as folder:
                fetch(package, Path(folder))
    wrong = compare()
    print("\n".join(wrong) or "all vendored files are as vendor.toml says")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
