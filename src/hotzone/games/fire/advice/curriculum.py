"""What the crew of the fire game is trained on: set-ups by name, each played equally often."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Settings = Mapping[str, object]
LEVELS = ("recruit", "veteran", "heroic")
BUILDINGS = ("brownstone", "high-rise", "villa", "hotel")
FAMILY: tuple[Settings, ...] = tuple(
    {"board": board, "crew": crew} for crew in (4, 2, 4, 3, 4, 6) for board in ("base-front", "base-front", "base-back")
)


def experienced(level: str) -> tuple[Settings, ...]:
    """Set-ups of one level, both boards, most crew sizes."""
    pairs = ((4, "base-front"), (4, "base-back"), (3, "base-front"), (4, "base-back"), (6, "base-back"), (4, "base-front"))
    return tuple({"rules": "experienced", "level": level, "board": board, "crew": crew} for crew, board in pairs)


def buildings(level: str) -> tuple[Settings, ...]:
    """Set-ups of one level on the boards of the expansions."""
    return tuple({"rules": "experienced", "level": level, "board": board, "crew": 4} for board in BUILDINGS)


def courses() -> Mapping[str, Sequence[Settings]]:
    """All courses, the easiest first."""
    recruit, veteran, heroic = (experienced(level) for level in LEVELS)
    return {
        "family": FAMILY,
        "recruit": recruit,
        "veteran": veteran,
        "heroic": heroic,
        "levels": (*recruit, *veteran, *heroic, *heroic[:4]),
        "buildings": tuple(settings for level in LEVELS for settings in buildings(level)),
        "all": (*recruit, *veteran, *heroic, *buildings("recruit"), *buildings("veteran"), *FAMILY[:2]),
    }
