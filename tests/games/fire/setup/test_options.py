"""What goes together in a set-up: modules, variants, editions (R-50, R-71, R-75)."""

import pytest

from hotzone.core.errors import BadSetup
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.setup.editions import BASE_SWITCHES
from tests.games.fire.starting import begin, marked, place_all, roll_on, start
from tests.games.fire.tables import burning, legal, people, play

MODULES = "specialists,hazmat,vehicles,hotspots"
CARDS = ["paramedic", "captain", "imaging", "cafs", "hazmat", "generalist", "rescue", "driver"]


def spots(match: Match) -> int:
    """The hot spots on the board."""
    return sum(match.get("spot", i) for i in match.plan.cells())


@pytest.mark.rule("FIRE-VAR-04")
@pytest.mark.parametrize(
    ("modules", "missing"),
    [
        ("specialists", {"hazmat", "driver"}),
        ("specialists,hazmat", {"driver"}),
        ("specialists,vehicles", {"hazmat"}),
        ("specialists,hazmat,vehicles,hotspots", set()),
    ],
)
def test_cards_without_use_are_removed_with_their_module(modules: str, missing: set[str]) -> None:
    """R-50."""
    match = start(rules="experienced", modules=modules, crew=2)
    roll_on(match)
    assert {text.removeprefix("take ") for text in legal(match)} == set(CARDS) - missing
    for card in missing:
        with pytest.raises(BadSetup):
            start(rules="experienced", modules=modules, crew=[card])


@pytest.mark.rule("FIRE-VAR-04")
def test_a_match_without_a_module_does_without_its_steps_of_set_up() -> None:
    """R-50: the modules are switches; random set-up and placing by arrows are on with any of them."""
    only_cards = start(rules="experienced", modules="specialists", crew=["cafs", "captain", "rescue"])
    told = roll_on(only_cards)
    assert sum(text.startswith("exploded") for text in told) == 3
    assert not any(text.startswith(("hazmat", "hot-spot ")) for text in told)
    assert only_cards.stage == w.PLACING
    place_all(only_cards, "0,7")
    assert only_cards.stage == w.ACTING  # no vehicle is parked
    assert not any(text.split()[0] in ("drive", "gun", "change") for text in legal(only_cards))
    assert only_cards.options.arrows == 1
    only_spots = start(rules="experienced", modules="hotspots", crew=3, poi="roll")
    roll_on(only_spots)
    assert (spots(only_spots), only_spots.spots) == (5, 6)
    place_all(only_spots)
    assert (only_spots.ap, only_spots.options.arrows) == (4, 0)


@pytest.mark.rule("FIRE-VAR-10")
@pytest.mark.parametrize(
    ("variant", "modules"),
    [
        ("volunteers", "hazmat,vehicles,hotspots"),
        ("unmarked-hazmat", "specialists,vehicles,hotspots"),
        ("broken-deck-gun", "specialists,hazmat,hotspots"),
    ],
)
def test_a_variant_without_its_module_is_refused_with_the_reason(variant: str, modules: str) -> None:
    """R-71."""
    with pytest.raises(BadSetup) as refused:
        start(rules="experienced", modules=modules, variants=variant)
    assert refused.value.code == "variant-without-module"
    assert variant in refused.value.text
    with pytest.raises(BadSetup):
        start(variants=variant)  # a family game has no module at all


@pytest.mark.rule("FIRE-VAR-09")
def test_with_a_broken_deck_gun_the_driver_stays_a_legal_card() -> None:
    """R-71."""
    match = start(rules="experienced", variants="broken-deck-gun", crew=2)
    roll_on(match)
    assert "take driver" in legal(match)


@pytest.mark.rule("FIRE-SETUPE-01", "FIRE-VAR-10")
def test_each_difference_between_editions_is_a_setting_that_can_be_set_on_its_own() -> None:
    """R-75: named as in the table of differences."""
    named = {
        "threat_markers": "34",
        "knockdown_saved_ap": "lose",
        "flashover_open_door": "remove",
        "shockwave_open_door": "stay",
        "family_poi_on_firefighter": "discard",
        "fire_stop": "movement",
        "setup_hazmat_stacking": "allow",
        "setup_explosion4_reroll_on_fire": "no",
        "experienced_board": "back",
        "driver_reroll": "joint",
        "captain_cafs_limit": "command_ap",
    }
    assert set(BASE_SWITCHES) == set(named)
    plain = vars_of(start())
    for name, value in named.items():
        changed = [key for key, was in plain.items() if vars_of(start(**{name: value}))[key] != was]
        assert len(changed) == (0 if name == "experienced_board" else 1), name
        with pytest.raises(BadSetup):
            start(**{name: "sometimes"})


def vars_of(match: Match) -> dict[str, int]:
    """The switches of a match as the rules read them."""
    play_switches = ("threat_markers", "lose_saved", "flash_door", "wave_door", "discard_poi", "stop_moving")
    names = (*play_switches, "stack_hazmats", "fourth_again", "joint_reroll", "cafs_command")
    return {name: getattr(match.options, name) for name in names}


@pytest.mark.rule("FIRE-SETUPE-01")
def test_the_russian_edition_prescribes_the_back_side_for_the_full_experienced_game_only() -> None:
    """D10 and R-73."""
    assert begin(edition="ru").plan.name == "base-back"
    with pytest.raises(BadSetup) as refused:
        begin(edition="ru", board="base-front")
    assert (refused.value.code, refused.value.rule) == ("back-side", "FIRE-SETUPE-01")
    assert begin(edition="ru", experienced_board="free", board="base-front").plan.name == "base-front"
    assert begin(edition="ru", modules=MODULES.replace(",hazmat", ""), board="base-front").plan.name == "base-front"
    assert begin(edition="ru", modules="vehicles").plan.name == "base-front"


@pytest.mark.rule("FIRE-SETUPE-10")
def test_modules_with_the_printed_set_up_roll_hazmats_and_extra_hot_spots_but_no_explosion() -> None:
    """R-70: the POI are as printed, the supplies as in any experienced game."""
    match = start(rules="experienced", setup="printed", level="veteran", crew=["cafs", "rescue", "driver"])
    assert match.stage == w.SPREADING_HAZMATS
    play(match, "roll 1,1", "roll 1,2", "roll 2,2", "roll 1,3", "roll 2,4")  # 2,2 burns; 2,4 has a POI: no matter
    assert marked(match, "hazmat") == "1,1 1,2 1,3 2,4"
    assert people(match) == "?2,4 ?5,1 ?5,8"
    assert match.stage == w.HEATING
    play(match, *(f"roll 6,{i}" for i in range(1, 6)))
    assert marked(match, "spot") == "6,1 6,2 6,3 6,4 6,5"
    assert (match.spots, match.damage) == (6, 0)
    assert burning(match) == "2,2 2,3 3,2 3,3 3,4 3,5 4,4 5,6 5,7 6,6"
