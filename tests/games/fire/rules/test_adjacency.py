"""Which spaces are adjacent, for everybody and everything (FIRE-ADJ)."""

import pytest

from hotzone.core import constants as c
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.rules import explosion, spreading
from tests.games.fire.figures import refused
from tests.games.fire.starting import place_all, start
from tests.games.fire.tables import at, burning, cell, edge, legal, play, row, table

KINDS = [" ", "|", "!", "x", "D", "O", "o"]  # as drawn between two spaces
PASSES = " xOo"


def drawn(left: str, sign: str, right: str, **settings: object) -> Match:
    """Two spaces and what is between them."""
    return table(f"+---+---+\n|{left}{sign}{right}|\n+---+---+", **settings)


@pytest.mark.rule("FIRE-ADJ-01")
def test_only_the_four_sides_of_a_space_are_neighbours_never_a_diagonal() -> None:
    match = table("""
        +---+---+---+
        | F   F   F |
        +   +   +   +
        | F  1    F |
        +   +   +   +
        | F   F   F |
        +---+---+---+
    """)
    reached = {text.removeprefix("douse ") for text in legal(match) if text.startswith("douse")}
    assert reached == {"1,2", "2,1", "2,3", "3,2"}
    assert {text for text in legal(match) if text.startswith("move")} == {"move 1,2", "move 2,1", "move 2,3", "move 3,2"}
    assert refused(match, "move 1,1") == ("not-adjacent", "FIRE-ADJ-01")
    assert refused(match, "douse 3,3") == ("not-adjacent", "FIRE-EXT-04")


@pytest.mark.rule("FIRE-ADJ-01")
def test_fire_does_not_spread_over_a_corner() -> None:
    match = table("""
        +---+---+
        | F   s |
        +   +---+
        | s |   |
        +---+---+
        |     s |
        +---+---+
    """)
    spreading.flashover(match)
    assert burning(match) == "1,1 1,2 2,1"  # 3,2 touches 2,1 with a corner only


@pytest.mark.rule("FIRE-ADJ-02")
@pytest.mark.parametrize("sign", ["|", "!"])
def test_a_wall_that_is_not_destroyed_separates(sign: str) -> None:
    match = table(row(f"|1  {sign} F |"))
    assert refused(match, "move 1,2") == ("wall", "FIRE-ADJ-02")
    assert refused(match, "douse 1,2") == ("not-adjacent", "FIRE-EXT-04")
    assert [text for text in legal(match) if text.endswith("1,2")] == ["chop 1,1|1,2"]


@pytest.mark.rule("FIRE-ADJ-03", "FIRE-ADJ-04")
def test_a_closed_door_separates_and_an_open_door_joins() -> None:
    match = table(row("|1  D F |"))
    assert refused(match, "move 1,2") == ("door-closed", "FIRE-ADJ-03")
    assert "douse 1,2" not in legal(match)
    play(match, "open 1,1|1,2")
    assert {"move 1,2", "douse 1,2"} <= set(legal(match))
    play(match, "close 1,1|1,2")
    assert not {"move 1,2", "douse 1,2"} & set(legal(match))


@pytest.mark.rule("FIRE-ADJ-05")
def test_one_damage_marker_still_blocks_two_destroy_the_wall() -> None:
    match = table(row("|1  | s |"))
    assert "edge 1,1|1,2 damaged (FIRE-CHOP-01)" in play(match, "chop 1,1|1,2")
    assert not {"move 1,2", "douse 1,2"} & set(legal(match))
    match.ap = 4
    assert "edge 1,1|1,2 destroyed (FIRE-CHOP-01)" in play(match, "chop 1,1|1,2")
    assert {"move 1,2", "douse 1,2"} <= set(legal(match))
    assert "chop 1,1|1,2" not in legal(match)
    assert match.damage == 2


@pytest.mark.rule("FIRE-ADJ-06")
def test_a_doorway_that_lost_its_door_is_like_a_destroyed_wall_without_a_damage_marker() -> None:
    match = table(row("|1  D F     |"))
    explosion.blast(match, cell(match, "1,2"), 3)
    assert edge(match, "1,1|1,2") == w.DOOR_GONE
    assert match.damage == 0
    assert {"move 1,2", "douse 1,2"} <= set(legal(match))
    assert refused(match, "close 1,1|1,2") == ("door-gone", "FIRE-DOOR-03")
    assert refused(match, "chop 1,1|1,2")[0] == "no-wall"
    assert refused(match, "open 1,1|1,2") == ("door-gone", "FIRE-DOOR-03")


@pytest.mark.rule("FIRE-ADJ-07")
@pytest.mark.parametrize("sign", KINDS)
def test_adjacency_is_one_relation_for_firefighters_victims_hazmats_fire_smoke_and_water(sign: str) -> None:
    answers = {"walk": "move 1,2" in legal(drawn("1  ", sign, "   ")), "water": "douse 1,2" in legal(drawn("1  ", sign, " s "))}
    walker = drawn("1 h", sign, "   ", rules="experienced", crew=["captain"])
    for slot, kind in enumerate((w.VICTIM, w.TREATED)):
        walker.put("poi", slot, kind)
        walker.put("poi_at", slot, cell(walker, "1,1"))
    for deed in ("carry", "haul", "lead", "lead-carry", "lead-haul"):
        answers[deed] = f"{deed} 1,2" in legal(walker)
    new_smoke = drawn("   ", sign, " F ")
    new_smoke.stage, new_smoke.asked, new_smoke.actor = w.ADVANCING, w.BOTH, c.NATURE
    play(new_smoke, "roll 1,1")
    answers["new smoke"] = "1,1" in burning(new_smoke).split()
    old_smoke = drawn(" s ", sign, " F ")
    spreading.flashover(old_smoke)
    answers["old smoke"] = "1,1" in burning(old_smoke).split()
    blast = drawn(" F ", sign, "   ")
    explosion.explode(blast, cell(blast, "1,1"), rule.ADV_05)
    answers["blast"] = "1,2" in burning(blast).split()
    splash = drawn("   ", sign, " s ", rules="experienced", crew=["driver"])
    splash.engine = 3  # on the left of base-front: aims at the top left
    splash.put("at", 0, splash.board.get("engine", 6))
    play(splash, "gun 1,1", "roll 1,1", "keep")
    answers["splash"] = splash.get("threat", cell(splash, "1,2")) == w.CLEAR
    assert answers == dict.fromkeys(answers, sign in PASSES)


@pytest.mark.rule("FIRE-ADJ-08")
def test_damage_on_a_wall_is_shared_by_both_spaces_beside_it() -> None:
    match = table(row("|1  |2  |"), crew=2)
    play(match, "chop 1,1|1,2", "end", "roll 6,6", "roll 6,1", "roll 6,2", "roll 6,3")
    assert match.actor == 1
    play(match, "chop 1,1|1,2")
    assert edge(match, "1,1|1,2") == w.DESTROYED
    assert {"move 1,1"} <= set(legal(match))
    assert match.damage == 2


@pytest.mark.rule("FIRE-ADJ-09")
def test_an_entrance_without_a_marker_is_an_opening_that_nobody_closes() -> None:
    """R-46: adjacency holds through it, explosions pass out, there is nothing to remove."""
    match = start(crew=1, board="base-front")
    place_all(match, "0,6")
    assert {"move 0,5", "move 0,7", "move 1,6"} == {text for text in legal(match) if text.startswith("move")}
    assert not [text for text in legal(match) if text.split()[0] in ("open", "close", "chop")]
    play(match, "move 1,6")
    assert not [text for text in legal(match) if text.endswith("0,6|1,6")]
    match.put("threat", cell(match, "1,6"), w.FIRE)
    explosion.explode(match, cell(match, "1,6"), rule.ADV_05)
    assert "0,6" in burning(match).split()
    assert edge(match, "0,6|1,6") == w.OPEN


@pytest.mark.rule("FIRE-ADJ-09")
@pytest.mark.parametrize(
    ("board", "openings"), [("base-front", "0,6>1,6 4,9>4,8 7,3>6,3 3,0>3,1"), ("base-back", "7,3>6,3 3,0>3,1")]
)
def test_outside_spaces_meet_the_inside_only_through_openings(board: str, openings: str) -> None:
    match = start(crew=1, board=board)
    place_all(match)
    found = []
    for y in range(8):
        for x in range(10):
            if y in (0, 7) or x in (0, 9):
                match.put("at", 0, match.plan.at(y, x))
                steps = [text.removeprefix("move ") for text in legal(match) if text.startswith("move")]
                inner = [step for step in steps if match.board.get("inside", cell(match, step))]
                found += [f"{y},{x}>{step}" for step in inner]
                assert len(steps) - len(inner) == 2  # and to its two neighbours in the ring, corners too
    assert sorted(found) == sorted(openings.split())


@pytest.mark.rule("FIRE-ADJ-09", "FIRE-ADJ-07")
def test_extinguishing_chopping_and_doors_work_from_outside_as_from_inside() -> None:
    """R-58: by adjacency."""
    match = table("""
        +   +---+ D +
        | F | s |   |
        +---+---+---+
    """)
    match.put("at", 0, cell(match, "0,1"))
    assert {"douse 1,1", "quench 1,1"} <= set(legal(match))
    match.put("at", 0, cell(match, "0,2"))
    assert "chop 0,2|1,2" in legal(match)
    assert "douse 1,2" not in legal(match)
    match.put("at", 0, cell(match, "0,3"))
    play(match, "open 0,3|1,3", "move 1,3")
    assert at(match, 1) == "1,3"
    play(match, "close 0,3|1,3")
    assert edge(match, "0,3|1,3") == w.DOOR


@pytest.mark.rule("FIRE-ADJ-03", "FIRE-DOOR-01")
def test_a_door_can_be_closed_with_fire_firefighters_and_victims_on_both_sides() -> None:
    """R-59: nothing stands in a doorway."""
    match = table(row("|1  O2F |"), crew=2)
    match.put("poi", 0, w.VICTIM)
    match.put("poi_at", 0, cell(match, "1,1"))
    match.put("at", 1, cell(match, "1,1"))
    assert "edge 1,1|1,2 closed-door (FIRE-DOOR-01)" in play(match, "close 1,1|1,2")
    assert refused(match, "move 1,2") == ("door-closed", "FIRE-ADJ-03")
