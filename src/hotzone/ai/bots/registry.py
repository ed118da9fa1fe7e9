"""Which bots there are, one row each. Simulations, the server and the page ask here."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from hotzone.ai.bots import strengths
from hotzone.ai.bots.crew_bot import CrewBot
from hotzone.ai.bots.external.isolated_bot import BotProcess, IsolatedBot
from hotzone.ai.bots.external.loading import place_of
from hotzone.ai.bots.protocol import Bot
from hotzone.ai.bots.random_bot import RandomBot
from hotzone.ai.bots.strengths import Strength
from hotzone.contract.ai import Evaluated
from hotzone.contract.game import Game
from hotzone.core.errors import BadSetup, HotzoneError


class BotRow(NamedTuple):
    """A bot. Those that think or choose at random play whole matches in the core too; all others sit at the table only."""

    make: Callable[[int], Bot]  # from a seed, which makes its own luck repeatable
    strength: Strength | None = None  # how hard it thinks; nothing: not at all, so any game will do
    matches_at_once: int = 0  # how many a worker takes in the core: few enough to stop soon; 0: it does not play there


def crew(name: str, strength: Strength, matches_at_once: int) -> dict[str, BotRow]:
    """The row of a bot that thinks."""
    return {name: BotRow(partial(CrewBot, strength=strength, name=name), strength, matches_at_once)}


BOTS: dict[str, BotRow] = {  # the weakest first
    "random": BotRow(partial(RandomBot, name="random"), None, 500),
    **crew("greedy", strengths.GREEDY, 20),
    **crew("rookie", strengths.ROOKIE, 20),
    **crew("steady", strengths.STEADY, 4),
    **crew("crew", strengths.VETERAN, 4),
    **crew("chief", strengths.CHIEF, 1),
}
NAME = re.compile(r"[a-z][a-z0-9-]{0,19}")
TAKEN = ("me", "open")  # what else a seat can be given to
COMPANY = "steady"  # good company for anybody: who plays when a seat is just given to a bot
LIKE_THE_COACH = ("steady", "crew", "chief")  # who plays as well as the chance to win expects of a crew


def bot_names() -> list[str]:
    """All bots, the weakest first."""
    return list(BOTS)


def row(name: str) -> BotRow:
    """A bot by its name, or by the place of one that somebody brings: `file.py:Class`, `module:Class`."""
    if name in BOTS:
        return BOTS[name]
    place = place_of(name)
    if place is None:
        raise BadSetup("unknown-bot", f"there is no bot '{name[:40]}'; there are {', '.join(BOTS)}, or your own: file.py:Class")
    return BotRow(partial(IsolatedBot, place=place, name=name))


def bot(name: str, seed: int) -> Bot:
    """A player by its name; the seed makes its own luck repeatable."""
    return row(name).make(seed)


def bring(name: str, place: str) -> None:
    """Offer a bot of one's own by a name, wherever ours are offered; raises BadSetup for a bad name or a bot that does not load."""
    if not NAME.fullmatch(name) or name in BOTS or name in TAKEN:
        raise BadSetup("bad-bot", f"'{name[:40]}' cannot name a bot: a new word of at most 20 small letters, digits and dashes")
    BotProcess(place, name).end()
    BOTS[name] = BotRow(partial(IsolatedBot, place=place, name=name))


def check_offered(name: str, game: Game[Any], match: Any) -> None:
    """The same as `check` for names that strangers send: what is not offered is refused, so nobody makes a server load a file."""
    if name not in BOTS:
        raise BadSetup("unknown-bot", f"there is no bot '{name[:40]}'; there are {', '.join(BOTS)}")
    check(name, game, match)


def check(name: str, game: Game[Any], match: Any) -> None:
    """Refuse a bot that does not exist or cannot play this game: who thinks needs somebody to evaluate the table."""
    if row(name).strength and not isinstance(match, Evaluated):
        raise HotzoneError("cannot-play", f"bot '{name}' cannot play {game.name}: it offers no evaluation of its tables")
