"""What Reactor gives to simulations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hotzone.contract.simulation import Variations, settings_words
from hotzone.games.reactor.setup import COUNTS, HEARTS, MEMORY, STARTS, THIRDS


class Simulation:
    """Every set-up, and the one whose speed is measured."""

    people = "players"
    benchmarks: Mapping[str, Mapping[str, str]] = {"reactor": {"hearts": "3"}}

    def __init__(self, boards: Sequence[str]) -> None:
        self.boards = boards

    def rules_words(self, settings: Mapping[str, str]) -> str:
        """The settings with their names."""
        return settings_words(settings)

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
