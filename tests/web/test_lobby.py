"""The lobby in several browsers: invitation, names, ready, free helmets, start, late guests, another set-up."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.languages import by_language
from tests.web.hands import Came, Hands

MAKE = """(order) => fetch('/api/matches', { method: 'POST', body: JSON.stringify(order) }).then((answer) => answer.json())"""


def open_lobby(hands: Hands, *seats: str, name: str = "Anna") -> str:
    """A lobby made in one's own browser; its address."""
    hands.settle(name=name)
    hands.go("/")
    hands.page.wait_for_selector("[data-quick]")
    order: dict[str, Any] = {"settings": {"crew": len(seats)}, "seats": list(seats), "name": name, "lobby": True}
    made = hands.page.evaluate(MAKE, order)
    hands.go(f"/m/{made['code']}")
    hands.page.wait_for_selector(".lobby")
    return f"{hands.address}/m/{made['code']}"


def come_in(hands: Hands, link: str) -> None:
    """Open the invitation; a free helmet is in hand at once."""
    hands.page.goto(link)
    hands.page.wait_for_selector(".lobby .helmet-card.is-mine")


def start_as_suggested(hands: Hands) -> None:
    """Put one's own firefighter where it is suggested."""
    seq = hands.wait()["seq"]
    hands.page.locator("[data-suggested]").click()
    hands.until(lambda now: bool(now["seq"] > seq))


def test_friends_gather_say_their_names_and_the_host_starts(came: Came) -> None:
    anna, ota = came(), came()
    anna.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link = open_lobby(anna, "me", "open", "open")
    anna.page.locator('.is-card [data-copy="invite"]').click()  # one press after the lobby opens
    anna.page.locator('.is-card [data-copy="invite"]', has_text="Copied").wait_for()
    assert anna.page.evaluate("navigator.clipboard.readText()") == link
    assert anna.page.locator(".is-card img.qr-code").evaluate("(qr) => qr.decode().then(() => qr.naturalWidth)") > 50
    assert anna.page.locator(".is-card .big-code").inner_text() == link.rpartition("/")[2]
    assert not anna.page.locator(".board-cell").count()  # never the placement
    expect(anna.page.locator("#assertive")).to_be_empty()  # nor is it anybody's turn

    come_in(ota, link)
    ota.page.locator("[data-ready]").click()  # without a name one is asked for it
    expect(ota.page.locator(".start-bar")).to_contain_text("What do the others call you?")
    ota.page.keyboard.type("Ota")
    ota.page.keyboard.press("Tab")
    expect(anna.page.locator('.helmet-card[data-seat="2"] b')).to_have_text("Ota")
    expect(anna.page.locator(".start-bar")).to_contain_text("Not ready yet: Ota.")
    ota.page.locator("[data-ready]").click()
    expect(anna.page.locator('.helmet-card[data-seat="2"] .ready-tag')).to_have_text("Ready")
    expect(anna.page.locator(".start-bar")).to_contain_text("Everybody here is ready.")
    expect(anna.page.locator(".start-bar")).to_contain_text("an AI plays it until someone comes")
    assert ota.page.locator("[data-start]").count() == 0

    anna.page.locator("[data-start]").click()
    for hands in (anna, ota):
        hands.page.wait_for_selector(".board-cell")
    assert anna.page.evaluate("window.hotzone.table.room.value.seats.map((one) => one.bot)") == [None, None, "steady"]
    anna.page.locator("[data-suggested]").click()
    expect(ota.page.locator(".start-head")).to_have_text("Where do you start?")  # not "Where does Guest 2 start?"


@pytest.mark.parametrize(("language", "width"), [("en", 1440), ("ru", 1440), ("cs", 320), ("ru", 320), ("it", 390)])
def test_sound_and_start_are_in_sight(came: Came, language: str, width: int) -> None:
    anna = came()
    anna.settle(language=language)
    anna.page.set_viewport_size({"width": width, "height": 900})
    open_lobby(anna, "me", "open", "open", "open")
    for control in (".top-bar .sound-switch", "[data-start]"):
        box = anna.page.locator(control).first.bounding_box()
        assert box
        assert box["x"] + box["width"] <= width, control
        assert box["y"] + box["height"] <= 900, control


def test_a_free_helmet_goes_to_an_ai_with_one_press_and_back(came: Came) -> None:
    anna = came()
    open_lobby(anna, "me", "open")
    card = anna.page.locator('.helmet-card[data-seat="2"]')
    card.locator("[data-give]").click()
    expect(card).to_contain_text("AI crewmate, steady")
    card.locator("select").select_option("rookie")
    expect(card).to_contain_text("AI crewmate, rookie")
    card.locator("[data-free]").click()
    expect(card).to_contain_text("Free helmet")


def test_a_guest_swaps_the_helmet_or_only_watches(came: Came) -> None:
    anna, ota = came(), came()
    link = open_lobby(anna, "me", "open", "steady")
    come_in(ota, link)
    ota.page.locator('[data-take="3"]').click()
    expect(ota.page.locator(".is-mine")).to_have_attribute("data-seat", "3")
    expect(anna.page.locator('.helmet-card[data-seat="2"]')).to_contain_text("Free helmet")
    ota.page.locator("[data-watch]").click()
    expect(ota.page.locator(".is-mine")).to_have_count(0)
    expect(anna.page.locator('.helmet-card[data-seat="3"]')).to_contain_text("Free helmet")


def test_who_finds_no_free_helmet_is_told_so_and_gets_the_next_one(came: Came) -> None:
    anna, ota, late = came(), came(), came()
    link = open_lobby(anna, "me", "open")
    come_in(ota, link)
    late.page.goto(link)
    expect(late.page.locator(".start-bar")).to_contain_text("All helmets are taken: you watch until one is free.")
    ota.page.get_by_role("button", name="Only watch").click()
    late.until(lambda _: late.page.evaluate("window.hotzone.table.you.value.seats") == [2])
    expect(late.page.locator(".start-bar")).not_to_contain_text("All helmets are taken")


def test_a_late_guest_takes_the_helmet_of_an_ai(came: Came) -> None:
    anna, late = came(), came()
    link = open_lobby(anna, "me", "open")
    anna.page.locator("[data-start]").click()
    anna.page.wait_for_selector(".board-cell")
    late.page.goto(link)
    late.page.wait_for_selector("dialog.dialog-room[open]")
    expect(late.page.locator(".seat > div").first).to_have_text(re.compile(r"^\s*Anna\s*here\s*$"))  # a name is not said twice
    late.page.locator(".seat").nth(1).get_by_role("button", name="Take this helmet").click()
    late.until(lambda _: late.page.evaluate("window.hotzone.table.you.value.seats") == [2])


def test_the_guests_come_along_when_the_host_changes_the_set_up(came: Came) -> None:
    anna, ota = came(), came()
    link = open_lobby(anna, "me", "open")
    come_in(ota, link)
    anna.page.locator("[data-change]").click()
    anna.page.wait_for_selector("[data-begin]:not([disabled])")
    anna.page.locator("[data-begin]").click()
    anna.page.wait_for_selector(".lobby")
    new = re.sub(r".*/m/", "", anna.page.url)
    assert new not in link
    ota.page.wait_for_url(f"**/m/{new}")
    ota.page.wait_for_selector(".lobby .helmet-card.is-mine")


def test_the_name_field_of_a_guest_is_as_wide_as_its_card(came: Came) -> None:
    anna, ota = came(), came()
    link = open_lobby(anna, "me", "open")
    ota.page.set_viewport_size({"width": 390, "height": 844})
    ota.settle(language="ru")
    come_in(ota, link)
    measure = """() => ['.name-field', '.is-mine'].map((one) => document.querySelector(one).getBoundingClientRect().width)"""
    field, card = ota.page.evaluate(measure)
    assert field > 0.7 * card
    assert "Том (вы)" in ota.page.locator(".company", has_text="Сейчас здесь").inner_text()  # who gave no name has the helmet's
    wide = """() => [...document.querySelectorAll('.lobby *')]
      .filter((one) => one.checkVisibility() && !one.closest('svg, .only-heard'))
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.outerHTML.slice(0, 90))"""
    assert ota.page.evaluate(wide) == []


def test_a_guest_who_has_never_played_is_advised_at_the_table_and_may_send_the_coach_away(came: Came) -> None:
    anna, ota = came(), came()
    link = open_lobby(anna, "me", "open")
    come_in(ota, link)
    expect(ota.page.locator(".start-bar")).to_contain_text("A coach helps.")  # what the lobby promises, the table keeps
    expect(ota.page.locator("[data-coach]")).to_have_attribute("aria-pressed", "true")
    anna.page.locator("[data-start]").click()
    for hands in (anna, ota):
        hands.page.wait_for_selector(".board-cell")
        start_as_suggested(hands)
    anna.wait()
    anna.page.locator("button[data-end]").click()
    ota.page.wait_for_selector(".hint-card [data-play-line]")
    assert not anna.page.locator(".hint-card").count()  # the host has not asked for it
    ota.page.locator(".hint-card [data-coach-off]").click()
    ota.page.wait_for_selector(".hint-card", state="detached")


def test_a_guest_who_has_played_is_promised_no_coach_but_can_call_it(came: Came) -> None:
    anna, ota = came(), came()
    ota.settle(matches=[{"code": "old-one-1", "over": True}])
    come_in(ota, open_lobby(anna, "me", "open"))
    expect(ota.page.locator(".start-bar")).to_contain_text("when everybody is ready")
    expect(ota.page.locator(".start-bar")).not_to_contain_text("coach")
    ota.page.locator("[data-coach]").click()
    expect(ota.page.locator("[data-coach]")).to_have_attribute("aria-pressed", "true")
    expect(ota.page.locator(".start-bar")).to_contain_text("A coach helps.")


def test_a_host_without_a_name_is_called_by_the_helmet_everywhere(came: Came) -> None:
    anna, ota = came(), came()
    link = open_lobby(anna, "me", "open", name="")
    come_in(ota, link)
    expect(anna.page.locator(".is-mine")).to_contain_text("Without a name you are Mira.")
    expect(anna.page.locator(".is-mine .ready-tag")).to_have_count(0)  # nobody calls an empty field ready
    expect(anna.page.locator(".company li").first).to_contain_text("Mira (you)")
    expect(ota.page.locator(".lobby-stage-tag")).to_have_text("Mira invites you")
    expect(ota.page.locator(".start-bar")).to_contain_text("Mira starts the match")
    anna.page.locator("[data-start]").click()
    ota.page.wait_for_selector(".board-cell")
    ota.page.locator("header .pill").click()
    ota.page.wait_for_selector("dialog.dialog-room[open]")
    assert ota.page.locator("dialog .people li").first.inner_text().split() == ["Mira", "host"]


@by_language(
    "chooses waits",
    en=("Anna chooses a space outside the house.", "it is not your turn"),
    ru=("Квадрат вне здания выбирает Anna.", "сейчас не ваш ход"),
    cs=("Pole vně budovy vybírá Anna.", "není tvůj tah"),
    it=("Anna sceglie uno spazio fuori dall’edificio.", "non è il tuo turno"),
)
def test_who_waits_is_told_who_decides_once_and_knows_the_own_helmet(came: Came, language: str, chooses: str, waits: str) -> None:
    anna, ota = came(), came()
    ota.settle(language=language)
    link = open_lobby(anna, "me", "open", "open")
    come_in(ota, link)
    anna.page.locator("[data-start]").click()
    ota.page.wait_for_selector(".board-cell")
    expect(ota.page.locator(".question p")).to_contain_text(chooses)
    expect(ota.page.locator("#end-words")).to_have_text(waits)
    expect(ota.page.locator(".idle")).to_have_count(0)  # the question has named who decides
    assert ota.page.locator(".hero-tag").count() == 0
    assert ota.page.locator(".mate.is-mine").count() == 1
    assert ota.page.locator(".mate").nth(1).get_attribute("class").split()[1:2] == ["is-mine"]  # type: ignore[union-attr]
    anna.wait()
    expect(anna.page.locator(".mate").first).to_contain_text("Firefighter, you")
    expect(anna.page.locator("[data-place-crew]")).to_have_text("Place me")  # the others place themselves
    anna.page.set_viewport_size({"width": 390, "height": 844})
    anna.page.locator("[data-place-crew]").click()


def test_a_phone_says_that_it_is_my_turn_and_which_helmet_is_mine(came: Came) -> None:
    anna, ota = came(), came()
    link = open_lobby(anna, "me", "open")
    for hands in (anna, ota):
        hands.page.set_viewport_size({"width": 390, "height": 844})
    come_in(ota, link)
    anna.page.locator("[data-start]").click()
    for hands in (anna, ota):
        hands.page.wait_for_selector(".board-cell")
        start_as_suggested(hands)
    anna.wait()
    expect(anna.page.locator(".crumb-title .turn-badge")).to_be_visible()
    expect(anna.page.locator(".crumb-title .turn-badge")).to_have_text("Your turn")
    expect(ota.page.locator(".turn-badge")).to_have_count(0)
    expect(ota.page.locator(".mate.is-mine .mate-you")).to_be_visible()
