"""Matches in the middle: played here with chosen dice, opened on the page as records."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence

import hotzone

SETTING_UP = ("exploding", "spreading-hazmats", "hiding", "crewing", "heating", "placing", "parking")


def scene(
    settings: Mapping[str, object], starts: Sequence[str], luck: Mapping[str, Iterable[str]], deeds: Iterable[str] = ()
) -> str:
    """A record: everybody starts where told, nature answers as told by stage (else at random), then the deeds are done."""
    match = hotzone.new("fire", seed=None, dealer=False, **settings)
    answers = {stage: list(texts) for stage, texts in luck.items()}
    places, todo, dice = list(starts), list(deeds), random.Random(1)
    while True:
        stage, legal = match.view()["stage"], [str(action) for action in match.legal()]
        if match.actor == "nature":
            wish = answers.get(stage, [])
            match.play(wish.pop(0) if wish else dice.choice(legal))
        elif stage == "placing":
            match.play(f"place {places.pop(0)}")
        elif stage in SETTING_UP:
            parked = [f"park {vehicle} {place}" for vehicle, place in (("engine", "7,2"), ("ambulance", "4,0"))]
            match.play(next((text for text in parked if text in legal), legal[0]))
        elif todo:
            match.play(todo.pop(0))
        else:
            return match.record()


# fires and calls far from the way in at 3,0, so that the living room is calm
CALM = {"exploding": ["roll -,5", "roll 5,7", "roll 6,-"], "hiding": ["roll 1,8", "roll 4,8", "roll 1,6"]}
