"""Advice of Reactor in words, for a terminal: reasons, and the chances of the next reactor phase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hotzone.contract.shared.reason_text import Advice
from hotzone.contract.terminal import Spoken
from hotzone.core.formats.fluent import Words
from hotzone.games.reactor.text.terminal import ReactorDisplay


class ReactorAdvice(Advice):
    """Clues, reasons and chances, in one language."""

    shares = ("r-defeat",)
    counts = ("r-placed", "r-known", "r-movers")

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.display = ReactorDisplay(words)

    def spoken(self, action: str) -> Spoken:
        """An action as people read it."""
        return self.display.spoken(action)

    def odds(self, found: Mapping[str, Any]) -> str:
        """What the end of a line leads to."""
        t = self.t
        parts = [t("r-risk-hearts", many=t.number(found["hearts"])), t("r-risk-defeat", chance=t.share(found["defeat"]))]
        for who, chance in found["heroes"].items():
            if chance["death"]:
                parts.append(t("r-risk-dies", who=t(f"r-{who}"), chance=t.share(chance["death"])))
        return t("r-hint-odds", odds=self.joined(parts)) + "."

    def risks(self, found: Mapping[str, Any]) -> list[str]:
        """The whole risk of a table."""
        t, heroes = self.t, found["heroes"]
        doses = [f"{t(f'r-{who}')} {t.number(chance['dose'])}" for who, chance in heroes.items() if chance["dose"]]
        deaths = {t(f"r-{who}"): chance["death"] for who, chance in heroes.items() if chance["death"]}
        lines = [t("r-risk-sums", hearts=t.number(found["hearts"]), defeat=t.share(found["defeat"]))]
        lines.append(t("r-risk-dial-by", many=t.number(found["dial"], sign=True)))
        told = {"up": found["up"], "gone": found["gone"], "heart": found["heart"], "deaths": deaths}
        for name, chances in told.items():
            lines += [t(f"r-risk-{name}", chances=self.ranked(chances))] if any(chances.values()) else []
        lines.append(t("r-risk-doses", doses=", ".join(doses)) if doses else t("r-risk-no-dose"))
        if found["error"] > 1e-9:
            lines.append(t("risk-error", error=t.share(found["error"], 2)))
        return lines
