"""Hints, risks and debriefs in the words of a terminal."""

from __future__ import annotations

from typing import Any

from hotzone.contract.ai import Explainer
from hotzone.contract.game import Game
from hotzone.core.formats.fluent import Words

MOST = 24  # turns that are told


def hint_lines(game: Game[Any], hint: dict[str, Any], t: Words) -> list[str]:
    """A hint as lines of text: as much of it as was asked for."""
    words = game.reason_words(t) if isinstance(game, Explainer) else None
    place = str(next(iter(hint.get("place", {}).values()), ""))
    lines = [words.clue(hint["clue"], place)] if words else []
    if place and place not in lines[0]:
        lines.append(t("hint-place", place=place))
    if "line" in hint:
        line = words.line(hint["line"]) if words else ", ".join(hint["line"])
        lines.append(t("hint-play" if hint["now"] else "hint-later", line=line or t("hint-nothing")))
        lines.append(words.say(hint["because"]) if words else "")
        lines.append(words.odds(hint["odds"]) if hint["odds"] and words else "")
        lines.append(t("win-chance", chance=t.share(hint["win"])) if hint["win"] is not None else "")
        lines.append(t("win-rough") if hint["rough"] else "")
    return [line for line in lines if line]


def risk_lines(game: Game[Any], found: dict[str, Any], t: Words) -> list[str]:
    """The chances as lines of text."""
    return game.reason_words(t).risks(found) if isinstance(game, Explainer) else []


def debrief_lines(game: Game[Any], found: dict[str, Any], t: Words) -> list[str]:
    """A debrief as lines of text."""
    sums = {"decisions": t.share(found["decisions"], sign=True), "luck": t.share(found["luck"], sign=True)}
    lines = [t("debrief-sums", start=t.share(found["start"]), end=t.share(found["win"], 0), **sums)]
    lines += [t("debrief-rough")] if found["rough"] else []
    turns: dict[int, float] = {}
    for moment in found["moments"]:
        turns.setdefault(moment["turn"], moment["before"])
    shown = list(turns.items())[:: 1 + len(turns) // MOST]
    lines.append(t("debrief-turns", turns="  ".join(f"{turn}: {t.share(chance, 0)}" for turn, chance in shown)))
    words = game.reason_words(t) if isinstance(game, Explainer) else None
    for point in found["turning_points"]:
        lines += turning_point(point, words, t)
    return lines


def turning_point(point: dict[str, Any], words: Any, t: Words) -> list[str]:
    """Where it turned: what was played, what it cost, and what would have been better."""
    numbers = {key: t.share(point[key], sign=True) for key in ("decision", "luck")}
    line = words.line(point["line"]) if words else ", ".join(point["line"])
    told = {"turn": point["turn"], "seat": point["seat"], "cause": point["cause"], "before": t.share(point["before"])}
    lines = [t("debrief-turned", line=line, **told, **numbers)]
    if point["better"]:
        better = words.line(point["better"]["line"]) if words else ", ".join(point["better"]["line"])
        reason = words.say(point["better"]["because"]) if words else ""
        lines.append(f"  {t('debrief-better-line', line=better)} {reason}".rstrip())
    return lines
