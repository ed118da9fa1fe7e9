"""The station log (FIRE-LOG)."""

import pytest

from tests.games.fire.tables import FIRE, play
from tests.languages import each_edition


@pytest.mark.rule("FIRE-LOG-01")
def test_a_line_has_number_players_firefighters_level_building_rescued_and_lost() -> None:
    setup = FIRE.setup(rules="experienced", level="heroic", crew=5, players=2)
    match = FIRE.new(setup)
    match.rescued, match.lost = 7, 3
    assert FIRE.log_line(match, setup, 4) == "4 players 2 firefighters 5 level heroic building A rescued 7 lost 3"


@pytest.mark.rule("FIRE-LOG-01")
def test_each_player_runs_one_firefighter_if_nothing_else_is_said() -> None:
    setup = FIRE.setup(crew=3)
    assert "players 3 firefighters 3" in FIRE.log_line(FIRE.new(setup), setup)


@pytest.mark.rule("FIRE-LOG-02")
@pytest.mark.parametrize(("board", "side"), [("base-front", "A"), ("base-back", "B")])
def test_the_building_is_side_a_or_b(board: str, side: str) -> None:
    setup = FIRE.setup(board=board)
    assert f"building {side} " in FIRE.log_line(FIRE.new(setup), setup)


@pytest.mark.rule("FIRE-LOG-03")
@each_edition
def test_the_log_has_no_last_line(edition: str) -> None:
    setup = FIRE.setup(edition=edition)
    match = FIRE.new(setup)
    lines = [FIRE.log_line(match, setup, number) for number in range(1, 101)]
    assert [int(line.split()[0]) for line in lines] == list(range(1, 101))


@pytest.mark.rule("FIRE-LOG-04")
def test_the_level_of_a_family_game_is_family() -> None:
    family = FIRE.setup()
    assert "level family" in FIRE.log_line(FIRE.new(family), family)
    mixed = FIRE.setup(modules="hotspots")
    assert "level recruit" in FIRE.log_line(FIRE.new(mixed), mixed)


@pytest.mark.rule("FIRE-LOG-01")
def test_a_match_played_on_gets_its_final_numbers() -> None:
    setup = FIRE.setup(crew=1)
    match = FIRE.new(setup)
    play(match, "place 0,1")
    match.rescued, match.victims, match.playing_on = 8, 2, 1
    play(match, "finish")
    assert FIRE.log_line(match, setup).endswith("rescued 8 lost 0")
