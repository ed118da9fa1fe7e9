"""A trace of mixed matches: one line for each, with a digest of what was legal, told and true after every action."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import blake2b
from typing import Any

from hotzone import registry
from hotzone.contract.game import Game
from hotzone.contract.simulation import MixedMatches, simulation_of
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.sim.batch import Batch

IN_A_BATCH = 3  # unwatched matches from the same start, for the other way into the core


class Samples:
    """Mixed matches of a game that has none of its own: its samples, any action as likely as the others."""

    styles = 1

    def __init__(self, game: Game[Any]) -> None:
        self.samples = game.samples()

    def mixed_settings(self, dice: Dice) -> Mapping[str, Any]:
        """One of the samples."""
        return self.samples[dice.below(len(self.samples))]

    def styled_action(self, match: Any, dice: Dice, style: int) -> int:
        """Nature's action by its chances, any action of a seat."""
        if match.actor == c.NATURE:
            return int(match.sample_chance(dice))
        legal = match.legal()
        return int(legal[dice.below(len(legal))])


def mixed_matches(game: Game[Any]) -> MixedMatches:
    """The mixed matches of a game."""
    found = simulation_of(game)
    return found if isinstance(found, MixedMatches) else Samples(game)


def trace(games: int, seed: int = 0, first: int = 0, name: str = registry.USUAL) -> Iterator[str]:
    """Trace matches number `first` on of a seed; compiled and uncompiled must give the same lines."""
    game = registry.game(name)
    for number in range(first, first + games):
        dice, match = start(game, seed, number)
        digest, actions, batch = blake2b(digest_size=8), 0, Batch(match.clone())
        batch.play(seed, number, IN_A_BATCH)
        for seen in walk(game, match, dice):
            digest.update(seen)
            actions += 1
        counts = f"{batch.actions} {batch.turns} {' '.join(str(batch.ending(i)) for i in range(len(game.endings)))}"
        yield f"{number} {actions} {match.result} {digest.hexdigest()} {counts}"


def steps(seed: int, number: int, name: str = registry.USUAL) -> Iterator[str]:
    """Trace one match action by action, to find where two traces part."""
    game = registry.game(name)
    dice, match = start(game, seed, number)
    for i, seen in enumerate(walk(game, match, dice)):
        yield f"{i} {blake2b(seen, digest_size=8).hexdigest()} {game.result(match)}"


def start(game: Game[Any], seed: int, number: int) -> tuple[Dice, Any]:
    """The dice and the table of a match."""
    dice = Dice(seed * 0x1000000 + number)
    return dice, game.new(game.setup(**mixed_matches(game).mixed_settings(dice)))


def walk(game: Game[Any], match: Any, dice: Dice) -> Iterator[bytes]:
    """Play a match to its end; after every action what was legal, what it told and what is true."""
    mixed = mixed_matches(game)
    style = dice.below(mixed.styles)
    while match.actor != c.NOBODY:
        legal = match.legal()
        action = mixed.styled_action(match, dice, style)
        rows = match.play(action)
        yield b"%a %a %a " % (legal, action, rows) + match.snapshot()
