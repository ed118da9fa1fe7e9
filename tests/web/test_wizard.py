"""The set-up: a game in one click, and everything that can be played at all can be chosen, with reasons for what cannot."""

from __future__ import annotations

import pytest

from tests.languages import each_edition
from tests.web.hands import Hands

BOARDS = ("base-front", "base-back", "brownstone", "high-rise", "hotel", "villa")
SCENARIOS = ("volunteers", "unmarked-hazmat", "broken-deck-gun", "arson")
MORE_SCENARIOS = ("true-heroes", "friend-in-need", "hottest-spot", "save-the-structure")
SPECIALISTS = ("paramedic", "captain", "imaging", "cafs", "hazmat", "generalist", "rescue", "driver", "engineer")

FORGET = "part('/static/lib/preferences.js').then((kept) => { kept.lastSetup.value = null; kept.ownBox.value = ''; })"


class Wizard:
    """Somebody at the set-up."""

    def __init__(self, hands: Hands) -> None:
        self.hands, self.page = hands, hands.page

    def open(self, *choices: str) -> None:
        """The set-up with some options ticked, in this order."""
        if self.hands.loaded:
            self.page.evaluate(FORGET)
        self.hands.go("/new")
        self.page.wait_for_selector("[data-begin]:not([disabled])")
        for choice in choices:
            self.tick(choice)

    def tick(self, value: str) -> None:
        box = self.page.locator(f'input[value="{value}"]')
        box.wait_for(state="attached")  # a game brings its own steps, perhaps folded
        self.unfold()
        while not box.is_visible():  # what was drawn anew meanwhile is folded again
            self.hands.still()
            self.unfold()
        box.check()
        self.settle()

    def unfold(self) -> None:
        """Open whatever is folded."""
        self.page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")

    def settle(self) -> None:
        """Until the server has answered."""
        self.hands.rest()

    def begin(self) -> str:
        """Begin, and say how the match was set up."""
        self.page.locator("[data-begin]:not([disabled])").click()
        self.page.wait_for_selector(".board-cell")
        self.hands.wait()
        return str(self.page.evaluate("window.hotzone.table.room.value.setup"))


@pytest.fixture
def wizard(hands: Hands) -> Wizard:
    hands.settle(still=True)
    return Wizard(hands)


def test_a_quick_game_begins_with_one_click(hands: Hands) -> None:
    hands.page.goto(hands.address + "/")
    hands.page.locator("[data-quick]").click()
    hands.page.wait_for_selector(".board-cell")
    assert hands.wait()["stage"] == "placing"


@each_edition
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
def test_every_specialist_joins_a_crew_and_cards_leave_the_seats_alone(wizard: Wizard, crew: tuple[str, ...]) -> None:
    wizard.open("experienced", "brownstone")
    wizard.page.locator(".wizard input[type=range]").fill(str(len(crew)))
    wizard.settle()
    wizard.page.locator(".seat-list select").nth(1).select_option("open")
    wizard.tick("here")
    for many, name in enumerate(crew):
        assert wizard.page.locator("[data-begin]").is_disabled()
        assert wizard.page.locator(".begin-bar .is-refused").count() == 1
        assert wizard.page.locator(".seat-list li").count() == len(crew)
        wizard.page.locator(f'input[type=checkbox][value="{name}"]').last.check()
        wizard.settle()
        assert wizard.page.locator(".seat-list select").nth(1).input_value() == "open", many
    more = wizard.page.locator(".step", has_text="Who gets which card").locator("input[type=checkbox]:not(:checked)")
    assert all(one.is_disabled() for one in more.all())  # every seat has its card
    wizard.page.locator("[data-begin]:not([disabled])").click()
    wizard.page.wait_for_selector(".lobby [data-start]")  # a seat is open: somebody is waited for
    assert f"crew={','.join(crew)}" in wizard.page.evaluate("window.hotzone.table.room.value.setup")


def test_cards_are_dealt_at_random_and_anybody_may_start(wizard: Wizard) -> None:
    wizard.open("experienced", "deal")
    wizard.page.locator("[data-starts]").select_option("3")
    wizard.settle()
    setup = wizard.begin().split()
    assert {"cards=deal", "starts=3"} <= set(setup)


def test_a_smaller_crew_and_a_larger_one_again_keep_who_sat_there(wizard: Wizard) -> None:
    wizard.open()
    wizard.page.locator(".seat-list select").nth(3).select_option("open")
    for many in ("2", "4"):
        wizard.page.locator(".wizard input[type=range]").fill(many)
        wizard.settle()
        assert wizard.page.locator(".seat-list li").count() == int(many)
    assert wizard.page.locator(".seat-list select").nth(3).input_value() == "open"


@pytest.mark.parametrize(("language", "edition"), [("ru", "ru"), ("cs", "cs"), ("it", "it"), ("en", "en")])
def test_the_box_is_that_of_the_language_asked_once_and_shown_at_the_table(wizard: Wizard, language: str, edition: str) -> None:
    wizard.hands.settle(language=language)
    wizard.open()
    page = wizard.page
    assert page.locator("fieldset.is-box input:checked").input_value() == edition
    setup = wizard.begin().split()
    assert (f"edition={edition}" in setup) == (edition != "en")
    page.goto(wizard.hands.address + "/new")
    other = "cs" if edition != "cs" else "it"
    page.locator(f'fieldset.is-box input[value="{other}"]').check()
    wizard.settle()
    assert f"edition={other}" in wizard.begin().split()
    words = page.evaluate(f"part('/static/lib/i18n.js').then(({{ t }}) => t('badge-edition', {{ edition: '{other}' }}))")
    assert words in page.locator(".crumb").inner_text()
    page.goto(wizard.hands.address + "/new")
    page.wait_for_selector("[data-box]")  # answered: one line from now on
    assert page.locator("[data-box]").input_value() == other


def test_the_experienced_game_finds_the_side_that_an_edition_wants(wizard: Wizard) -> None:
    wizard.hands.settle(language="ru")
    wizard.open("base-front", "experienced")
    assert "board=base-back" in wizard.begin().split()


def test_ticks_do_not_leak_into_the_next_game(wizard: Wizard) -> None:
    wizard.open("experienced", "unmarked-hazmat", "veteran")
    wizard.page.locator('[data-switch="threat_markers"]').select_option("34")
    wizard.settle()
    wizard.begin()
    wizard.page.goto(wizard.hands.address + "/new")
    wizard.page.wait_for_selector("[data-begin]:not([disabled])")
    assert wizard.page.locator("input[type=checkbox][value=unmarked-hazmat]").is_checked() is False
    setup = wizard.begin()
    assert "level=veteran" in setup
    assert "scenarios" not in setup
    assert "threat_markers" not in setup


def test_the_family_game_lists_only_scenarios_it_can_play(wizard: Wizard) -> None:
    wizard.open()
    wizard.settle()
    listed = wizard.page.locator("fieldset:has(legend:text-is('Scenarios')) input")
    assert [one.input_value() for one in listed.all()] == ["friend-in-need"]
    assert not listed.first.is_disabled()


def test_a_reason_that_several_choices_share_stands_once(wizard: Wizard) -> None:
    wizard.open("experienced")
    wizard.unfold()
    wizard.page.locator("input[type=checkbox][value=hazmat]").first.uncheck()
    wizard.settle()
    scenarios = wizard.page.locator("fieldset:has(legend:text-is('Scenarios'))")
    assert scenarios.locator("input:disabled").count() >= 4
    told = [one.inner_text() for one in scenarios.locator(".why-not").all()]
    assert told
    assert len(set(told)) == len(told)


def test_what_cannot_begin_cannot_be_begun_and_says_why_once(wizard: Wizard) -> None:
    wizard.open("experienced", "save-the-structure")
    wizard.page.locator(".wizard input[type=range]").fill("1")
    wizard.settle()
    wizard.tick("here")
    wizard.page.locator("input[type=checkbox][value=cafs]").check()
    wizard.settle()
    assert wizard.page.locator("[data-begin]").is_disabled()
    why = wizard.page.locator(".begin-bar .is-refused").inner_text().split("\n")[0]
    shown = wizard.page.locator(".wizard .why-not").all_inner_texts()
    assert "Structural Engineer" in why
    assert not any(why[:30] in text for text in shown)


def test_what_does_not_go_together_cannot_be_chosen_and_says_why(wizard: Wizard) -> None:
    wizard.open()
    wizard.settle()
    tower = wizard.page.locator(".choice", has_text="High Rise")
    assert tower.locator("input").is_disabled()
    link = tower.locator(".why-not a")
    link.wait_for()  # the words of the book come a little later
    assert link.get_attribute("href") == "/rules/fire/urban#HIGHRISE-SETUP-09"
    assert link.inner_text() == "Why?"  # words first, the section for those who ask
    assert link.get_attribute("title") == "14.4 High Rise: set-up"
    tower.locator("[data-way-out]").click()
    wizard.settle()
    assert tower.locator("input").is_checked()  # one press, with all that has to change for it
    assert wizard.page.locator("input[value=experienced]").is_checked()
    wizard.tick("unmarked-hazmat")
    arson = wizard.page.locator(".choice", has_text="Signs of arson")
    assert arson.locator("input").is_disabled()
    assert "contradict" in wizard.page.locator("p.why-not").inner_text()  # said once, below the scenarios it holds for


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
    wizard.page.locator(".seat-list select").nth(1).select_option("here")
    wizard.page.locator(".seat-list input").fill("Zuzana")
    wizard.begin()
    assert "Zuzana" in wizard.page.locator(".team").inner_text()
    wizard.page.goto(wizard.hands.address + "/new")
    wizard.page.wait_for_selector(".seat-list input")
    assert wizard.page.locator(".seat-list input").input_value() == "Zuzana"


@pytest.mark.parametrize(
    ("choices", "expected"),
    [((), "hearts=3"), (("1",), "board=reactor"), (("dealt", "choose", "hidden"), "cast=dealt starts=choose memory=hidden")],
)
def test_reactor_is_set_up_with_its_own_choices(wizard: Wizard, choices: tuple[str, ...], expected: str) -> None:
    wizard.open("reactor", *choices)
    assert expected in wizard.begin()


def test_three_play_reactor_with_a_doctor(wizard: Wizard) -> None:
    wizard.open("reactor")
    wizard.page.locator(".wizard input[type=range]").fill("3")
    wizard.settle()
    wizard.tick("doctor")
    assert "players=3 third=doctor" in wizard.begin()
