"""New buildings by luck: rooms, doors, ways in, windows, stairs, first fires. The same seed draws the same building everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeVar

from hotzone.core.dice import Dice
from hotzone.core.errors import BadSetup
from hotzone.games.fire.board.checking import check
from hotzone.games.fire.board.sketch import Edge, Sketch, Space, edge_of
from hotzone.games.fire.model import constants as w

VERSION = 1  # raised when a seed would draw another building
TRIES = 500  # most seeds need one or two
SMALL, LARGE = 4, 10  # spaces of a room that is not divided further, and of one that always is
MOST_DOORS = {1: 8, 2: 14}  # markers of the boxes, by floors
FIRES, CALLS = 10, 3
NAMES = {  # by the size of a room, from this number of spaces on
    10: ("living room", "hall", "dining room", "library", "salon"),
    6: ("kitchen", "bedroom", "dining room", "study", "hall", "salon"),
    1: ("bathroom", "laundry", "closet", "study", "child's room", "dressing room", "cloakroom"),
}
STAIRS = ("UP", "DN")
Room = list[Space]
T = TypeVar("T")


@lru_cache(maxsize=64)
def make_building(seed: int, floors: int = 1) -> str:
    """The board file of a seed: a building that its check has nothing to say about."""
    if floors not in MOST_DOORS:
        raise BadSetup("bad-size", "a building has one floor or two: the dice know no other")
    dice = Dice(seed * 4 + floors + VERSION * 0x1000003)
    for _ in range(TRIES):
        text = BuildingMaker(dice, floors).file(f"made-{seed}" if floors == 1 else f"made-{seed}-{floors}", seed)
        if text and not check(text):
            return text
    raise BadSetup("no-building", f"no building comes of seed {seed}: try another one")  # never seen


class BuildingMaker:
    """One try."""

    def __init__(self, dice: Dice, floors: int) -> None:
        self.dice = dice
        self.sketch = Sketch(floors)
        self.rooms: list[Room] = []

    def file(self, name: str, seed: int) -> str:
        """Everything; empty where the rooms cannot be joined."""
        s = self.sketch
        for floor in range(s.floors):
            self.divide(floor, 1, s.rows, 1, s.cols)
        self.put_walls()
        stairs = self.put_stair() if s.floors > 1 else []
        if stairs is None or not all(self.join(floor) for floor in range(s.floors)):
            return ""
        self.open_ways_in()
        self.refine()
        self.name_rooms()
        made = {"plan": f"designed: drawn by luck, seed {seed}, version {VERSION}"}
        more: dict[str, Any] = {"stair": stairs} if stairs else {"family": self.first_fires()}
        return s.text(name, f"Made house {seed}", **more, source=made)

    # --- luck

    def pick(self, choices: Sequence[T]) -> T:
        """One of several."""
        return choices[self.dice.below(len(choices))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """All of them in any order."""
        left, found = list(items), list[T]()
        while left:
            found.append(left.pop(self.dice.below(len(left))))
        return found

    # --- rooms

    def divide(self, floor: int, top: int, bottom: int, left: int, right: int) -> None:
        """Cut a part of a floor into rooms, always across its longer side."""
        tall, wide = bottom - top + 1, right - left + 1
        size = tall * wide
        if size <= SMALL or max(tall, wide) < 4 or (size <= LARGE and self.dice.below(3) > 0):
            self.rooms.append([(floor, row, col) for row in range(top, bottom + 1) for col in range(left, right + 1)])
        elif wide > tall or (wide == tall and self.dice.below(2)):
            cut = left + 1 + self.dice.below(wide - 3) if wide > 3 else left
            self.divide(floor, top, bottom, left, cut)
            self.divide(floor, top, bottom, cut + 1, right)
        else:
            cut = top + 1 + self.dice.below(tall - 3) if tall > 3 else top
            self.divide(floor, top, cut, left, right)
            self.divide(floor, cut + 1, bottom, left, right)

    def room_of(self, space: Space) -> int:
        """The number of the room that a space is in."""
        return next(i for i, room in enumerate(self.rooms) if space in room)

    def between(self) -> dict[tuple[int, int], list[Edge]]:
        """The edges between each two rooms of a floor."""
        found: dict[tuple[int, int], list[Edge]] = {}
        for space in self.sketch.inside():
            for other in ((space[0], space[1], space[2] + 1), (space[0], space[1] + 1, space[2])):
                if self.sketch.is_inside(other) and self.room_of(space) != self.room_of(other):
                    first, second = sorted((self.room_of(space), self.room_of(other)))
                    found.setdefault((first, second), []).append(edge_of(space, other))
        return found

    def put_walls(self) -> None:
        """A wall wherever two rooms meet."""
        for edges in self.between().values():
            for edge in edges:
                self.sketch.edges[edge] = w.WALL

    def join(self, floor: int) -> bool:
        """Doors and openings that join all rooms of a floor, and one or two more."""
        meeting = {pair: self.free(edges) for pair, edges in self.between().items() if self.rooms[pair[0]][0][0] == floor}
        here = [i for i, room in enumerate(self.rooms) if room[0][0] == floor]
        joined, spare = {here[0]}, self.shuffled(list(meeting))
        while len(joined) < len(here):
            pair = next((two for two in spare if len(joined & {*two}) == 1 and meeting[two]), None)
            if pair is None:
                return False
            joined |= {*pair}
            spare.remove(pair)
            self.put_door(self.pick(meeting[pair]))
        for pair in spare[: 1 + self.dice.below(2)]:
            if meeting[pair]:
                self.put_door(self.pick(meeting[pair]))
        return True

    def free(self, edges: list[Edge]) -> list[Edge]:
        """Edges that do not belong to a stair."""
        return [edge for edge in edges if not any(space in self.sketch.signs for space in edge)]

    def put_door(self, edge: Edge) -> None:
        """A door, as long as the box has markers; now and then an opening."""
        doors = sum(kind == w.DOOR for kind in self.sketch.edges.values())
        if doors < MOST_DOORS[self.sketch.floors] and self.dice.below(8) > 0:
            self.sketch.edges[edge] = w.DOOR
        else:
            self.sketch.edges.pop(edge, None)

    def put_stair(self) -> list[dict[str, str]] | None:
        """A stair whose halves lie above each other, walled on three sides; none where no place fits."""
        s, sides = self.sketch, range(4)
        for row, col in self.shuffled([(row, col) for row in range(1, s.rows + 1) for col in range(1, s.cols + 1)]):
            halves = [(floor, row, col) for floor in range(2)]
            ways = [[edge for edge in s.around(half) if s.kind(edge) == w.OPEN] for half in halves]
            if not all(ways) or any(len(self.rooms[self.room_of(half)]) < SMALL + 2 for half in halves):
                continue
            opened = [self.pick(way) for way in ways]
            for half, sign, way in zip(halves, STAIRS, opened, strict=True):
                s.signs[half] = sign
                for side in sides:
                    edge = s.around(half)[side]
                    if edge != way:
                        s.edges[edge] = w.WALL
            beside = [way[0] if way[1] == half else way[1] for half, way in zip(halves, opened, strict=True)]
            names = {"lower": s.name(halves[0]), "upper": s.name(halves[1])}
            return [{**names, "lower_opens_to": s.name(beside[0]), "upper_opens_to": s.name(beside[1])}]
        return None

    # --- outside

    def outer(self, floor: int) -> list[Edge]:
        """The outer walls of a floor that belong to no stair, in any order."""
        s = self.sketch
        every = [edge for space in s.inside() if space[0] == floor for edge in s.around(space) if s.is_outer(edge)]
        return self.free(self.shuffled(every))

    def open_ways_in(self) -> None:
        """Two to four ways into the ground floor, each on a side of its own."""
        wanted, sides = 2 + self.dice.below(3), set[tuple[bool, bool]]()
        for first, second in self.outer(0):
            side = (first[1] == second[1], self.sketch.is_inside(first))
            if side not in sides and len(sides) < wanted:
                sides.add(side)
                self.sketch.edges.pop((first, second), None)

    def refine(self) -> None:
        """Windows and thin walls in half of the houses of one floor, and in all with two."""
        s = self.sketch
        if s.floors == 1 and self.dice.below(2):
            return
        for floor in range(s.floors):
            walls = [edge for edge in self.outer(floor) if s.kind(edge) == w.WALL]
            for edge in walls[: 1 + self.dice.below(4)]:
                s.edges[edge] = w.WINDOW
            inner = [edge for edges in self.between().values() for edge in self.free(edges) if edge[0][0] == floor]
            for edge in self.shuffled([edge for edge in inner if s.kind(edge) == w.WALL])[: self.dice.below(4)]:
                s.edges[edge] = w.THIN

    # --- inside

    def name_rooms(self) -> None:
        """A letter and a name for each room."""
        s = self.sketch
        for floor, entry in enumerate(s.data["floor"]):
            letters, names = dict[Space, str](), dict[str, str]()
            rooms = [room for room in self.rooms if room[0][0] == floor]
            for letter, room in zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", rooms, strict=False):
                known = next(names for size, names in NAMES.items() if len(room) >= size)
                fresh = [name for name in known if name not in names.values()]
                names[letter] = self.pick(fresh or known)
                letters |= dict.fromkeys(room, letter)
            lines = [" ".join(letters[floor, row, col] for col in range(1, s.cols + 1)) for row in range(1, s.rows + 1)]
            entry |= {"rooms": "\n".join(lines) + "\n", "room_names": names}

    def first_fires(self) -> dict[str, list[str]]:
        """A fire that has spread from one space, and calls away from it, each in another room if there are so many."""
        s, burning = self.sketch, [self.pick(list(self.sketch.inside()))]
        while len(burning) < FIRES:
            here = self.pick(burning)
            ways = [edge for edge in s.around(here) if s.kind(edge) in (w.OPEN, w.DOOR) and not s.is_outer(edge)]
            fresh = [space for edge in ways for space in edge if space not in burning]
            if fresh:
                burning.append(self.pick(fresh))
        calls: list[Space] = []
        for space in self.shuffled([space for space in s.inside() if space not in burning]):
            known = {self.room_of(call) for call in calls}
            rooms = {self.room_of(one) for one in s.inside() if one not in burning}
            if len(calls) < CALLS and (self.room_of(space) not in known or len(rooms) < CALLS):
                calls.append(space)
        return {"fire": [s.name(space) for space in sorted(burning)], "poi": [s.name(space) for space in sorted(calls)]}
