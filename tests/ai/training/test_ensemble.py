"""The mean of several networks as one: what it says, and what cannot be mixed."""

from __future__ import annotations

from math import log
from pathlib import Path

import pytest

from hotzone import registry
from hotzone.ai.search.network import KINDS, Network, fit, read_network, size, write_network
from hotzone.ai.training.ensemble import blend
from hotzone.cli import main
from hotzone.core.dice import Dice
from hotzone.core.errors import HotzoneError
from hotzone.games.fire.evaluation.inputs import NAMES
from tests.games.fire.tables import FIRE


def some_network(seed: int, inputs: int, width: int) -> bytes:
    """A network with small weights by lot."""
    dice = Dice(seed)
    weights = [(dice.below(2001) - 1000) / 4000 for _ in range(KINDS * size(inputs, width))]
    return write_network(NAMES[:inputs], weights)


def logit(net: Network, evaluator: object) -> float:
    """The sum that a network makes of a table, before it is squashed."""
    value = net.look(evaluator)  # type: ignore[arg-type]
    return log(value / (1 - value))


def test_the_mean_says_the_mean_of_what_its_networks_say() -> None:
    match = FIRE.new(FIRE.setup(rules="experienced", level="heroic"))
    evaluator = match.evaluator()
    inputs = len(evaluator.numbers())
    files = [some_network(1, inputs, 12), some_network(2, inputs - 30, 5), some_network(3, inputs, 7)]
    mean = read_network(blend(files))
    assert (mean.inputs, mean.width) == (inputs, 24)
    said = [logit(read_network(data), evaluator) for data in files]
    assert max(said) - min(said) > 0.01
    assert logit(mean, evaluator) == pytest.approx(sum(said) / 3, abs=1e-5)


def test_networks_with_other_inputs_are_mixed_by_name() -> None:
    evaluator = FIRE.new(FIRE.setup()).evaluator()
    one = some_network(1, len(NAMES), 6)
    other = write_network(NAMES[::-1], [x / 8 for x in read_network(some_network(2, len(NAMES), 5)).numbers()])
    mean = fit(read_network(blend([one, other])), NAMES)
    said = [logit(fit(read_network(data), NAMES), evaluator) for data in (one, other)]
    assert mean.names == NAMES
    assert abs(said[0] - said[1]) > 0.01
    assert logit(mean, evaluator) == pytest.approx(sum(said) / 2, abs=1e-5)


def test_one_network_has_no_mean() -> None:
    with pytest.raises(HotzoneError, match="two networks or more"):
        blend([some_network(1, 3, 2)])


def test_networks_of_different_games_have_no_mean() -> None:
    with pytest.raises(HotzoneError, match="no input in common"):
        blend([registry.network("fire"), registry.network("reactor")])


def test_more_units_than_the_program_holds_are_refused() -> None:
    with pytest.raises(HotzoneError, match="together they have 192 units; a network may have 128"):
        blend([some_network(seed, 3, 64) for seed in range(3)])


def test_the_command_writes_a_network_that_can_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for seed in (1, 2):
        (tmp_path / f"{seed}.net").write_bytes(some_network(seed, 4, 3))
    assert main(["blend", str(tmp_path / "1.net"), str(tmp_path / "2.net"), "--out", str(tmp_path / "mean.net")]) == 0
    assert "4 inputs, 6 units" in capsys.readouterr().out
    assert read_network((tmp_path / "mean.net").read_bytes()).width == 6


def test_a_missing_or_broken_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "1.net").write_bytes(some_network(1, 4, 3))
    (tmp_path / "broken.net").write_bytes(b"nothing")
    for other, word in (("none.net", "cannot read"), ("broken.net", "not a network file")):
        assert main(["blend", str(tmp_path / "1.net"), str(tmp_path / other), "--out", str(tmp_path / "mean.net")]) == 2
        assert word in capsys.readouterr().err
        assert not (tmp_path / "mean.net").exists()
