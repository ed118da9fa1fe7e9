"""What people see of a table at a terminal: the drawn plan with headings and the status. The module is a `Shown`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hotzone.core import words as c
from hotzone.core.game import Event
from hotzone.fire import describing, sentences
from hotzone.fire import words as w
from hotzone.fire.crew import ROLE_NAMES
from hotzone.fire.drawing import PEOPLE, THINGS, THREATS, draw
from hotzone.fire.events import VEHICLES
from hotzone.fire.match import Match
from hotzone.fire.rules import placing
from hotzone.fire.views import parked

LEGEND = (
    "1-6 crew  ? POI  v victim",
    "| --- wall  ! damaged  x destroyed",
    "D door  O open door  o door gone",
)
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

seat = "firefighter"
points = "AP"
colours: Mapping[str, str] = {  # the signs of the picture
    "F": "red",
    "s": "dim",
    **dict.fromkeys("?!x", "yellow"),
    **dict.fromkeys("*h&", "magenta"),
    **dict.fromkeys("vt", "green"),
    **dict.fromkeys("123456", "cyan"),
    **dict.fromkeys("EA", "blue"),
}
answers: Mapping[str, str] = {
    "look 3,5": "a space and its four sides in words; without a space: where the firefighter stands",
    "where": "where the crew and the vehicles are",
    "fires": "where it burns and smokes",
    "people": "POI and victims",
}


def about(match: Match) -> list[str]:
    """The building in a few words."""
    return describing.about(match)


def picture(match: Match) -> list[str]:
    """The plan with its rows and columns numbered, everybody and both vehicles on it."""
    plan = match.plan
    canvas = [list(line.ljust(4 * plan.width - 1)) for line in draw(plan, match)]
    covered = {plan.read_cell(name): vehicle[0].upper() for vehicle in VEHICLES for name in parked(match, vehicle)}
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
    people = [str(i + 1) for i in describing.figures_at(match, cell)] + [PEOPLE[kind] for kind in describing.pois_at(match, cell)]
    found = [" ", threat, thing]
    if len(people) > len(room):
        people = [*people[: len(room) - 1], "+"]
    for i, sign in zip(room, people, strict=False):
        found[i] = sign
    return "".join(found)


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


def legend(match: Match) -> list[str]:
    """What the signs of the picture mean, those in play only."""
    o = match.options
    lines = ["F fire  s smoke" + "  * hot spot" * (o.hot_spots or o.hazmats or o.unmarked)]
    lines += ["h hazmat  & hazmat on hot spot"] if o.hazmats or o.unmarked else []
    lines += [LEGEND[0] + "  t treated" * o.specialists, *LEGEND[1:]]
    return [*lines, "E engine  A ambulance"] if o.vehicles else lines


def question(match: Match) -> str:
    """What the table waits for."""
    if match.actor == c.NOBODY:
        return "The match is over."
    if match.actor == c.NATURE:
        return NATURE.get(match.stage, f"Turn up the POI at {match.plan.write_cell(match.asked)}.")
    return QUESTIONS[match.stage].format(match.actor + 1)


def result(match: Match) -> list[str]:
    """How it ended, in words."""
    people = f"{match.rescued} rescued, {match.lost} lost"
    return [sentences.ENDINGS.get(match.result, "It is not decided yet."), f"{people}, {match.damage} damage, {match.turn} turns."]


def crew(match: Match) -> list[str]:
    """A line a firefighter."""
    return describing.crew(match)


def answer(match: Match, words: Sequence[str]) -> list[str]:
    """An answer in words."""
    return describing.answer(match, words)


def sentence(match: Match, event: Event) -> str:
    """An event as a sentence; empty for mere bookkeeping."""
    return sentences.sentence(match.plan, event)
