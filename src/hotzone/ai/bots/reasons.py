"""Why a plan: what it has over the next best, as data in the game's own units. `id` names a sentence of the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hotzone.ai.chance import oracle
from hotzone.ai.search import Search
from hotzone.core import words as c
from hotzone.core.game import Advised, Game, Match

RIVALS = 24  # ends among which the next best is sought
TRIED = 4  # of them, how many are compared before the win chance must do
SURE = 0.002  # differences of the win chance below this are not worth a word
Because = dict[str, Any]


def carried_out(match: Match, steps: Sequence[int]) -> Match | None:
    """The table after these steps; none if nature answers before the last."""
    after = match.twin()
    for step in steps:
        if after.actor < 0 or step not in after.legal():
            return None
        after.play(step)
    return after


def why(match: Match, game: Game[Any], search: Search, steps: Sequence[int]) -> Because:
    """The reason of a plan that a search found; empty where the game has no words for it or there was no choice."""
    after = carried_out(match, steps)
    if after is None or not isinstance(game, Advised):
        return {}
    if after.result:
        return {"id": "because-won"} if game.endings[after.result] in game.victories else {}
    if after.actor == c.NATURE and phase(after) == c.DECIDING:
        return {"id": getattr(game, "look", "because-look"), "place": place_of(game, match, steps), "units": [], "instead": []}
    return against(match, game, after, rivals(match, search, after))


def rivals(match: Match, search: Search, after: Match) -> list[tuple[list[int], Match]]:
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


def against(match: Match, game: Advised, after: Match, others: Sequence[tuple[list[int], Match]]) -> Because:
    """What an end has over the first rival against which something can be said for it."""
    net = oracle(match)
    for way, other in others:
        units = game.weigh(after, other)
        if net is not None:
            ours, theirs = net.look(judge(after)), net.look(judge(other))
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


def place_of(game: Advised, match: Match, steps: Sequence[int]) -> str:
    """The place of the last step, as the game names it."""
    found = game.gist(match, steps[-1:])
    return str(next((value for key, value in found.items() if key != "code"), ""))


def phase(match: Any) -> int:
    """Where in its turn a table is."""
    found: int = match.where()
    return found


def judge(match: Any) -> Any:
    """The judge of a table."""
    return match.judge()


def write(game: Any, match: Match, step: int) -> str:
    """A step as people write it."""
    return str(game.write(match, step))
