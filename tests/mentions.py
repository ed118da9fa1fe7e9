"""What texts say of files and modules: which of the named ones are not there."""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Collection
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from operator import attrgetter
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROOMS = ("src", "tests", "tools", "docs", "examples", "bench")
# a path from the root, like `tests/games/<game>/tables.py`; a file named by the end of its path, like `model/state.{py,pxd}`
PATH = re.compile(rf"(?<![\w./-])(?:{'|'.join(ROOMS)})/[\w./<>*{{}},-]*[\w>*}}/]")
FILE = re.compile(r"`([\w./<>*{},-]+\.(?:py|pxd|js|css|ftl|\{py,pxd\}))`")
LANGUAGES = "{en,ru,cs,it}"
NAME = re.compile(r"(?<![\w./@-])hotzone(?:\.[A-Za-z_]\w*)+")
MADE = {
    "hotzone.sqlite",
    "hotzone.bots",
    "src/hotzone/games/reactor/data/networks/crew.net",
}  # what readers of a page make themselves


@cache
def files() -> frozenset[str]:
    """All files and folders of the rooms, from the root."""
    found = [path for room in ROOMS for path in (ROOT / room).rglob("*") if "__pycache__" not in path.parts]
    return frozenset([*ROOMS, *(path.relative_to(ROOT).as_posix() for path in found)])


def spelled_out(path: str) -> list[str]:
    """`state.{py,pxd}` as two paths, `<lang>.txt` as four; any other `<name>` or `{name}` stands for some name."""
    path = re.sub(r"<\w+>|\{\w+\}", "*", path.rstrip("/").replace("<lang>", LANGUAGES))
    found = re.search(r"\{([^{}]*)\}", path)
    if not found:
        return [path]
    return [each for part in found[1].split(",") for each in spelled_out(path[: found.start()] + part + path[found.end() :])]


def missing_paths(text: str, there: Collection[str]) -> list[str]:
    """What a text names in `src/…`, `tests/…` and so on that is not there."""
    wanted = [path for named in PATH.findall(text) for path in spelled_out(named)]
    return [path for path in wanted if path not in there and path not in MADE and not ("*" in path and fnmatch.filter(there, path))]


def missing_files(text: str, there: Collection[str]) -> list[str]:
    """Files in backticks that no path of ours ends with."""
    wanted = [path for named in FILE.findall(text) for path in spelled_out(named)]
    names = [f"/{path}" for path in there]
    return [path for path in wanted if not fnmatch.filter(names, f"*/{path}")]


def missing_names(text: str) -> list[str]:
    """Dotted names like `hotzone.core.table.Table` that lead nowhere."""
    return [name for name in NAME.findall(text) if name not in MADE and not leads_somewhere(name)]


@cache
def leads_somewhere(name: str) -> bool:
    """Is this a module, or something in one?"""
    room, _, rest = name.rpartition(".")
    if find_module(name):
        return True
    while room and not find_module(room):
        room, _, word = room.rpartition(".")
        rest = f"{word}.{rest}"
    try:
        attrgetter(rest)(import_module(room))
    except AttributeError:
        return False
    return True


def find_module(name: str) -> bool:
    """Is there such a module? Packages on the way to it are imported."""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:  # what should be a package is none
        return False
