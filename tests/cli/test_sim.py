"""Simulations: the same result on any number of threads, and honest statistics."""

import json
from typing import Any

import pytest

from hotzone import registry
from hotzone.ai.wilson import wilson
from hotzone.core.values import Setup
from hotzone.sim.all_setups import every_setup, mixing_step
from hotzone.sim.runner import play_many, tasks
from tests.cli.terminal import Terminal
from tests.volume import volume

MANY = str(volume(60, 24))
HEROIC = ("--rules", "experienced", "--level", "heroic", "--crew", "4")
TIMES = ("seconds", "games_per_s", "workers", "ms_turn_mean", "ms_turn_max", "command")


def simulate(terminal: Terminal, *words: str) -> dict[str, Any]:
    said = terminal.run("sim", "fire", "--json", *words)
    assert said.code == 0
    found: dict[str, Any] = json.loads(said.out)
    return {key: value for key, value in found.items() if key not in TIMES}


@pytest.mark.parametrize("words", [(), HEROIC, ("--mixed",)], ids=["family", "heroic", "mixed"])
def test_the_number_of_workers_changes_nothing(terminal: Terminal, words: tuple[str, ...]) -> None:
    alone = simulate(terminal, *words, "--games", MANY, "--seed", "3", "--workers", "1")
    three = simulate(terminal, *words, "--games", MANY, "--seed", "3", "--workers", "3")
    assert alone == three
    assert alone["games"] == int(MANY)
    assert sum(alone["endings"].values()) == int(MANY)
    assert alone != simulate(terminal, *words, "--games", MANY, "--seed", "4", "--workers", "1")


def test_the_figures_are_those_of_the_matches(terminal: Terminal) -> None:
    found = simulate(terminal, *HEROIC, "--games", "40", "--seed", "1")
    assert found["settings"] == "board=base-front rules=experienced level=heroic"
    assert found["wins"] == found["endings"].get("victory", 0) + found["endings"].get("perfect", 0)
    assert found["ci95"] == [round(bound, 6) for bound in wilson(found["wins"], 40)]
    assert found["turns_mean"] > 1
    assert found["actions_mean"] > found["turns_mean"]
    assert found["stuck"] == 0


def test_a_match_beyond_the_limit_is_stuck(terminal: Terminal) -> None:
    found = simulate(terminal, "--games", "10", "--limit", "5")
    assert found["stuck"] == 10
    assert found["endings"] == {"undecided": 10}
    assert found["actions_mean"] == 5


def test_people_read_sentences(terminal: Terminal) -> None:
    said = terminal.run("sim", "fire", "--games", "30", "--progress")
    assert "30 matches, 0 won: 0.00% (95 %: 0.00% to 11.35%)" in said.out
    assert "[##############################] 30" in said.err


def test_pieces_share_all_matches_out_once() -> None:
    setups = [Setup("a"), Setup("b"), Setup("c")]
    numbers = [i for task in tasks(setups, 2000) for i in range(task.first, task.first + task.games)]
    assert numbers == list(range(2000))
    assert {setup: sum(p.games for p in tasks(setups, 2000) if p.setup == setup) for setup in setups} == dict(
        zip(setups, (667, 667, 666), strict=True)
    )


def test_mixed_set_ups_cover_everything_that_is_allowed_once() -> None:
    game = registry.game("fire")
    setups = every_setup(game)
    assert len(set(setups)) == len(setups)
    words = {word for setup in setups for word in str(setup).split()}
    assert {"board=base-back", "rules=experienced", "level=heroic", "crew=6", "edition=cs", "scenarios=volunteers"} <= words
    assert {setup.settings for setup in setups[:200]} != {setups[0].settings}
    for setup in setups[::997]:
        assert game.setup(board=setup.board, **dict(setup.settings)) == setup


@pytest.mark.parametrize("many", [1, 2, 6, 100, 15024])
def test_the_mixing_step_visits_every_place(many: int) -> None:
    assert len({i * mixing_step(many) % many for i in range(many)}) == many


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (30, 1000, 0.0211, 0.0425)],
)
def test_the_interval_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_a_mistake_in_a_worker_reaches_the_caller() -> None:
    game = registry.game("fire")
    with pytest.raises(Exception, match="castle"):
        play_many(game, [Setup("castle")], 10)


def test_a_trace_is_the_same_again(terminal: Terminal) -> None:
    first = terminal.run("trace", "3", "--seed", "2").out
    assert first == terminal.run("trace", "3", "--seed", "2").out
    assert first != terminal.run("trace", "3", "--seed", "3").out
    assert len(first.splitlines()) == 4


@pytest.mark.compiled_only
def test_the_benchmark_measures_everything_once(terminal: Terminal) -> None:
    said = terminal.run("bench", "--quick", "--json")
    assert said.code == 0
    found = json.loads(said.out)
    for case in ("family", "heroic"):
        for key in (
            "matches_per_s",
            "actions_per_s",
            "pure_matches_per_s",
            "driven_actions_per_s",
            "watched_cost",
            "compiled_over_pure",
        ):
            assert found[f"{case}_{key}"] > 0
    for key in ("rewind_ns", "clone_us", "snapshot_us", "restore_us", "start_ms", "start_cpu_ms", "threads_2_over_1"):
        assert found[key] > 0
