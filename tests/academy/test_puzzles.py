"""Puzzles: what ships is as it says; a turn is enumerated whole; stars follow costs; making is repeatable and goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hotzone
from hotzone import registry
from hotzone.academy.puzzle import BEST, Puzzle, all_shipped, puzzle_named, read_puzzle
from hotzone.academy.puzzle_check import wrong_with
from hotzone.academy.puzzle_maker import matches, puzzles_of
from hotzone.academy.turn_ends import turn_ends
from hotzone.academy.verdicts import stars, verdict
from hotzone.cli import main
from hotzone.core.errors import HotzoneError
from tests.volume import volume

SHIPPED = list(all_shipped().values())
QUICK = [puzzle for puzzle in SHIPPED if puzzle.ends <= volume(1500, 60)]
SAMPLE = QUICK[:: volume(4, 8)]  # all of them are checked by `hotzone puzzles check`


def test_at_least_two_hundred_ship_of_every_difficulty() -> None:
    assert len(SHIPPED) >= 200
    assert {puzzle.kind for puzzle in SHIPPED} >= {
        "rescue",
        "safest",
        "hold",
        "below",
        BEST,
        "reactor-off",
        "reactor-heart",
        "reactor-dial",
    }
    assert sum(puzzle.kind.startswith("reactor-") for puzzle in SHIPPED) >= 12
    ratings = [puzzle.rating for puzzle in SHIPPED]
    assert min(ratings) < 1150 < 1450 < max(ratings)
    assert len({(puzzle.setup, puzzle.position) for puzzle in SHIPPED}) == len(SHIPPED)


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_is_as_it_says(puzzle: Puzzle) -> None:
    assert wrong_with(puzzle, deeper=False) == ""


@pytest.mark.parametrize("puzzle", SHIPPED[:: volume(1, 4)], ids=lambda puzzle: puzzle.id)
def test_the_line_that_is_told_has_three_stars_and_doing_nothing_fewer(puzzle: Puzzle) -> None:
    won = puzzle.kind == "reactor-off" or (puzzle.best < 0 and puzzle.kind == "reactor-ring")  # the match ends with the line
    assert verdict(puzzle, puzzle.line if won else [*puzzle.line, "end"]).stars == 3
    assert verdict(puzzle, puzzle.line[:-1]).ended is False
    assert stars(puzzle, puzzle.second) < 3 or puzzle.kind in ("below", BEST)  # a tolerance is stated
    assert stars(puzzle, puzzle.nothing) < 2


@pytest.mark.compiled_only
@pytest.mark.parametrize("puzzle", [one for one in SHIPPED if one.kind == BEST][:3], ids=lambda puzzle: puzzle.id)
def test_a_deeper_search_knows_no_better_line(puzzle: Puzzle) -> None:
    assert wrong_with(puzzle) == ""


def test_a_puzzle_that_does_not_hold_is_found_out() -> None:
    puzzle = min((one for one in SHIPPED if one.kind == "safest"), key=lambda one: one.ends)  # its second best is exact
    assert "ends" in wrong_with(puzzle._replace(ends=puzzle.ends + 1))
    assert "costs" in wrong_with(puzzle._replace(best=puzzle.best - 0.5))
    assert "second" in wrong_with(puzzle._replace(second=puzzle.second + 0.5))
    assert "best ends" in wrong_with(puzzle._replace(key=("out 9,9",)))
    assert "cannot be played" in wrong_with(puzzle._replace(line=("move 9,9",)))
    assert "version" in wrong_with(puzzle._replace(rules=99))


def test_all_ends_of_a_turn_are_found_and_each_can_be_reached() -> None:
    match = hotzone.new("fire", crew=1, dealer=False)
    match.play("place 7,3")
    match.play("move 6,3")
    found = turn_ends(match.match)
    assert found.whole
    assert len(set(found.tables)) == len(found.tables)
    table = match.match.clone()
    for snapshot, way in list(zip(found.tables, found.ways, strict=True))[::20]:
        table.restore(match.match.snapshot())
        for action in way:
            table.play(action)
        assert table.snapshot() == snapshot
    assert not turn_ends(match.match, most=10).whole


def test_a_text_that_is_no_puzzle_says_so() -> None:
    with pytest.raises(HotzoneError, match="this is no puzzle"):
        read_puzzle({"id": "x"})
    with pytest.raises(HotzoneError, match="there is no puzzle"):
        puzzle_named("nothing")


@pytest.mark.compiled_only
def test_the_same_seed_finds_the_same_and_a_stopped_run_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "found.jsonl"
    make = ["puzzles", "make", "fire", "--seed", "1", "--to", str(file)]
    assert main([*make, "--matches", "1"]) == 0
    first = file.read_text()
    file.write_text(first + '{"game": "fi')  # cut short in the middle of a line
    assert main([*make, "--matches", "1"]) == 0
    assert file.read_text() == first
    game = registry.game("fire")
    again = [one for setup, start in matches(game, 1, 0) for one in puzzles_of(game, setup, start, "self-play 1 0")]
    assert json.loads(first)["found"] == json.loads(json.dumps([one._asdict() for one in again]))
    assert main(["puzzles", "make", "fire", "--seed", "2", "--to", str(file), "--matches", "1"]) == 2
    assert "name another file" in capsys.readouterr().err
