"""What a check of a building says: each thing that is wrong, at its place; and nothing of those that are right."""

from __future__ import annotations

import random
import tracemalloc
from typing import Any

import pytest

from hotzone import registry
from hotzone.core.formats.board_file import BoardFile
from hotzone.core.formats.board_text import board_text
from hotzone.server.http.workshop.drafts import looked_at
from tests.volume import volume

FIRE: Any = registry.game("fire")
SIGNS = "\x00\n'\"[]{}=#,.-+|DW:0189 azÅ\u202e"


def data_of(name: str) -> Any:
    """A board of ours as data that can be changed."""
    return BoardFile(FIRE.boards(name)).data


def said(data: Any) -> list[tuple[str, str, str]]:
    """The findings of a board."""
    return [(one.level, one.code, one.place) for one in FIRE.check_board(board_text(data))]


@pytest.mark.parametrize("name", ["base-front", "base-back", "brownstone", "high-rise", "hotel", "villa"])
def test_our_own_boards_have_nothing_to_mend(name: str) -> None:
    assert list(FIRE.check_board(FIRE.boards(name))) == []
    assert FIRE.board_digest(FIRE.boards(name)) == FIRE.board_digest(board_text({**data_of(name), "title": "Other"}))


def test_every_room_without_a_way_is_named() -> None:
    data = data_of("base-front")
    plan = data["floor"][0]["plan"].replace("D", "|").replace("+ | +", "+---+")
    data["floor"][0]["plan"] = plan
    data["doors"] = {}
    found = [one for one in FIRE.check_board(board_text(data)) if one.code == "unreachable-room"]
    assert [(one.place, one.args["many"]) for one in found] == [("1,4", 4), ("3,3", 8), ("5,6", 4), ("5,8", 2)]
    for one in found:
        assert FIRE.plan("base-front").read_edge(one.args["fix"]) > 1
    for one in found:  # a door where the check proposes one, in all four rooms, mends the building
        first, _, second = str(one.args["fix"]).partition("|")
        plan = with_door(plan, first, second)
    data["floor"][0]["plan"] = plan
    assert said(data) == []


def with_door(plan: str, first: str, second: str) -> str:
    """The plan with a door between two spaces."""
    (r1, c1), (r2, _) = (tuple(map(int, name.split(","))) for name in (first, second))
    lines = [line.ljust(39) for line in plan.split("\n")]
    line, column, sign = (2 * r1 + 1, 4 * c1, " D ") if r1 != r2 else (2 * r1, 4 * c1 + 3, "D")
    lines[line] = lines[line][:column] + sign + lines[line][column + len(sign) :]
    return "\n".join(lines[:-1]) + "\n"


def test_arrows_parking_and_start_are_looked_at() -> None:
    data = data_of("base-back")
    data["poi_arrows"]["compass"][0][0] = "N"
    data["poi_arrows"]["compass"][2][3], data["poi_arrows"]["compass"][2][4] = "E", "W"
    data["parking"]["engine"] = [[]]
    data["family"] = {"fire": ["1,1"], "poi": ["1,1", "1,1"]}
    data["experienced"]["first_explosion"][4] = ""
    found = said(data)
    for one in (
        ("error", "arrow-out", "1,1"),
        ("warning", "arrow-circle", "3,4"),
        ("error", "parking-engine", ""),
        ("error", "start-poi", ""),
        ("warning", "start-poi-burns", "1,1"),
        ("error", "start-explosion", ""),
    ):
        assert one in found
    assert [one[0] for one in found] == sorted(one[0] for one in found)


def test_stairs_and_elevators_need_what_belongs_to_them() -> None:
    villa = data_of("villa")
    villa["stair"] = []
    assert {one[1] for one in said(villa)} == {"stair-alone", "stair-missing", "unreachable-room"}
    high = data_of("high-rise")
    high["floor"][0]["plan"] = high["floor"][0]["plan"].replace("L", " ", 1)
    assert "bad-elevator" in {one[1] for one in said(high)}
    high = data_of("high-rise")
    high["parking"]["ambulance"] = [[["0,1", "0,2"]]]
    assert ("error", "parking-high", "") in said(high)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"title": "x" * 61}, "title-too-long"),
        ({"author": "x" * 41}, "author-too-long"),
        ({"title": "a\u202eb"}, "not-plain-text"),
        ({"name": "Big Name"}, "bad-name"),
        ({"rows": 7}, "bad-number"),
    ],
)
def test_words_and_numbers_have_limits(change: dict[str, object], code: str) -> None:
    assert ("error", code, "") in said({**data_of("base-front"), **change})


def test_a_spoilt_file_never_breaks_the_check_and_takes_little_memory() -> None:
    rng = random.Random(19)
    texts = [FIRE.boards("base-front"), FIRE.boards("villa"), registry.game("reactor").boards("reactor")]  # type: ignore[attr-defined]
    tracemalloc.start()
    for number in range(volume(240, 80)):
        text = texts[number % 3]
        for _ in range(rng.randint(1, 6)):
            at = rng.randrange(len(text))
            cut = rng.choice((0, 1, 1, 40))
            text = text[:at] + rng.choice(SIGNS) * rng.choice((0, 1, 1, 60)) + text[at + cut :]
        game = registry.game(("fire", "fire", "reactor")[number % 3])
        found = looked_at(game, text, {})
        assert found["ok"] == (not any(one["level"] == "error" for one in found["findings"]))  # type: ignore[attr-defined]
    odd: tuple[Any, ...] = (
        {"a": None},
        {"a": [[[[[[[1]]]]]]]},
        {"floor": [1, {}]},
        {"title": 1.5},
        {"floors": 1 << 60},
        {"": {"": ""}},
    )
    for data in odd:
        assert not looked_at(FIRE, "", data)["ok"]
    assert not looked_at(FIRE, "a = " + "[" * 5_000, {})["ok"]
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 64_000_000
