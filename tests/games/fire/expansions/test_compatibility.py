"""What goes together: board by rules, scenario by board, scenario by scenario."""

from itertools import combinations

import pytest

from hotzone.core.errors import BadSetup
from hotzone.games.fire.setup.scenarios import NAMES
from hotzone.games.fire.setup.settings import LEVELS, MODULES
from tests.games.fire.tables import FIRE

BOARDS = ("base-front", "base-back", "brownstone", "high-rise", "villa", "hotel")
WHOLE = {"rules": "experienced", "level": "heroic"}
NEEDS = {
    "volunteers": "specialists",
    "unmarked-hazmat": "hazmat",
    "broken-deck-gun": "vehicles",
    "arson": "hazmat",
    "hottest-spot": "hotspots",
}
EXCLUDED = (
    {"unmarked-hazmat", "arson"},
    {"unmarked-hazmat", "save-the-structure"},
    {"arson", "save-the-structure"},
    {"true-heroes", "save-the-structure"},
    {"friend-in-need", "save-the-structure"},
)


def refusal(**settings: object) -> str:
    """The code with which a set-up is refused, or nothing; what gives no rule and no reason counts as unexplained."""
    try:
        FIRE.setup(**settings)
    except BadSetup as error:
        return error.code if error.rule and len(error.text) > 20 else "unexplained"
    return ""


@pytest.mark.parametrize("board", BOARDS)
def test_every_board_is_played_by_the_experienced_rules_at_every_level(board: str) -> None:
    for level in LEVELS:
        assert refusal(board=board, rules="experienced", level=level) == ""


@pytest.mark.parametrize("board", BOARDS)
def test_every_board_is_a_family_game_the_high_rise_only_with_its_engine(board: str) -> None:
    assert refusal(board=board) == ("no-engine" if board == "high-rise" else "")
    assert refusal(board=board, modules="vehicles") == ""


@pytest.mark.rule("SCEN-GEN-01")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("name", NAMES)
def test_every_scenario_is_played_on_every_board_with_the_experienced_rules(board: str, name: str) -> None:
    assert refusal(board=board, scenarios=name, **WHOLE) == ""
    if name == "friend-in-need":
        assert refusal(board=board, scenarios=name, friend="hard", **WHOLE) == ""


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("name", NAMES)
def test_otherwise_a_scenario_needs_its_module_or_the_whole_game(board: str, name: str) -> None:
    if name in ("true-heroes", "save-the-structure"):
        for settings in ({}, {"rules": "experienced", "modules": "vehicles,hotspots"}, {**WHOLE, "setup": "simple"}):
            assert refusal(board=board, scenarios=name, **settings) in ("scenario-experienced", "level-without-module")
        return
    for module in MODULES:
        modules = {module, "vehicles"} if board == "high-rise" else {module}
        fits = name not in NEEDS or NEEDS[name] in modules
        code = refusal(board=board, modules=",".join(modules), scenarios=name)
        assert code == ("" if fits else "variant-without-module")
    if name == "friend-in-need":
        assert refusal(board=board, modules="vehicles", scenarios=name, friend="hard") == "scenario-experienced"


@pytest.mark.rule("SCEN-GEN-03")
@pytest.mark.parametrize("pair", list(combinations(NAMES, 2)), ids="+".join)
def test_two_scenarios_go_together_unless_they_contradict_each_other(pair: tuple[str, str]) -> None:
    expected = "scenarios-excluded" if set(pair) in EXCLUDED else ""
    assert refusal(scenarios=",".join(pair), **WHOLE) == expected


def test_all_that_do_not_contradict_go_together_at_once() -> None:
    for left_out in ("unmarked-hazmat", "arson"):
        names = [name for name in NAMES if name not in ("save-the-structure", left_out)]
        assert refusal(scenarios=",".join(names), **WHOLE) == ""
    assert refusal(scenarios="volunteers,broken-deck-gun,hottest-spot,save-the-structure", **WHOLE) == ""


@pytest.mark.parametrize("board", BOARDS)
def test_every_specialist_is_allowed_on_every_board(board: str) -> None:
    cards = ("paramedic", "captain", "imaging", "cafs", "hazmat", "generalist", "rescue", "driver", "engineer")
    for card in cards:
        assert refusal(board=board, crew=card, engineer="yes", **WHOLE) == ""


def test_set_ups_of_random_boards_are_the_simple_one_or_the_full_one() -> None:
    for board, full in (("brownstone", ""), ("villa", "no-first-explosion"), ("hotel", "no-first-explosion")):
        assert refusal(board=board, setup="simple") == ""
        assert refusal(board=board, setup="full") == full
        assert refusal(board=board, setup="printed") == "no-printed-setup"


def test_variants_is_still_understood_as_the_old_name_of_scenarios() -> None:
    old, new = FIRE.setup(variants="volunteers", **WHOLE), FIRE.setup(scenarios="volunteers", **WHOLE)
    assert old == new
    with pytest.raises(BadSetup):
        FIRE.setup(variants="volunteers", scenarios="arson", **WHOLE)


def test_the_back_side_of_the_russian_edition_binds_the_base_boards_only() -> None:
    for board in ("brownstone", "high-rise", "villa", "hotel"):
        assert refusal(board=board, edition="ru", **WHOLE) == ""
    assert refusal(board="base-front", edition="ru", **WHOLE) == "back-side"
