"""For tables of cardboard: what nature's answers would do, so that whoever enters one sees a slip before it counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable


@runtime_checkable
class Foreteller(Protocol):
    """A game that says of each answer of nature what it would do; without it the keys show no signs."""

    def foretold(self, match: Any) -> Mapping[str, str]:
        """Nature's answers by their texts, each with one word for what it would do: "smoke", "explosion"."""
