"""Make the counted trees anew: find a table of each kind by playing mixed matches, and count its tree."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.games.fire import mixed_matches
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.rules import escaping
from tests.games.fire.tables import FIRE
from tests.perft.counting import FOLDER, count

DEEPEST = 4
LARGEST = 120_000  # lines at the last depth, so that recounting takes a moment uncompiled too
FULL = {"rules": "experienced", "crew": 3}

TABLES: dict[str, tuple[str, dict[str, object], Callable[[Match], bool]]] = {
    "acting": ("a turn with fire around", {"crew": 2}, lambda s: acting(s) and not hot(s) and doused(s) > 3),
    "in-fire": ("a firefighter stands in fire and must come out", {"crew": 2}, lambda s: acting(s) and hot(s) and s.ap > 1),
    "in-fire-cs": ("in fire by the Czech rules", {"crew": 2, "edition": "cs"}, lambda s: acting(s) and hot(s)),
    "last-wall": ("23 damage markers lie", {"crew": 1}, lambda s: acting(s) and s.damage == 23),
    "captain": (
        "commands",
        {**FULL, "crew": "captain,rescue,cafs"},
        lambda s: acting(s) and of(s, w.CAPTAIN) and s.turn > 6 and commanded(s) > 8,
    ),
    "captain-ru": (
        "commands by the Russian rules",
        {**FULL, "crew": "captain,cafs", "edition": "ru"},
        lambda s: acting(s) and of(s, w.CAPTAIN) and s.turn > 3,
    ),
    "paramedic": (
        "a treated and an untreated victim",
        {**FULL, "crew": "paramedic,imaging"},
        lambda s: offers(s, w.MOVE + w.LEADING_VICTIM),
    ),
    "haul": (
        "a hazmat to carry or dispose of",
        {**FULL, "crew": "hazmat,driver", "level": "heroic"},
        lambda s: offers(s, w.DISPOSE),
    ),
    "crew-change": ("a turn begins on the engine", {**FULL, "crew": 2}, lambda s: offers(s, w.CHANGE) and offers(s, w.GUN)),
    "gun": ("the deck gun with the driver's re-rolls", {**FULL, "crew": "driver"}, lambda s: s.stage == w.GUNNING),
    "gun-joint": ("one joint re-roll", {**FULL, "crew": "driver", "edition": "ru"}, lambda s: s.stage == w.REROLLING),
    "riding": ("three on a vehicle", {**FULL, "crew": 4}, lambda s: s.stage == w.RIDING and s.riders.bit_count() > 2),
    "hazmat-order": (
        "which hazmat explodes first",
        {**FULL, "level": "heroic"},
        lambda s: s.stage == w.DETONATING and len(s.legal()) > 1,
    ),
    "knock-down": ("several are hit in a family game", {"crew": 5}, lambda s: s.stage == w.KNOCKING and len(s.legal()) > 2),
    "losing": ("a POI burns", {"crew": 2}, lambda s: s.stage == w.LOSING),
    "replenishing": ("a POI is missing", {"crew": 2}, lambda s: s.stage == w.REPLENISHING and s.turn > 9),
    "replenishing-arrows": ("a POI is missing, with arrows", FULL, lambda s: s.stage == w.REPLENISHING and s.turn > 9),
    "flare-up": (
        "another roll follows a hot spot",
        {**FULL, "level": "veteran"},
        lambda s: s.stage == w.ADVANCING and s.flared > 0,
    ),
    "unmarked": ("a false alarm burns and explodes", {**FULL, "variants": "unmarked-hazmat"}, lambda s: s.stage == w.LOSING),
    "set-up": ("the third explosion", {**FULL, "level": "heroic"}, lambda s: s.stage == w.EXPLODING and s.step == 2),
    "dealing": ("cards are dealt", {**FULL, "cards": "deal"}, lambda s: s.stage == w.CREWING),
    "placing": ("firefighters and vehicles come", {**FULL, "crew": 1}, lambda s: s.stage == w.PLACING),
}


def acting(s: Match) -> bool:
    """Is it the action phase?"""
    return s.stage == w.ACTING


def hot(s: Match) -> bool:
    """Does somebody stand in fire?"""
    return escaping.anyone_in_fire(s)


def of(s: Match, role: int) -> bool:
    """Does this card take its turn?"""
    return s.get("role", s.seat) == role


def offers(s: Match, kind: int) -> bool:
    """May an action of this kind be played?"""
    return any(action >> 8 & 255 == kind for action in s.legal())


def doused(s: Match) -> int:
    """How many ways there are to put something out."""
    return sum(1 for action in s.legal() if action >> 8 & 255 in (w.DOUSE, w.QUENCH))


def commanded(s: Match) -> int:
    """How many commands there are."""
    return sum(1 for action in s.legal() if action >> 16)


def find(settings: dict[str, object], wanted: Callable[[Match], bool]) -> str:
    """The first table of its kind that mixed play comes to, as text."""
    setup = FIRE.setup(**settings)
    for seed in range(100_000):
        match, dice = FIRE.new(setup), Dice(seed)
        while match.actor != c.NOBODY:
            if wanted(match):
                return FIRE.position(match, setup)
            match.play(mixed_matches.pick(match, dice, seed % mixed_matches.STYLES))
    raise LookupError("no match comes to such a table")


def main() -> None:
    """Write all files."""
    for name, (remark, settings, wanted) in TABLES.items():
        position = find(settings, wanted)
        match, lines = FIRE.parse(position)[1], [f"# {remark}"]
        for depth in range(1, DEEPEST + 1):
            number = count(match, depth)
            if depth > 2 and number > LARGEST:
                break
            lines.append(f"depth {depth} {number}")
        (FOLDER / f"{name}.txt").write_text("\n".join(lines) + "\n\n" + position, "utf-8")
        print(name, *lines[1:], sep="  ")


if __name__ == "__main__":
    main()
