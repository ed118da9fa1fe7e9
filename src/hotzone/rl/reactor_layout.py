"""Which planes and numbers an observation of Reactor has; the neighbours of a cell are its neighbours in a plane."""

from __future__ import annotations

from hotzone.reactor import words as w
from hotzone.reactor.match import Match
from hotzone.reactor.plan import TOKENS, Plan
from hotzone.reactor.position import STAGES, UNSEEN
from hotzone.rl.layout import Layout
from hotzone.rl.reactor_observer import ReactorObserver

TURNS = 255  # a higher turn is shown as this one
MOST = 255
BASE_STAGES = (w.WAITING, w.BRACING, w.ACTING, w.OVER)  # in which a seat decides, or nobody
COUNTERS = (("dial", MOST), ("hearts", 3), ("overheat cards", MOST), ("failure cards", MOST), ("working lost", 9), ("steps", 9))
FLAGS = (("opened", 2), ("passed", 1), ("masked", 1), ("dosed", 1), ("turn", TURNS))


def places(plan: Plan) -> list[tuple[int, int]]:
    """Row and column of every cell in a plane: a step down the slant keeps the column, so all six neighbours have fixed places."""
    slanted = [(row, column - 2 * row) for row, column in plan.where]
    first = min(column for _, column in slanted)
    return [(row, (column - first) // 4) for row, column in slanted]


def stages_of(match: Match) -> tuple[int, ...]:
    """The stages in which a seat can be asked."""
    return (w.PLACING, *BASE_STAGES) if match.options.chosen_starts else BASE_STAGES


def reactor_layout(match: Match) -> Layout:
    """The layout for all matches of one set-up."""
    crew, at = range(1, match.options.crew + 1), places(match.plan)
    planes = [(name, 1) for name in ("fuel", "control", "up", "black", "red", "extinguisher")]
    planes += [("cards", 4), ("under the deck", w.SEATS), ("lost from", 1), ("deciding", 1)]
    planes += [(f"character {i}", 1) for i in crew]
    planes += [(f"home {i}", 1) for i in crew if match.options.chosen_starts]
    planes += [(f"{name} left by {i}", MOST) for i in crew for name in TOKENS[: w.ROUND]]
    numbers = [*((f"stage {STAGES[stage]}", 1) for stage in stages_of(match)), *COUNTERS, *FLAGS]
    numbers += [*((f"unseen {name}", MOST) for name in UNSEEN), *((f"used {name}", 1) for name in TOKENS)]
    for i in crew:
        numbers += [(f"decides {i}", 1), (f"turn of {i}", 1), (f"radiation {i}", MOST)]
        numbers += [(f"{name} of {i}", MOST) for name in TOKENS]
    numbers += [(f"player of {i}", w.SEATS) for i in crew if match.options.dealt]
    rows, cols = (1 + max(place[axis] for place in at) for axis in (0, 1))
    return Layout(tuple(planes), tuple(numbers), rows, cols)


def reactor_observer(match: Match, layout: Layout) -> ReactorObserver:
    """The writer of such observations."""
    eyes = ReactorObserver(layout.size, layout.cells, layout.number("dial"))
    eyes.tiles, eyes.decks, eyes.lost_from = layout.plane("fuel"), layout.plane("cards"), layout.plane("lost from")
    eyes.deciding, eyes.characters = layout.plane("deciding"), layout.plane("character 1")
    eyes.tokens = layout.plane(f"{TOKENS[0]} left by 1")
    if match.options.chosen_starts:
        eyes.homes = layout.plane("home 1")
    eyes.owners = bool(match.options.dealt)
    for cell, (row, column) in enumerate(places(match.plan)):
        eyes.put("place", cell, row * layout.cols + column)
    for stage in stages_of(match):
        eyes.put("stage_at", stage, layout.number(f"stage {STAGES[stage]}"))
    return eyes
