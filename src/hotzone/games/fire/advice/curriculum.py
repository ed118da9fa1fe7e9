"""What the crew of the fire game is trained on: set-ups by name, each played equally often."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hotzone.games.fire.match import Match

Settings = Mapping[str, object]
LEVELS = ("recruit", "veteran", "heroic")
BUILDINGS = ("brownstone", "high-rise", "villa", "hotel")
BASE = ("base-front", "base-back")
FAMILY: tuple[Settings, ...] = tuple(
    {"board": board, "crew": crew} for crew in (4, 2, 4, 3, 4, 6) for board in ("base-front", "base-front", "base-back")
)


def experienced(level: str) -> tuple[Settings, ...]:
    """Set-ups of one level, both boards, most crew sizes."""
    pairs = ((4, "base-front"), (4, "base-back"), (3, "base-front"), (4, "base-back"), (6, "base-back"), (4, "base-front"))
    return tuple({"rules": "experienced", "level": level, "board": board, "crew": crew} for crew, board in pairs)


def crews(board: str, level: str) -> tuple[Settings, ...]:
    """Half of the matches with the crew that has the gun manned, a quarter with the best one that has not, a quarter by lot."""
    named = ("driver,cafs,rescue,generalist", "driver,cafs,rescue,generalist", "cafs,rescue,generalist,captain")
    match: Settings = {"rules": "experienced", "level": level, "board": board}
    return (*({**match, "crew": crew} for crew in named), {**match, "crew": 4, "cards": "deal"})


def storeys(level: str) -> tuple[Settings, ...]:
    """Set-ups of one level in houses with two floors, where the Villa is the harder one: mostly with the gun manned."""
    manned, _, _, dealt = crews("villa", level)
    return (manned, manned, dealt, crews("hotel", level)[0])


def buildings(level: str) -> tuple[Settings, ...]:
    """Set-ups of one level on the boards of the expansions."""
    return tuple({"rules": "experienced", "level": level, "board": board, "crew": 4} for board in BUILDINGS)


def is_measured(match: Match) -> bool:
    """Was the chance to win learned from matches like this: a board that ships, the family game or all of the experienced one?"""
    o = match.options
    extras = o.arson or o.friend or o.hottest or o.unmarked or o.all_spots or o.spots_on_board
    modules = [bool(o.specialists), bool(o.hazmats), bool(o.vehicles), bool(o.hot_spots)]
    if extras or match.plan.name not in (*BASE, *BUILDINGS):
        return False
    if not any(modules):
        return match.plan.name in BASE and o.crew >= 2
    return all(modules) and bool(o.gun_works) and o.crew >= 3 and (o.crew == 4 or match.plan.name in BASE)


def courses() -> Mapping[str, Sequence[Settings]]:
    """All courses, the easiest first."""
    recruit, veteran, heroic = (experienced(level) for level in LEVELS)
    return {
        "family": FAMILY,
        "recruit": recruit,
        "veteran": veteran,
        "heroic": heroic,
        "levels": (*recruit, *veteran, *heroic, *heroic[:4]),
        "gun": tuple(one for level in ("veteran", "heroic", "heroic", "recruit") for board in BASE for one in crews(board, level)),
        "gun-buildings": tuple(one for level in LEVELS for board in BUILDINGS for one in crews(board, level)),
        "gun-high-rise": tuple(one for level in LEVELS for one in crews("high-rise", level)),
        "gun-storeys": tuple(one for level in LEVELS for one in storeys(level)),
        "buildings": tuple(settings for level in LEVELS for settings in buildings(level)),
        "all": (*recruit, *veteran, *heroic, *buildings("recruit"), *buildings("veteran"), *FAMILY[:2]),
    }
