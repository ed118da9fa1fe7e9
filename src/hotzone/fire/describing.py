"""Answers in words instead of a picture: `look 3,5`, `where`, `fires`, `people`. For screen readers and everybody else."""

from __future__ import annotations

from collections.abc import Sequence

from hotzone.core import words as c
from hotzone.fire import words as w
from hotzone.fire.crew import ROLE_NAMES
from hotzone.fire.events import EDGES, VEHICLES
from hotzone.fire.match import Match
from hotzone.fire.rules import placing
from hotzone.fire.views import parked

SIDES = ("above", "right", "below", "left")


def figures_at(match: Match, cell: int) -> list[int]:
    """The firefighters on a space, from 0."""
    return [i for i in range(match.options.crew) if match.get("at", i) == cell]


def pois_at(match: Match, cell: int) -> list[int]:
    """The kinds of the POI and victims on a space."""
    return [match.get("poi", i) for i in range(w.SLOTS) if match.get("poi", i) and match.get("poi_at", i) == cell]


def crew(match: Match) -> list[str]:
    """A line a firefighter: number, card, place and saved AP."""
    lines = []
    for i in range(match.options.crew):
        at, card, saved = match.get("at", i), ROLE_NAMES[match.get("role", i)], match.get("saved", i)
        where = "not yet placed" if at == c.NOWHERE else f"at {match.plan.write_cell(at)}"
        lines.append(f"{i + 1} {card:<11} {where}{f', {saved} AP saved' if saved else ''}")
    return lines


def about(match: Match) -> list[str]:
    """The building in a few words."""
    plan = match.plan
    kinds = [plan.building.get("edge", edge) for edge in range(2, len(plan.edge_cells))]
    names = {w.WALL: "walls", w.DOOR: "doors", w.WINDOW: "windows", w.THIN: "thin partitions", w.PARTY: "party walls"}
    edges = [f"{kinds.count(kind)} {name}" for kind, name in names.items() if kind in kinds]
    ways = [plan.write_edge(i) for i, kind in enumerate(kinds, 2) if kind == w.OPEN and is_way_in(match, i)]
    return [
        f"{plan.rows} rows by {plan.cols} columns, {', '.join(edges)}; open ways in: {', '.join(ways) or 'none'}.",
        f"Printed set-up: {len(plan.fires)} fires, {len(plan.pois)} POI. "
        f"Parking places: {plan.building.engine_places} for the engine, {plan.building.ambulance_places} for the ambulance.",
    ]


def is_way_in(match: Match, edge: int) -> bool:
    """Does an edge lie between inside and outside?"""
    return sum(match.board.get("inside", cell) for cell in match.plan.edge_cells[edge]) == 1


def answer(match: Match, words: Sequence[str]) -> list[str]:
    """Answer `look 3,5`, `where`, `fires`, `people`: words instead of a picture."""
    if words[0] == "look":
        here = words[1] if len(words) > 1 else ""
        if not here and match.get("at", match.seat) != c.NOWHERE:
            here = match.plan.write_cell(match.get("at", match.seat))
        return look(match, match.plan.read_cell(here))
    return {"where": where, "fires": fires, "people": people}[words[0]](match)


def look(match: Match, cell: int) -> list[str]:
    """A space and its four sides in words."""
    plan = match.plan
    inside = "inside" if match.board.get("inside", cell) else "outside"
    lines = [f"{plan.write_cell(cell)}, {inside}: {', '.join(things(match, cell)) or 'nothing here'}."]
    for side, name in enumerate(SIDES):
        there = match.board.get("next", cell * c.SIDES + side)
        if there == c.NOWHERE:
            lines.append(f"{name}: the rim of the board.")
            continue
        edge = EDGES[match.get("edge", match.board.get("border", cell * c.SIDES + side))].replace("-", " ")
        between = {"open": "", "damaged": "damaged wall, ", "destroyed": "destroyed wall, ", "no door": "door gone, "}.get(
            edge, f"{edge}, "
        )
        lines.append(f"{name}: {between}{plan.write_cell(there)}, {', '.join(things(match, there)) or 'nothing there'}.")
    return lines


def things(match: Match, cell: int) -> list[str]:
    """Everything on a space in words."""
    found = [f"firefighter {i + 1}" for i in figures_at(match, cell)]
    found += [("POI", "victim", "treated victim")[kind - 1] for kind in pois_at(match, cell)]
    found += [name for name, here in (("smoke", w.SMOKE), ("fire", w.FIRE)) if match.get("threat", cell) == here]
    found += ["hot spot"] if match.get("spot", cell) else []
    hazmats = match.get("hazmat", cell)
    found += [f"{hazmats} hazmat{'s' * (hazmats > 1)}"] if hazmats else []
    return found + [name for name in VEHICLES if match.plan.write_cell(cell) in parked(match, name)]


def where(match: Match) -> list[str]:
    """Where the crew and the vehicles are."""
    lines = [f"Firefighter {' '.join(line.replace(' firefighter ', ' ').split())}." for line in crew(match)]
    return lines + [f"The {name} is at {' and '.join(spaces)}." for name in VEHICLES if (spaces := parked(match, name))]


def fires(match: Match) -> list[str]:
    """Fire and smoke, row by row."""
    lines = []
    for name, kind in (("Fire", w.FIRE), ("Smoke", w.SMOKE)):
        cells = [match.plan.write_cell(cell) for cell in match.plan.cells() if match.get("threat", cell) == kind]
        lines.append(f"{name} at {', '.join(cells)}." if cells else f"No {name.lower()}.")
    return lines


def people(match: Match) -> list[str]:
    """POI, victims and who is already out."""
    slots = [i for i in range(w.SLOTS) if match.get("poi", i)]
    names = ("", "A face-down POI", "A victim", "A treated victim")
    lines = [f"{names[match.get('poi', i)]} at {match.plan.write_cell(match.get('poi_at', i))}." for i in slots]
    return [*(lines or ["Nobody to be seen."]), f"{match.rescued} rescued, {match.lost} lost, {placing.supply(match)} POI left."]
