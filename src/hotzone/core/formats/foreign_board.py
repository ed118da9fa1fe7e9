"""Boards of other people: each is called by what it is, so that it has the same name everywhere and hides none of ours."""

from __future__ import annotations

from typing import Any

from hotzone.core.errors import BadText
from hotzone.core.formats.board_file import BoardFile
from hotzone.core.formats.toml_writer import write_toml

MARK = "w-"
DIGITS = 20
LABELS = ("format", "name", "title", "author", "licence", "source")  # what is said of a board; another title makes no other board
LONGEST_LINE = 2_000  # of what a record can carry


def is_foreign(name: str) -> bool:
    """Is this the name of a board that somebody brought?"""
    return name.startswith(MARK) and len(name) == len(MARK) + DIGITS


def board_name(text: str) -> str:
    """The name that a board file's content gives it; raises BadText for what is no TOML."""
    return name_of(BoardFile(text).data)


def name_of(data: dict[str, Any]) -> str:
    """The name of a board: a digest of all that is not only said about it. Blanks at the ends of drawn lines do not count."""
    import json  # only boards of other people need these
    from hashlib import sha256

    told = {key: trimmed(value) for key, value in sorted(data.items()) if key not in LABELS}
    words = json.dumps(told, ensure_ascii=True, separators=(",", ":"), default=str)
    return MARK + sha256(words.encode()).hexdigest()[:DIGITS]


def canonical(text: str) -> str:
    """A board file as records carry it: without remarks, always in the same form; raises BadText."""
    written = write_toml({key: trimmed(value) for key, value in BoardFile(text).data.items()})
    for number, line in enumerate(written.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise BadText(
                "board-line-too-long", f"no text of a board is longer than {LONGEST_LINE:,} characters", number, LONGEST_LINE
            )
    return written


def trimmed(value: Any) -> Any:
    """Data without blanks at the ends of drawn lines."""
    if isinstance(value, str):
        return "\n".join(line.rstrip() for line in value.split("\n")) if "\n" in value else value
    if isinstance(value, list):
        return [trimmed(item) for item in value]
    return {key: trimmed(item) for key, item in value.items()} if isinstance(value, dict) else value
