"""Small helps of the table: the label beside a fire, an AI's plan before it is played, names of rooms, keys for sound and cards."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.hands import Hands
from tests.web.scenes import CALM, scene
from tests.web.stories import MOVE, TELL, stage
from tests.web.table_states import at_the_door, fire_menu

SEAT_IS_A_BOT = """() => {
  const { room, you } = window.hotzone.table;
  room.value = { ...room.value, seats: room.value.seats.map((seat, i) => (i ? seat : { ...seat, bot: 'steady', holder: null })) };
  you.value = { ...you.value, seats: [2] };
}"""


def test_the_label_beside_a_fire_says_what_a_second_click_does_and_does_it(hands: Hands) -> None:
    hands.settle(still=True)
    fire_menu(hands)
    label = hands.page.locator(".bubble")
    assert label.locator("text").first.text_content() == "Go beside it and put it out"
    assert label.locator(".bubble-cost").text_content() == "3"
    label.click()
    hands.until(lambda found: found["ready"] and not found["busy"] and found["points"]["ap"] == 1)
    assert hands.page.evaluate("window.hotzone.table.live.value.view.spaces['3,2']") is None
    expect(label).to_have_count(0)


def test_a_plan_of_an_ai_is_drawn_before_it_is_played(hands: Hands) -> None:
    hands.settle(**{"phases-seen": 9, "speed": 1})
    (message,) = stage(hands, (), "move 3,1", ())
    hands.page.evaluate(SEAT_IS_A_BOT)
    hands.page.evaluate(TELL, [{**message, "bot": "steady", "plan": ["move 3,1", "move 2,1", "end"]}])
    line = hands.page.locator(".plan-bot .plan-way")
    expect(line).to_have_count(1)
    assert hands.look()["at"] == "3,0"  # drawn, not played
    hands.page.evaluate(MOVE, 100)
    assert hands.look()["at"] == "3,1"


def test_a_plan_that_goes_on_is_not_drawn_anew(hands: Hands) -> None:
    hands.settle(**{"phases-seen": 9, "speed": 1})
    messages = stage(hands, (), "move 3,1", ("move 2,1",))
    hands.page.evaluate(SEAT_IS_A_BOT)
    plans = (["move 3,1", "move 2,1", "end"], ["move 2,1", "end"])
    told = [{**one, "bot": "steady", "plan": plan} for one, plan in zip(messages, plans, strict=True)]
    hands.page.evaluate(TELL, told)
    hands.page.evaluate(MOVE, 100)
    assert hands.page.evaluate("window.told.filter((one) => one.kind === 'plan').length") == 1


@pytest.mark.parametrize(("language", "name"), [("en", "Kitchen"), ("ru", "Кухня"), ("cs", "Kuchyně"), ("it", "Cucina")])
def test_rooms_are_named_on_the_board(hands: Hands, language: str, name: str) -> None:
    hands.settle(still=True, language=language)
    hands.begin()
    assert name in hands.page.locator(".room-name").all_text_contents()


@pytest.mark.full_size
def test_a_russian_page_writes_the_names_of_the_crew_in_its_letters(hands: Hands) -> None:
    hands.settle(still=True, language="ru")
    hands.begin(seats=3)
    hands.page.wait_for_selector(".start-head")
    assert hands.page.locator(".start-head").inner_text() == "Где начнёт Мира?"
    hands.place_crew()
    assert "Том начинает" in hands.page.locator(".log-card").inner_text()


def test_names_of_rooms_are_large_enough_on_a_phone(hands: Hands) -> None:
    hands.page.set_viewport_size({"width": 390, "height": 844})
    hands.settle(still=True)
    hands.begin()
    heights = hands.page.locator(".room-name:visible").evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")
    assert len(heights) >= 4
    assert min(heights) >= 12


def test_n_is_sound_and_a_number_is_the_card_of_a_helmet(hands: Hands) -> None:
    hands.settle(still=True, sound=True)
    hands.open(scene({"rules": "experienced", "crew": "rescue,cafs"}, ["3,0", "7,3"], CALM))
    hands.page.keyboard.press("n")
    assert hands.page.evaluate("localStorage.getItem('hotzone.sound')") == "false"
    hands.page.keyboard.press("2")
    expect(hands.page.locator(".reading-card h3")).to_have_text("CAFS Firefighter")
    hands.page.keyboard.press("Escape")
    hands.space("3,2").click()  # where something is numbered, a number is that
    expect(hands.page.locator(".reading-card")).to_have_count(0)


def test_rules_and_keys_are_reached_from_the_settings(hands: Hands) -> None:
    hands.page.set_viewport_size({"width": 390, "height": 844})
    hands.settle(still=True)
    at_the_door(hands)
    hands.page.locator(".top-bar button[aria-label=Settings]").click()
    expect(hands.page.locator("dialog [data-opens=rules]")).to_have_attribute("href", "/rules/fire")
    hands.page.locator("dialog [data-opens=keys]").click()
    expect(hands.page.locator("dialog .keys")).to_be_visible()


def test_one_press_begins_a_first_rescue_of_the_other_game(hands: Hands) -> None:
    hands.settle(still=True)
    hands.page.goto(hands.address)
    hands.page.locator("[data-first-of=reactor]").click()
    found = hands.wait()
    assert found["stage"]
    hands.page.wait_for_selector("[data-play-line]")  # the coach speaks by itself
    assert hands.page.evaluate("window.hotzone.table.room.value.origin") == "first reactor"
    before = hands.look()
    hands.page.locator("[data-play-line]").click()
    hands.after(before["seq"])


@pytest.mark.parametrize("path", ["/first/reactor", "/new/reactor"])
def test_addresses_of_a_game_can_be_opened_directly(hands: Hands, path: str) -> None:
    answer = hands.page.goto(hands.address + path)
    assert answer
    assert answer.status == 200
