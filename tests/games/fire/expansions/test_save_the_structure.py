"""The scenario that saves the structure: no victims, but hot spots for the engineer to clear (SCEN-SAVE)."""

import pytest

from hotzone.core.errors import BadSetup
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.rules import placing
from tests.games.fire.expansions.buildings import advance, lay, on_to, scene, spots
from tests.games.fire.figures import give, refused, stand
from tests.games.fire.starting import roll_on, start
from tests.games.fire.tables import FIRE, cell, legal, play


def saving(**settings: object) -> Match:
    """Save the structure: the engineer acts, hot spots lie at 5,1 and 1,6."""
    settings = {"crew": "engineer", **settings}
    return lay(stand(scene("save-the-structure", **settings), f1="5,1"), spots="5,1 1,6")


@pytest.mark.rule("SCEN-SAVE-01")
def test_to_save_the_structure_there_is_no_poi_and_no_hazmat_at_any_time() -> None:
    match = start(board="villa", rules="experienced", scenarios="save-the-structure", crew="engineer,cafs")
    told = roll_on(match)
    assert not any(text.startswith(("poi-placed", "hazmat")) for text in told)
    match = saving()
    advance(match, "6,8")
    assert match.stage == w.ACTING  # nothing is replenished


@pytest.mark.rule("SCEN-SAVE-01")
def test_no_unseen_victims_or_false_alarms_are_counted_anywhere() -> None:
    match = start(board="villa", rules="experienced", scenarios="save-the-structure", crew="engineer,cafs")
    assert (match.victims, match.alarms, placing.supply(match)) == (0, 0, 0)
    roll_on(match)
    counts = FIRE.view(match, None)["counts"]
    assert isinstance(counts, dict)
    assert (counts["victims_unseen"], counts["alarms_unseen"]) == (0, 0)
    setup = FIRE.setup(board="villa", rules="experienced", scenarios="save-the-structure", crew="engineer,cafs")
    assert " victims 0 alarms 0 " in FIRE.position(match, setup)
    playing = saving()
    advance(playing, "6,8")
    assert playing.result == w.UNDECIDED  # nobody to save is no reason to give up here


@pytest.mark.rule("SCEN-SAVE-02")
@pytest.mark.parametrize(("level", "total"), [("recruit", 18), ("veteran", 18), ("heroic", 24)])
def test_18_hot_spots_or_24_for_heroes_lie_on_the_board_and_none_is_in_reserve(level: str, total: int) -> None:
    for board in ("base-front", "high-rise"):
        match = start(board=board, rules="experienced", level=level, scenarios="save-the-structure", crew="engineer")
        roll_on(match)
        assert (spots(match), match.spots) == (total, 0)
        assert not any(match.get("spot", match.board.get("lift_at", i)) for i in range(1, match.board.lifts + 1))


@pytest.mark.rule("SCEN-SAVE-03")
def test_flare_ups_are_rolled_but_add_no_hot_spot() -> None:
    match = saving()
    advance(match, "1,6")
    assert (match.stage, match.flared) == (w.ADVANCING, 1)
    play(match, "roll 6,8")
    assert spots(match) == 2


@pytest.mark.rule("SCEN-SAVE-04")
def test_a_removed_hot_spot_never_comes_back() -> None:
    match = saving()
    assert "hot-spot-cleared 5,1 0 (SCEN-SAVE-04)" in play(match, "clear 5,1")
    assert (match.spots, spots(match)) == (0, 1)


@pytest.mark.rule("SCEN-SAVE-05")
def test_the_team_wins_with_the_last_hot_spot() -> None:
    match = saving()
    match.put("spot", cell(match, "1,6"), 0)
    assert "ended victory (SCEN-SAVE-05)" in play(match, "clear 5,1")
    assert match.result == w.VICTORY


@pytest.mark.rule("SCEN-SAVE-06")
def test_a_collapse_or_any_knock_down_is_a_defeat() -> None:
    match = lay(saving(), smoke="5,1")
    assert "ended defeat (SCEN-SAVE-06)" in advance(match, "5,1", "6,8")
    match = stand(saving(), f1="1,2")
    match.damage = 23
    assert "ended collapse (FIRE-END-03)" in play(match, "chop 0,2|1,2")


@pytest.mark.rule("SCEN-SAVE-06")
def test_leaving_a_destroyed_lobby_is_no_knock_down() -> None:
    match = stand(scene("save-the-structure", board="high-rise", crew="engineer"), f1="3,4")
    lay(match, fire="2,4", spots="6,8")
    advance(match, "2,4")
    play(match, "fall 0,7")
    on_to(match)
    assert match.result == w.UNDECIDED


@pytest.mark.rule("SCEN-SAVE-07")
def test_only_clear_removes_hot_spots_so_the_engineer_is_in_the_team_and_stays() -> None:
    for wrong in ({"crew": "cafs,driver"}, {"engineer": "no"}):
        with pytest.raises(BadSetup) as error:
            start(rules="experienced", scenarios="save-the-structure", **wrong)
        assert (error.value.code, error.value.rule) == ("engineer-needed", "SCEN-SAVE-07")
    match = start(rules="experienced", scenarios="save-the-structure", crew=2)
    roll_on(match)
    play(match, "take cafs")
    assert legal(match) == ["take engineer"]
    match = stand(saving(), f1="0,4")
    assert refused(give(match, 4), "change cafs") == ("engineer-stays", "SCEN-SAVE-07")


@pytest.mark.rule("SCEN-SAVE-07")
def test_among_volunteers_luck_says_who_is_the_engineer_before_the_rest_is_dealt() -> None:
    match = start(rules="experienced", scenarios="volunteers,save-the-structure", crew=3)
    while match.stage < w.CREWING:
        play(match, next(text for text in legal(match) if not rolls_again(match, text)))
    assert legal(match) == ["enlist 1", "enlist 2", "enlist 3"]
    play(match, "enlist 2")
    assert "deal engineer" not in legal(match)
    play(match, "deal cafs", "deal driver")
    assert [match.get("role", i) for i in range(3)] == [w.CAFS, w.ENGINEER, w.DRIVER]


def rolls_again(match: Match, text: str) -> bool:
    """Would this roll have to be repeated?"""
    return any(event.startswith("roll-again") for event in play(match.clone(), text))
