"""Which planes and numbers an observation of the fire game has: those that its board and its modules can use, in a fixed order."""

from __future__ import annotations

from hotzone.contract.shared.observation_layout import Layout, numbers_of
from hotzone.games.fire.learning.action_space import is_by_size
from hotzone.games.fire.learning.observation_numbers import NUMBERS
from hotzone.games.fire.learning.observer import FireObserver
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.text.events import EDGES
from hotzone.games.fire.text.position import STAGES

MOST = 255
SIDES = ("right", "below")
TURNED = {w.DOOR: (w.DOOR_OPEN, w.DOOR_GONE), w.WINDOW: (w.WINDOW_OPEN,)}  # besides what damage makes of an edge
BASE_STAGES = (w.PLACING, w.ACTING, w.KNOCKING, w.WON, w.OVER)  # in which a seat decides, or nobody


def groups(match: Match) -> dict[str, bool]:
    """Which parts of an observation are in play."""
    o, b = match.options, match.board
    return {
        "cards": bool(o.specialists),
        "driving": bool(o.vehicles),
        "hazmat": bool(o.hazmats),
        "spots": bool(o.hot_spots),
        "risky": bool(o.hazmats or o.hot_spots),
        "ladders": bool(b.ladders),
        "special": bool(b.ladders or b.lifts or o.friend or is_by_size(match)),
    }


def kinds_of(match: Match) -> tuple[int, ...]:
    """The kinds of edges that can come up on this board, but for open ones and the rim, which say nothing."""
    if is_by_size(match):
        return tuple(kind for kind in range(w.EDGE_KINDS) if kind not in (w.OPEN, w.RIM))
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
    numbers = [(f"stage {STAGES[stage]}", 1) for stage in stages_of(match)]
    numbers += numbers_of(NUMBERS, on, match.options.crew)
    return Layout(tuple(planes), tuple(numbers), match.plan.floors * (match.plan.rows + 2), match.plan.width)


def fire_observer(match: Match, layout: Layout) -> FireObserver:
    """The writer of such observations."""
    on, names = groups(match), layout.plane_names
    observer = FireObserver(layout.size, layout.cells, layout.number("ap"))
    observer.inside, observer.smoke, observer.deciding = (
        layout.plane("inside"),
        layout.run("smoke", "fire"),
        layout.plane("deciding"),
    )
    observer.poi = layout.run("poi", "victim", *(["treated"] if on["cards"] else []))
    observer.firefighters = layout.run(*(f"firefighter {i + 1}" for i in range(match.options.crew)))
    if on["driving"]:
        observer.vehicles = layout.run("engine", "ambulance")
    for field, name in (("hazmat", "hazmat"), ("target", "target"), ("spot", "hot spot")):
        if name in names:
            setattr(observer, field, layout.plane(name))
    if on["ladders"]:
        observer.ladders = layout.run("ladders lying", "ladder standing")
    observer.cards, observer.driving, observer.risky, observer.special = (
        on[name] for name in ("cards", "driving", "risky", "special")
    )
    for stage in stages_of(match):
        observer.put("stage_at", stage, layout.number(f"stage {STAGES[stage]}"))
    lay_edges(observer, match, layout)
    return observer


def lay_edges(observer: FireObserver, match: Match, layout: Layout) -> None:
    """Say where each edge is shown: on the plane of its side, at the space above it or left of it."""
    kinds, plan = kinds_of(match), match.plan
    first = {side: layout.run(*(f"{EDGES[kind]} {side}" for kind in kinds)) for side in SIDES}
    for i, kind in enumerate(kinds):
        observer.put("kind_at", kind, i * layout.cells)
    for edge in range(2, len(plan.edge_cells)):
        if match.board.get("edge", edge) in kinds:
            here, there = plan.edge_cells[edge]
            side = "right" if there - here == 1 else "below"
            observer.put("edge", observer.edges, edge)
            observer.put("edge_at", observer.edges, first[side] + here)
            observer.edges += 1
