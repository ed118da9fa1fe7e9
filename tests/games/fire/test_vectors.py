"""Worked examples of the rules, TV-01 to TV-13."""

import pytest

from hotzone.games.fire.model import constants as w
from hotzone.games.fire.rules import placing
from tests.games.fire.figures import rescuer_above_a_wall
from tests.games.fire.starting import start
from tests.games.fire.tables import at, burning, cell, corner, edge, legal, people, plan_of, play, row, smoking, table
from tests.languages import each_edition

BOARDS = ("base-front", "base-back")


def test_tv_01_coordinates() -> None:
    match = table("+")
    play(match, "end", "roll 1,3")
    assert smoking(match) == "1,3"
    assert match.plan.place(cell(match, "1,3")) == (1, 3)  # first row, third column


@each_edition
@pytest.mark.parametrize(("board", "doors"), [("base-front", 8), ("base-back", 7)])
def test_tv_02_family_setup(edition: str, board: str, doors: int) -> None:
    match = start(edition=edition, board=board, crew=2)
    play(match, "place 0,1", "place 7,8")
    assert burning(match) == "2,2 2,3 3,2 3,3 3,4 3,5 4,4 5,6 5,7 6,6"
    assert people(match) == "?2,4 ?5,1 ?5,8"
    edges = [match.get("edge", i) for i in range(len(match.plan.edge_cells))]
    assert edges.count(w.DOOR) == doors
    assert not {w.DOOR_OPEN, w.DOOR_GONE, w.DAMAGED, w.DESTROYED} & set(edges)
    assert placing.supply(match) == 12
    assert match.markers == (24 if edition == "cs" else 23)
    assert (smoking(match), match.damage, w.DAMAGE_MARKERS) == ("", 0, 24)
    assert (match.stage, match.get("saved", 0), match.get("saved", 1)) == (w.ACTING, 0, 0)


def test_tv_03_move_example_1() -> None:
    match = table(row("|1    F     D"))
    left = []
    for text in ("move 1,2", "move 1,3", "open 1,3|1,4"):
        play(match, text)
        left.append(match.ap)
    assert left == [2, 1, 0]
    assert (at(match, 1), edge(match, "1,3|1,4"), burning(match)) == ("1,3", w.DOOR_OPEN, "1,2")
    play(match, "end")
    assert match.get("saved", 0) == 0


def test_tv_04_move_example_2() -> None:
    match = table(row("| F  1  O?  |"))
    play(match, "quench 1,1")
    assert match.ap == 2
    play(match, "move 1,3", "face victim")
    assert (match.ap, burning(match), smoking(match), people(match)) == (1, "", "", "v1,3")
    play(match, "end")
    assert match.get("saved", 0) == 1


def test_tv_05_move_example_3() -> None:
    match = rescuer_above_a_wall()
    match.damage = 1
    left = []
    for text in ("carry 2,1", "chop 2,1|3,1", "move 3,1"):
        play(match, text)
        left.append(match.ap + match.get("saved", 0))
    assert left == [3, 1, 0]
    assert (edge(match, "2,1|3,1"), match.damage) == (w.DESTROYED, 2)
    assert (people(match), at(match, 1)) == ("v2,1", "3,1")
    play(match, "end")
    assert match.get("saved", 0) == 0


def test_tv_06_smoke_example_first_roll() -> None:
    match = table(corner(" s     |"))
    left = match.markers
    play(match, "end", "roll 1,1")
    assert (burning(match), smoking(match), match.markers) == ("1,1", "", left)


def test_tv_07_smoke_example_next_turn() -> None:
    match = table(corner(" F     |"))
    told = play(match, "end", "roll 2,1")
    assert (burning(match), match.damage) == ("1,1 2,1", 0)
    assert not [line for line in told if line.startswith("exploded")]


@each_edition
@pytest.mark.parametrize("rules", ["family", "experienced"])
def test_tv_08_explosion_example(edition: str, rules: str) -> None:
    match = table(
        """
        +---+---+---+---+---+
        |   | F |   |   |   |
        +---+---+---+---+---+
        |   D F   F   F  1  |
        +---+   +---+---+---+
        |   |?  |
        +---+---+
        """,
        edition=edition,
        rules=rules,
        board="base-back",
    )
    if match.options.vehicles:
        match.ambulance = 2
    left = match.markers
    play(match, "end", "roll 2,2")
    assert legal(match) == (["fall 7,4", "fall 7,3"] if match.options.vehicles else ["fall 0,5", "fall 0,6"])
    place = legal(match)[0]
    told = play(match, place, "face victim")
    assert "victim-lost 3,2 poi (FIRE-LOST-01)" in told
    assert (people(match), match.lost, at(match, 1)) == ("", 1, place.removeprefix("fall "))
    assert burning(match) == "1,2 2,2 2,3 2,4 2,5 3,2"  # 1,2 burned before
    assert (edge(match, "1,2|2,2"), edge(match, "2,1|2,2")) == (w.DAMAGED, w.DOOR_GONE)
    assert (left - match.markers, match.damage) == (2, 1)


@pytest.mark.parametrize(("edition", "door"), [("en", w.DOOR_OPEN), ("ru", w.DOOR_OPEN), ("it", w.DOOR_OPEN), ("cs", w.DOOR_GONE)])
def test_tv_09_flashover_example(edition: str, door: int) -> None:
    match = table(
        """
        +---+---+---+---+---+---+
        | F   s   s O s   s | s |
        +   +   +---+---+---+---+
        |     s   s |
        +---+---+---+
        """,
        edition=edition,
    )
    play(match, "end", "roll 6,8")
    assert burning(match) == "1,1 1,2 1,3 1,4 1,5 2,2 2,3"
    assert smoking(match) == "1,6 6,8"
    assert edge(match, "1,3|1,4") == door


def test_tv_10_deck_gun_example() -> None:
    match = table("+", rules="experienced")
    match.engine = 1  # on the right side
    match.put("at", 0, cell(match, "5,9"))
    for name in ("5,7", "6,7", "5,8", "4,7"):
        match.put("threat", cell(match, name), w.FIRE)
    for name in ("5,7|5,8", "4,7|5,7"):
        match.put("edge", match.plan.read_edge(name), w.WALL)
    match.put("poi", 0, w.HIDDEN)
    match.put("poi_at", 0, cell(match, "5,6"))
    told = play(match, "gun 4,5", "roll 2,7")
    assert "deck-gun 5,7 (FIRE-GUN-07)" in told  # red is turned to 5
    assert burning(match) == "4,7 5,8"
    assert (people(match), match.ap) == ("?5,6", 0)


@pytest.mark.parametrize("board", BOARDS)
def test_tv_11_d8_turning(board: str) -> None:  # the faces are data of the board
    assert [plan_of(board).building.get("opposite", black) for black in range(1, 9)] == [6, 5, 8, 7, 2, 1, 4, 3]


@pytest.mark.parametrize("board", BOARDS)
def test_tv_12_first_explosion(board: str) -> None:
    targets = []
    for black in range(1, 9):
        told = play(start(rules="experienced", board=board, crew=1), f"roll -,{black}")
        targets += [line.split()[1] for line in told if line.startswith("exploded")]
    assert targets == ["3,3", "3,4", "3,5", "3,6", "4,6", "4,5", "4,4", "4,3"]


def test_tv_13_explosion_3() -> None:
    match = start(rules="experienced", crew=1)
    play(match, "roll -,8", "roll 1,3")
    red_only = [f"roll {red},-" for red in range(1, 7)]
    assert legal(match) == red_only
    clone = match.clone()
    assert "exploded 2,8 (FIRE-SETUPE-06)" in play(match, "roll 2,-")
    clone.put("threat", cell(clone, "2,8"), w.FIRE)
    assert "roll-again 2,8 (FIRE-SETUPE-08)" in play(clone, "roll 2,-")
    assert legal(clone) == red_only
