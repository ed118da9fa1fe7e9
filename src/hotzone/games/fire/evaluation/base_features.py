"""What matters on every table of the fire game: the goal, the fire, the people to rescue, the crew."""

from array import array
from math import exp

from hotzone.core import constants as c
from hotzone.core.evaluator import Evaluator
from hotzone.games.fire.evaluation.distances import Distances
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import ending, threats

COMPILED = not __file__.endswith(".py")
LONG = 128  # AP a table of fading chances covers


class FireBaseFeatures(Evaluator):
    """Looks at one table of the fire game; evaluators of clones may share their floods."""

    game = "fire"

    def __init__(self, table: State) -> None:
        super().__init__()
        self.s = table
        self.ways = Distances()
        self.ways.learn(table)
        self.seen = 0
        if not COMPILED:
            self.fade = array("d", bytes(8 * LONG))
            self.sums = array("d", bytes(8 * 32))
        for i in range(LONG):
            self.fade[i] = exp(-i / 5.0)

    def share(self, other: Evaluator) -> None:
        """Use the floods of another evaluator on the same board."""
        if isinstance(other, FireBaseFeatures):
            self.ways = other.ways

    def add(self, value: float) -> None:
        """Write one more input."""
        self.inputs[self.count] = value
        self.count += 1

    def skip(self, many: int) -> None:
        """Leave inputs empty that this match has no use for."""
        for i in range(many):
            self.add(0.0)

    def coming(self) -> int:
        """Whose turn is next."""
        if self.s.stage < w.ACTING:
            return self.s.options.first
        if self.s.stage < w.ADVANCING:
            return self.s.seat
        return (self.s.seat + 1) % self.s.options.crew

    def goal(self) -> None:
        """How many are still needed, how many may still be lost, how long the house stands."""
        need = max(0, w.TO_RESCUE - self.s.rescued)
        lost = min(self.s.lost, 3)
        for i in range(1, 8):
            self.add(1.0 if need == i else 0.0)
        for i in range(4):
            self.add(1.0 if lost == i else 0.0)
        damage = self.s.damage / 24.0
        self.add(damage)
        self.add(max(0, self.s.damage - 12) / 12.0)
        self.add(max(0, self.s.damage - 18) / 6.0)
        self.add(max(0, self.s.damage - 21) / 3.0)
        self.add(lost * damage)
        self.add(lost * need / 7.0)
        self.add(damage * need / 7.0)

    def fire(self) -> None:
        """Fire and smoke, how they lie together, and what the next roll will break."""
        fires = 0
        smokes = 0
        touching = 0
        frontier = 0
        lit = 0
        pairs = 0
        walls = 0
        spots = 0
        hot = 0
        for i in range(self.s.board.inner_count):
            cell = self.s.board.inner[i]
            spots += self.s.spot[cell]
            if self.s.threat[cell] == w.FIRE:
                fires += 1
                walls += self.would_break(cell)
                hot += self.s.spot[cell]
            near = 0
            hazy = 0
            for side in range(self.s.board.sides):
                k = cell * c.SIDES + side
                there = self.s.board.next[k]
                if self.s.threat[there] != w.CLEAR and self.s.board.opens[self.s.edge[self.s.board.border[k]]]:
                    if self.s.threat[there] == w.FIRE:
                        near = 1
                    else:
                        hazy += 1
            if self.s.threat[cell] == w.FIRE:
                touching += near
            elif self.s.threat[cell] == w.SMOKE:
                smokes += 1
                lit += near
                pairs += hazy
            else:
                frontier += near
        need = max(0, w.TO_RESCUE - self.s.rescued)
        damage = self.s.damage / 24.0
        share = fires / 20.0
        self.add(share)
        self.add(max(0, fires - 8) / 12.0)
        self.add(max(0, fires - 15) / 10.0)
        self.add(share * damage)
        self.add(share * need / 7.0)
        self.add(touching / 15.0)
        self.add(frontier / 20.0)
        self.add(smokes / 10.0)
        self.add(lit / 5.0)
        self.add(pairs / 5.0)
        breaking = walls / 48.0
        self.add(breaking)
        self.add(breaking * damage)
        self.add(breaking * need / 7.0)
        self.add(1.0 if fires == 0 else 0.0)
        self.add(spots / 10.0)
        self.add(hot / 5.0)
        self.add(spots * share / 10.0)
        self.sums[0] = fires
        self.sums[1] = smokes
        self.sums[2] = breaking

    def would_break(self, centre: int) -> int:
        """How many walls an explosion here would damage."""
        found = 0
        for side in range(self.s.board.sides):
            here = centre
            for far in range(12):  # two burning halves of a stair would pass the wave to and fro
                k = here * c.SIDES + side
                kind = self.s.edge[self.s.board.border[k]]
                if self.s.board.breaks[kind] != kind:
                    found += 1
                    break
                if not self.s.board.opens[kind]:
                    break
                here = self.s.board.next[k]
                if not self.s.board.burns[here] or self.s.threat[here] != w.FIRE:
                    break
        return found

    def persons(self) -> None:
        """Each POI and victim: how near helpers, safety and fire are; sums for the hidden and for the known."""
        for i in range(3, 32):
            self.sums[i] = 0.0
        home = self.ways.to_safety(self.s, self.seen)
        soonest = 40.0
        best = 40.0
        after = self.coming()
        for slot in range(w.SLOTS):
            if self.s.poi[slot] == w.NO_POI:
                continue
            cell = self.s.poi_at[slot]
            k = 4 if self.s.poi[slot] == w.HIDDEN else 14
            start = self.ways.to_cell(self.s, self.seen, cell)
            carry = self.ways.far[home + cell]
            if self.s.poi[slot] == w.TREATED:
                carry = (carry + 1) // 2
            near = 60
            second = 60
            time = 90
            for i in range(self.s.options.crew):
                far = self.ways.far[start + self.s.at[i]]
                if far < near:
                    second = near
                    near = far
                elif far < second:
                    second = far
                need = far + carry - self.s.saved[i]
                if need < time:
                    time = need
                if i == after and need < best:
                    best = max(0, need)
            time = max(0, time)
            if time < soonest:
                soonest = time
            fires = 0
            for side in range(self.s.board.sides):
                i = cell * c.SIDES + side
                if self.s.threat[self.s.board.next[i]] == w.FIRE and self.s.board.opens[self.s.edge[self.s.board.border[i]]]:
                    fires += 1
            self.sums[k] += 1.0
            self.sums[k + 1] += 1.0 if fires else 0.0
            self.sums[k + 2] += fires
            self.sums[k + 3] += 1.0 if self.s.threat[cell] == w.SMOKE else 0.0
            self.sums[k + 4] += self.fade[near]
            self.sums[k + 5] += min(near, 25) / 10.0
            self.sums[k + 6] += min(second, 25) / 10.0
            self.sums[k + 7] += min(carry, 25) / 10.0
            self.sums[k + 8] += min(time, 40) / 12.0
            self.sums[k + 9] += self.fade[time]
        for i in range(4, 24):
            self.add(self.sums[i] / 2.0)
        self.add(soonest / 12.0)
        self.add(self.fade[int(soonest)])
        self.add(min(best, 40.0) / 12.0)
        self.add(self.fade[int(min(best, 100.0))])
        absent = w.VICTIMS - self.s.options.victim_count  # networks learned to save the structure with a full supply of POI
        unseen = self.s.victims + self.s.alarms + absent + w.ALARMS - self.s.options.alarm_count
        self.add((self.s.victims + absent) / unseen if unseen else 0.0)
        self.add(unseen / 15.0)
        self.add((w.SLOTS - self.sums[4] - self.sums[14]) / 3.0)
        self.add(1.0 if self.s.rescued + absent + ending.victims_in_play(self.s) <= w.TO_RESCUE else 0.0)

    def crew(self) -> None:
        """Where the firefighters are, what they saved, who comes next."""
        start = self.ways.to_fire(self.s, self.seen)
        inside = 0
        beside = 0
        smoky = 0
        saved = 0
        ready = 0.0
        for i in range(self.s.options.crew):
            cell = self.s.at[i]
            inside += self.s.board.inside[cell]
            beside += threats.beside_fire(self.s, cell)
            smoky += self.s.threat[cell] == w.SMOKE
            saved += self.s.saved[i]
            ready += self.fade[self.ways.far[start + cell]]
        many = self.s.options.crew
        coming = self.coming()
        far = self.ways.far[start + self.s.at[coming]]
        self.add(inside / 4.0)
        self.add(beside / 4.0)
        self.add(smoky / 4.0)
        self.add(saved / 16.0)
        self.add(saved / (4.0 * many))
        self.add(ready / 2.0)
        self.add(ready / many)
        self.add(self.s.saved[coming] / 4.0)
        self.add(min(far, 20) / 10.0)
        self.add(self.fade[far])
        self.add(many / 6.0)
        self.add(1.0 if many <= 2 else 0.0)
        self.add(1.0 if many >= 5 else 0.0)
        closed = 0
        opened = 0
        for i in range(c.EDGES):
            closed += self.s.edge[i] == w.DOOR
            opened += self.s.edge[i] == w.DOOR_OPEN
        self.add(closed / 8.0)
        self.add(opened / 8.0)
