"""Network files are checked when they are read; without one the crew plays by rules of thumb."""

from __future__ import annotations

from array import array

import pytest

from hotzone import shelf
from hotzone.ai import schools, strength
from hotzone.ai.crew import CrewBot
from hotzone.ai.network import KINDS, Network, read_network, size, squash, write_network
from hotzone.core import words as c
from hotzone.core.dice import Dice
from hotzone.core.game import HotzoneError
from hotzone.fire import words as w
from hotzone.fire.match import Match
from tests.fire.tables import FIRE


def small() -> bytes:
    """A network of three inputs with different weights."""
    net = Network(3)
    return write_network(3, array("d", [i / 64 for i in range(KINDS * net.size)]))


def test_a_network_comes_back_from_its_file() -> None:
    net = read_network(small())
    assert net.inputs == 3
    assert net.numbers()[:4] == [0.0, 1 / 64, 2 / 64, 3 / 64]


def test_a_network_keeps_the_number_of_its_units() -> None:
    net = read_network(write_network(3, array("d", range(KINDS * size(3, 5)))))
    assert (net.inputs, net.width) == (3, 5)
    assert net.numbers() == list(range(KINDS * size(3, 5)))


def test_a_twin_knows_the_same_and_is_its_own() -> None:
    net = read_network(small())
    twin = net.twin()
    assert (twin.inputs, twin.width, twin.numbers()) == (net.inputs, net.width, net.numbers())
    twin.load(array("d", bytes(8 * KINDS * net.size)))
    assert net.numbers()[1] == 1 / 64


def test_a_file_is_read_once_and_every_thinker_gets_a_network_of_its_own() -> None:
    one, other = (schools.fitting(small(), 3, "crew") for _ in range(2))
    assert one is not other
    assert one.numbers() == other.numbers()


def test_a_file_of_the_first_version_has_32_units() -> None:
    data = write_network(3, array("d", range(KINDS * size(3, 32))))
    old = data[:12] + b"\x01\x00" + data[14:20] + b"\x00\x00" + data[22:]
    assert read_network(old).numbers() == read_network(data).numbers()
    assert read_network(old).width == 32


@pytest.mark.parametrize(("inputs", "width"), [(0, 8), (257, 8), (8, 0), (8, 129)])
def test_a_network_larger_than_the_program_holds_is_refused(inputs: int, width: int) -> None:
    with pytest.raises(HotzoneError, match="hidden units"):
        Network(inputs, width)


def test_a_network_adds_what_its_inputs_weigh() -> None:
    match = started_match()
    numbers = match.judge().numbers()
    weights = [0.0] * (KINDS * size(len(numbers), 2))
    for kind in range(KINDS):
        start = kind * size(len(numbers), 2)
        for i in range(len(numbers)):
            weights[start + 2 * i : start + 2 * i + 2] = [0.25, -0.25]  # one unit for the sum, one for its opposite
        weights[start + 2 * len(numbers) + 2 : start + 2 * len(numbers) + 5] = [0.5, 8.0, 0.125]
    net = Network(len(numbers), 2)
    net.load(array("d", weights))
    assert net.look(match.judge()) == pytest.approx(squash(0.125 * sum(numbers) + 0.125), abs=1e-12)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda data: b"nonsense" + data[8:], "no network file"),
        (lambda data: data[:10], "no network file"),
        (lambda data: data[:12] + b"\x09\x00" + data[14:], "version 9"),
        (lambda data: data[:-1] + b"\x7f", "checksum"),
        (lambda data: data[:-8], "checksum"),
        (lambda data: data[:14] + b"\x04\x00" + data[16:], "weights"),
    ],
)
def test_a_damaged_network_is_refused(change: object, words: str) -> None:
    with pytest.raises(HotzoneError, match=words):
        read_network(change(small()))  # type: ignore[operator]


def test_squash_is_the_logistic_curve() -> None:
    assert squash(0.0) == 0.5
    assert squash(2.0) == pytest.approx(0.880797, abs=1e-3)
    assert squash(-2.0) == pytest.approx(1 - squash(2.0), abs=1e-12)
    assert 0.0 < squash(-500.0) < squash(500.0) <= 1.0


@pytest.mark.compiled_only
@pytest.mark.parametrize("school", ["crew", "crew-experienced", "crew-heroic", "crew-buildings"])
def test_the_shipped_networks_are_small_and_fit_the_game(school: str) -> None:
    data = shelf.network("fire", school)
    assert 0 < len(data) < 1_000_000
    assert 100 < read_network(data).inputs <= len(started_match().judge().numbers())


def started_match() -> Match:
    """A family match at the first turn."""
    match, dice = FIRE.new(FIRE.setup()), Dice(1)
    while match.stage != w.ACTING:
        match.play(match.draw(dice) if match.actor == c.NATURE else match.legal()[0])
    return match


def test_without_a_network_file_the_crew_plays_by_rules_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schools, "_files", {})
    monkeypatch.setattr(shelf, "network", lambda name, school: b"")
    match = started_match()
    assert strength.network(match) is None
    choice = CrewBot(strength="rookie").choose(match, FIRE, match.actor, 1.0)
    assert choice.action in match.legal()


def test_a_network_with_inputs_the_game_does_not_have_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    net = Network(250)
    monkeypatch.setattr(schools, "_files", {("fire", "crew"): write_network(250, array("d", bytes(8 * KINDS * net.size)))})
    with pytest.raises(HotzoneError, match="train anew"):
        strength.network(started_match())


def test_a_match_is_played_by_the_first_of_its_schools_that_has_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def found(name: str, file: str) -> bytes:
        asked.append(file)
        return write_network(3, array("d", bytes(8 * KINDS * Network(3).size))) if file == "crew-experienced" else b""

    monkeypatch.setattr(schools, "_files", {})
    monkeypatch.setattr(shelf, "network", found)
    assert strength.network(FIRE.new(FIRE.setup(rules="experienced", board="villa"))) is not None
    assert asked == ["crew-buildings", "crew-experienced"]
    assert strength.network(FIRE.new(FIRE.setup(rules="experienced"))) is not None
    assert strength.network(FIRE.new(FIRE.setup(board="villa"))) is None
    assert strength.network(FIRE.new(FIRE.setup(rules="experienced", level="heroic"))) is not None
    assert asked == ["crew-buildings", "crew-experienced", "crew", "crew-heroic"]
