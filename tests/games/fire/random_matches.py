"""Any allowed set-up, and a play-out of it by drawn luck: what the property tests are about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hypothesis import strategies as st

from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.table import Row
from hotzone.core.values import Setup
from hotzone.games.fire import mixed_matches
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.specialists import SPECIALISTS
from hotzone.games.fire.setup.editions import PRESETS, SWITCHES
from hotzone.games.fire.setup.settings import LEVELS, MODULES, SETUPS, VARIANTS
from tests.games.fire.tables import FIRE

BOARDS = ("base-front", "base-back")


class World(NamedTuple):
    """A set-up, the seed of its luck and what its players are bent on."""

    setup: Setup
    seed: int
    style: int
    safe: int = 0  # how many are rescued already: play by luck seldom comes so far

    def new(self) -> Match:
        """The match at its first decision; with some rescued already at its first turn."""
        match, dice = FIRE.new(self.setup), Dice(self.seed)
        while self.safe and match.stage < w.ACTING:
            match.play(mixed_matches.pick(match, dice, self.style))
        match.rescued = self.safe
        match.victims -= self.safe
        match.playing_on = int(self.safe >= w.TO_RESCUE)
        return match


class Step(NamedTuple):
    """One action of a play-out: the table before it, the action and what it told."""

    before: bytes
    action: int
    rows: list[Row]


@st.composite
def settings(draw: st.DrawFn) -> dict[str, str]:
    """Settings of a match: boards, modules, levels, editions, single switches, variants, crews."""
    chosen = {"board": draw(st.sampled_from(BOARDS)), "edition": draw(st.sampled_from(tuple(PRESETS)))}
    modules = draw(st.lists(st.sampled_from(MODULES), unique=True))
    crew = draw(st.integers(1, w.FIGURES))
    chosen["crew"] = str(crew)
    if modules:
        chosen["rules"] = draw(st.sampled_from(("experienced", "family")))
        chosen["modules"] = ",".join(modules)
        chosen["level"] = draw(st.sampled_from(tuple(LEVELS)))
        allowed = [name for name, needs in VARIANTS.items() if needs in modules]
        chosen["variants"] = ",".join(draw(st.lists(st.sampled_from(allowed), unique=True)) if allowed else [])
        if "specialists" in modules and "volunteers" not in chosen["variants"]:
            chosen.update(draw(crews(modules, crew)))
    if draw(st.booleans()):
        chosen["setup"] = draw(st.sampled_from(SETUPS))
    if draw(st.booleans()):
        chosen["poi"] = draw(st.sampled_from(("roll", "arrows")))
    chosen["starts"] = str(draw(st.integers(1, crew)))
    for name in draw(st.lists(st.sampled_from(tuple(SWITCHES)), unique=True, max_size=3)):
        chosen[name] = draw(st.sampled_from(SWITCHES[name][0]))
    if len(modules) == len(MODULES) and chosen["board"] == "base-front":
        chosen["experienced_board"] = "free"
    return chosen


@st.composite
def crews(draw: st.DrawFn, modules: list[str], crew: int) -> dict[str, str]:
    """Cards chosen in the match, dealt, or named before."""
    how = draw(st.sampled_from(("chosen", "dealt", "named")))
    if how == "named":
        deck = [card.name for card in SPECIALISTS if not card.needs or card.needs in modules]
        return {"crew": ",".join(draw(st.permutations(deck))[:crew])}
    return {"cards": "deal"} if how == "dealt" else {}


@st.composite
def worlds(draw: st.DrawFn, late: bool = True) -> World:
    """A set-up with its luck; `late`: also matches whose victory is near."""
    setup = FIRE.setup(**draw(settings()))
    seed, style = draw(st.integers(0, 2**32 - 1)), draw(st.integers(0, mixed_matches.STYLES - 1))
    return World(setup, seed, style, draw(st.sampled_from((0, 0, 6, 8))) if late else 0)


def walk(match: Match, world: World) -> Iterator[Step]:
    """Play a match to its end, step by step."""
    dice = Dice(world.seed)
    while match.actor != c.NOBODY:
        before, action = match.snapshot(), mixed_matches.pick(match, dice, world.style)
        yield Step(before, action, match.play(action))


def well_formed(dice: Dice) -> int:
    """Some action of the game, rarely a legal one."""
    return dice.below(w.FIGURES + 1) * (dice.below(4) == 0) << 16 | (1 + dice.below(w.ACTION_KINDS - 1)) << 8 | dice.below(128)
