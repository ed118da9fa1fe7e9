"""A village as its board file draws it: houses, landing, tree tops and water, with the places beside each place."""

from __future__ import annotations

from hotzone.core.errors import BadText
from hotzone.core.formats.board_file import BoardFile

HOUSES = 6  # one for each face of the die
LETTERS = "abcdefghi"
WATER, LANDING, TREE = ".", "L", "#"


class Village:
    """What never changes: places are numbered row by row and named like the fields of a chessboard, from the top."""

    def __init__(self, text: str) -> None:
        file = BoardFile(text)
        self.name, self.title = file.head()
        self.stands = file.number("stands", 1, 9)
        self.room = file.number("room", 1, 9)
        self.strokes = file.number("strokes", 1, 9)
        self.rows = [str(row) for row in file.list_of("plan")]
        self.width, self.height = len(self.rows[0]) if self.rows else 0, len(self.rows)
        if not 1 <= self.width <= len(LETTERS) or not 1 <= self.height <= 9 or {*map(len, self.rows)} != {self.width}:
            file.fail("plan", "bad-plan", f"the plan has up to nine rows, all of the same length up to {len(LETTERS)}")
        signs = "".join(self.rows)
        wanted = [str(house + 1) for house in range(HOUSES)] + [LANDING]
        if any(signs.count(sign) != 1 for sign in wanted) or set(signs) - {*wanted, WATER, TREE}:
            file.fail("plan", "bad-plan", f"the plan has 1 to {HOUSES} and {LANDING} once each, else '{WATER}' and '{TREE}'")
        self.people = file.list_of("people")
        if len(self.people) != HOUSES or not all(isinstance(many, int) and 0 <= many <= 9 for many in self.people):
            file.fail("people", "bad-people", f"people is a list of {HOUSES} numbers from 0 to 9")
        self.signs = signs
        self.landing = signs.index(LANDING)
        self.houses = [signs.index(str(house + 1)) for house in range(HOUSES)]
        self.names = [LETTERS[i % self.width] + str(i // self.width + 1) for i in range(len(signs))]

    def open(self, place: int) -> bool:
        """Can a boat lie here?"""
        return self.signs[place] != TREE

    def beside(self, place: int) -> list[int]:
        """The places that one stroke reaches: up, right, down, left."""
        row, column = divmod(place, self.width)
        around = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
        inside = [r * self.width + c for r, c in around if 0 <= r < self.height and 0 <= c < self.width]
        return [there for there in inside if self.open(there)]

    def downstream(self, place: int) -> int:
        """Where the current takes a boat: one place down, or nowhere else."""
        below = place + self.width
        return below if below < len(self.signs) and self.open(below) else place

    def house_at(self, place: int) -> int | None:
        """The number of the house here, from 0."""
        return self.houses.index(place) if place in self.houses else None

    def read(self, name: str) -> int:
        """The place of a name; raises BadText."""
        if name not in self.names:
            raise BadText("bad-place", f"'{name[:20]}' is no place: they go from {self.names[0]} to {self.names[-1]}")
        return self.names.index(name)
