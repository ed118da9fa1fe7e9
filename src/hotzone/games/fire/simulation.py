"""What the fire game gives to simulations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from hotzone.contract.simulation import Variations, mixes, settings_words
from hotzone.core.dice import Dice
from hotzone.core.table import Row
from hotzone.games.fire import mixed_matches
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.setup.choices import COUNTS
from hotzone.games.fire.setup.editions import PRESETS
from hotzone.games.fire.setup.scenarios import NAMES
from hotzone.games.fire.setup.settings import LEVELS, MODULES, RULES

BROKEN = (w.DAMAGED, w.DESTROYED, w.PARTY_DAMAGED, w.PARTY_DESTROYED)  # what an edge becomes when a marker is laid on it


class Simulation:
    """Every set-up, matches that bring up every rule, and set-ups whose speed is measured."""

    styles = mixed_matches.STYLES
    people = "crew"
    benchmarks: Mapping[str, Mapping[str, str]] = {
        "family": {},
        "heroic": {"rules": "experienced", "level": "heroic", "crew": "captain,cafs,driver,rescue"},
    }

    standing = ("fire",)
    happening = ("lost", "damage")
    grades = ("family", *LEVELS)
    crew_sizes = tuple(map(int, COUNTS))
    usual_grades = (*((grade, 4) for grade in grades), ("veteran", 3), ("veteran", 6))

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

    def grade_settings(self, grade: str, crew: int) -> Mapping[str, str]:
        """The family game, or the experienced one at a level."""
        level = {} if grade == "family" else {"rules": "experienced", "level": grade}
        return {**level, "crew": str(crew)}

    def standing_now(self, match: Match) -> Iterable[tuple[str, str]]:
        """Where it burns."""
        plan, board = match.plan, match.board
        inner = (board.get("inner", i) for i in range(board.inner_count))
        return [("fire", plan.write_cell(cell)) for cell in inner if match.get("threat", cell) == w.FIRE]

    def happened(self, match: Match, rows: Sequence[Row]) -> Iterable[tuple[str, str]]:
        """Where somebody was lost, and which edges took damage."""
        for kind, a, b, _ in rows:
            if kind == w.VICTIM_LOST:
                yield "lost", match.plan.write_cell(a)
            elif kind == w.EDGE and b in BROKEN:
                yield "damage", match.plan.write_edge(a)

    def mixed_settings(self, dice: Dice) -> Mapping[str, str]:
        """Settings of a match, anything that goes together."""
        return mixed_matches.settings(dice)

    def styled_action(self, match: Match, dice: Dice, style: int) -> int:
        """An action for whoever must decide."""
        return mixed_matches.pick(match, dice, style)
