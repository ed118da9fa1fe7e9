"""What the fire game gives to simulations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hotzone.contract.simulation import Variations, mixes, settings_words
from hotzone.core.dice import Dice
from hotzone.games.fire import mixed_matches
from hotzone.games.fire.match import Match
from hotzone.games.fire.setup.choices import COUNTS
from hotzone.games.fire.setup.editions import PRESETS
from hotzone.games.fire.setup.scenarios import NAMES
from hotzone.games.fire.setup.settings import LEVELS, MODULES, RULES


class Simulation:
    """Every set-up, matches that bring up every rule, and set-ups whose speed is measured."""

    styles = mixed_matches.STYLES
    people = "crew"
    benchmarks: Mapping[str, Mapping[str, str]] = {
        "family": {},
        "heroic": {"rules": "experienced", "level": "heroic", "crew": "captain,cafs,driver,rescue"},
    }

    def __init__(self, boards: Sequence[str]) -> None:
        self.boards = boards

    def variations(self) -> Variations:
        """Any modules together, at most one scenario."""
        return [
            ("rules", RULES),
            ("modules", mixes(MODULES)),
            ("level", list(LEVELS)),
            ("scenarios", mixes(NAMES, 1)),
            ("edition", list(PRESETS)),
            ("board", self.boards),
            ("crew", COUNTS),
        ]

    def rules_words(self, settings: Mapping[str, str]) -> str:
        """The level where there is one, else the rules; all other settings with their names."""
        others = settings_words({key: value for key, value in settings.items() if key not in ("rules", "level")})
        return f"{settings.get('level') or settings.get('rules', '')} {others}".strip()

    def mixed_settings(self, dice: Dice) -> Mapping[str, str]:
        """Settings of a match, anything that goes together."""
        return mixed_matches.settings(dice)

    def styled_action(self, match: Match, dice: Dice, style: int) -> int:
        """An action for whoever must decide."""
        return mixed_matches.pick(match, dice, style)
