"""The risk map: exact chances of the next reactor phase, card by card and sign by sign."""

from __future__ import annotations

from array import array
from typing import Any

from hotzone.core import constants as c
from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.plan import CHARACTERS

COMPILED = not __file__.endswith(".py")
DEEP = 16  # answers of a phase: cards, signs, nobody putting on a mask
SMALL = 1e-7  # branches less likely than this are not followed: `error` sums them up


class RiskStep:
    """A table on the way through the phase, and the next one."""

    def __init__(self, match: Match, deep: int) -> None:
        self.table = match.clone()
        self.below: RiskStep = self if deep == 0 else RiskStep(self.table, deep - 1)
        self.deepest = deep == 0


class Risk:
    """Chances over one reactor phase, from a table as if the action phase ended now. Nobody puts on a mask in it.

    The standing dose that begins the next action phase counts as part of it. A deck of two cards a cell and three hearts
    makes long trees; branches of a chance below `SMALL` are left out and counted as `error`.
    """

    def __init__(self, match: Match, small: float = SMALL) -> None:
        self.root = match
        self.small = small
        self.turn = 0
        self.leaves = 0
        self.error = 0.0
        self.hearts = 0.0  # burnt, on average
        self.dial = 0.0  # how far it rises, on average
        self.defeat = 0.0
        self.victory = 0.0
        if not COMPILED:
            self.up = array("d", bytes(8 * w.CELLS))  # turned up
            self.gone = array("d", bytes(8 * w.CELLS))  # taken off the field
            self.burnt = array("d", bytes(8 * w.CELLS))  # names an emergency assembly: a heart burns
            self.dose = array("d", bytes(8 * w.SEATS))  # expected
            self.death = array("d", bytes(8 * w.SEATS))
        self.top = RiskStep(match, DEEP)
        self.start()

    def start(self) -> None:
        """End the turn where one goes on, then follow the cards."""
        if self.top.table.stage == w.ACTING and not self.top.table.asked:
            self.top.table.apply(w.END << 8)
        if self.top.table.hearts < self.root.hearts:  # by a card that had to come
            self.burnt[self.forced(self.root)] += 1.0
        self.turn = self.top.table.turn
        self.follow(self.top, 1.0)

    def follow(self, step: RiskStep, part: float) -> None:
        """All that may come from here, to the end of the phase."""
        if not self.within(step.table):
            self.tally(step.table, part)
            return
        if step.deepest or part < self.small:
            self.tally(step.table, part)
            self.error += part
            return
        if step.table.actor != c.NATURE:
            step.below.table.to_origin()
            step.below.table.apply(w.READY << 8)
            self.follow(step.below, part)
            return
        total = 0
        step.table.find()
        for i in range(step.table.count):
            total += step.table.weight(step.table.actions[i])
        for i in range(step.table.count):
            weight = step.table.weight(step.table.actions[i])
            if weight:
                self.branch(step, step.table.actions[i], part * weight / total)

    def branch(self, step: RiskStep, action: int, part: float) -> None:
        """One answer of nature; a heart that burns is the doing of the card."""
        hearts = step.table.hearts
        step.below.table.to_origin()
        step.below.table.apply(action)
        if step.below.table.hearts < hearts:
            cell = action & 255
            if action >> 8 & 255 != w.CARD or not self.is_hot(step.table, cell):
                cell = self.forced(step.table)
            self.burnt[cell] += part
        self.follow(step.below, part)

    def is_hot(self, table: Match, cell: int) -> bool:
        """Would a card of this cell burn a heart?"""
        return table.tile[cell] & (w.EMERGENCY | w.UP | w.FOAM) == w.EMERGENCY | w.UP

    def forced(self, table: Match) -> int:
        """The hot cell whose card had to come next: the last of the deck, or the first of those under it."""
        for cell in range(table.board.fuel_count):
            if table.deck[cell] and self.is_hot(table, cell):
                return cell
        return max(1, table.under[0]) - 1

    def within(self, table: Match) -> bool:
        """Is this still the same reactor phase?"""
        return table.turn == self.turn and table.stage >= w.WAITING and table.stage <= w.BRACING

    def tally(self, table: Match, part: float) -> None:
        """Count what this outcome did."""
        self.leaves += 1
        for cell in range(table.board.tile_count):
            if self.root.tile[cell] and not table.tile[cell]:
                self.gone[cell] += part
            elif table.tile[cell] & w.UP and not self.root.tile[cell] & w.UP:
                self.up[cell] += part
        for seat in range(table.options.crew):
            if self.root.at[seat] != c.NOWHERE:
                if table.at[seat] == c.NOWHERE:
                    self.death[seat] += part
                else:
                    self.dose[seat] += part * (table.radiation[seat] - self.root.radiation[seat])
        self.hearts += part * (self.root.hearts - table.hearts)
        self.dial += part * (table.dial - self.root.dial)
        if table.result == w.VICTORY:
            self.victory += part
        elif table.result != w.UNDECIDED:
            self.defeat += part

    def chances(self, name: str) -> list[float]:
        """One of the tables: up, gone, burnt by cell, dose, death by seat."""
        found: list[float] = []
        for i in range(w.SEATS if name in ("dose", "death") else w.CELLS):
            found.append(
                self.up[i]
                if name == "up"
                else self.gone[i]
                if name == "gone"
                else self.burnt[i]
                if name == "burnt"
                else self.dose[i]
                if name == "dose"
                else self.death[i]
            )
        return found


def risk(match: Match) -> dict[str, Any]:
    """The chances by the names of cells and characters; what cannot happen is left out."""
    found, names = Risk(match), match.plan.names
    up, gone, burnt = found.chances("up"), found.chances("gone"), found.chances("burnt")
    dose, death = found.chances("dose"), found.chances("death")
    cells = range(match.board.tile_count)
    seats = [seat for seat in range(match.options.crew) if match.get("at", seat) != c.NOWHERE]
    people = {CHARACTERS[match.options.get("role", seat)]: seat for seat in seats}
    return {
        "up": {names[i]: round(up[i], 6) for i in cells if up[i]},
        "gone": {names[i]: round(gone[i], 6) for i in cells if gone[i]},
        "heart": {names[i]: round(burnt[i], 6) for i in cells if burnt[i]},
        "heroes": {name: {"dose": round(dose[i], 6), "death": round(death[i], 6)} for name, i in people.items()},
        "hearts": round(found.hearts, 6),
        "dial": round(found.dial, 6),
        "defeat": round(found.defeat, 6),
        "victory": round(found.victory, 6),
        "error": round(found.error, 6),
        "outcomes": found.leaves,
    }
