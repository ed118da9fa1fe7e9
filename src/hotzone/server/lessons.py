"""The lessons of the tutorial: real matches with known dice; the same files guide the page step by step."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import hotzone
from hotzone.server.faults import Unknown

FOLDER = Path(hotzone.__file__).parent / "web" / "lessons"


def names() -> list[str]:
    """The lessons there are."""
    return sorted(path.stem for path in FOLDER.glob("*.json"))


@cache
def lesson(name: str) -> dict[str, Any]:
    """A lesson: `game`, `settings`, `seats`, `seed` and `steps`; raises Unknown."""
    if name not in names():
        raise Unknown("unknown-lesson", f"there is no lesson '{name[:40]}'; there are {', '.join(names())}")
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return found
