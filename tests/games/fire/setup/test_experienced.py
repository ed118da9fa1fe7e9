"""Setting up the experienced game: explosions, hazmats, POI (FIRE-SETUPE-01 to 13, 23)."""

import pytest

from hotzone.core.errors import BadSetup, Illegal
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from tests.games.fire.starting import begin, marked, roll_on, seat
from tests.games.fire.tables import burning, cell, edge, legal, people, play

MODULES = "specialists,hazmat,vehicles,hotspots"


def rolls_asked(match: Match) -> str:
    """Which dice nature must roll."""
    return {48: "both", 8: "black", 6: "red"}[len(legal(match))]


@pytest.mark.rule("FIRE-SETUPE-01")
@pytest.mark.parametrize("edition", ["en", "cs", "it"])
def test_the_board_side_is_free(edition: str) -> None:
    for board in ("base-front", "base-back"):
        assert begin(board=board, edition=edition).plan.name == board


@pytest.mark.rule("FIRE-SETUPE-03", "FIRE-SETUPE-04")
@pytest.mark.parametrize(("level", "explosions", "hazmats"), [("recruit", 3, 3), ("veteran", 3, 4), ("heroic", 4, 5)])
def test_a_level_has_its_explosions_and_hazmats_and_no_more_of_the_six_hazmats(level: str, explosions: int, hazmats: int) -> None:
    match = begin(level=level)
    told = roll_on(match)
    assert sum(text.startswith("exploded") for text in told) == explosions
    assert sum(text.startswith("hazmat ") for text in told) == hazmats
    assert sum(match.get("hazmat", i) for i in match.plan.cells()) == hazmats


@pytest.mark.rule("FIRE-SETUPE-03")
def test_the_level_is_recruit_unless_another_is_named() -> None:
    assert begin().options.hazmat_count == 3
    with pytest.raises(BadSetup):
        begin(level="easy")


@pytest.mark.rule("FIRE-SETUPE-05")
@pytest.mark.parametrize("board", ["base-front", "base-back"])
@pytest.mark.parametrize(
    ("black", "space"),
    [(1, "3,3"), (2, "3,4"), (3, "3,5"), (4, "3,6"), (5, "4,6"), (6, "4,5"), (7, "4,4"), (8, "4,3")],
)
def test_the_black_die_alone_finds_the_first_explosion(board: str, black: int, space: str) -> None:
    """TV-12."""
    match = begin(board=board)
    assert rolls_asked(match) == "black"
    told = play(match, f"roll -,{black}")
    assert told[0] == f"rolled - {black} (FIRE-BOARD-02)"
    assert told[1] == f"threat {space} fire (FIRE-SETUPE-05)"
    assert f"exploded {space} (FIRE-SETUPE-06)" in told


@pytest.mark.rule("FIRE-SETUPE-06")
def test_a_set_up_explosion_puts_fire_and_a_hot_spot_and_explodes_with_damage_and_doors() -> None:
    match = begin("-,5")
    assert burning(match) == "3,6 4,5 4,6"
    assert marked(match, "spot") == "4,6"
    assert edge(match, "4,6|5,6") == w.DAMAGED
    assert edge(match, "4,6|4,7") == w.DOOR_GONE
    assert match.damage == 1
    assert match.markers == 30


@pytest.mark.rule("FIRE-SETUPE-06")
def test_a_set_up_explosion_next_to_fire_sends_a_shock_wave() -> None:
    match = begin("-,3")  # 3,5, and with it 3,4 3,6 4,5
    assert "edge 3,6|3,7 damaged (FIRE-SHOCK-04)" in play(match, "roll 3,3")


@pytest.mark.rule("FIRE-SETUPE-07")
def test_the_second_explosion_rolls_both_dice_until_the_target_does_not_burn() -> None:
    match = begin("-,5")
    for target in ("4,6", "3,6", "4,5"):
        assert rolls_asked(match) == "both"
        assert play(match, f"roll {target}")[-1] == f"roll-again {target} (FIRE-SETUPE-07)"
    assert burning(match) == "3,6 4,5 4,6"  # nothing happened
    assert "threat 1,6 fire (FIRE-SETUPE-07)" in play(match, "roll 1,6")
    assert marked(match, "spot") == "1,6 4,6"


@pytest.mark.rule("FIRE-SETUPE-08", "FIRE-BOARD-07")
@pytest.mark.parametrize(("black", "below"), [(1, 6), (2, 5), (3, 8), (4, 7), (5, 2), (6, 1), (7, 4), (8, 3)])
def test_the_third_explosion_turns_the_black_die_and_rolls_the_red_one(black: int, below: int) -> None:
    """TV-11 and TV-13."""
    match = begin("-,1", f"6,{black}")
    assert rolls_asked(match) == "red"
    assert f"threat 2,{below} fire (FIRE-SETUPE-08)" in play(match, "roll 2,-")


@pytest.mark.rule("FIRE-SETUPE-08")
def test_the_third_explosion_rolls_only_the_red_die_again_while_its_target_burns() -> None:
    match = begin("-,5", "1,1")  # column 6 burns in rows 3 and 4
    for red in (3, 4):
        assert play(match, f"roll {red},-")[-1] == f"roll-again {red},6 (FIRE-SETUPE-08)"
        assert rolls_asked(match) == "red"
    assert "exploded 1,6 (FIRE-SETUPE-06)" in play(match, "roll 1,-")


@pytest.mark.rule("FIRE-SETUPE-08")
def test_the_black_die_is_turned_as_it_lay_for_the_accepted_target() -> None:
    """R-65: a re-rolled explosion 2 counts as it lies in the end."""
    match = begin("-,5", "4,5", "1,3")  # 4,5 burns: rolled again
    assert "threat 2,8 fire (FIRE-SETUPE-08)" in play(match, "roll 2,-")


@pytest.mark.rule("FIRE-SETUPE-08")
def test_when_the_whole_column_burns_both_dice_are_rolled_for_the_third_explosion() -> None:
    """R-45: it cannot happen on the two base boards, so the column is lit by hand."""
    match = begin("-,5")
    for red in range(1, 7):
        match.put("threat", cell(match, f"{red},8"), w.FIRE)
    match.markers -= 6
    play(match, "roll 1,3")
    assert rolls_asked(match) == "both"
    told = play(match, "roll 5,8")
    assert told[-1].startswith("roll-again 5,8")
    assert rolls_asked(match) == "both"
    assert "exploded 5,1 (FIRE-SETUPE-06)" in play(match, "roll 5,1")
    assert match.stage == w.SPREADING_HAZMATS


@pytest.mark.rule("FIRE-SETUPE-09")
@pytest.mark.parametrize("edition", ["en", "cs", "it"])
def test_the_fourth_explosion_of_heroic_rolls_both_dice_until_the_target_does_not_burn(edition: str) -> None:
    match = begin("-,5", "1,6", "2,-", level="heroic", edition=edition, board="base-front")
    assert match.stage == w.EXPLODING
    assert rolls_asked(match) == "both"
    assert play(match, "roll 4,6")[-1] == "roll-again 4,6 (FIRE-SETUPE-09)"
    assert rolls_asked(match) == "both"
    assert "threat 6,4 fire (FIRE-SETUPE-09)" in play(match, "roll 6,4")
    assert match.stage == w.SPREADING_HAZMATS


@pytest.mark.rule("FIRE-SETUPE-09")
def test_the_russian_fourth_explosion_is_not_rolled_again_and_adds_no_second_hot_spot() -> None:
    """D9, and the note of TV-32: one hot spot fewer on the board."""
    match = begin("-,5", "1,1", "6,-", level="heroic", edition="ru")
    before = marked(match, "spot")
    assert "4,6" in before.split()
    damage = match.damage
    told = play(match, "roll 4,6")
    assert "exploded 4,6 (FIRE-SETUPE-06)" in told
    assert not any(text.startswith("roll-again") for text in told)
    assert match.damage > damage or any("FIRE-SHOCK" in text for text in told)
    assert marked(match, "spot") == before
    assert match.stage == w.SPREADING_HAZMATS


@pytest.mark.rule("FIRE-SETUPE-09")
def test_the_russian_fourth_explosion_on_fire_without_a_hot_spot_gets_one() -> None:
    match = begin("-,5", "1,1", "6,-", level="heroic", edition="ru")
    lit = next(name for name in burning(match).split() if name not in marked(match, "spot").split())
    assert any(text.startswith(f"hot-spot {lit} ") for text in play(match, f"roll {lit}"))


@pytest.mark.rule("FIRE-SETUPE-09")
@pytest.mark.parametrize("level", ["recruit", "veteran"])
def test_there_is_no_fourth_explosion_below_heroic(level: str) -> None:
    assert begin("-,5", "1,6", "2,-", level=level).stage == w.SPREADING_HAZMATS


@pytest.mark.rule("FIRE-SETUPE-10", "FIRE-SETUPE-11")
def test_a_hazmat_is_rolled_again_on_fire_and_on_another_hazmat() -> None:
    match = begin("-,5", "1,6", "2,-")
    assert play(match, "roll 4,6")[-1] == "roll-again 4,6 (FIRE-SETUPE-10)"
    assert play(match, "roll 6,1")[-1] == "hazmat 6,1 1 (FIRE-SETUPE-10)"
    assert play(match, "roll 6,1")[-1] == "roll-again 6,1 (FIRE-SETUPE-11)"
    assert rolls_asked(match) == "both"
    play(match, "roll 6,2", "roll 6,3")
    assert marked(match, "hazmat") == "6,1 6,2 6,3"
    assert match.stage == w.HIDING


@pytest.mark.rule("FIRE-SETUPE-11")
@pytest.mark.parametrize(("edition", "stacks"), [("en", False), ("ru", True), ("cs", False), ("it", True)])
def test_editions_that_are_silent_let_hazmats_share_a_space(edition: str, stacks: bool) -> None:
    """D8."""
    match = begin("-,5", "1,1", "6,-", "5,1", "5,1", edition=edition)
    assert match.get("hazmat", cell(match, "5,1")) == (2 if stacks else 1)


@pytest.mark.rule("FIRE-SETUPE-12")
def test_ten_victims_and_five_false_alarms_are_in_play_face_down() -> None:
    match = begin("-,5", "1,6", "2,-", "6,1", "6,2", "6,3", "5,1", "5,2", "5,3")
    assert (match.victims, match.alarms) == (10, 5)
    assert people(match) == "?5,1 ?5,2 ?5,3"


@pytest.mark.rule("FIRE-SETUPE-13")
def test_a_poi_is_rolled_again_on_fire_and_on_another_poi_but_not_on_a_hazmat_or_hot_spot() -> None:
    """R-38: and the arrows are not used at set-up."""
    match = begin("-,5", "1,6", "2,-", "6,1", "6,2", "6,3")
    match.put("spot", cell(match, "6,2"), 1)
    assert play(match, "roll 4,6")[-1] == "roll-again 4,6 (FIRE-SETUPE-13)"
    assert play(match, "roll 6,1")[-1] == "poi-placed 6,1 (FIRE-SETUPE-13)"
    assert play(match, "roll 6,1")[-1] == "roll-again 6,1 (FIRE-SETUPE-13)"
    play(match, "roll 6,2", "roll 5,5")
    assert people(match) == "?5,5 ?6,1 ?6,2"
    assert seat(match) == 1  # the cards come next


@pytest.mark.rule("FIRE-SETUPE-23")
def test_fire_that_a_set_up_explosion_puts_outside_is_removed_before_the_next_step() -> None:
    match = begin("-,5")
    told = play(match, "roll 1,6")
    assert "threat 0,6 fire (FIRE-EXPL-02)" in told
    assert told[-1] == "threat 0,6 clear (FIRE-SETUPE-23)"
    assert "0,6" not in burning(match).split()
    assert match.markers == 33 - len(burning(match).split())


@pytest.mark.rule("FIRE-SETUPE-03")
def test_nobody_can_place_firefighters_while_the_set_up_is_still_rolled() -> None:
    with pytest.raises(Illegal) as refused:
        play(begin(), "place 0,0")
    assert refused.value.code == "set-up"
