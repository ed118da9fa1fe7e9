"""A second opinion on R-02 and R-26: who stands in fire must be able to leave. Slow, simple, and not the engine's code."""

from __future__ import annotations

import random
from typing import NamedTuple

from hotzone.core import constants as c
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.text.drawing import draw
from tests.games.fire.figures import give
from tests.games.fire.tables import table

CARDS = ("paramedic", "imaging", "hazmat", "generalist", "rescue", "driver")
SAFE = 0  # the corner 0,0, where nothing burns
PASSABLE = (w.OPEN, w.DESTROYED, w.DOOR_OPEN, w.DOOR_GONE)


class Purse(NamedTuple):
    """What the active figure can still spend, and what it spent on the CAFS Firefighter."""

    general: int
    move: int
    douse: int
    command: int
    cafs: int


def purse_of(match: Match) -> Purse:
    """The purse as it is."""
    return Purse(match.ap + match.get("saved", match.seat), match.move_ap, match.douse_ap, match.command_ap, match.cafs)


def pay(match: Match, purse: Purse, figure: int, cost: int) -> Purse | None:
    """The purse after a move or door of a figure, its own or commanded (R-23, R-24); None if it cannot be paid."""
    if figure == match.seat:
        pool = min(cost, purse.move)
        purse = purse._replace(move=purse.move - pool, general=purse.general - cost + pool)
    elif match.get("role", figure) != w.CAFS:
        pool = min(cost, purse.command)
        purse = purse._replace(command=purse.command - pool, general=purse.general - cost + pool)
    elif match.options.cafs_command:
        pool = min(cost, purse.command, 1 - purse.cafs)
        purse = purse._replace(command=purse.command - pool, general=purse.general - cost + pool, cafs=purse.cafs + pool)
    else:
        if purse.cafs + cost > 1:
            return None
        pool = min(cost, purse.command)
        purse = purse._replace(command=purse.command - pool, general=purse.general - cost + pool, cafs=purse.cafs + cost)
    return purse if purse.general >= 0 else None


def neighbours(match: Match, here: int) -> list[int]:
    """The spaces a figure can walk to, doors and walls as they are."""
    found = []
    for side in range(4):
        i = here * c.SIDES + side
        there = match.board.get("next", i)
        if there != c.NOWHERE and match.get("edge", match.board.get("border", i)) in PASSABLE:
            found.append(there)
    return found


def can_leave(match: Match, places: tuple[int, ...], purse: Purse) -> bool:
    """Is there any order of moves of those in fire, and of dousing the own space, after which nobody stands in fire?"""
    hot = [i for i, place in enumerate(places) if match.get("threat", place) == w.FIRE]
    if not hot:
        return True
    if match.seat in hot and not match.options.stop_moving:
        cost = 2 if match.get("role", match.seat) in (w.PARAMEDIC, w.RESCUE) else 1
        pool = min(cost, purse.douse)
        left = purse._replace(douse=purse.douse - pool, general=purse.general - cost + pool)
        if left.general >= 0 and can_leave(match, moved(places, match.seat, SAFE), left):  # others need their own way
            return True
    for figure in hot:
        for there in neighbours(match, places[figure]):
            after = pay(match, purse, figure, 2 if match.get("threat", there) == w.FIRE else 1)
            if after is not None and can_leave(match, moved(places, figure, there), after):
                return True
    return False


def moved(places: tuple[int, ...], figure: int, there: int) -> tuple[int, ...]:
    """The places after one figure has gone elsewhere."""
    return (*places[:figure], there, *places[figure + 1 :])


def places_of(match: Match) -> tuple[int, ...]:
    """Where everybody stands."""
    return tuple(match.get("at", i) for i in range(match.options.crew))


def somebody_burns(match: Match) -> bool:
    """Does a figure stand in fire?"""
    return any(match.get("threat", place) == w.FIRE for place in places_of(match))


def moves_into_fire(match: Match) -> set[int]:
    """All moves into fire that should be legal, as the rulings say."""
    found = set()
    places, captain = places_of(match), match.get("role", match.seat) == w.CAPTAIN
    keep_moving = match.options.stop_moving and somebody_burns(match)
    for figure, here in enumerate(places):
        if (figure != match.seat and not captain) or (keep_moving and match.get("threat", here) != w.FIRE):
            continue
        for there in neighbours(match, here):
            after = pay(match, purse_of(match), figure, 2)
            if match.get("threat", there) == w.FIRE and after is not None and can_leave(match, moved(places, figure, there), after):
                found.add((figure + 1 if figure != match.seat else 0) << 16 | w.MOVE << 8 | there)
    return found


def offered_into_fire(match: Match) -> set[int]:
    """All moves into fire that the engine offers."""
    return {a for a in match.legal() if a >> 8 & 255 == w.MOVE and match.get("threat", a & 255) == w.FIRE}


def sketch(luck: random.Random, edition: str, crew: int) -> Match:
    """A small closed house with fire, walls and doors by luck; the first figure is the Captain in two of three."""
    rows, cols = luck.choice([(2, 2), (2, 3), (3, 2), (1, 4)])
    upright = [[luck.choice("       |!DOx") for _ in range(cols - 1)] for _ in range(rows)]
    level = [[luck.choice(["   ", "   ", "   ", "---", " ! ", " D ", " O "]) for _ in range(cols)] for _ in range(rows - 1)]
    rim = "+---" * cols + "+"
    lines = [rim]
    for row in range(rows):
        signs = [luck.choice("FFFs  ") for _ in range(cols)]
        line = "|"
        for col in range(cols):
            line += f" {signs[col]} " + (upright[row][col] if col < cols - 1 else "|")
        lines += [line, "+" + "+".join(level[row]) + "+" if row < rows - 1 else rim]
    others = luck.sample((*CARDS, "cafs", "cafs"), 8)
    first = "captain" if luck.random() < 0.67 else luck.choice((*CARDS, "cafs"))
    names = [first, *dict.fromkeys(name for name in others if name != first)][:crew]
    match = table("\n".join(lines), crew=names, rules="experienced", modules="specialists,hazmat,vehicles", edition=edition)
    inside = [match.plan.at(row + 1, col + 1) for row in range(rows) for col in range(cols)]
    cool = [space for space in inside if match.get("threat", space) != w.FIRE] or [match.plan.at(0, 1)]
    for figure in range(crew):
        match.put("at", figure, luck.choice(cool))
    return give(match, luck.randint(0, 3), luck.randint(0, 2))


def explore(match: Match) -> int:
    """Walk through every state that the turn can reach; each can be ended and offers just the right ways into fire."""
    ends: dict[bytes, bool] = {}

    def can_end(now: Match) -> bool:
        key = now.snapshot()
        if now.stage != w.ACTING or key in ends:
            return ends.get(key, True)
        assert offered_into_fire(now) == moves_into_fire(now), "\n".join(draw(now.plan, now))
        found = False
        for action in now.legal():
            if action >> 8 & 255 == w.END:
                assert not somebody_burns(now)
                found = True
            else:
                after = now.clone()
                after.act(action)
                found |= can_end(after)
        ends[key] = found
        return found

    assert can_end(match)
    assert all(ends.values()), "a dead end"
    return len(ends)
