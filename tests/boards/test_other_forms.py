"""Boards in other forms: text boards of students and drawn plans, there and back; mistakes by line and column; nothing crashes."""

import tracemalloc
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from hotzone import registry
from hotzone.contract.workshop import BoardFormats
from hotzone.core.dice import Dice
from hotzone.core.errors import BadSetup, BadText, HotzoneError
from hotzone.core.formats.board_file import BoardFile
from hotzone.core.formats.board_text import board_text
from hotzone.games.fire.board.generator import make_building
from hotzone.games.fire.model import constants as w
from tests.boards.own_boards import BAKERY, SHOP
from tests.volume import volume

STUDENTS = (Path(__file__).parent / "students.txt").read_text("utf-8")
SIGNS = "01 \n\tvf+-|D:.W#'\"\\[]={}\x00Ж9,"


def fire() -> BoardFormats:
    game = registry.game("fire")
    assert isinstance(game, BoardFormats)
    return game


def edges(text: str) -> dict[str, int]:
    """The kinds of all edges of a board file, by name."""
    plan = registry.game("fire").read_plan(text)  # type: ignore[attr-defined]
    return {plan.write_edge(i): plan.building.get("edge", i) for i in range(2, len(plan.edge_cells))}


def test_the_board_that_students_know_is_the_front_of_the_base_game() -> None:
    found = fire().board_from("students", STUDENTS)
    own = registry.game("fire").boards("base-front")  # type: ignore[attr-defined]
    assert edges(found.text) == edges(own)
    plan, printed = (registry.game("fire").read_plan(text) for text in (found.text, own))  # type: ignore[attr-defined]
    assert (set(plan.fires), set(plan.pois)) == (set(printed.fires), set(printed.pois))
    assert found.remarks[0].startswith("the bits stand for N, W, S, E")
    assert any("v and f were left out" in remark for remark in found.remarks)


@pytest.mark.parametrize("order", list(permutations(range(4))))
def test_any_order_of_the_bits_is_found_out(order: tuple[int, ...]) -> None:
    lines = STUDENTS.split("\n")
    turned = [" ".join("".join(word[i] for i in order) for word in line.split()) for line in lines[:6]]
    assert edges(fire().board_from("students", "\n".join([*turned, *lines[6:]])).text) == edges(
        fire().board_from("students", STUDENTS).text
    )


@pytest.mark.parametrize(
    ("old", "new", "where", "text"),
    [
        ("1100 1000 1001", "1100 1020 1001", (1, 6), "'1020' is not four bits"),
        ("0111\n", "0111 0000\n", (6, 41), "a line has 8 spaces, this one 9"),
        ("2 4 v", "2 9 v", (7, 3), "'9' is not a number from 1 to 8"),
        ("5 1 f", "2 4 f", (8, 1), "there is a call on 2,4 already"),
        ("5 1 f", "5 1 x", (8, 1), "here stands a call"),
        ("1 3 1 4", "1 3 3 4", (20, 1), "are no neighbours"),
        ("4 8\n6 3", "4 5\n6 3", (31, 1), "4,5 is not at the outer wall"),
        ("5 8 v\n", "", (30, 1), "a board has 3 calls"),
        ("6 3\n", "6 3 6\n", (31, 1), "here stands a call"),
    ],
)
def test_a_mistake_is_shown_where_it_is(old: str, new: str, where: tuple[int, int], text: str) -> None:
    with pytest.raises(BadText, match=text) as wrong:
        fire().board_from("students", STUDENTS.replace(old, new, 1))
    assert (wrong.value.line, wrong.value.column) == where


def test_walls_whose_sides_differ_become_walls_with_a_remark() -> None:
    bent = STUDENTS.replace("1100 1000 1001 1100", "1100 1001 1001 1100", 1)
    found = fire().board_from("students", bent)
    assert "the two sides of 1,2|1,3 do not agree: it became a wall" in found.remarks
    assert edges(found.text)["1,2|1,3"] == w.WALL


def test_a_room_without_a_door_is_refused() -> None:
    closed = STUDENTS.replace("6 7 6 8\n", "")
    with pytest.raises(BadText, match="no way leads from outside to 5,8 6,8"):
        fire().board_from("students", closed)


@pytest.mark.parametrize("form", ["students", "plan"])
@pytest.mark.parametrize("seed", range(12))
def test_made_buildings_go_there_and_back(form: str, seed: int) -> None:
    text = make_building(seed)
    there = fire().board_as(form, text)
    back = fire().board_from(form, there.text)
    assert fire().board_form_of(there.text) == form
    assert fire().board_as(form, back.text).text == there.text
    if form == "plan" or not any("became walls" in remark for remark in there.remarks):
        assert edges(back.text) == edges(text)


@pytest.mark.parametrize("place", [BAKERY, SHOP])
def test_a_drawn_plan_keeps_windows_and_thin_walls(place: Path) -> None:
    text = place.read_text("utf-8")
    drawn = fire().board_as("plan", text).text
    assert edges(fire().board_from("plan", drawn).text) == edges(text)
    assert edges(fire().board_from("plan", drawn.strip("\n")).text) == edges(text)  # without the street
    assert any("windows" in remark for remark in fire().board_as("students", text).remarks)


def test_a_mistake_in_a_drawn_plan_is_shown_where_it_is() -> None:
    drawn = fire().board_as("plan", BAKERY.read_text("utf-8")).text.strip("\n")
    lines = drawn.split("\n")
    lines[3] = lines[3].replace("D", "Q")
    with pytest.raises(BadText, match="'Q' is not an edge") as wrong:
        fire().board_from("plan", "\n".join(lines))
    assert (wrong.value.line, wrong.value.column) == (4, lines[3].index("Q") + 1)
    with pytest.raises(BadText, match="needs 13 lines, it has 12"):
        fire().board_from("plan", "\n".join(lines[:-1]))


@pytest.mark.parametrize("name", ["villa", "hotel"])
def test_two_floors_go_into_the_drawn_plan_and_come_back_with_their_stairs(name: str) -> None:
    text = registry.game("fire").boards(name)  # type: ignore[attr-defined]
    drawn = fire().board_as("plan", text).text
    assert fire().board_form_of(drawn) == "plan"
    back = BoardFile(fire().board_from("plan", drawn).text).data
    own = BoardFile(text).data
    ends = [[one[key][1:] for key in ("lower", "lower_opens_to", "upper", "upper_opens_to")] for one in own["stair"]]
    assert [list(one.values()) for one in back["stair"]] == ends
    assert fire().board_as("plan", fire().board_from("plan", drawn).text).text == drawn
    game: Any = fire()
    assert [one for one in game.check_board(game.board_from("plan", drawn).text) if one.level == "error"] == []


def test_an_error_on_the_second_floor_is_told_by_its_line_of_the_drawing() -> None:
    drawn = fire().board_as("plan", registry.game("fire").boards("villa")).text  # type: ignore[attr-defined]
    lines = drawn.split("\n")
    line = next(i for i, words in enumerate(lines) if i > 14 and "W" in words[4:])
    lines[line] = lines[line].replace("W", "Q", 1)
    with pytest.raises(BadText) as wrong:
        fire().board_from("plan", "\n".join(lines))
    assert (wrong.value.line, wrong.value.column) == (line + 1, lines[line].index("Q") + 1)
    with pytest.raises(BadText, match="each floor needs 13 lines"):
        fire().board_from("plan", "\n".join(lines[:-3]))


@pytest.mark.parametrize(("name", "forms"), [("villa", ["students"]), ("high-rise", None), ("brownstone", None)])
def test_what_a_form_cannot_hold_is_refused(name: str, forms: list[str] | None) -> None:
    text = registry.game("fire").boards(name)  # type: ignore[attr-defined]
    for form in forms or fire().board_forms:
        with pytest.raises(BadSetup, match="this form holds"):
            fire().board_as(form, text)
    with pytest.raises(BadSetup, match="no form 'xml'"):
        fire().board_as("xml", text)


def spoilt(text: str, dice: Dice) -> str:
    """A text with some of its signs or lines changed."""
    for _ in range(1 + dice.below(6)):
        at = dice.below(len(text) + 1)
        way = dice.below(4)
        if way == 0:
            text = text[:at] + SIGNS[dice.below(len(SIGNS))] + text[at + 1 :]
        elif way == 1:
            text = text[:at] + text[at + 1 + dice.below(30) :]
        elif way == 2:
            text = text[:at] + text[dice.below(len(text) + 1) :][:40] + text[at:]
        else:
            text = text[:at] + SIGNS[dice.below(len(SIGNS))] * (1 + dice.below(50)) + text[at:]
    return text


@pytest.mark.parametrize("form", ["students", "plan", "toml"])
def test_spoilt_boards_are_read_or_refused_soon_and_in_little_memory(form: str) -> None:
    game, dice = fire(), Dice(7)
    whole = STUDENTS if form == "students" else BAKERY.read_text("utf-8")
    whole = game.board_as("plan", whole).text if form == "plan" else whole
    read = refused = 0
    tracemalloc.start()
    many = volume(150, 50)
    for _ in range(many):
        text = spoilt(whole, dice)
        try:
            if form == "toml":
                game.board_as("plan", text)
            else:
                game.board_from(form, text)
            read += 1
        except HotzoneError as error:
            refused += bool(error.text)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert read + refused == many
    assert refused > many // 5
    assert most < 16_000_000


@pytest.mark.parametrize("form", ["students", "plan"])
def test_huge_texts_are_refused_at_once(form: str) -> None:
    for text in (STUDENTS * 10_000, "1100 " * 100_000, "   +---" * 100_000, "\n" * 200_000, "[" * 100_000):
        with pytest.raises(BadText):
            fire().board_from(form, text)


def test_the_order_in_which_a_file_names_its_target_areas_makes_no_other_building() -> None:
    game: Any = registry.game("fire")
    data = BoardFile(game.boards("base-front")).data
    turned = {**data, "quadrants": dict(reversed(data["quadrants"].items()))}
    first, second = (game.read_plan(board_text(one)) for one in (data, turned))
    assert list(turned["quadrants"]) != list(data["quadrants"])
    assert game.board_digest(board_text(turned)) == game.board_digest(board_text(data))
    for name, many in (("area", 16), ("aims", 4)):
        assert [first.building.get(name, i) for i in range(many)] == [second.building.get(name, i) for i in range(many)]
