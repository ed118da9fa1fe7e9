"""What is played on which day: every game may bring plans in `data/daily.toml`; a plan has variants to choose from."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from hotzone import registry
from hotzone.core.values import Setup

DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")


class Scoring(NamedTuple):
    """How a game's results are compared: keys of its result, the most important first; a minus means fewer is better."""

    order: tuple[str, ...]
    saved: str = ""  # who came out
    lost: str = ""
    all_saved: int = 0  # … everybody
    needed: int = 0  # … as many as have to, to win
    turn_bins: tuple[int, ...] = ()  # up to so many turns a win is in one bar


class DayPlan(NamedTuple):
    """One way to play a day."""

    game: str
    settings: Mapping[str, object]
    minutes: int
    variant: int = 0
    wins: int | None = None  # how often in 100 an AI crew won it
    spare: bool = False  # taken only where the others are too hard or too easy

    def setup(self) -> Setup:
        """Its set-up; raises BadSetup."""
        return registry.game(self.game).setup(**self.settings)

    def seats(self) -> int:
        """How many figures it has."""
        game = registry.game(self.game)
        return game.seats(game.new(self.setup()))


@cache
def read_file(game: str) -> dict[str, Any]:
    """What a game says of daily matches; empty where it says nothing."""
    path = Path(registry.folder(game)) / "data" / "daily.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def scoring(game: str) -> Scoring:
    """How results of a game are compared."""
    found = read_file(game)
    counts = (found.get("saved", ""), found.get("lost", ""), found.get("all", 0), found.get("needed", 0))
    return Scoring(tuple(found.get("order", ("won", "-turns"))), *counts, tuple(found.get("turn_bins", ())))


@cache
def variants(weekday: int) -> tuple[DayPlan, ...]:
    """The plans of a weekday, of all games; where none offers one, those of the next day that has some."""
    for day in (*DAYS[weekday:], *DAYS[:weekday]):
        found = [
            DayPlan(name, variant["settings"], plan["minutes"], 0, variant.get("wins"), variant.get("spare", False))
            for name in registry.game_names()
            for plan in read_file(name).get("plans", ())
            if plan["day"] == day
            for variant in plan["variants"]
        ]
        found.sort(key=lambda plan: plan.spare)
        if found:
            return tuple(plan._replace(variant=i) for i, plan in enumerate(found))
    return ()


def plan_of(day: date, variant: int = 0) -> DayPlan | None:
    """The plan of a day; None on a server whose games offer none."""
    found = variants(day.weekday())
    return found[variant % len(found)] if found else None


def first_variant(day: date) -> int:
    """The variant that a day begins with: they take turns, week by week; spare ones do not."""
    return day.toordinal() // 7 % max(1, sum(1 for plan in variants(day.weekday()) if not plan.spare))
