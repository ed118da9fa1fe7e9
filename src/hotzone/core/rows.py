"""Named rows of bytes, which states, boards and options are made of: read and written by name, for code that need not be fast."""

from collections.abc import Mapping
from typing import Any

from hotzone.core.formats.fields import Places

COMPILED = not __file__.endswith(".py")
NO_ROWS = Places({}, ())


class Rows:
    """Rows by name, checked. Rules and loops name a row's field itself."""

    places = NO_ROWS

    def row(self, number: int) -> Any:
        """The row of a number: a game's own class knows it."""
        raise KeyError(number)

    def put(self, name: str, i: int, value: int) -> None:
        """Write one byte."""
        number, size = self.places[name]
        if not 0 <= i < size:  # compiled code would look past the end
            raise IndexError(f"{name} has no place {i}")
        self.row(number)[i] = value

    def get(self, name: str, i: int) -> int:
        """Read one byte."""
        number, size = self.places[name]
        if not 0 <= i < size:
            raise IndexError(f"{name} has no place {i}")
        found: int = self.row(number)[i]
        return found

    def lay(self, name: str, data: bytes, start: int = 0) -> None:
        """Fill a row, from its start or from a place on."""
        for i in range(len(data)):
            self.put(name, start + i, data[i])

    def whole_row(self, name: str) -> bytes:
        """All bytes of a row."""
        number, size = self.places[name]
        return bytes(self.row(number)[:size])

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as plain data, which compiled and uncompiled programs read alike."""
        rows = {name: self.whole_row(name) for name in self.places}
        return remade, (type(self), rows, {name: getattr(self, name) for name in self.places.counters})


def remade(kind: Any, rows: Mapping[str, bytes], counters: Mapping[str, int]) -> Any:
    """Rows and counters as they were pickled."""
    made = kind()
    for name, data in rows.items():
        made.lay(name, data)
    for name, value in counters.items():
        setattr(made, name, value)
    return made


def pick(number: int, a: bytearray, b: bytearray, c: bytearray, d: bytearray, e: bytearray) -> bytearray:
    """One of five rows."""
    if number < 2:
        return a if number == 0 else b
    return c if number == 2 else d if number == 3 else e


def move_row(p: Any, at: int, row: Any, size: int, reads: bool) -> None:
    """Write a row from a place on, or fill it with what stands there."""
    if reads:
        for i in range(size):
            row[i] = p[at + i]
    else:
        for i in range(size):
            p[at + i] = row[i]


def write_shorts(p: Any, at: int, a: int, b: int, c: int, d: int) -> None:
    """Write four counters."""
    write_short(p, at, a)
    write_short(p, at + 2, b)
    write_short(p, at + 4, c)
    write_short(p, at + 6, d)


def write_short(p: Any, at: int, value: int) -> None:
    """Write a counter as two bytes, the lower one first: the same on every machine."""
    p[at] = value & 255
    p[at + 1] = value >> 8 & 255


def read_short(p: Any, at: int) -> int:
    """Read a counter that may be below zero."""
    value: int = p[at] | p[at + 1] << 8
    return value - 65536 if value > 32767 else value
