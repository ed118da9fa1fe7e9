"""Any allowed set-up, and a play-out of it by drawn luck: what the property tests and the trace are about."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import NamedTuple

from hotzone.contract.simulation import Bent, styled_pick
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.table import Row
from hotzone.core.values import Setup
from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.plan import CHARACTERS
from tests.games.reactor.tables import REACTOR

STYLES = 4
RANDOM, CAREFUL, BUSY, GENEROUS = range(STYLES)
LIKED = {  # kinds of actions a style prefers, when the dice say so
    CAREFUL: (w.USE_PIPELINE, w.USE_HOSE, w.USE_EXTINGUISHER, w.USE_MASK, w.USE_MEDIC, w.USE_KIT, w.USE_ON, w.CALL, w.MOVE, w.END),
    BUSY: (w.MOVE, w.CROSS, w.OPEN, w.OPEN_EXTRA, w.USE_LIFT, w.USE_CRANE, w.END),
    GENEROUS: (w.MOVE, w.GIVE, w.LEAVE, w.TAKE, w.CALL, w.OPEN, w.END),
}


class World(NamedTuple):
    """A set-up, the seed of its luck and what its players are bent on."""

    setup: Setup
    seed: int
    style: int

    def new(self) -> Match:
        """The match at its first decision."""
        return REACTOR.new(self.setup)


class Step(NamedTuple):
    """One action of a play-out: the table before it, the action and what it told."""

    before: bytes
    action: int
    rows: list[Row]


def settings(dice: Dice) -> dict[str, object]:
    """Settings of a match, anything that goes together."""
    players = 1 + dice.below(4)
    chosen: dict[str, object] = {"players": players, "hearts": 1 + dice.below(3)}
    if players == 3:
        chosen["third"] = CHARACTERS[3 * dice.below(2)]
    if dice.below(3) == 0:
        chosen["cast"] = "dealt"
    if dice.below(2):
        chosen["starts"] = "choose"
    for name in ("giving_up", "pickup_own"):
        if dice.below(4) == 0:
            chosen[name] = "yes"
    if dice.below(3) == 0:
        chosen["memory"] = "hidden"
    if dice.below(3) == 0:
        chosen["broken_sign"] = "black"
    if dice.below(3) == 0:
        chosen["yellow"] = dice.below(12)
        chosen["red"] = 12 + dice.below(12)
    chosen["fuel_cards"] = 1 + (dice.below(4) == 0)
    chosen["control_cards"] = 1 + (dice.below(4) == 0)
    return chosen


def world(seed: int) -> World:
    """The world of a seed."""
    dice = Dice(seed)
    return World(REACTOR.setup(**settings(dice)), seed, dice.below(STYLES))


def pick(match: Match, dice: Dice, style: int) -> int:
    """An action for whoever must decide, in one of the ways to play; else every match would be short."""
    return styled_pick(match, dice, None if style == RANDOM else Bent(LIKED[style], 4, (w.SACRIFICE, w.GIVE_UP), 12))


def walk(match: Match, seed: int, style: int) -> Iterator[Step]:
    """Play a match to its end, step by step."""
    dice = Dice(seed)
    while match.actor != c.NOBODY:
        before, action = match.snapshot(), pick(match, dice, style)
        yield Step(before, action, match.play(action))


def trace(games: int, first: int = 0) -> Iterator[str]:
    """One line a match, with a digest of all that was legal, told and true after every action."""
    for seed in range(first, first + games):
        here = world(seed)
        match, digest, actions = here.new(), blake2b(digest_size=8), 0
        for step in walk(match, seed, here.style):
            digest.update(b"%a %a %a " % (step.action, step.rows, match.legal()) + match.snapshot())
            actions += 1
        yield f"{seed} {actions} {match.result} {digest.hexdigest()}"


def near_victory(seed: int) -> Match:
    """A table where the six lie around a working control assembly but for one move: victories by luck."""
    dice = Dice(seed)
    match = REACTOR.new(REACTOR.setup(hearts=3))
    for name in ("12", "13", "18", "24", "23"):
        match.put("tile", match.plan.read_cell(name), w.EMERGENCY)
    match.put("tile", match.plan.read_cell("S4"), w.WORKING)
    match.put("unseen", 1, 1)
    match.put("unseen", 2, 1)
    if dice.below(2):  # the sixth may lie there already, unseen; else it must be found and brought
        match.put("tile", match.plan.read_cell("17"), w.EMPTY)
        match.put("unseen", 0, 24)
        match.dial = 1
    return match


if __name__ == "__main__":
    import sys

    for line in trace(int(sys.argv[1])):
        print(line)
