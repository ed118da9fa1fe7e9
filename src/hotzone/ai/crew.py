"""The crew: bots that think over a whole turn as one mind, and say what they mean to do and why."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from hotzone.ai.bot import Choice
from hotzone.ai.search import Search
from hotzone.ai.strength import STRENGTHS, network
from hotzone.core import words as c
from hotzone.core.game import Game, Match

RIVALS = 24  # ends among which the next best is sought
BRIEF = 0.05  # seconds: who has less thinks like the next weaker


class CrewBot:
    """Searches the whole turn; keeps to its plan as long as the table is as it foresaw."""

    def __init__(self, seed: int = 0, strength: str = "veteran") -> None:
        self.name = "crew" if strength == "veteran" else strength
        self.strength = STRENGTHS[strength]
        self.foreseen: dict[bytes, list[int]] = {}  # the table after a step: the steps that follow
        self.reason = ""
        self.seconds = 0.0  # of the last thought

    def choose(self, match: Match, game: Game[Any], seat: int, budget: float) -> Choice:
        """Choose for the seat that must decide."""
        started = perf_counter()
        steps = self.foreseen.pop(match.snapshot(), [])
        if not steps or steps[0] not in match.legal():
            steps = self.think(match, game, budget)
        self.foreseen = {}
        after = match.twin()
        after.play(steps[0])
        if steps[1:]:
            self.foreseen[after.snapshot()] = steps[1:]
        self.seconds = perf_counter() - started
        return Choice(steps[0], self.reason, tuple(texts(match, game, steps)))

    def think(self, match: Match, game: Game[Any], budget: float) -> list[int]:
        """The steps up to the end of the turn, or to nature's next answer."""
        search = self.searcher(match, budget)
        self.reason = ""
        if phase(match) != c.DECIDING:
            return [search.best_answer()]
        steps = search.best_plan()
        self.reason = why(match, game, search, steps)
        return steps

    def searcher(self, match: Match, budget: float) -> Search:
        """A search of this table, as deep as strength and time allow."""
        s = self.strength
        net = network(match) if s.learned else None
        exact = s.exact if net or not s.learned else STRENGTHS["thumb"].exact
        if budget < BRIEF:
            return Search(match, net, min(s.nodes, 4000), min(s.width, 40), min(exact, 12))
        return Search(match, net, s.nodes, s.width, exact)


def phase(match: Any) -> int:
    """Where in its turn a table is."""
    found: int = match.where()
    return found


def texts(match: Match, game: Game[Any], steps: list[int]) -> list[str]:
    """Steps as people write them."""
    return [game.write(match, step) for step in steps]


def carried_out(match: Match, steps: list[int]) -> Match | None:
    """The table after these steps; none if nature answers before the last."""
    after = match.twin()
    for step in steps:
        if after.actor < 0 or step not in after.legal():
            return None
        after.play(step)
    return after


def why(match: Match, game: Game[Any], search: Search, steps: list[int]) -> str:
    """What the plan has over the next best, in the game's own units; empty where the game has no words for it."""
    compare = getattr(game, "compare", None)
    after = carried_out(match, steps)
    if compare is None or after is None:
        return ""
    ends = search.ends_found(RIVALS)
    best = ends[0][0] if ends else 0.0
    for worth, way in ends[1:]:
        other = carried_out(match, way)
        if worth < best - 1e-9 and other is not None and other.snapshot() != after.snapshot():
            sentence: str = compare(after, other, texts(match, game, way))
            if sentence:
                return sentence
    return ""


def greedy(seed: int) -> CrewBot:
    """Rules of thumb over one turn."""
    return CrewBot(seed, "greedy")


def rookie(seed: int) -> CrewBot:
    """The crew with little time."""
    return CrewBot(seed, "rookie")


def steady(seed: int) -> CrewBot:
    """The crew with some time."""
    return CrewBot(seed, "steady")
