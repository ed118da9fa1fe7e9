"""Leading treated victims and carrying hazmats (FIRE-CARRY-07 to 13)."""

import pytest

from tests.games.fire.figures import refused
from tests.games.fire.rooms import EXPERIENCED, room, to
from tests.games.fire.tables import cell, people, play


@pytest.mark.rule("FIRE-CARRY-05", "FIRE-CARRY-10")
def test_a_led_victim_is_rescued_outside_without_vehicles_too() -> None:
    match = room("treated 1,1", "victim 1,1", rules="experienced", modules="specialists", crew=["paramedic"])
    told = play(match, "lead-carry 0,1")
    assert sum("FIRE-CARRY-05" in text for text in told) == 2
    assert (match.rescued, people(match), match.ap) == (2, "", 2)


@pytest.mark.rule("FIRE-CARRY-07")
def test_a_hazmat_is_carried_like_a_victim() -> None:
    match = room("hazmat 1,1", "hazmat 1,1", **EXPERIENCED)
    assert to(match, "1,2") == ["move", "haul"]
    told = play(match, "haul 1,2")
    assert "hazmat-carried 1,1 1,2 (FIRE-CARRY-07)" in told
    assert match.ap == 2
    assert [match.get("hazmat", cell(match, space)) for space in ("1,1", "1,2")] == [1, 1]  # one at a time
    burning = room("hazmat 1,1", "fire 1,2", **EXPERIENCED)
    assert refused(burning, "haul 1,2") == ("not-into-fire", "FIRE-CARRY-03")
    match.ap = 1
    assert refused(match, "haul 1,3") == ("too-few-ap", "FIRE-AP-08")


@pytest.mark.rule("FIRE-CARRY-08")
def test_nobody_carries_a_victim_and_a_hazmat_at_once() -> None:
    match = room("victim 1,1", "hazmat 1,1", **EXPERIENCED)
    assert to(match, "1,2") == ["move", "carry", "haul"]
    play(match, "carry 1,2")
    assert (people(match), match.get("hazmat", cell(match, "1,1"))) == ("v1,2", 1)


@pytest.mark.rule("FIRE-CARRY-09")
@pytest.mark.parametrize("modules", ["hazmat", "specialists,hazmat,vehicles,hotspots"])
def test_a_hazmat_is_neutralised_on_any_outside_space_without_a_vehicle(modules: str) -> None:
    crew: object = ["imaging"] if "specialists" in modules else 1
    match = room("hazmat 1,1", rules="experienced", modules=modules, crew=crew)
    told = play(match, "haul 0,1")
    assert "hazmat-safe 1,1 0 (FIRE-CARRY-09)" in told
    assert not any(match.get("hazmat", i) for i in match.plan.cells())
    assert (match.ap, match.rescued) == (2, 0)  # it is no victim


@pytest.mark.rule("FIRE-CARRY-10", "FIRE-CARRY-13")
@pytest.mark.parametrize("card", ["paramedic", "captain", "imaging", "cafs", "hazmat", "generalist", "rescue", "driver"])
def test_a_treated_victim_follows_any_firefighter_for_the_price_of_a_plain_move(card: str) -> None:
    match = room("treated 1,1", "smoke 1,2", rules="experienced", crew=[card])
    before = match.ap + match.move_ap
    told = play(match, "lead 1,2")
    assert "moved 1 1,2 (FIRE-CARRY-10)" in told
    assert "victim-led 1,1 1,2 (FIRE-CARRY-10)" in told
    assert (people(match), before - match.ap - match.move_ap) == ("t1,2", 1)


@pytest.mark.rule("FIRE-CARRY-10")
def test_a_lone_treated_victim_is_led_not_carried() -> None:
    """R-74: carrying it for 2 AP is neither offered nor accepted."""
    match = room("treated 1,1", **EXPERIENCED)
    assert to(match, "1,2") == ["move", "lead"]
    assert refused(match, "carry 1,2") == ("nothing-to-take", "FIRE-CARRY-01")
    assert refused(match, "lead-two 1,2") == ("nothing-to-take", "FIRE-CARRY-01")


@pytest.mark.rule("FIRE-CARRY-11")
def test_at_most_one_treated_victim_is_led() -> None:
    match = room("treated 1,1", "treated 1,1", **EXPERIENCED)
    assert to(match, "1,2") == ["move", "lead", "lead-two"]
    led = match.clone()
    play(led, "lead 1,2")
    assert (people(led), led.ap) == ("t1,1 t1,2", 3)
    play(match, "lead-two 1,2")  # the second is carried, so it costs 2
    assert (people(match), match.ap) == ("t1,2 t1,2", 2)


@pytest.mark.rule("FIRE-CARRY-12")
def test_one_treated_victim_is_led_while_another_is_carried_for_two_ap() -> None:
    """TV-23."""
    match = room("treated 1,1", "victim 1,1", "smoke 1,2", **EXPERIENCED)
    assert to(match, "1,2") == ["move", "carry", "lead", "lead-carry", "douse"]
    told = play(match, "lead-carry 1,2")
    assert "moved 1 1,2 (FIRE-CARRY-12)" in told
    assert (people(match), match.ap) == ("v1,2 t1,2", 2)


@pytest.mark.rule("FIRE-CARRY-12", "FIRE-CARRY-07")
def test_one_treated_victim_is_led_while_a_hazmat_is_carried() -> None:
    """R-09: one led and one carried object is the limit."""
    match = room("treated 1,1", "treated 1,1", "victim 1,1", "hazmat 1,1", **EXPERIENCED)
    assert to(match, "1,2") == ["move", "carry", "haul", "lead", "lead-carry", "lead-two", "lead-haul"]
    told = play(match, "lead-haul 1,2")
    assert {"victim-led 1,1 1,2 (FIRE-CARRY-10)", "hazmat-carried 1,1 1,2 (FIRE-CARRY-07)"} <= set(told)
    assert (people(match), match.ap) == ("v1,1 t1,1 t1,2", 2)


@pytest.mark.rule("FIRE-CARRY-02", "FIRE-CARRY-07")
def test_several_victims_and_hazmats_may_come_to_lie_on_one_space() -> None:
    """R-05: as a result of movement there is no limit."""
    match = room("victim 1,1", "victim 1,2", "treated 1,2", "hazmat 1,1", "hazmat 1,2", **EXPERIENCED)
    play(match, "carry 1,2", "move 1,1")
    match.ap = 2
    play(match, "haul 1,2")
    assert people(match) == "v1,2 v1,2 t1,2"
    assert match.get("hazmat", cell(match, "1,2")) == 2
