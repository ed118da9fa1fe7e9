"""The rules of High Water: the table and its verbs, in plain Python."""

from __future__ import annotations

from typing import NamedTuple

from highwater.village import HOUSES, Village
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.errors import Illegal
from hotzone.core.formats.fields import Bytes, Number
from hotzone.core.plain_table import PlainTable

BOATS = 3  # at most
ROW, TAKE, PASS, SANDBAG, END, RISE = range(1, 7)  # kinds of actions: an action is its kind << 8 and its target
TURN, ROWED, TAKEN, PASSED, SANDBAGGED, ROSE, SWEPT, DRIFTED, LANDED, ENDED, ROLLED = range(1, 12)  # kinds of events
ACTING, RISING, OVER = 1, 2, 3  # stages
UNDECIDED, VICTORY, DEFEAT = range(3)
COST = {ROW: 1, TAKE: 1, PASS: 1, SANDBAG: 2}  # in strokes

RULES = (
    "",
    *(f"HIGHWATER-{name}-01" for name in ("TURN", "ROW", "TAKE", "PASS", "SANDBAG", "RISE", "HOUSE", "CURRENT", "LAND", "END")),
)


class Options(NamedTuple):
    """What the settings come to."""

    crew: int  # boats
    dice: int  # thrown at the end of a turn
    goal: int  # people to bring to the landing


class Match(PlainTable):
    """A match of High Water."""

    fields = (
        Bytes("water", HOUSES, "how far it has risen at each house"),
        Bytes("people", HOUSES, "who still waits on each roof"),
        Bytes("at", BOATS, "where each boat lies"),
        Bytes("aboard", BOATS, "whom each boat carries"),
        *(Number(name) for name in ("stage", "seat", "strokes", "dice", "saved", "lost")),
    )
    board: Village
    options: Options
    water: bytearray
    people: bytearray
    at: bytearray
    aboard: bytearray
    stage: int
    seat: int
    strokes: int
    dice: int
    saved: int
    lost: int

    def begin(self) -> None:
        """All boats lie at the landing; the first one's turn begins."""
        self.people[:] = bytes(self.board.people)
        self.at[: self.options.crew] = bytes([self.board.landing] * self.options.crew)
        self.next_turn(0)

    def next_turn(self, seat: int) -> None:
        """A boat gets its strokes."""
        self.seat = self.actor = seat
        self.turn += 1
        self.stage, self.strokes = ACTING, self.board.strokes
        self.happened(TURN, seat, self.turn, TURN)

    # what may be done

    def choices(self) -> list[int]:
        """The legal actions of whoever must decide."""
        if self.stage == RISING:
            return [RISE << 8 | face for face in range(HOUSES)]
        here, house = self.at[self.seat], self.board.house_at(self.at[self.seat])
        found = [ROW << 8 | there for there in self.board.beside(here)]
        if house is not None and self.people[house]:
            found += [TAKE << 8 | house] if self.aboard[self.seat] < self.board.room else []
            found += [SANDBAG << 8 | house] if self.water[house] else []
        found += [PASS << 8 | mate for mate in range(self.options.crew) if self.can_pass(mate)]
        return [action for action in found if COST[action >> 8] <= self.strokes] + [END << 8]

    def can_pass(self, mate: int) -> bool:
        """Does another boat lie close by, with a seat free for somebody of ours?"""
        near = self.at[mate] in (self.at[self.seat], *self.board.beside(self.at[self.seat]))
        return mate != self.seat and near and self.aboard[self.seat] > 0 and self.aboard[mate] < self.board.room

    def refusal(self, action: int) -> Illegal:
        """Why an action may not be played now, with its rule."""
        kind, target = action >> 8, action & 255
        if self.stage != ACTING or kind not in COST:
            return Illegal("not-now", "that is not what is asked now", RULES[TURN])
        if COST[kind] > self.strokes:
            return Illegal("no-strokes", f"that takes {COST[kind]} strokes, and {self.strokes} are left", RULES[TURN])
        if kind == ROW:
            return Illegal("out-of-reach", "one stroke goes to a place beside, and not into a tree", RULES[ROWED])
        if kind == PASS:
            return Illegal("no-boat", "nobody can change boats: one of them is empty, full or too far away", RULES[PASSED])
        if self.board.house_at(self.at[self.seat]) != target or not self.people[target]:
            return Illegal("nobody-here", "nobody waits on a roof here", RULES[TAKEN])
        if kind == TAKE:
            return Illegal("boat-full", f"a boat holds {self.board.room}", RULES[TAKEN])
        return Illegal("still-dry", "the water has not risen here yet", RULES[SANDBAGGED])

    # what becomes of it

    def carry_out(self, action: int) -> None:
        """Carry out a legal action and go on until somebody must decide again."""
        kind, target = action >> 8, action & 255
        self.strokes -= COST.get(kind, 0)
        if kind == ROW:
            self.move(target, ROWED)
        elif kind == TAKE:
            self.people[target] -= 1
            self.aboard[self.seat] += 1
            self.happened(TAKEN, self.seat, target, TAKEN)
        elif kind == PASS:
            self.aboard[self.seat] -= 1
            self.aboard[target] += 1
            self.happened(PASSED, self.seat, target, PASSED)
            if self.at[target] == self.board.landing:
                self.land(target)
        elif kind == SANDBAG:
            self.water[target] -= 1
            self.happened(SANDBAGGED, target, self.water[target], SANDBAGGED)
        elif kind == END:
            self.stage, self.actor, self.strokes, self.dice = RISING, c.NATURE, 0, self.options.dice
        else:
            self.rise(target)
        self.look_for_an_end()

    def move(self, place: int, kind: int) -> None:
        """A boat goes to a place; at the landing everybody gets off."""
        self.at[self.seat] = place
        self.happened(kind, self.seat, place, kind)
        if place == self.board.landing:
            self.land(self.seat)

    def land(self, seat: int) -> None:
        """Whoever is aboard is saved."""
        if self.aboard[seat]:
            self.saved += self.aboard[seat]
            self.happened(LANDED, seat, self.aboard[seat], LANDED)
            self.aboard[seat] = 0

    def rise(self, house: int) -> None:
        """The die names a house: the water rises there, or where nobody waits any more the current takes the boat."""
        self.happened(ROLLED, house, 0, ROSE)
        if self.people[house]:
            self.water[house] += 1
            self.happened(ROSE, house, self.water[house], ROSE)
            if self.water[house] >= self.board.stands:
                self.lost += self.people[house]
                self.happened(SWEPT, house, self.people[house], SWEPT)
                self.people[house] = 0
        elif self.board.downstream(self.at[self.seat]) != self.at[self.seat]:
            self.move(self.board.downstream(self.at[self.seat]), DRIFTED)
        self.dice -= 1
        if self.dice == 0:
            self.next_turn((self.seat + 1) % self.options.crew)

    def look_for_an_end(self) -> None:
        """Won once enough people are safe, lost once that can no longer be."""
        if self.saved >= self.options.goal:
            self.result = VICTORY
        elif self.lost > sum(self.board.people) - self.options.goal:
            self.result = DEFEAT
        if self.result:
            self.stage, self.actor, self.strokes, self.dice = OVER, c.NOBODY, 0, 0
            self.happened(ENDED, self.result, 0, ENDED)

    # luck

    def roll(self, dice: Dice) -> int:
        """Throw the die."""
        return RISE << 8 | dice.below(HOUSES)

    def merit(self) -> float:
        """1 for a victory, 0 for a defeat, else what is on its way to the goal, below a half."""
        if self.result:
            return float(self.result == VICTORY)
        return 0.5 * (self.saved + 0.5 * sum(self.aboard)) / (self.options.goal + self.board.room * BOATS)
