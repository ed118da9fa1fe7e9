"""Which planes and numbers an observation of the fire game has: those that its board and its modules can use, in a fixed order."""

from __future__ import annotations

from hotzone.fire import words as w
from hotzone.fire.crew import ROLE_NAMES
from hotzone.fire.events import EDGES
from hotzone.fire.match import Match
from hotzone.fire.position import STAGES
from hotzone.rl.fire_observer import FireObserver
from hotzone.rl.layout import Layout

TURNS = 255  # a higher turn is shown as this one
MOST = 255
SIDES = ("right", "below")
TURNED = {w.DOOR: (w.DOOR_OPEN, w.DOOR_GONE), w.WINDOW: (w.WINDOW_OPEN,)}  # besides what damage makes of an edge
BASE_STAGES = (w.PLACING, w.ACTING, w.KNOCKING, w.WON, w.OVER)  # in which a seat decides, or nobody
COUNTERS = (("ap", 9), ("rescued", 10), ("lost", 10), ("damage", 24), ("markers", 34), ("victims", 10), ("alarms", 5))


def groups(match: Match) -> dict[str, bool]:
    """Which parts of an observation are in play."""
    o, b = match.options, match.board
    return {
        "cards": bool(o.specialists),
        "driving": bool(o.vehicles),
        "hazmat": bool(o.hazmats),
        "spots": bool(o.hot_spots),
        "ladders": bool(b.ladders),
        "special": bool(b.ladders or b.lifts or o.friend),
    }


def kinds_of(match: Match) -> tuple[int, ...]:
    """The kinds of edges that can come up on this board, but for open ones and the rim, which say nothing."""
    board, plan = match.board, match.plan
    kinds = {board.get("edge", i) for i in range(2, len(plan.edge_cells))} - {w.OPEN, w.RIM}
    while True:
        more = kinds | {board.get("breaks", kind) for kind in kinds}
        for kind in kinds:
            more |= {*TURNED.get(kind, ())}
        if more == kinds:
            return tuple(sorted(kinds))
        kinds = more


def stages_of(match: Match) -> tuple[int, ...]:
    """The stages in which a seat can be asked."""
    o = match.options
    stages = list(BASE_STAGES)
    if o.specialists:
        stages.append(w.CREWING)
    if o.vehicles:
        stages += [w.PARKING, w.RIDING, w.REROLLING]
    if o.hazmats:
        stages += [w.DETONATING, w.DETONATING_LATE]
    return tuple(sorted(stages))


def fire_layout(match: Match) -> Layout:
    """The layout for all matches of one set-up."""
    crew, on = range(1, match.options.crew + 1), groups(match)
    planes = [("inside", 1), ("smoke", 1), ("fire", 1), ("poi", 1), ("victim", w.SLOTS)]
    planes += [("treated", w.SLOTS)] if on["cards"] else []
    planes += [("deciding", 1), *((f"firefighter {i}", 1) for i in crew)]
    planes += [(f"{EDGES[kind]} {side}", 1) for side in SIDES for kind in kinds_of(match)]
    planes += [("engine", 1), ("ambulance", 1)] if on["driving"] else []
    planes += [("hazmat", MOST)] if on["hazmat"] else []
    planes += [("target", 1)] if on["driving"] or on["hazmat"] else []
    planes += [("hot spot", 1)] if on["spots"] else []
    planes += [("ladders lying", w.RAISED - 1), ("ladder standing", 1)] if on["ladders"] else []
    numbers = [*((f"stage {STAGES[stage]}", 1) for stage in stages_of(match)), *COUNTERS]
    numbers += [("playing on", 1), ("turn", TURNS)]
    for i in crew:
        numbers += [(f"decides {i}", 1), (f"turn of {i}", 1), (f"saved {i}", w.SAVED_AT_MOST), (f"fallen {i}", 1)]
    if on["cards"]:
        numbers += [("move ap", 3), ("douse ap", 3), ("command ap", 2), ("cafs commanded", 1)]
        numbers += [(f"{name} {i}", 1) for i in crew for name in ("no card", *ROLE_NAMES[1:])]
    if on["driving"]:
        numbers += [("fresh", 1), ("red", 6), ("black", 8), ("rerolled", w.BOTH), ("ambulance drives", 1)]
        numbers += [(f"rides {i}", 1) for i in crew]
    if on["hazmat"] or on["spots"]:
        numbers += [("hot spots left", w.HOT_SPOTS), ("had hot spot", 1), ("flared", 1), ("evidence", 6)]
    if on["special"]:
        numbers += [("ladders on engine", 9), ("elevator signs", 14)]
        for i in crew:
            numbers += [(f"lies {i}", 1), (f"ladder of {i}", 1), (f"stranded {i}", 1)]
    return Layout(tuple(planes), tuple(numbers), match.plan.floors * (match.plan.rows + 2), match.plan.width)


def fire_observer(match: Match, layout: Layout) -> FireObserver:
    """The writer of such observations."""
    on, names = groups(match), layout.plane_names
    eyes = FireObserver(layout.size, layout.cells, layout.number("ap"))
    eyes.inside, eyes.smoke, eyes.poi = (layout.plane(name) for name in ("inside", "smoke", "poi"))
    eyes.deciding, eyes.firefighters = layout.plane("deciding"), layout.plane("firefighter 1")
    for field, name in (("vehicles", "engine"), ("hazmat", "hazmat"), ("target", "target"), ("spot", "hot spot")):
        if name in names:
            setattr(eyes, field, layout.plane(name))
    if on["ladders"]:
        eyes.ladders = layout.plane("ladders lying")
    eyes.cards, eyes.driving, eyes.risky, eyes.special = on["cards"], on["driving"], on["hazmat"] or on["spots"], on["special"]
    for stage in stages_of(match):
        eyes.put("stage_at", stage, layout.number(f"stage {STAGES[stage]}"))
    lay_edges(eyes, match, layout)
    return eyes


def lay_edges(eyes: FireObserver, match: Match, layout: Layout) -> None:
    """Say where each edge is shown: on the plane of its side, at the space above it or left of it."""
    kinds, plan = kinds_of(match), match.plan
    first = {side: layout.plane(f"{EDGES[kinds[0]]} {side}") for side in SIDES}
    for i, kind in enumerate(kinds):
        eyes.put("kind_at", kind, i * layout.cells)
    for edge in range(2, len(plan.edge_cells)):
        if match.board.get("edge", edge) in kinds:
            here, there = plan.edge_cells[edge]
            side = "right" if there - here == 1 else "below"
            eyes.put("edge", eyes.edges, edge)
            eyes.put("edge_at", eyes.edges, first[side] + here)
            eyes.edges += 1
