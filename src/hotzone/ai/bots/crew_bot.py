"""The crew: bots that think over a whole turn as one mind, and say what they mean to do and why."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any

from hotzone.ai.bots.protocol import Choice
from hotzone.ai.bots.reasons import Because, choice, phase, why
from hotzone.ai.bots.requests import Request, grant
from hotzone.ai.bots.strengths import VETERAN, Strength, fitted
from hotzone.ai.search.lookahead import searcher
from hotzone.ai.search.turn_search import TurnSearch
from hotzone.contract.ai import Explainer
from hotzone.contract.game import Game, Match
from hotzone.core import constants as c
from hotzone.languages import words

BRIEF = 0.05  # seconds: a bot with less time thinks like the next weaker one
AMPLE = 0.4  # a bot with less time does not look beyond this turn


class CrewBot:
    """Searches the whole turn; keeps to its plan as long as the table is as it foresaw."""

    def __init__(self, seed: int = 0, strength: Strength = VETERAN, name: str = "") -> None:
        self.name = name
        self.strength = strength
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
        after = match.clone()
        after.play(steps[0])
        if steps[1:]:
            self.foreseen[after.snapshot()] = steps[1:]
        self.seconds = perf_counter() - started
        said = game.reason_words(words("en", game.name)).say(self.because) if isinstance(game, Explainer) else ""
        return Choice(steps[0], said, tuple(texts(match, game, steps)), self.because)

    def think(self, match: Match, game: Game[Any], seat: int, budget: float) -> list[int]:
        """The steps up to the end of the turn, or to nature's next answer."""
        search = self.searcher(match, budget)
        self.because = {}
        if phase(match) != c.DECIDING:
            answer = search.best_answer()
            self.because = choice(match, game, answer)
            return [answer]
        steps, answers = grant(match, game, search, search.best_plan(), self.requests.get(seat, []), seat)
        self.because = why(match, game, search, steps)
        if answers:
            self.because["requests"] = answers
        return steps

    def searcher(self, match: Match, budget: float) -> TurnSearch:
        """A search of this table, as deep as strength and time allow."""
        net, s = fitted(match, self.strength)
        if budget < BRIEF:
            return TurnSearch(match, net, min(s.nodes, 4000), min(s.width, 40), min(s.exact, 12))
        return searcher(match, net, s.nodes, s.width, s.exact, s.ahead if budget >= AMPLE else 0)


def texts(match: Match, game: Game[Any], steps: list[int]) -> list[str]:
    """Steps as people write them."""
    return [game.write(match, step) for step in steps]
