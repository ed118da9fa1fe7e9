"""The evaluator of the fire game: all inputs of the network in their order, and a worth by rules of thumb."""

from array import array

from hotzone.core import constants as c
from hotzone.games.fire.evaluation.gun_odds import GunOdds
from hotzone.games.fire.evaluation.inputs import GROUPS, NAMES
from hotzone.games.fire.evaluation.tactics import FireTactics
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import gun, threats, vehicles

COMPILED = not __file__.endswith(".py")
LIKED = (0.0, 2.0, 5.0, 1.0, 8.0, 4.0, 6.0, 7.0, 9.0, 4.5)  # cards by role: the higher, the sooner it is taken
LEFT = 0.5  # how much others like the card of the Driver/Operator, who should begin
# how many inputs the groups have that a match may leave empty
BOX = len(GROUPS["box"])
HANDS = len(GROUPS["hands"])
STOREYS = len(GROUPS["storeys"])
MENDING = len(GROUPS["mending"])


class FireEvaluator(FireTactics):
    """Adds what only the experienced game and the expansions have."""

    names = NAMES

    def __init__(self, table: State) -> None:
        super().__init__(table)
        self.shot = GunOdds()
        if not COMPILED:
            self.liked = array("d", bytes(8 * 16))
        for i in range(w.ROLES):
            self.liked[i] = LIKED[i]

    def network_names(self) -> tuple[str, ...]:
        """Family matches and experienced ones; on the boards of the expansions by what a building has."""
        o = self.s.options
        if not (o.hazmats or o.vehicles or o.specialists or o.hot_spots):
            return ("",)
        if self.s.board.lifts > 0:
            return ("elevators", "buildings", "experienced")
        if self.s.board.stairs > 0:
            return ("storeys", "buildings", "experienced")
        if self.beyond_the_box():
            return ("buildings", "experienced")
        return ("experienced",)

    def beyond_the_box(self) -> bool:
        """Has the building what the base boards have not: floors, elevators, windows, thin partitions, party walls?"""
        for i in range(c.EDGES):
            kind = self.s.board.edge[i]
            if kind == w.THIN or kind == w.WINDOW or kind == w.PARTY:
                return True
        return self.s.board.special != 0 or self.s.board.lifts > 0

    def won(self) -> float:
        """1 for a victory, also one that only has to be taken."""
        return 1.0 if self.s.result == w.VICTORY or self.s.result == w.PERFECT or self.s.stage == w.WON else 0.0

    def advise(self, action: int) -> float:
        """Some cards are worth more than others; all other choices are looked at."""
        if action >> 8 & 255 != w.TAKE:
            return 0.0
        first = self.s.options.first
        if action & 255 == w.DRIVER and self.s.step != first and self.s.role[first] == w.PLAIN:
            return LEFT
        return self.liked[action & 255]

    def is_ready(self) -> bool:
        """Does the Driver/Operator stand on the engine?"""
        for i in range(self.s.options.crew):
            if self.s.role[i] == w.DRIVER and vehicles.on_engine(self.s, i):
                return self.s.options.gun_works != 0
        return False

    def merge_answers(self) -> int:
        """The rolls of the deck gun: they hit a dozen spaces, often after a re-roll."""
        if self.s.stage != w.GUNNING or self.s.asked != w.BOTH:
            return 0
        spaces = self.shot.look(self.s)
        for i in range(spaces):
            self.answers[i] = w.ROLL << 8 | self.shot.roll[i]
        return spaces

    def accept(self) -> int:
        """The Driver/Operator keeps a roll; everybody else must."""
        return w.KEEP << 8 if self.s.role[self.s.seat] == w.DRIVER and not self.s.rerolled else 0

    def weigh_answers(self) -> None:
        """How likely each space is hit by who uses the re-rolls well."""
        for i in range(self.shot.count):
            self.shot.value[i] = self.values[i]
        self.shot.weigh(self.accept() != 0, self.s.options.joint_reroll != 0)
        for i in range(self.shot.count):
            self.weights[i] = self.shot.weight[i]

    def write_inputs(self) -> None:
        """Write the inputs; both kinds of moments have the same ones."""
        self.count = 0
        self.kind = 0 if self.s.stage == w.ADVANCING else 1
        self.seen = self.ways.look(self.s)
        self.goal()
        self.fire()
        self.persons()
        self.crew()
        self.box()
        self.hands()
        self.storeys()
        self.mending()
        if self.count < self.wanted:
            self.gunfire()
            self.carrying()

    def box(self) -> None:
        """What only the experienced game has: hazmats, hot spots, vehicles, the gun, cards."""
        if not (self.s.options.hazmats or self.s.options.vehicles or self.s.options.specialists or self.s.options.hot_spots):
            self.skip(BOX)
            return
        lying = 0
        near = 0
        smoky = 0
        danger = 0.0
        start = self.ways.to_fire(self.s, self.seen)
        for i in range(self.s.board.inner_count):
            cell = self.s.board.inner[i]
            if self.s.hazmat[cell]:
                lying += self.s.hazmat[cell]
                near += threats.beside_fire(self.s, cell)
                smoky += self.s.threat[cell] == w.SMOKE
                danger += self.fade[self.ways.far[start + cell]]
        self.add(1.0)
        self.add(lying / 4.0)
        self.add(near / 3.0)
        self.add(smoky / 3.0)
        self.add(danger / 2.0)
        self.add(lying * self.sums[0] / 60.0)
        self.add(self.s.spots / 12.0)
        self.add(1.0 if self.s.options.arrows else 0.0)
        self.add(1.0 if self.s.flared else 0.0)
        self.engine()
        coming = self.coming()
        for role in range(1, w.ENGINEER):  # the box has eight; what expansions add comes behind
            has = 0.0
            for i in range(self.s.options.crew):
                if self.s.role[i] == role:
                    has = 1.0
            self.add(has)
            self.add(1.0 if self.s.role[coming] == role else 0.0)

    def hands(self) -> None:
        """Where the specialists stand: how near to fire, how near to people."""
        if not self.s.options.specialists:
            self.skip(HANDS)
            return
        fire = self.ways.to_fire(self.s, self.seen)
        for role in range(1, w.ROLES):
            close = 0.0
            for i in range(self.s.options.crew):
                if self.s.role[i] == role:
                    close = self.fade[self.ways.far[fire + self.s.at[i]]]
            self.add(close)
        for role in range(1, w.ROLES):
            near = 0.0
            for i in range(self.s.options.crew):
                if self.s.role[i] == role:
                    near = self.fade[self.nearest_person(self.s.at[i])]
            self.add(near)
        self.add(self.sums[2] * self.s.spots / 12.0)
        self.add(self.sums[0] * self.s.spots / 200.0)
        self.add(self.s.cafs / 6.0)

    def nearest_person(self, cell: int) -> int:
        """AP from a space to the nearest POI or victim."""
        found = 60
        for slot in range(w.SLOTS):
            if self.s.poi[slot] != w.NO_POI:
                found = min(found, self.ways.far[self.ways.to_cell(self.s, self.seen, self.s.poi_at[slot]) + cell])
        return found

    def storeys(self) -> None:
        """What only the expansions have: floors, elevators, ladders, evidence, friends."""
        if not (self.s.board.special or self.s.board.lifts or self.s.options.arson or self.s.options.friend):
            self.skip(STOREYS)
            return
        fires = 0
        people = 0
        crew = 0
        for i in range(self.s.board.inner_count):
            cell = self.s.board.inner[i]
            fires += self.s.board.floor[cell] > 0 and self.s.threat[cell] == w.FIRE
        for slot in range(w.SLOTS):
            people += self.s.poi[slot] != w.NO_POI and self.s.board.floor[self.s.poi_at[slot]] > 0
        fallen = 0
        held = 0
        for i in range(self.s.options.crew):
            crew += self.s.board.floor[self.s.at[i]] > 0
            fallen += self.s.lying >> i & 1
            held += self.s.holds >> i & 1
        lifts = 0
        for i in range(1, self.s.board.lifts + 1):
            lifts += self.s.edge[self.s.board.lift_door[i]] != w.DOOR_GONE
        raised = 0
        if self.s.board.ladders:
            for i in range(c.CELLS):
                raised += self.s.ladder[i] >= w.RAISED
        self.add(1.0)
        self.add(1.0 if self.s.board.ladders else 0.0)
        self.add(1.0 if self.s.board.lifts else 0.0)
        self.add(1.0 if self.s.board.street else 0.0)
        self.add(fires / 10.0)
        self.add(people / 3.0)
        self.add(crew / 4.0)
        self.add(people / 3.0 if crew == 0 else 0.0)
        self.add(lifts / 4.0)
        self.add(raised / 2.0)
        self.add(held / 2.0)
        self.add(1.0 if self.s.options.arson else 0.0)
        self.add(self.s.evidence / 4.0)
        self.add(1.0 if self.s.options.friend else 0.0)
        self.add(fallen / 2.0)
        self.add(self.s.signs / 6.0)

    def mending(self) -> None:
        """What the Structural Engineer could do: hot spots near, walls that can be repaired, and whether fire prevents it."""
        who = -1
        for i in range(self.s.options.crew):
            if self.s.role[i] == w.ENGINEER:
                who = i
        if who < 0:
            self.skip(MENDING)
            return
        start = self.ways.to_cell(self.s, self.seen, self.s.at[who])
        spots = 0
        near = 0.0
        for i in range(self.s.board.inner_count):
            cell = self.s.board.inner[i]
            if self.s.spot[cell]:
                spots += 1
                near += self.fade[self.ways.far[start + cell]]
        cracked = 0
        for i in range(c.EDGES):
            cracked += self.s.edge[i] == w.DAMAGED or self.s.edge[i] == w.PARTY_DAMAGED
        self.add(1.0)
        self.add(1.0 if self.coming() == who else 0.0)
        self.add(spots / 12.0)
        self.add(near / 4.0)
        self.add(cracked / 12.0)
        self.add(1.0 if threats.beside_fire(self.s, self.s.at[who]) else 0.0)

    def engine(self) -> None:
        """What the deck gun could reach, and who stands ready for it."""
        reach = 0
        clear = 0
        if self.s.options.gun_works and self.s.engine >= 0:
            for area in range(8):
                if self.s.board.aims[self.s.engine] >> area & 1:
                    clear = gun.is_clear(self.s, area)
                    for i in range(self.s.board.inner_count):
                        cell = self.s.board.inner[i]
                        if self.s.threat[cell] == w.FIRE and gun.in_area(self.s, area, cell):
                            reach += 1
        standing = 0
        driver = 0
        for i in range(self.s.options.crew):
            if vehicles.on_engine(self.s, i):
                standing += 1
                driver += self.s.role[i] == w.DRIVER
        coming = self.coming()
        on = vehicles.on_engine(self.s, coming)
        self.add(reach / 8.0)
        self.add(reach * clear / 8.0)
        self.add(reach * clear * (1.0 if standing else 0.0) / 8.0)
        self.add(reach * clear * (1.0 if driver else 0.0) / 8.0)
        self.add(reach * clear * (1.0 if on else 0.0) / 8.0)
        self.add(standing / 4.0)
        self.add(1.0 if driver else 0.0)
        self.add(1.0 if self.s.options.gun_works else 0.0)
        self.add(1.0 if self.s.options.vehicles else 0.0)

    def guess(self) -> float:
        """A worth by rules of thumb: people, walls, fire, and who can be brought out soon."""
        self.write_inputs()
        unseen = self.s.victims + self.s.alarms
        chance = self.s.victims / unseen if unseen else 0.0
        worth = 10.0 * self.s.rescued - 14.0 * self.s.lost - 2.5 * self.s.damage
        worth -= 3.0 * self.sums[0] + 1.5 * self.sums[1] + 10.0 * self.sums[2]
        worth += chance * (6.0 * self.sums[13] - 0.5 * self.sums[6] - 2.0 * self.sums[5])
        worth += 6.0 * self.sums[23] - 0.5 * self.sums[16] - 2.0 * self.sums[15] + self.sums[14]
        return min(0.99, max(0.01, 0.5 + worth / 400.0))
