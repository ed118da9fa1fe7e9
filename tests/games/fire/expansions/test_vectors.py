"""Worked examples of the rules: the engineer, Urban Structures and the scenarios (V-ENG-1 to V-HERO-1)."""

from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from tests.games.fire.expansions.buildings import advance, build, house, lay, on_to, park, threat
from tests.games.fire.figures import give, refused, stand
from tests.games.fire.starting import roll_on, start
from tests.games.fire.tables import at, cell, edge, legal, play


def engineer(**things: str) -> Match:
    """The engineer at 3,3 of the Brownstone, whose wall 3,3|3,4 is whole."""
    return lay(stand(house("brownstone", crew="engineer"), f1="3,3"), **things)


def test_v_eng_1_clear_beside_a_fire_behind_a_wall() -> None:
    match = engineer(spots="3,3", fire="3,4")
    supply = match.spots
    play(match, "clear 3,3")
    assert (match.spots, match.ap) == (supply + 1, 3)


def test_v_eng_2_not_once_the_wall_is_down() -> None:
    match = build(engineer(spots="3,3", fire="3,4"), w.DESTROYED, "3,3|3,4")
    assert refused(match, "clear 3,3") == ("fire-near", "ENGINEER-06")


def test_v_eng_3_repair_gives_a_cube_back() -> None:
    match = build(engineer(), w.DAMAGED, "3,3|3,4")
    match.damage = w.DAMAGE_MARKERS - 9
    play(match, "repair 3,3|3,4")
    assert (edge(match, "3,3|3,4"), w.DAMAGE_MARKERS - match.damage, match.ap) == (w.WALL, 10, 2)


def test_v_eng_4_a_wall_with_two_cubes_is_not_repaired() -> None:
    assert refused(build(engineer(), w.DESTROYED, "3,3|3,4"), "repair 3,3|3,4") == ("wall-destroyed", "ENGINEER-04")


def test_v_eng_5_smoke_is_not_extinguished_and_does_not_hinder() -> None:
    match = engineer(spots="3,3", smoke="3,3")
    assert refused(match, "douse 3,3") == ("no-extinguishing", "ENGINEER-08")
    assert "clear 3,3" in legal(match)


def test_v_brown_1_nobody_passes_a_destroyed_party_wall() -> None:
    match = build(stand(house("brownstone"), f1="4,8"), w.PARTY_DESTROYED, "4,8|4,9")
    assert refused(match, "move 4,9") == ("party-wall", "BROWN-04")


def test_v_brown_2_the_second_cube_stops_the_wave_the_next_one_burns_outside() -> None:
    match = build(lay(house("brownstone"), fire="4,8", poi="1,1 1,2 1,3"), w.PARTY_DAMAGED, "4,8|4,9")
    assert not any("threat 4,9" in text for text in advance(match, "4,8"))
    assert edge(match, "4,8|4,9") == w.PARTY_DESTROYED
    on_to(match)
    told = advance(match, "4,8")
    assert {"threat 4,9 fire (FIRE-EXPL-02)", "threat 4,9 clear (FIRE-OUT-05)"} <= set(told)


def test_v_brown_3_three_ap_do_not_drive_to_the_back() -> None:
    match = give(park(stand(house("brownstone"), f1="7,5"), "7,5"), 3)
    assert refused(match, "drive engine 0,4") == ("too-few-ap", "FIRE-AP-08")


def test_v_elev_1_closing_the_door_rescues_the_victim_inside() -> None:
    match = give(build(lay(stand(house("high-rise"), f1="3,4"), victim="3,4"), w.DOOR_OPEN, "2,4|3,4"), 2)
    play(match, "close 2,4|3,4")
    assert (match.rescued, at(match, 1), match.ap) == (1, "3,4", 0)


def test_v_elev_2_from_the_lobby_to_a_parking_space_without_the_engine() -> None:
    match = stand(house("high-rise"), f1="3,4")
    play(match, "move 6,9")
    assert match.ap == 2


def test_v_elev_3_a_destroyed_lobby_is_no_knock_down() -> None:
    match = lay(stand(house("high-rise"), f1="3,4"), fire="2,4", poi="6,1 6,2 6,3")
    told = advance(match, "2,4")
    assert "elevator-destroyed 3,4 2 (HIGHRISE-ELEV-10)" in told
    told = play(match, "fall 0,8")
    assert at(match, 1) == "0,8"
    assert not any(text.startswith("knocked-down") for text in told)


def test_v_elev_4_in_an_open_elevator_it_is() -> None:
    match = build(lay(stand(house("high-rise"), f1="3,4"), fire="2,4", victim="3,4", poi="6,1 6,2"), w.DOOR_OPEN, "2,4|3,4")
    advance(match, "2,4")
    assert match.lost == 1
    assert any(text.startswith("knocked-down 1 0,7") for text in play(match, "fall 0,7"))


def test_v_elev_5_a_roll_on_an_elevator_is_repeated() -> None:
    match = house("high-rise")
    markers = match.markers
    advance(match, "3,5")
    assert (match.stage, match.markers, len(legal(match))) == (w.ADVANCING, markers, 48)


def test_v_hrlad_1_down_the_ladder_with_a_victim() -> None:
    match = build(park(lay(stand(house("high-rise"), f1="6,4"), victim="6,4"), "7,2"), w.DESTROYED, "6,4|7,4")
    play(match, "carry 7,2")
    assert (at(match, 1), match.rescued, match.ap) == ("7,2", 1, 0)


def test_v_hrlad_2_not_through_a_damaged_wall() -> None:
    match = build(park(lay(stand(house("high-rise"), f1="6,4"), victim="6,4"), "7,2"), w.DAMAGED, "6,4|7,4")
    assert refused(match, "carry 7,2") == ("no-gap", "HIGHRISE-LADDER-03")


def test_v_hrset_1_the_four_explosions() -> None:
    match = start(board="high-rise", rules="experienced", level="heroic", crew="cafs")
    told = play(match, "roll 4,-", "roll 2,-", "roll -,6", "roll -,3")
    assert [text.split()[1] for text in told if text.startswith("exploded")] == ["4,2", "2,7", "5,6", "1,3"]


def test_v_arson_1_the_third_piece_of_evidence_wins() -> None:
    match = lay(stand(house("brownstone", scenarios="arson"), f1="6,2"), hazmats="6,2 1,5")
    match.rescued, match.victims, match.evidence = 7, 0, 2
    assert match.stage == w.ACTING
    assert "ended victory (FIRE-END-01)" in play(match, "haul 7,2")


def test_v_arson_2_one_and_one_is_less_than_three() -> None:
    match = lay(house("brownstone", scenarios="arson"), hazmats="6,2 1,5", smoke="6,2", poi="1,1 1,2 1,3")
    match.evidence = 1
    assert "ended hopeless (SCEN-ARSON-05)" in advance(match, "6,2")


def test_v_haz_1_a_false_alarm_in_fire_explodes_and_leaves_a_hot_spot() -> None:
    match = lay(house("brownstone", scenarios="unmarked-hazmat"), poi="2,5 1,1 1,2", smoke="2,5")
    advance(match, "2,5")
    told = play(match, "face alarm")
    assert any(text.startswith("exploded 2,5") for text in told)
    assert (match.get("hazmat", cell(match, "2,5")), match.get("spot", cell(match, "2,5"))) == (0, 1)


def test_v_friend_1_who_falls_lies_and_is_not_treated_in_fire() -> None:
    match = house("brownstone", scenarios="friend-in-need", crew="paramedic,cafs")
    lay(stand(match, f1="6,8", f2="3,3"), smoke="3,3", poi="1,1 1,2 1,8")
    advance(match, "3,3")
    assert (at(match, 2), match.lying, match.stage) == ("3,3", 0b10, w.ADVANCING)  # its turn: no actions
    play(match, "roll 6,1")
    assert (match.seat, match.stage) == (0, w.ACTING)
    stand(match, f1="3,3")
    assert refused(match, "revive 2") == ("in-fire", "SCEN-FRIEND-04")


def test_v_friend_2_easy_anywhere_the_ambulance_parks_hard_where_it_stands() -> None:
    for friend, lies in (("easy", 0), ("hard", 0b10)):
        match = house("brownstone", scenarios="friend-in-need", friend=friend, crew="paramedic,cafs")
        stand(match, f1="7,8", f2="7,8")
        match.lying = 0b10
        play(match, "drag 2 7,7")
        assert match.lying == lies
    play(give(match, 4), "drive ambulance 7,7")
    assert match.lying == 0


def test_v_hot_1_fire_at_once_and_no_second_roll() -> None:
    match = lay(house("brownstone", scenarios="hottest-spot"), spots="6,4", poi="1,1 1,2 1,3")
    before = match.spots
    advance(match, "6,4")
    assert (threat(match, "6,4"), match.stage, match.spots) == (w.FIRE, w.ACTING, before)


def test_v_save_1_the_last_hot_spot_wins_and_goes_to_the_box() -> None:
    match = lay(stand(house("brownstone", scenarios="save-the-structure", crew="engineer"), f1="3,3"), spots="3,3")
    play(match, "clear 3,3")
    assert (match.result, match.spots) == (w.VICTORY, 0)


def test_v_save_2_any_firefighter_caught_by_fire_is_a_defeat() -> None:
    match = house("brownstone", scenarios="save-the-structure", crew="engineer,cafs")
    lay(stand(match, f2="3,3"), smoke="3,3", spots="6,1")
    advance(match, "3,3")
    assert match.result == w.DEFEAT


def test_v_hero_1_thirteen_on_the_board_eleven_in_reserve() -> None:
    crew = "cafs,driver,imaging,generalist"
    match = start(rules="experienced", scenarios="true-heroes", crew=crew)
    roll_on(match)
    assert (sum(match.get("spot", i) for i in match.plan.cells()), match.spots) == (13, 11)
    ru = start(board="base-back", rules="experienced", scenarios="true-heroes", crew=crew, edition="ru")
    while ru.step < 3:
        play(ru, next(text for text in legal(ru) if not any("roll-again" in event for event in play(ru.clone(), text))))
    again = next(i for i in ru.plan.cells() if ru.get("spot", i))
    play(ru, f"roll {ru.plan.write_cell(again)}")  # the fourth falls on a hot spot
    roll_on(ru)
    assert (sum(ru.get("spot", i) for i in ru.plan.cells()), ru.spots) == (12, 12)
