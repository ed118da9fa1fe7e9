"""A turn of the experienced game with each specialist: what the card can do is done by clicking on the board."""

from __future__ import annotations

from tests.web.hands import Hands
from tests.web.scenes import CALM, scene

ON_THE_WAY = "3,1"  # the living room's space behind the way in at 3,0


def begin(hands: Hands, crew: str, luck: dict[str, list[str]] | None = None, deeds: tuple[str, ...] = (), **more: object) -> None:
    """The first of the crew stands outside at 3,0, the second at 7,6."""
    hands.settle(still=True)
    settings = {"rules": "experienced", "crew": crew, **more}
    hands.open(scene(settings, ["3,0", "7,6"], {**CALM, **(luck or {})}, deeds))
    hands.page.wait_for_selector(".reach-dot")


def told(hands: Hands) -> str:
    """The newest lines of the log."""
    return " ".join(hands.page.locator(".log-card li").all_inner_texts()[-4:])


def click(hands: Hands, place: str) -> dict[str, object]:
    """Click a space and wait for what follows."""
    seq = hands.look()["seq"]
    hands.space(place).click()
    return hands.after(seq)


def choose(hands: Hands, place: str, words: str) -> dict[str, object]:
    """Click a space that offers several things, then one of them in the panel."""
    seq = hands.look()["seq"]
    hands.space(place).click()
    hands.page.locator(".choices .action", has_text=words).first.click()
    return hands.after(seq)


def test_the_paramedic_treats_a_victim_and_leads_it(hands: Hands) -> None:
    begin(hands, "paramedic,rescue", {"hiding": ["roll 3,1"], "revealing": ["face victim"]}, ("move 3,1",))
    click(hands, ON_THE_WAY)
    assert "is treated and can walk" in told(hands)
    choose(hands, "3,0", "Lead the person")
    assert hands.look()["at"] == "3,0"
    assert "leads the person" in told(hands)


def test_the_captain_commands_a_comrade_who_was_clicked(hands: Hands) -> None:
    begin(hands, "captain,rescue")
    hands.space("7,6").click()
    assert hands.page.locator('[data-group="command-2"]').get_attribute("aria-expanded") == "true"
    before = hands.look()["points"]["command"]
    hands.space("7,7").hover()
    assert hands.page.locator(".see-through use").get_attribute("href") == "#helmet-2"
    found = click(hands, "7,7")
    assert found["points"]["command"] == before - 1  # type: ignore[index]
    assert "Tom goes outside to the south side" in told(hands)


def test_the_imaging_technician_identifies_from_afar(hands: Hands) -> None:
    begin(hands, "imaging,rescue", {"hiding": ["roll 1,1", "roll 2,4", "roll 1,7"]})
    choose(hands, "1,1", "Find out")
    assert "in the living room" in told(hands)


def test_the_foam_unit_pays_with_points_for_putting_out_first(hands: Hands) -> None:
    begin(hands, "cafs,rescue", {"exploding": ["roll -,5", "roll 3,1", "roll 6,-"]})
    before = hands.look()["points"]
    choose(hands, ON_THE_WAY, "Knock it down to smoke")
    after = hands.look()["points"]
    assert (before["ap"] - after["ap"], before["douse"] - after["douse"]) == (0, 1)
    assert "Smoke in the living room" in told(hands)


def test_the_hazmat_technician_disposes_of_what_lies_there(hands: Hands) -> None:
    begin(hands, "hazmat,rescue", {"spreading-hazmats": ["roll 3,1"]}, ("move 3,1",))
    click(hands, ON_THE_WAY)
    assert "hazmat" in told(hands)
    assert hands.page.evaluate("window.hotzone.table.live.value.view.spaces['3,1']?.hazmats ?? 0") == 0


def test_the_generalist_walks_five_steps_with_one_click(hands: Hands) -> None:
    begin(hands, "generalist,rescue")
    assert hands.look()["points"]["ap"] == 5
    hands.space("1,3").hover()
    hands.page.wait_for_selector(".path-line")
    assert hands.page.locator(".price-bubble text").all_text_contents()[-1] == "5"
    hands.space("1,3").click()
    hands.until(lambda found: found["at"] == "1,3")
    assert hands.wait()["points"]["ap"] == 0


def test_the_rescue_specialist_chops_a_wall_at_half_price(hands: Hands) -> None:
    begin(hands, "rescue,cafs", deeds=("move 2,0",))
    wall = hands.edge("2,0|2,1")
    wall.hover()
    assert hands.page.locator(".chop-tag text").text_content() == "1"
    seq = hands.look()["seq"]
    wall.click()
    hands.after(seq)
    assert "The wall (outside, west side – living room) is damaged" in told(hands)


def test_the_driver_fires_the_deck_gun_from_the_engine_and_rolls_again(hands: Hands) -> None:
    hands.settle(still=True)
    hands.open(scene({"rules": "experienced", "crew": "driver,rescue"}, ["7,1", "0,0"], CALM))
    hands.page.wait_for_selector(".reach-dot")
    choose(hands, "7,2", "Deck gun")
    found = hands.look()
    assert found["stage"] == "rerolling"
    assert found["points"]["ap"] == 2
    asked = hands.page.locator(".question").inner_text()
    assert "Mira fires the deck gun" in asked
    assert hands.page.locator(".question .dice-face").count() == 2
    hands.page.locator(".action-list .action", has_text="red die").click()
    assert hands.after(found["seq"])["stage"] == "rerolling"
    hands.page.locator(".action-list .action", has_text="Keep").click()
    hands.after(found["seq"] + 2)
    assert "The deck gun hits" in " ".join(hands.page.locator(".log-card li").all_inner_texts())


def test_the_structural_engineer_clears_a_hot_spot(hands: Hands) -> None:
    begin(hands, "engineer,rescue", {"heating": ["roll 3,1"]}, ("move 3,1",), engineer="yes", level="veteran")
    click(hands, ON_THE_WAY)
    assert "The hot spot in the living room is cleared" in told(hands)
    assert not hands.page.evaluate("window.hotzone.table.live.value.view.spaces['3,1']?.hot_spot ?? false")


def test_the_structural_engineer_repairs_a_wall(hands: Hands) -> None:
    hands.settle(still=True)
    settings = {"rules": "experienced", "crew": "rescue,engineer", "engineer": "yes"}
    hands.open(scene(settings, ["2,0", "2,0"], {**CALM, "advancing": ["roll 6,8"]}, ("chop 2,0|2,1", "end")))
    seq, damage = hands.look()["seq"], hands.page.evaluate("window.hotzone.table.live.value.view.counts.damage")
    hands.edge("2,0|2,1").click()  # chop again, or repair: the panel asks which
    hands.page.locator(".choices .action", has_text="Repair the wall").click()
    hands.after(seq)
    assert "The wall (outside, west side – living room) is whole again" in told(hands)
    assert hands.page.evaluate("window.hotzone.table.live.value.view.counts.damage") == damage - 1
