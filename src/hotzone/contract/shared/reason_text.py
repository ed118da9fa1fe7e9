"""Advice in words for a terminal, in any game: what a plan has over the next best one, and what it costs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hotzone.core.formats.fluent import Argument, Words

Unit = Mapping[str, Any]  # {unit, ours, theirs, gain}
MOST = 12  # places that are told, the likeliest first


class Advice:
    """Clues and reasons in one language, by the sentences of the page; a game says how its units and places are told."""

    shares: Sequence[str] = ()  # units that are chances
    counts: Sequence[str] = ()  # units that are whole numbers

    def __init__(self, words: Words) -> None:
        self.t = words

    def spoken(self, action: str) -> object:
        """An action as people read it."""
        return action

    def place_words(self, place: str) -> dict[str, Argument]:
        """A place as arguments of a sentence."""
        return {"place": place}

    def clue(self, code: str, place: str) -> str:
        """What a plan is about, in a sentence; without a place if that is not to be told yet."""
        if not place and self.t.has(f"clue-{code}-somewhere"):
            return self.t(f"clue-{code}-somewhere")
        return self.t(f"clue-{code}", **self.place_words(place))

    def line(self, actions: Sequence[str]) -> str:
        """Actions one after another, as people read them."""
        return ", ".join(str(self.spoken(action)) for action in actions)

    def say(self, because: Mapping[str, Any]) -> str:
        """The reason: what the plan has over the next best, and what that costs; empty where nothing can be said."""
        name = because.get("id", "")
        if not self.t.has(name):
            return ""
        told = {key: self.amount(name, because[key]) for key in ("ours", "theirs") if key in because}
        place = str(because.get("place", ""))
        parts = [self.t(name, known="yes" if place else "no", **self.place_words(place), **told)]
        units = because.get("units", ())
        parts += [self.told(unit) for unit in units if unit["gain"]]
        prices = [self.told(unit) for unit in units if not unit["gain"]]
        parts += [self.t("because-price", odds=" ".join(prices))] if prices else []
        if because.get("instead"):
            parts.append(self.t("because-instead", line=f"{self.line(because['instead'])}."))
        return " ".join(parts)

    def told(self, unit: Unit) -> str:
        """A number that differs, in words."""
        numbers = {key: self.amount(f"because-{unit['unit']}", unit[key]) for key in ("ours", "theirs")}
        return self.t(f"odds-{unit['unit']}", **self.place_words(str(unit.get("place", ""))), **numbers)

    def amount(self, reason: str, value: float) -> str:
        """A number of a reason, as its unit is counted; the chance to win is every game's."""
        unit = reason.removeprefix("because-")
        if unit == "win" or unit in self.shares:
            return self.t.share(value)
        return self.t.number(value, 0 if unit in self.counts or isinstance(value, int) else 2)

    def joined(self, parts: Sequence[str]) -> str:
        """Short sentences as parts of one."""
        return "; ".join(part[:1].lower() + part[1:] for part in parts)

    def ranked(self, chances: Mapping[str, float]) -> str:
        """Names with their chances, the likeliest first; of many only so many."""
        found = sorted(chances.items(), key=lambda pair: -pair[1])
        more = "  " + self.t("risk-more", many=len(found) - MOST) if len(found) > MOST else ""
        return "  ".join(f"{name}: {self.t.share(chance)}" for name, chance in found[:MOST]) + more
