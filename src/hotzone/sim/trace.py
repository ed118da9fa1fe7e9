"""A trace of mixed matches: one line a match, with a digest of all that was legal, told and true after every action."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b

from hotzone import shelf
from hotzone.core import words as c
from hotzone.core.dice import Dice
from hotzone.fire.match import Match
from hotzone.sim import mixed
from hotzone.sim.batch import Batch

IN_A_BATCH = 3  # unwatched matches from the same start, for the other way into the core


def trace(games: int, seed: int = 0, first: int = 0) -> Iterator[str]:
    """Trace matches number `first` on of a seed; compiled and uncompiled must give the same lines."""
    for number in range(first, first + games):
        dice, match = start(seed, number)
        digest, actions, batch = blake2b(digest_size=8), 0, Batch(match.twin())
        batch.play(seed, number, IN_A_BATCH)
        for seen in walk(match, dice):
            digest.update(seen)
            actions += 1
        counts = f"{batch.actions} {batch.turns} {' '.join(str(batch.ending(i)) for i in range(6))}"
        yield f"{number} {actions} {match.result} {digest.hexdigest()} {counts}"


def steps(seed: int, number: int) -> Iterator[str]:
    """Trace one match action by action, to find where two traces part."""
    dice, match = start(seed, number)
    game = shelf.game("fire")
    for i, seen in enumerate(walk(match, dice)):
        yield f"{i} {blake2b(seen, digest_size=8).hexdigest()} {game.result(match)}"


def start(seed: int, number: int) -> tuple[Dice, Match]:
    """The dice and the table of a match."""
    game, dice = shelf.game("fire"), Dice(seed * 0x1000000 + number)
    match: Match = game.new(game.setup(**mixed.settings(dice)))
    return dice, match


def walk(match: Match, dice: Dice) -> Iterator[bytes]:
    """Play a match to its end; after every action what was legal, what it told and what is true."""
    style = dice.below(mixed.STYLES)
    while match.actor != c.NOBODY:
        legal = match.legal()
        action = mixed.pick(match, dice, style)
        rows = match.play(action)
        yield b"%a %a %a " % (legal, action, rows) + match.snapshot()
