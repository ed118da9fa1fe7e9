"""How a reason is said in English, whatever the game: what a plan has over the next best, and what that costs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Unit = Mapping[str, Any]  # {unit, ours, theirs, gain}


def say(because: Mapping[str, Any], look: tuple[str, str], word: Callable[[Unit], str]) -> str:
    """The reason; `look` is the id and the sentence of a plan that first sees what lies somewhere, `word` tells a unit."""
    units, instead = because.get("units", ()), ", ".join(because.get("instead", ()))
    if because.get("id") == "because-won":
        return "That wins."
    if because.get("id") == look[0]:
        return look[1].format(place=because["place"])
    gains = [told(unit, word) for unit in units if unit["gain"]]
    prices = [told(unit, word) for unit in units if not unit["gain"]]
    if not gains or not instead:
        return ""
    return f"Rather than {instead}: {', '.join(gains)}{', though ' + ', '.join(prices) if prices else ''}."


def told(unit: Unit, word: Callable[[Unit], str]) -> str:
    """A number that differs, in words; the chance to win is every game's."""
    if unit["unit"] == "win":
        return f"the crew wins with {unit['ours']:.1%} instead of {unit['theirs']:.1%}"
    return word(unit)
