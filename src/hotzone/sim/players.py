"""The bots of simulations: some play whole matches in the core, the others sit at the table like people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from hotzone.ai.bots import registry as bot_registry
from hotzone.ai.bots.networks import CREW, digest
from hotzone.contract.game import Game
from hotzone.core.errors import HotzoneError
from hotzone.core.values import Setup


class SimPlayer(Protocol):
    """Plays matches from one start again and again, and counts."""

    matches: int
    actions: int
    turns: int
    endless: int

    def play(self, seed: int, first: int, games: int, limit: int) -> None:
        """Play some matches; match i of a seed has luck of its own."""

    def ending(self, result: int) -> int:
        """How many matches ended in this way."""


def names_of(bot: str) -> tuple[str, ...]:
    """The names in a list like `crew,random`, seat after seat; raises HotzoneError for one that is unknown."""
    names = tuple(name.strip() for name in bot.split(","))
    for name in names:
        bot_registry.row(name)
    return names


def in_the_core(bot: str, core: bool = False) -> bool:
    """Does this bot play whole matches without the interpreter, so that threads can share the work?"""
    row = bot_registry.BOTS.get(bot)
    return row is not None and row.matches_at_once > 0 and (core or row.strength is None)


def check(bot: str, game: Game[Any], table: Any) -> None:
    """Refuse bots that cannot play this game."""
    for name in names_of(bot):
        bot_registry.check(name, game, table)


def matches_at_once(bot: str, core: bool = False) -> int:
    """How many matches of this bot a worker takes at once: few enough to stop soon, enough to cost nothing."""
    if in_the_core(bot, core):
        return bot_registry.row(bot).matches_at_once
    from hotzone.sim.seat_play import MATCHES_A_TASK

    return MATCHES_A_TASK


def networks_of(bot: str, game: Game[Any], setups: Sequence[Setup]) -> str:
    """Digest of the networks a bot uses on these set-ups; empty if it needs none."""
    rows = [bot_registry.BOTS.get(name) for name in names_of(bot)]
    if not any(row and row.strength and row.strength.learned for row in rows):
        return ""
    return ",".join(sorted({digest(game.new(setup), CREW) for setup in setups} - {""}))


def core_player(bot: str, table: Any) -> SimPlayer:
    """A bot in the core: it thinks with its strength, or takes any action."""
    strength = bot_registry.row(bot).strength
    if strength is None:
        from hotzone.sim.batch import Batch

        return Batch(table)
    from hotzone.ai.bots.core_players import SearchPlayer

    return SearchPlayer(table, strength)


def seat(bot: str, game: Game[Any], table: Any, budget: float, core: bool = False) -> SimPlayer:
    """Let a bot take all seats of a table, which must be a clone of the one to start from."""
    return core_player(bot, table) if in_the_core(bot, core) else seated(bot, game, table, budget)


def watched(bot: str, game: Game[Any], table: Any) -> SimPlayer:
    """Let a bot of the core take all seats while somebody counts where things happen; the matches are those of the core."""
    if not in_the_core(bot, core=True):
        raise HotzoneError("cannot-watch", f"bot '{bot[:40]}' cannot be watched: it plays at a table only")
    from hotzone.sim.watched.player import WatchedPlayer

    return WatchedPlayer(game, table, bot_registry.row(bot).strength)


def seated(bot: str, game: Game[Any], table: Any, budget: float, keep: Any = None) -> SimPlayer:
    """Let bots sit at the table like people; `keep` takes their matches (`Seats`)."""
    from hotzone.sim.seat_play import Seats

    found: SimPlayer = Seats(game, table, names_of(bot), budget, keep)
    return found
