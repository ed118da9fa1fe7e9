"""States of a table that people meet in a first match, each opened from nothing: for tests of looks and for pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import hotzone
from tests.web.hands import Hands

MAKE = """(order) => fetch('/api/matches', { method: 'POST', body: JSON.stringify(order) }).then((answer) => answer.json())"""
SPOKEN = "window.hotzone.table.coach.hint.value?.seq === window.hotzone.table.live.value.seq"


@cache
def ended(game: str = "fire", **settings: Any) -> str:
    """The record of a match in which nobody does anything."""
    found = hotzone.new(game, seed=3, **settings)
    for _ in range(2000):
        if found.match.actor < 0:
            return str(found.record())
        legal = [str(one) for one in found.legal()]
        found.play("end" if "end" in legal else legal[0])
    raise AssertionError("the match does not end")


def crew_of_three(hands: Hands, **settings: Any) -> None:
    """The first turn of an experienced crew of three."""
    match = hotzone.new("fire", seed=5, rules="experienced", **settings)
    while match.view()["stage"] != "acting":
        match.play(match.legal()[0])
    hands.open(str(match.record()), 3)


def end_page(hands: Hands, game: str = "fire", seats: int = 2, **settings: Any) -> None:
    """The end page of a match in which nobody does anything."""
    hands.open(ended(game, **settings), seats)
    hands.page.wait_for_selector(".end-page")


def placing(hands: Hands) -> None:
    """A first rescue: where to start."""
    hands.go("/first")
    hands.page.wait_for_selector("[data-place-crew]")
    hands.wait()


def first_turn(hands: Hands) -> None:
    """The first turn, with what the coach says."""
    placing(hands)
    hands.page.locator("[data-place-crew]").click()
    hands.until(lambda found: found.get("stage") == "acting" and bool(found["legal"]))
    hands.page.wait_for_selector("[data-play-line]")


def unfolded(hands: Hands) -> None:
    """A hint with its reason and its odds."""
    first_turn(hands)
    for fold in ("why", "odds"):
        hands.page.locator(f"[data-fold={fold}]").click()


def at_the_door(hands: Hands) -> None:
    """Two steps from a fire, without a coach."""
    hands.begin(seats=2)
    hands.place_crew()
    hands.page.wait_for_selector(".reach-dot")


def end_turn(hands: Hands) -> None:
    """End a turn with points left: once, and once more because one is asked whether one is sure."""
    hands.page.evaluate("() => { window.hotzone.endTurn(); window.hotzone.endTurn(); }")


def fire_menu(hands: Hands) -> None:
    """What a click on a fire offers."""
    at_the_door(hands)
    hands.space("3,2").click()
    hands.page.wait_for_selector(".choices .action")


def stuck(hands: Hands) -> None:
    """In the fire: why the turn cannot end, and the ways out."""
    fire_menu(hands)
    hands.page.locator(".choices .is-risky").click()
    hands.page.wait_for_selector(".stuck-card")


def card(hands: Hands) -> None:
    """A specialist's card over an experienced match."""
    crew_of_three(hands, level="recruit", crew="engineer,paramedic,rescue", engineer="yes")
    hands.page.locator(".mate").first.click(force=True)
    hands.page.wait_for_selector("dialog .reading-card")


def told(hands: Hands) -> None:
    """A fire phase that is paused in the middle."""
    at_the_door(hands)
    end_turn(hands)
    hands.page.wait_for_selector(".story-card")
    hands.page.evaluate("window.hotzone.table.story.toggle()")


def second_turn(hands: Hands) -> None:
    """After a fire phase: dice and "again" stand beside the steps of the turn."""
    at_the_door(hands)
    before = hands.look()
    end_turn(hands)
    hands.until(lambda found: found["turn"] > before["turn"] and bool(found["legal"]))


def lost(hands: Hands) -> None:
    """The end page of a lost match."""
    end_page(hands, crew=2)


def replayed(hands: Hands) -> None:
    """The replay of that match."""
    lost(hands)
    hands.page.locator(".end-page [data-replay=start]").click()
    hands.page.wait_for_selector(".play .replay-bar [data-replay=branch]")


def lobby(hands: Hands) -> None:
    """The host's lobby with free helmets."""
    hands.go("/")
    hands.page.wait_for_selector("[data-quick]")
    order = {"settings": {"crew": 4}, "seats": ["me", "open", "open", "steady"], "name": "Anna", "lobby": True}
    hands.go(f"/m/{hands.page.evaluate(MAKE, order)['code']}")
    hands.page.wait_for_selector(".lobby .helmet-card")


def invited(hands: Hands) -> None:
    """The same lobby by its link, as a guest who has not said a name."""
    hands.go("/")
    hands.page.wait_for_selector("[data-quick]")
    order = {"settings": {"crew": 3}, "seats": ["me", "open", "open"], "name": "Anna", "lobby": True}
    code = hands.page.evaluate(MAKE, order)["code"]
    hands.page.context.clear_cookies()
    hands.page.goto(f"{hands.address}/m/{code}")
    hands.page.wait_for_selector(".lobby .helmet-card.is-mine")


def dialog(kind: str) -> Callable[[Hands], None]:
    """A dialog over the first turn."""

    def opened(hands: Hands) -> None:
        at_the_door(hands)
        hands.page.evaluate("kind => { window.hotzone.dialog.value = { kind }; }", kind)
        hands.page.wait_for_selector("dialog .dialog-body > *")

    return opened


def sheet(name: str) -> Callable[[Hands], None]:
    """A tab of the phone's bottom row."""

    def opened(hands: Hands) -> None:
        at_the_door(hands)
        hands.page.evaluate("name => { const ui = window.hotzone; ui.sheet.value = ui.tab.value = name; }", name)

    return opened


def reactor(hands: Hands) -> None:
    """Reactor, the first turn."""
    hands.begin(seats=4, game="reactor")


def reactor_lost(hands: Hands) -> None:
    """The end page of Reactor."""
    end_page(hands, "reactor", seats=4)


def two_floors(hands: Hands) -> None:
    """A house of two floors, experienced."""
    crew_of_three(hands, board="hotel", crew=3)


def scenario(hands: Hands) -> None:
    """A scenario of the experienced game: four counters over the board."""
    crew_of_three(hands, level="veteran", crew=3, scenarios="arson")


def scenario_lost(hands: Hands) -> None:
    """The end page of that scenario, with four badges."""
    end_page(hands, rules="experienced", level="veteran", crew=2, scenarios="arson")


def reactor_advised(hands: Hands) -> None:
    """A first rescue of Reactor: tokens in hand, and what the coach says."""
    hands.go("/first/reactor")
    hands.page.wait_for_selector("[data-play-line]")


STATES: dict[str, Callable[[Hands], None]] = {
    "placing": placing,
    "first turn": first_turn,
    "hint unfolded": unfolded,
    "fire menu": fire_menu,
    "stuck": stuck,
    "card": card,
    "told": told,
    "second turn": second_turn,
    "lost": lost,
    "replay": replayed,
    "lobby": lobby,
    "invited": invited,
    "room": dialog("room"),
    "settings": dialog("settings"),
    "keys": dialog("keys"),
    "legend": dialog("legend"),
    "log": sheet("log"),
    "team": sheet("team"),
    "chat": sheet("chat"),
    "reactor": reactor,
    "reactor lost": reactor_lost,
    "two floors": two_floors,
    "scenario": scenario,
    "scenario lost": scenario_lost,
    "reactor advised": reactor_advised,
}
