"""Frozen tracks: which set-ups, which dice, who sits where. A game brings its own in `data/tracks.toml`.

A track never changes: its digest, over everything that decides what is played, is part of every result. Who must change one
raises its version, and old results stay with the old one.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, NamedTuple

from hotzone import registry
from hotzone.core.errors import BadText, HotzoneError
from hotzone.sim.report.plan import TableCell, spread

CREW, SEAT, MIXED, TEXT = "crew", "seat", "mixed", "text"
MODES = {
    CREW: "one brain plays every seat",
    SEAT: "the first seat, with partners that are known",
    MIXED: "the first seat, with other partners in each match (ad-hoc teamwork)",
    TEXT: "a language model plays every seat by texts",
}
KEYS = {"name", "version", "about", "mode", "matches", "quick", "partners", "cells"}


class Track(NamedTuple):
    """What is played, match by match."""

    name: str
    version: int
    about: str
    mode: str
    matches: int
    quick: int  # matches of a first look
    partners: tuple[str, ...]
    cells: tuple[TableCell, ...]

    @property
    def game(self) -> str:
        """The name of its game."""
        return self.cells[0].game

    def cell(self, number: int) -> TableCell:
        """The set-up of a match: all of them in turn."""
        return self.cells[number % len(self.cells)]

    def seed(self, number: int) -> int:
        """The dice of a match."""
        return int.from_bytes(self.luck("dice", number)[:8], "big") >> 1

    def seats(self, number: int, bot: str) -> tuple[str, ...]:
        """Who sits where in a match; one name stands for all seats."""
        if self.mode not in (SEAT, MIXED):
            return (bot,)
        others = len(self.partners)
        game = registry.game(self.game)
        many = game.seats(game.new(self.cell(number).setup)) - 1
        if self.mode == SEAT:
            return (bot, *(self.partners[i % others] for i in range(many)))
        drawn = self.luck("partners", number)
        return (bot, *(self.partners[drawn[i] % others] for i in range(many)))

    def luck(self, what: str, number: int) -> bytes:
        """Bytes that follow from the track's name, its version and a match's number."""
        return sha256(f"hotzone {self.name} {self.version} {what} {number}".encode()).digest()

    def digest(self) -> str:
        """Sixteen signs that stand for all that decides what is played."""
        parts = {
            "name": self.name,
            "version": self.version,
            "mode": self.mode,
            "partners": self.partners,
            "cells": [[cell.game, str(cell.setup._replace(board=cell.board))] for cell in self.cells],  # a made board by its seed
            "seeds": [self.seed(i) for i in range(self.matches)],
        }
        return sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:16]


def all_tracks() -> dict[str, Track]:
    """The tracks of all games, by name."""
    found: dict[str, Track] = {}
    for name in registry.game_names():
        for track in read_tracks(registry.tracks(name), name):
            if track.name in found:
                raise BadText("bad-tracks", f"two games bring a track '{track.name}'")
            found[track.name] = track
    return found


def track(name: str) -> Track:
    """A track by its name."""
    found = all_tracks()
    if name not in found:
        raise HotzoneError("unknown-track", f"there is no track '{name[:40]}'; there are {', '.join(found)}")
    return found[name]


def read_tracks(text: str, game: str) -> list[Track]:
    """The tracks of a game's file; raises BadText for what cannot be played."""
    try:
        groups = tomllib.loads(text).get("tracks", [])
    except tomllib.TOMLDecodeError as error:
        raise BadText("bad-tracks", f"the tracks of {game} are not TOML: {error}") from None
    return [read_track(group, game) for group in groups]


def read_track(group: Mapping[str, Any], game: str) -> Track:
    """One track."""
    name = str(group.get("name", ""))
    if not set(group) <= KEYS or not KEYS - {"partners"} <= set(group):
        raise BadText(
            "bad-tracks", f"the track '{name}' of {game} has {', '.join(sorted(group))}; it needs {', '.join(sorted(KEYS))}"
        )
    if group["mode"] not in MODES:
        raise BadText("bad-tracks", f"the track '{name}' of {game}: a mode is one of {', '.join(MODES)}")
    cells = tuple(cell for part in group["cells"] for cell in spread({"game": game, **part}))
    numbers = (int(group["matches"]), int(group["quick"]))
    return Track(name, int(group["version"]), group["about"], group["mode"], *numbers, tuple(group.get("partners", ())), cells)
