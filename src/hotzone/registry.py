"""Where games and their board files are found: the one place that reads the package's own files."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import import_module
from os import PathLike, listdir, path
from typing import Any

from hotzone.contract.game import BoardReader, Game
from hotzone.contract.shared.position_file import BoardTaker, brought_text
from hotzone.core.errors import BadSetup, BadText
from hotzone.core.formats.board_file import LONGEST, BoardFile

# by name: those of this package; others come by the entry-point group `hotzone.games`
BUILT_IN: dict[str, str] = import_module("hotzone.games").BUILT_IN
MADE = r"made-([0-9]{1,15})(?:-([0-9]))?"  # a board that a game draws by itself: its seed, and its floors
USUAL = next(iter(BUILT_IN))  # where somebody names no game
_games: dict[str, Game[Any]] = {}
_broken: dict[str, str] = {}  # games of other packages that cannot be loaded, and why


def game(name: str) -> Game[Any]:
    """A game by its name."""
    if name not in _games and name in BUILT_IN:
        _games[name] = loaded(BUILT_IN[name])
    if name not in _games:
        why = broken_games().get(name)
        if why:
            raise BadSetup("broken-game", f"the game '{name[:40]}' cannot be loaded: {why}")
        if name not in _games:
            raise BadSetup("unknown-game", f"there is no game '{name[:40]}'; there are {', '.join(game_names())}")
    return _games[name]


def loaded(place: str) -> Game[Any]:
    """A game by where its class is: `package.module:Class`."""
    module_name, _, class_name = place.partition(":")
    module = import_module(module_name)
    folder = path.join(path.dirname(str(module.__file__)), "data", "boards")
    names = sorted(file.removesuffix(".toml") for file in listdir(folder) if file.endswith(".toml"))

    def read(board: str) -> str:
        with open(path.join(folder, f"{board}.toml"), encoding="utf-8") as file:
            return file.read()

    found: Game[Any] = getattr(module, class_name)(read, names)
    return found


def with_board(game: Game[Any], settings: Mapping[str, object]) -> dict[str, object]:
    """Settings whose `board` is a file (`my-house.toml`), the text of one or a seed (`made-17`): called by what it holds."""
    board = settings.get("board")
    if not isinstance(board, str | PathLike):
        return dict(settings)
    from hotzone.contract.workshop import BoardMaker  # not at every start

    made = re.fullmatch(MADE, str(board), re.ASCII) if isinstance(game, BoardMaker) else None
    if not made and not is_board_file(str(board)):
        return dict(settings)
    if not isinstance(game, BoardTaker):
        raise BadSetup("no-boards", f"{game.name} reads no board files")
    place = "" if made or "\n" in str(board) else str(board)
    text = read_board(place) if place else str(board)
    if made and isinstance(game, BoardMaker):
        text = game.make_board(int(made[1]), int(made[2] or 1))
    try:
        return {**settings, "board": game.bring_board(text).name}
    except BadText as error:
        if place:
            error.naming(**error.named, file=place)
        raise


def with_board_text(game: Game[Any], settings: Mapping[str, object]) -> dict[str, object]:
    """Settings for another process: a board that somebody brought goes along as text."""
    text = brought_text(game, str(settings.get("board", "")))
    return {**settings, "board": text} if text else dict(settings)


def game_of_board(text: str) -> str:
    """The game whose own boards have most headings in common with a board file; raises BadText for what is no TOML."""
    headings = set(BoardFile(text).data)
    known = {name: game(name) for name in game_names()}
    shared = {
        name: len(headings & set(BoardFile(one.boards(one.names[0])).data))
        for name, one in known.items()
        if isinstance(one, BoardReader)
    }
    return max(shared, key=lambda name: shared[name], default=USUAL)


def is_board_file(board: str) -> bool:
    """Is this not the name of a board, but a board file or the text of one?"""
    return "\n" in board or board.endswith(".toml")


def read_board(place: str) -> str:
    """The text of somebody's board file."""
    try:
        with open(place, encoding="utf-8", newline="") as file:
            return file.read(LONGEST + 1).replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise BadSetup("not-text", f"{place} is not a text file").naming(place=place) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise BadSetup("no-file", f"cannot read {place}: {why}").naming(place=place, do="read", why="other") from None


def folder(name: str) -> str:
    """Where the package of a game lies, with its data and its page."""
    return path.dirname(str(import_module(type(game(name)).__module__).__file__))


def game_names() -> list[str]:
    """All games that can be played here: our own first, then what others bring, as far as it can be loaded."""
    return [*BUILT_IN, *sorted({*plugged_in()} - {*BUILT_IN} - {*broken_games()})]


def broken_games() -> dict[str, str]:
    """Games that other packages bring and that cannot be loaded, with the reason; the others go on without them."""
    for name, place in plugged_in().items():
        if name not in _games and name not in BUILT_IN and name not in _broken:
            try:
                _games[name] = loaded(place)
            except Exception as error:  # whatever goes wrong in a stranger's package
                _broken[name] = f"{type(error).__name__}: {error}"
    return _broken


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
