"""Files of the command line: reading with clear errors, saving without losing what was there, the autosave."""

from __future__ import annotations

import os
import sys

from hotzone import registry
from hotzone.core.errors import BadText, HotzoneError
from hotzone.core.formats.record import LONGEST, read_head, split
from hotzone.session import Session, load, replay


def read_text(place: str) -> str:
    """The text of a file; - is the standard input."""
    try:
        if place == "-":
            return sys.stdin.read(LONGEST + 1)
        with open(place, encoding="utf-8", newline="") as file:
            return file.read(LONGEST + 1).replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise HotzoneError("not-text", f"{place} is not a text file").naming(place=place) from None
    except (OSError, ValueError) as error:  # ValueError: a name with a null character
        raise HotzoneError("no-file", f"cannot read {place}: {reason(error)}").naming(
            place=place, do="read", why=kind(error)
        ) from None


def write_text(place: str, text: str, ours: str = "hotzone ") -> None:
    """Write a file as a whole or not at all; a file that does not begin like `ours` is not overwritten."""
    place, beginning = os.path.expanduser(place), ours.encode()
    try:
        if os.path.exists(place):
            with open(place, "rb") as file:
                if file.read(len(beginning)) not in (beginning, b""):
                    raise HotzoneError("not-ours", f"{place} exists and is not a Hotzone file: choose another name").naming(
                        place=place
                    )
        new = f"{place}.new"
        with open(new, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(new, place)
    except (OSError, ValueError) as error:
        raise HotzoneError("no-file", f"cannot write {place}: {reason(error)}").naming(
            place=place, do="write", why=kind(error)
        ) from None


def reason(error: Exception) -> str:
    """What the system says of a file."""
    return str(getattr(error, "strerror", None) or error)


def kind(error: Exception) -> str:
    """The same as a word, for sentences in other languages."""
    kinds = {FileNotFoundError: "missing", PermissionError: "denied", IsADirectoryError: "folder"}
    return kinds.get(type(error), "other")  # type: ignore[arg-type]


def autosave_place() -> str:
    """Where an interrupted match waits, in the user's state folder."""
    state = os.environ.get("XDG_STATE_HOME") or os.path.join(os.path.expanduser("~"), ".local", "state")
    return os.path.join(state, "hotzone", "autosave.record")


def exists(place: str) -> bool:
    """Is there such a file?"""
    return os.path.exists(place)


def autosave(session: Session) -> str:
    """Keep a match to go on with; gives the place."""
    place = autosave_place()
    try:
        os.makedirs(os.path.dirname(place), exist_ok=True)
    except OSError as error:
        raise HotzoneError("no-file", f"cannot write {place}: {reason(error)}").naming(
            place=place, do="write", why=kind(error)
        ) from None
    write_text(place, kept(session))
    return place


def kept(session: Session, as_position: bool = False) -> str:
    """The record of a match, or its position if it has no beginning."""
    return session.record() if session.from_start and not as_position else session.position()


def resume(place: str, seed: int | None, dealer: bool, board: str | None = None) -> Session:
    """Go on with a record or a position; `board` is the board file of one that names a board and does not bring it along."""
    text = read_text(place)
    try:
        if board:
            bring_board(text, board)
        if text.startswith("hotzone position"):
            return load(text, seed=seed, dealer=dealer)
        return replay(text, seed=seed, dealer=dealer)
    except HotzoneError as error:
        raise in_file(error, place) from None


def bring_board(text: str, board: str) -> None:
    """Let the game of a record or position know the board file that was given with it."""
    lines = split(text, "record")
    head = read_head(lines, "position" if text.startswith("hotzone position") else "record")
    name = registry.with_board(registry.game(head.game), {"board": board})["board"]
    if name != head.setup.board:
        raise HotzoneError("other-board", f"{board} is the board {name}, but this was played on {head.setup.board}")


def in_file(error: HotzoneError, place: str) -> BadText:
    """A mistake in a file, with the file's name and the line, for every language."""
    line, column = (error.line, error.column) if isinstance(error, BadText) else (0, 0)
    found = BadText(error.code, error.text, line, column, error.rule).naming(**error.named, file=place)
    found.numbers = error.numbers
    return found
