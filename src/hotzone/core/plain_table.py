"""A table whose rules are plain Python: the base class for games that bring nothing compiled.

The loops of batches and bots call a table's verbs in C. Here these verbs ask the Python methods that a game writes: `choices`,
`carry_out`, `roll` and `merit`. What a game keeps on the table is a list of fields; copies, snapshots and equality follow from it.
"""

from typing import Any, Self

from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.formats.fields import Bytes, Fields
from hotzone.core.table import Row, Table

NO_FIELDS: Fields = ()


class PlainTable(Table):
    """A table of fields. A game's own class says which there are and what the rules do with them."""

    fields = NO_FIELDS  # without `actor`, `turn` and `result`, which every table has

    def __init__(self, board: Any, options: Any) -> None:
        super().__init__()
        self.board = board
        self.options = options
        self.origin: Any = None  # the table this is a clone of
        for field in self.fields:
            setattr(self, field.name, bytearray(field.size) if isinstance(field, Bytes) else 0)

    def blank(self) -> Self:
        """A new table with the same board and options, whose origin is this one."""
        other = type(self)(self.board, self.options)
        other.origin = self
        return other

    # What a game writes.

    def choices(self) -> list[int]:
        """The legal actions of whoever must decide, in a fixed order."""
        return []

    def carry_out(self, action: int) -> None:
        """Carry out a legal action and go on until somebody must decide again."""

    def roll(self, dice: Dice) -> int:
        """Draw nature's action at random."""
        return 0

    def merit(self) -> float:
        """How good this is for the team, from 0 to 1."""
        return 0.0

    def happened(self, kind: int, a: int = 0, b: int = 0, rule: int = 0) -> None:
        """Tell what has just become true."""
        self.emit(kind, a, b, rule)

    # What everybody asks; a mistake in the rules is raised here as it is.

    def legal(self) -> list[int]:
        """The legal actions, in a fixed order that is part of the interface."""
        return [] if self.actor == c.NOBODY else self.choices()

    def is_legal(self, action: int) -> bool:
        """May this be played now?"""
        return action in self.legal()

    def play(self, action: int) -> list[Row]:
        """Carry out an action and tell what happened; raises Illegal and changes nothing if it is not allowed."""
        if action not in self.legal():
            raise self.refusal(action)
        self.watch()
        self.carry_out(action)
        self.watched = False
        return self.event_log.rows()

    def act(self, action: int) -> None:
        """Carry out a legal action, without a check and without events."""
        self.carry_out(action)

    def sample_chance(self, dice: Dice) -> int:
        """Draw nature's action at random."""
        return self.roll(dice)

    def value(self) -> float:
        """How good this is for the team, from 0 to 1."""
        return self.merit()

    # The table as bytes: rows, then counters of two bytes each.

    def snapshot(self) -> bytes:
        """The whole state; equal tables give equal bytes."""
        found = bytearray()
        for field in self.fields:
            if isinstance(field, Bytes):
                found += getattr(self, field.name)
        for number in self.counters():
            found += (getattr(self, number) & 0xFFFF).to_bytes(2, "little")
        return bytes(found)

    def restore(self, data: bytes) -> None:
        """Become what a snapshot of the same board and options says."""
        if len(data) != len(self.snapshot()):
            raise ValueError(f"a snapshot of this match has {len(self.snapshot())} bytes, not {len(data)}")
        at = 0
        for field in self.fields:
            if isinstance(field, Bytes):
                getattr(self, field.name)[:] = data[at : at + field.size]
                at += field.size
        for number in self.counters():
            setattr(self, number, int.from_bytes(data[at : at + 2], "little", signed=True))
            at += 2

    def counters(self) -> list[str]:
        """The names of all numbers on the table."""
        return [*(field.name for field in self.fields if not isinstance(field, Bytes)), "turn", "result", "actor"]

    def reset_to_origin(self) -> None:
        """Go back to the table this is a clone of."""
        if self.origin is not None:
            self.restore(self.origin.snapshot())

    # The verbs of the loops. They cannot raise: after a mistake, which Python prints, the match is over.

    def find(self) -> None:
        """List the legal actions of whoever must decide."""
        self.count = 0
        for action in self.legal():
            self.offer(action)

    def apply(self, action: int) -> None:
        """Carry out a legal action."""
        try:
            self.carry_out(action)
        except BaseException:
            self.actor = c.NOBODY
            raise

    def pick_chance(self, dice: Dice) -> int:
        """Draw nature's action at random."""
        return self.roll(dice)

    def to_origin(self) -> None:
        """Become like the table this is a clone of again."""
        self.reset_to_origin()

    def worth(self) -> float:
        """How good this is for the team, from 0 to 1."""
        return self.merit()
