"""The mean of several networks as one: what it says, and what cannot be mixed."""

from __future__ import annotations

from array import array
from math import log
from pathlib import Path

import pytest

from hotzone.ai.blending import blend
from hotzone.ai.network import KINDS, Network, read_network, size, write_network
from hotzone.cli import main
from hotzone.core.dice import Dice
from hotzone.core.game import HotzoneError
from tests.fire.tables import FIRE


def some_network(seed: int, inputs: int, width: int) -> bytes:
    """A network with small weights by lot."""
    dice = Dice(seed)
    return write_network(inputs, array("d", [(dice.below(2001) - 1000) / 4000 for _ in range(KINDS * size(inputs, width))]))


def logit(net: Network, judge: object) -> float:
    """The sum that a network makes of a table, before it is squashed."""
    value = net.look(judge)  # type: ignore[arg-type]
    return log(value / (1 - value))


def test_the_mean_says_the_mean_of_what_its_networks_say() -> None:
    match = FIRE.new(FIRE.setup(rules="experienced", level="heroic"))
    judge = match.judge()
    inputs = len(judge.numbers())
    files = [some_network(1, inputs, 12), some_network(2, inputs - 30, 5), some_network(3, inputs, 7)]
    mean = read_network(blend(files))
    assert (mean.inputs, mean.width) == (inputs, 24)
    said = [logit(read_network(data), judge) for data in files]
    assert max(said) - min(said) > 0.01
    assert logit(mean, judge) == pytest.approx(sum(said) / 3, abs=1e-5)


def test_one_network_has_no_mean() -> None:
    with pytest.raises(HotzoneError, match="two networks or more"):
        blend([some_network(1, 3, 2)])


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
    for other, word in (("none.net", "cannot read"), ("broken.net", "no network file")):
        assert main(["blend", str(tmp_path / "1.net"), str(tmp_path / other), "--out", str(tmp_path / "mean.net")]) == 2
        assert word in capsys.readouterr().err
        assert not (tmp_path / "mean.net").exists()
