"""Where what lies in an observation: the names of its planes and numbers, in order, and the highest value of each."""

from __future__ import annotations

from typing import NamedTuple


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
