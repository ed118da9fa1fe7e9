"""Several browsers at one table: lost lines, a killed server, strangers, return links; no page breaks its own policy."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.hands import Came, Hands
from tests.web.servers import Line, Server

BEGIN = """async (order) => {
  const answer = await fetch('/api/matches', { method: 'POST', body: JSON.stringify(order) });
  return answer.json();
}"""
MY_TURN = re.compile("^● Your turn")
SEND = "(message) => window.hotzone.table.line.send(message).then(() => 'done', (error) => error.code)"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    found = Server(tmp_path / "online.sqlite")
    yield found
    found.kill()


def begin(hands: Hands, *seats: str) -> dict[str, Any]:
    """Set a match up in one's own browser, without a return link."""
    hands.go("/")
    hands.page.wait_for_selector("[data-quick]")
    made: dict[str, Any] = hands.page.evaluate(BEGIN, {"settings": {"crew": len(seats)}, "seats": list(seats), "name": "Mira"})
    hands.go(f"/m/{made['code']}")
    hands.page.wait_for_selector(".board-cell")
    return made


def join(hands: Hands, code: str, seat: int) -> None:
    """Open the invitation and take a helmet."""
    hands.page.goto(f"{hands.address}/m/{code}")
    hands.page.wait_for_selector(".board-cell")
    hands.page.wait_for_selector("dialog.dialog-room[open]")  # free helmets are shown at once
    hands.page.locator(".seat").nth(seat - 1).get_by_role("button", name="Take this helmet").click()
    until(hands, "table.you.value.seats.length > 0")
    hands.page.keyboard.press("Escape")


def until(hands: Hands, words: str) -> None:
    """Wait until something is true of the table."""
    asked = f"(() => {{ const table = window.hotzone?.table; return Boolean(table?.live.value && ({words})); }})()"
    hands.until(lambda _: bool(hands.page.evaluate(asked)))


def at(hands: Hands, seq: int) -> None:
    until(hands, f"table.live.value.seq >= {seq}")


def both_placed(mira: Hands, ota: Hands) -> int:
    """Each puts their own firefighter on the board; the number of the table then."""
    for hands in (mira, ota):
        found = hands.wait()
        hands.space("3,0").click()
        at(hands, found["seq"] + 1)
    at(mira, 2)
    return 2


def test_two_browsers_play_and_one_loses_its_line_and_reads_on(came: Came, server: Server) -> None:
    line = Line(server.port)
    try:
        mira, ota = came(server.address), came(line.address)
        mira.page.add_init_script(
            "globalThis.turns = []; document.addEventListener('hotzone-your-turn', (event) => turns.push(event.detail))"
        )
        made = begin(mira, "me", "open")
        join(ota, made["code"], 2)
        seq = both_placed(mira, ota)
        expect(mira.page).to_have_title(MY_TURN)
        assert not ota.page.title().startswith("● Your turn")
        line.cut()
        ota.page.wait_for_selector(".lost")
        mira.wait()
        mira.space("3,1").click()
        at(mira, seq + 1)
        mira.page.locator("button[data-end]").click()
        until(mira, "table.live.value.view.actor === 2")
        assert ota.look()["seq"] == seq
        line.mend()
        until(ota, "table.live.value.view.actor === 2")
        ota.page.wait_for_selector(".lost", state="detached")
        found = ota.wait()
        assert found["legal"]
        expect(ota.page).to_have_title(MY_TURN)
        assert mira.page.evaluate("window.hotzone.table.live.value.view") == ota.page.evaluate(
            "window.hotzone.table.live.value.view"
        )
        ota.page.locator("button[data-end]").click()
        until(mira, "table.live.value.view.actor === 1")
        mira.wait()
        mira.page.wait_for_function("globalThis.turns.length > 2")  # once the story is told
        told = mira.page.evaluate("globalThis.turns")
        assert [one["seat"] for one in told] == [1, 1, 1]  # placing, the first turn, the next: told each time
        assert told[-1]["alone"] is False
    finally:
        line.close()


def test_a_server_that_is_killed_and_started_anew_is_come_back_to_by_both_pages(came: Came, server: Server) -> None:
    mira, ota = came(server.address), came(server.address)
    made = begin(mira, "me", "open")
    join(ota, made["code"], 2)
    seq = both_placed(mira, ota)
    mira.page.evaluate(SEND, {"type": "say", "text": "<img src=x onerror=alert(1)>"})
    server.kill()
    mira.page.wait_for_selector(".lost")
    ota.page.wait_for_selector(".lost")
    server.start()
    for hands in (mira, ota):
        hands.page.wait_for_selector(".lost", state="detached")
        assert hands.look()["seq"] == seq
    mira.wait()
    mira.space("3,1").click()
    at(ota, seq + 1)
    assert ota.page.evaluate("window.hotzone.table.room.value.seats.map((one) => one.here)") == [True, True]
    ota.page.reload()
    ota.page.wait_for_selector(".board-cell")
    ota.page.get_by_role("tab", name="Chat").click()
    assert ota.page.locator(".talk").inner_text() == "Mira <img src=x onerror=alert(1)>"  # text, kept over the restart
    assert ota.page.evaluate("window.hotzone.table.you.value.seats") == [2]


def test_a_strangers_browser_cannot_act_and_knows_no_secret(came: Came) -> None:
    mira, eve = came(), came()
    made = begin(mira, "me", "me")
    eve.page.goto(f"{eve.address}/m/{made['code']}")
    eve.page.wait_for_selector(".board-cell")
    assert eve.page.evaluate("document.cookie") == ""
    assert eve.page.evaluate("window.hotzone.table.legal.value") == []
    for message in (
        {"type": "act", "seq": 0, "text": "place 3,0"},
        {"type": "undo", "seq": 0},
        {"type": "sit", "seat": 1},
        {"type": "take", "seat": 1},
        {"type": "give", "seat": 1, "bot": "random"},
        {"type": "link", "seat": 1},
        {"type": "kick", "person": 1},
        {"type": "set", "watchers": False},
    ):
        assert eve.page.evaluate(SEND, message) in ("no-seat", "seat-taken", "not-your-seat", "only-watching", "not-host")
    eve.page.goto(f"{eve.address}/m/{made['code']}#{'x' * 22}")  # a link that nobody gave
    eve.page.reload()
    eve.page.wait_for_selector(".board-cell")
    assert eve.page.evaluate("window.hotzone.table.you.value.seats") == []
    assert mira.wait()["seq"] == 0
    assert mira.page.evaluate("window.hotzone.table.room.value.dice.seed") is None


def test_a_return_link_brings_the_seats_to_another_device_and_no_secret_stays_in_a_page(came: Came) -> None:
    mira, phone, friend = came(), came(), came()
    mira.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    made = begin(mira, "me", "me")
    mira.page.locator("header .pill").click()
    assert mira.page.locator("img.qr-code").evaluate("(qr) => qr.decode().then(() => qr.naturalWidth)") > 50
    for what in ("return", "seat-2"):
        mira.page.locator(f'[data-copy="{what}"]').click()
        mira.page.locator(f'[data-copy="{what}"]', has_text="Copied").wait_for()
        link = mira.page.evaluate("navigator.clipboard.readText()")
        assert re.fullmatch(rf"{mira.address}/m/{made['code']}#[\w-]{{22}}", link)
        hands, seats = (phone, [1, 2]) if what == "return" else (friend, [2])
        hands.page.goto(link)
        hands.page.wait_for_selector(".board-cell")
        assert hands.page.evaluate("window.hotzone.table.you.value.seats") == seats
        assert "#" not in hands.page.url
        hands.page.reload()
        hands.page.wait_for_selector(".board-cell")
        assert hands.page.evaluate("window.hotzone.table.you.value.seats") == seats
        kept = hands.page.evaluate("JSON.stringify([localStorage, sessionStorage])")
        assert link.split("#")[1] not in kept
    until(mira, "table.you.value.seats.length === 1")


def test_a_link_to_a_moment_opens_there_and_the_match_goes_on(came: Came) -> None:
    mira, eve = came(), came()
    made = begin(mira, "me")
    mira.wait()
    mira.space("3,0").click()
    at(mira, 1)
    eve.page.goto(f"{eve.address}/m/{made['code']}#at=0")
    eve.page.wait_for_selector(".board-cell")
    until(eve, "table.at.value === 0 && table.shown.value.stage === 'placing'")
    eve.page.get_by_role("button", name="Copy link").wait_for()
    eve.page.get_by_role("button", name="To live").click()
    until(eve, "table.at.value === null && table.shown.value.stage === 'acting'")


def test_every_page_keeps_its_policy_and_the_listener_hears_a_breach(came: Came) -> None:
    mira = came()
    made = begin(mira, "me")
    for path in ("/", "/new", "/log", "/rules/fire", "/rules/reactor", f"/m/{made['code']}"):
        mira.page.goto(mira.address + path)
        mira.page.wait_for_selector("main h1, .board-cell")
        mira.rest()
        assert mira.page.evaluate("globalThis.broken") == [], path
    for kind in ("room", "settings", "keys", "text"):
        mira.page.evaluate("kind => { window.hotzone.dialog.value = { kind }; }", kind)
        mira.page.wait_for_selector("dialog[open]")
    assert mira.page.evaluate("globalThis.broken") == []
    found = mira.page.evaluate("""() => new Promise((done) => {
      document.addEventListener('securitypolicyviolation', (event) => { globalThis.broken = []; done(event.violatedDirective); });
      try { document.body.insertAdjacentHTML('beforeend', '<b>markup</b>'); } catch { /* refused, as it should be */ }
    })""")
    assert found == "require-trusted-types-for"
