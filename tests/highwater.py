"""High Water, the example of docs/guides/adding-a-game.md, installed as anybody would install it."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "examples" / "highwater"
BUILD = "import sys; from setuptools import build_meta; print(build_meta.build_wheel(sys.argv[1]))"


def install(folder: Path) -> Path:
    """Build its wheel from a copy of the source and unpack it: what pip does, without asking anybody for anything."""
    source, wheels, target = folder / "source", folder / "wheels", folder / "installed"
    shutil.copytree(SOURCE, source, ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
    wheels.mkdir()
    done = subprocess.run([sys.executable, "-c", BUILD, str(wheels)], cwd=source, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    with zipfile.ZipFile(next(wheels.glob("*.whl"))) as wheel:
        wheel.extractall(target)
    return target
