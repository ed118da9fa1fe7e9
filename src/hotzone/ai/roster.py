"""Which bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable

from hotzone.ai.bot import Bot
from hotzone.ai.crew import CrewBot, chief, greedy, rookie, steady
from hotzone.ai.random import RandomBot
from hotzone.core.game import BadSetup

BOTS: dict[str, Callable[[int], Bot]] = {  # name: makes one from a seed
    "random": RandomBot,
    "greedy": greedy,
    "rookie": rookie,
    "steady": steady,
    "crew": CrewBot,
    "chief": chief,
}


def bot_names() -> list[str]:
    """All bots, the weakest first."""
    return list(BOTS)


def bot(name: str, seed: int) -> Bot:
    """A bot by its name; the seed makes its own luck repeatable."""
    if name not in BOTS:
        raise BadSetup("unknown-bot", f"there is no bot '{name[:40]}'; there are {', '.join(BOTS)}")
    return BOTS[name](seed)
