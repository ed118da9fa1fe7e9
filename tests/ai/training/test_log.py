"""The log of a training: written as it goes, read back when it is resumed, drawn after each test."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotzone.ai.training.log import PLAY, TEST, TrainingLog, TrainingLogEntry
from hotzone.core.errors import HotzoneError


def test_a_diary_goes_on_where_it_was_left(tmp_path: Path) -> None:
    first = TrainingLog(tmp_path, "Training")
    first.begin(0)
    first.note(TrainingLogEntry(PLAY, 20, 5, 20, 0.4))
    second = TrainingLog(tmp_path, "Training")
    second.begin(20)
    second.note(TrainingLogEntry(TEST, 60, 30, 40, 0.0))
    assert [entry.matches for entry in second.entries] == [20, 60]
    assert second.table.read_text("utf-8").splitlines()[1:] == ["play,20,5,20,0.4000", "test,60,30,40,0.0000"]
    with second.table.open("a", encoding="utf-8") as file:
        file.write("test,80,1")  # somebody pulled the plug
    again = TrainingLog(tmp_path, "Training")
    again.begin(40)  # what came after the checkpoint will be played again
    assert [entry.matches for entry in again.entries] == [20]
    third = TrainingLog(tmp_path, "Training")
    third.begin(0)
    assert third.table.read_text("utf-8").count("\n") == 1  # a new training begins a new log


def test_the_picture_shows_tests_with_their_intervals(tmp_path: Path) -> None:
    log = TrainingLog(tmp_path, "Training the crew of fire")
    log.begin(0)
    log.note(TrainingLogEntry(PLAY, 20, 5, 20, 0.4))
    assert not log.picture.exists()
    log.note(TrainingLogEntry(TEST, 60, 30, 40, 0.0))
    drawn = log.picture.read_text("utf-8")
    assert drawn.startswith("<svg")
    assert "after 60 matches: 30 of 40 fresh ones won" in drawn
    assert drawn.count("<polyline") == 2


@pytest.mark.parametrize("line", ["play,1,2", "play,a,2,3,4", "sleep,1,2,3,4", "test,5,0,0,0"])
def test_a_spoilt_log_is_refused(tmp_path: Path, line: str) -> None:
    (tmp_path / "curve.csv").write_text(f"what,matches,won,of,loss\n{line}\n", "utf-8")
    with pytest.raises(HotzoneError, match="not a line of a training's log"):
        TrainingLog(tmp_path, "Training").begin(10)
