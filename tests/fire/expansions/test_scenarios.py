"""Scenarios: volunteers, unmarked hazmat, arson, the broken gun, true heroes, the hottest spot, save the structure (SCEN)."""

import pytest

from hotzone.core.game import BadSetup
from hotzone.fire import words as w
from hotzone.fire.match import Match
from tests.fire.expansions.houses import advance, build, house, kinds, lay, on_to, threat
from tests.fire.hands import give, refused, stand
from tests.fire.starting import roll_on, start
from tests.fire.tables import cell, legal, play

CREW = "cafs,driver,imaging,generalist"


def scene(names: str, **settings: object) -> Match:
    """A table of a scenario in the action phase of firefighter 1, on the Brownstone if no other board is named."""
    return house(str(settings.pop("board", "brownstone")), scenarios=names, **settings)


def spots(match: Match) -> int:
    """Hot spots on the board."""
    return sum(match.get("spot", i) for i in match.plan.cells())


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


@pytest.mark.rule("SCEN-ARSON-01")
def test_arson_starts_with_six_hazmats_whatever_the_level() -> None:
    for level in ("recruit", "veteran", "heroic"):
        match = start(board="high-rise", rules="experienced", level=level, scenarios="arson", crew="cafs")
        roll_on(match)
        assert sum(match.get("hazmat", i) for i in match.plan.cells()) == 6


def arson(rescued: int, evidence: int, **settings: object) -> Match:
    """A table of the arson scenario so far, with hazmat enough elsewhere."""
    match = lay(scene("arson", crew="cafs", **settings), hazmats="1,5 1,6 1,7")
    match.rescued, match.victims, match.evidence = rescued, w.VICTIMS - rescued, evidence
    return match


@pytest.mark.rule("SCEN-ARSON-02")
def test_the_team_wins_with_seven_victims_and_three_hazmats_as_evidence() -> None:
    match = lay(stand(arson(7, 2), f1="6,2"), hazmats="6,2")
    told = play(match, "haul 7,2")
    assert "evidence 3 (SCEN-ARSON-04)" in told
    assert legal(match) == ["finish", "play-on"]
    play(match, "finish")
    assert match.result == w.VICTORY
    match = lay(stand(arson(6, 2), f1="6,2"), hazmats="6,2")
    play(match, "haul 7,2")  # evidence enough, victims too few
    assert match.stage == w.ACTING


@pytest.mark.rule("SCEN-ARSON-03")
def test_the_seventh_victim_does_not_end_the_match_while_evidence_is_short() -> None:
    match = lay(stand(arson(6, 2), f1="0,1"), victim="0,1")
    play(match, "carry 0,2")  # the ambulance stands there
    assert (match.rescued, match.stage) == (7, w.ACTING)
    match = lay(stand(arson(6, 3), f1="0,1"), victim="0,1")
    play(match, "carry 0,2")
    assert match.stage == w.WON


@pytest.mark.rule("SCEN-ARSON-03")
def test_a_collapse_with_seven_rescued_and_little_evidence_is_a_defeat() -> None:
    match = stand(arson(7, 2), f1="1,2")
    match.damage = 23
    play(match, "chop 0,2|1,2")
    while match.stage != w.OVER:
        play(match, legal(match)[0])
    assert match.result == w.COLLAPSE


@pytest.mark.rule("SCEN-ARSON-04")
def test_evidence_is_carried_out_the_technicians_disposal_is_none() -> None:
    match = lay(stand(arson(0, 0), f1="6,2"), hazmats="6,2 6,2")
    play(match, "haul 7,2")
    assert match.evidence == 1
    other = lay(stand(scene("arson", crew="hazmat"), f1="6,2"), hazmats="6,2 1,5 1,6 1,7")
    assert not any("evidence" in text for text in play(other, "dispose 6,2"))
    assert other.evidence == 0
    counted = lay(stand(scene("arson", crew="hazmat", dispose_counts="yes"), f1="6,2"), hazmats="6,2 1,5 1,6")
    assert "evidence 1 (SCEN-ARSON-04)" in play(counted, "dispose 6,2")


@pytest.mark.rule("SCEN-ARSON-05")
def test_when_too_little_evidence_is_left_the_team_has_lost() -> None:
    match = lay(stand(scene("arson", crew="hazmat"), f1="6,2"), hazmats="6,2 1,5 1,6")
    told = play(match, "dispose 6,2")
    assert "ended hopeless (SCEN-ARSON-05)" in told
    match = lay(stand(scene("arson", crew="hazmat"), f1="6,2"), hazmats="6,2 1,5 1,6 1,7")
    play(match, "dispose 6,2")
    assert match.result == w.UNDECIDED


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
    return any(event.startswith("roll-again") for event in play(match.twin(), text))
