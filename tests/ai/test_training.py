"""Training on Reactor: its own courses, wins counted by its own endings, a network that players can load."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from hotzone import shelf
from hotzone.ai.learning import Learner
from hotzone.ai.network import Network, read_network
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


@pytest.mark.compiled_only
def test_who_begins_from_a_network_begins_as_strong_as_it_is(tmp_path: Path) -> None:
    shipped = read_network(shelf.network("fire", "crew-experienced"))
    trainer = Trainer(FIRE, str(tmp_path), [{}], 1, 2, 0.0)
    trainer.begin_from(shelf.network("fire", "crew-experienced"))
    trainer.run(0.0, 1, 0, (1e-3, 1e-4), print)  # a few moments learned by heart would spoil what it knows
    begun = read_network((tmp_path / "last.net").read_bytes())
    match = FIRE.new(FIRE.setup(rules="experienced", level="veteran"))
    assert begun.look(match.judge()) == pytest.approx(shipped.look(match.judge()), abs=1e-6)


def test_a_larger_network_begins_with_what_the_smaller_one_says() -> None:
    small, large = Learner(5, 1, 4), Learner(7, 2, 6)
    net = Network(5, 4)
    net.load(small.numbers())
    large.start_from(net)
    seen = np.array([[0.5, -1.0, 2.0, 0.0, 1.0, 3.0, -2.0]])
    for kind in range(2):
        said = []
        for learner in (small, large):
            rows, biases, output = learner.layers(kind)
            said.append(float((np.maximum(seen[:, : learner.inputs] @ rows + biases, 0) @ output)[0] + learner.weights[kind, -1]))
        assert said[0] == pytest.approx(said[1], abs=1e-12)


def test_defeats_are_not_counted_as_wins() -> None:
    pupil = Pupil(REACTOR, {"hearts": 1}, 10, 1)
    assert pupil.victories == [1]
    assert Pupil(FIRE, {}, 10, 1).victories == [1, 2]
