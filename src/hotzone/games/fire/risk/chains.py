"""Chains of flare-ups of the next fire phase: every roll after every roll, and the chances of what they do."""

from __future__ import annotations

from array import array

from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.state import State
from hotzone.games.fire.risk import effects as x
from hotzone.games.fire.risk import frontier, nodes, sums
from hotzone.games.fire.risk.effects import Effects
from hotzone.games.fire.risk.frontier import Frontier
from hotzone.games.fire.risk.nodes import RiskNodes
from hotzone.games.fire.risk.sampling import FairSampling
from hotzone.games.fire.risk.sums import GroupSums
from hotzone.games.fire.rules import ladders

COMPILED = not __file__.endswith(".py")
MASK = 0xFFFFFFFFFFFFFFFF
SMALL = 0.00005  # of the longest chains so much may be left out
MOST = 16000  # rolls resolved anew; where more would be needed the tables of longer chains are a sample
TABLE = 5  # a table costs as much as so many rolls
FEW = 64  # tables of a sample at least,
GOOD = 256  # of the first one: by its groups the error is told
WHOLE = 0.8  # of the rolls that are left all tables of one length may take so many,
PART = 0.4  # a sample of them so many
FINE = 900.0  # squared, times the chances a sample stands for, squared: so many tables make it fine enough


class Risk:
    """Chances over one fire phase, from a table as if its turn ended now.

    Chains of flare-ups are followed roll by roll, equal tables as one. Where many hot spots make too many of them the longer
    chains are a weighted sample, spread evenly over what it stands for; `sampled` is the share of the chances that lots are first
    drawn for, and `error` holds what was left out and three standard errors of the sample. Where two hazmats burn at once the
    first in board order explodes first. Faces of false alarms that leave a hazmat in fire (the unmarked variant) are not followed.
    """

    def __init__(self, match: Match, small: float = SMALL, most: int = MOST, again: bool = True, fine: float = FINE) -> None:
        self.small = small
        self.most = most
        self.again = again  # use effects again
        self.fine = fine
        self.root: State = match
        self.start: State = match.clone()
        self.base: State = match.clone()
        self.was: State = match.clone()
        now = match.clone()
        now.watch()
        self.now: State = now
        self.sampled = 0.0
        self.damage = 0.0  # expected markers
        self.collapse = 0.0
        self.error = 0.0  # of any chance, at most
        self.faces = 0  # rolls that count
        self.hot = 0  # of them with a flare-up
        self.face = array("B", bytes(nodes.FACES))
        self.find_faces()
        self.effects = Effects(match, 8192 if self.hot else nodes.FACES)
        self.tables = RiskNodes(self.effects, self.start, 1024 if self.hot else 1)
        self.balance = FairSampling(self.tables)
        self.tally = GroupSums()
        self.level = Frontier(1)
        self.line = self.level
        self.first = 0
        self.work()

    @property
    def rolls(self) -> int:
        """How many rolls were resolved."""
        return self.effects.count

    @property
    def rows(self) -> int:
        """How many tables were looked into."""
        return self.tables.count

    def find_faces(self) -> None:
        """List the spaces of all rolls that count, and prepare the table before the first."""
        for red in range(1, 7):
            for black in range(1, 9):
                cell = self.root.board.by_dice[red * 10 + black]
                if not self.root.board.again[cell]:
                    self.face[self.faces] = cell
                    self.faces += 1
                    if self.root.spot[cell] and not self.root.options.hottest:
                        self.hot += 1
        self.start.stage = w.ADVANCING
        self.start.flared = 1
        self.start.had_spot = 0
        self.start.target = 0

    def work(self) -> None:
        """Length by length; tables at which another roll must follow wait for the next."""
        self.tally.lie(self.start)
        self.level.join(self.start.key(), 1.0, -1, -1, frontier.GROUPS)
        left = 1.0
        deep = 0
        while self.level.count and left > self.small and deep < nodes.DEEP:
            self.line = Frontier(4 * self.level.count + nodes.FACES)
            before = self.spent()
            self.first = self.tables.count
            left = 0.0
            for i in range(self.level.count):
                if self.line.count + nodes.FACES > self.line.room:
                    self.line.grow()
                left += self.look_into(i)
            self.thin_out(left, (self.spent() - before) / self.level.count)
            self.level = self.line
            deep += 1
        self.error += left  # these count as they lie
        self.add_up()

    def spent(self) -> float:
        """The work so far, in rolls."""
        return self.effects.count + TABLE * self.tables.count

    def thin_out(self, left: float, cost: float) -> None:
        """Where too many tables wait, at so many rolls each, leave a sample of them."""
        rest = self.most - self.spent()
        few = FEW if self.sampled else GOOD
        needed = few + (self.fine * left) ** 2  # the fewer chances a sample stands for, the smaller it may be
        if self.line.count > needed or self.line.count * cost > WHOLE * rest:
            self.line.find_unit(max(few, int(min(needed, PART * rest / max(cost, TABLE)))))
            self.balance.want(self.line)
            self.line.thin()
            self.tables.renumber(self.first, self.line.moved)
            self.balance.weigh(self.line)
            if self.sampled == 0.0:
                self.sampled = self.line.lot
            self.balance.account(self.line)

    def look_into(self, i: int) -> float:
        """Roll all faces on a waiting table and count what each changes; gives the chance of flare-ups."""
        row = self.tables.begin(self.level.up[i], self.level.by[i])
        there = False
        start = self.level.group[i] * sums.STRIDE
        part = self.level.chance[i] / self.faces
        self.tally.sums[start + sums.MASS] += self.level.chance[i]
        flaring = 0.0
        for j in range(self.faces):
            effect = self.tables.known(j) if self.again else -1
            if effect < 0:
                if not there:
                    self.go_to()
                    there = True
                effect = self.effects.add(self.base, self.was, self.now, self.face[j], j, self.level.keys[i])
            kid = 0
            for k in range(self.effects.list_at[effect], self.effects.list_at[effect + 1]):
                self.tally.sums[start + self.effects.lists[k]] += part
            if self.effects.fact[effect * x.FACTS + x.FLARES]:
                flaring += part
                kid = self.flare(row, i, effect, part)
            self.tables.keep(j, effect, kid)
        self.tables.count += 1
        return flaring

    def go_to(self) -> None:
        """Bring the base to the table at hand; `was` is how it would count if the fire ended there."""
        self.base.copy_state(self.start)
        for i in range(self.tables.many):
            self.effects.put_on(self.base, self.tables.path[i])
        self.was.copy_state(self.base)
        if self.root.board.ladders:
            ladders.burn(self.was)

    def flare(self, row: int, i: int, effect: int, part: float) -> int:
        """Another roll must follow: let the table wait; gives its number to be."""
        key = (self.level.keys[i] + self.effects.key[effect]) & MASK
        return self.first + self.level.count + self.line.join(key, part, row, effect, self.level.group[i])

    def add_up(self) -> None:
        """Add the sample to what is certain, and say how far it may be off."""
        self.error += self.balance.add_up(self.tally)
        self.damage = self.tally.total(sums.DAMAGE)
        self.collapse = self.tally.total(sums.COLLAPSE)

    def chances(self, name: str) -> list[float]:
        """One of the tables: burns, hit, gone, person, figure."""
        return self.tally.chances(name)
