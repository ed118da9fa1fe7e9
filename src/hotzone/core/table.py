"""A table that waits for one actor: what a search, a playout or a batch needs from any game."""

from array import array
from typing import Any, Self

from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.errors import Illegal
from hotzone.core.rows import Rows

COMPILED = not __file__.endswith(".py")

Row = tuple[int, int, int, int]  # an event: kind, a, b, rule


class EventLog:
    """What has happened since somebody began to listen, four numbers for each event."""

    def __init__(self) -> None:
        self.count = 0
        if not COMPILED:
            self.shorts = array("h", bytes(8 * c.EVENTS))

    def record(self, kind: int, a: int, b: int, rule: int) -> None:
        """Add an event; one that no longer fits is dropped (no action of any game tells half as many)."""
        if self.count < c.EVENTS:
            i = 4 * self.count
            self.shorts[i] = kind
            self.shorts[i + 1] = a
            self.shorts[i + 2] = b
            self.shorts[i + 3] = rule
            self.count += 1

    def rows(self) -> list[Row]:
        """The events told so far."""
        told: list[Row] = []
        for i in range(0, 4 * self.count, 4):
            told.append((self.shorts[i], self.shorts[i + 1], self.shorts[i + 2], self.shorts[i + 3]))
        return told


ZEROS = bytes(1 << 12)  # more than what only expansions have in any game
NO_EVENTS = EventLog()  # stands in until somebody listens: most tables are never watched


class Table(Rows):
    """A table that waits for one actor: a seat, nature or nobody. `legal` and `play` check; all other verbs trust their callers.

    A game's own table has `board` and `options`, from which a new one is made, a `plan` with names for texts, and
    an `origin`, the table it is a clone of.
    """

    whole = 0  # bytes of a snapshot
    early = 0  # ... without what only expansions have

    def __init__(self) -> None:
        self.actor = c.NOBODY
        self.count = 0
        self.turn = 0
        self.result = 0  # how it ended; 0 while it goes on
        self.watched = False
        self.event_log = NO_EVENTS
        self.plan: Any = None  # names for texts; no rule looks at it
        if not COMPILED:
            self.actions = array("i", bytes(4 * c.ACTIONS))

    def watch(self) -> None:
        """Begin to listen, with an empty log."""
        if self.event_log is NO_EVENTS:
            self.event_log = EventLog()
        self.event_log.count = 0
        self.watched = True

    def emit(self, kind: int, a: int, b: int, rule: int) -> None:
        """Tell what has just become true; costs next to nothing when nobody listens."""
        if self.watched:
            self.event_log.record(kind, a, b, rule)

    def offer(self, action: int) -> None:
        """List one more legal action."""
        self.actions[self.count] = action
        self.count += 1

    def find(self) -> None:
        """List the legal actions of whoever must decide, in a fixed order."""

    def apply(self, action: int) -> None:
        """Carry out a legal action and go on until somebody must decide again."""

    def pick_chance(self, dice: Dice) -> int:
        """Draw nature's action at random."""
        return 0

    def to_origin(self) -> None:
        """Become like the table this is a clone of again."""

    def worth(self) -> float:
        """How good this is for the team, from 0 to 1."""
        return 0.0

    # The table as bytes. A game's state knows what they mean.

    def pack(self, p: Any) -> None:
        """Write all fields as bytes."""

    def unpack(self, p: Any) -> None:
        """Take all fields from bytes."""

    def snapshot(self) -> bytes:
        """The whole state; equal tables give equal bytes. What only expansions have comes last, and only where there is any."""
        whole, early = self.whole, self.early
        out = bytearray(whole)
        self.pack(out)
        return bytes(out[:early]) if out.endswith(ZEROS[: whole - early]) else bytes(out)

    def restore(self, data: bytes) -> None:
        """Become what a snapshot of the same board and options says."""
        if len(data) not in (self.whole, self.early):
            raise ValueError(f"a snapshot of this game has {self.early} or {self.whole} bytes, not {len(data)}")
        self.unpack(data.ljust(self.whole, b"\0"))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and type(other) is type(self) and self.snapshot() == other.snapshot()

    def __hash__(self) -> int:
        return hash(self.snapshot())

    def blank(self) -> Self:
        """A new table with the same board and options, whose origin is this one: a game's own class knows it."""
        raise NotImplementedError(type(self).__name__)

    def clone(self) -> Self:
        """An independent table like this one, which can be taken back to it."""
        other = self.blank()
        other.plan = self.plan
        other.to_origin()
        return other

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: Any) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled with its board and options, so another process needs nothing else."""
        this: Any = self
        return unpickled, (type(self), this.board, this.options, this.plan, self.snapshot())

    # What somebody asks who does not know the rules.

    def legal(self) -> list[int]:
        """The legal actions, in a fixed order that is part of the interface."""
        self.find()
        listed: list[int] = []
        for i in range(self.count):
            listed.append(self.actions[i])
        return listed

    def is_legal(self, action: int) -> bool:
        """May this be played now?"""
        self.find()
        for i in range(self.count):
            if self.actions[i] == action:
                return True
        return False

    def play(self, action: int) -> list[Row]:
        """Carry out an action and tell what happened; raises Illegal and changes nothing if it is not allowed."""
        if not self.is_legal(action):
            raise self.refusal(action)
        self.watch()
        self.apply(action)
        self.watched = False
        return self.event_log.rows()

    def refusal(self, action: int) -> Illegal:
        """Why an action may not be played now; a game says it with its rule."""
        return Illegal("not-now", "that is not among the legal actions")

    # What a search of any game asks besides.

    def key(self) -> int:
        """64 bits that equal tables share; what is left to spend in general does not count."""
        return 0

    def points_left(self) -> int:
        """What is left to spend in this turn; of two tables with the same key the one with more left is better."""
        return 0

    def phase(self) -> int:
        """Where in its turn the table is: PREPARING, DECIDING, BEFORE, BETWEEN, AFTER or DONE."""
        return c.DONE

    def end_action(self) -> int:
        """The action that ends the decisions of this turn, if it is legal now; else 0."""
        return 0

    def weight(self, action: int) -> int:
        """How likely one of nature's listed actions is, in proportion to the others."""
        return 1

    # The same verbs for callers that are not compiled.

    def act(self, action: int) -> None:
        """Carry out a legal action, without a check and without events."""
        self.apply(action)

    def sample_chance(self, dice: Dice) -> int:
        """Draw nature's action at random."""
        return self.pick_chance(dice)

    def pass_action(self) -> int:
        """The action that ends the decisions of this turn, if it is legal now; else 0."""
        return self.end_action()

    def turn_phase(self) -> int:
        """Where in its turn the table is."""
        return self.phase()

    def value(self) -> float:
        """How good this is for the team, from 0 to 1."""
        return self.worth()

    def reset_to_origin(self) -> None:
        """Go back to the table this is a clone of."""
        self.to_origin()

    def fingerprint(self) -> int:
        """64 bits that equal tables share."""
        return self.key()


def unpickled(kind: Any, board: Any, options: Any, plan: Any, snapshot: bytes) -> Any:
    """A table as it was pickled; it is its own beginning."""
    table = kind(board, options)
    table.plan = plan
    table.restore(snapshot)
    return table
