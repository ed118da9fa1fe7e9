"""The set-up: a game in one click, and everything that can be played at all can be chosen, with reasons for what cannot."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.hands import Hands
from tests.web.servers import server

BOARDS = ("base-front", "base-back", "brownstone", "high-rise", "hotel", "villa")
SCENARIOS = ("volunteers", "unmarked-hazmat", "broken-deck-gun", "arson")
MORE_SCENARIOS = ("true-heroes", "friend-in-need", "hottest-spot", "save-the-structure")
SPECIALISTS = ("paramedic", "captain", "imaging", "cafs", "hazmat", "generalist", "rescue", "driver", "engineer")


@pytest.fixture
def address() -> Iterator[str]:
    with server() as found:  # of its own: an address may begin only so many matches in a while
        yield found


class Wizard:
    """Somebody at the set-up."""

    def __init__(self, hands: Hands) -> None:
        self.hands, self.page = hands, hands.page

    def open(self, *choices: str) -> None:
        """The set-up with some options ticked, in this order."""
        self.page.goto(self.hands.address + "/rules")
        self.page.evaluate("localStorage.removeItem('hotzone.setup')")
        self.page.goto(self.hands.address + "/new")
        self.page.wait_for_selector("[data-begin]:not([disabled])")
        for choice in choices:
            self.tick(choice)

    def tick(self, value: str) -> None:
        self.page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
        self.page.locator(f'input[value="{value}"]').check()
        self.settle()

    def settle(self) -> None:
        """Until the server has answered."""
        self.page.wait_for_timeout(350)

    def begin(self) -> str:
        """Begin, and say how the match was set up."""
        self.page.locator("[data-begin]:not([disabled])").click()
        self.page.wait_for_selector(".cell")
        self.hands.wait()
        return str(self.page.evaluate("window.hotzone.table.room.value.setup"))


@pytest.fixture
def wizard(hands: Hands) -> Wizard:
    hands.settle(still=True)
    return Wizard(hands)


def test_a_quick_game_begins_with_one_click(hands: Hands) -> None:
    hands.page.goto(hands.address + "/")
    hands.page.locator("[data-quick]").click()
    hands.page.wait_for_selector(".cell")
    assert hands.wait()["stage"] == "placing"


@pytest.mark.parametrize("edition", ["en", "ru", "cs", "it"])
def test_buildings_are_set_up_in_each_edition(wizard: Wizard, edition: str) -> None:
    for board in BOARDS if edition == "en" else ("base-back", "villa"):
        wizard.open("experienced", board, *([edition] if edition != "en" else []))
        setup = wizard.begin().split()
        assert f"board={board}" in setup
        assert edition == "en" or f"edition={edition}" in setup


@pytest.mark.parametrize("names", [SCENARIOS, MORE_SCENARIOS])
def test_every_scenario_is_set_up(wizard: Wizard, names: tuple[str, ...]) -> None:
    for name in names:
        wizard.open("experienced", name)
        assert f"scenarios={name}" in wizard.begin()


@pytest.mark.parametrize("crew", [SPECIALISTS[:5], SPECIALISTS[5:]])
def test_every_specialist_joins_a_crew(wizard: Wizard, crew: tuple[str, ...]) -> None:
    wizard.open("experienced", "brownstone")
    for name in crew:
        wizard.page.locator(f'section:has-text("Crew") input[type=checkbox][value="{name}"]').last.check()
        wizard.settle()
    assert f"crew={','.join(crew)}" in wizard.begin()


def test_what_does_not_go_together_cannot_be_chosen_and_says_why(wizard: Wizard) -> None:
    wizard.open()
    heroes = wizard.page.locator(".opt", has_text="True heroes")
    wizard.settle()
    assert heroes.locator("input").is_disabled()
    assert "experienced game" in heroes.locator(".whynot").inner_text()
    tower = wizard.page.locator(".opt", has_text="High Rise")
    assert tower.locator("input").is_disabled()
    assert "HIGHRISE-SETUP-09" in tower.inner_text()
    wizard.tick("experienced")
    assert tower.locator("input").is_enabled()
    wizard.tick("unmarked-hazmat")
    arson = wizard.page.locator(".opt", has_text="Signs of arson")
    assert arson.locator("input").is_disabled()
    assert "contradict" in arson.locator(".whynot").inner_text()


def test_house_rules_levels_and_set_ups_reach_the_match(wizard: Wizard) -> None:
    wizard.open("experienced", "heroic", "simple")
    wizard.page.locator('[data-switch="threat_markers"]').select_option("34")
    wizard.settle()
    setup = wizard.begin()
    assert "level=heroic" in setup
    assert "setup=simple" in setup
    assert "threat_markers=34" in setup


def test_friends_at_this_screen_are_called_by_their_names_and_remembered(wizard: Wizard) -> None:
    wizard.open()
    wizard.page.locator(".seatlist select").nth(1).select_option("here")
    wizard.page.locator(".seatlist input").fill("Zuzana")
    wizard.begin()
    assert "Zuzana" in wizard.page.locator(".team").inner_text()
    wizard.page.goto(wizard.hands.address + "/new")
    wizard.page.wait_for_selector(".seatlist input")
    assert wizard.page.locator(".seatlist input").input_value() == "Zuzana"


@pytest.mark.parametrize(
    ("choices", "expected"),
    [((), "hearts=3"), (("1",), "board=reactor"), (("dealt", "choose", "hidden"), "cast=dealt starts=choose memory=hidden")],
)
def test_reactor_is_set_up_with_its_own_choices(wizard: Wizard, choices: tuple[str, ...], expected: str) -> None:
    wizard.open("reactor", *choices)
    assert expected in wizard.begin()


def test_three_play_reactor_with_a_doctor(wizard: Wizard) -> None:
    wizard.open("reactor")
    wizard.page.locator("input[type=range]").fill("3")
    wizard.settle()
    wizard.tick("doctor")
    assert "players=3 third=doctor" in wizard.begin()
