"""The risk lens equals the count of all rolls, played out by the rules."""

from __future__ import annotations

import pytest

from hotzone.core import words as c
from hotzone.core.dice import Dice
from hotzone.fire import words as w
from hotzone.fire.match import Match
from hotzone.fire.risk import Risk, risk
from tests.fire.tables import FIRE, cell, table

Counts = dict[str, dict[str, float]]


def enumerate_rolls(match: Match, deep: int) -> Counts:
    """Play every roll out, and after a flare-up every further one up to some depth."""
    found: Counts = {"spaces": {}, "poi": {}, "firefighters": {}, "walls": {}}
    start = match.twin()
    start.play(FIRE.read(start, "end"))
    burning = {start.plan.write_cell(i) for i in start.plan.cells() if start.get("threat", i) == w.FIRE}
    follow(start, 1.0, burning, set(), found, deep)
    return found


def follow(before: Match, chance: float, burning: set[str], hit: set[str], found: Counts, deep: int) -> None:
    """One roll after another."""
    plan = before.plan
    people = {plan.write_cell(before.get("poi_at", i)) for i in range(w.SLOTS) if before.get("poi", i)}
    figures = {str(i): plan.write_cell(before.get("at", i)) for i in range(before.options.crew)}
    for action in before.legal():
        after = before.twin()
        now, walls = set(burning), set(hit)
        for kind, a, b, _ in after.play(action):
            if kind == w.THREAT and b == w.FIRE:
                now.add(plan.write_cell(a))
            elif kind == w.EDGE:
                walls.add(plan.write_edge(a))
        if after.stage == w.ADVANCING:
            if deep > 1:
                follow(after, chance / 48, now, walls, found, deep - 1)
            continue
        for name in now:
            add(found["spaces"], name, chance / 48)
        for name in people & now:
            add(found["poi"], name, chance / 48)
        for figure, name in figures.items():
            if name in now:
                add(found["firefighters"], figure, chance / 48)
        for name in walls:
            add(found["walls"], name, chance / 48)


def add(found: dict[str, float], name: str, chance: float) -> None:
    """Count a chance."""
    found[name] = found.get(name, 0.0) + chance


def compare(match: Match, deep: int, error: float) -> None:
    """The lens and the enumeration say the same."""
    counted, seen = enumerate_rolls(match, deep), risk(match)
    assert seen["error"] <= 0.001
    for name, chance in seen["spaces"].items():
        assert chance == pytest.approx(counted["spaces"].get(name, 0.0), abs=error), name
    assert {name for name, chance in counted["spaces"].items() if chance > error} <= set(seen["spaces"])
    for name, chance in seen["poi"].items():
        assert chance == pytest.approx(counted["poi"].get(name, 0.0), abs=error), name
    for i, chance in enumerate(seen["firefighters"]):
        assert chance == pytest.approx(counted["firefighters"].get(str(i), 0.0), abs=error), i
    for name, odds in seen["walls"].items():
        assert odds["hit"] == pytest.approx(counted["walls"].get(name, 0.0), abs=error), name


def test_without_hot_spots_the_chances_are_those_of_48_rolls() -> None:
    match = table(
        """
        +---+---+---+---+---+
        |1    F   F  vs     |
        +   +---+   +---+ D +
        |?s       F   s  2  |
        +---+---+---+---+---+
        """,
        crew=2,
    )
    compare(match, 1, 1e-6)


def test_after_some_turns_of_a_family_match_too() -> None:
    dice, match = Dice(3), FIRE.new(FIRE.setup(crew=3))
    seen = 0
    while match.actor != c.NOBODY and seen < 4:
        if match.actor != c.NATURE and match.stage == w.ACTING and match.turn == 2 * seen + 1 and match.fresh:
            if FIRE.read(match, "end") in match.legal():
                compare(match, 1, 1e-6)
                seen += 1
        legal = match.legal()
        quiet = [action for action in legal if action >> 8 & 255 in (w.END, w.PLACE)]
        match.play(match.draw(dice) if match.actor == c.NATURE else (quiet or legal)[0])
    assert seen == 4


def test_a_hot_spot_brings_a_chain_of_rolls() -> None:
    match = table(
        """
        +---+---+---+---+
        |1    F*  F  v  |
        +---+---+---+---+
        """,
        rules="experienced",
    )
    compare(match, 3, 1e-3)


def test_a_hazmat_in_fire_explodes_in_the_lens_as_well() -> None:
    match = table(
        """
        +---+---+---+---+---+
        |1    F   sh v      |
        +---+---+---+---+---+
        """,
        rules="experienced",
    )
    compare(match, 1, 1e-6)
    assert Risk(match).damage > 0.5  # the smoke flashes over whatever is rolled, and the hazmat with it


def test_what_cannot_be_hit_is_left_out() -> None:
    match = table("+---+\n|1  |\n+---+")
    found = risk(match)
    assert found["spaces"] == {}
    assert found["walls"] == {}
    assert found["damage"] == 0
    assert found["firefighters"] == [0.0]
    assert cell(match, "1,1")
