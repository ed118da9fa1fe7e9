"""The networks that ship with a game: one a school, and for a match the one that was trained for matches like it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from hotzone import shelf
from hotzone.ai.network import Network, read_network
from hotzone.core.game import HotzoneError

CREW, WIN = "crew", "win"  # what the crew plays by, and the chance to win
_files: dict[tuple[str, str], bytes] = {}  # by game and file


def learned(match: Any, kind: str) -> Network | None:
    """The network of a table's first school that ships one of this kind; none where no school does."""
    judge = match.judge()
    for school in judge.schools():
        wanted = (judge.game, f"{kind}-{school}" if school else kind)
        if wanted not in _files:
            _files[wanted] = shelf.network(*wanted)
        if _files[wanted]:
            return fitting(_files[wanted], len(judge.numbers()), wanted[1])
    return None


def fitting(data: bytes, inputs: int, name: str) -> Network:
    """Read a network for a judge that writes so many inputs; with fewer it overlooks what the game learned to tell since."""
    net = once_read(data)
    if net.inputs > inputs:
        raise HotzoneError("bad-network", f"the network '{name}' has {net.inputs} inputs, the game {inputs}: train anew")
    return net.twin()


@lru_cache(maxsize=8)
def once_read(data: bytes) -> Network:
    """A network file, checked and read once: a turn may take less time than reading does."""
    return read_network(data)
