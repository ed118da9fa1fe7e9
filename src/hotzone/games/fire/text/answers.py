"""Answers in words instead of a picture: `look 3,5`, `where`, `fires`, `people`. For screen readers and everybody else."""

from __future__ import annotations

from collections.abc import Sequence

from hotzone.contract.terminal import sentence_of
from hotzone.core import constants as c
from hotzone.core.formats.fluent import Words
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.specialists import ROLE_NAMES
from hotzone.games.fire.rules import placing
from hotzone.games.fire.text.events import EDGES, POIS, VEHICLES

SIDES = ("up", "right", "down", "left", "stair")
BUILT = {w.WALL: "walls", w.DOOR: "doors", w.WINDOW: "windows", w.THIN: "partitions", w.PARTY: "party-walls"}


def figures_at(match: Match, cell: int) -> list[int]:
    """The firefighters on a space, from 0."""
    return [i for i in range(match.options.crew) if match.get("at", i) == cell]


def pois_at(match: Match, cell: int) -> list[int]:
    """The kinds of the POI and victims on a space."""
    return [match.get("poi", i) for i in range(w.SLOTS) if match.get("poi", i) and match.get("poi_at", i) == cell]


def crew(t: Words, match: Match) -> list[str]:
    """A line a firefighter: number, card, place and saved AP."""
    cards = [t(f"card-{ROLE_NAMES[match.get('role', i)]}") for i in range(match.options.crew)]
    wide = max(map(len, cards))
    return [f"{i + 1} {card:<{wide}} {', '.join(state_of(t, match, i))}" for i, card in enumerate(cards)]


def state_of(t: Words, match: Match, i: int) -> list[str]:
    """Where a firefighter is, and what else is to be said of it."""
    at, saved = match.get("at", i), match.get("saved", i)
    parts = [t("crew-unplaced") if at == c.NOWHERE else t("space-in", place=match.plan.write_cell(at))]
    parts += [t("crew-saved", many=saved)] if saved else []
    parts += [t("crew-lies")] if match.lying >> i & 1 else []
    return parts + ([t("crew-ladder")] if match.holds >> i & 1 else [])


def about(t: Words, match: Match) -> list[str]:
    """The building in a few words."""
    plan = match.plan
    kinds = [plan.building.get("edge", edge) for edge in range(2, len(plan.edge_cells))]
    edges = [t(f"built-{name}", many=kinds.count(kind)) for kind, name in BUILT.items() if kind in kinds]
    ways = [plan.write_edge(i) for i, kind in enumerate(kinds, 2) if kind == w.OPEN and is_way_in(match, i)]
    size = t("about-size", floors=plan.floors, rows=plan.rows, cols=plan.cols)
    first = t("about-printed", fires=len(plan.fires), poi=len(plan.pois)) if plan.printed else t("about-rolled")
    places = t("about-parking", engine=plan.building.engine_places, ambulance=plan.building.ambulance_places)
    return [f"{size}, {', '.join(edges)}; {t('about-ways', ways=', '.join(ways) or t('none'))}.", f"{first} {places}"]


def is_way_in(match: Match, edge: int) -> bool:
    """Does an edge lie between inside and outside?"""
    return sum(match.board.get("inside", cell) for cell in match.plan.edge_cells[edge]) == 1


def answer(t: Words, match: Match, words: Sequence[str]) -> list[str]:
    """Answer `look 3,5`, `where`, `fires`, `people`: words instead of a picture."""
    if words[0] == "look":
        here = words[1] if len(words) > 1 else ""
        if not here and match.get("at", match.seat) != c.NOWHERE:
            here = match.plan.write_cell(match.get("at", match.seat))
        return look(t, match, match.plan.read_cell(here))
    return {"where": where, "fires": fires, "people": people}[words[0]](t, match)


def look(t: Words, match: Match, cell: int) -> list[str]:
    """A space and its four sides in words."""
    plan, inside = match.plan, "yes" if match.board.get("inside", cell) else "no"
    lines = [t("look-here", place=plan.write_cell(cell), inside=inside, things=listing(t, match, cell))]
    for side, name in enumerate(SIDES[: match.board.sides]):
        there = match.board.get("next", cell * c.SIDES + side)
        if there == c.NOWHERE:
            lines += [t("look-rim", side=name)] if side != w.STAIR else []
            continue
        edge = EDGES[match.get("edge", match.board.get("border", cell * c.SIDES + side))]
        head = t("look-open", side=name) if edge == "open" or side == w.STAIR else t("thing-edge", side=name, what=edge)
        lines.append(t("look-beside", head=head, place=plan.write_cell(there), things=listing(t, match, there)))
    return lines


def listing(t: Words, match: Match, cell: int) -> str:
    """Everything on a space in words, or that nothing is there."""
    return ", ".join(things(t, match, cell)) or t("look-nothing")


def things(t: Words, match: Match, cell: int) -> list[str]:
    """Everything on a space, each in words."""
    found = [t("figure", number=i + 1) for i in figures_at(match, cell)]
    found += [t(f"thing-{POIS[kind]}") for kind in pois_at(match, cell)]
    found += [t(f"thing-{name}") for name, here in (("smoke", w.SMOKE), ("fire", w.FIRE)) if match.get("threat", cell) == here]
    found += [t("thing-hot-spot")] if match.get("spot", cell) else []
    if match.board.get("lift", cell):
        found.append(t("thing-elevator", where={w.DOOR: "lobby", w.DOOR_OPEN: "floor"}.get(door_of(match, cell), "destroyed")))
    standing, lying = match.get("ladder", cell) >= w.RAISED, match.get("ladder", cell) % w.RAISED
    found += [t("thing-ladder", end="foot")] if standing else []
    found += [t("thing-closed-ladder", many=lying)] if lying else []
    hazmats = match.get("hazmat", cell) % w.FALSE_HAZMAT
    found += [t("thing-hazmat", many=hazmats)] if hazmats else []
    return found + [t(f"thing-{name}") for name in VEHICLES if match.plan.write_cell(cell) in parked(match, name)]


def door_of(match: Match, cell: int) -> int:
    """What has become of the door of an elevator."""
    return match.get("edge", match.board.get("lift_door", match.board.get("lift", cell)))


def where(t: Words, match: Match) -> list[str]:
    """Where the crew and the vehicles are."""
    lines = []
    for i in range(match.options.crew):
        lines.append(sentence_of(f"{named(t, match, i)}: {', '.join(state_of(t, match, i))}."))
    for name in VEHICLES:
        if spaces := parked(match, name):
            lines.append(t("parked-at", what=name, one=spaces[0], two=spaces[1]))
    return lines


def named(t: Words, match: Match, seat: int) -> str:
    """A firefighter by number, and by its card where it has one."""
    card = match.get("role", seat)
    name = t("figure", number=seat + 1)
    return f"{name}, {t(f'card-{ROLE_NAMES[card]}')}" if card else name


def fires(t: Words, match: Match) -> list[str]:
    """Fire and smoke, row by row."""
    lines = []
    for name, kind in (("fire", w.FIRE), ("smoke", w.SMOKE)):
        cells = [match.plan.write_cell(cell) for cell in match.plan.cells() if match.get("threat", cell) == kind]
        lines.append(t(f"where-{name}", places=", ".join(cells)) if cells else t(f"no-{name}"))
    return lines


def people(t: Words, match: Match) -> list[str]:
    """POI, victims and who is already out."""
    lines = []
    for i in range(w.SLOTS):
        if match.get("poi", i):
            place, name = t("space-in", place=match.plan.write_cell(match.get("poi_at", i))), POIS[match.get("poi", i)]
            lines.append(sentence_of(f"{t(f'thing-{name}')} {place}."))
    return [*(lines or [t("nobody-seen")]), t("people-counts", rescued=match.rescued, lost=match.lost, poi=placing.supply(match))]


def parked(match: Match, name: str) -> list[str]:
    """The two spaces a vehicle covers."""
    place = match.engine if name == "engine" else match.ambulance
    if place < 0:
        return []
    return [match.plan.write_cell(match.board.get(name, 2 * place + i)) for i in range(2)]
