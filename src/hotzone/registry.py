"""Where games and their board files are found: the one place that reads the package's own files."""

from __future__ import annotations

from importlib import import_module
from os import listdir, path
from typing import Any

from hotzone.core.game import BadSetup, Game

# others come by the entry-point group `hotzone.games`
BUILT_IN = {"fire": "hotzone.fire.game:Fire", "reactor": "hotzone.reactor.game:Reactor"}
_games: dict[str, Game[Any]] = {}


def game(name: str) -> Game[Any]:
    """A game by its name."""
    if name not in _games:
        place = BUILT_IN.get(name) or plugged_in().get(name)
        if place is None:
            raise BadSetup("unknown-game", f"there is no game '{name[:40]}'; there are {', '.join(game_names())}")
        module_name, _, class_name = place.partition(":")
        module = import_module(module_name)
        folder = path.join(path.dirname(str(module.__file__)), "data", "boards")
        names = sorted(file.removesuffix(".toml") for file in listdir(folder) if file.endswith(".toml"))
        names.sort(key=lambda name: not name.startswith("base-front"))  # the board for a first game comes first

        def read(board: str) -> str:
            with open(path.join(folder, f"{board}.toml"), encoding="utf-8") as file:
                return file.read()

        _games[name] = getattr(module, class_name)(read, names)
    return _games[name]


def game_names() -> list[str]:
    """All games that can be played here."""
    return sorted({*BUILT_IN, *plugged_in()})


def plugged_in() -> dict[str, str]:
    """Games that other packages bring."""
    from importlib.metadata import entry_points  # slow: not for the built-in ones

    return {entry.name: entry.value for entry in entry_points(group="hotzone.games")}


def statements(name: str, language: str = "en") -> dict[str, str]:
    """What each rule of a game says in a line, by its id; empty for a game that ships no such list in this language."""
    module = import_module(str(type(game(name)).__module__))
    place = path.join(path.dirname(str(module.__file__)), "data", f"rules.{language}.txt")
    if not path.exists(place):
        return {}
    with open(place, encoding="utf-8") as file:
        return dict(line.rstrip("\n").split(" ", 1) for line in file if line.strip() and not line.startswith("#"))


def network(name: str, school: str = "crew") -> bytes:
    """A network file that ships with a game, for bots; empty where there is none."""
    module = import_module(str(type(game(name)).__module__))
    place = path.join(path.dirname(str(module.__file__)), "data", f"{school}.net")
    if not path.exists(place):
        return b""
    with open(place, "rb") as file:
        return file.read()
