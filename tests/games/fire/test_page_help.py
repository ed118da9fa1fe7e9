"""What the server works out for people at a page: where to start, how to fight a fire, how to get out of one, what the goal is."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from hotzone import registry
from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.rules import spreading

GAME: Any = registry.game("fire")
SETTINGS: tuple[dict[str, object], ...] = (
    {"crew": 3},
    {"crew": 3, "board": "base-back"},
    {"crew": 3, "rules": "experienced", "level": "veteran"},
    {"crew": 3, "board": "villa"},
    {"crew": "captain,cafs,rescue", "rules": "experienced", "level": "heroic", "board": "base-back"},
)


def positions(many: int, seed: int = 1) -> Iterator[Any]:
    """Tables of random matches at which somebody decides in a turn; one who loves to walk into fire."""
    dice, found = random.Random(seed), 0
    while found < many:
        match = GAME.new(GAME.setup(**SETTINGS[found % len(SETTINGS)]))
        for _ in range(160):
            if match.actor == c.NOBODY or found >= many:
                break
            legal = match.legal()
            if match.actor >= 0 and match.stage == w.ACTING:
                found += 1
                yield match
                hot = [
                    one for one in legal if w.MOVE <= one >> 8 & 255 < w.MOVE + w.LOADS and match.get("threat", one & 255) == w.FIRE
                ]
                legal = hot if hot and dice.random() < 0.7 else legal
            match.play(dice.choice(legal))


def burns_after(match: Any, steps: list[dict[str, Any]]) -> bool:
    """Does who acts stand in fire after these steps?"""
    table = match.clone()
    for step in steps:
        table.play(GAME.read(table, step["text"]))
    return bool(table.get("threat", table.get("at", match.seat)) == w.FIRE)


def test_no_plan_against_a_fire_ends_in_fire_or_leads_through_it() -> None:
    plans = 0
    for match in positions(150):
        for verb in ("put-out", "knock-down", "beside", "towards"):
            for way in GAME.paths(match).get(verb, {}).values():
                plans += 1
                assert not way["fires"]
                assert not burns_after(match, way["steps"])
    assert plans > 150


def test_a_plan_says_what_becomes_of_the_fire() -> None:
    for match in positions(60, 2):
        found = GAME.paths(match)
        for verb, left in (("put-out", w.CLEAR), ("knock-down", w.SMOKE)):
            for place, way in found.get(verb, {}).items():
                table = match.clone()
                for step in way["steps"]:
                    table.play(GAME.read(table, step["text"]))
                assert table.get("threat", match.plan.read_cell(place)) == left
                assert way["cost"] == sum(step["cost"] for step in way["steps"])


def at_the_west_door(points: int) -> Any:
    """Somebody outside the west door, with fire in the two spaces behind it."""
    match = GAME.new(GAME.setup(crew=1))
    while match.stage != w.ACTING:
        match.play(next((one for one in match.legal() if GAME.write(match, one) == "place 3,0"), match.legal()[0]))
    for cell in match.plan.cells():
        match.put("threat", cell, w.CLEAR)
    for cell in ("3,1", "3,2", "2,2"):
        match.put("threat", match.plan.read_cell(cell), w.FIRE)
    match.ap = points
    return match


def test_the_fire_in_the_way_to_another_is_put_out_first() -> None:
    plan = GAME.paths(at_the_west_door(5))["put-out"]["3,2"]
    assert [step["text"] for step in plan["steps"]] == ["douse 3,1", "douse 3,1", "move 3,1", "douse 3,2", "douse 3,2"]
    assert GAME.paths(at_the_west_door(4))["knock-down"]["3,2"]["cost"] == 4
    near = GAME.paths(at_the_west_door(3))["towards"]["2,2"]
    assert [step["text"] for step in near["steps"]] == ["douse 3,1", "douse 3,1", "move 3,1"]


def test_whoever_may_walk_into_a_fire_has_something_better_to_do_about_it() -> None:
    walks = 0
    for match in positions(1000, 5):
        found, view = GAME.paths(match), GAME.view(match, None)
        useful = {cell for verb in ("put-out", "knock-down", "beside", "towards") for cell in found.get(verb, {})}
        useful |= {offer["space"] for offer in view["legal"] if offer["verb"] in ("douse", "quench")}
        for place, way in found.get("move", {}).items():
            if match.get("threat", match.plan.read_cell(place)) == w.FIRE:
                walks += 1
                assert place in useful, (view, way)
    assert walks > 300


def test_towards_what_is_out_of_reach_one_goes_as_far_as_the_points_last_and_never_into_danger() -> None:
    ways = 0
    for match in positions(200, 6):
        found = GAME.paths(match)
        for place, way in found.get("towards", {}).items():
            assert not any(place in found.get(verb, {}) for verb in ("put-out", "knock-down", "beside"))
            assert place not in found["move"] or found["move"][place]["fires"]
            table = match.clone()
            for step in way["steps"]:
                assert GAME.write(table, GAME.read(table, step["text"])) == step["text"]
                table.play(GAME.read(table, step["text"]))
            assert way["cost"] == sum(step["cost"] for step in way["steps"])
            if table.actor == match.seat:
                spreading.flashover(table)
                assert table.get("threat", table.get("at", match.seat)) != w.FIRE
            ways += 1
    assert ways > 1000


def test_whoever_cannot_end_the_turn_is_told_why_and_how() -> None:
    stuck = 0
    for match in positions(400, 3):
        view = GAME.view(match, None)
        if "end" in [offer["text"] for offer in view["legal"]]:
            assert "stuck" not in view
            continue
        stuck += 1
        assert view["stuck"]["rule"] == "FIRE-MOVE-06"
        assert view["stuck"]["ways"]
        for way in view["stuck"]["ways"]:
            table = match.clone()
            for step in way["steps"]:
                table.play(GAME.read(table, step["text"]))
            assert table.actor == c.NATURE or w.END << 8 in table.legal()
    assert stuck > 20


@pytest.mark.parametrize("board", ["base-front", "base-back", "brownstone", "villa", "hotel", "high-rise"])
def test_a_few_good_places_to_start_are_suggested_each_with_a_reason(board: str) -> None:
    vehicles = {"rules": "experienced"} if board == "high-rise" else {}
    match, dice = GAME.new(GAME.setup(crew=3, board=board, **vehicles)), random.Random(4)
    while match.stage != w.PLACING:
        match.play(dice.choice(match.legal()))
    for _ in range(3):
        view = GAME.view(match, None)
        spaces = [one["space"] for one in view["starts"]]
        assert 1 <= len(spaces) <= 4
        assert len(set(spaces)) == len(spaces)
        assert {f"place {space}" for space in spaces} <= {offer["text"] for offer in view["legal"]}
        assert view["starts"][0]["reason"] != "mate"
        match.play(GAME.read(match, f"place {spaces[0]}"))
    assert "starts" not in GAME.view(match, None)


def test_of_the_family_board_the_south_door_comes_first_for_the_call_behind_it() -> None:
    starts = GAME.view(GAME.new(GAME.setup(crew=3)), None)["starts"]
    assert starts[0] == {"space": "7,3", "inside": "6,3", "reason": "call", "call": "5,1"}
    assert {one["space"] for one in starts} == {"7,3", "0,6", "3,0", "4,9"}


@pytest.mark.parametrize(
    ("settings", "goals"),
    [
        ({}, ["rescued 7", "lost 4", "damage 24"]),
        ({"rules": "experienced", "scenarios": ["arson"]}, ["rescued 7", "lost 4", "evidence 3", "damage 24"]),
        (
            {"rules": "experienced", "setup": "full", "scenarios": ["save-the-structure"], "board": "villa"},
            ["hot-spots 18", "knocked 1", "damage 24"],
        ),
    ],
)
def test_the_goal_is_that_of_the_match(settings: dict[str, object], goals: list[str]) -> None:
    match = GAME.new(GAME.setup(crew=3, **settings))
    assert [f"{one['id']} {one['of']}" for one in GAME.view(match, None)["goals"]] == goals
