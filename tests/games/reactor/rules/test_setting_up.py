"""Set-up and the number of players (REACTOR-SETUP, REACTOR-PLAYERS)."""

import pytest

from hotzone.core.errors import BadSetup
from hotzone.games.reactor.model import constants as w
from tests.games.reactor.figures import actor, at, cell, hand, held, tile
from tests.games.reactor.tables import REACTOR, board, fresh, legal, play, refused, table


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


@pytest.mark.parametrize(
    ("key", "rule"), [("red", "DIAL-08"), ("yellow", "DIAL-08"), ("fuel_cards", "COMP-04"), ("control_cards", "COMP-04")]
)
def test_a_number_that_cannot_be_is_refused_with_its_own_rule(key: str, rule: str) -> None:
    with pytest.raises(BadSetup) as error:
        REACTOR.setup(**{key: 100})
    assert error.value.rule == f"REACTOR-{rule}"


def test_where_there_is_one_start_cell_nobody_is_asked() -> None:
    text = board(**{"  Yb\n": "\n", "Yc  28": "    28", "31  Yd": "31", '"Yb"': '"Ya"', '"Yc"': '"Ya"', '"Yd"': '"Ya"'})
    REACTOR.add_board(text.replace(", [4, -3], [-4, 3], [1, 3],", ",").replace('name = "reactor"', 'name = "door"'))
    match = fresh(board="door", starts="choose")
    assert [at(match, name) for name in ("soldier", "engineer", "firefighter", "doctor")] == ["Ya"] * 4
