"""Puzzles from self-play: a turn is kept where one thought alone is best, it is clearly best, and something wrong is tempting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import ceil, log10
from typing import Any

from hotzone.academy.puzzle import BEST, EQUAL, Puzzle
from hotzone.academy.turn_ends import TurnEnds, turn_ends
from hotzone.academy.win_cost import deeper_best, win_cost
from hotzone.ai.bots.strengths import GREEDY, ROOKIE, STEADY, Strength, fitted
from hotzone.ai.bots.win_chance import is_measured, oracle
from hotzone.ai.search.turn_search import TurnSearch
from hotzone.contract.ai import PuzzleQuestion
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.values import Setup

PLAYERS = (ROOKIE, STEADY, GREEDY, STEADY)  # weak ones come into trouble, strong ones far
FEWEST_ENDS, MOST_ENDS, MOST_COUNTED = 25, 5_000, 40_000  # of a turn; more where they are only counted, which is quick
MOST_DEEDS = 8
RARE = 0.05  # at most so many of the ends are best
NATURAL = 10  # lines that a person would think of first
SOME = 40  # ends that a win chance is told of
SKIPPED = 2  # of so many turns one is looked at
SELDOM = 4  # of so many turns without an exact question one is asked for the chance to win


def matches(game: Any, seed: int, number: int) -> Iterator[tuple[Setup, Any]]:
    """The beginnings of turns of one match of self-play; the same for the same numbers."""
    dice = Dice((seed << 20) + number)
    setups = game.puzzle_setups()
    setup = game.setup(**setups[number % len(setups)])
    table: Any = game.new(setup)
    strength, last = PLAYERS[number // len(setups) % len(PLAYERS)], -1
    while table.actor != c.NOBODY:
        if table.actor == c.NATURE:
            table.play(table.sample_chance(dice))
            continue
        if table.turn_phase() == c.DECIDING and table.turn != last:
            last = table.turn
            if dice.below(SKIPPED) == 0:
                yield setup, table.clone()
        for action in plan_of(table, strength):
            if table.actor in (c.NATURE, c.NOBODY):
                break
            table.play(action)


def plan_of(table: Any, strength: Strength) -> list[int]:
    """What a player of some strength does next; by numbers of tables and not by time, so that it is the same everywhere."""
    net, found = fitted(table, strength)
    search = TurnSearch(table, net, found.nodes // 4, found.width // 2, found.exact // 2)
    return search.best_plan() if table.turn_phase() == c.DECIDING else [search.best_answer()]


def puzzles_of(game: Any, setup: Setup, start: Any, source: str) -> list[Puzzle]:
    """The puzzles of one turn: at most one, the clearest."""
    asked = list(game.puzzle_questions(start))
    if not asked:
        return []
    plain = turn_ends(start)
    ends = plain.with_wins(game, start)
    if len(ends.tables) > MOST_ENDS or len(ends.tables) > len(plain.tables):  # whoever can win need not ask for chances
        asked = [question for question in asked if question.kind in game.puzzle_counted]
    if not asked or not ends.whole or not FEWEST_ENDS <= len(ends.tables) <= MOST_COUNTED:
        return []
    table, rows = start.clone(), []
    for snapshot in ends.tables:
        table.restore(snapshot)
        rows.append(game.puzzle_costs(asked, start, table))
    natural = natural_ends(start)
    found = []
    for i, question in enumerate(asked):
        costs = [row[i] for row in rows]
        if all(cost is not None for cost in costs):
            maker = PuzzleMaker(game, setup, start, ends, question, costs, natural, source)
            puzzle = maker.make()
            if puzzle is not None:
                found.append(puzzle)
    if (
        not found
        and start.turn % SELDOM == 0
        and len(ends.tables) <= MOST_ENDS
        and BEST in game.puzzle_gaps
        and is_measured(start, game)
    ):
        best = best_puzzle(game, setup, start, ends, natural, source)
        found += [best] if best is not None else []
    return found[:1]


def natural_ends(start: Any) -> list[bytes]:
    """The tables that a quick look would end the turn on: the greedy end first, then those the small network likes."""
    found, table = [], start.clone()
    for strength in (GREEDY, ROOKIE):
        net, fits = fitted(start, strength)
        search = TurnSearch(start, net, fits.nodes, fits.width, 0)
        search.best_plan()
        for _, way in search.ends_found(1 if strength is GREEDY else NATURAL):
            table.restore(start.snapshot())
            for action in way[:-1]:
                table.act(action)
            found.append(table.snapshot())
    return found


def best_puzzle(game: Any, setup: Setup, start: Any, ends: TurnEnds, natural: Sequence[bytes], source: str) -> Puzzle | None:
    """A puzzle about the chance to win; a deeper search must not know better."""
    net = oracle(start)
    if net is None:
        return None
    table, guessed = start.clone(), []
    for snapshot in ends.tables:
        table.restore(snapshot)
        table.act(table.pass_action())
        guessed.append(1.0 - (net.look(table.evaluator()) if not table.result else 0.0))
    order = sorted(range(len(guessed)), key=lambda i: guessed[i])
    if guessed[order[0]] > 0.9 or guessed[order[-1]] - guessed[order[0]] < 0.1:  # lost, or nothing is at stake
        return None
    costs: list[float | None] = [round(cost + 0.02, 6) for cost in guessed]
    for i in (*order[:SOME], 0):
        table.restore(ends.tables[i])
        costs[i] = win_cost(game, table)
    maker = PuzzleMaker(game, setup, start, ends, PuzzleQuestion(BEST), costs, natural, source)
    found = maker.make()
    if found is None or not holds_deeper(game, start, found):
        return None
    return found


def holds_deeper(game: Any, start: Any, puzzle: Puzzle) -> bool:
    """Does a search through the next turns find no line that is better than the one that is told?"""
    deep = deeper_best(game, start)
    if deep is None:
        return False
    table = start.clone()
    for action in deep[1]:
        if action == table.pass_action() or table.actor != start.actor:
            break
        table.act(action)
    if table.actor != start.actor:  # it asks nature first: another question than ours
        return False
    cost = win_cost(game, table)
    return cost is not None and puzzle.best - EQUAL <= cost <= puzzle.best + 0.01


class PuzzleMaker:
    """Looks at the ends of one turn by one question."""

    def __init__(
        self,
        game: Any,
        setup: Setup,
        start: Any,
        ends: TurnEnds,
        question: PuzzleQuestion,
        costs: Sequence[float | None],
        natural: Sequence[bytes],
        source: str,
    ) -> None:
        self.game = game
        self.setup = setup
        self.start = start
        self.ends = ends
        self.question = question
        self.costs = [float(cost if cost is not None else 9.0) for cost in costs]
        self.natural = natural
        self.source = source

    def make(self) -> Puzzle | None:
        """The puzzle, if the turn is worth one."""
        best = min(self.costs)
        gap = self.game.puzzle_gaps[self.question.kind]
        near = EQUAL if self.question.kind != BEST else gap - EQUAL
        right = [i for i, cost in enumerate(self.costs) if cost <= best + near]
        wrong = [i for i, cost in enumerate(self.costs) if cost > best + near]
        nothing = self.costs[0] if self.ends.tables[0] == self.start.snapshot() else max(self.costs)
        if not wrong or len(right) > max(1, RARE * len(self.costs)) or nothing < best + gap or best >= 1.0:
            return None
        if self.question.kind.endswith("rescue") and best > -1.0:
            return None
        second = min(wrong, key=lambda i: self.costs[i])
        first = right[0] if self.question.kind != BEST else min(right, key=lambda i: self.costs[i])
        way = self.ends.ways[first]
        if self.costs[second] < best + gap - EQUAL or not 1 <= len(way) <= MOST_DEEDS:
            return None
        tempting = self.tempting(best + near)
        key = self.key(right, wrong)
        if not tempting or not key:
            return None
        line = self.texts(way)
        idea = self.game.puzzle_idea(self.question, key, line)
        limit = limit_of(best, self.costs[second]) if self.question.kind == "below" else 0.0
        lines = [self.texts(self.ends.ways[i]) for i in tempting[:2]]
        spread = Counter(round(cost, 3) for cost in self.costs)
        return Puzzle(
            "",
            self.question.kind,
            self.question.who,
            limit,
            str(self.setup),
            tuple(self.game.position(self.start, self.setup).rstrip("\n").split("\n")[2:]),
            self.game.rules,
            len(self.costs),
            best,
            self.costs[second],
            nothing,
            tuple(sorted(spread.items())[:12]),
            line,
            self.texts(self.ends.ways[second]),
            tuple(lines),
            key,
            idea,
            self.rating(best, self.costs[second], way, best + near),
            self.source,
        )

    def tempting(self, good: float) -> list[int]:
        """The natural ends that are wrong; none where the greedy end is right."""
        place = {snapshot: i for i, snapshot in enumerate(self.ends.tables)}
        known = [place[snapshot] for snapshot in self.natural if snapshot in place]
        if not known or self.costs[known[0]] <= good:
            return []
        return [i for i in dict.fromkeys(known) if self.costs[i] > good]

    def key(self, right: Sequence[int], wrong: Sequence[int]) -> tuple[str, ...]:
        """What all best ends have in common, if no other end has it: then they are one thought; else nothing."""
        common = frozenset.intersection(*(self.facts(i) for i in right))
        if not common or any(common <= self.facts(i) for i in wrong):
            return ()
        return tuple(sorted(common))

    def facts(self, i: int) -> frozenset[str]:
        """What one end has changed."""
        table = self.start.clone()
        table.restore(self.ends.tables[i])
        found: frozenset[str] = self.game.puzzle_facts(self.start, table)
        return found

    def texts(self, way: Sequence[int]) -> tuple[str, ...]:
        """A line in words."""
        return tuple(self.game.write(self.start, action) for action in way)

    def rating(self, best: float, second: float, way: Sequence[int], good: float) -> int:
        """How hard it may be: many ends, long lines, wrong natural lines and small gaps are harder."""
        place = {snapshot: i for i, snapshot in enumerate(self.ends.tables)}
        known = [place[snapshot] for snapshot in self.natural if snapshot in place]
        missed = sum(1 for i in known if self.costs[i] > good) / max(1, len(known))
        gap = min(1.0, second - best)
        value = 620 + 130 * log10(len(self.costs)) + 260 * missed + 45 * len(way) - 160 * gap
        return int(min(1700, max(900, round(value / 10) * 10)))


def limit_of(best: float, second: float) -> float:
    """A whole percentage between the best and the second best that one has to stay below."""
    found = ceil(best * 100 + 0.5) / 100
    return found if found < second else round((best + second) / 2, 4)
