"""Shock waves (FIRE-SHOCK)."""

import pytest

from hotzone.games.fire.model import constants as w
from tests.games.fire.figures import exploded, stand
from tests.games.fire.tables import burning, edge, legal, play, row, smoking, table


@pytest.mark.rule("FIRE-SHOCK-01")
@pytest.mark.parametrize(("name", "lit"), [("3,3", "1,3 3,1 3,5 5,3"), ("3,2", "2,2 3,1 3,5 4,2"), ("2,3", "1,3 2,2 2,4 5,3")])
def test_a_shock_wave_runs_straight_on_to_the_first_space_without_fire(name: str, lit: str) -> None:
    match = exploded(
        """
        +   +   +   +   +   +

        +   +   +   +   +   +
                  F
        +   +   +   +   +   +
              F   F   F
        +   +   +   +   +   +
                  F
        +   +   +   +   +   +
        """,
        name,
    )
    assert set(burning(match).split()) == {"2,3", "3,2", "3,3", "3,4", "4,3", *lit.split()}


@pytest.mark.rule("FIRE-SHOCK-02")
def test_a_shock_wave_lights_an_empty_space_inside_or_outside_and_stops() -> None:
    match = exploded(
        """
        +---+---+---+---+
          F   F   F     |
        +---+---+---+---+
        """,
        "1,2",
    )
    assert burning(match) == "1,0 1,1 1,2 1,3 1,4"


@pytest.mark.rule("FIRE-SHOCK-03")
def test_a_shock_wave_turns_smoke_and_stops() -> None:
    match = exploded(row("| F   F   s     |"), "1,1")
    assert (burning(match), smoking(match), match.markers) == ("1,1 1,2 1,3", "", 30)


@pytest.mark.rule("FIRE-SHOCK-04")
@pytest.mark.parametrize(("sign", "after"), [("|", w.DAMAGED), ("!", w.DESTROYED)])
def test_a_shock_wave_damages_the_wall_it_meets_and_stops(sign: str, after: int) -> None:
    match = exploded(row(f"| F   F {sign} s     |"), "1,1")
    assert edge(match, "1,2|1,3") == after
    assert (smoking(match), match.damage) == ("1,3", 4)
    assert edge(match, "0,2|1,2") == w.WALL  # the walls along its way take none


@pytest.mark.rule("FIRE-SHOCK-05")
def test_a_shock_wave_takes_the_closed_door_it_meets_and_stops() -> None:
    match = exploded(row("| F   F D     F |"), "1,1")
    assert edge(match, "1,2|1,3") == w.DOOR_GONE
    assert (burning(match), match.damage) == ("1,1 1,2 1,4", 3)


@pytest.mark.rule("FIRE-SHOCK-06")
@pytest.mark.parametrize("sign", ["x", "o"])
def test_destroyed_walls_and_empty_doorways_do_not_stop_a_shock_wave(sign: str) -> None:
    match = exploded(row(f"| F   F {sign} F     |"), "1,1")
    assert (burning(match), match.damage) == ("1,1 1,2 1,3 1,4", 3)


@pytest.mark.rule("FIRE-SHOCK-07")
@pytest.mark.parametrize(("edition", "after"), [("en", w.DOOR_GONE), ("ru", w.DOOR_OPEN), ("cs", w.DOOR_GONE), ("it", w.DOOR_GONE)])
def test_open_doors_do_not_stop_a_shock_wave_and_it_takes_them_along(edition: str, after: int) -> None:
    """R-11, D5, TV-27: in ru the door stays, unless it is at the exploding space itself."""
    match = exploded(row("| F O F O F O s |"), "1,1", edition=edition)
    assert [edge(match, name) for name in ("1,1|1,2", "1,2|1,3", "1,3|1,4")] == [w.DOOR_GONE, after, after]
    assert (burning(match), smoking(match), match.damage) == ("1,1 1,2 1,3 1,4", "", 3)


@pytest.mark.rule("FIRE-SHOCK-01")
def test_an_experienced_firefighter_hit_by_a_wave_goes_to_the_ambulance() -> None:
    """The end of TV-08 in the experienced game."""
    match = stand(
        table(
            """
        +---+---+---+
        | F   F     |
        +---+---+---+
         ?   ?   ?
        """,
            rules="experienced",
        ),
        f1="1,3",
    )
    play(match, "end", "roll 1,1")
    assert legal(match) == ["fall 0,5", "fall 0,6"]
