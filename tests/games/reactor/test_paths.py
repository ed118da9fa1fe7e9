"""What a page shows before anything is paid: ways with their steps and doses, limits, and the price of a sacrifice."""

from __future__ import annotations

from typing import Any

from tests.games.reactor.figures import radiation
from tests.games.reactor.tables import REACTOR, play, table


def ways(match: Any, verb: str = "move") -> dict[str, Any]:
    found: Any = REACTOR.paths(match)
    return dict(found.get(verb, {}))


def test_every_cell_within_the_steps_has_a_way_that_can_be_played() -> None:
    match = table(people="engineer 16", active="engineer")
    found = ways(match)
    assert len(found) == 36  # within three steps of the middle lies the whole hexagon
    assert found["14"]["cost"] == 3
    for step in found["14"]["steps"]:
        play(match, step["text"])
    assert match.plan.names[match.get("at", match.seat)] == "14"


def test_of_equally_long_ways_the_one_with_the_least_dose_is_shown() -> None:
    match = table("11 FN, 17 FE", "engineer 16", "engineer")
    way = ways(match)["12"]  # over 11 (black) or 17 (red)
    assert [step["cell"] for step in way["steps"]] == ["11", "12"]
    assert (way["cost"], way["dose"], way["dies"]) == (2, 1, False)
    assert radiation(match, "engineer") == 0


def test_a_way_ends_where_the_character_would_die() -> None:
    match = table("11 FE", "engineer 16", "engineer")
    match.put("radiation", match.seat, 15)
    assert ways(match)["11"]["dies"] is True
    assert all(step["cell"] != "11" for name, way in ways(match).items() if name != "11" for step in way["steps"])


def test_stepping_over_is_shown_only_where_plain_steps_do_not_lead() -> None:
    match = table("10 --, 11 --, 17 --, 22 --, 21 --, 15 --", "soldier 16", "soldier")
    assert ways(match) == {}
    assert ways(match, "cross")["9"]["steps"][0]["verb"] == "cross"
    assert ways(match, "cross")["9"]["cost"] == 2


def test_nobody_is_shown_ways_outside_the_action_phase() -> None:
    match = table(people="engineer 16", active="engineer")
    play(match, "end")
    assert REACTOR.paths(match) == {}


def test_a_view_says_what_its_numbers_run_up_to_and_how_many_are_gathered() -> None:
    match = table("S4 cw, 12 FE, 13 fe, 18 FN", hearts=2, yellow=9)
    view: Any = REACTOR.view(match, None)
    expected = {"dial": 31, "yellow": 9, "red": 21, "hearts": 2, "radiation": 16, "emergency": 6, "around": 6}
    assert view["limits"] == expected
    assert view["gathered"] == {"S4": 2}
    assert view["cards"] == {"overheat": 1, "control": 0}
    board: Any = REACTOR.board("reactor")
    assert board["limits"] == {"dial": 31, "emergency": 6, "radiation": 16, "hearts": 3}


def test_a_sacrifice_says_who_dies_and_whether_all_is_lost() -> None:
    def price(match: Any) -> tuple[object, object]:
        view: Any = REACTOR.view(match, None)
        (found,) = (one for one in view["legal"] if one["verb"] == "sacrifice")
        return found["deaths"], found["defeat"]

    assert price(table("16 fn", "soldier 16, doctor 16")) == ([1, 4], "no")
    assert price(table("16 fe", "soldier 16")) == ([1], "yes")
    assert price(table("16 f?", "soldier 16")) == ([1], "perhaps")
    assert price(table("S1 c?", "soldier S1")) == ([1], "no")
