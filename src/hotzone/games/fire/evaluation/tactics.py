"""What a shot of the deck gun would do, and how far people who are carried have come."""

from array import array

from hotzone.core import constants as c
from hotzone.games.fire.evaluation.base_features import FireBaseFeatures
from hotzone.games.fire.evaluation.inputs import GROUPS
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import gun, passages, rolls

COMPILED = not __file__.endswith(".py")
RED, BLACK = 6, 8  # faces of the dice
SHOT = len(GROUPS["gunfire"])
CARRYING = len(GROUPS["carrying"])


class FireTactics(FireBaseFeatures):
    """Adds inputs that crews with a Driver/Operator and those on high floors need."""

    def __init__(self, table: State) -> None:
        super().__init__(table)
        self.plain = 0.0  # fires that a shot puts out on average
        self.again = 0.0  # the same if a roll below that is rolled again
        if not COMPILED:
            self.hits = array("i", bytes(4 * RED * BLACK))

    def fires_hit(self, cell: int) -> int:
        """How many fires a shot at a space puts out, there and beside it (FIRE-GUN-07, 08)."""
        found = int(self.s.threat[cell] == w.FIRE)
        for side in range(self.s.board.sides):
            i = cell * c.SIDES + side
            if self.s.threat[self.s.board.next[i]] == w.FIRE and self.s.board.opens[self.s.edge[self.s.board.border[i]]]:
                found += 1
        return found

    def aim(self, area: int) -> None:
        """Find what a shot at an area puts out on average, once and with both dice rolled again where that is better."""
        total = 0
        i = 4 * area
        for red in range(1, RED + 1):
            for black in range(1, BLACK + 1):
                row = red
                column = black
                if row < self.s.board.area[i] or row > self.s.board.area[i + 1]:
                    row = 7 - red
                if column < self.s.board.area[i + 2] or column > self.s.board.area[i + 3]:
                    column = rolls.opposite(self.s, black)
                k = (red - 1) * BLACK + black - 1
                self.hits[k] = self.fires_hit(self.s.board.by_dice[row * 10 + column])
                total += self.hits[k]
        self.plain = total / 48.0
        best = 0.0
        for k in range(RED * BLACK):
            best += max(float(self.hits[k]), self.plain)
        self.again = best / 48.0

    def gunfire(self) -> None:
        """What a shot from where the engine stands would put out, who is in its way, and how near its crew is."""
        if not self.s.options.gun_works or self.s.engine < 0:
            self.skip(SHOT)
            return
        plain = 0.0
        again = 0.0
        free = 0.0
        inside = 0
        for area in range(8):
            if self.s.board.aims[self.s.engine] >> area & 1:
                self.aim(area)
                if self.again >= again:
                    plain = self.plain
                    again = self.again
                    inside = 0
                    for i in range(self.s.options.crew):
                        inside += gun.in_area(self.s, area, self.s.at[i]) and not passages.at_lobby(self.s, self.s.at[i])
                if self.again > free and gun.is_clear(self.s, area):
                    free = self.again
        start = self.ways.to_cell(self.s, self.seen, self.s.board.engine[2 * self.s.engine])
        near = 60
        driver = 60
        for i in range(self.s.options.crew):
            far = self.ways.far[start + self.s.at[i]]
            near = min(near, far)
            if self.s.role[i] == w.DRIVER:
                driver = far
        self.add(plain / 3.0)
        self.add(again / 3.0)
        self.add(free / 3.0)
        self.add(free * self.fade[driver] / 3.0)
        self.add(inside / 4.0)
        self.add(self.fade[near])
        self.add(self.fade[driver])
        self.add(min(driver, 20) / 10.0)

    def carrying(self) -> None:
        """Who has a victim at hand and how far it still is; on high floors the elevators, and who is up there."""
        home = self.ways.to_safety(self.s, self.seen)
        loaded = 0.0
        left = 0.0
        coming = 0.0
        after = self.coming()
        for slot in range(w.SLOTS):
            if self.s.poi[slot] == w.VICTIM or self.s.poi[slot] == w.TREATED:
                cell = self.s.poi_at[slot]
                far = self.ways.far[home + cell]
                for i in range(self.s.options.crew):
                    if self.s.at[i] == cell:
                        loaded += self.fade[far]
                        left += min(far, 40) / 12.0
                        if i == after:
                            coming = self.fade[max(0, far - self.s.saved[i])]
        self.add(loaded)
        self.add(left)
        self.add(coming)
        if self.s.board.lifts:
            self.high_floor()
        else:
            self.skip(CARRYING - 3)

    def high_floor(self) -> None:
        """Elevators that are up, victims in them, ways out by the engine's ladder, and where the crew is."""
        up = 0
        riding = 0
        for i in range(1, self.s.board.lifts + 1):
            cell = self.s.board.lift_at[i]
            if passages.at_floor(self.s, cell):
                up += 1
                for slot in range(w.SLOTS):
                    riding += self.s.poi_at[slot] == cell and self.s.poi[slot] >= w.VICTIM
        ways = 0
        for i in range(self.s.board.inner_count):
            ways += passages.ladder_serves(self.s, self.s.board.inner[i])
        floor = 0
        lobby = 0
        for i in range(self.s.options.crew):
            if passages.at_lobby(self.s, self.s.at[i]):
                lobby += 1
            else:
                floor += self.s.board.inside[self.s.at[i]]
        self.add(up / 4.0)
        self.add(riding / 2.0)
        self.add(min(ways, 4) / 4.0)
        self.add(floor / 4.0)
        self.add(lobby / 4.0)
