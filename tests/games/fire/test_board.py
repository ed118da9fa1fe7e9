"""The board, its places and the dice (FIRE-BOARD)."""

import pytest

from hotzone.core import constants as c
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.page.view import view
from tests.games.fire.starting import pass_turn, place_all, roll_on, seat, start
from tests.games.fire.tables import at, cell, legal, play, smoking, table

BOARDS = ("base-front", "base-back")
ROLLS = [(red, black) for red in range(1, 7) for black in range(1, 9)]
RING = [f"{row},{col}" for row in range(8) for col in range(10) if row in (0, 7) or col in (0, 9)]


def advancing(match: Match) -> Match:
    """The same table where the fire must be rolled for."""
    match.stage, match.asked, match.actor = w.ADVANCING, w.BOTH, c.NATURE
    return match


@pytest.mark.rule("FIRE-BOARD-01")
def test_both_sides_of_the_board_serve_both_games_and_show_two_buildings() -> None:
    walls = {}
    for board in BOARDS:
        for rules in ("family", "experienced"):
            match = start(board=board, rules=rules)
            assert (match.plan.rows, match.plan.cols) == (6, 8)
            edges = view(match)["edges"]
            assert isinstance(edges, dict)
            walls[board] = {name for name, kind in edges.items() if kind == "wall"}
            play(match, "roll -,1" if rules == "experienced" else "place 0,0")
    assert (len(walls["base-front"]), len(walls["base-back"])) == (42, 45)
    assert walls["base-front"] != walls["base-back"]


@pytest.mark.rule("FIRE-BOARD-02")
@pytest.mark.parametrize("board", BOARDS)
def test_every_roll_of_both_dice_names_one_space_inside_red_the_row_black_the_column(board: str) -> None:
    """TV-01: red 1, black 3 is row 1, column 3."""
    found = set()
    match = advancing(table("", board=board))
    assert legal(match) == [f"roll {red},{black}" for red, black in ROLLS]
    for red, black in ROLLS:
        clone = match.clone()
        told = play(clone, f"roll {red},{black}")
        assert f"threat {red},{black} smoke (FIRE-ADV-02)" in told
        found.add(smoking(clone))
    assert found == {f"{red},{black}" for red, black in ROLLS}
    assert len(found) == 48


@pytest.mark.rule("FIRE-BOARD-03")
@pytest.mark.parametrize("board", BOARDS)
def test_firefighters_stand_on_every_outside_space_and_walk_all_round_the_building(board: str) -> None:
    match = start(board=board, crew=1)
    assert [text.removeprefix("place ") for text in legal(match)] == RING
    place_all(match, "0,0")
    match.ap = len(RING)
    way = [f"0,{col}" for col in range(1, 10)] + [f"{row},9" for row in range(1, 8)]
    way += [f"7,{col}" for col in range(8, -1, -1)] + [f"{row},0" for row in range(6, -1, -1)]
    for space in way:
        assert "FIRE-MOVE-01" in " ".join(play(match, f"move {space}"))
    assert (at(match, 1), match.ap) == ("0,0", 0)
    assert sorted(way) == sorted(RING)


@pytest.mark.rule("FIRE-BOARD-04")
def test_rescued_and_lost_victims_leave_the_grid_for_two_areas_of_their_own() -> None:
    match = table("""
        +   +---+---+
        |v  |   |vF |
        +---+---+---+
    """)
    match.put("at", 0, cell(match, "1,1"))
    assert "victim-rescued 0,1 victim (FIRE-CARRY-05)" in play(match, "carry 0,1")
    assert "victim-lost 1,3 victim (FIRE-LOST-01)" in pass_turn(match, "6,6")
    assert (match.rescued, match.lost) == (1, 1)
    assert view(match)["poi"] == []


@pytest.mark.rule("FIRE-BOARD-05")
@pytest.mark.parametrize("board", BOARDS)
def test_the_building_has_four_quadrants_three_rows_by_four_columns(board: str) -> None:
    quadrants = set()
    for place in range(4):
        match = table("", board=board, rules="experienced", crew=["driver", "cafs"])
        match.engine = place
        match.put("at", 0, match.board.get("engine", 2 * place))
        blocked = []
        for red, black in ROLLS:
            match.put("at", 1, match.plan.at(red, black))
            if not any(text.startswith("gun") for text in legal(match)):
                blocked.append((red, black))
        assert len(blocked) == 12
        rows, cols = {red for red, _ in blocked}, {black for _, black in blocked}
        assert rows in ({1, 2, 3}, {4, 5, 6})
        assert cols in ({1, 2, 3, 4}, {5, 6, 7, 8})
        quadrants.add((min(rows), min(cols)))
    assert quadrants == {(1, 1), (1, 5), (4, 1), (4, 5)}


@pytest.mark.rule("FIRE-BOARD-06")
@pytest.mark.parametrize("board", BOARDS)
def test_four_places_a_vehicle_one_on_each_side_two_outside_spaces_each(board: str) -> None:
    match = start(board=board, rules="experienced", crew=["cafs"])
    roll_on(match)
    place_all(match)
    spaces = []
    for vehicle in ("engine", "ambulance"):
        sides = set()
        for text in legal(match):
            clone = match.clone()
            play(clone, text)
            parked = view(clone)["vehicles"]
            assert isinstance(parked, dict)
            first, second = ([int(part) for part in name.split(",")] for name in parked[vehicle])
            assert abs(first[0] - second[0]) + abs(first[1] - second[1]) == 1  # beside each other
            assert set(parked[vehicle]) <= set(RING)
            sides.add("row 0" if first[0] == 0 else "row 7" if first[0] == 7 else f"column {first[1]}")
            spaces += parked[vehicle]
        assert sides == {"row 0", "column 9", "row 7", "column 0"}
        play(match, legal(match)[0])
    assert len(set(spaces)) == 16  # no space belongs to two places


@pytest.mark.rule("FIRE-BOARD-07")
@pytest.mark.parametrize(("black", "below"), [(1, 6), (2, 5), (3, 8), (4, 7), (5, 2), (6, 1), (7, 4), (8, 3)])
def test_the_opposite_faces_of_the_black_die(black: int, below: int) -> None:
    """TV-11, seen at the deck gun: a column outside the quadrant is turned."""
    match = table("", rules="experienced", crew=["cafs"])
    match.ap = 4
    match.engine = 1 if black < 5 else 2  # to the bottom right or left: the die must be turned
    match.put("at", 0, match.board.get("engine", 2 * match.engine))
    play(match, next(text for text in legal(match) if text.startswith("gun")))
    assert any(text.startswith(f"deck-gun 5,{below} ") for text in play(match, f"roll 5,{black}"))


@pytest.mark.rule("FIRE-BOARD-08")
@pytest.mark.parametrize("red", range(1, 7))
def test_the_opposite_faces_of_the_red_die_sum_to_seven(red: int) -> None:
    match = table("", rules="experienced", crew=["cafs"])
    match.ap = 4
    match.engine = 0 if red > 3 else 1  # to the top or bottom right
    match.put("at", 0, match.board.get("engine", 2 * match.engine))
    play(match, next(text for text in legal(match) if text.startswith("gun")))
    assert any(text.startswith(f"deck-gun {7 - red},6 ") for text in play(match, f"roll {red},6"))


@pytest.mark.rule("FIRE-KNOCK-03")
@pytest.mark.parametrize(
    ("space", "refuges"),
    [
        ("1,1", "4,0 3,0"),  # 2 rows and 1 column to the left place, 4 columns and 1 row to the top one
        ("1,5", "0,5 0,6"),
        ("4,8", "3,9 4,9"),
        ("6,4", "7,4 7,3"),
        ("2,3", "0,5 0,6"),  # squared distances: top 4 + 4, left 1 + 9, although both are four steps away
        ("1,8", "0,5 0,6 3,9 4,9"),  # top 1 + 4, right 4 + 1: the player chooses the place, too
    ],
)
def test_the_nearest_ambulance_place_is_measured_as_the_crow_flies(space: str, refuges: str) -> None:
    """R-47: centre to centre, to either space of a place; ties and the space of a place are the player's choice."""
    match = table("")
    match.put("at", 0, cell(match, space))
    match.put("threat", cell(match, space), w.SMOKE)
    match.markers -= 1
    play(advancing(match), f"roll {space}")
    assert seat(match) == 1
    assert legal(match) == [f"fall {name}" for name in refuges.split()]
