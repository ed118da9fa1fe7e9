"""Moving (FIRE-MOVE)."""

import pytest

from hotzone.games.fire.model import constants as w
from tests.games.fire.figures import refused
from tests.games.fire.starting import place_all, seat, start
from tests.games.fire.tables import at, burning, cell, edge, legal, people, play, row, table


@pytest.mark.rule("FIRE-MOVE-01", "FIRE-MOVE-02")
@pytest.mark.parametrize(("threat", "cost", "rule"), [(" ", 1, "FIRE-MOVE-01"), ("s", 1, "FIRE-MOVE-01"), ("F", 2, "FIRE-MOVE-02")])
def test_a_move_costs_one_ap_and_two_into_fire(threat: str, cost: int, rule: str) -> None:
    match = table(row(f"|1    {threat} |"))
    assert play(match, "move 1,2")[:2] == [
        f"points ap {4 - cost} saved 0 move 0 douse 0 command 0 (FIRE-AP-08)",
        f"moved 1 1,2 ({rule})",
    ]
    assert match.ap == 4 - cost
    assert match.get("threat", cell(match, "1,2")) == " sF".index(threat)  # it stays


@pytest.mark.rule("FIRE-MOVE-02", "FIRE-MOVE-05")
def test_through_fire_and_on_to_open_a_door() -> None:
    """TV-03."""
    match = table(row("|1    F     D   |"))
    for text, left in (("move 1,2", 2), ("move 1,3", 1), ("open 1,3|1,4", 0)):
        play(match, text)
        assert match.ap == left
    assert (at(match, 1), burning(match), edge(match, "1,3|1,4")) == ("1,3", "1,2", w.DOOR_OPEN)


@pytest.mark.rule("FIRE-MOVE-03")
@pytest.mark.parametrize("threat", [" ", "s"])
def test_carrying_a_victim_costs_two_ap(threat: str) -> None:
    match = table(row(f"|v    {threat} |"))
    match.put("at", 0, cell(match, "1,1"))
    told = play(match, "carry 1,2")
    assert "moved 1 1,2 (FIRE-MOVE-03)" in told
    assert "victim-carried 1,1 1,2 (FIRE-MOVE-03)" in told
    assert (match.ap, at(match, 1), people(match)) == (2, "1,2", "v1,2")


@pytest.mark.rule("FIRE-MOVE-04")
@pytest.mark.parametrize(
    ("sign", "reason"), [("|", ("wall", "FIRE-ADJ-02")), ("!", ("wall", "FIRE-ADJ-02")), ("D", ("door-closed", "FIRE-ADJ-03"))]
)
def test_nobody_walks_through_a_wall_a_damaged_wall_or_a_closed_door(sign: str, reason: tuple[str, str]) -> None:
    match = table(row(f"|1  {sign}   |"))
    assert not any(text.startswith("move") for text in legal(match))
    assert refused(match, "move 1,2") == reason
    assert refused(match, "move 2,2") == ("not-adjacent", "FIRE-ADJ-01")


@pytest.mark.rule("FIRE-MOVE-05")
@pytest.mark.parametrize("sign", [" ", "x", "O", "o"])
def test_a_destroyed_wall_an_open_door_and_a_doorway_without_a_door_cost_nothing_extra(sign: str) -> None:
    match = table(row(f"|1  {sign}   |"))
    play(match, "move 1,2")
    assert (match.ap, at(match, 1)) == (3, "1,2")


@pytest.mark.rule("FIRE-MOVE-07")
def test_any_number_of_firefighters_share_a_space() -> None:
    match = start(crew=6)
    place_all(match, *["0,6"] * 5, "0,7")
    for turn in range(5):
        assert "move 1,6" in legal(match)
        play(match, "move 1,6", "end", f"roll 6,{1 + turn}")
        assert seat(match) == turn + 2
    play(match, "move 0,6", "move 1,6")
    assert [at(match, i) for i in range(1, 7)] == ["1,6"] * 6


@pytest.mark.rule("FIRE-MOVE-08")
def test_in_out_and_round_the_building_at_the_usual_price() -> None:
    match = start(crew=1)
    place_all(match, "0,5")
    for space, left in (("0,6", 3), ("1,6", 2), ("0,6", 1), ("0,7", 0)):
        assert f"moved 1 {space} (FIRE-MOVE-01)" in play(match, f"move {space}")
        assert match.ap == left


@pytest.mark.rule("FIRE-MOVE-08")
def test_outside_spaces_end_at_the_rim_of_the_board() -> None:
    match = start(crew=1)
    place_all(match, "0,0")
    assert legal(match) == ["move 0,1", "move 1,0", "end"]


@pytest.mark.rule("FIRE-MOVE-09")
def test_entering_a_space_with_a_hidden_poi_turns_it_up_before_anything_else() -> None:
    """R-08: compulsory, also when only passing; it costs nothing."""
    match = table(row("|1   ?      |"))
    play(match, "move 1,2")
    assert seat(match) == "nature"
    assert legal(match) == ["face victim", "face alarm"]
    assert refused(match, "move 1,3") == ("not-now", "FIRE-REVEAL-01")
    assert "turned-up 1,2 victim (FIRE-REVEAL-01)" in play(match, "face victim")
    assert (people(match), match.ap, seat(match)) == ("v1,2", 3, 1)
    play(match, "move 1,3")
    assert people(match) == "v1,2"


@pytest.mark.rule("FIRE-MOVE-09")
def test_a_commanded_firefighter_turns_a_poi_up_too() -> None:
    """R-08."""
    match = table(row("|1  |2   ?  |"), rules="experienced", crew=["captain", "generalist"])
    play(match, "command 2 move 1,3")
    assert "turned-up 1,3 alarm (FIRE-REVEAL-01)" in play(match, "face alarm")
    assert (people(match), seat(match)) == ("", 1)


@pytest.mark.rule("FIRE-MOVE-09")
def test_fire_put_out_a_move_through_an_open_door_and_a_victim_found() -> None:
    """TV-04."""
    match = table(row("| F  1  O?  |"))
    play(match, "quench 1,1", "move 1,3", "face victim")
    assert (match.ap, burning(match), people(match)) == (1, "", "v1,3")
    assert "saved 1 1 (FIRE-AP-04)" in play(match, "end")


@pytest.mark.rule("FIRE-MOVE-09")
def test_a_wall_or_door_beside_a_poi_does_not_turn_it_up() -> None:
    match = table(row("|1  D?  |"))
    play(match, "open 1,1|1,2")
    assert (people(match), seat(match)) == ("?1,2", 1)
