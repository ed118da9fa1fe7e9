"""The crew: bots that think over a whole turn as one mind, and say what they mean to do and why."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any

from hotzone.ai.bot import Choice
from hotzone.ai.foresight import searcher
from hotzone.ai.heeding import Request, heed
from hotzone.ai.reasons import Because, phase, why
from hotzone.ai.search import Search
from hotzone.ai.strength import STRENGTHS, fitted
from hotzone.core import words as c
from hotzone.core.game import Advised, Game, Match

BRIEF = 0.05  # seconds: who has less thinks like the next weaker
AMPLE = 0.4  # who has less does not think of the turns after this one


class CrewBot:
    """Searches the whole turn; keeps to its plan as long as the table is as it foresaw."""

    def __init__(self, seed: int = 0, strength: str = "veteran") -> None:
        self.name = "crew" if strength == "veteran" else strength
        self.strength = STRENGTHS[strength]
        self.foreseen: dict[bytes, list[int]] = {}  # the table after a step: the steps that follow
        self.because: Because = {}
        self.requests: dict[int, list[Request]] = {}  # by seat: what teammates ask of it
        self.seconds = 0.0  # of the last thought

    def hear(self, seat: int, requests: Sequence[Request]) -> None:
        """What teammates ask of a seat from now on; a plan that was made before is thought over."""
        if self.requests.get(seat, []) != list(requests):
            self.requests[seat] = list(requests)
            self.foreseen = {}

    def choose(self, match: Match, game: Game[Any], seat: int, budget: float) -> Choice:
        """Choose for the seat that must decide."""
        started = perf_counter()
        steps = self.foreseen.pop(match.snapshot(), [])
        if not steps or steps[0] not in match.legal():
            steps = self.think(match, game, seat, budget)
        self.foreseen = {}
        after = match.twin()
        after.play(steps[0])
        if steps[1:]:
            self.foreseen[after.snapshot()] = steps[1:]
        self.seconds = perf_counter() - started
        said = game.advice_words().say(self.because) if isinstance(game, Advised) else ""
        return Choice(steps[0], said, tuple(texts(match, game, steps)), self.because)

    def think(self, match: Match, game: Game[Any], seat: int, budget: float) -> list[int]:
        """The steps up to the end of the turn, or to nature's next answer."""
        search = self.searcher(match, budget)
        self.because = {}
        if phase(match) != c.DECIDING:
            return [search.best_answer()]
        steps, answers = heed(match, game, search, search.best_plan(), self.requests.get(seat, []), seat)
        self.because = why(match, game, search, steps)
        if answers:
            self.because["requests"] = answers
        return steps

    def searcher(self, match: Match, budget: float) -> Search:
        """A search of this table, as deep as strength and time allow."""
        net, s = fitted(match, self.strength)
        if budget < BRIEF:
            return Search(match, net, min(s.nodes, 4000), min(s.width, 40), min(s.exact, 12))
        return searcher(match, net, s.nodes, s.width, s.exact, s.ahead if budget >= AMPLE else 0)


def texts(match: Match, game: Game[Any], steps: list[int]) -> list[str]:
    """Steps as people write them."""
    return [game.write(match, step) for step in steps]


def greedy(seed: int) -> CrewBot:
    """Rules of thumb over one turn."""
    return CrewBot(seed, "greedy")


def rookie(seed: int) -> CrewBot:
    """The crew with little time."""
    return CrewBot(seed, "rookie")


def steady(seed: int) -> CrewBot:
    """The crew with some time."""
    return CrewBot(seed, "steady")


def chief(seed: int) -> CrewBot:
    """The crew with the next turns in mind, when it has the time."""
    return CrewBot(seed, "chief")
