"""The bots of simulations, by name: some play whole batches in the core, all others at their seats like people."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

from hotzone.ai import roster
from hotzone.core.game import Game, HotzoneError

BOTS = {"random": "hotzone.sim.batch:Batch"}  # those that play whole batches; each is imported when it is asked for
THINKERS = {  # those that can do both
    "greedy": "hotzone.ai.players:Greedy",
    "rookie": "hotzone.ai.players:Rookie",
    "steady": "hotzone.ai.players:Steady",
    "crew": "hotzone.ai.players:Crew",
    "chief": "hotzone.ai.players:Chief",
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


def names_of(bot: str) -> tuple[str, ...]:
    """The names in a list like `crew,random`, seat after seat; raises HotzoneError for one that is unknown."""
    names = tuple(name.strip() for name in bot.split(","))
    known = list(dict.fromkeys([*roster.bot_names(), *BOTS]))
    for name in names:
        if name not in known:
            raise HotzoneError("unknown-bot", f"there is no bot '{name[:40]}'; there are {', '.join(known)}")
        if len(names) > 1 and name not in roster.bot_names():
            raise HotzoneError(
                "unknown-bot", f"'{name[:40]}' plays all seats or none; at one seat play {', '.join(roster.bot_names())}"
            )
    return names


def in_the_core(bot: str, core: bool = False) -> bool:
    """Does this bot play whole batches without the interpreter, so that threads can share the work?"""
    return bot in BOTS or (core and bot in THINKERS)


def check(bot: str, game: Game[Any], table: Any) -> None:
    """Refuse a bot that cannot play this game: who thinks needs somebody to judge the table."""
    for name in names_of(bot):
        if name in THINKERS and not hasattr(table, "judge"):
            raise HotzoneError("cannot-play", f"bot '{name}' cannot play {game.name}: nobody judges its tables yet")


def matches_at_once(bot: str, core: bool = False) -> int:
    """How many matches of this bot a worker takes at once: few enough to stop soon, enough to cost nothing."""
    if in_the_core(bot, core):
        return int(getattr(player(bot), "piece", 500))
    from hotzone.sim.seats import PIECE

    return PIECE


def player(name: str) -> type[Player]:
    """A bot of the core by its name."""
    module_name, _, class_name = {**BOTS, **THINKERS}[name].partition(":")
    found: type[Player] = getattr(import_module(module_name), class_name)
    return found


def seat(bot: str, game: Game[Any], table: Any, budget: float, core: bool = False) -> Player:
    """Let a bot take all seats of a table, which must be a twin of the one to start from."""
    names = names_of(bot)
    if in_the_core(bot, core):
        return player(bot)(table)
    from hotzone.sim.seats import Seats

    found: Player = Seats(game, table, names, budget)
    return found
