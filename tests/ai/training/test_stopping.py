"""A training may be stopped at any time: it goes on from its checkpoint and comes to the same network."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from hotzone.ai.training import trainer as training
from hotzone.ai.training.saved_state import LEARNED
from hotzone.ai.training.trainer import Trainer
from tests.games.fire.tables import FIRE
from tests.games.reactor.tables import REACTOR

MATCHES, RATES = 24, (1e-2, 1e-3)
COURSE = [{"crew": 2}, {"crew": 3}]

KILLED = """
import os, signal, sys
from hotzone.ai.training import saved_state, trainer
from hotzone.cli import main
trainer.WARM, trainer.NOTED, trainer.KEPT, trainer.TESTS = 40, 4, 14, 2
where, left = sys.argv[1], int(sys.argv[2])
play, write = trainer.Trainer.round, saved_state.np.savez

def here():
    global left
    left -= 1
    return not left

def play_or_die(*args, **named):
    if where == "round" and here():
        os.kill(os.getpid(), signal.SIGKILL)
    return play(*args, **named)

def write_or_die(file, **parts):
    if where == "checkpoint" and here():
        file.write(b"half of it")
        file.flush()
        os.kill(os.getpid(), signal.SIGKILL)
    write(file, **parts)

trainer.Trainer.round, saved_state.np.savez = play_or_die, write_or_die
sys.exit(main(sys.argv[3:]))
"""


class SwitchedOffError(Exception):
    """As if the machine had been switched off."""


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Learn, note and keep after few matches."""
    monkeypatch.setattr(training, "WARM", 40)
    monkeypatch.setattr(training, "NOTED", 4)
    monkeypatch.setattr(training, "KEPT", 6)  # not in step with the lines of the log


def trainer(folder: Path, resumed: bool = False) -> Trainer:
    """A small training that learns from its first round on."""
    made = Trainer(FIRE, str(folder), COURSE, 5, 2, 0.0)
    made.lessons = 8
    assert made.resume() == resumed
    return made


def deaf(line: str) -> None:
    """Nobody listens."""


def killer(after: int) -> Callable[[str], None]:
    """Ends everything in the middle, after it was told something so many times."""
    left = [after]

    def told(line: str) -> None:
        left[0] -= 1
        if not left[0]:
            raise SwitchedOffError

    return told


@pytest.mark.compiled_only
def test_a_training_that_was_stopped_twice_comes_to_the_same_network(tmp_path: Path) -> None:
    whole = trainer(tmp_path / "whole")
    assert whole.run(MATCHES, 1, RATES, deaf)
    with pytest.raises(SwitchedOffError):
        trainer(tmp_path / "torn").run(MATCHES, 1, RATES, killer(8))
    again = trainer(tmp_path / "torn", resumed=True)
    assert 0 < again.played < MATCHES
    rounds = iter([False, False, True])
    assert not again.run(MATCHES, 2, RATES, deaf, lambda: next(rounds))  # this time politely, and with more threads
    last = trainer(tmp_path / "torn", resumed=True)
    assert 0 < last.played < MATCHES
    assert last.run(MATCHES, 1, RATES, deaf)
    assert last.played == whole.played == MATCHES
    assert np.abs(whole.learner.weights - trainer(tmp_path / "untrained").learner.weights).max() > 0.01
    for name in LEARNED:
        assert np.array_equal(getattr(last.learner, name), getattr(whole.learner, name)), name
    for name in ("best.net", "last.net", "curve.csv", "curve.svg"):
        assert (tmp_path / "torn" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes(), name


def command(where: str, after: int, *words: str) -> int:
    """A training from the command line in a process of its own, which is killed there if it comes there so often."""
    said = subprocess.run([sys.executable, "-c", KILLED, where, str(after), "train", "reactor", *words], capture_output=True)
    return said.returncode


@pytest.mark.compiled_only
def test_a_training_that_is_killed_twice_at_the_command_line_leaves_the_same_files(tmp_path: Path) -> None:
    begin = ("--course", "hearts", "--matches", "56", "--lessons", "3", "--width", "1", "--workers", "1", "--seed", "7")
    whole, torn = tmp_path / "whole", tmp_path / "torn"
    assert command("nowhere", 1, "--folder", str(whole), *begin) == 0
    assert command("round", 5, "--folder", str(torn), *begin) == -signal.SIGKILL
    assert command("checkpoint", 2, "--folder", str(torn), "--resume") == -signal.SIGKILL
    assert (torn / "checkpoint.npz.new").read_bytes() == b"half of it"
    assert command("nowhere", 1, "--folder", str(torn), "--resume") == 0
    assert not (whole / "curve.csv").read_text("utf-8").splitlines()[-2].endswith(",0.0000")  # it learned
    assert {file.name: file.read_bytes() for file in torn.iterdir()} == {file.name: file.read_bytes() for file in whole.iterdir()}


@pytest.mark.compiled_only
def test_a_checkpoint_that_does_not_fit_is_not_taken(tmp_path: Path) -> None:
    one = Trainer(REACTOR, str(tmp_path), [{"hearts": 3}], 1, 2, 0.0)
    one.keep()
    assert Trainer(REACTOR, str(tmp_path), [{"hearts": 3}], 1, 2, 0.0).resume()
    assert not Trainer(FIRE, str(tmp_path), COURSE, 1, 2, 0.0).resume()  # other inputs
    np.savez(tmp_path / "checkpoint.npz", weights=one.learner.weights)  # of an earlier version
    assert not Trainer(REACTOR, str(tmp_path), [{"hearts": 3}], 1, 2, 0.0).resume()
