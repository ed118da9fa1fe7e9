"""The kinds of fields in a table of fields: one line for each field, from which `make ids` writes everything else.

A game keeps such tables in its `fields.py`. Declarations for the compiler, the beginning of a match, copies, snapshots,
the key of a search and what a position may say follow from them; see docs/guides/state-fields.md.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from hotzone.core import constants as c

OF_TABLE = ("turn", "result", "actor")  # counters that `core.table.Table` declares for every game
SHORT = 2  # bytes of a number in a snapshot
MOST = 32_767  # what fits there


class Bytes(NamedTuple):
    """A row of small numbers: one for each space, edge, seat or slot."""

    name: str
    size: int
    note: str = ""
    start: str = "0"  # what each begins with; may name `self` and `i`
    salt: int | None = None  # the first of its random numbers in a key; None: no part of the key
    over: str = ""  # how many of them a key looks at; all where it does not say
    only: str = ""  # a key counts only those for which this holds
    term: str = ""  # what a key adds for each, where it is not simply its value times its salt
    late: bool = False  # only expansions have it: last in a snapshot, left out where it says nothing


class Number(NamedTuple):
    """A counter."""

    name: str
    start: str = "0"
    note: str = ""
    salt: int | None = None  # its random number in a key; None: no part of the key
    low: int = 0  # the lowest value it can have
    most: int = 1  # the highest value that a position may give
    line: str = ""  # the line of a position that holds it
    late: bool = False


Fields = Sequence[Bytes | Number]


class Part(NamedTuple):
    """Where a field lies in a snapshot."""

    field: Bytes | Number
    first: int  # its first byte


def rows(fields: Fields) -> list[Bytes]:
    """The rows among some fields."""
    return [field for field in fields if isinstance(field, Bytes)]


def numbers(fields: Fields) -> list[Number]:
    """The counters among some fields."""
    return [field for field in fields if isinstance(field, Number)]


class Places(dict[str, tuple[int, int]]):
    """Number and length of each row by its name, and the names of the counters beside the rows."""

    def __init__(self, places: Mapping[str, tuple[int, int]], counters: Sequence[str]) -> None:
        super().__init__(places)
        self.counters = tuple(counters)


def row_places(*tables: Fields) -> Places:
    """The number and the length of every row by its name, counted through some tables, and the names of their counters."""
    found = [row for fields in tables for row in rows(fields)]
    counters = [number.name for fields in tables for number in numbers(fields)]
    return Places({row.name: (number, row.size) for number, row in enumerate(found)}, counters)


def snapshot_order(fields: Fields) -> list[Bytes | Number]:
    """Rows, then counters; then the same of what only expansions have."""
    return [field for late in (False, True) for kind in (Bytes, Number) for field in fields if is_a(field, kind, late)]


def is_a(field: Bytes | Number, kind: type, late: bool) -> bool:
    """Is a field of this kind, and of the base game or of the expansions?"""
    return isinstance(field, kind) and field.late == late


def parts(fields: Fields) -> Iterator[Part]:
    """Every field of a snapshot and its place, in order."""
    first = 0
    for field in snapshot_order(fields):
        yield Part(field, first)
        first += bytes_of(field)


def bytes_of(field: Bytes | Number) -> int:
    """How many bytes of a snapshot a field takes."""
    return field.size if isinstance(field, Bytes) else SHORT


def in_line(fields: Fields, line: str, *first: str) -> tuple[str, ...]:
    """The counters that a line of a position holds: some first, the others in the order of the table."""
    names = [field.name for field in numbers(fields) if field.line == line]
    return (*first, *(name for name in names if name not in first))


BOARD: Fields = (
    Number("sides", "4"),
    Bytes("next", c.CELLS * c.SIDES, "the space beyond each side", start="c.NOWHERE"),
    Bytes("border", c.CELLS * c.SIDES, "the edge on each side"),
)
