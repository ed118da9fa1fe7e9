"""Play every sample of every game, and every scenario on every building; print what was legal, told and true as digests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import blake2b
from typing import Any

from hotzone import registry
from hotzone.contract.game import Game
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.errors import BadSetup
from hotzone.core.values import Setup
from hotzone.games.fire.setup.scenarios import SCENARIOS

MATCHES = 15  # of each set-up


def settings(game: Game[Any]) -> Iterator[Mapping[str, object]]:
    yield from game.samples()
    if game.name == "fire":
        for board in game.names:  # type: ignore[attr-defined]
            yield {"board": board, "setup": "simple", "crew": 2}
            for scenario in SCENARIOS:
                yield {"board": board, "rules": "experienced", "scenarios": scenario.name}
                yield {"board": board, "rules": "experienced", "scenarios": scenario.name, "friend": "hard", "edition": "cs"}


def allowed(game: Game[Any]) -> Iterator[Setup]:
    for wanted in settings(game):
        try:
            yield game.setup(**wanted)
        except BadSetup:
            continue


def line(game: Game[Any], setup: Setup, seed: int) -> str:
    match, dice, digest = game.new(setup), Dice(seed), blake2b(digest_size=8)
    while match.actor != c.NOBODY:
        legal = match.legal()
        action = match.sample_chance(dice) if match.actor == c.NATURE else legal[dice.below(len(legal))]
        digest.update(b"%a %a %a " % (legal, action, match.play(action)) + match.snapshot())
    return f"{game.name} {setup} {seed} {match.result} {digest.hexdigest()}"


if __name__ == "__main__":
    for name in registry.BUILT_IN:
        played = registry.game(name)
        for setup in allowed(played):
            for seed in range(MATCHES):
                print(line(played, setup, seed))
