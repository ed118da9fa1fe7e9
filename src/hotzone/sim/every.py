"""Every set-up of a game that its catalogue and its rules allow: boards, rules, levels, modules, variants, editions, crews."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from hotzone.core.game import BadSetup, Game, Setup

ORDER = {  # setting: its list in the catalogue; what a later one needs stands before it
    "rules": "rules",
    "modules": "modules",
    "level": "levels",
    "variants": "variants",
    "edition": "editions",
    "board": "boards",
    "crew": "crew",
    "players": "players",
    "third": "third",
    "hearts": "hearts",
    "starts": "starts",
    "memory": "memory",
}
SOME_OF = ("modules", "variants")  # several at once, or none


def every_setup(game: Game[Any]) -> list[Setup]:
    """All different set-ups, in a mixed but fixed order, so that the first few are already a fair sample."""
    catalogue = game.catalogue()
    grown: dict[Setup, dict[str, str]] = {game.setup(): {}}
    for key, place in ORDER.items():
        words = names(catalogue.get(place))
        grown = grow(game, grown, key, mixes(words) if key in SOME_OF else words)
    setups = list(grown)
    step = mixing_step(len(setups))
    return [setups[i * step % len(setups)] for i in range(len(setups))]


def grow(game: Game[Any], settings: dict[Setup, dict[str, str]], key: str, words: list[str]) -> dict[Setup, dict[str, str]]:
    """Add a setting in every way that is allowed; where no way is, leave it out. What comes out twice is kept once."""
    grown: dict[Setup, dict[str, str]] = {}
    for setup, before in settings.items():
        ways = [{**before, key: word} if word else before for word in words]
        allowed = {found: way for way in ways if (found := allow(game, way)) is not None}
        for found, way in (allowed or {setup: before}).items():
            grown.setdefault(found, way)
    return grown


def allow(game: Game[Any], settings: dict[str, str]) -> Setup | None:
    """The set-up of these settings, or none."""
    try:
        return game.setup(**settings)
    except BadSetup:
        return None


def names(value: object) -> list[str]:
    """The names in a part of a catalogue."""
    if isinstance(value, Mapping) and "from" in value:
        return [str(i) for i in range(int(value["from"]), int(value["to"]) + 1)]
    if isinstance(value, Mapping):
        return [str(name) for name in value]
    if isinstance(value, list | tuple):
        return [str(item["name"]) if isinstance(item, Mapping) else str(item) for item in value]
    return []


def mixes(words: list[str]) -> list[str]:
    """Every choice of some of the words: none, one, several, all."""
    return [",".join(mix) for many in range(len(words) + 1) for mix in combinations(words, many)]


def mixing_step(many: int) -> int:
    """A step that visits all places of a circle once, far from the place before."""
    from math import gcd

    step = max(1, int(many * 0.618))
    while gcd(step, many) != 1:
        step += 1
    return step
