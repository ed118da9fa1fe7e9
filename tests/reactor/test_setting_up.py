"""Components, set-up and the number of players (REACTOR-COMP, REACTOR-SETUP, REACTOR-PLAYERS)."""

import pytest

from hotzone.core import words as c
from hotzone.core.game import BadSetup, BadText
from hotzone.reactor import words as w
from hotzone.reactor.blueprint import read_plan
from hotzone.reactor.match import Match
from tests.reactor.tables import REACTOR, act, actor, at, cell, hand, held, irradiate, legal, play, radiation, refused, table, tile


def fresh(**settings: object) -> Match:
    """A match at its first decision."""
    return REACTOR.new(REACTOR.setup(**settings))


def board(**changes: str) -> str:
    """The board file with single lines changed."""
    text = REACTOR.boards("reactor")
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    return text


@pytest.mark.rule("REACTOR-COMP-01")
def test_the_field_has_31_fuel_cells_and_6_control_cells_and_the_number_is_the_cells() -> None:
    plan = REACTOR.plan("reactor")
    assert plan.names[:31] == [str(i) for i in range(1, 32)]
    assert plan.names[31:37] == ["S1", "S2", "S3", "S4", "S5", "S6"]
    match = table("22 FN, 6 --", "soldier 22", "soldier")
    play(match, "lift 6", "end", "card 6")
    assert tile(match, "6") == "--"  # the moved tile answered to its new number


@pytest.mark.rule("REACTOR-COMP-02")
def test_six_of_the_fuel_assemblies_are_emergency_ones_and_nobody_can_tell_them_from_behind() -> None:
    match = fresh()
    assert [match.get("unseen", i) for i in (0, 1)] == [25, 6]
    assert {tile(match, str(i)) for i in range(1, 32)} == {"f?"}


@pytest.mark.rule("REACTOR-COMP-03")
def test_two_of_the_control_assemblies_work_and_four_are_broken() -> None:
    match = fresh()
    assert [match.get("unseen", i) for i in (2, 3)] == [2, 4]
    assert {tile(match, f"S{i}") for i in range(1, 7)} == {"c?"}


@pytest.mark.rule("REACTOR-COMP-04")
def test_each_deck_names_its_own_cells() -> None:
    match = fresh()
    assert legal(match) == [f"card {i}" for i in range(1, 32)]
    red = table(", ".join(f"{i} FN" for i in range(1, 22)))
    red.stage, red.due, red.actor = w.FAILING, 1, c.NATURE
    assert legal(red) == [f"card S{i}" for i in range(1, 7)]


@pytest.mark.rule("REACTOR-COMP-05")
def test_each_of_the_four_characters_has_a_figure_and_a_counter_from_0_to_16() -> None:
    match = table(people="soldier 9, engineer 9, firefighter 9, doctor 9")
    for name in ("soldier", "engineer", "firefighter", "doctor"):
        irradiate(match, name, 16)
        assert (at(match, name), radiation(match, name)) == ("9", 16)
    text = REACTOR.position(match, REACTOR.setup())
    with pytest.raises(BadText):
        REACTOR.parse(text.replace("radiation 16", "radiation 17"))


@pytest.mark.rule("REACTOR-COMP-06")
@pytest.mark.parametrize(
    ("dial", "sector"), [(0, "green"), (10, "green"), (11, "yellow"), (20, "yellow"), (21, "red"), (31, "red")]
)
def test_the_dial_has_three_sectors(dial: int, sector: str) -> None:
    match = fresh()
    match.dial = dial
    assert REACTOR.view(match, None)["sector"] == sector


@pytest.mark.rule("REACTOR-COMP-07")
def test_there_are_four_start_cells_beside_the_rim_that_hold_no_tile() -> None:
    match = table(people="soldier Ya, engineer Yb, firefighter Yc, doctor Yd")
    neighbours = {
        "soldier": "move 1, move 5",
        "engineer": "move 4, move 7",
        "firefighter": "move 28, move 25",
        "doctor": "move 31, move 27",
    }
    for name, steps in neighbours.items():
        act(match, name)
        assert sorted(text for text in legal(match) if text.startswith("move")) == sorted(steps.split(", "))
    assert all(match.get("tile", cell(match, f"Y{x}")) == 0 for x in "abcd")


@pytest.mark.rule("REACTOR-COMP-08")
def test_round_tokens_change_hands_and_square_ones_do_not() -> None:
    match = table(people="soldier 9, engineer 9")
    assert {text.split()[1] for text in legal(match) if text.startswith(("give", "leave"))} == {"lift", "mask"}
    assert held(match, "soldier", "extra") == 5
    with pytest.raises(BadText, match="none of extinguisher, lift, mask, kit"):
        REACTOR.read(match, "give extra 2")


@pytest.mark.rule("REACTOR-SETUP-01")
def test_the_fuel_assemblies_lie_face_down_in_their_cells_and_any_may_be_any() -> None:
    match = fresh()
    play(match, "card 16")
    odds = dict(REACTOR.odds(match))
    assert {REACTOR.write(match, action): str(chance) for action, chance in odds.items()} == {
        "face black": "25/31",
        "face red": "6/31",
    }
    play(match, "face red")
    assert tile(match, "16") == "FE"


@pytest.mark.rule("REACTOR-SETUP-02")
def test_the_control_assemblies_lie_face_down_in_their_cells_and_any_may_be_any() -> None:
    match = table(people="soldier S4")
    play(match, "open S4")
    assert {REACTOR.write(match, a): str(p) for a, p in REACTOR.odds(match)} == {"face black": "1/3", "face red": "2/3"}


@pytest.mark.rule("REACTOR-SETUP-03")
def test_both_decks_are_shuffled_so_every_card_is_as_likely() -> None:
    match = fresh()
    assert {str(chance) for _, chance in REACTOR.odds(match)} == {"1/31"}
    assert (match.fuel_left, match.control_left) == (31, 6)


@pytest.mark.rule("REACTOR-SETUP-04")
def test_the_off_button_is_everybodys_and_waits_for_its_moment() -> None:
    for name in ("soldier", "engineer", "firefighter", "doctor"):
        assert refused(table(active=name), "off") == ("not-gathered", "REACTOR-WIN-01")


@pytest.mark.rule("REACTOR-SETUP-05")
def test_one_to_three_hearts_are_chosen() -> None:
    assert fresh().hearts == 1
    assert [fresh(hearts=i).hearts for i in (1, 2, 3)] == [1, 2, 3]
    for wrong in (0, 4):
        with pytest.raises(BadSetup) as error:
            fresh(hearts=wrong)
        assert error.value.rule == "REACTOR-SETUP-05"


@pytest.mark.rule("REACTOR-SETUP-06")
def test_dial_and_radiation_begin_at_0() -> None:
    match = fresh()
    assert match.dial == 0
    assert [match.get("radiation", i) for i in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("REACTOR-SETUP-07")
def test_players_name_their_characters_or_are_dealt_them_blind() -> None:
    chosen = fresh(players=2, cast="2,1,1,2")
    assert [chosen.get("player", i) for i in range(4)] == [2, 1, 1, 2]
    dealt = fresh(players=4, cast="dealt")
    assert legal(dealt) == ["cast 1", "cast 2", "cast 3", "cast 4"]
    play(dealt, "cast 3", "cast 1")
    assert legal(dealt) == ["cast 2", "cast 4"]
    play(dealt, "cast 4")  # the last card is nobody's choice
    assert [dealt.get("player", i) for i in range(4)] == [3, 1, 4, 2]


@pytest.mark.rule("REACTOR-SETUP-08")
def test_figures_begin_on_start_cells_by_choice_or_by_default_and_remember_them() -> None:
    match = fresh()
    assert [at(match, name) for name in ("soldier", "engineer", "firefighter", "doctor")] == ["Ya", "Yb", "Yc", "Yd"]
    match = fresh(starts="choose")
    assert legal(match) == ["place Ya", "place Yb", "place Yc", "place Yd"]
    assert refused(match, "place 1") == ("no-start-cell", "REACTOR-SETUP-08")
    play(match, "place Yd", "place Yd", "place Ya", "place Yb")
    assert [match.plan.names[match.get("home", i)] for i in range(4)] == ["Yd", "Yd", "Ya", "Yb"]


@pytest.mark.rule("REACTOR-SETUP-09")
def test_every_character_begins_with_its_full_set() -> None:
    match = fresh()
    people = REACTOR.view(match, None)["characters"]
    assert isinstance(people, list)
    assert {person["name"]: person["tokens"] for person in people} == {
        "soldier": {"lift": 2, "mask": 3, "extra": 5},
        "engineer": {"crane": 4, "pipeline": 6, "on": 1},
        "firefighter": {"extinguisher": 3, "lift": 2, "hose": 5},
        "doctor": {"lift": 2, "kit": 3, "help": 5},
    }


@pytest.mark.rule("REACTOR-PLAYERS-01")
def test_four_players_have_one_character_each() -> None:
    match = fresh(players=4)
    assert sorted(match.get("player", i) for i in range(4)) == [1, 2, 3, 4]
    with pytest.raises(BadSetup):
        fresh(players=4, cast="1,1,2,3")


@pytest.mark.rule("REACTOR-PLAYERS-02")
@pytest.mark.parametrize("third", ["soldier", "doctor"])
def test_three_players_have_engineer_firefighter_and_one_of_two_with_four_lifts(third: str) -> None:
    match = fresh(players=3, third=third)
    assert REACTOR.seats(match) == 3
    assert [held(match, name, "lift") for name in (third, "engineer", "firefighter")] == [4, 0, 2]
    with pytest.raises(BadSetup):
        fresh(players=4, third="doctor")


@pytest.mark.rule("REACTOR-PLAYERS-03")
def test_two_players_have_two_characters_each() -> None:
    match = fresh(players=2)
    assert sorted(match.get("player", i) for i in range(4)) == [1, 1, 2, 2]
    with pytest.raises(BadSetup) as error:
        fresh(players=2, cast="1,1,1,2")
    assert error.value.rule == "REACTOR-PLAYERS-03"


@pytest.mark.rule("REACTOR-PLAYERS-04")
def test_one_player_has_all_four() -> None:
    match = fresh(players=1)
    assert REACTOR.seats(match) == 4
    assert [match.get("player", i) for i in range(4)] == [1, 1, 1, 1]


@pytest.mark.rule("REACTOR-PLAYERS-05")
def test_limits_and_others_mean_characters_even_if_one_person_has_them_all() -> None:
    match = table("9 FN", "engineer 9, firefighter 9", "engineer", players=1)
    play(match, "pipeline 9")
    match.put("tile", cell(match, "9"), match.get("tile", cell(match, "9")) | w.UP)
    match.dial += 1
    assert refused(match, "pipeline 9") == ("used-already", "REACTOR-TOKEN-01")
    hand(match, "engineer", "lift", 1)
    play(match, "give lift 3")  # another character, though the same person's
    play(match, "end")
    assert actor(match) == "nature"  # the next character draws its own card
    assert match.seat == 2


def test_a_board_file_that_cannot_be_is_refused_with_line_and_column() -> None:
    for old, new, code in (
        ("tvs_ordinary = 25", "tvs_ordinary = 24", "bad-tiles"),
        ("01  02", "01  01", "cell-twice"),
        ("yellow_from = 11", "yellow_from = 30", "bad-number"),
        ('soldier = "Ya"', 'soldier = "1"', "bad-start"),
        ("crane = 4", "gas_mask = 4", "bad-token"),
        ("[0, -3], [1, -3]", "[1, -3], [0, -3]", "cells-differ"),
        ("tvs_cards_per_cell = 1", "tvs_cards_per_cell = 9", "bad-number"),
        ('broken_suz_sign = "red"', 'broken_suz_sign = "green"', "bad-sign"),
        ('name = "reactor"', "name = ", "board-not-toml"),
        ("S6  27", "S7  27", "numbers-missing"),
    ):
        with pytest.raises(BadText) as error:
            read_plan(board(**{old: new}))
        assert (error.value.code, error.value.line > 0, error.value.column > 0) == (code, True, True)


def test_settings_that_cannot_be_are_refused() -> None:
    for settings in (
        {"yellow": 30},
        {"players": 5},
        {"starts": "here"},
        {"memory": "x"},
        {"cast": "a"},
        {"board": "moon"},
        {"fuel_cards": 0},
    ):
        with pytest.raises(BadSetup):
            REACTOR.setup(**settings)


def test_where_there_is_one_start_cell_nobody_is_asked() -> None:
    text = board(**{"  Yb\n": "\n", "Yc  28": "    28", "31  Yd": "31", '"Yb"': '"Ya"', '"Yc"': '"Ya"', '"Yd"': '"Ya"'})
    REACTOR.add_board(text.replace(", [4, -3], [-4, 3], [1, 3],", ",").replace('name = "reactor"', 'name = "door"'))
    match = fresh(board="door", starts="choose")
    assert [at(match, name) for name in ("soldier", "engineer", "firefighter", "doctor")] == ["Ya"] * 4
