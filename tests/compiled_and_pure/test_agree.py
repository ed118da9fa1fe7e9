"""Compiled and uncompiled are one game: the same matches give the same legal actions, events and bytes, step by step."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

SEED = 2026
SHARES = 4  # so that the runner's processes can divide the work
MATCHES = 500  # a share
TRACE = "from hotzone.sim.trace import trace\nfor line in trace({games}, {seed}, {first}): print(line)"
STEPS = "from hotzone.sim.trace import steps\nfor line in steps({seed}, {number}): print(line)"
MODE = """from hotzone.games.fire import match
from hotzone.games.fire.model import state
from hotzone.sim import batch

print(state.COMPILED, match.__file__, batch.COMPILED)
"""


def start(code: str, pure: bool) -> subprocess.Popen[str]:
    """Run a few lines in a fresh interpreter, compiled or not."""
    env = {key: value for key, value in os.environ.items() if key != "HOTZONE_PURE"}
    if pure:
        env["HOTZONE_PURE"] = "1"
    return subprocess.Popen([sys.executable, "-c", code], env=env, stdout=subprocess.PIPE, text=True)


def both(code: str) -> tuple[list[str], list[str]]:
    """What the lines print compiled and uncompiled, at the same time."""
    runs = start(code, pure=False), start(code, pure=True)
    compiled, pure = (run.communicate()[0].splitlines() for run in runs)
    assert [run.returncode for run in runs] == [0, 0]
    return compiled, pure


@pytest.mark.compiled_only
def test_the_two_ways_to_run_are_really_two() -> None:
    compiled, pure = both(MODE)
    assert compiled[0].startswith("True")
    assert compiled[0].endswith(".so True")
    assert pure[0].startswith("False")
    assert pure[0].endswith(".py False")


@pytest.mark.compiled_only
@pytest.mark.parametrize("share", range(SHARES))
def test_compiled_and_uncompiled_play_the_same_matches(share: int) -> None:
    compiled, pure = both(TRACE.format(games=MATCHES, seed=SEED, first=share * MATCHES))
    assert len(compiled) == len(pure) == MATCHES
    for ours, theirs in zip(compiled, pure, strict=True):
        if ours != theirs:
            number = int(ours.split()[0])
            steps = zip(*both(STEPS.format(seed=SEED, number=number)), strict=False)
            parting = next((i for i, (one, other) in enumerate(steps) if one != other), None)
            pytest.fail(f"match {number} of seed {SEED} differs from action {parting} on: compiled {ours}, uncompiled {theirs}")
