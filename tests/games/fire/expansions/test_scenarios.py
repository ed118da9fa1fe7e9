"""Scenarios: volunteers, unmarked hazmat, the broken gun, true heroes, the hottest spot (SCEN)."""

import pytest

from hotzone.core.errors import BadSetup
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from tests.games.fire.expansions.buildings import advance, build, kinds, lay, scene, spots, threat
from tests.games.fire.figures import give, refused, stand
from tests.games.fire.starting import roll_on, start
from tests.games.fire.tables import cell, legal, play

CREW = "cafs,driver,imaging,generalist"


@pytest.mark.rule("SCEN-GEN-01")
@pytest.mark.parametrize("board", ["base-front", "brownstone", "high-rise", "villa", "hotel"])
def test_any_number_of_scenarios_go_together_on_every_board_with_the_experienced_rules(board: str) -> None:
    names = "volunteers,unmarked-hazmat,broken-deck-gun,true-heroes,friend-in-need,hottest-spot"
    match = start(board=board, rules="experienced", scenarios=names)
    o = match.options
    assert (o.crew_change, o.unmarked, o.gun_works, o.all_spots, o.friend, o.hottest) == (0, 1, 0, 1, w.EASY, 1)
    with pytest.raises(BadSetup) as error:
        start(board=board, modules="vehicles,hotspots", scenarios="true-heroes")
    assert (error.value.code, error.value.rule) == ("scenario-experienced", "SCEN-GEN-01")


@pytest.mark.rule("SCEN-GEN-02")
def test_a_scenario_replaces_the_step_of_set_up_it_names_and_leaves_the_others_alone() -> None:
    plain = start(rules="experienced", level="veteran", crew=CREW).options
    arson = start(rules="experienced", level="veteran", crew=CREW, scenarios="arson").options
    assert (plain.hazmat_count, arson.hazmat_count) == (4, 6)
    same = ("explosions", "extra_spots", "spot_supply", "setup", "deck", "crew_change", "gun_works")
    assert [getattr(plain, name) for name in same] == [getattr(arson, name) for name in same]


@pytest.mark.rule("SCEN-GEN-03")
def test_what_contradicts_itself_is_refused_with_the_reason() -> None:
    with pytest.raises(BadSetup) as error:
        start(rules="experienced", scenarios="unmarked-hazmat,arson")
    assert (error.value.code, error.value.rule) == ("scenarios-excluded", "SCEN-GEN-03")
    assert "do not go together" in error.value.text


@pytest.mark.rule("SCEN-VOL-01")
def test_volunteers_get_their_cards_by_luck() -> None:
    match = start(board="villa", rules="experienced", scenarios="volunteers", crew=2)
    roll_on(match)
    assert match.stage == w.PLACING  # nature dealt, nobody chose
    assert all(match.get("role", i) for i in range(2))
    with pytest.raises(BadSetup) as error:
        start(rules="experienced", scenarios="volunteers", crew="cafs,captain")
    assert error.value.code == "volunteers-dealt"


@pytest.mark.rule("SCEN-VOL-02")
def test_volunteers_never_change_the_crew() -> None:
    match = stand(scene("volunteers", crew=1), f1="0,4")
    match.put("role", 0, w.CAFS)
    assert not kinds(match, "change")
    assert refused(match, "change captain")[0] == "no-crew-change"
    assert kinds(stand(scene("", crew="cafs"), f1="0,4"), "change")


@pytest.mark.rule("SCEN-HAZ-01")
def test_unmarked_hazmat_starts_with_none_on_the_board() -> None:
    match = start(board="villa", rules="experienced", level="heroic", scenarios="unmarked-hazmat", crew="cafs")
    roll_on(match)
    assert not any(match.get("hazmat", i) for i in match.plan.cells())
    other = start(board="villa", rules="experienced", level="heroic", crew="cafs")
    roll_on(other)
    assert sum(other.get("hazmat", i) for i in other.plan.cells()) == 5


@pytest.mark.rule("SCEN-HAZ-02")
def test_a_false_alarm_found_in_the_action_phase_leaves_a_hazmat() -> None:
    match = lay(stand(scene("unmarked-hazmat", crew="cafs"), f1="5,1"), poi="5,2")
    play(match, "move 5,2", "face alarm")
    assert match.get("hazmat", cell(match, "5,2")) == 1


@pytest.mark.rule("SCEN-HAZ-03")
def test_a_false_alarm_found_by_the_fire_explodes() -> None:
    match = lay(scene("unmarked-hazmat", crew="cafs"), poi="5,2 1,1 1,8", smoke="5,2")
    advance(match, "5,2")
    told = play(match, "face alarm")
    assert any(text.startswith("exploded 5,2") for text in told)
    assert match.get("hazmat", cell(match, "5,2")) == 0


@pytest.mark.rule("SCEN-HAZ-04")
def test_after_that_explosion_flashover_knock_downs_and_losses_come_again_and_a_hot_spot_is_left() -> None:
    match = lay(stand(scene("unmarked-hazmat", crew="cafs"), f1="5,3"), poi="5,2 1,1", smoke="5,2 6,1", victim="6,1")
    match.spots = 3
    build(match, w.WALL, "5,1|5,2", "5,1|6,1")
    advance(match, "5,2")
    told = play(match, "face alarm")
    assert (match.get("spot", cell(match, "5,2")), match.spots) == (1, 2)
    assert (match.stage, match.actor) == (w.KNOCKING, 0)  # the second pass hits firefighter 1 at 5,3
    told += play(match, legal(match)[0])
    assert any(text.startswith("victim-lost 6,1") for text in told)  # 6,2 burns now, and the smoke of 6,1 with it


@pytest.mark.rule("SCEN-HAZ-04")
def test_by_option_it_leaves_no_hot_spot() -> None:
    match = lay(scene("unmarked-hazmat", crew="cafs", unmarked_leaves_hotspot="no"), poi="5,2 1,1 1,8", smoke="5,2")
    advance(match, "5,2")
    told = play(match, "face alarm")
    assert any(text.startswith("exploded 5,2") for text in told)
    assert match.get("spot", cell(match, "5,2")) == 0
    assert match.get("hazmat", cell(match, "5,2")) == 0


@pytest.mark.rule("SCEN-HAZ-05")
def test_a_false_alarm_identified_from_afar_leaves_a_hazmat_too() -> None:
    match = lay(scene("unmarked-hazmat", crew="imaging"), poi="5,2")
    play(match, "identify 5,2", "face alarm")
    assert match.get("hazmat", cell(match, "5,2")) == 1


@pytest.mark.rule("SCEN-GUN-01")
def test_the_broken_deck_gun_is_fired_by_nobody() -> None:
    for card in ("driver", "cafs"):
        match = stand(scene("broken-deck-gun", crew=card), f1="0,4")
        assert refused(match, "gun 1,1") == ("gun-broken", "FIRE-VAR-09")
        assert kinds(give(stand(scene("", crew=card), f1="0,4"), 4), "gun")


@pytest.mark.rule("SCEN-GUN-02")
def test_with_a_broken_gun_the_engine_still_drives_carries_changes_crews_and_brings_ladders() -> None:
    match = stand(scene("broken-deck-gun", board="villa", crew="driver,cafs"), f1="0,1", f2="0,2")
    assert {"drive engine 7,4", "change captain", "take-ladder 0,1"} <= set(legal(match))
    play(match, "drive engine 7,4", "ride 7,3", "ride 7,4")
    assert (match.engine, match.plan.write_cell(match.get("at", 1))) == (1, "7,4")


@pytest.mark.rule("SCEN-HERO-01")
def test_true_heroes_play_heroic_with_three_more_hot_spots() -> None:
    match = start(board="hotel", rules="experienced", scenarios="true-heroes", crew=CREW)
    assert (match.options.explosions, match.options.hazmat_count) == (4, 5)
    roll_on(match)
    assert spots(match) == 4 + 3 + 3 + 3
    with pytest.raises(BadSetup) as error:
        start(rules="experienced", scenarios="true-heroes", level="veteran")
    assert (error.value.code, error.value.rule) == ("heroes-heroic", "SCEN-HERO-01")


@pytest.mark.rule("SCEN-HERO-02")
@pytest.mark.parametrize(("crew", "reserve"), [("cafs", 14), ("cafs,driver,imaging", 12), (CREW, 11)])
def test_every_hot_spot_left_over_is_in_the_reserve(crew: str, reserve: int) -> None:
    match = start(board="base-front", rules="experienced", scenarios="true-heroes", crew=crew)
    roll_on(match)
    assert (match.spots, spots(match)) == (reserve, 24 - reserve)


def hottest(**things: str) -> Match:
    """The hottest spot is in play, three POI lie far from the fire."""
    match = lay(scene("hottest-spot", crew="cafs"), **{"poi": "1,5 1,6 1,7", **things})
    match.spots = 6
    return match


@pytest.mark.rule("SCEN-HOT-01")
def test_on_a_hot_spot_the_roll_puts_fire_instead_of_smoke_and_no_roll_follows() -> None:
    match = hottest(spots="6,4")
    told = advance(match, "6,4")
    assert "threat 6,4 fire (SCEN-HOT-01)" in told
    assert match.stage == w.ACTING
    plain = lay(scene("", crew="cafs"), spots="6,4", poi="1,5 1,6 1,7")
    advance(plain, "6,4")
    assert (threat(plain, "6,4"), plain.stage) == (w.SMOKE, w.ADVANCING)


@pytest.mark.rule("SCEN-HOT-02")
def test_smoke_on_the_hot_spot_becomes_fire_and_fire_explodes() -> None:
    match = hottest(spots="6,4", smoke="6,4")
    assert "threat 6,4 fire (SCEN-HOT-02)" in advance(match, "6,4")
    assert match.damage == 0
    match = hottest(spots="6,4", fire="6,4")
    assert "exploded 6,4 (FIRE-ADV-05)" in advance(match, "6,4")
    assert match.stage == w.ACTING


@pytest.mark.rule("SCEN-HOT-03")
def test_rolls_add_no_hot_spot_but_exploding_hazmat_does() -> None:
    match = hottest(spots="6,4", hazmats="6,1")
    advance(match, "6,4")
    assert (match.spots, spots(match)) == (6, 1)
    lay(match, smoke="6,1")
    advance(match, "6,1")
    assert (match.spots, spots(match), match.get("spot", cell(match, "6,1"))) == (5, 2, 1)
