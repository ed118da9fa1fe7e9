"""A match as the numbers of its actions: a tenth of the size of its text, and quick to play again."""

from __future__ import annotations

import sys
from array import array
from base64 import b64decode, b64encode
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from hotzone.contract.game import Game
from hotzone.contract.shared.position_file import brought_text
from hotzone.core.errors import BadText, HotzoneError
from hotzone.core.formats.record import Head, Record, digest_of, write_record
from hotzone.core.values import Setup

KEYS = {"setup", "seed", "bots", "codes", "result", "digest"}


class RecordedMatch(NamedTuple):
    """Who played what from which set-up, and how it ended. `codes` has every action's number, nature's too."""

    setup: Setup
    seed: int  # of the dice
    bots: tuple[str, ...]  # seat after seat; fewer than seats begin again with the first
    codes: array[int]
    result: Mapping[str, int | str]
    digest: str  # of the last table

    def as_json(self) -> dict[str, Any]:
        """Plain data for a line of JSON."""
        codes = array("i", self.codes)
        if sys.byteorder == "big":
            codes.byteswap()
        return {
            "setup": str(self.setup),
            "seed": self.seed,
            "bots": list(self.bots),
            "codes": b64encode(codes.tobytes()).decode("ascii"),
            "result": dict(self.result),
            "digest": self.digest,
        }

    def last_table(self, game: Game[Any]) -> Any:
        """Play it again; raises BadText where an action is not legal or the match ends otherwise than it says."""
        from hotzone.sim.records.replayer import Replayer  # compiled, and not by `make play`

        plug_in: Any = game
        brought = brought_text(game, self.setup.board)  # a board that may be forgotten is asked for anew
        replayer = Replayer((game.new(self.setup) if brought else first_table(plug_in, self.setup)).clone())
        done = replayer.play(self.codes)
        if done < len(self.codes):
            raise BadText("illegal-record", f"action {done + 1} of {len(self.codes)} is not allowed there")
        table: Any = replayer.table
        found = digest_of(table.snapshot())
        if found != self.digest:
            raise BadText("other-digest", f"the match says that it ends with {self.digest}, the rules with {found}")
        if dict(game.result(table)) != dict(self.result):
            raise BadText("other-result", f"the match says {dict(self.result)}, the rules {dict(game.result(table))}")
        return table

    def record(self, game: Game[Any]) -> str:
        """The match as the text that `hotzone replay` and the page read."""
        table: Any = game.new(self.setup)
        texts = []
        for code in self.codes:
            texts.append((0, game.write(table, code)))
            table.play(code)
        result = " ".join(f"{key} {value}" for key, value in self.result.items())
        head = Head("record", game.name, game.rules, self.setup)
        return write_record(Record(head, tuple(texts), result, self.digest, board=brought_text(game, self.setup.board)))


@lru_cache(64)
def first_table(game: Any, setup: Setup) -> Any:
    """A match of a set-up at its first decision, to be cloned: the same for all matches of a set."""
    return game.new(setup)


def read_match(line: object, game: Game[Any]) -> RecordedMatch:
    """A match from the data of a line; raises BadText if it is not one."""
    if not isinstance(line, dict) or set(line) != KEYS:
        raise BadText("bad-match", f"a match has {', '.join(sorted(KEYS))}")
    try:
        words = dict(word.split("=", 1) for word in line["setup"].split())
        setup = game.setup(**words)
        data = b64decode(line["codes"], validate=True)
        codes = array("i")
        codes.frombytes(data)
        if sys.byteorder == "big":
            codes.byteswap()
        return RecordedMatch(
            setup, int(line["seed"]), tuple(map(str, line["bots"])), codes, dict(line["result"]), str(line["digest"])
        )
    except HotzoneError as error:
        raise BadText(error.code, error.text) from None
    except (ValueError, TypeError, AttributeError) as error:
        raise BadText("bad-match", f"this match cannot be read: {error}") from None
