"""What looking further is worth: `python bench/foresight.py [POSITIONS]`, heroic matches on the back of the base board.

At some tables the best ends of a turn are played on through the next turns after every first roll. An end is then chosen by
a sixth of these rolls and judged, three turns ahead, by the others, so that nobody praises himself. The gain is in what the
network promises, over the end that is best without looking further: a match has some thirty turns to collect it in.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from hotzone import registry
from hotzone.ai.bots.strengths import VETERAN, network
from hotzone.ai.search.turn_search import TurnSearch
from hotzone.core import constants as c
from hotzone.core.dice import Dice

ENDS, TURNS, SHARE = 16, 3, 6
AFTER = (400, 4)
MOMENTS = (4, 11, 19)  # turns of a match that are looked at, or soon after
Array = Any  # of NumPy


class Looker:
    """A match, a twin at the end of a turn, one beyond it, and who thinks for each."""

    def __init__(self, game: Any, match: Any) -> None:
        self.game, self.match, self.net = game, match, network(match)
        self.search = TurnSearch(match, self.net, VETERAN.nodes, VETERAN.width, VETERAN.exact)
        self.ended = match.clone()
        self.beyond = self.ended.clone()
        self.last = self.beyond.clone()
        self.next = TurnSearch(self.beyond, self.net, *AFTER, 0)
        self.evaluators = {id(table): table.evaluator() for table in (self.beyond, self.last)}

    def worth(self, table: Any) -> float:
        """What the network says, or how it ended."""
        if table.actor == c.NOBODY:
            return float(self.game.endings[table.result] in self.game.victories)
        return float(self.net.look(self.evaluators[id(table)])) if self.net else 0.0

    def mean(self) -> float:
        """The mean over nature's answers to the table beyond."""
        found = []
        for action in self.beyond.legal():
            self.last.reset_to_origin()
            self.last.act(action)
            found.append(self.worth(self.last))
        return sum(found) / len(found)

    def begin_turn(self, dice: Dice) -> None:
        """Go on to somebody's turn."""
        while self.beyond.turn_phase() != c.DECIDING and self.beyond.actor != c.NOBODY:
            self.beyond.act(self.beyond.sample_chance(dice) if self.beyond.actor == c.NATURE else self.next.best_answer())

    def take_turn(self, dice: Dice) -> tuple[float, float]:
        """Play a whole turn; gives its first promise and its last."""
        promises = []
        while self.beyond.turn_phase() == c.DECIDING:
            if self.beyond.actor == c.NATURE:
                self.beyond.act(self.beyond.sample_chance(dice))
                continue
            steps = self.next.best_plan()
            promises.append(self.next.promise())
            for step in steps:
                self.beyond.act(step)
        return promises[0], promises[-1]

    def gains(self, roll: int, number: int) -> list[float]:
        """What each of the next turns adds to the promise after a roll."""
        self.beyond.reset_to_origin()
        self.beyond.act(roll)
        dice, found, gain = Dice(number), [], 0.0
        for turn in range(TURNS):
            self.begin_turn(dice)
            if self.beyond.actor != c.NOBODY:
                said = self.worth(self.beyond)
                first, last = self.take_turn(dice)
                gain += first - said
                found.append(gain)
                if turn < TURNS - 1 and self.beyond.turn_phase() == c.BEFORE:
                    gain += self.mean() - last
        return found + [gain] * (TURNS - len(found))

    def look(self) -> tuple[Array, Array]:
        """The ends of the turn that is under way, and what later turns add to each: end, roll, turns."""
        worths, found = [], []
        for worth, way in self.search.ends_found(ENDS):
            self.ended.reset_to_origin()
            for step in way:
                self.ended.act(step)
            if self.ended.actor == c.NATURE:
                worths.append(worth)
                found.append([self.gains(roll, i) for i, roll in enumerate(self.ended.legal())])
        return np.array(worths), np.array(found)


def compare(worths: Array, gains: Array, told: dict[tuple[int, int], list[float]]) -> None:
    """Choose by some rolls, judge by the others."""
    rolls = gains.shape[1]
    for first in range(SHARE):
        some = np.arange(first, rolls, SHARE)
        judge = worths + gains[:, np.setdiff1d(np.arange(rolls), some), -1].mean(1)
        for ends in (3, 8, ENDS):
            few = np.argsort(-worths)[:ends]
            for turns in range(TURNS):
                hoped = (worths + gains[:, some, turns].mean(1))[few]
                told.setdefault((ends, turns + 1), []).append(float(judge[few[hoped.argmax()]] - judge[worths.argmax()]))


def main(positions: int) -> None:
    """Look at tables and tell."""
    game = registry.game("fire")
    told: dict[tuple[int, int], list[float]] = {}
    seen = seed = 0
    while seen < positions:
        match: Any = game.new(game.setup(board="base-back", rules="experienced", level="heroic", crew=4))
        looker, dice, wanted = Looker(game, match), Dice(seed), list(MOMENTS)
        while match.actor != c.NOBODY and wanted and seen < positions:
            if match.actor == c.NATURE or match.turn_phase() != c.DECIDING:
                match.play(match.sample_chance(dice) if match.actor == c.NATURE else looker.search.best_answer())
                continue
            steps = looker.search.best_plan()
            if match.turn >= wanted[0]:
                wanted.pop(0)
                worths, gains = looker.look()
                if len(worths) > 1:
                    compare(worths, gains, told)
                    seen += 1
                    print(f"\r{seen} of {positions} positions", end="", file=sys.stderr)
            for step in steps:
                match.play(step)
        seed += 1
    print("\nends played on, turns ahead, gain a turn (of the promise), standard error")
    for (ends, turns), found in told.items():
        error = np.std(np.array(found).reshape(-1, SHARE).mean(1)) / (len(found) / SHARE) ** 0.5
        print(f"{ends:4} {turns:4}   {np.mean(found):.5f}  {error:.5f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
