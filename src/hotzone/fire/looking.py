"""What people see of a table in a terminal: the drawn plan with headings, the status, and answers in words."""

from __future__ import annotations

from hotzone.core import words as c
from hotzone.core.game import BadText
from hotzone.fire import words as w
from hotzone.fire.crew import ROLE_NAMES
from hotzone.fire.drawing import PEOPLE, THINGS, THREATS, draw
from hotzone.fire.events import EDGES
from hotzone.fire.match import Match
from hotzone.fire.rules import placing
from hotzone.fire.views import parked

LEGEND = (
    "F fire  s smoke  * hot spot",
    "h hazmat  & hazmat on hot spot",
    "? POI  v victim  t treated  1-6 crew",
    "| --- wall  ! damaged  x destroyed",
    "D door  O open door  o door gone",
)
VEHICLE_LEGEND = "E engine  A ambulance"
QUESTIONS = {  # what whoever must decide is asked; {} is its number
    w.CREWING: "Firefighter {} takes a card.",
    w.PLACING: "Firefighter {} chooses where to start.",
    w.PARKING: "The team parks the vehicles.",
    w.ACTING: "Firefighter {} acts.",
    w.RIDING: "Firefighter {}: ride along or stay?",
    w.REROLLING: "Firefighter {}: keep the dice of the deck gun or roll again?",
    w.WON: "Seven are safe: finish with a victory or play on?",
    w.DETONATING: "Firefighter {}: which hazmat explodes first?",
    w.DETONATING_LATE: "Firefighter {}: which hazmat explodes first?",
    w.KNOCKING: "Firefighter {} is knocked down: where is it brought?",
}
NATURE = {
    w.EXPLODING: "Set-up: roll for an explosion.",
    w.SPREADING_HAZMATS: "Set-up: roll for a hazmat.",
    w.HIDING: "Set-up: roll for a POI.",
    w.CREWING: "Set-up: deal a card.",
    w.HEATING: "Set-up: roll for a hot spot.",
    w.GUNNING: "Roll for the deck gun.",
    w.ADVANCING: "The fire advances: roll.",
    w.REPLENISHING: "A new POI: roll.",
}
SIDES = ("above", "right", "below", "left")


def picture(match: Match) -> list[str]:
    """The plan with its rows and columns numbered, everybody and both vehicles on it."""
    plan = match.plan
    canvas = [list(line.ljust(4 * plan.width - 1)) for line in draw(plan, match)]
    covered = {name: letter for vehicle, letter in (("engine", "E"), ("ambulance", "A")) for name in parked(match, vehicle)}
    covered = {plan.read_cell(name): letter for vehicle in ("engine", "ambulance") for name, letter in covered.items()}
    for cell in plan.cells():
        row, col = plan.place(cell)
        if 2 * row < len(canvas):
            canvas[2 * row][4 * col : 4 * col + 3] = signs(match, cell, covered.get(cell, " "))
    lines = ["     " + "".join(str(col).ljust(4) for col in range(plan.cols + 2)).rstrip()]
    for i, line in enumerate(canvas):
        lines.append(f"{'' if i % 2 else i // 2:>2}  {''.join(line)}".rstrip())
    return lines


def signs(match: Match, cell: int, vehicle: str) -> str:
    """Three signs for a space: people around the threat, then the thing; + stands for more people than there is room."""
    threat = THREATS[match.get("threat", cell)]
    thing = THINGS[match.get("spot", cell) + 2 * (match.get("hazmat", cell) > 0)]
    thing = vehicle if thing == " " else thing
    room = [i for i, sign in enumerate((" ", threat, thing)) if sign == " "]
    people = [str(i + 1) for i in figures_at(match, cell)] + [PEOPLE[kind] for kind in pois_at(match, cell)]
    found = [" ", threat, thing]
    if len(people) > len(room):
        people = [*people[: len(room) - 1], "+"]
    for i, sign in zip(room, people, strict=False):
        found[i] = sign
    return "".join(found)


def figures_at(match: Match, cell: int) -> list[int]:
    """The firefighters on a space, from 0."""
    return [i for i in range(match.options.crew) if match.get("at", i) == cell]


def pois_at(match: Match, cell: int) -> list[int]:
    """The kinds of the POI and victims on a space."""
    return [match.get("poi", i) for i in range(w.SLOTS) if match.get("poi", i) and match.get("poi_at", i) == cell]


def status(match: Match) -> list[str]:
    """Turn, AP and counts in three lines, then a line a firefighter."""
    lines = []
    if match.stage >= w.ACTING and match.actor != c.NOBODY:
        card = ROLE_NAMES[match.get("role", match.seat)]
        lines.append(f"Turn {match.turn}: firefighter {match.seat + 1}{'' if card == 'firefighter' else f', {card}'}")
        pools = (("to move", match.move_ap), ("to extinguish", match.douse_ap), ("to command", match.command_ap))
        parts = [f"{match.ap} AP", f"{match.get('saved', match.seat)} saved"]
        lines.append(" + ".join(parts + [f"{points} {what}" for what, points in pools if points]))
    rescued, lost, damage = f"rescued {match.rescued}/7", f"lost {match.lost}/4", f"damage {match.damage}/24"
    lines += [f"{rescued}  {lost}  {damage}", f"POI left {placing.supply(match)}  hot spots left {match.spots}"]
    return lines if match.options.hot_spots else [*lines[:-1], f"POI left {placing.supply(match)}"]


def crew(match: Match) -> list[str]:
    """A line a firefighter: number, card, place and saved AP."""
    lines = []
    for i in range(match.options.crew):
        at, card, saved = match.get("at", i), ROLE_NAMES[match.get("role", i)], match.get("saved", i)
        where = "not yet placed" if at == c.NOWHERE else f"at {match.plan.write_cell(at)}"
        lines.append(f"{i + 1} {card:<11} {where}{f', {saved} AP saved' if saved else ''}")
    return lines


def legend(match: Match) -> list[str]:
    """What the signs of the picture mean, those in play only."""
    lines = [*LEGEND, VEHICLE_LEGEND] if match.options.vehicles else list(LEGEND)
    if not match.options.hot_spots and not match.options.hazmats and not match.options.unmarked:
        lines[:2] = ["F fire  s smoke"]
    return lines


def question(match: Match) -> str:
    """What the table waits for."""
    if match.actor == c.NOBODY:
        return "The match is over."
    if match.actor == c.NATURE:
        return NATURE.get(match.stage, f"Turn up the POI at {match.plan.write_cell(match.asked)}.")
    return QUESTIONS[match.stage].format(match.actor + 1)


def answer(match: Match, words: list[str]) -> list[str]:
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
        between = {"open": "", "damaged": "damaged wall, ", "destroyed": "destroyed wall, ", "no door": "door gone, "}.get(edge, f"{edge}, ")
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
    return found + [name for name in ("engine", "ambulance") if match.plan.write_cell(cell) in parked(match, name)]


def where(match: Match) -> list[str]:
    """Where the crew and the vehicles are."""
    lines = [f"Firefighter {line}." for line in crew(match)]
    return lines + [f"The {name} is at {' and '.join(spaces)}." for name in ("engine", "ambulance") if (spaces := parked(match, name))]


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
