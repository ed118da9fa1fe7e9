"""Mixed matches of the base box: any set-up that is allowed, and players with a bent, so that every rule comes up."""

from __future__ import annotations

from hotzone.contract.simulation import Bent, styled_pick
from hotzone.core.dice import Dice
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.specialists import SPECIALISTS
from hotzone.games.fire.setup.editions import BASE_SWITCHES, PRESETS, SWITCHES
from hotzone.games.fire.setup.settings import LEVELS, MODULES, SETUPS, VARIANTS

BOARDS = ("base-front", "base-back")
STYLES = 4  # what players are bent on
RANDOM, CAREFUL, DARING, HELPFUL = range(STYLES)
LIKED = {  # kinds of actions a style prefers, when the dice say so
    CAREFUL: (w.DOUSE, w.QUENCH, w.OPEN_DOOR, w.GUN, w.DISPOSE, w.CLEAR_SPOT, w.REPAIR, w.END),
    DARING: (w.MOVE, w.EXTEND, w.TAKE_LADDER, w.DRIVE_ENGINE, w.DRIVE_AMBULANCE, w.GUN, w.CHANGE, w.REROLL, w.RIDE, w.PLAY_ON),
    HELPFUL: (*range(w.MOVE + 1, w.MOVE + w.LOADS), w.TREAT, w.REVIVE, w.IDENTIFY, w.DISPOSE, w.PLAY_ON),
}


def settings(dice: Dice) -> dict[str, str]:
    """Settings of a match, anything that goes together."""
    chosen = {"board": BOARDS[dice.below(2)], "edition": tuple(PRESETS)[dice.below(len(PRESETS))]}
    modules = [name for name in MODULES if dice.below(2)]
    if dice.below(3) == 0:
        modules = list(MODULES)
    if dice.below(4) == 0:
        modules = []
    crew = 1 + dice.below(6)
    chosen["crew"] = str(crew)
    if modules:
        chosen["rules"] = "experienced"
        chosen["modules"] = ",".join(modules)
        chosen["level"] = tuple(LEVELS)[dice.below(len(LEVELS))]
        chosen["scenarios"] = ",".join(name for name, needs in VARIANTS.items() if needs in modules and dice.below(3) == 0)
        if "specialists" in modules and "volunteers" not in chosen["scenarios"]:
            chosen.update(cards(dice, modules, crew))
    if dice.below(3) == 0:
        chosen["setup"] = SETUPS[dice.below(len(SETUPS))]
    if dice.below(4) == 0:
        chosen["poi"] = ("roll", "arrows")[dice.below(2)]
    chosen["starts"] = str(1 + dice.below(crew))
    for name in BASE_SWITCHES:
        values = SWITCHES[name][0]
        if dice.below(6) == 0:
            chosen[name] = values[dice.below(len(values))]
    if len(modules) == len(MODULES) and chosen["board"] == "base-front":
        chosen["experienced_board"] = "free"
    return chosen


def cards(dice: Dice, modules: list[str], crew: int) -> dict[str, str]:
    """Cards that are named, dealt or chosen in the match."""
    how = dice.below(3)
    if how == 0:
        return {"cards": "deal"}
    if how == 1:
        return {}
    deck = [card.name for card in SPECIALISTS if not card.needs or card.needs in modules]
    return {"crew": ",".join(deck.pop(dice.below(len(deck))) for _ in range(crew))}


def pick(match: Match, dice: Dice, style: int) -> int:
    """An action for whoever must decide, in one of the ways to play; else every house would fall before long."""
    return styled_pick(match, dice, None if style == RANDOM else Bent(LIKED[style], 3, (w.CHOP,), 8))
