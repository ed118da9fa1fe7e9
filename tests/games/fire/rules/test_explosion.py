"""Explosions (FIRE-EXPL); shock waves have a file of their own."""

import pytest

from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.rules import explosion
from tests.games.fire.figures import exploded, refused
from tests.games.fire.tables import at, burning, cell, edge, nobody, people, play, row, smoking, table
from tests.languages import each_edition


@pytest.mark.rule("FIRE-EXPL-01", "FIRE-EXPL-02", "FIRE-EXPL-08")
def test_an_explosion_lights_the_four_spaces_around_it_and_burns_on() -> None:
    match = exploded(
        """
        +   +   +   +   +
          s       s
        +   +   +   +   +
              F   s
        +   +   +   +   +
          s       s
        +   +   +   +   +
        """,
        "2,2",
    )
    assert burning(match) == "1,2 2,1 2,2 2,3 3,2"
    assert smoking(match) == "1,1 1,3 3,1 3,3"  # nothing goes round a corner
    assert match.markers == 33 - 6 - 3  # the smoke was turned, three were added


@pytest.mark.rule("FIRE-EXPL-01")
def test_each_direction_is_resolved_on_its_own() -> None:
    """TV-08 in the family game: one fire below, a wall above, a closed door left, a wave to the right."""
    match = table("""
        +   +   +   +   +   +   +
              F
        +   +---+   +   +   +   +
            D F   F   F  1  |
        +   +   +   +   +   +   +
        |   |?  |   |
        +   +   +   +   +   +   +
                         ?   ?
    """)
    told = play(match, "end", "roll 2,2", "fall 0,5", "face victim")
    assert "exploded 2,2 (FIRE-ADV-05)" in told
    assert burning(match) == "1,2 2,2 2,3 2,4 2,5 3,2"
    assert (match.damage, match.markers) == (1, 33 - 6)
    assert edge(match, "1,2|2,2") == w.DAMAGED
    assert edge(match, "2,1|2,2") == w.DOOR_GONE
    assert (match.lost, at(match, 1)) == (1, "0,5")
    assert people(match) == "?4,5 ?4,6"


@pytest.mark.rule("FIRE-EXPL-02", "FIRE-EXPL-07")
def test_the_open_side_may_lead_outside() -> None:
    match = exploded(
        """
        +   +
          F
        +   +
        """,
        "1,1",
    )
    assert burning(match) == "0,1 1,0 1,1 1,2 2,1"


@pytest.mark.rule("FIRE-EXPL-03")
def test_a_wall_of_the_exploding_space_takes_one_marker_and_shields_what_is_behind_it() -> None:
    """Even when that marker destroys it (TV-28)."""
    match = exploded(row("|   | F !   | F |"), "1,2")
    assert [edge(match, name) for name in ("1,1|1,2", "1,2|1,3", "0,2|1,2", "1,2|2,2")] == [
        w.DAMAGED,
        w.DESTROYED,
        w.DAMAGED,
        w.DAMAGED,
    ]
    assert edge(match, "1,3|1,4") == w.WALL  # a wall of the neighbour takes none
    assert (burning(match), match.damage) == ("1,2 1,4", 4)


@pytest.mark.rule("FIRE-EXPL-03")
@pytest.mark.parametrize("sign", ["!", "D"])
def test_the_flashover_of_the_same_phase_sees_what_the_explosion_has_opened(sign: str) -> None:
    """R-63: the explosion does nothing behind the wall or door, the flashover does."""
    drawing = f"""
        +---+---+---+
        | F {sign} s | s |
        +---+---+---+
         ?   ?   ?
    """
    match = exploded(drawing, "1,1")
    assert (burning(match), smoking(match)) == ("1,1", "1,2 1,3")
    match = table(drawing)
    told = play(match, "end", "roll 1,1")
    assert (burning(match), smoking(match)) == ("1,1 1,2", "1,3")
    assert "threat 1,2 fire (FIRE-FLASH-01)" in told


@pytest.mark.rule("FIRE-EXPL-04")
def test_a_closed_door_is_removed_and_shields_what_is_behind_it() -> None:
    match = exploded(row("|   D F D s |"), "1,2")
    assert edge(match, "1,1|1,2") == edge(match, "1,2|1,3") == w.DOOR_GONE
    assert (burning(match), smoking(match), match.damage) == ("1,2", "1,3", 2)


@pytest.mark.rule("FIRE-EXPL-05")
@each_edition
@pytest.mark.parametrize("there", [" ", "s"])
def test_an_open_door_is_removed_and_the_space_behind_it_burns(edition: str, there: str) -> None:
    """R-11, TV-26: in every edition."""
    match = exploded(row(f"| F O {there} |   |"), "1,1", edition=edition)
    assert edge(match, "1,1|1,2") == w.DOOR_GONE
    assert (burning(match), smoking(match), match.damage) == ("1,1 1,2", "", 3)


@pytest.mark.rule("FIRE-EXPL-06", "FIRE-SHOCK-01", "FIRE-SHOCK-03")
def test_a_shock_wave_crosses_fire_and_lights_the_first_space_that_does_not_burn() -> None:
    match = exploded(row("| F   F   F   s   s |"), "1,1")
    assert (burning(match), smoking(match)) == ("1,1 1,2 1,3 1,4", "1,5")
    assert match.markers == 33 - 5


@pytest.mark.rule("FIRE-EXPL-07")
@pytest.mark.parametrize("right", ["O   ", "O s ", "D F ", "D   ", "| F ", "! s ", "x F ", "o   ", "    ", "  s "])
@pytest.mark.parametrize("end", ["|", "D", "x", "O"])
def test_each_direction_ends_in_exactly_one_effect(right: str, end: str) -> None:
    """TV-14: fires added or turned, damage and closed doors removed make one a direction."""
    drawing = f"""
        +---+---+---+---+---+
        | F {right}{end} F |   |
        +---+---+---+---+---+
    """
    before, match = table(drawing), exploded(drawing, "1,1")
    fires = len(burning(match).split()) - len(burning(before).split())
    edges = range(2, len(match.plan.edge_cells))
    closed = sum(before.get("edge", i) == w.DOOR and match.get("edge", i) == w.DOOR_GONE for i in edges)
    assert fires + match.damage + closed == 4


@pytest.mark.rule("FIRE-EXPL-07")
def test_a_wave_that_leaves_the_board_has_no_effect() -> None:
    """R-12: also where fire lies outside already, from an earlier explosion of the phase."""
    match = exploded(
        """
        +   +---+
          F |
        +---+---+
        """,
        "1,1",
    )
    assert burning(match) == "0,1 1,0 1,1"
    match.put("edge", match.plan.read_edge("1,1|1,2"), w.DESTROYED)
    match.put("edge", match.plan.read_edge("1,1|2,1"), w.DESTROYED)
    explosion.explode(match, cell(match, "1,1"), rule.HOT_01)
    assert burning(match) == "0,1 1,0 1,1 1,2 2,1"  # the two waves outwards did nothing
    assert match.damage == 2


@pytest.mark.rule("FIRE-EXPL-08")
def test_the_exploding_space_keeps_its_one_marker() -> None:
    match = exploded(row("| F |"), "1,1")
    assert (burning(match), match.markers, match.damage) == ("1,1", 32, 4)


@pytest.mark.rule("FIRE-EXPL-01", "FIRE-EXPL-03")
def test_the_last_damage_marker_ends_the_match_before_the_rest_is_resolved() -> None:
    """R-14, TV-25: up, right, down, left; what comes after the marker does not happen."""
    walls = ("0,1|1,1", "1,1|1,2", "1,1|2,1")
    for damage, hit in ((23, 1), (22, 2), (21, 3)):
        match = table("""
            +---+
              F |
            +---+
            """)
        match.damage = damage
        play(match, "end", "roll 1,1")
        assert [edge(match, name) for name in walls] == [w.DAMAGED] * hit + [w.WALL] * (3 - hit)
        assert (nobody(match), match.result, match.damage) == (True, w.COLLAPSE, 24)
        assert burning(match) == "1,1"  # the open left side came last
        assert refused(match, "end") == ("over", "FIRE-END-09")


@pytest.mark.rule("FIRE-EXPL-02")
@pytest.mark.parametrize(("markers", "lit"), [(0, ""), (1, "1,2"), (2, "1,2 2,3"), (3, "1,2 2,3 3,2"), (4, "1,2 2,1 2,3 3,2")])
def test_scarce_markers_go_up_right_down_left(markers: int, lit: str) -> None:
    """R-14: the order of the directions matters for the last threat markers."""
    match = table("""
        +   +   +   +

        +   +   +   +
              F
        +   +   +   +
        """)
    match.markers = markers
    explosion.explode(match, cell(match, "2,2"), rule.ADV_05)
    assert set(burning(match).split()) == {*lit.split(), "2,2"}
