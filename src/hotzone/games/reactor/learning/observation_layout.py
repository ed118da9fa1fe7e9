"""Which planes and numbers an observation of Reactor has; the neighbours of a cell are its neighbours in a plane."""

from __future__ import annotations

from hotzone.contract.shared.observation_layout import Layout, numbers_of
from hotzone.games.reactor.learning.observation_numbers import MOST, NUMBERS
from hotzone.games.reactor.learning.observer import ReactorObserver
from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.plan import TOKENS, Plan
from hotzone.games.reactor.text.position import STAGES

TILE = ("fuel", "control", "up", "black", "red", "extinguisher")
BASE_STAGES = (w.WAITING, w.BRACING, w.ACTING, w.OVER)  # in which a seat decides, or nobody


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
    planes = [(name, 1) for name in TILE]
    planes += [("cards", 4), ("under the deck", w.SEATS), ("lost from", 1), ("deciding", 1)]
    planes += [(f"character {i}", 1) for i in crew]
    planes += [(f"home {i}", 1) for i in crew if match.options.chosen_starts]
    planes += [(f"{name} left by {i}", MOST) for i in crew for name in TOKENS[: w.ROUND]]
    numbers = [(f"stage {STAGES[stage]}", 1) for stage in stages_of(match)]
    numbers += numbers_of(NUMBERS, {"owners": bool(match.options.dealt)}, match.options.crew)
    rows, cols = (1 + max(place[axis] for place in at) for axis in (0, 1))
    return Layout(tuple(planes), tuple(numbers), rows, cols)


def reactor_observer(match: Match, layout: Layout) -> ReactorObserver:
    """The writer of such observations."""
    observer = ReactorObserver(layout.size, layout.cells, layout.number("dial"))
    crew = range(1, match.options.crew + 1)
    observer.tiles, observer.decks = layout.run(*TILE), layout.run("cards", "under the deck")
    observer.lost_from, observer.deciding = layout.plane("lost from"), layout.plane("deciding")
    observer.characters = layout.run(*(f"character {i}" for i in crew))
    observer.tokens = layout.run(*(f"{name} left by {i}" for i in crew for name in TOKENS[: w.ROUND]))
    if match.options.chosen_starts:
        observer.homes = layout.run(*(f"home {i}" for i in crew))
    observer.owners = bool(match.options.dealt)
    for cell, (row, column) in enumerate(places(match.plan)):
        observer.put("place", cell, row * layout.cols + column)
    for stage in stages_of(match):
        observer.put("stage_at", stage, layout.number(f"stage {STAGES[stage]}"))
    return observer
