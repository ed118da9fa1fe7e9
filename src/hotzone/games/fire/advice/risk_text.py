"""Advice of the fire game in words, for a terminal: reasons, and the chances of the next fire phase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hotzone.contract.shared.reason_text import Advice
from hotzone.contract.terminal import Spoken
from hotzone.core.formats.fluent import Argument, Words
from hotzone.games.fire.text.sentences import place_words
from hotzone.games.fire.text.terminal import FireDisplay


class FireAdvice(Advice):
    """Clues, reasons and chances, in one language."""

    shares = ("collapse", "poi-lost")
    counts = ("rescued", "ap-to-rescue")

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.display = FireDisplay(words)

    def spoken(self, action: str) -> Spoken:
        """An action as people read it."""
        return self.display.spoken(action)

    def place_words(self, place: str) -> dict[str, Argument]:
        """A space or a wall as arguments of a sentence."""
        return place_words(self.t, place)

    def odds(self, found: Mapping[str, Any]) -> str:
        """What the end of a line leads to."""
        t = self.t
        parts = [t("risk-damage", many=t.number(found["damage"]))]
        parts += [t("risk-collapse", chance=t.share(found["collapse"]))] if found["collapse"] else []
        for place, chance in found["poi"].items():
            parts += [t("risk-at", **self.place_words(place), chance=t.share(chance))] if chance else []
        for i, chance in enumerate(found["firefighters"], 1):
            parts += [t("risk-who", who=t("figure", number=i), chance=t.share(chance))] if chance else []
        return t("hint-odds", odds=self.joined(parts)) + "."

    def risks(self, found: Mapping[str, Any]) -> list[str]:
        """The whole risk of a table: what is certain already is left out."""
        t = self.t
        walls = {name: odds["hit"] for name, odds in found["walls"].items()}
        figures = {t("figure", number=i): chance for i, chance in enumerate(found["firefighters"], 1)}
        told = {"people": found["poi"], "crew": figures, "spaces": found["spaces"], "walls": walls}
        lines = [t("risk-sums", damage=t.number(found["damage"]), collapse=t.share(found["collapse"]))]
        for name, chances in told.items():
            open_ones = {place: chance for place, chance in chances.items() if 0 < chance < 1}
            lines += [t(f"risk-{name}", chances=self.ranked(open_ones))] if open_ones else []
        if found["error"] > 1e-9:
            lines.append(t("risk-error", error=t.share(found["error"], 4)))
        return lines
