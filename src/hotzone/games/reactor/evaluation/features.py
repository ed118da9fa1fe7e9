"""The evaluator of Reactor: all inputs of the network in their order, and a worth by rules of thumb."""

from hotzone.core import constants as c
from hotzone.games.reactor.evaluation.base_features import ReactorBaseFeatures
from hotzone.games.reactor.evaluation.inputs import NAMES
from hotzone.games.reactor.model import constants as w


class ReactorEvaluator(ReactorBaseFeatures):
    """Adds the people and their errands, and reckons the chance that is left."""

    names = NAMES

    def write_inputs(self) -> None:
        """Write the inputs; both kinds of moments have the same ones."""
        self.count = 0
        self.kind = 1 if self.s.stage > w.FAILING and self.s.stage <= w.SACRIFICING else 0
        self.o.look()
        self.o.plan()
        for seat in range(w.SEATS):
            if seat < self.s.options.crew:
                self.o.walk(seat)
        self.goal()
        self.cards()
        self.tiles()
        self.tokens()
        self.gathering()
        self.people()
        self.errands()

    def people(self) -> None:
        """Who lives, how much they can still bear, how safe they stand, who acts next."""
        alive = 0
        dose = 0
        dying = 0.0
        for role in range(w.SEATS):
            lives = 0.0
            burden = 0.0
            danger = 0.0
            next_one = 0.0
            for seat in range(self.s.options.crew):
                if self.s.options.role[seat] == role:
                    next_one = 1.0 if seat == self.coming() else 0.0
                    if self.o.at[seat] != c.NOWHERE:
                        lives = 1.0
                        burden = self.o.dose[seat] / 16.0
                        danger = self.danger(self.o.at[seat])
                        alive += 1
                        dose += self.o.dose[seat]
                        dying += danger
            self.add(lives)
            self.add(burden)
            self.add(max(0.0, burden - 0.7))
            self.add(danger)
            self.add(next_one)
        self.add(alive / 4.0)
        self.add(dose / 32.0)
        self.add(1.0 if self.s.options.crew == 3 else 0.0)
        self.add(1.0 if self.s.masked else 0.0)
        self.sums[28] = alive
        self.sums[29] = dose
        self.sums[30] = dying

    def danger(self, cell: int) -> float:
        """The chance that the coming cards take the tile from under a figure."""
        tile = self.o.tile[cell]
        if not tile & w.UP or cell >= self.s.board.tile_count or not self.o.live[cell]:
            return 0.0
        if tile & w.TVS:
            return (
                min(1.0, self.o.due * self.o.live[cell] / self.o.left) if tile & w.BLACK and cell < self.s.board.fuel_count else 0.0
            )
        if cell < self.s.board.fuel_count or self.o.sector() < w.RED_SECTOR:
            return 0.0
        return self.o.live[cell] / self.o.failing

    def errands(self) -> None:
        """How near the figures are to what must be moved, cooled, opened and cleared."""
        movers = 0.0
        lifts = 0.0
        there = 0
        ready = 0
        worst = 0
        cooling = 0.0
        foaming = 0.0
        clearing = 0.0
        core = 0.0
        unseen = 0
        mine = 0
        walks = 0.0
        glowing = 0.0
        waiting = 0.0
        cranes = self.sums[16 + w.CRANE] > 0.0
        for cell in range(self.s.board.tile_count):
            tile = self.o.tile[cell]
            if tile == w.EMPTY or (tile & w.TVS and tile & w.BLACK and not self.o.ring[cell]):
                continue
            near = 9
            lifted = 9
            cooled = 9
            foamed = 9
            for seat in range(self.s.options.crew):
                turns = self.o.turns(seat, cell)
                near = min(near, turns)
                if self.o.held[seat * w.SLOTS + w.LIFT]:
                    lifted = min(lifted, turns)
                if self.o.held[seat * w.SLOTS + w.PIPELINE] or self.o.held[seat * w.SLOTS + w.HOSE]:
                    cooled = min(cooled, turns)
                if self.o.held[seat * w.SLOTS + w.EXTINGUISHER]:
                    foamed = min(foamed, turns)
            if cranes:
                lifted = min(lifted, near)
            if tile & w.EMERGENCY == w.EMERGENCY:
                if not self.o.ring[cell]:
                    movers += self.fade[near]
                    lifts += self.fade[lifted]
                    there += near == 0
                    ready += lifted == 0
                    worst = max(worst, lifted)
                    walks += min(lifted, 5)
                if tile & w.UP and not tile & w.FOAM and self.o.live[cell] and cell < self.s.board.fuel_count:
                    cooling += self.fade[cooled]
                    foaming += self.fade[foamed]
                if tile & w.UP and cell < self.s.board.fuel_count:
                    if self.o.live[cell]:
                        glowing += 1.0 - 0.7 * self.fade[cooled]
                    else:
                        waiting += 1.0 - 0.7 * self.fade[cooled]
            elif tile & w.TVS and not tile & w.SIGN:
                unseen += near <= 1
                mine += self.o.turns(self.coming(), cell) <= 1
            if self.o.ring[cell] and tile & w.EMERGENCY != w.EMERGENCY:
                clearing += self.fade[near]
            if tile & w.WORKING == w.WORKING and self.o.core > 0.0:
                core = max(core, self.fade[lifted])
        self.add(movers / 4.0)
        self.add(lifts / 4.0)
        self.add(there / 4.0)
        self.add(ready / 4.0)
        self.add(worst / 5.0)
        self.add(cooling / 2.0)
        self.add(foaming / 2.0)
        self.add(clearing / 4.0)
        self.add(core)
        self.add(unseen / 16.0)
        self.add(mine / 16.0)
        self.reckon(walks, glowing, waiting, core, min(unseen, 10))

    def reckon(self, walks: float, glowing: float, waiting: float, core: float, near: float) -> None:
        """About how many turns it takes still, how many hearts that costs, and what chance is left."""
        known = self.sums[0]
        turns = 1.2 * self.o.cost + 2.2 * (self.s.options.tiles[w.FACE_RED] - known) + 0.6 * walks - 0.06 * near
        if self.sums[1] == 0.0:
            turns += 3.0
        elif self.o.core > 0.0:
            turns += 1.0 - core
        turns = max(0.0, turns)
        cards = turns * max(1, self.o.due)
        burns = self.o.burning + glowing * min(1.0, cards / self.o.left)
        burns += waiting * min(1.0, max(0.0, cards - self.o.left) / 25.0) + 0.1 * self.sums[4] * min(1.0, cards / 31.0)
        lasts = 0.0
        term = 1.0
        for i in range(self.o.hearts):
            lasts += term
            term *= burns / (i + 1)
        lasts *= fading(burns)
        spare = self.sums[26] - self.o.cost
        chance = lasts * fading(turns / 30.0) * (0.3 + 0.7 * enough(0.8 * (spare + 1.0)))
        red = 1.0 if self.o.dial >= self.s.options.red_from else max(0.0, (self.o.dial - 12.0) / 10.0)
        failing = self.sums[14] * min(1.0, max(1.0, turns) / self.o.failing)
        failing += 0.6 * self.sums[15] * min(1.0, max(0.0, turns - self.o.failing) / 6.0)
        if self.sums[1]:
            chance *= 1.0 - 0.6 * min(1.0, red * failing / self.sums[1])
        chance *= 1.0 - 0.12 * (self.s.options.crew - self.sums[28]) - 0.12 * min(2.0, self.sums[30])
        chance *= 1.0 - 0.004 * self.sums[29]
        chance *= 0.9 + 0.1 * min(1.0, (self.sums[16 + w.PIPELINE] + self.sums[16 + w.HOSE]) / 6.0)
        self.sums[31] = max(0.0, chance)
        self.add(turns / 20.0)
        self.add(burns / 2.0)
        self.add(lasts)
        self.add(self.sums[31])
        self.add(spare / 6.0)

    def guess(self) -> float:
        """A worth by rules of thumb: the chance that hearts, movers and people last as long as it takes."""
        self.write_inputs()
        return 0.01 if self.o.hearts == 0 else min(0.99, max(0.01, self.sums[31]))


def fading(x: float) -> float:
    """Nearly the exponential of -x, from sums alone: the same compiled and uncompiled."""
    return 1.0 / (1.0 + x * (1.0 + x * (0.5 + x * (1.0 / 6.0 + x / 24.0))))


def enough(x: float) -> float:
    """From 0 to 1, a half at 0."""
    return 1.0 / (1.0 + fading(x)) if x > 0.0 else fading(-x) / (1.0 + fading(-x))
