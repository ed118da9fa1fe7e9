"""The variant of the unmarked hazmat (FIRE-VAR-06 to FIRE-VAR-08)."""

import pytest

from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.rules import carrying
from tests.games.fire.starting import roll_on, start
from tests.games.fire.tables import at, burning, cell, edge, legal, people, play, row, table

CREW = "paramedic,captain,imaging"


def unmarked(drawing: str, **settings: object) -> Match:
    """A drawn table of the experienced game with this variant."""
    return table(drawing, rules="experienced", variants="unmarked-hazmat", **settings)


@pytest.mark.rule("FIRE-VAR-06")
@pytest.mark.parametrize("level", ["recruit", "heroic"])
def test_the_game_starts_without_hazmats_whatever_the_level_says(level: str) -> None:
    match = start(rules="experienced", level=level, variants="unmarked-hazmat", crew=CREW)
    roll_on(match)
    assert match.stage == w.PLACING
    assert not any(match.get("hazmat", space) for space in match.plan.cells())


@pytest.mark.rule("FIRE-VAR-07")
def test_a_false_alarm_that_is_found_is_replaced_by_a_hazmat() -> None:
    match = unmarked(row("|1   ?  |"))
    assert "hazmat 1,2 1 (FIRE-VAR-07)" in play(match, "move 1,2", "face alarm")
    assert (people(match), match.rescued, match.alarms) == ("", 0, 4)
    play(match, "haul 1,1")  # it is a hazmat like any other
    assert match.get("hazmat", cell(match, "1,1")) == 1


@pytest.mark.rule("FIRE-VAR-07")
def test_so_is_one_that_the_imaging_technician_identifies() -> None:
    match = unmarked(row("|1  |?  |"), crew="imaging")
    play(match, "identify 1,2", "face alarm")
    assert match.get("hazmat", cell(match, "1,2")) == 1


@pytest.mark.rule("FIRE-VAR-07")
def test_the_six_hazmats_of_the_box_suffice_for_all_false_alarms() -> None:
    match = unmarked("+", crew="imaging")
    for column in range(1, 7):
        match.ap = 4
        carrying.add(match, w.HIDDEN, match.plan.at(1, column))
        play(match, f"identify 1,{column}")
        if column < 6:
            play(match, "face alarm")
    assert people(match) == "v1,6"  # the sixth can only be a victim
    assert sum(match.get("hazmat", space) for space in match.plan.cells()) == 5


@pytest.mark.rule("FIRE-SPEC-01")
def test_the_three_heal_markers_suffice_for_all_victims_on_the_board() -> None:
    match = table("+", rules="experienced", crew="paramedic")
    for _ in range(w.SLOTS):
        carrying.add(match, w.VICTIM, cell(match, "1,1"))
    match.put("at", 0, cell(match, "1,1"))
    play(match, "treat 1,1", "treat 1,1", "treat 1,1")
    assert people(match) == "t1,1 t1,1 t1,1"
    assert "treat 1,1" not in legal(match)


@pytest.mark.rule("FIRE-VAR-08")
def test_a_false_alarm_that_burns_explodes_on_its_space() -> None:
    match = unmarked(row("|?s |   |   |"))
    told = play(match, "end", "roll 1,1", "face alarm")
    order = ("hazmat 1,1 1 (FIRE-VAR-08)", "exploded 1,1 (FIRE-HAZ-01)", "hot-spot 1,1 5 (FIRE-HAZ-03)")
    found = [told.index(line) for line in order]
    assert found == sorted(found)
    assert (match.damage, match.get("hazmat", cell(match, "1,1"))) == (4, 0)


@pytest.mark.rule("FIRE-VAR-08")
def test_its_explosion_knocks_down_and_takes_lives_in_a_second_pass() -> None:
    match = unmarked(row("|?s  1   vs     |"), crew=2)
    match.put("at", 1, cell(match, "1,4"))
    play(match, "end", "roll 1,1", "face alarm")
    assert burning(match) == "1,1 1,2 1,3"  # the explosion lit 1,2, the flashover after it 1,3
    assert (match.stage, match.actor) == (w.KNOCKING, 0)
    assert people(match) == "v1,3"
    play(match, "fall 0,5")
    assert (match.lost, at(match, 1), at(match, 2)) == (1, "0,5", "1,4")


@pytest.mark.rule("FIRE-VAR-08")
def test_who_was_hit_in_the_first_pass_is_not_hit_again_in_the_second() -> None:
    match = unmarked("+")
    match.put("at", 0, cell(match, "1,5"))
    match.put("threat", cell(match, "1,5"), w.SMOKE)
    match.put("poi", 0, w.HIDDEN)
    match.put("poi_at", 0, cell(match, "1,5"))
    play(match, "end", "roll 1,5", "fall 0,5")
    assert "threat 0,5 clear (FIRE-OUT-05)" in play(match, "face alarm")  # its explosion set fire to 0,5
    assert (match.stage, at(match, 1)) == (w.REPLENISHING, "0,5")


@pytest.mark.rule("FIRE-VAR-08")
def test_all_are_turned_up_first_and_the_players_choose_the_order_of_the_explosions() -> None:
    match = unmarked(row("|?s   F  ?s |"))
    told = play(match, "end", "roll 6,8", "face alarm", "face alarm")
    assert not [line for line in told if line.startswith("exploded")]
    assert (match.actor, legal(match)) == (0, ["detonate 1,1", "detonate 1,3"])
    told = play(match, "detonate 1,3")
    assert [line for line in told if line.startswith("exploded")] == ["exploded 1,3 (FIRE-HAZ-01)", "exploded 1,1 (FIRE-HAZ-01)"]


@pytest.mark.rule("FIRE-VAR-08")
def test_defeat_is_seen_after_the_last_pass_only() -> None:
    match = unmarked(row("|?s   F  vs |"))
    match.lost, match.victims = 3, 6
    told = play(match, "end", "roll 6,8", "face alarm")
    assert match.lost == 4
    assert told.index("exploded 1,1 (FIRE-HAZ-01)") < told.index("ended defeat (FIRE-END-02)")
    assert edge(match, "0,1|1,1") == w.DAMAGED


@pytest.mark.rule("FIRE-VAR-08")
def test_it_starts_no_flare_up() -> None:
    match = unmarked(row("|?s |  *|   |"))
    told = play(match, "end", "roll 1,1", "face alarm")
    assert match.get("spot", cell(match, "1,1")) == 1
    assert not [line for line in told if line.startswith("flared-up")]
    assert match.stage == w.REPLENISHING


@pytest.mark.rule("FIRE-VAR-08")
def test_a_victim_that_burns_does_not_explode() -> None:
    match = unmarked(row("|?s |   |   |"))
    told = play(match, "end", "roll 1,1", "face victim")
    assert (match.lost, match.damage) == (1, 0)
    assert not [line for line in told if line.startswith("exploded")]
