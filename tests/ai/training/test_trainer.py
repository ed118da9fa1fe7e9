"""Training: courses, wins counted by a game's own endings, luck taken from what came, a network that players can load."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from hotzone import registry
from hotzone.ai.bots.strengths import network
from hotzone.ai.search.network import KINDS, Network, read_network, size, write_network
from hotzone.ai.search.self_play import CorePlayer
from hotzone.ai.training.learner import Learner, returns
from hotzone.ai.training.trainer import Trainer, TrainingSetup, courses
from hotzone.core.errors import HotzoneError
from tests.games.fire.tables import FIRE
from tests.games.reactor.tables import REACTOR


def test_every_course_can_be_played() -> None:
    for game in (FIRE, REACTOR):
        for course in courses(game).values():
            assert [game.new(game.setup(**settings)) for settings in course]


@pytest.mark.compiled_only
def test_a_round_of_lessons_makes_a_network(tmp_path: Path) -> None:
    trainer = Trainer(REACTOR, str(tmp_path), [{"hearts": 3}], 1, 2, 0.0)
    won, many = trainer.round(3, 60, 1, taught=True)
    one = trainer.setups[0]
    assert many == 3
    assert won == one.teacher.ending(1)
    assert trainer.memory.count > 20
    trainer.learner.learn(trainer.memory, 3, 1e-3)
    trainer.save("last.net")
    assert read_network((tmp_path / "last.net").read_bytes()).inputs == trainer.inputs


@pytest.mark.compiled_only
def test_who_begins_from_a_network_begins_as_strong_as_it_is(tmp_path: Path) -> None:
    shipped = read_network(registry.network("fire", "crew-experienced"))
    trainer = Trainer(FIRE, str(tmp_path), [{}], 1, 2, 0.0)
    trainer.begin_from(registry.network("fire", "crew-experienced"))
    trainer.run(0, 1, (1e-3, 1e-4), print)  # a few moments learned by heart would spoil what it knows
    begun = read_network((tmp_path / "last.net").read_bytes())
    match = FIRE.new(FIRE.setup(rules="experienced", level="veteran"))
    assert begun.look(match.evaluator()) == pytest.approx(shipped.look(match.evaluator()), abs=1e-6)


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


def test_known_luck_is_taken_from_what_came() -> None:
    turns = [
        [0, 1, 0, 0.4, 0.5, 0.0],
        [0, 0, 0, 0.5, 0.5, 0.2],
        [0, 1, 0, 0.7, 0.8, 0.0],
        [0, 0, 0, 0.8, 0.8, -0.3],
        [0, 2, 0, 1.0, 1.0, 0.0],
    ]
    rows = np.array([[*row, 9.0] for row in turns], np.float32)
    for trust in (0.0, 0.5, 1.0):
        kinds, inputs, targets = returns(rows, 0.0, 1.0, False, trust)
        assert kinds.tolist() == [1, 0, 1, 0]
        assert (inputs == 9.0).all()
        last = 1.0 + 0.3
        third = trust * last + (1 - trust) * 0.8
        second = trust * third + (1 - trust) * 0.8 - 0.2
        assert targets.tolist() == pytest.approx([trust * second + (1 - trust) * 0.5, 0.5, third, 0.8], abs=1e-6)


def test_where_rolls_are_not_weighed_what_came_is_the_target() -> None:
    rows = np.array([[0, 0, 0, 0.5, -1, 0, 9.0], [0, 1, 0, 0.7, 0.8, 0, 9.0], [0, 2, 0, 1.0, 1.0, 0, 9.0]], np.float32)
    assert returns(rows, 0.0, 1.0, False, 0.5)[2].tolist() == pytest.approx([0.5 * 1.0 + 0.5 * 0.8, 1.0], abs=1e-6)


def test_a_match_without_an_end_teaches_nothing() -> None:
    rows = np.array([[0, 1, 0, 0.4, 0.5, 0.0, 9.0], [0, 0, 0, 0.5, 0.5, 0.2, 9.0]], np.float32)
    assert [len(part) for part in returns(rows, 0.0, 1.0, False, 0.9)] == [0, 0, 0]


@pytest.mark.compiled_only
@pytest.mark.parametrize("level", ["family", "heroic"])
def test_luck_is_what_a_roll_gave_less_what_all_rolls_give_on_average(level: str) -> None:
    settings = {} if level == "family" else {"rules": "experienced", "level": level}
    match = FIRE.new(FIRE.setup(**settings))
    player = CorePlayer(match.clone(), network(match), 2000, 4, 0)
    player.listen(4000, len(match.evaluator().numbers()))
    player.play(5, 0, 12, 1500)
    record, many, length = player.written()
    rows = np.frombuffer(record, np.float32)[: many * length].reshape(many, length)
    before, after = rows[:-1], rows[1:]
    rolled = (before[:, 1] == 0) & (after[:, 1] == 1)
    luck = before[rolled, 5]
    assert rolled.sum() > 200
    assert luck.std() > 0.01
    assert abs(luck.mean()) < 4 * luck.std() / len(luck) ** 0.5
    if level == "family":  # one roll a turn: what was expected and the luck make what the network says of the next moment
        gap = np.abs(before[rolled, 4] + luck - after[rolled, 3])
        assert (gap < 1e-5).mean() > 0.9  # but where a POI burned: its face is turned up by other luck


@pytest.mark.compiled_only
def test_who_does_not_ask_for_luck_hears_the_same_matches_without_it() -> None:
    heard = []
    for luck in (True, False):
        match = FIRE.new(FIRE.setup())
        player = CorePlayer(match.clone(), network(match), 2000, 4, 0)
        player.listen(4000, len(match.evaluator().numbers()), luck=luck)
        player.play(5, 0, 2, 1500)
        record, many, length = player.written()
        heard.append(np.frombuffer(record, np.float32)[: many * length].reshape(many, length).copy())
    asked, plain = heard
    assert asked[:, 5].any()
    assert not plain[:, 5].any()
    assert (asked[:, [0, 1, 2, 3]] == plain[:, [0, 1, 2, 3]]).all()
    assert (asked[:, 6:] == plain[:, 6:]).all()


def test_defeats_are_not_counted_as_wins() -> None:
    one = TrainingSetup(REACTOR, {"hearts": 1}, 10, 1)
    assert one.victories == [1]
    assert TrainingSetup(FIRE, {}, 10, 1).victories == [1, 2]


def test_a_mean_of_trainings_is_not_trained_on(tmp_path: Path) -> None:
    trainer = Trainer(FIRE, str(tmp_path), [{}], 1, 2, 0.0)
    inputs = trainer.inputs
    with pytest.raises(HotzoneError, match="start from one of those it is made of"):
        trainer.begin_from(write_network(trainer.names, [0.0] * (KINDS * size(inputs, 128))))
