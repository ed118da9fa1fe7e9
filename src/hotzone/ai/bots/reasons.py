"""Why this plan: what it has over the next best one, as data in the game's own units. `id` names a sentence of the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hotzone.ai.bots.win_chance import oracle
from hotzone.ai.search.turn_search import TurnSearch
from hotzone.contract.ai import ChoiceExplainer, Explainer
from hotzone.contract.game import Game, Match
from hotzone.core import constants as c

RIVALS = 24  # ends among which the next best is sought
TRIED = 4  # of them, how many are compared before the win chance must do
SURE = 0.002  # differences of the win chance below this are not worth a word
Because = dict[str, Any]


def carried_out(match: Match, steps: Sequence[int]) -> Match | None:
    """The table after these steps; none if nature answers before the last."""
    after = match.clone()
    for step in steps:
        if after.actor < 0 or step not in after.legal():
            return None
        after.play(step)
    return after


def why(match: Match, game: Game[Any], search: TurnSearch, steps: Sequence[int]) -> Because:
    """The reason of a plan that a search found; empty where the game has no words for it or there was no choice."""
    after = carried_out(match, steps)
    if after is None or not isinstance(game, Explainer):
        return {}
    if after.result:
        return {"id": "because-won"} if game.endings[after.result] in game.victories else {}
    if after.actor == c.NATURE and phase(after) == c.DECIDING:
        return {"id": game.chance_reason(match, steps), "place": place_of(game, match, steps), "units": [], "instead": []}
    found = against(match, game, after, rivals(match, search, after))
    return {**found, **said_first(match, game, steps, found)}


def said_first(match: Match, game: Explainer, steps: Sequence[int], found: Because) -> Because:
    """What the game wants said of a plan before all comparing, without the numbers that belong to another sentence."""
    first = game.plan_reason(match, steps) if isinstance(game, ChoiceExplainer) else {}
    return {**first, "units": found.get("units", []), "instead": found.get("instead", [])} if first else {}


def choice(match: Match, game: Game[Any], action: int) -> Because:
    """The reason of a choice outside a turn; empty where the game has no words for it."""
    return dict(game.choice_reason(match, action)) if isinstance(game, ChoiceExplainer) else {}


def rivals(match: Match, search: TurnSearch, after: Match) -> list[tuple[list[int], Match]]:
    """The next best ends that are other tables, with the ways there."""
    found: list[tuple[list[int], Match]] = []
    seen = {after.snapshot()}
    for _, way in search.ends_found(RIVALS):
        other = carried_out(match, way)
        if other is not None and not other.result and other.snapshot() not in seen:
            seen.add(other.snapshot())
            found.append((way, other))
        if len(found) == TRIED:
            break
    return found


def against(match: Match, game: Explainer, after: Match, others: Sequence[tuple[list[int], Match]]) -> Because:
    """What an end has over the first rival against which something can be said for it."""
    net = oracle(match)
    for way, other in others:
        units = game.weigh(after, other)
        if net is not None:
            ours, theirs = net.look(evaluator_of(after)), net.look(evaluator_of(other))
            if abs(ours - theirs) > SURE:
                row = {"unit": "win", "ours": round(ours, 4), "theirs": round(theirs, 4), "gain": ours > theirs}
                units = sorted([*units, row], key=lambda unit: not unit["gain"])
        if units and units[0]["gain"]:
            return because(units, [write(game, match, step) for step in way])
    return {}


def because(units: Sequence[dict[str, Any]], instead: Sequence[str]) -> Because:
    """The reason as data: the weightiest unit on its own, for a page that has room for one sentence, then all of them."""
    first: Because = {key: units[0][key] for key in ("ours", "theirs", "place") if key in units[0]}
    return {"id": f"because-{units[0]['unit']}", **first, "units": list(units), "instead": list(instead)}


def place_of(game: Explainer, match: Match, steps: Sequence[int]) -> str:
    """The place of the last step, as the game names it."""
    found = game.subject(match, steps[-1:])
    return str(next((value for key, value in found.items() if key != "code"), ""))


def phase(match: Any) -> int:
    """Where in its turn a table is."""
    found: int = match.turn_phase()
    return found


def evaluator_of(match: Any) -> Any:
    """The evaluator of a table."""
    return match.evaluator()


def write(game: Any, match: Match, step: int) -> str:
    """A step as people write it."""
    return str(game.write(match, step))
