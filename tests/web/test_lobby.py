"""The lobby in several browsers: invitation, names, ready, free helmets, start, late guests, another set-up."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

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


def test_a_late_guest_takes_the_helmet_of_an_ai(came: Came) -> None:
    anna, late = came(), came()
    link = open_lobby(anna, "me", "open")
    anna.page.locator("[data-start]").click()
    anna.page.wait_for_selector(".board-cell")
    late.page.goto(link)
    late.page.wait_for_selector("dialog.dialog-room[open]")
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
    assert "Гость 2" in ota.page.locator(".company", has_text="Сейчас здесь").inner_text()  # a guest in every language
    wide = """() => [...document.querySelectorAll('.lobby *')]
      .filter((one) => one.checkVisibility() && !one.closest('svg, .only-heard'))
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.outerHTML.slice(0, 90))"""
    assert ota.page.evaluate(wide) == []
