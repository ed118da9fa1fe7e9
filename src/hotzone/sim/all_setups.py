"""Every set-up that the rules of a game allow, as far as the game says how its settings vary."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hotzone.contract.game import Game
from hotzone.contract.simulation import Varied, simulation_of
from hotzone.core.errors import BadSetup
from hotzone.core.values import Setup


def every_setup(game: Game[Any]) -> list[Setup]:
    """All different set-ups, in a mixed but fixed order, so that the first few are already a fair sample."""
    simulation = simulation_of(game)
    if not isinstance(simulation, Varied):
        return list(dict.fromkeys(game.setup(**sample) for sample in game.samples()))
    grown: dict[Setup, dict[str, str]] = {game.setup(): {}}
    for setting, values in simulation.variations():
        grown = grow(game, grown, setting, values)
    setups = list(grown)
    step = mixing_step(len(setups))
    return [setups[i * step % len(setups)] for i in range(len(setups))]


def grow(game: Game[Any], settings: dict[Setup, dict[str, str]], key: str, words: Sequence[str]) -> dict[Setup, dict[str, str]]:
    """Add a setting in every way that is allowed; where no way is, leave it out. What comes out twice is kept once."""
    grown: dict[Setup, dict[str, str]] = {}
    for setup, before in settings.items():
        ways = [{**before, key: word} if word else before for word in words]
        allowed = {found: way for way in ways if (found := allow(game, way)) is not None}
        for found, way in (allowed or {setup: before}).items():
            grown.setdefault(found, way)
    return grown


def allow(game: Game[Any], settings: dict[str, str]) -> Setup | None:
    """The set-up of these settings, or none."""
    try:
        return game.setup(**settings)
    except BadSetup:
        return None


def mixing_step(many: int) -> int:
    """A step that visits all places of a circle once, far from the place before."""
    from math import gcd

    step = max(1, int(many * 0.618))
    while gcd(step, many) != 1:
        step += 1
    return step
