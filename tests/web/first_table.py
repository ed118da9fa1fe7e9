"""The way to the first table: a first rescue begun, placed, advised or with a fire at hand, for the tests of its minutes."""

from __future__ import annotations

from tests.web.hands import Hands

SPOKEN = "window.hotzone.table.coach.hint.value?.seq === window.hotzone.table.live.value.seq"


def first(hands: Hands, lang: str = "en") -> None:
    hands.settle(still=True, speed=4, language=lang)
    hands.page.goto(hands.address + "/first")
    hands.page.wait_for_selector("[data-place-crew]")
    hands.wait()


def placed(hands: Hands, lang: str = "en") -> None:
    first(hands, lang)
    hands.page.locator("[data-place-crew]").click()
    hands.until(lambda found: found.get("stage") == "acting" and bool(found["legal"]))
    hands.page.wait_for_selector("[data-play-line]")


def advised(hands: Hands) -> None:
    """Until the coach has spoken about the table as it is, or the match is over."""
    hands.until(lambda found: found["result"] != "undecided" or bool(hands.page.evaluate(SPOKEN)))


def burning(hands: Hands) -> None:
    """At the west door, two steps from a fire; the coach is silent."""
    hands.settle(still=True)
    hands.begin(seats=2)
    hands.place_crew()
    hands.page.wait_for_selector(".reach-dot")
