"""Board files of the expansions: what they lack or contradict is refused with line and reason; names go there and back."""

from pathlib import Path
from typing import Any

import pytest

import hotzone
from hotzone.core.errors import BadText
from hotzone.games.fire.board.parser import read_plan
from hotzone.games.fire.catalogue import show
from hotzone.games.fire.page.geometry import geometry
from tests.games.fire.tables import FIRE

FOLDER = Path(hotzone.__file__).parent / "games" / "fire" / "data" / "boards"


def text_of(board: str) -> str:
    """A board file of the game."""
    return (FOLDER / f"{board}.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("board", "old", "new", "code"),
    [
        ("high-rise", 'space = "3,5"', 'space = "3,6"', "bad-elevator"),
        ("high-rise", 'door = ["2,5", "3,5"]', 'door = ["3,5", "4,5"]', "bad-elevator"),
        ("high-rise", 'reroll_on = ["3,4", "3,5"]', 'reroll_on = ["3,4"]', "bad-elevator"),
        ("high-rise", "{ col = 2, roll", "{ col = 9, roll", "bad-setup"),
        ("high-rise", "ambulance = [[]]", 'ambulance = [[["0,1","0,2"]]]', "no-parking"),
        ("high-rise", '  ["1,3", "2,3"],\n', "", "list-mismatch"),
        ("high-rise", "| L | L |", "| L | X |", "unknown-sign"),
        ("villa", 'upper = "A2:1,2"', 'upper = "A2:1,3"', "bad-stair"),
        ("villa", 'lower_opens_to = "A1:2,3"', 'lower_opens_to = "A1:1,2"', "bad-stair"),
        ("villa", 'lower = "A1:2,2"', 'lower = "A3:2,2"', "bad-space"),
        ("villa", "black_offset = 4", "black_offset = 3", "bad-floor"),
        ("villa", "[ladders]\ncount = 4", "[ladders]\ncount = 40", "bad-number"),
        ("villa", '  ["A2:6,2", "A2:7,2"],\n', "", "list-mismatch"),
        ("villa", "poi_per_floor_at_most = 2", "poi_per_floor_at_most = 1", "bad-number"),
        ("villa", 'first_explosion = "both dice"', 'first_explosion = "one die"', "bad-setup"),
        ("villa", 'engine_sides = ["top", "bottom"]', 'engine_sides = ["top", "under"]', "no-parking"),
        ("brownstone", 'engine = [[["0,4","0,5"]', 'engine = [[["0,4","0,0"]', "no-parking"),
        ("villa", "L T . K\n", "L T . K K\n", "bad-rooms"),
        ("hotel", "K K R R\nK K R R\n", "K K R R\n", "bad-rooms"),
        ("brownstone", "drive_cost = 4", "drive_cost = 0", "bad-number"),
        ("brownstone", "floors = 1", "floors = 2", "bad-number"),
    ],
)
def test_a_board_file_that_contradicts_itself_is_refused_where_it_does(board: str, old: str, new: str, code: str) -> None:
    text = text_of(board)
    assert old in text
    with pytest.raises(BadText) as error:
        read_plan(text.replace(old, new, 1))
    assert error.value.code == code
    assert error.value.line > 0


@pytest.mark.parametrize("board", ["brownstone", "high-rise", "villa", "hotel"])
def test_spaces_and_edges_have_one_name_each(board: str) -> None:
    plan = FIRE.plan(board)
    assert [plan.read_cell(plan.write_cell(cell)) for cell in plan.cells()] == list(plan.cells())
    names = plan.edge_names[2:]
    assert len(set(names)) == len(names)
    assert [plan.read_edge(name) for name in names] == list(range(2, len(plan.edge_cells)))


@pytest.mark.parametrize("name", ["1,1@3", "1,1@1", "1,1@", "1,6@2", "8,1"])
def test_a_space_that_the_villa_has_not_is_refused(name: str) -> None:
    with pytest.raises(BadText) as error:
        FIRE.plan("villa").read_cell(name)
    assert error.value.code == "bad-space"


def test_the_catalogue_lists_every_board_scenario_and_card() -> None:
    catalogue = FIRE.catalogue()
    boards = [board["name"] for board in catalogue["boards"]]  # type: ignore[attr-defined]
    assert boards == ["base-front", "base-back", "brownstone", "high-rise", "hotel", "villa"]
    assert len(catalogue["scenarios"]) == 8  # type: ignore[arg-type]
    assert "engineer" in [card["name"] for card in catalogue["specialists"]]  # type: ignore[attr-defined]


def test_both_floors_are_drawn_side_by_side() -> None:
    shown = show(FIRE, "villa")
    first = str(shown["plan"]).split("\n")[1]
    assert (shown["floors"], first) == (2, "   + W +---+   +---+         +---+---+ W +---+")


@pytest.mark.parametrize("board", ["base-front", "base-back", "brownstone", "high-rise", "villa", "hotel"])
def test_every_space_inside_has_a_room_with_a_name(board: str) -> None:
    drawn: Any = FIRE.board(board)
    assert all(room["name"] for room in drawn["rooms"])
    rooms = {name: room["room"] for room in drawn["rooms"] for name in room["spaces"]}
    assert rooms == {space["name"]: space["room"] for space in drawn["spaces"] if space["inside"]}


def test_a_building_without_named_rooms_is_parted_by_its_walls() -> None:
    plan = read_plan((Path(__file__).parents[4] / "docs" / "guides" / "corner-shop.toml").read_text("utf-8"))
    drawn: Any = geometry(plan)
    assert [(room["name"], len(room["spaces"])) for room in drawn["rooms"]] == [("", 12)] * 4


def test_an_offer_at_an_edge_says_what_stands_there() -> None:
    match = hotzone.new("fire", board="high-rise", rules="experienced", crew="captain,rescue", seed=1)
    while match.view()["stage"] != "acting":
        match.play(next((one for one in match.legal() if one == "place 3,4"), match.legal()[0]))
    offers = {offer["text"]: offer for offer in match.view()["legal"]}
    assert offers["open 2,4|3,4"]["stands"] == "elevator"
    assert {offer["side"] for offer in offers.values() if offer["verb"] == "drive engine"} <= {"top", "right", "bottom", "left"}


def test_a_question_names_its_rule() -> None:
    match = hotzone.new("fire", board="high-rise", rules="experienced", crew=2, seed=1)
    assert match.view()["question"] == {"rule": "FIRE-SETUPE-14", "firefighter": 1}
