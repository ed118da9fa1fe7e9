"""Windows and thin partitions (STORY-WINDOW, STORY-PART)."""

import pytest

from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.rules import explosion, spreading
from tests.games.fire.expansions.buildings import advance, build, cost, house, kinds, lay, on_to, threat
from tests.games.fire.figures import give, purse, refused, stand
from tests.games.fire.tables import burning, cell, edge, legal, play

WINDOW = "0,1|1,1"  # of the villa's library
THIN = "1,2|1,3"


@pytest.mark.rule("STORY-WINDOW-01")
@pytest.mark.parametrize("board", ["villa", "hotel"])
def test_all_windows_start_closed(board: str) -> None:
    match = house(board)
    kinds_there = [edge(match, name) for name in match.plan.edge_names[2:]]
    assert (kinds_there.count(w.WINDOW), kinds_there.count(w.WINDOW_OPEN)) == (12, 0)


@pytest.mark.rule("STORY-WINDOW-02")
def test_a_window_of_the_own_space_is_opened_or_closed_for_one_ap_as_a_movement() -> None:
    for place in ("1,1", "0,1"):  # from inside and from outside
        match = stand(house("villa", crew="rescue"), f1=place)
        assert cost(match, f"open {WINDOW}") == 1
        assert f"edge {WINDOW} open-window (STORY-WINDOW-02)" in play(match, f"open {WINDOW}")
        assert (purse(match), match.move_ap) == ((4, 0), 2)  # movement AP pay
        play(match, f"close {WINDOW}")
        assert edge(match, WINDOW) == w.WINDOW
    assert refused(stand(match, f1="1,2"), f"open {WINDOW}") == ("not-beside", "FIRE-DOOR-02")
    match = stand(house("villa", crew="captain,cafs"), f2="1,1")
    assert f"command 2 open {WINDOW}" in legal(match)


@pytest.mark.rule("STORY-WINDOW-03")
def test_an_open_window_joins_two_spaces_a_closed_one_parts_them() -> None:
    match = lay(stand(house("villa"), f1="0,1"), smoke="1,1")
    assert refused(match, "move 1,1") == ("window-closed", "STORY-WINDOW-03")
    assert refused(match, "douse 1,1") == ("not-adjacent", "FIRE-EXT-04")
    build(match, w.WINDOW_OPEN, WINDOW)
    assert {"move 1,1", "douse 1,1"} <= set(legal(match))
    inner = lay(house("villa"), fire="5,3", smoke="5,4")
    for kind, after in ((w.WINDOW, w.SMOKE), (w.WINDOW_OPEN, w.FIRE)):
        build(inner, kind, "5,3|5,4")
        spreading.flashover(inner)
        assert threat(inner, "5,4") == after


@pytest.mark.rule("STORY-WINDOW-04")
@pytest.mark.parametrize("by", ["axe", "wave"])
def test_one_damage_marker_destroys_a_window_wall(by: str) -> None:
    match = lay(stand(house("villa"), f1="1,1"), fire="1,1")
    if by == "axe":
        match.put("threat", cell(match, "1,1"), w.CLEAR)
        assert cost(match, f"chop {WINDOW}") == 2
        play(match, f"chop {WINDOW}")
    else:
        explosion.explode(match, cell(match, "1,1"), rule.ADV_05)
    assert edge(match, WINDOW) == w.DESTROYED


@pytest.mark.rule("STORY-WINDOW-05")
def test_a_wave_damages_even_an_open_window_and_stops_there() -> None:
    match = build(lay(stand(house("villa"), f1="7,4"), fire="1,1", poi="5,1 5,2 6,1"), w.WINDOW_OPEN, WINDOW)
    told = advance(match, "1,1")
    assert f"edge {WINDOW} destroyed (FIRE-EXPL-03)" in told
    assert not any(text.startswith("threat 0,1 fire") for text in told)
    on_to(match)
    assert "threat 0,1 fire (FIRE-EXPL-02)" in advance(match, "1,1")  # the next one goes out


@pytest.mark.rule("STORY-WINDOW-06")
def test_damage_on_a_window_wall_counts_for_the_collapse() -> None:
    match = stand(house("villa"), f1="1,1")
    match.damage = 23
    assert "collapsed (FIRE-END-03)" in play(match, f"chop {WINDOW}")


@pytest.mark.rule("STORY-WINDOW-07")
def test_a_destroyed_window_wall_is_a_gap_and_no_window_any_more() -> None:
    match = build(stand(house("villa"), f1="1,1"), w.DESTROYED, WINDOW)
    assert "move 0,1" in legal(match)
    assert not [text for text in kinds(match, "open", "close", "chop") if text.endswith(WINDOW)]
    assert refused(match, f"open {WINDOW}") == ("no-door", "FIRE-DOOR-01")


@pytest.mark.rule("STORY-PART-01")
def test_a_thin_partition_is_a_wall_until_one_damage_marker_destroys_it() -> None:
    match = lay(stand(house("villa"), f1="1,2"), smoke="1,3", fire="6,1")
    assert refused(match, "move 1,3") == ("wall", "FIRE-ADJ-02")
    assert refused(match, "douse 1,3") == ("not-adjacent", "FIRE-EXT-04")
    play(match, f"chop {THIN}")
    assert (edge(match, THIN), match.damage) == (w.DESTROYED, 1)
    assert "move 1,3" in legal(give(match, 4))
    match = lay(house("villa"), fire="1,2")
    explosion.explode(match, cell(match, "1,2"), rule.ADV_05)
    assert edge(match, THIN) == w.DESTROYED
    assert "1,3" not in burning(match).split()
    assert edge(house("high-rise"), "1,3|2,3") == w.THIN  # on whatever board it is drawn
