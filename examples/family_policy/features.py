"""What the policy sees and says: a table from the eyes of the firefighter who decides, and actions by verb and direction.

An environment's observation is absolute: which planes there are depends on the crew, which actions on the board. Here both are
relative, so one network plays every crew on every board of the family game. Ways are measured in action points by NumPy, for
many tables at once. Nothing here needs PyTorch.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

ROWS, COLS = 8, 10
EDGES = ("wall", "damaged", "destroyed", "closed-door", "open-door", "no-door")
TOLL = np.array([4, 2, 0, 1, 0, 0], np.uint8)  # AP that an edge of each kind costs before one can walk on
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # up, right, down, left
FAR = 30
SWEEPS = 16  # turns of the longest way that is looked for
VIEW = 3  # spaces to each side that are seen one by one
NUMBERS = ("ap", "rescued", "lost", "damage", "victims", "alarms", "turn")
STAGES = ("stage placing", "stage acting", "stage won", "stage knocking")
AROUND = ("move", "carry", "open", "close", "chop")  # towards a neighbour
HERE_TOO = ("douse", "quench")  # towards a neighbour, or where one stands
ONCE = ("end", "finish", "play-on")
RING = [(r, c) for r in range(ROWS) for c in range(COLS) if r in (0, ROWS - 1) or c in (0, COLS - 1)]
CHOICES = 4 * len(AROUND) + 5 * len(HERE_TOO) + len(ONCE) + 2 * len(RING)  # the last: place and fall, by the space outside


class Tables:
    """How to read the observations of one set-up, and what its action numbers mean to the policy."""

    def __init__(self, layout: Any, texts: Sequence[str]) -> None:
        self.split = layout.split
        planes = list(layout.plane_names)
        self.crew = sum(name.startswith("firefighter ") for name in planes)
        self.firefighters = [planes.index(f"firefighter {k + 1}") for k in range(self.crew)]
        self.plain = [planes.index(name) for name in ("inside", "smoke", "fire", "poi", "victim", "deciding")]
        self.right = [planes.index(f"{kind} right") for kind in EDGES]
        self.below = [planes.index(f"{kind} below") for kind in EDGES]
        numbers = list(layout.number_names)
        self.numbers = [numbers.index(name) for name in NUMBERS]
        self.stages = [numbers.index(name) for name in STAGES]
        self.saved = [numbers.index(f"saved {k + 1}") for k in range(self.crew)]
        self.turn_of = [numbers.index(f"turn of {k + 1}") for k in range(self.crew)]
        self.choice = np.stack([choices_of(text) for text in texts])  # action × space of who decides

    def choices(self, observations: Any) -> Any:
        """For every table the choice that each action number stands for; -1 for one that is out of reach."""
        return self.choice[:, self.place(observations)].T

    def place(self, observations: Any) -> Any:
        """The space of who decides; one outside if nobody stands on the board yet."""
        at = self.plain[5] * ROWS * COLS
        return observations[:, at : at + ROWS * COLS].argmax(1)


def choices_of(text: str) -> Any:
    """What an action is called from each space of the board; -1 from where it cannot be done."""
    found = np.full(ROWS * COLS, -1, np.int16)
    verb, _, target = text.partition(" ")
    spaces = [tuple(map(int, part.split(","))) for part in target.split("|")] if target else []
    base = 4 * len(AROUND) + 5 * len(HERE_TOO)
    if verb in ONCE:
        found[:] = base + ONCE.index(verb)
    elif verb in ("place", "fall"):
        found[:] = base + len(ONCE) + (verb == "fall") * len(RING) + RING.index(spaces[0])
    elif verb in AROUND or verb in HERE_TOO:
        ends = [(one, other) for one in spaces for other in spaces if one != other] if len(spaces) == 2 else []
        for way, (down, across) in enumerate(STEPS):
            for r, c in [one for one, other in ends if (one[0] + down, one[1] + across) == other] or (
                [] if ends else [(spaces[0][0] - down, spaces[0][1] - across)]
            ):
                if 0 <= r < ROWS and 0 <= c < COLS:
                    first = 4 * AROUND.index(verb) if verb in AROUND else 4 * len(AROUND) + 5 * HERE_TOO.index(verb)
                    found[r * COLS + c] = first + way
        if verb in HERE_TOO:
            r, c = spaces[0]
            found[r * COLS + c] = 4 * len(AROUND) + 5 * HERE_TOO.index(verb) + 4
    return found


def ways(starts: Sequence[Any], prices: Any) -> Any:
    """AP on the cheapest way between the starts and every space, for several maps of starts; all maps are (rows, columns, tables).

    Small numbers with the tables side by side: the processor takes dozens of them at once.
    """
    found = np.stack(starts)
    for _ in range(SWEEPS):
        before = found.copy()
        for price, (down, across) in zip(prices, STEPS, strict=True):
            here, there = slices(down, across)
            best = found[(slice(None), *here)]
            np.minimum(best, found[(slice(None), *there)] + price[here], out=best)
        if np.array_equal(before, found):
            break
    return found


def slices(down: int, across: int) -> tuple[tuple[slice, slice], tuple[slice, slice]]:
    """The spaces that have a neighbour in a direction, and those neighbours."""
    spans = {-1: (slice(1, None), slice(None, -1)), 0: (slice(None), slice(None)), 1: (slice(None, -1), slice(1, None))}
    return (spans[down][0], spans[across][0]), (spans[down][1], spans[across][1])


def prices(toll: Any, enter: Any, *, towards: bool) -> list[Any]:
    """What a step costs in each direction: the edge, and the space that is entered (`towards`: the neighbour, else this one)."""
    found = []
    for way, (down, across) in enumerate(STEPS):
        here, there = slices(down, across)
        price = toll[way].copy()
        price[here] += enter[there] if towards else enter[here]
        found.append(price)
    return found


def maps_of(toll: Any, inside: Any, fire: Any, poi: Any, victim: Any, me: Any, others: Any) -> Any:
    """Ways out while carrying, to calls, to victims, to those that no teammate is nearer to, to fire; and from teammates."""

    def starts(where: Any) -> Any:
        return np.where(where > 0, 0, FAR).astype(np.uint8)

    walk = 1 + fire
    mine, theirs = ways([starts(me), starts(others)], prices(toll, walk, towards=False))
    (out,) = ways([starts(1 - inside)], prices(toll, 2 + 2 * fire, towards=True))
    left = np.where(poi + victim > 0, np.where(mine <= theirs, 0, 8), FAR).astype(np.uint8)
    targets = ways([starts(poi), starts(victim), left, starts(fire)], prices(toll, walk, towards=True))
    return np.stack([out, *targets, theirs, mine])


def features(tables: Tables, observations: Any) -> Any:
    """The inputs of the network for observations of one set-up, a row each."""
    many = len(observations)
    planes = np.ascontiguousarray(observations[:, : tables.split].T).reshape(-1, ROWS, COLS, many)
    numbers = observations[:, tables.split :].astype(np.float32)
    inside, smoke, fire, poi, victim, me = (planes[at] for at in tables.plain)
    others = planes[tables.firefighters].sum(0, dtype=np.uint8) - me
    edges = edge_kinds(tables, planes)  # four ways, kinds, rows, columns, tables
    toll = (edges * TOLL[:, None, None, None]).sum(1, dtype=np.uint8)
    maps = maps_of(toll, inside, fire, poi, victim, me, others)
    place = tables.place(observations)
    lies = np.stack([smoke, fire, poi, victim, others, inside])
    seen = np.concatenate([lies, toll[1:3] > 0, maps[:1] // 4])
    carried = (maps[[0, 6]].astype(np.float32) * victim).max((1, 2)).T / 10
    ap, saved = numbers[:, tables.numbers[0]], (numbers[:, tables.saved] * numbers[:, tables.turn_of]).sum(1)
    parts = [
        near(maps[:6], place, FAR) / 10,
        near(lies, place, 0),
        at_place(edges.reshape(-1, ROWS, COLS, many), place),
        view(seen, place),
        lies[:5].reshape(-1, many).T,
        np.eye(9, dtype=np.float32)[np.minimum(ap, 8).astype(int)],
        saved[:, None] / 4,
        carried,
        numbers[:, tables.numbers] / np.array([4, 7, 4, 24, 10, 5, 60], np.float32),
        numbers[:, tables.stages],
        lies[:4].sum((1, 2)).T / 8,
        np.eye(ROWS * COLS, dtype=np.float32)[place],
        np.full((many, 1), tables.crew / 6),
    ]
    return np.concatenate([part.astype(np.float32) for part in parts], 1)


def edge_kinds(tables: Tables, planes: Any) -> Any:
    """The kinds of the four edges of every space."""
    right, below = planes[tables.right], planes[tables.below]
    up, left = np.zeros_like(below), np.zeros_like(right)
    up[:, 1:], left[:, :, 1:] = below[:, :-1], right[:, :, :-1]
    return np.stack([up, right, below, left])


def at_place(maps: Any, place: Any) -> Any:
    """What all maps say of one space of each table."""
    return maps.reshape(len(maps), -1, len(place))[:, place, np.arange(len(place))].T


def near(maps: Any, place: Any, beyond: int) -> Any:
    """What all maps say of a space and its four neighbours; of the neighbours also how much less than here."""
    wide = np.pad(maps, ((0, 0), (1, 1), (1, 1), (0, 0)), constant_values=beyond).astype(np.int16)
    rows, cols, each = place // COLS + 1, place % COLS + 1, np.arange(len(place))
    here = wide[:, rows, cols, each]
    around = [wide[:, rows + down, cols + across, each] for down, across in STEPS]
    return np.concatenate([here, *around, *(here - other for other in around)]).T.astype(np.float32)


def view(maps: Any, place: Any) -> Any:
    """A window around a space."""
    wide = np.pad(maps, ((0, 0), (VIEW, VIEW), (VIEW, VIEW), (0, 0)))
    span = np.arange(2 * VIEW + 1)
    rows = (place // COLS)[None, None, :] + span[:, None, None]
    cols = (place % COLS)[None, None, :] + span[None, :, None]
    return wide[:, rows, cols, np.arange(len(place))].reshape(-1, len(place)).T
