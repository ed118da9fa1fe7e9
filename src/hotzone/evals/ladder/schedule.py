"""Who plays with whom: in every round each pair meets once, and the other seats are drawn from all the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import combinations
from typing import NamedTuple


class Meeting(NamedTuple):
    """One match of a ladder."""

    round: int
    crew: tuple[str, ...]  # names by seat
    seed: int  # of the dice

    @property
    def key(self) -> str:
        """What tells this match from all others of the ladder."""
        return f"{self.round}:{self.seed}:{','.join(self.crew)}"


def meetings(names: Sequence[str], seats: int, rounds: int, fill: str = "") -> Iterator[Meeting]:
    """All matches, round after round; `fill` takes the seats beside a pair. Who comes later changes crews, never who is paired."""
    for number in range(1, rounds + 1):
        for one, two in combinations(sorted(names), 2):
            seed = int.from_bytes(drawn(f"dice {number} {one} {two}")[:7], "big")
            yield Meeting(number, crew(one, two, names, seats, number, fill), seed)


def crew(one: str, two: str, names: Sequence[str], seats: int, number: int, fill: str) -> tuple[str, ...]:
    """A pair with others beside it, at seats that are drawn; the pair itself fills a crew where there is nobody else."""
    others = sorted((name for name in names if name not in (one, two)), key=lambda name: drawn(f"{number} {one} {two} {name}"))
    sitting = [one, two, *([fill] * seats if fill else others)][: max(seats, 1)]
    while len(sitting) < seats:
        sitting.append((one, two)[len(sitting) % 2])
    order = sorted(range(len(sitting)), key=lambda place: drawn(f"seat {number} {one} {two} {place}"))
    return tuple(sitting[place] for place in order)


def drawn(what: str) -> bytes:
    """Bytes that follow from a text: the same ladder is the same everywhere."""
    return sha256(f"hotzone ladder {what}".encode()).digest()
