"""Worked examples of the rules, TV-14 to TV-22."""

import pytest

from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.rules import explosion
from tests.games.fire.figures import refused
from tests.games.fire.starting import start
from tests.games.fire.tables import FIRE, at, burning, cell, edge, legal, people, play, row, table
from tests.languages import each_edition


@each_edition
def test_tv_14_rule_of_three_effects(edition: str) -> None:
    match, dice, seen = FIRE.new(FIRE.setup(edition=edition)), Dice(14), 0
    while match.actor != c.NOBODY:
        if match.stage == w.ADVANCING:
            for space in (i for i in match.plan.cells() if match.board.get("inside", i) and match.get("threat", i) == w.FIRE):
                for side in range(4):
                    clone = match.clone()
                    clone.watch()
                    explosion.blast(clone, space, side)
                    rows = [row for row in clone.event_log.rows() if row[0] in (w.THREAT, w.EDGE, w.COLLAPSED)]
                    opened = [row for row in rows if row[0] == w.EDGE and match.get("edge", row[1]) == w.DOOR_OPEN]
                    count = len([row for row in rows if row[0] != w.COLLAPSED]) - len(opened)
                    assert count == 1 or (count == 0 and match.markers == 0)  # no fire lies outside between two turns
                    seen += 1
        listed = match.legal()
        match.play(match.sample_chance(dice) if match.actor == c.NATURE else listed[dice.below(len(listed))])
    assert seen > 100


def test_tv_14_no_effect_where_the_wave_leaves_the_board() -> None:
    match = table("""
        +---+---+
          F   F |
        +---+---+
    """)
    match.put("threat", cell(match, "1,0"), w.FIRE)
    match.watch()
    explosion.blast(match, cell(match, "1,2"), 3)
    assert match.event_log.rows() == []


def test_tv_14_no_effect_on_a_wall_in_the_simple_random_setup() -> None:
    match = start(setup="simple", crew=1)
    told = play(match, "roll 6,8")
    assert [line for line in told if line.startswith(("threat", "edge"))] == [
        "threat 6,8 fire (FIRE-VAR-01)",
        "threat 5,8 fire (FIRE-EXPL-02)",
        "edge 6,7|6,8 no-door (FIRE-EXPL-04)",
    ]


def test_tv_15_hot_spot_faq() -> None:
    match = table(row("|  *|  *|   |"), rules="experienced")
    clone = match.clone()
    told = play(match, "end", "roll 1,1", "roll 1,2", "roll 1,3")
    resolved = [line.split()[1] for line in told if line.startswith("threat")]
    assert resolved == ["1,1", "1,2", "1,3"]
    assert [match.get("spot", cell(match, name)) for name in ("1,1", "1,2", "1,3")] == [1, 1, 1]
    assert match.spots == 5
    play(clone, "end", "roll 1,3")
    assert (clone.get("spot", cell(clone, "1,3")), clone.spots) == (0, 6)


def test_tv_16_threat_supply_faq() -> None:
    match = table(row("| F  1  |"))
    match.markers = 0
    play(match, "end", "roll 1,1")
    assert (edge(match, "0,1|1,1"), burning(match), at(match, 1)) == (w.DAMAGED, "1,1", "1,2")


@pytest.mark.parametrize(("saved", "spent"), [(4, 0), (2, 1)])
def test_tv_17_saving_cap(saved: int, spent: int) -> None:
    match = table(row("|1      |"))
    match.put("saved", 0, saved)
    play(match, *["move 1,2"] * spent, "end")
    assert match.get("saved", 0) == 4


def test_tv_18_fire_only_with_a_way_out() -> None:
    match = table(row("|1    F   F |"))
    match.ap = 2
    assert refused(match, "move 1,2") == ("no-way-out", "FIRE-MOVE-06")
    match.ap = 1
    match.put("saved", 0, 1)
    assert refused(match, "move 1,2") == ("no-way-out", "FIRE-MOVE-06")  # in all
    match.put("saved", 0, 2)
    play(match, "move 1,2")
    assert legal(match) == ["move 1,1", "douse 1,2"]


def test_tv_19_double_cost() -> None:
    drawing = row("|1    F |")
    match = table(drawing, rules="experienced", crew="paramedic")
    assert match.ap == 4
    play(match, "quench 1,2")
    assert (match.ap, burning(match)) == (0, "")
    match = table(drawing.replace("F", "s"), rules="experienced", crew="rescue")
    play(match, "douse 1,2")
    assert (match.ap, match.move_ap) == (2, 3)


def test_tv_20_crew_change() -> None:
    match = table("+", rules="experienced", crew="paramedic")
    match.put("at", 0, cell(match, "0,7"))
    match.put("saved", 0, 1)
    play(match, "change cafs")
    assert (match.ap, match.get("saved", 0), match.douse_ap, match.get("role", 0)) == (1, 1, 3, w.CAFS)
    assert refused(match, "change generalist")[1] == "FIRE-CREW-03"


def test_tv_21_ambulance_by_radio() -> None:
    match = table("+", rules="experienced")
    match.put("at", 0, cell(match, "4,4"))
    match.put("poi", 0, w.VICTIM)
    match.put("poi_at", 0, cell(match, "4,9"))
    match.ap = 2
    play(match, "drive ambulance 3,9")
    assert (match.ap, at(match, 1), match.rescued, people(match)) == (0, "4,4", 1, "")


def test_tv_22_opposite_side() -> None:
    match = table("+", rules="experienced")
    match.put("at", 0, cell(match, "4,4"))
    assert "drive ambulance 7,4" not in legal(match)  # not in one go
    clone = match.clone()
    play(match, "drive ambulance 3,9", "drive ambulance 7,4")
    assert (match.ap, match.ambulance) == (0, 2)
    clone.ap = 3
    play(clone, "drive ambulance 3,9")
    assert (clone.ap, clone.ambulance) == (1, 1)
    assert refused(clone, "drive ambulance 7,4")[0] == "too-few-ap"
