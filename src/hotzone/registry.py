"""Where games and their board files are found: the one place that reads the package's own files."""

from __future__ import annotations

from importlib import import_module
from os import listdir, path
from typing import Any

from hotzone.contract.game import Game
from hotzone.core.errors import BadSetup

# by name: those of this package; others come by the entry-point group `hotzone.games`
BUILT_IN: dict[str, str] = import_module("hotzone.games").BUILT_IN
USUAL = next(iter(BUILT_IN))  # where somebody names no game
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

        def read(board: str) -> str:
            with open(path.join(folder, f"{board}.toml"), encoding="utf-8") as file:
                return file.read()

        _games[name] = getattr(module, class_name)(read, names)
    return _games[name]


def folder(name: str) -> str:
    """Where the package of a game lies, with its data and its page."""
    return path.dirname(str(import_module(type(game(name)).__module__).__file__))


def game_names() -> list[str]:
    """All games that can be played here: our own first, then what others bring."""
    return [*BUILT_IN, *sorted({*plugged_in()} - {*BUILT_IN})]


def plugged_in() -> dict[str, str]:
    """Games that other packages bring."""
    from importlib.metadata import entry_points  # slow: not for the built-in ones

    return {entry.name: entry.value for entry in entry_points(group="hotzone.games")}


def statements(name: str, language: str = "en") -> dict[str, str]:
    """What each rule of a game says in a line, by its id; empty for a game that ships no such list in this language."""
    place = path.join(folder(name), "data", "rules", f"{language}.txt")
    if not path.exists(place):
        return {}
    with open(place, encoding="utf-8") as file:
        return dict(line.rstrip("\n").split(" ", 1) for line in file if line.strip() and not line.startswith("#"))


def network(name: str, network_name: str = "crew") -> bytes:
    """A network file that ships with a game, for bots; empty where there is none."""
    place = path.join(folder(name), "data", "networks", f"{network_name}.net")
    if not path.exists(place):
        return b""
    with open(place, "rb") as file:
        return file.read()


def baselines(name: str) -> str:
    """A game's plan of the strength table, as TOML; empty where it ships none."""
    return data_text(name, "baselines.toml")


def tracks(name: str) -> str:
    """A game's frozen tracks of the benchmark, as TOML; empty where it ships none."""
    return data_text(name, "tracks.toml")


def data_text(name: str, file_name: str) -> str:
    """A text file among the data of a game; empty where there is none."""
    place = path.join(folder(name), "data", file_name)
    if not path.exists(place):
        return ""
    with open(place, encoding="utf-8") as file:
        return file.read()
