"""The diary of a training: written as it goes, read back when it is resumed, drawn after each test."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from hotzone.ai.diary import PLAY, TEST, Diary, Entry
from hotzone.ai.train import Trainer
from hotzone.core.game import HotzoneError
from tests.reactor.tables import REACTOR


def test_a_diary_goes_on_where_it_was_left(tmp_path: Path) -> None:
    first = Diary(tmp_path, "Training")
    first.begin(resumed=False)
    first.note(Entry(PLAY, 20, 5, 20, 0.4))
    second = Diary(tmp_path, "Training")
    second.begin(resumed=True)
    second.note(Entry(TEST, 60, 30, 40, 0.0))
    assert [entry.matches for entry in second.entries] == [20, 60]
    assert second.table.read_text("utf-8").splitlines()[1:] == ["play,20,5,20,0.4000", "test,60,30,40,0.0000"]
    third = Diary(tmp_path, "Training")
    third.begin(resumed=False)
    assert third.table.read_text("utf-8").count("\n") == 1  # a new training begins a new diary


def test_the_picture_shows_tests_with_their_intervals(tmp_path: Path) -> None:
    diary = Diary(tmp_path, "Training the crew of fire")
    diary.begin(resumed=False)
    diary.note(Entry(PLAY, 20, 5, 20, 0.4))
    assert not diary.picture.exists()
    diary.note(Entry(TEST, 60, 30, 40, 0.0))
    drawn = diary.picture.read_text("utf-8")
    assert drawn.startswith("<svg")
    assert "after 60 matches: 30 of 40 fresh ones won" in drawn
    assert drawn.count("<polyline") == 2


@pytest.mark.parametrize("line", ["play,1,2", "play,a,2,3,4", "sleep,1,2,3,4", "test,5,0,0,0"])
def test_a_spoilt_diary_is_refused(tmp_path: Path, line: str) -> None:
    (tmp_path / "curve.csv").write_text(f"what,matches,won,of,loss\n{line}\n", "utf-8")
    with pytest.raises(HotzoneError, match="no line of a training's diary"):
        Diary(tmp_path, "Training").begin(resumed=True)


@pytest.mark.compiled_only
def test_a_training_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    course = [{"hearts": 3}]
    one = Trainer(REACTOR, str(tmp_path), course, 1, 2, 0.0)
    one.round(2, 60, 1, taught=True)
    one.learner.learn(one.memory, 3, 1e-3)
    one.keep()
    two = Trainer(REACTOR, str(tmp_path), course, 2, 2, 0.0)
    assert two.resume()
    assert two.played == one.played == 2
    for name in ("weights", "calm", "mean", "square", "steps"):
        assert np.array_equal(getattr(two.learner, name), getattr(one.learner, name)), name
    assert not Trainer(REACTOR, str(tmp_path / "elsewhere"), course, 2, 2, 0.0).resume()
    with np.load(tmp_path / "checkpoint.npz") as state:
        older = {name: state[name] for name in state if name != "calm"}
    np.savez(tmp_path / "checkpoint.npz", **older)
    assert not Trainer(REACTOR, str(tmp_path), course, 2, 2, 0.0).resume()  # one of an earlier version does not fit
