"""Heat maps: how often something lay or happened at each place of a board, added up over many matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

MOST_PLACES = 1_000  # of one map; the largest board has a fifth


class Heat:
    """Counts by map and place. What lies somewhere is counted once a turn, what happens there once a match."""

    def __init__(self) -> None:
        self.maps: dict[str, Counter[str]] = {}

    def count(self, found: Iterable[tuple[str, str]]) -> None:
        """Count a place of a map once more, for each pair of a map and a place."""
        for name, place in found:
            self.maps.setdefault(name, Counter())[place] += 1

    def add(self, other: Heat) -> None:
        """Add what was counted in other matches."""
        for name, places in other.maps.items():
            self.maps.setdefault(name, Counter()).update(places)

    def data(self) -> dict[str, dict[str, int]]:
        """The counts as plain data, to keep or to send."""
        return {name: dict(places) for name, places in self.maps.items()}

    def read(self, data: Any) -> Heat:
        """Take over counts; raises ValueError where these are none."""
        if not isinstance(data, Mapping) or not all(isinstance(places, Mapping) for places in data.values()):
            raise ValueError("these are not heat maps")
        for name, places in data.items():
            if len(places) > MOST_PLACES or not all(type(many) is int and many >= 0 for many in places.values()):
                raise ValueError("these are not counts of a heat map")
            self.maps[str(name)] = Counter({str(place): many for place, many in places.items()})
        return self

    def shares(self, name: str, of: int) -> dict[str, float]:
        """A map as shares of all turns or matches, the hottest place first."""
        places = self.maps.get(name, Counter())
        return {place: round(many / max(of, 1), 4) for place, many in sorted(places.items(), key=lambda one: (-one[1], one[0]))}
