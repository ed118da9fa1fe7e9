"""Dice that anybody can check: nature's actions follow from a secret seed whose hash was shown before the match.

Nature's k-th answer to a question (in the fire game `advancing`, `revealing` …) on the way to a table comes from
HMAC-SHA256(seed, "advancing k"). So the same place in a match gives the same luck again: whoever takes back a roll and goes
on gets the roll that was taken back and no other, and cannot spend it on another question either. A seed belongs to one
match and is shown when that match is over; a match that goes on from another one has its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from hashlib import sha256
from hmac import digest
from math import lcm
from typing import Any, NamedTuple

from hotzone.core import words as c
from hotzone.core.game import BadText, Game, HotzoneError, Match, Staged
from hotzone.core.record import read_record

SIZE = 32  # bytes of a seed
REMARK = "dice sha256 "  # a record's remark: from here on the dice of this commitment fall


def new_seed() -> str:
    """A seed nobody knows, as 64 hexadecimal digits."""
    from secrets import token_hex

    return token_hex(SIZE)


def commitment(seed: str) -> str:
    """The hash that is shown before the match: it fixes the seed without giving it away."""
    return sha256(read_seed(seed)).hexdigest()


def read_seed(seed: str) -> bytes:
    """The bytes of a seed; raises BadText."""
    try:
        found = bytes.fromhex(seed.strip())
    except ValueError:
        found = b""
    if len(found) != SIZE:
        raise BadText("bad-seed", f"a dice seed has {2 * SIZE} hexadecimal digits")
    return found


def question(game: Game[Any], match: Match) -> str:
    """What nature is asked for, in a word: each question has luck of its own."""
    if isinstance(game, Staged):
        return game.question(match)
    return game.write(match, game.odds(match)[0][0]).split(" ", 1)[0]


def deal(seed: str, game: Game[Any], match: Match, dealt: Mapping[str, int]) -> int:
    """Nature's action; `dealt` counts her answers by question on the way to this table."""
    odds = game.odds(match)
    asked = question(game, match)
    luck = int.from_bytes(digest(read_seed(seed), f"{asked} {dealt.get(asked, 0) + 1}".encode(), "sha256"), "big")
    share = lcm(*(chance.denominator for _, chance in odds))
    weights = [chance.numerator * (share // chance.denominator) for _, chance in odds]
    left = sum(weights) * luck >> 8 * SIZE  # whole numbers only: exact, and the same everywhere
    for (action, _), weight in zip(odds, weights, strict=True):
        left -= weight
        if left < 0:
            return action
    raise ValueError("the odds of nature's answers are all nothing")


class Verdict(NamedTuple):
    """What a check of a record's dice found."""

    checked: int  # nature's actions that belong to this seed
    others: int  # … and to other dice: those a record or another match brought with it
    wrong: tuple[tuple[int, str, str], ...]  # line, what stands there, what the seed gives
    committed: bool  # does the record name the hash of this seed?

    @property
    def fair(self) -> bool:
        """Do all the dice of this seed fall as they must?"""
        return self.committed and not self.wrong


def verify(text: str, seed: str) -> Verdict:
    """Play a record again and compare nature's actions with those the seed gives; raises BadText."""
    from hotzone.session import game_of  # the session needs nothing of this

    record = read_record(text)
    game = game_of(record.head)
    shown = commitment(seed)
    starts = {number: words for number, words in remarks(text) if words.startswith(REMARK)}
    now, dealt, checked, others = "", Counter[str](), 0, 0
    wrong: list[tuple[int, str, str]] = []
    at = sorted(starts)
    try:
        setup = game.setup(board=record.head.setup.board, **dict(record.head.setup.settings))
        match = game.new(setup)
        for line, action in record.actions:
            while at and at[0] < line:
                now = starts[at.pop(0)].removeprefix(REMARK).strip()
            if match.actor == c.NATURE:
                if now == shown:
                    checked += 1
                    due = game.write(match, deal(seed, game, match, dealt))
                    if due != action:
                        wrong.append((line, action, due))
                else:
                    others += 1
                dealt[question(game, match)] += 1
            match.play(game.read(match, action))
    except HotzoneError as error:
        raise BadText(error.code, error.text, rule=error.rule) from None
    return Verdict(checked, others, tuple(wrong), shown in {words.removeprefix(REMARK).strip() for words in starts.values()})


def remarks(text: str) -> list[tuple[int, str]]:
    """The remark lines of a record, with their numbers."""
    return [(number, line[1:].strip()) for number, line in enumerate(text.split("\n"), 1) if line.startswith("#")]
