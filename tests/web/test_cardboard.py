"""What the cardboard shows is on the board, cards can be read, and everybody sees what is played."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import hotzone
from tests.languages import by_language, each_language
from tests.server.following import SHOWN
from tests.web.hands import Hands
from tests.web.scenes import CALM, scene

EXPERIENCED: dict[str, object] = {
    "rules": "experienced",
    "crew": "rescue,captain",
    "edition": "ru",
    "level": "veteran",
    "scenarios": "broken-deck-gun",
}


def texts(hands: Hands, what: str) -> list[str]:
    return [one.strip() for one in hands.page.locator(what).all_inner_texts()]


def test_the_family_board_shows_parking_places_and_arrows(hands: Hands) -> None:
    hands.settle(still=True)
    hands.begin()
    board = hands.page.evaluate(
        """(() => { const board = window.hotzone.table.board.value;
          return { bays: board.parking.engine.length + board.parking.ambulance.length,
            arrows: board.spaces.filter((one) => one.arrow).length }; })()"""
    )
    assert board["bays"] == 8
    assert hands.page.locator(".board-plan .parking-bay").count() == board["bays"]
    assert hands.page.locator(".board-plan .call-arrow").count() == board["arrows"] == 48
    assert hands.page.locator(".quarter").count() == 0
    hands.page.get_by_role("button", name="What is drawn").click()
    hands.page.locator(".drawings").first.wait_for()  # the legend's file comes when it is wanted
    names = " ".join(hands.page.locator(".drawings").all_inner_texts())
    assert "place of the engine" in names
    assert "goes on along the arrow" in names


def test_two_floors_carry_their_marks_and_without_an_engine_ladders_lie_on_its_places(hands: Hands) -> None:
    hands.settle(still=True)
    hands.begin({"board": "villa"})
    assert hands.page.locator(".board-mark text").all_text_contents() == ["A1", "A2"]
    assert hands.page.locator('.board-plan[data-floor="1"] .ladder').count() == 4
    letters = hands.page.evaluate(
        """[...document.querySelectorAll('.floor-sign circle + text')].map((one) => one.textContent.trim())"""
    )
    assert letters == ["S", "S"]


def parking() -> str:
    """The record of a match in the villa in which the crew stands and the vehicles are to be parked."""
    match = hotzone.new("fire", seed=3, rules="experienced", board="villa", crew="generalist,rescue")
    while match.view()["stage"] != "parking":
        match.play(match.legal()[0])
    return match.record()


@by_language(
    "places",
    en=["Engine: north side", "Engine: south side"],
    ru=["Пожарная машина: с севера", "Пожарная машина: с юга"],
    cs=["Hasičský vůz: severní strana", "Hasičský vůz: jižní strana"],
    it=["Autopompa: lato nord", "Autopompa: lato sud"],
)
def test_a_parking_place_is_called_by_its_side_alone(hands: Hands, language: str, places: list[str]) -> None:
    hands.settle(still=True, language=language)
    hands.open(parking())
    expect(hands.page.locator(".action-list .action-name")).to_have_text(places)


def test_what_lies_on_a_stair_is_told_without_a_coordinate(hands: Hands) -> None:
    hands.settle(still=True)
    hands.open(scene({"board": "villa", "rules": "experienced", "crew": "generalist,rescue"}, ["7,3", "7,3"], {}))
    hands.page.evaluate("window.hotzone.planner.tap('2,2')")
    card = hands.page.locator(".choices")
    expect(card).to_contain_text("Towards the stair up")
    assert not SHOWN.search(card.inner_text())


# where the name of the dining room stands: its row
ROW = """() => {
  const name = [...document.querySelectorAll('.room-name')].find((one) => one.textContent === 'Dining room');
  const { boxes } = window.hotzone.table.map(), y = Number(name.getAttribute('y'));
  return [5, 6].find((row) => y > boxes.get(`${row},1`).y && y < boxes.get(`${row},1`).y + boxes.get(`${row},1`).h);
}"""


@pytest.mark.parametrize("row", [5, 6])
def test_a_name_of_a_room_hides_no_hot_spot(hands: Hands, row: int) -> None:
    """Where a room has a free row of spaces, its name stands there."""
    hands.settle(still=True)
    luck = {**CALM, "heating": [f"roll {row},{column}" for column in (2, 3, 4)]}
    hands.open(scene({"rules": "experienced", "level": "veteran", "crew": "generalist,rescue"}, ["3,0", "3,0"], luck))
    hands.rest()
    assert hands.page.evaluate("row => Boolean(window.hotzone.table.live.value.view.spaces[`${row},3`].hot_spot)", row)
    assert hands.page.evaluate(ROW) == 11 - row


def test_the_quarters_of_the_deck_gun_are_drawn_where_they_matter(hands: Hands) -> None:
    hands.settle(still=True)
    hands.open(scene({"rules": "experienced", "crew": "driver,captain"}, ["3,0", "3,0"], {}))
    assert hands.page.locator(".quarter").count() == 0
    engine = hands.page.evaluate("window.hotzone.table.shown.value.vehicles.engine[0]")
    hands.page.evaluate("(place) => { window.hotzone.planner.hover.value = place; }", engine)
    assert hands.page.locator(".quarter").count() == 4
    assert hands.page.locator(".quarter.is-aimed").count() >= 1


def test_a_helmet_opens_its_card(hands: Hands) -> None:
    hands.settle(still=True)
    hands.begin(EXPERIENCED)
    hands.page.locator(".mate").first.click()
    card = hands.page.locator(".reading-card").inner_text()
    for line in (
        "Rescue Specialist",
        "4 points a turn",
        "3 more for moving only",
        "Chops for 1 a blow instead of 2.",
        "Water costs double",
    ):
        assert line in card


def test_badges_say_what_is_played_and_what_it_changes(hands: Hands) -> None:
    hands.settle(still=True)
    hands.begin(EXPERIENCED)
    badges = texts(hands, ".top-bar .played-badge")
    assert badges[1:] == ["Experienced game", "Veteran", "Deck gun out of order", "Russian edition"]
    hands.page.locator(".top-bar .played-badge", has_text="Deck gun out of order").click()
    hands.page.get_by_text("No specialist can fire the deck gun in this game.").wait_for()
    assert "SCEN-" not in hands.page.locator(".dialog").inner_text()
    words = hands.page.evaluate("(said) => window.hotzone.table.game.value.result.setupWords(said)", EXPERIENCED)
    assert words == "Veteran · Deck gun out of order · Russian edition"


def test_a_level_and_an_edition_say_what_they_are(hands: Hands) -> None:
    hands.settle(still=True)
    hands.begin({"rules": "experienced", "level": "veteran", "crew": 2})
    said = {}
    for badge in ("level", "edition"):
        hands.page.evaluate("badge => { window.hotzone.dialog.value = { kind: 'badge', badge }; }", badge)
        said[badge] = hands.dialog().inner_text()
    assert "four hazmats" in said["level"]
    assert "Recruit" not in said["level"]  # of this level alone
    assert not said["edition"].strip().endswith(":")  # something follows, or nothing is promised


@each_language
def test_no_row_of_an_edition_has_two_colons(hands: Hands, language: str) -> None:
    hands.settle(still=True, language=language)
    hands.begin({"rules": "experienced", "edition": "ru", "crew": 2})
    hands.page.evaluate("window.hotzone.dialog.value = { kind: 'badge', badge: 'edition' }")
    assert "::" not in hands.dialog().inner_text()


def test_where_nobody_is_to_be_found_no_calls_are_counted(hands: Hands) -> None:
    """A-65: to save the structure there are no points of interest."""
    hands.settle(still=True)
    counts = "window.hotzone.table.game.value.counts(window.hotzone.table.shown.value).map((one) => one.id)"
    hands.begin({"rules": "experienced", "level": "veteran", "crew": 2, "scenarios": "save-the-structure"})
    assert hands.page.evaluate(counts) == ["threats_left", "hot_spots_left"]
    hands.begin({"rules": "experienced", "level": "veteran", "crew": 2})
    assert "poi_left" in hands.page.evaluate(counts)


def test_cards_can_be_read_before_one_is_chosen(hands: Hands) -> None:
    hands.settle(still=True)
    hands.begin({"rules": "experienced", "crew": 2})
    assert hands.look()["stage"] == "crewing"
    hands.page.locator(".card-row .chip", has_text="Imaging Technician").click()
    assert "Turns up a call, however far away: 1." in hands.page.locator(".reading-card").inner_text()
