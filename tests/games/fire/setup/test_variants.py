"""Random set-ups, modules and variants (FIRE-VAR); unmarked hazmat has its own file."""

import pytest

from hotzone.core import constants as c
from hotzone.core.errors import BadSetup
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from tests.games.fire.starting import place_all, roll_on, start, will_do
from tests.games.fire.tables import burning, cell, edge, legal, people, play, row, table


def spots(match: Match) -> int:
    """How many hot spots lie on the board."""
    return sum(match.get("spot", space) for space in match.plan.cells())


@pytest.mark.rule("FIRE-VAR-01")
def test_the_short_random_set_up_rolls_three_explosions_without_damage_and_three_poi() -> None:
    match = start(setup="simple", crew=1)
    assert len(legal(match)) == 48  # both dice, also for the first
    told = play(match, "roll 3,3")
    assert burning(match) == "3,3 3,4 4,3"  # above stands a wall, on the left the door is gone
    assert (edge(match, "2,3|3,3"), edge(match, "3,2|3,3"), match.damage) == (w.WALL, w.DOOR_GONE, 0)
    assert "roll-again" in play(match, "roll 3,4")[1]
    told += play(match, "roll 1,6", "roll 6,8")
    assert sum(line.startswith("exploded") for line in told) == 3
    assert burning(match) == "1,6 1,7 2,6 3,3 3,4 4,3 5,8 6,8"  # and nothing outside, at 0,6
    assert (match.damage, spots(match)) == (0, 0)
    play(match, "roll 3,3", "roll 1,1", "roll 1,1", "roll 2,2", "roll 4,4")
    assert people(match) == "?1,1 ?2,2 ?4,4"
    place_all(match)
    assert (match.stage, match.markers) == (w.ACTING, 25)


@pytest.mark.rule("FIRE-VAR-01")
@pytest.mark.parametrize("board", ["base-front", "villa"])
def test_in_a_mix_the_short_set_up_leaves_no_hot_spots_but_places_the_extra_ones(board: str) -> None:
    match = start(board=board, setup="simple", modules="hotspots", level="veteran", crew=3)
    while match.stage < w.CREWING:
        play(match, next(roll for roll in legal(match) if will_do(match, roll)))
    assert spots(match) == 0
    roll_on(match)
    assert (spots(match), match.spots) == (3 + 2, 6)


@pytest.mark.rule("FIRE-VAR-02")
def test_the_long_random_set_up_takes_the_experienced_explosions_with_damage_but_no_hot_spots() -> None:
    match = start(setup="full", crew=1)
    assert legal(match) == [f"roll -,{black}" for black in range(1, 9)]
    play(match, "roll -,1")
    assert burning(match) == "3,3 3,4 4,3"
    assert (edge(match, "2,3|3,3"), match.damage) == (w.DAMAGED, 1)
    play(match, "roll 1,8")
    assert legal(match) == [f"roll {red},-" for red in range(1, 7)]  # its black die is turned from 8 to 3
    play(match, "roll 6,-")
    assert "6,3" in burning(match).split()
    assert (match.stage, spots(match)) == (w.HIDING, 0)  # three are enough, hazmats are not in play
    roll_on(match)
    place_all(match)
    assert (match.stage, match.spots, len(people(match).split())) == (w.ACTING, 0, 3)


@pytest.mark.rule("FIRE-VAR-03")
@pytest.mark.parametrize("setup", ["printed", "simple", "full"])
def test_the_family_game_may_use_the_back_side(setup: str) -> None:
    match = start(board="base-back", setup=setup, crew=1)
    roll_on(match)
    place_all(match)
    assert (match.stage, match.ap, len(people(match).split())) == (w.ACTING, 4, 3)
    assert len(burning(match).split()) == 10 or setup != "printed"
    assert match.options.vehicles == 0


@pytest.mark.rule("FIRE-VAR-04")
def test_specialists_and_hazmats_alone_keep_family_rescue_and_family_knock_downs() -> None:
    match = table(
        """
        +   +---+
        |v  |1s*|
        +---+---+
        """,
        modules="specialists,hazmat",
        crew="rescue,hazmat",
    )
    match.put("at", 1, cell(match, "1,1"))
    assert (match.move_ap, match.options.arrows) == (3, 1)
    assert not [text for text in legal(match) if text.startswith(("drive", "gun", "change"))]
    match.put("spot", cell(match, "1,2"), 0)
    play(match, "end", "roll 1,2")
    assert legal(match) == ["fall 4,0", "fall 3,0"]
    play(match, "fall 3,0", "roll 4,4", "roll 5,5", "carry 0,1")
    assert match.rescued == 1  # without an ambulance


@pytest.mark.rule("FIRE-VAR-04")
def test_vehicles_bring_driving_the_gun_rescue_and_knock_downs_at_the_ambulance() -> None:
    match = table(
        """
        +   +---+
        |v  |2s |
        +---+---+
        """,
        modules="vehicles",
        crew=2,
    )
    match.put("at", 0, cell(match, "0,7"))
    verbs = {text.split()[0] for text in legal(match)}
    assert {"drive", "gun"} <= verbs
    assert "change" not in verbs  # there are no cards to change
    match.put("at", 0, cell(match, "1,1"))
    play(match, "carry 0,1")
    assert (match.rescued, people(match)) == (0, "v0,1")
    play(match, "end", "roll 1,2")
    assert legal(match) == ["fall 0,5", "fall 0,6"]


@pytest.mark.rule("FIRE-VAR-04")
def test_hot_spots_alone_bring_flare_ups_to_a_crew_without_cards() -> None:
    match = table(row("|  *|   |"), modules="hotspots")
    play(match, "end", "roll 1,1")
    assert (match.stage, match.ap, match.get("role", 0)) == (w.ADVANCING, 0, w.PLAIN)


@pytest.mark.rule("FIRE-VAR-04")
def test_cards_whose_module_is_off_are_not_in_the_deck() -> None:
    match = start(modules="specialists", setup="printed", crew=1)
    cards = {text.split()[1] for text in legal(match)}
    assert cards == {"paramedic", "captain", "imaging", "cafs", "generalist", "rescue"}
    with pytest.raises(BadSetup):
        start(modules="specialists,hazmat", crew="driver")
    with pytest.raises(BadSetup):
        start(modules="specialists,vehicles", crew="hazmat")


@pytest.mark.rule("FIRE-VAR-05")
def test_volunteers_are_dealt_their_cards_and_never_change_them() -> None:
    match = start(rules="experienced", variants="volunteers", crew=2)
    while match.stage != w.CREWING:
        roll_once(match)
    assert match.actor == c.NATURE
    assert len(legal(match)) == 8
    assert all(text.startswith("deal ") for text in legal(match))
    play(match, "deal cafs", "deal captain")
    assert [match.get("role", i) for i in range(2)] == [w.CAFS, w.CAPTAIN]
    match = table("+", rules="experienced", variants="volunteers", crew=1)
    match.put("at", 0, cell(match, "0,7"))
    assert not [text for text in legal(match) if text.startswith("change")]
    other = table("+", rules="experienced", crew=1)
    other.put("at", 0, cell(other, "0,7"))
    assert "change cafs" in legal(other)


def roll_once(match: Match) -> None:
    """Play the first of nature's rolls that will do."""
    for text in legal(match):
        if "roll-again" not in " ".join(play(match.clone(), text)):
            play(match, text)
            return


@pytest.mark.rule("FIRE-VAR-05")
def test_volunteers_cannot_name_their_cards() -> None:
    with pytest.raises(BadSetup) as refusal:
        start(rules="experienced", variants="volunteers", crew="cafs,captain")
    assert refusal.value.rule == "FIRE-VAR-05"


@pytest.mark.rule("FIRE-VAR-09")
def test_a_broken_deck_gun_never_fires() -> None:
    for variants, fires in (("", True), ("broken-deck-gun", False)):
        match = table("+", rules="experienced", crew="driver", variants=variants)
        match.put("at", 0, cell(match, "0,8"))
        assert ("gun 1,5" in legal(match)) is fires
        assert "drive engine 5,9" in legal(match)


@pytest.mark.rule("FIRE-VAR-10")
def test_variants_can_be_combined() -> None:
    match = table("+", rules="experienced", variants="volunteers,unmarked-hazmat,broken-deck-gun", crew=1)
    match.put("at", 0, cell(match, "0,8"))
    assert not [text for text in legal(match) if text.startswith(("gun", "change"))]
    assert (match.options.unmarked, match.options.hazmat_count, match.options.dealt) == (1, 0, 1)


@pytest.mark.rule("FIRE-VAR-10")
@pytest.mark.parametrize(
    ("variant", "modules"), [("volunteers", "vehicles"), ("unmarked-hazmat", "specialists"), ("broken-deck-gun", "hazmat")]
)
def test_a_variant_without_its_module_is_refused_with_the_reason(variant: str, modules: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        start(modules=modules, variants=variant)
    assert refusal.value.code == "variant-without-module"
    assert variant in refusal.value.text


@pytest.mark.rule("FIRE-VAR-10")
def test_players_may_take_single_rules_of_other_editions() -> None:
    match = table(row("|1s |   |"), knockdown_saved_ap="lose", threat_markers=34)
    assert match.markers == 33
    play(match, "end", "roll 1,1", "fall 3,0")
    assert match.get("saved", 0) == 0
