"""The networks that ship with a game, by name, and which one was trained on matches like this."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Any

from hotzone import registry
from hotzone.ai.search.network import Network, fit, read_network
from hotzone.core.errors import HotzoneError

CREW, WIN = "crew", "win"  # what the crew plays by, and the chance to win
_files: dict[tuple[str, str], bytes] = {}  # by game and file


def learned(match: Any, kind: str) -> Network | None:
    """The first network of this kind that ships and fits the table, the best first; none where there is none."""
    evaluator = match.evaluator()
    name, data = first_file(evaluator, kind)
    return fitting(data, evaluator.names, name) if data else None


def digest(match: Any, kind: str) -> str:
    """Digest of the network that `learned` gives for this table; empty if there is none."""
    _, data = first_file(match.evaluator(), kind)
    return blake2b(data, digest_size=6).hexdigest() if data else ""


def first_file(evaluator: Any, kind: str) -> tuple[str, bytes]:
    """Name and contents of the first network of this kind that ships; both are empty where none does."""
    for network_name in evaluator.network_names():
        wanted = (evaluator.game, f"{kind}-{network_name}" if network_name else kind)
        if wanted not in _files:
            _files[wanted] = registry.network(*wanted)
        if _files[wanted]:
            return wanted[1], _files[wanted]
    return "", b""


def fitting(data: bytes, names: tuple[str, ...], name: str) -> Network:
    """Read a network for an evaluator that tells these inputs; what the game learned to tell since, it overlooks."""
    try:
        return once_read(data, names).clone()
    except HotzoneError as error:
        raise HotzoneError(error.code, f"the network '{name}' cannot play: {error.text}") from None


@lru_cache(maxsize=8)
def once_read(data: bytes, names: tuple[str, ...]) -> Network:
    """A network file, checked, read and fitted once: a turn may take less time than reading does."""
    return fit(read_network(data), names)
