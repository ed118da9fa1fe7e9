"""Lessons, whose dice and steps are known, and first rescues, whose dice can be won with the coach: files that games bring."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from hotzone import registry
from hotzone.server.protocol.errors import Unknown


def file_of(game: str) -> Path:
    """Where a game keeps its lesson, if it has one."""
    return Path(registry.folder(game)) / "web" / "lesson.json"


def names() -> list[str]:
    """The games that have a lesson."""
    return [name for name in registry.game_names() if file_of(name).is_file()]


@cache
def lesson(name: str) -> dict[str, Any]:
    """A lesson: `game`, `settings`, `seats`, `seed` and `steps`; raises Unknown."""
    if name not in names():
        raise Unknown("unknown-lesson", f"there is no lesson '{name[:40]}'; there are {', '.join(names())}")
    found: dict[str, Any] = json.loads(file_of(name).read_text("utf-8"))
    return found


def first_rescue(name: str, box: str = "") -> dict[str, Any]:
    """A match for somebody who has never played: `game`, `settings`, `seats` and the `seeds` it can be won with; raises Unknown.

    `boxes` of the file holds what is different by the rules of an edition; one that it does not name is played as usual.
    """
    found = first_file(name)
    return {**found, **found.get("boxes", {}).get(box, {})}


@cache
def first_file(name: str) -> dict[str, Any]:
    """The file that a game brings for it; raises Unknown."""
    path = Path(registry.folder(name)) / "web" / "first_rescue.json" if name in registry.game_names() else None
    if path is None or not path.is_file():
        raise Unknown("unknown-lesson", f"'{name[:40]}' has no match to begin with")
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found
