"""Bots that others bring: `file.py:Class`, `module:Class`, or the name of an installed one (entry points `hotzone.bots`)."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from hotzone.core.errors import BadSetup, HotzoneError

GROUP = "hotzone.bots"


def installed() -> dict[str, str]:
    """The bots of installed packages: a name for people, and where the bot is."""
    from importlib.metadata import entry_points  # slow, so only when somebody asks for such a bot

    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


def place_of(name: str) -> str | None:
    """Where the bot of a name is, as `file.py:Class` or `module:Class`; None for a name that nobody brings."""
    return name if ":" in name else installed().get(name)


def load(place: str) -> Any:
    """The class or function that a place names; raises BadSetup with the reason."""
    where, _, wanted = place.rpartition(":")
    try:
        module = from_file(Path(where)) if where.endswith(".py") else import_module(where)
    except HotzoneError:
        raise
    except Exception as error:  # it is somebody else's code: whatever goes wrong there is told in a sentence
        raise BadSetup("bad-bot", f"the bot '{place[:80]}' cannot be loaded: {type(error).__name__}: {error}") from error
    found = getattr(module, wanted, None)
    if not callable(found):
        own = [name for name, one in vars(module).items() if getattr(one, "__module__", "") == module.__name__ and callable(one)]
        there = ", ".join(own) or "no class"
        raise BadSetup("bad-bot", f"{where[:80]} has no '{wanted[:40]}'; it has {there}")
    return found


def from_file(path: Path) -> Any:
    """A module from a file, with its folder on the path so that it can import what lies beside it."""
    if not path.is_file():
        raise BadSetup("bad-bot", f"there is no file '{str(path)[:80]}'")
    folder = str(path.resolve().parent)
    if folder not in sys.path:
        sys.path.insert(0, folder)
    name = f"hotzone_bot_{path.stem}"
    spec = spec_from_file_location(name, path)
    assert spec is not None  # a path that ends in .py always has one
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
