"""Tables for tests, drawn as positions are: each test shows its walls, fire and people as a picture."""

from __future__ import annotations

import textwrap
from functools import partial

from hotzone import registry
from hotzone.core import constants as c
from hotzone.games.fire.game import Fire
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.plan import Plan
from hotzone.games.fire.model.specialists import FIREFIGHTER, ROLE_NAMES, SPECIALISTS
from hotzone.games.fire.rules import carrying
from hotzone.games.fire.setup.settings import full_settings
from hotzone.games.fire.text.drawing import PEOPLE, read_drawing
from tests.games import playing

FIRE: Fire = registry.game("fire")  # type: ignore[assignment]
play = partial(playing.play, FIRE)
legal = partial(playing.legal, FIRE)
after = partial(playing.after, FIRE)


def table(drawing: str, **settings: object) -> Match:
    """A match in the action phase of firefighter 1, on an open field with what the drawing shows.

    The drawing begins with the corner above space 1,1; what it does not reach is open ground inside the building (the
    board is base-front, 6 rows by 8 columns, with every edge that is not drawn open). In a space: a firefighter's number,
    `?` POI, `v` victim, `t` treated victim; then `s` smoke or `F` fire; then `*` hot spot, `h` hazmat, `&` both.
    Firefighters that are not drawn stand at 0,0. Settings are those of `hotzone.new`; default: one firefighter, family.
    With vehicles the engine stands at its first place (0,7 0,8), the ambulance at its first (0,5 0,6).
    """
    board = str(settings.pop("board", "base-front"))
    setup = FIRE.setup(board=board, **{"crew": 1, **settings})
    order, plan = full_settings(setup), FIRE.plan(board)
    match = Match(plan.building, order.options())
    match.plan = plan
    lines = textwrap.dedent(drawing).strip("\n").split("\n")
    canvas = ["", *("   " + line for line in lines)]
    canvas += [""] * (2 * plan.rows + 3 - len(canvas))
    read_drawing(plan, match, [without_people(line, i) for i, line in enumerate(canvas)], 1, strict=False)
    place_people(match, canvas)
    for i, name in enumerate(order.roles):
        match.put("role", i, ROLE_NAMES.index(name))
    if order.options().vehicles:
        match.engine = match.ambulance = 0
    match.spots = match.options.spot_supply
    match.markers -= sum(1 for cell in plan.cells() if match.get("threat", cell))
    match.stage, match.turn, match.fresh, match.actor = w.ACTING, 1, 1, 0
    fill(match)
    return match


BURNING = """
    +   +   +   +   +   +   +   +   +
    |                               |
    +   +   +   +   +   +   +   +   +
    |                 F   F         |
    +   +   +   +   +   +   +   +   +
    |                     F         |
    +   +   +   +   +   +   +   +   +
    |                 F   F       F |
    +   +   +   +   +   +   +   +   +
    |                     F   s     |
    +   +   +   +   +   +   +   +   +
    |                 F   F         |
    +   +   +   +   +   +   +   +   +
"""  # much for the deck gun


def corner(above: str, below: str = "   ") -> str:
    """A building of two spaces, one above the other, and an opening beside the upper one: `corner(" F ")`."""
    return f"+---+---+\n|{above}\n+   +---+\n|{below}|\n+---+---+"


def row(drawing: str) -> str:
    """A building of one row between walls, drawn in one line: `row("|1  D F |")`."""
    wall = "+---" * (len(drawing) // 4) + "+"
    return "\n".join((wall, drawing, wall))


def without_people(line: str, i: int) -> str:
    """A cell line without the sign of its person, which the reader of drawings does not need."""
    if i % 2:
        return line
    signs = list(line)
    for k in range(0, len(signs), 4):
        if signs[k] in "123456?vt":
            signs[k] = " "
    return "".join(signs)


def place_people(match: Match, canvas: list[str]) -> None:
    """Put the drawn firefighters, POI and victims on the table."""
    for i in range(match.options.crew):
        match.put("at", i, 0)
    people = {sign: kind for kind, sign in PEOPLE.items()}
    for y in range(len(canvas) // 2 + 1):
        line = canvas[2 * y].ljust(40)
        for col in range(10):
            sign = line[4 * col]
            if sign in people:
                carrying.add(match, people[sign], match.plan.at(y, col))
            elif sign.isdecimal():
                match.put("at", int(sign) - 1, match.plan.at(y, col))


def fill(match: Match) -> None:
    """Give the active firefighter the AP and pools of its card."""
    card = (FIREFIGHTER, *SPECIALISTS)[match.get("role", match.seat)]
    match.ap, match.move_ap, match.douse_ap, match.command_ap = card.ap, card.move, card.douse, card.command


def cell(match: Match, name: str) -> int:
    """A space by its name."""
    return match.plan.read_cell(name)


def burning(match: Match) -> str:
    """The spaces with fire, in order."""
    return " ".join(match.plan.write_cell(i) for i in match.plan.cells() if match.get("threat", i) == w.FIRE)


def smoking(match: Match) -> str:
    """The spaces with smoke, in order."""
    return " ".join(match.plan.write_cell(i) for i in match.plan.cells() if match.get("threat", i) == w.SMOKE)


def at(match: Match, figure: int) -> str:
    """Where a firefighter (from 1) stands."""
    return match.plan.write_cell(match.get("at", figure - 1))


def edge(match: Match, name: str) -> int:
    """The kind of an edge, a word like `w.WALL`."""
    return match.get("edge", match.plan.read_edge(name))


def people(match: Match) -> str:
    """POI and victims on the board: `?2,4 v5,1`."""
    slots = [i for i in range(w.SLOTS) if match.get("poi", i)]
    return " ".join(PEOPLE[match.get("poi", i)] + match.plan.write_cell(match.get("poi_at", i)) for i in slots)


def plan_of(name: str = "base-front") -> Plan:
    """A building that ships with the game."""
    return FIRE.plan(name)


def nobody(match: Match) -> bool:
    """Is the match over?"""
    return match.actor == c.NOBODY
