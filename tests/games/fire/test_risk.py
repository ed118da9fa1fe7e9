"""The risk map equals the count of all rolls, played out by the rules."""

from __future__ import annotations

import pytest

from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.risk.report import Risk, risk
from tests.games.fire.tables import FIRE, cell, row, table

Counts = dict[str, dict[str, float]]


def enumerate_rolls(match: Match, deep: int) -> Counts:
    """Play every roll out, and after a flare-up every further one up to some depth."""
    found: Counts = {"spaces": {}, "poi": {}, "firefighters": {}, "walls": {}}
    start = match.clone()
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
        after = before.clone()
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
    """The map and the enumeration say the same."""
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
        match.play(match.sample_chance(dice) if match.actor == c.NATURE else (quiet or legal)[0])
    assert seen == 4


def test_a_hot_spot_brings_a_chain_of_rolls() -> None:
    match = table(row("|1    F*  F  v  |"), rules="experienced")
    compare(match, 3, 1e-3)


def test_a_hazmat_in_fire_explodes_in_the_risk_map_as_well() -> None:
    match = table(row("|1    F   sh v      |"), rules="experienced")
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


def test_several_hot_spots_and_a_hazmat_make_longer_chains() -> None:
    match = table(
        """
        +---+---+---+---+---+
        |1    F*  s*   h v  |
        +   +   +---+   +   +
        |  *  F        * ?  |
        +---+---+---+---+---+
        """,
        rules="experienced",
    )
    compare(match, 4, 1e-3)


def played_out(match: Match) -> tuple[dict[str, float], dict[str, float], dict[int, float], float]:
    """Every roll of one fire phase played to its end by the rules: spaces that burned, edges, who was knocked down, damage."""
    start = match.clone()
    start.play(FIRE.read(start, "end"))
    spaces: dict[str, float] = {}
    walls: dict[str, float] = {}
    down: dict[int, float] = {}
    rolls = [roll for roll in start.legal() if not start.board.get("again", start.board.get("by_dice", roll & 255))]
    damage = 0.0
    for roll in rolls:
        after = start.clone()
        rows = after.play(roll)
        now = {after.plan.write_cell(i) for i in after.plan.cells() if start.get("threat", i) == w.FIRE}
        edges: set[str] = set()
        fallen: set[int] = set()
        while True:
            for kind, a, b, _ in rows:
                if kind == w.THREAT and b == w.FIRE:
                    now.add(after.plan.write_cell(a))
                elif kind == w.EDGE:
                    edges.add(after.plan.write_edge(a))
                elif kind == w.KNOCKED_DOWN:
                    fallen.add(a)
            if not w.ADVANCING < after.stage < w.REPLENISHING:
                break
            rows = after.play(after.legal()[0])
        damage += (after.damage - start.damage) / len(rolls)
        for place in now:
            add(spaces, place, 1 / len(rolls))
        for edge in edges:
            add(walls, edge, 1 / len(rolls))
        for figure in fallen:
            down[figure] = down.get(figure, 0.0) + 1 / len(rolls)
    return spaces, walls, down, damage


@pytest.mark.parametrize("board", sorted(name for name in FIRE.names if not name.startswith("base")))
def test_elevators_stairs_ladders_windows_and_party_walls_are_seen_as_the_rules_see_them(board: str) -> None:
    dice, match = Dice(11), FIRE.new(FIRE.setup(board=board, crew=3, modules="vehicles"))
    seen = 0
    while match.actor != c.NOBODY and seen < 3 and match.turn < 40:
        if match.stage == w.ACTING and match.fresh and match.turn % 5 == 2 and FIRE.read(match, "end") in match.legal():
            seen += 1
            spaces, walls, down, damage = played_out(match)
            found = risk(match)
            assert found["error"] == 0.0
            assert found["spaces"] == pytest.approx(spaces, abs=1e-5)
            assert {name: odds["hit"] for name, odds in found["walls"].items()} == pytest.approx(walls, abs=1e-5)
            assert found["firefighters"] == pytest.approx([down.get(i, 0.0) for i in range(3)], abs=1e-5)
            assert found["damage"] == pytest.approx(damage, abs=1e-5)
        legal = match.legal()
        match.play(match.sample_chance(dice) if match.actor == c.NATURE else legal[dice.below(len(legal))])
    assert seen == 3
