"""Setting up the High Rise (HIGHRISE-SETUP)."""

import pytest

from hotzone.core.errors import BadSetup, Illegal
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from tests.games.fire.expansions.buildings import house
from tests.games.fire.starting import roll_on, start
from tests.games.fire.tables import cell, edge, legal, play


def heroic(**settings: object) -> Match:
    """A High Rise before its first roll."""
    return start(board="high-rise", rules="experienced", level="heroic", crew="cafs,driver", **settings)


@pytest.mark.rule("HIGHRISE-SETUP-01")
def test_the_first_explosion_is_in_column_two_and_the_red_die_says_the_row() -> None:
    match = heroic()
    assert legal(match) == [f"roll {red},-" for red in range(1, 7)]
    assert "exploded 4,2 (FIRE-SETUPE-06)" in play(match, "roll 4,-")


@pytest.mark.rule("HIGHRISE-SETUP-02")
def test_the_second_explosion_is_in_column_seven_and_the_red_die_says_the_row() -> None:
    match = heroic()
    play(match, "roll 4,-")
    assert legal(match) == [f"roll {red},-" for red in range(1, 7)]
    assert "exploded 2,7 (FIRE-SETUPE-06)" in play(match, "roll 2,-")


@pytest.mark.rule("HIGHRISE-SETUP-03")
def test_the_third_explosion_is_in_row_five_and_the_black_die_says_the_column() -> None:
    match = heroic()
    play(match, "roll 4,-", "roll 2,-")
    assert legal(match) == [f"roll -,{black}" for black in range(1, 9)]
    assert "exploded 5,6 (FIRE-SETUPE-06)" in play(match, "roll -,6")


@pytest.mark.rule("HIGHRISE-SETUP-04")
@pytest.mark.parametrize("level", ["recruit", "veteran", "heroic"])
def test_the_fourth_explosion_is_in_row_one_for_heroes_only(level: str) -> None:
    match = start(board="high-rise", rules="experienced", level=level, crew=1)
    play(match, "roll 4,-", "roll 2,-", "roll -,6")
    if level == "heroic":
        assert legal(match) == [f"roll -,{black}" for black in range(1, 9)]
        assert "exploded 1,3 (FIRE-SETUPE-06)" in play(match, "roll -,3")
    assert match.stage == w.SPREADING_HAZMATS


@pytest.mark.rule("HIGHRISE-SETUP-05")
@pytest.mark.parametrize("edition", ["en", "ru"])
def test_each_target_gets_fire_and_a_hot_spot_and_a_burning_one_is_rolled_again(edition: str) -> None:
    match = heroic(edition=edition)
    play(match, "roll 4,-")
    target = cell(match, "4,2")
    assert (match.get("threat", target), match.get("spot", target)) == (w.FIRE, 1)
    assert edge(match, "4,2|4,3") == w.DESTROYED  # a thin partition: the explosion is a real one
    play(match, "roll 2,-", "roll -,6")
    match.put("threat", cell(match, "1,3"), w.FIRE)
    assert "roll-again 1,3 (HIGHRISE-SETUP-04)" in play(match, "roll -,3")  # in every edition, ru too
    assert match.stage == w.EXPLODING
    assert "exploded 1,4 (FIRE-SETUPE-06)" in play(match, "roll -,4")


@pytest.mark.rule("HIGHRISE-SETUP-06")
def test_hazmat_poi_and_hot_spots_are_never_put_on_an_elevator() -> None:
    match = heroic()
    play(match, "roll 4,-", "roll 2,-", "roll -,6", "roll -,3")
    for stage in (w.SPREADING_HAZMATS, w.HIDING, w.HEATING):
        while match.stage < stage:
            play(match, next(text for text in legal(match) if not play_again(match, text)))
        assert "roll-again 3,4 (HIGHRISE-SETUP-06)" in play(match, "roll 3,4")
        assert match.stage == stage
    shaft = cell(match, "3,4")
    assert (match.get("hazmat", shaft), match.get("spot", shaft)) == (0, 0)


def play_again(match: Match, text: str) -> bool:
    """Would this roll have to be repeated?"""
    return any(event.startswith("roll-again") for event in play(match.clone(), text))


@pytest.mark.rule("HIGHRISE-SETUP-07")
def test_a_firefighter_starts_outside_or_in_any_elevator() -> None:
    match = heroic()
    roll_on(match)
    spaces = [text.removeprefix("place ") for text in legal(match)]
    assert len(spaces) == 34
    assert spaces[-2:] == ["3,4", "3,5"]
    with pytest.raises(Illegal) as refused:
        play(match.clone(), "place 3,3")
    assert refused.value.code == "no-start-or-elevator"
    assert "moved 1 3,5" in " ".join(play(match, "place 3,5"))


@pytest.mark.rule("HIGHRISE-SETUP-08")
def test_all_doors_start_closed_so_elevators_start_in_the_lobby() -> None:
    match = house("high-rise")
    doors = [name for name in match.plan.edge_names[2:] if edge(match, name) == w.DOOR]
    assert len(doors) == 8
    assert {"2,4|3,4", "2,5|3,5"} <= set(doors)


@pytest.mark.rule("HIGHRISE-SETUP-09")
def test_there_is_no_ambulance_and_the_engine_is_parked_as_usual() -> None:
    match = heroic()
    roll_on(match)
    play(match, "place 0,0", "place 0,0")
    assert legal(match) == ["park engine 0,7", "park engine 5,9", "park engine 7,2", "park engine 2,0"]
    play(match, "park engine 7,2")
    assert (match.stage, match.ambulance) == (w.ACTING, w.UNPARKED)
    assert not any(text.startswith("drive ambulance") for text in legal(match))


def test_the_family_game_needs_the_vehicles_and_explodes_on_the_same_lines_without_damage() -> None:
    with pytest.raises(BadSetup) as error:
        start(board="high-rise")
    assert (error.value.code, error.value.rule) == ("no-engine", "HIGHRISE-SETUP-09")
    match = start(board="high-rise", modules="vehicles", crew=2)
    assert "exploded 4,2 (FIRE-SETUPE-06)" in play(match, "roll 4,-")
    assert match.damage == 0
    with pytest.raises(BadSetup) as error:
        start(board="high-rise", modules="vehicles", setup="full")
    assert error.value.code == "no-first-explosion"
