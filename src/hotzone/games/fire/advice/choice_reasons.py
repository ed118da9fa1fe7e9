"""Why a card is taken or changed, and why somebody or something is placed where: the Driver/Operator's plan in words."""

from __future__ import annotations

from collections.abc import Sequence

from hotzone.games.fire.evaluation.inputs import NAMES
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.specialists import ROLE_NAMES
from hotzone.games.fire.rules import vehicles

Reason = dict[str, object]


def plan_reason(match: Match, plan: Sequence[int]) -> Reason:
    """What is to be said of a plan before anything is compared: that somebody changes the card."""
    for action in plan:
        if action >> 8 & 255 == w.CHANGE:
            return reason(f"because-change-{ROLE_NAMES[action & 255]}")
    return {}


def choice_reason(match: Match, action: int) -> Reason:
    """Why this was chosen in the set-up; empty where nothing can be said."""
    kind, target = action >> 8 & 255, action & 255
    if kind == w.TAKE and target == w.DRIVER:
        return reason("because-take-driver")
    if kind == w.PLACE and match.get("role", match.step) == w.DRIVER and vehicles.is_engine_space(match, target):
        return reason("because-place-engine")
    if kind == w.PARK_ENGINE and match.options.gun_works:
        after = match.clone()
        after.play(action)
        reach = round(8 * told(after, "box.gun.reach"))
        return {**reason("because-park-engine"), "ours": reach} if reach else {}
    return {}


def reason(code: str) -> Reason:
    """A reason that stands for itself."""
    return {"id": code, "place": "", "units": [], "instead": []}


def shot(match: Match) -> float:
    """How many fires the next shot puts out on average, if the Driver/Operator stands on the engine and the way is free."""
    for i in range(match.options.crew):
        if match.get("role", i) == w.DRIVER and vehicles.on_engine(match, i):
            return 3 * told(match, "gunfire.fires_free")
    return 0.0


def told(match: Match, name: str) -> float:
    """An input of the network by its name."""
    return match.evaluator().numbers()[NAMES.index(name)]
