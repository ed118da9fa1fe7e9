"""The coach on the page: hints with a line to play, the risk map, plans of AI seats, requests, the debrief with its jumps."""

from __future__ import annotations

import json
import re
import urllib.request

import pytest

from tests.web.hands import Hands
from tests.web.table_states import ended
from tests.web.test_everybody import everywhere

RISK = "window.hotzone.table.coach.riskMap.found.value.risk"


def sit(hands: Hands, *seats: str, game: str = "fire", **settings: object) -> None:
    """A match with these seats, up to my first turn."""
    hands.settle(still=True, speed=4)
    chosen = {**({"crew": len(seats)} if game == "fire" else {}), **settings}
    asked = {"game": game, "settings": chosen, "seats": seats, "name": "Ann"}
    request = urllib.request.Request(f"{hands.address}/api/matches", json.dumps(asked).encode(), {"Origin": hands.address})
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    hands.page.goto(hands.address + made["return"])
    hands.page.wait_for_selector(".board-cell")
    while (now := hands.wait())["stage"] != "acting":
        hands.page.evaluate("text => window.hotzone.table.act(text)", now["legal"][0])
        hands.after(now["seq"])


def polite(hands: Hands) -> str:
    return " ".join(hands.page.locator("[role=status]").all_inner_texts())


@pytest.mark.parametrize("game", ["fire", "reactor"])
def test_a_hint_is_a_sentence_with_a_line_to_play(hands: Hands, game: str) -> None:
    sit(hands, *["me"] * (2 if game == "fire" else 4), game=game)
    card = hands.page.locator(".hint-card")
    hands.page.locator("[data-tool=hint]").click()
    card.wait_for()
    place = hands.page.evaluate("window.hotzone.table.coach.place()")
    assert hands.page.locator(".coach-spot").count() == (1 if place else 0)
    line = hands.page.evaluate("window.hotzone.table.coach.hint.value.hint.line")
    steps = hands.page.evaluate("window.hotzone.table.coach.advice().map((one) => one.text)")
    assert line[: len(steps)] == steps
    assert line[0] in hands.look()["legal"]
    assert "end" not in steps
    assert hands.page.locator(".hint-card .line-steps li").count() <= len(line)
    assert "%" not in polite(hands)
    card.locator("[data-fold=odds]").click()
    assert "Then, " in card.inner_text()
    hands.page.keyboard.press("h")
    assert card.count() == 0


def test_the_risk_map_shows_the_servers_numbers_and_goes_off_again(hands: Hands) -> None:
    sit(hands, "me", "me")
    hands.page.keyboard.press("r")
    hands.page.wait_for_selector(".risk-pill")
    shown = hands.page.locator(".risk-pill").evaluate_all(
        "all => Object.fromEntries(all.map((one) => [one.dataset.space, [Number(one.dataset.chance), one.textContent.trim()]]))"
    )
    spaces = hands.page.evaluate(f"{RISK}.spaces")
    burning = hands.page.evaluate(
        "Object.entries(window.hotzone.table.shown.value.spaces).filter(([, one]) => one.threat === 'fire').map(([name]) => name)"
    )
    assert set(shown) == {name for name, chance in spaces.items() if chance > 0.005 and name not in burning}
    for name, (chance, text) in shown.items():
        assert chance == spaces[name]
        assert text == f"{spaces[name]:.0%}"
    told = hands.page.locator(".risk-card [role=status]").inner_text()
    assert told.startswith("Most likely")  # words first, the sums folded
    assert "%" not in told
    assert not hands.page.locator(".risk-numbers p").first.is_visible()
    signs = hands.page.locator(".risk-wall text, .risk-person text").all_text_contents()
    assert signs
    assert all(sign.strip().endswith("%") for sign in signs)
    walls = hands.page.evaluate(f"{RISK}.walls")
    drawn = hands.page.locator(".risk-wall").evaluate_all("all => all.map((one) => one.dataset.wall)")
    assert set(drawn) == {name for name, one in walls.items() if one["hit"] > 0.005}
    assert hands.page.locator(".risk-key li").count() == 4
    seq = hands.look()["seq"]
    hands.page.evaluate("window.hotzone.table.act('end')")
    hands.after(seq)
    follows = "window.hotzone.table.coach.riskMap.found.value.seq === window.hotzone.table.live.value.seq"
    hands.until(lambda found: found["seq"] > seq and bool(hands.page.evaluate(follows)))
    hands.page.locator("[data-risk]").click()
    assert hands.page.locator(".risk-pill, .risk-card").count() == 0


def test_reactor_has_its_risk_map_too(hands: Hands) -> None:
    sit(hands, *["me"] * 4, game="reactor")
    hands.page.locator("[data-risk]").click()
    hands.page.wait_for_selector(".risk-pill")
    up = hands.page.evaluate(f"{RISK}.up")
    shown = set(hands.page.locator(".risk-pill").evaluate_all("all => all.map((one) => one.dataset.space)"))
    assert shown >= {name for name, chance in up.items() if chance > 0.005}


def test_an_ai_shows_its_plan_and_says_why(hands: Hands) -> None:
    sit(hands, "me", "steady", "steady")
    hands.page.evaluate("window.hotzone.table.tell({ type: 'set', pace: 3 })")
    hands.page.evaluate("window.hotzone.table.act('end')")
    hands.page.wait_for_selector(".plan-card")
    assert hands.page.locator(".plan-card .is-done").count() >= 1
    assert hands.page.locator('.plan-line[data-plan="bot"]').count() == 1
    entry = hands.page.evaluate("window.hotzone.table.eventLog.line(null).findLast((one) => one.plan?.length > 1)")
    assert re.search(r"(?m)^(Tom|Ota): ", hands.page.locator(".log-card").inner_text())
    if entry["because"].get("id"):
        assert hands.page.locator(".plan-card p").inner_text() in hands.page.locator(".log-card").inner_text()
    assert hands.page.locator(".plan-card").inner_text().count("\n") >= 2


def test_a_request_to_an_ai_is_answered_in_words(hands: Hands) -> None:
    sit(hands, "me", "steady", "crew")
    hands.page.keyboard.press("a")
    hands.page.wait_for_selector(".request-card")
    assert hands.page.locator("[data-mate]").count() == 2
    assert hands.page.locator("[data-ask]").count() == 1  # follow me out
    fire = hands.page.evaluate("Object.entries(window.hotzone.table.shown.value.spaces).find(([, one]) => one.threat)[0]")
    hands.space(fire).click()
    hands.page.locator("[data-ask=put-out]").click()
    hands.page.wait_for_selector(".answer-card")
    answer = hands.page.locator(".answer-card").inner_text()
    assert "Put this fire out" in answer
    assert re.search(r"Tom: .+", answer)
    hands.page.get_by_role("tab", name="Chat").click()
    assert "Put this fire out" in hands.page.locator(".talk").inner_text()


@pytest.mark.full_size
def test_a_teammate_is_asked_in_reactor(hands: Hands) -> None:
    sit(hands, "me", "steady", "steady", "steady", game="reactor", hearts=3)
    hands.page.keyboard.press("a")
    hands.page.wait_for_selector(".request-card")
    assert "Point at a cell." in hands.page.locator(".request-card").inner_text()
    assert hands.page.locator("[data-mate]").count() == 3
    place = hands.page.evaluate("Object.entries(window.hotzone.table.shown.value.cells).find(([, one]) => one.tile && !one.up)[0]")
    hands.space(place).click()
    assert hands.page.locator("[data-ask]").evaluate_all("all => all.map((one) => one.dataset.ask)") == ["leave-tile", "come"]
    assert everywhere(hands, "asking in Reactor") == []
    hands.page.set_viewport_size({"width": 1440, "height": 900})
    hands.page.locator("[data-ask=leave-tile]").click()
    hands.page.wait_for_selector(".answer-card")
    answer = hands.page.locator(".answer-card").inner_text()
    assert f"Leave this tile to me: {place}" in answer
    assert re.search(r"\w+: .+", answer)


@pytest.mark.full_size
@pytest.mark.parametrize("game", ["fire", "reactor"])
def test_a_debrief_jumps_to_its_turning_points(hands: Hands, game: str) -> None:
    hands.settle(still=True, speed=4)
    hands.open(ended(crew=1) if game == "fire" else ended(game), 1 if game == "fire" else 4)
    hands.page.locator("[data-next=debrief]").click()
    hands.page.wait_for_selector(".curve polyline")
    found = hands.page.evaluate("window.hotzone.table.coach.debrief.value")
    assert found["turning_points"]
    assert hands.page.locator(".turning-point").count() >= len(found["turning_points"])
    assert all(moment["better"]["line"] for moment in found["lapses"])
    if any(moment["better"] for moment in (*found["turning_points"], *found["lapses"])):
        hands.page.wait_for_selector(f'dialog[open] .lines a[href^="/rules/{game}/"]')  # what would have been better, in the book
    violations = everywhere(hands, "debrief", inside="dialog[open]")
    hands.page.set_viewport_size({"width": 1440, "height": 900})
    hands.page.locator('dialog[open] [data-point="0"]').focus()
    hands.page.keyboard.press("Enter")
    hands.page.wait_for_selector(".point-card")
    assert hands.page.evaluate("window.hotzone.table.at.value") == found["turning_points"][0]["seq"]
    assert hands.page.locator("dialog[open]").count() == 0
    assert hands.page.locator("svg.is-past").count() == 1
    violations += everywhere(hands, "turning point")
    hands.page.set_viewport_size({"width": 1440, "height": 900})
    hands.page.locator("[data-back]").click()
    hands.page.wait_for_selector("dialog .curve")
    assert hands.page.evaluate("window.hotzone.table.at.value") is None
    assert violations == []


@pytest.mark.full_size
def test_hint_risk_map_and_request_have_no_axe_violation(hands: Hands) -> None:
    sit(hands, "me", "steady")
    hands.page.keyboard.press("h")
    hands.page.wait_for_selector(".hint-card")
    hands.page.keyboard.press("r")
    hands.page.wait_for_selector(".risk-pill")
    hands.page.keyboard.press("a")
    hands.page.wait_for_selector(".request-card")
    assert everywhere(hands, "coach") == []


def test_seats_go_to_a_good_ai_and_all_of_them_are_offered(hands: Hands) -> None:
    hands.settle(still=True)
    hands.page.goto(f"{hands.address}/new")
    hands.page.get_by_role("button", name="The others AI").click()
    seat = hands.page.locator(".seat-list select").nth(1)
    assert seat.input_value() == "steady"
    offered = seat.locator("option").evaluate_all("all => all.map((one) => one.value)")
    assert offered == ["me", "here", "open", "chief", "crew", "steady", "rookie", "greedy", "random"]
    assert "plays well and fast" in hands.page.locator(".seat-list li").nth(1).inner_text()
