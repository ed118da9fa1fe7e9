"""A set of matches in one compressed file: a card that says how it was made, then one line for each match.

The file is gzip over lines of JSON. It is written beside its place and put there when it is complete, so that a file that
exists can be trusted.
"""

from __future__ import annotations

import gzip
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from hotzone import __version__, registry
from hotzone.contract.game import Game
from hotzone.core.errors import BadText
from hotzone.sim.records.recorded_match import RecordedMatch, read_match

FORMAT = 1
ENDING = ".records.gz"
LONGEST_LINE = 4_000_000  # signs; the longest matches need a hundredth


class Card(NamedTuple):
    """How a set was made."""

    game: str
    rules: int  # version
    made_by: str  # the command
    bots: tuple[str, ...]
    version: str = __version__
    boards: tuple[str, ...] = ()  # texts of those that do not ship with the game

    def line(self) -> str:
        """The first line of a file."""
        about = {"format": FORMAT, "game": self.game, "rules": self.rules, "hotzone": self.version}
        brought = {"boards": list(self.boards)} if self.boards else {}
        return json.dumps({**about, "made by": self.made_by, "bots": list(self.bots), **brought})


class RecordWriter:
    """Writes a set; nothing stands in its place before `close`."""

    def __init__(self, path: str | Path, card: Card) -> None:
        self.path = Path(path)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.beside = self.path.with_name(self.path.name + ".new")
        self.raw = self.beside.open("wb")
        self.packed = gzip.GzipFile(filename="", mode="wb", fileobj=self.raw, mtime=0)  # the same matches give the same bytes
        self.file = io.TextIOWrapper(self.packed, encoding="utf-8", newline="\n")
        self.file.write(card.line() + "\n")

    def add(self, match: RecordedMatch) -> None:
        """Keep one more match."""
        self.file.write(json.dumps(match.as_json()) + "\n")

    def close(self) -> None:
        """Put the file into its place."""
        self.file.close()
        self.raw.close()
        self.beside.replace(self.path)

    def __enter__(self) -> RecordWriter:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is None:
            self.close()
        else:
            self.file.close()
            self.raw.close()
            self.beside.unlink(missing_ok=True)


class RecordSet:
    """A set as it lies on the disk: its card, and its matches one by one; nothing is held in memory."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        head = next(self.lines(), None)
        if not isinstance(head, dict) or head.get("format") != FORMAT or not isinstance(head.get("game"), str):
            raise BadText("no-record-set", f"{self.path.name} is not a set of records of format {FORMAT}", 1, 1)
        made, boards = (head["game"], int(head["rules"]), str(head["made by"])), tuple(map(str, head.get("boards", ())))
        self.card = Card(*made, tuple(head["bots"]), str(head["hotzone"]), boards)
        self.game: Game[Any] = registry.game(self.card.game)
        if self.card.rules != self.game.rules:
            raise BadText("other-rules", f"this set needs version {self.card.rules} of the rules of {self.card.game}", 1, 1)
        for text in self.card.boards:
            registry.with_board(self.game, {"board": text})

    def lines(self) -> Iterator[object]:
        """The lines as data; raises BadText with the number of the line that cannot be read."""
        number = 0
        try:
            with gzip.open(self.path, "rt", encoding="utf-8") as file:
                while line := file.readline(LONGEST_LINE):
                    number += 1
                    yield json.loads(line)
        except (OSError, EOFError, ValueError) as error:
            raise BadText("bad-record-set", f"{self.path.name} cannot be read: {error}", number + 1, 1) from None

    def __iter__(self) -> Iterator[RecordedMatch]:
        for number, line in enumerate(self.lines(), 1):
            if number > 1:
                try:
                    yield read_match(line, self.game)
                except BadText as error:
                    raise BadText(error.code, f"{self.path.name}: {error.text}", number, 1) from None


def read_set(place: str | Path) -> Iterator[tuple[Game[Any], RecordedMatch]]:
    """The matches of a file, or of all files in a folder by name, each with its game."""
    place = Path(place)
    files = sorted(place.glob(f"*{ENDING}")) if place.is_dir() else [place]
    if not files:
        raise BadText("no-record-set", f"there is no set of records in {place.name}: no file ends in {ENDING}")
    for file in files:
        found = RecordSet(file)
        for match in found:
            yield found.game, match
