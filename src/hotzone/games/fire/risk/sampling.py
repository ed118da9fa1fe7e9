"""What makes a sample of tables more alike to all of them: every roll has come before as often as it should."""

from __future__ import annotations

from array import array

from hotzone.games.fire.risk import effects as x
from hotzone.games.fire.risk import frontier, nodes
from hotzone.games.fire.risk import sums as tally
from hotzone.games.fire.risk.frontier import Frontier
from hotzone.games.fire.risk.nodes import RiskNodes
from hotzone.games.fire.risk.sums import GroupSums

COMPILED = not __file__.endswith(".py")
ROUNDS = 12  # of weighing: the shares hardly change after them
MOST = 64  # rolls by which pairs of groups are told apart
TINY = 1e-12
SURE = 3.0  # standard errors


class FairSampling:
    """Weighs a sample: what a table may do depends mostly on the rolls before it, and how often each roll comes is known.

    So the tables of a sample get weights that give each roll its right share. Groups of the sample with the same rolls before them
    still differ a little: that difference says how far the sample may be off. Statisticians call this a regression estimate.
    """

    def __init__(self, before: RiskNodes) -> None:
        self.tables = before
        self.wanted = array("d", bytes(8 * nodes.FACES))
        self.found = array("d", bytes(8 * nodes.FACES))
        self.parts = array("d", bytes(8 * nodes.FACES * frontier.PAIRS))  # of each roll, by which pairs of groups differ
        self.axes = array("d", bytes(8 * MOST * frontier.PAIRS))  # the same, at right angles and of length 1
        self.many = 0
        self.pairs = 0  # in which there is a table of the sample
        self.apart = array("d", bytes(8 * frontier.PAIRS))

    def want(self, line: Frontier) -> None:
        """Count how often each roll comes before those tables that lots are drawn for."""
        for face in range(nodes.FACES):
            self.wanted[face] = 0.0
        for i in range(line.count):
            if line.chance[i] < line.unit:
                self.count(line, i, 0)

    def count(self, line: Frontier, i: int, found: int) -> int:
        """Add a table's chance to those of the rolls before it, wanted or found; gives how many they are."""
        effect = line.by[i]
        row = line.up[i]
        many = 0
        while row >= 0:
            face = self.tables.effects.fact[effect * x.FACTS + x.FACE]
            if found:
                self.found[face] += line.chance[i]
            else:
                self.wanted[face] += line.chance[i]
            effect = self.tables.by[row]
            row = self.tables.up[row]
            many += 1
        return many

    def weigh(self, line: Frontier) -> None:
        """Change the chances of the tables drawn until each roll is found as often as it is wanted."""
        for _ in range(ROUNDS):
            many = 1
            for face in range(nodes.FACES):
                self.found[face] = 0.0
            for i in range(line.count):
                if line.drawn[i]:
                    many = self.count(line, i, 1)
            for face in range(nodes.FACES):
                self.found[face] = (self.wanted[face] / self.found[face]) ** (1.0 / many) if self.found[face] > 0.0 else 1.0
            total = 0.0
            for i in range(line.count):
                if line.drawn[i]:
                    self.scale(line, i)
                    total += line.chance[i]
            for i in range(line.count):
                if line.drawn[i]:
                    line.chance[i] *= line.lot / total

    def scale(self, line: Frontier, i: int) -> None:
        """Multiply a table's chance by what the rolls before it lack."""
        effect = line.by[i]
        row = line.up[i]
        while row >= 0:
            line.chance[i] *= self.found[self.tables.effects.fact[effect * x.FACTS + x.FACE]]
            effect = self.tables.by[row]
            row = self.tables.up[row]

    def account(self, line: Frontier) -> None:
        """Remember how pairs of groups differ by the rolls before them, as axes at right angles."""
        for i in range(nodes.FACES * frontier.PAIRS):
            self.parts[i] = 0.0
        for k in range(frontier.PAIRS):
            self.apart[k] = 0.0
        for i in range(line.count):
            if line.drawn[i]:
                self.apart[line.group[i] // 2] = 1.0
                effect = line.by[i]
                row = line.up[i]
                while row >= 0:
                    place = self.tables.effects.fact[effect * x.FACTS + x.FACE] * frontier.PAIRS + line.group[i] // 2
                    self.parts[place] += line.chance[i] if line.group[i] % 2 else -line.chance[i]
                    effect = self.tables.by[row]
                    row = self.tables.up[row]
        if self.pairs == 0:
            for k in range(frontier.PAIRS):
                self.pairs += self.apart[k] > 0.0
        for face in range(nodes.FACES):
            if (
                self.wanted[face] > 0.0 and self.many < MOST and 2 * self.many + 2 <= self.pairs
            ):  # more would learn the pairs by heart
                self.add_axis(face * frontier.PAIRS)

    def add_axis(self, start: int) -> None:
        """Take from a roll's parts what the axes so far tell, and keep the rest as one more."""
        for k in range(frontier.PAIRS):
            self.apart[k] = self.parts[start + k]
        length = self.reduce() ** 0.5
        if length > TINY:
            for k in range(frontier.PAIRS):
                self.axes[self.many * frontier.PAIRS + k] = self.apart[k] / length
            self.many += 1

    def reduce(self) -> float:
        """Take from `apart`, by what pairs differ, what the axes tell; gives the sum of the squares that are left."""
        for axis in range(self.many):
            along = 0.0
            for k in range(frontier.PAIRS):
                along += self.axes[axis * frontier.PAIRS + k] * self.apart[k]
            for k in range(frontier.PAIRS):
                self.apart[k] -= along * self.axes[axis * frontier.PAIRS + k]
        squares = 0.0
        for k in range(frontier.PAIRS):
            squares += self.apart[k] * self.apart[k]
        return squares

    def add_up(self, sums: GroupSums) -> float:
        """Add the groups of the sample to what is certain; gives how far they may be off.

        Groups come in pairs of neighbours: what one of them stands for lies beside what the other does. How far pairs differ
        tells how far the whole may be off.
        """
        worst = 0.0
        mass = sums.of_groups(tally.MASS)
        if mass == 0.0:
            return 0.0
        for i in range(tally.STRIDE):
            share = sums.of_groups(i) / mass
            if share > 0.0 and i != tally.DAMAGE and i != tally.MASS:
                squares = 0.0
                for k in range(frontier.PAIRS):
                    one = 2 * k * tally.STRIDE
                    other = one + tally.STRIDE
                    self.apart[k] = sums.sums[one + i] - sums.sums[other + i]
                    self.apart[k] -= share * (sums.sums[one + tally.MASS] - sums.sums[other + tally.MASS])
                    squares += self.apart[k] * self.apart[k]
                if squares > worst:  # what the axes tell can only be taken away
                    worst = max(worst, self.reduce())
            sums.sums[frontier.GROUPS * tally.STRIDE + i] += share * mass
        far: float = SURE * (worst * self.pairs / (self.pairs - self.many)) ** 0.5
        return far
