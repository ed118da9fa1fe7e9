"""A friend in need: who is knocked down lies there until somebody helps (SCEN-FRIEND)."""

import pytest

from hotzone.core.errors import BadSetup
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from tests.games.fire.expansions.buildings import advance, build, cost, house, kinds, ladder, lay, on_to, park, threat
from tests.games.fire.figures import give, refused, stand
from tests.games.fire.starting import start
from tests.games.fire.tables import at, cell, legal, people, play

POI = "1,5 1,6 1,7"


def need(board: str = "brownstone", friend: str = "easy", **settings: object) -> Match:
    """A table with a friend in need to come: firefighter 2 at 5,2, firefighter 1 beside it."""
    settings = {"crew": "paramedic,generalist", **settings}
    return stand(house(board, scenarios="friend-in-need", friend=friend, **settings), f1="5,1", f2="5,2")


def lying(board: str = "brownstone", friend: str = "easy", **settings: object) -> Match:
    """The same with firefighter 2 lying."""
    match = need(board, friend, **settings)
    match.lying = 0b10
    return match


@pytest.mark.rule("SCEN-FRIEND-01")
def test_the_knocked_down_lie_where_they_fell_with_the_fire() -> None:
    match = lay(need(), smoke="5,2", poi=POI)
    told = advance(match, "5,2")
    assert "knocked-down 2 5,2 (SCEN-FRIEND-01)" in told
    assert (match.lying, at(match, 2), threat(match, "5,2")) == (0b10, "5,2", w.FIRE)


@pytest.mark.rule("SCEN-FRIEND-02")
def test_who_lies_is_carried_like_a_victim_but_never_lost_rescued_or_counted() -> None:
    match = lay(lying(), poi=POI)
    stand(match, f1="5,2")
    assert cost(match, "drag 2 5,3") == 2
    play(match, "drag 2 5,3")
    assert (at(match, 1), at(match, 2)) == ("5,3", "5,3")
    lay(match, fire="5,4")
    assert "drag 2 5,4" not in legal(give(match, 9))
    assert refused(match, "drag 2 5,4") == ("not-into-fire", "FIRE-CARRY-03")
    lay(match, smoke="5,3")
    stand(match, f1="5,1")
    advance(match, "5,3")
    assert (match.lost, match.rescued, at(match, 2), people(match)) == (0, 0, "5,3", "?1,5 ?1,6 ?1,7")
    on_to(match)
    stand(match, f1="6,2", f2="6,2")
    play(give(match, 4), "drag 2 7,2")  # outside is no rescue
    assert (match.rescued, match.lying) == (0, 0b10)


@pytest.mark.rule("SCEN-FRIEND-02")
def test_one_may_be_led_while_a_friend_is_carried_and_each_friend_is_named() -> None:
    match = need(crew="paramedic,generalist,cafs")
    match.lying = 0b110
    lay(stand(match, f1="5,2", f2="5,2", f3="5,2"), treated="5,2", victim="5,2")
    assert {"drag 2 5,3", "drag 3 5,3", "lead-drag 2 5,3", "lead-drag 3 5,3"} <= set(legal(match))
    play(match, "lead-drag 3 5,3")
    assert (at(match, 2), at(match, 3), people(match)) == ("5,2", "5,3", "v5,2 t5,3")
    assert refused(give(match, 4), "drag 2 5,4") == ("nothing-to-take", "SCEN-FRIEND-02")


@pytest.mark.rule("SCEN-FRIEND-03")
def test_in_its_turn_who_lies_does_nothing_but_the_fire_advances_and_poi_are_replenished() -> None:
    match = lay(lying(), poi="1,5 1,6")
    advance(match, "6,8", "6,6")
    assert (match.seat, match.turn) == (1, 2)
    assert (match.stage, legal(match)[0]) == (w.ADVANCING, "roll 1,1")
    match.put("poi", 2, 0)
    play(match, "roll 6,7")
    assert match.stage == w.REPLENISHING
    play(match, "roll 6,1")
    assert (match.seat, match.stage) == (0, w.ACTING)


@pytest.mark.rule("SCEN-FRIEND-04")
def test_the_paramedic_treats_who_lies_for_one_ap_where_it_does_not_burn() -> None:
    match = stand(lying(), f1="5,2")
    lay(match, fire="5,2")
    assert refused(match, "revive 2") == ("in-fire", "SCEN-FRIEND-04")
    match.put("threat", cell(match, "5,2"), w.SMOKE)
    assert "lying 2 no (SCEN-FRIEND-04)" in play(match, "revive 2")
    assert (match.lying, match.ap) == (0, 3)
    match.lying = 0b10
    stand(match, f1="5,1")
    assert refused(match, "revive 2") == ("nobody-to-treat", "SCEN-FRIEND-04")
    match.put("role", 0, w.CAFS)
    assert refused(stand(match, f1="5,2"), "revive 2") == ("not-your-card", "SCEN-FRIEND-04")


@pytest.mark.rule("SCEN-FRIEND-05")
@pytest.mark.parametrize(("friend", "there", "up"), [("easy", "7,7", True), ("hard", "7,7", False), ("hard", "0,2", True)])
def test_easy_any_ambulance_place_hard_only_where_the_ambulance_stands(friend: str, there: str, up: bool) -> None:
    beside = {"7,7": "7,8", "0,2": "0,1"}[there]
    match = stand(lying(friend=friend), f1=beside, f2=beside)
    told = play(match, f"drag 2 {there}")
    assert ("lying 2 no (SCEN-FRIEND-05)" in told) is up
    assert match.lying == (0 if up else 0b10)


@pytest.mark.rule("SCEN-FRIEND-05")
def test_on_the_high_rise_it_is_lobby_or_engine_place_or_hard_the_engine() -> None:
    for friend, gets_up in (("easy", True), ("hard", False)):
        match = build(stand(lying("high-rise", friend), f1="3,4", f2="3,4"), w.DOOR_OPEN, "2,4|3,4")
        play(match, "close 2,4|3,4")
        assert (match.lying == 0) is gets_up
        match = stand(lying("high-rise", friend), f1="3,4", f2="3,4")
        play(match, "drag 2 5,9")  # a parking place without the engine; two AP flat
        assert (match.lying == 0, match.ap) == (gets_up, 2)
        match = stand(lying("high-rise", friend), f1="3,4", f2="3,4")
        play(match, "drag 2 0,7")
        assert match.lying == 0  # the engine stands there


@pytest.mark.rule("SCEN-FRIEND-06")
def test_an_ambulance_that_arrives_where_one_lies_gets_it_up_for_nothing() -> None:
    match = stand(lying(friend="hard"), f2="7,6")
    told = play(match, "drive ambulance 7,7")
    assert "lying 2 no (SCEN-FRIEND-06)" in told
    assert match.ap == 0  # the drive alone costs


@pytest.mark.rule("SCEN-FRIEND-06")
def test_who_lies_does_not_ride() -> None:
    match = stand(lying(friend="hard"), f1="0,2", f2="0,2")
    play(match, "drive ambulance 7,7")
    assert match.actor == 0
    play(match, "ride 7,7")
    assert (match.stage, at(match, 2), match.lying) == (w.ACTING, "0,2", 0b10)


@pytest.mark.rule("SCEN-FRIEND-07")
def test_who_gets_up_stands_where_it_is_acts_from_its_next_turn_and_needs_no_leading() -> None:
    match = stand(lying(), f1="5,2")
    play(match, "revive 2")
    assert at(match, 2) == "5,2"
    assert not kinds(match, "lead", "drag")
    on_to(match, 2)
    assert match.ap == 5


@pytest.mark.rule("SCEN-FRIEND-08")
def test_a_victim_at_the_side_of_who_falls_is_lost_as_ever() -> None:
    match = lay(need(), smoke="5,2", victim="5,2", poi="1,5 1,6")
    advance(match, "5,2")
    assert (match.lost, match.lying) == (1, 0b10)


@pytest.mark.rule("SCEN-FRIEND-09")
def test_who_lies_is_not_commanded_changes_no_crew_and_gains_no_ap() -> None:
    match = lying(crew="captain,generalist")
    assert not kinds(match, "command")
    assert refused(match, "command 2 move 5,3") == ("lying", "SCEN-FRIEND-09")
    lay(match, poi=POI)
    stand(match, f2="0,4")
    match.put("saved", 1, 2)
    advance(match, "6,8")
    assert (match.seat, match.stage, match.ap, match.get("saved", 1)) == (1, w.ADVANCING, 0, 2)


@pytest.mark.rule("SCEN-FRIEND-10")
def test_when_everybody_lies_the_team_has_lost() -> None:
    match = lay(lying(), smoke="5,1", poi=POI)
    told = advance(match, "5,1")
    assert "ended defeat (SCEN-FRIEND-10)" in told
    assert match.result == w.DEFEAT


@pytest.mark.rule("SCEN-FRIEND-10")
def test_everybody_lies_is_declared_after_the_losses_of_that_fire() -> None:
    match = lay(lying(), smoke="5,1", victim="5,1", poi="1,5 1,6")
    told = advance(match, "5,1")
    lost = next(i for i, text in enumerate(told) if text.startswith("victim-lost 5,1"))
    assert told.index("ended defeat (SCEN-FRIEND-10)") > lost
    assert match.lost == 1
    match = lay(lying(), smoke="5,1", victim="5,1", poi="1,5 1,6")
    match.lost, match.victims = 3, 5
    ends = [text for text in advance(match, "5,1") if text.startswith("ended")]
    assert ends == ["ended defeat (FIRE-END-02)"]  # the fourth is a defeat of its own, and it is told once


def test_everybody_lies_after_the_seventh_rescue_and_the_victory_stands() -> None:
    match = lay(lying(), smoke="5,1", poi="1,5 1,6 1,7")
    match.rescued, match.victims, match.playing_on = 7, 3, 1
    assert "ended victory (FIRE-END-06)" in advance(match, "5,1")


def test_a_second_fire_changes_nothing_for_who_lies_and_does_not_keep_a_turn_open() -> None:
    match = lay(lying(), fire="5,2", poi=POI)
    assert "end" in legal(match)
    advance(match, "5,2")
    assert at(match, 2) == "5,2"


def test_from_a_burning_space_a_friend_is_carried_by_who_went_in() -> None:
    match = give(lay(lying(), fire="5,2"), 5)
    play(match, "move 5,2")
    assert "drag 2 5,1" in legal(match)
    play(match, "drag 2 5,1")
    assert (at(match, 1), at(match, 2), match.ap) == ("5,1", "5,1", 1)


def test_who_falls_from_a_ladder_lies_at_its_foot_and_who_was_carried_with_it() -> None:
    match = ladder(need("villa"), "0,3")
    stand(match, f1="0,3@2", f2="5,1")
    lay(match, fire="1,3", poi="4,1 5,2 6,2")
    advance(match, "1,3")
    assert (at(match, 1), match.lying) == ("0,3", 0b1)
    match = ladder(need("villa", crew="paramedic,generalist,cafs"), "0,3")
    match.lying = 0b10
    stand(match, f1="0,3@2", f2="0,3@2", f3="7,1")
    assert refused(match, "move 0,3") == ("not-left-there", "STORY-LADDER-12")
    lay(match, fire="1,3", poi="4,1 5,2 6,2")
    advance(match, "1,3")
    assert (at(match, 1), at(match, 2), match.lying) == ("0,3", "0,3", 0b11)


def test_who_falls_in_an_elevator_lies_before_its_door() -> None:
    match = build(lay(stand(need("high-rise"), f1="3,4", f2="6,8"), fire="2,4", poi="6,1 6,2 6,3"), w.DOOR_OPEN, "2,4|3,4")
    advance(match, "2,4")
    assert (at(match, 1), match.lying) == ("2,4", 0b1)


def test_from_a_destroyed_lobby_one_walks_away_and_who_lies_there_is_brought_to_the_engine() -> None:
    match = park(lay(stand(lying("high-rise", "hard"), f1="6,8", f2="3,4"), fire="2,4", poi="6,1 6,2 6,3"), "7,2")
    advance(match, "2,4")
    assert (match.stage, match.actor) == (w.KNOCKING, 1)
    play(match, "fall 7,1")
    assert (at(match, 2), match.lying) == ("7,1", 0)


def test_hard_is_for_the_whole_experienced_game_only() -> None:
    with pytest.raises(BadSetup) as error:
        start(scenarios="friend-in-need", friend="hard")
    assert (error.value.code, error.value.rule) == ("scenario-experienced", "SCEN-FRIEND-05")
    with pytest.raises(BadSetup) as error:
        start(rules="experienced", friend="hard")
    assert error.value.code == "no-friend"
    assert start(scenarios="friend-in-need").options.friend == w.EASY
