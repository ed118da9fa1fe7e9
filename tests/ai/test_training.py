"""Training on Reactor: its own courses, wins counted by its own endings, a network that players can load."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotzone.ai.network import read_network
from hotzone.ai.train import Pupil, Trainer, courses
from tests.fire.tables import FIRE
from tests.reactor.tables import REACTOR


def test_every_course_can_be_played() -> None:
    for game in (FIRE, REACTOR):
        for course in courses(game).values():
            assert [game.new(game.setup(**settings)) for settings in course]


@pytest.mark.compiled_only
def test_a_round_of_lessons_makes_a_network(tmp_path: Path) -> None:
    trainer = Trainer(REACTOR, str(tmp_path), [{"hearts": 3}], 1, 2, 0.0)
    won, many = trainer.round(3, 60, 1, taught=True)
    pupil = trainer.pupils[0]
    assert many == 3
    assert won == pupil.teacher.ending(1)
    assert trainer.memory.count > 20
    trainer.learner.learn(trainer.memory, 3, 1e-3)
    trainer.save("last.net")
    assert read_network((tmp_path / "last.net").read_bytes()).inputs == trainer.inputs


def test_defeats_are_not_counted_as_wins() -> None:
    pupil = Pupil(REACTOR, {"hearts": 1}, 10, 1)
    assert pupil.victories == [1]
    assert Pupil(FIRE, {}, 10, 1).victories == [1, 2]
