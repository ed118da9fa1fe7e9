"""The bots that can play whole batches, by name; each is imported when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

from hotzone.core.game import HotzoneError

BOTS = {
    "random": "hotzone.sim.batch:Batch",
    "greedy": "hotzone.ai.players:Greedy",
    "thumb": "hotzone.ai.players:Thumb",
    "rookie": "hotzone.ai.players:Rookie",
    "steady": "hotzone.ai.players:Steady",
    "crew": "hotzone.ai.players:Crew",
}


class Player(Protocol):
    """Plays matches from one start again and again, and counts."""

    matches: int
    actions: int
    turns: int
    endless: int

    def __init__(self, table: Any) -> None: ...
    def play(self, seed: int, first: int, games: int, limit: int) -> None: ...  # match i of a seed has its own luck
    def ending(self, result: int) -> int: ...


def player(name: str) -> type[Player]:
    """A bot by its name."""
    if name not in BOTS:
        raise HotzoneError("unknown-bot", f"there is no bot '{name[:40]}'; there are {', '.join(BOTS)}")
    module_name, _, class_name = BOTS[name].partition(":")
    found: type[Player] = getattr(import_module(module_name), class_name)
    return found
