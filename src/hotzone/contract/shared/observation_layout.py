"""What an observation holds, and where: the names of its planes and numbers, in order, with the highest value of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Scalar(NamedTuple):
    """A number of an observation."""

    name: str
    highest: int
    value: str = ""  # what the writer puts there: an expression over the state `s`; without one the counter of that name

    def names(self) -> list[tuple[str, int]]:
        """Its name and highest value."""
        return [(self.name, self.highest)]

    @property
    def seen(self) -> str:
        """What the writer puts there."""
        return self.value or f"s.{self.name.replace(' ', '_')}"


class ScalarRow(NamedTuple):
    """A number for each of several things; the writer counts them by `by`."""

    things: tuple[str, ...]
    highest: int
    by: str
    value: str

    def names(self) -> list[tuple[str, int]]:
        """Their names and highest values."""
        return [(name, self.highest) for name in self.things]


class OneHot(NamedTuple):
    """Numbers of which one is 1: the one that `value` counts to."""

    things: tuple[str, ...]
    value: str

    def names(self) -> list[tuple[str, int]]:
        """Their names and highest values."""
        return [(name, 1) for name in self.things]


class ScalarGroup(NamedTuple):
    """Numbers that stand together, from which both the layout and the compiled writer are made (`make ids`)."""

    numbers: tuple[Scalar | ScalarRow | OneHot, ...]
    when: str = ""  # what the set-up must have for them to be there: a flag of the writer
    each: str = ""  # they are there for every seat, which the writer counts by this; `{i}` in a name is the seat's number


def numbers_of(groups: tuple[ScalarGroup, ...], flags: Mapping[str, bool], crew: int) -> list[tuple[str, int]]:
    """Names and highest values of all numbers that a set-up shows, in the order in which they are written."""
    found: list[tuple[str, int]] = []
    for group in groups:
        if not group.when or flags[group.when]:
            for seat in range(1, crew + 1) if group.each else (0,):
                found += [(name.format(i=seat), most) for number in group.numbers for name, most in number.names()]
    return found


class Layout(NamedTuple):
    """An observation is one row of bytes: planes of `rows` × `cols`, one after the other, then the numbers."""

    planes: tuple[tuple[str, int], ...]  # name, highest value
    numbers: tuple[tuple[str, int], ...]
    rows: int
    cols: int

    @property
    def shape(self) -> tuple[int, int, int]:
        """The planes as an array."""
        return len(self.planes), self.rows, self.cols

    @property
    def cells(self) -> int:
        """The bytes of one plane."""
        return self.rows * self.cols

    @property
    def split(self) -> int:
        """The bytes of all planes; there the numbers begin."""
        return len(self.planes) * self.cells

    @property
    def size(self) -> int:
        """All bytes of an observation."""
        return self.split + len(self.numbers)

    def plane(self, name: str) -> int:
        """The first byte of a plane."""
        return self.plane_names.index(name) * self.cells

    def run(self, *names: str) -> int:
        """The first byte of planes that a writer takes for neighbours; raises ValueError where they are not."""
        first = self.plane_names.index(names[0])
        if self.plane_names[first : first + len(names)] != names:
            raise ValueError(f"the planes {', '.join(names)} must follow each other")
        return first * self.cells

    def number(self, name: str) -> int:
        """The byte of a number."""
        return self.split + self.number_names.index(name)

    @property
    def plane_names(self) -> tuple[str, ...]:
        """The planes in their order."""
        return tuple(name for name, _ in self.planes)

    @property
    def number_names(self) -> tuple[str, ...]:
        """The numbers in their order."""
        return tuple(name for name, _ in self.numbers)

    def highest(self) -> bytes:
        """The highest value of every byte."""
        planes = b"".join(bytes([high]) * self.cells for _, high in self.planes)
        return planes + bytes(high for _, high in self.numbers)
