"""Any set-up that the expansions allow, drawn by luck, and whole matches of it by players with a bent."""

from __future__ import annotations

from collections.abc import Iterator

from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.errors import BadSetup
from hotzone.core.table import Row
from hotzone.core.values import Setup
from hotzone.games.fire import mixed_matches
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.setup.editions import PRESETS, SWITCHES
from hotzone.games.fire.setup.scenarios import NAMES
from hotzone.games.fire.setup.settings import LEVELS, MODULES
from tests.games.fire.tables import FIRE

BOARDS = ("brownstone", "high-rise", "villa", "hotel", "base-front", "base-back")


def drawn_setup(dice: Dice) -> Setup:
    """A set-up of any board, rules, level, crew and scenarios that go together."""
    while True:
        try:
            return FIRE.setup(**drawn_settings(dice))
        except BadSetup:
            continue


def drawn_settings(dice: Dice) -> dict[str, str]:
    """Settings that may contradict each other."""
    modules = MODULES if dice.below(2) else tuple(name for name in MODULES if dice.below(2))
    chosen = {"board": BOARDS[dice.below(len(BOARDS))], "crew": str(1 + dice.below(w.FIGURES)), "modules": ",".join(modules)}
    chosen["rules"] = "experienced" if modules and dice.below(4) else "family"
    chosen["edition"] = tuple(PRESETS)[dice.below(len(PRESETS))]
    chosen["experienced_board"] = "free"
    if modules:
        chosen["level"] = tuple(LEVELS)[dice.below(len(LEVELS))]
    chosen["scenarios"] = ",".join(name for name in NAMES if dice.below(4) == 0)
    if "true-heroes" in chosen["scenarios"]:
        chosen["level"] = "heroic"
    if "friend-in-need" in chosen["scenarios"] and dice.below(2):
        chosen["friend"] = "hard"
    if dice.below(5) == 0 and "specialists" in modules:
        chosen["engineer"] = ("no", "yes")[dice.below(2)]
    for name, (values, _) in SWITCHES.items():
        if dice.below(8) == 0:
            chosen[name] = values[dice.below(len(values))]
    return chosen


def walk(match: Match, seed: int) -> Iterator[tuple[int, list[Row]]]:
    """Play a match to its end: every action and what it told."""
    dice, style = Dice(seed), seed % mixed_matches.STYLES
    for _ in range(30_000):
        if match.actor == c.NOBODY:
            return
        action = mixed_matches.pick(match, dice, style)
        yield action, match.play(action)
    raise AssertionError("the match does not end")
