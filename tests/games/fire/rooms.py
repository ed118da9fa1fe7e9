"""Rooms for tests of moving and carrying, and short questions about what is allowed there."""

from __future__ import annotations

from typing import Any

from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from tests.games.fire.tables import cell, legal, table

ROOM = """
    +   +---+---+
    |1          |
    +---+---+---+
"""
EXPERIENCED: dict[str, Any] = {"rules": "experienced", "crew": ["imaging"]}


def room(*things: str, drawing: str = ROOM, **settings: object) -> Match:
    """A drawn table, with more things on it: `victim 1,1`, `treated 1,1`, `poi 1,2`, `hazmat 1,1`, `fire 1,2`."""
    match = table(drawing, **settings)
    slot = sum(1 for i in range(w.SLOTS) if match.get("poi", i))
    for thing in things:
        kind, space = thing.split()
        if kind == "hazmat":
            match.put("hazmat", cell(match, space), match.get("hazmat", cell(match, space)) + 1)
        elif kind in ("fire", "smoke"):
            match.put("threat", cell(match, space), w.FIRE if kind == "fire" else w.SMOKE)
            match.markers -= 1
        else:
            match.put("poi", slot, {"poi": w.HIDDEN, "victim": w.VICTIM, "treated": w.TREATED}[kind])
            match.put("poi_at", slot, cell(match, space))
            slot += 1
    return match


def to(match: Match, space: str) -> list[str]:
    """The ways of going to a space."""
    return [text.removesuffix(f" {space}") for text in legal(match) if text.endswith(f" {space}")]
