"""Learning the chance to win: matches kept apart, chances made honest, the score and the deciles, the command."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import numpy as np
import pytest

from hotzone.ai.bots.strengths import STEADY, network
from hotzone.ai.bots.win_chance import oracle
from hotzone.ai.search.network import read_network
from hotzone.ai.search.self_play import CorePlayer
from hotzone.ai.training import win_chance_fit
from hotzone.ai.training.learner import Learner
from hotzone.cli import main
from hotzone.games.fire.evaluation.inputs import NAMES
from tests.games.fire.tables import FIRE

MATCHES, LENGTH = 120, 40


def drawn(inputs: int = 5) -> win_chance_fit.Moments:
    """Matches whose first input tells how likely they are won; the others say nothing."""
    luck = np.random.default_rng(4)
    fate = luck.normal(0, 2, MATCHES)
    wins = (luck.random(MATCHES) < 1 / (1 + np.exp(-fate))).astype(np.float32)
    rows = np.zeros((MATCHES * LENGTH, inputs), np.float32)
    rows[:, 0], rows[:, 1] = np.repeat(fate, LENGTH), 1.0
    kinds = np.tile(np.array([0, 1], np.int8), MATCHES * LENGTH // 2)
    words = np.repeat(np.where(np.arange(MATCHES) % 2, "odd", "even"), LENGTH)
    return win_chance_fit.Moments(kinds, rows, np.repeat(wins, LENGTH), np.repeat(np.arange(1, MATCHES + 1), LENGTH), words)


def silent(line: str) -> None:
    """Nobody listens."""


def test_no_match_is_on_two_sides() -> None:
    parts = win_chance_fit.split(drawn(), 3)
    seen = [set(part.match.tolist()) for part in parts]
    assert sum(len(one) for one in seen) == MATCHES == len(set.union(*seen))
    assert [len(one) for one in seen] == [84, 12, 24]


def test_matches_of_two_runs_stay_apart() -> None:
    both = win_chance_fit.joined(drawn(), drawn())
    assert len(both.kinds) == 2 * MATCHES * LENGTH
    assert sorted(set(both.match.tolist())) == list(range(1, 2 * MATCHES + 1))


def test_more_needs_something_to_add_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["calibrate", "fire", "--more", "--folder", str(tmp_path)]) == 2
    assert "no moments yet" in capsys.readouterr().err


def test_what_is_learned_tells_more_than_a_constant_does() -> None:
    taught, stop, held = win_chance_fit.split(drawn(), 3)
    learner = win_chance_fit.learn(taught, stop, None, 1, silent)
    report = win_chance_fit.report_on(win_chance_fit.said(learner, held), held)
    assert (report.positions, report.matches) == (24 * LENGTH, 24)
    assert report.brier < 0.8 * report.constant
    assert read_network(win_chance_fit.file_of(learner, "abcde")).names == tuple("abcde")


def test_scale_and_shift_make_chances_honest() -> None:
    luck = np.random.default_rng(5)
    truth = luck.normal(0.5, 1.5, 40_000)
    wins = luck.random(len(truth)) < 1 / (1 + np.exp(-truth))
    scale, shift = win_chance_fit.calibrate((truth - 0.3) * 2, wins)
    assert scale == pytest.approx(0.5, abs=0.03)
    assert shift == pytest.approx(0.3, abs=0.05)


def test_an_estimate_that_says_too_little_is_shifted() -> None:
    moments = drawn()
    learner = Learner(5, 1, 2)
    learner.weights[:] = 0.0
    for kind in range(2):
        rows, _, output = learner.layers(kind)
        rows[0], output[:] = (1.0, -1.0), (0.5, -0.5)  # half of what the first input tells, less 1
        learner.weights[kind, -1] = -1.0
    assert win_chance_fit.said(learner, moments).mean() < moments.wins.mean() - 0.1
    before = win_chance_fit.report_on(win_chance_fit.said(learner, moments), moments).brier
    win_chance_fit.make_honest(learner, moments, silent)
    assert win_chance_fit.said(learner, moments).mean() == pytest.approx(moments.wins.mean(), abs=0.001)
    assert win_chance_fit.report_on(win_chance_fit.said(learner, moments), moments).brier < before


def test_score_and_deciles_are_counted_as_said() -> None:
    moments = drawn().some(np.arange(20))._replace(wins=np.array([1.0, 0.0] * 10))
    report = win_chance_fit.report_on(np.linspace(0.0, 0.95, 20), moments)
    wanted = sum((i * 0.05 - (i % 2 == 0)) ** 2 for i in range(20)) / 20
    assert report.brier == pytest.approx(wanted)
    assert report.constant == pytest.approx(0.25)
    assert report.deciles[0] == pytest.approx((0.025, 0.5, 2))
    assert report.deciles[9] == pytest.approx((0.925, 0.5, 2))


def test_a_report_tells_what_was_said_and_came_by_set_up() -> None:
    moments = drawn()
    report = win_chance_fit.report_on(np.where(moments.words == "odd", 0.75, 0.25), moments)
    assert sorted(report.setups) == ["even", "odd"]
    said, came, matches = report.setups["odd"]
    assert (said, matches) == (0.75, MATCHES // 2)
    assert came == pytest.approx(moments.wins[moments.words == "odd"].mean())


def test_what_was_played_is_said_as_in_the_strength_table() -> None:
    settings = {"board": "villa", "rules": "experienced", "level": "heroic", "crew": 4}
    assert win_chance_fit.setup_words(FIRE, settings) == "villa heroic"
    assert win_chance_fit.setup_words(FIRE, {**settings, "cards": "deal"}) == "villa heroic cards deal"


@pytest.mark.compiled_only
def test_every_second_round_is_played_without_whims() -> None:
    ticks = count()
    course = [{"crew": 2, "board": "base-front"}, {"crew": 2, "board": "base-back"}]
    calm = win_chance_fit.gather(FIRE, course, 3.0, 7, silent, clock=lambda: next(ticks))
    start = FIRE.new(FIRE.setup(**course[0]))
    player = CorePlayer(start.clone(), network(start), STEADY.nodes, STEADY.width, STEADY.exact)
    player.listen(win_chance_fit.ROOM, len(NAMES), luck=False)
    player.play(7, 0, 1, win_chance_fit.LIMIT)
    rows = player.written()[1]
    assert np.count_nonzero(calm.match == 1) == rows - 1  # all moments but the end, as if nobody ever strayed
    assert calm.words[0] == "base-front"


@pytest.mark.compiled_only
def test_gathered_moments_tell_how_their_match_ended() -> None:
    ticks = count()
    moments = win_chance_fit.gather(FIRE, [{"crew": 2}], 8.0, 7, silent, clock=lambda: next(ticks))
    assert len(np.unique(moments.match)) == 7  # a tick a match
    assert set(np.unique(moments.wins)) <= {0.0, 1.0}
    for match in np.unique(moments.match):
        assert len(np.unique(moments.wins[moments.match == match])) == 1
    assert moments.inputs.shape[1] == len(FIRE.new(FIRE.setup()).evaluator().numbers())


def test_checking_what_ships_needs_moments_that_fit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    win_chance_fit.write_moments(
        tmp_path / "moments.npz", drawn(len(NAMES)), NAMES
    )  # more than the estimate knows: it overlooks them
    assert main(["calibrate", "fire", "--course", "family", "--folder", str(tmp_path), "--check"]) == 0
    told = capsys.readouterr().out
    assert "held-out positions of 24 matches" in told
    assert "  even: said " in told
    assert "  odd: said " in told
    assert main(["calibrate", "fire", "--course", "family", "--folder", str(tmp_path), "--shift"]) == 0
    assert "held-out positions of 24 matches" in capsys.readouterr().out
    before = (tmp_path / "win.net").read_bytes()
    shifted, ships = read_network(before), oracle(FIRE.new(FIRE.setup()))
    assert ships is not None
    assert shifted.width == ships.width
    assert main(["calibrate", "fire", "--course", "family", "--folder", str(tmp_path), "--on"]) == 0
    assert (tmp_path / "win.net").read_bytes() != before
    win_chance_fit.write_moments(tmp_path / "moments.npz", drawn(len(NAMES)), NAMES[::-1])
    assert main(["calibrate", "fire", "--course", "family", "--folder", str(tmp_path), "--check"]) == 2
    assert "gather again" in capsys.readouterr().err
