"""What Reactor gives to simulations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from hotzone.contract.simulation import Variations, settings_words
from hotzone.core.table import Row
from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.setup import COUNTS, HEARTS, MEMORY, STARTS, THIRDS

GRADES = tuple(str(hearts) for hearts in sorted(HEARTS, reverse=True))  # the more hearts the easier


class Simulation:
    """Every set-up, and the one whose speed is measured."""

    people = "players"
    benchmarks: Mapping[str, Mapping[str, str]] = {"reactor": {"hearts": "3"}}

    standing = ("open",)
    happening = ("died", "removed")
    grades = GRADES
    crew_sizes = tuple(map(int, COUNTS))
    usual_grades = tuple((grade, crew) for crew in (4, 3) for grade in GRADES)

    def __init__(self, boards: Sequence[str]) -> None:
        self.boards = boards

    def rules_words(self, settings: Mapping[str, str]) -> str:
        """The settings with their names."""
        return settings_words(settings)

    def grade_settings(self, grade: str, crew: int) -> Mapping[str, str]:
        """Hearts are the level, players the crew."""
        return {"hearts": grade, "players": str(crew)}

    def standing_now(self, match: Match) -> Iterable[tuple[str, str]]:
        """Which assemblies lie face up: overheated, or failed."""
        tiles = range(match.plan.field.tile_count)
        return [("open", match.plan.write_cell(cell)) for cell in tiles if match.get("tile", cell) & w.UP]

    def happened(self, match: Match, rows: Sequence[Row]) -> Iterable[tuple[str, str]]:
        """Where somebody died, and which cells lost their assembly."""
        for kind, a, b, _ in rows:
            if kind == w.DIED:
                yield "died", match.plan.write_cell(b)
            elif kind == w.REMOVED:
                yield "removed", match.plan.write_cell(a)

    def variations(self) -> Variations:
        """All that changes how a match goes; the numbers of the board file stay."""
        return [
            ("board", self.boards),
            ("players", COUNTS),
            ("third", THIRDS),
            ("hearts", [str(hearts) for hearts in HEARTS]),
            ("starts", STARTS),
            ("memory", MEMORY),
        ]
