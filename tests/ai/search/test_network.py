"""Network files are checked when they are read; without one the crew plays by rules of thumb."""

from __future__ import annotations

from array import array
from zlib import crc32

import pytest

from hotzone import registry
from hotzone.ai.bots import networks, strengths
from hotzone.ai.bots.crew_bot import CrewBot
from hotzone.ai.bots.strengths import ROOKIE
from hotzone.ai.search.network import KINDS, Network, fit, read_network, size, squash, write_network
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.errors import HotzoneError
from hotzone.games.fire.evaluation.inputs import NAMES
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from tests.games.fire.tables import FIRE


def small() -> bytes:
    """A network of three inputs with different weights."""
    return write_network(("a", "b", "c"), [i / 64 for i in range(KINDS * Network(3).size)])


def test_a_network_comes_back_from_its_file() -> None:
    net = read_network(small())
    assert (net.inputs, net.names) == (3, ("a", "b", "c"))
    assert net.numbers()[:4] == [0.0, 1 / 64, 2 / 64, 3 / 64]


def test_a_network_keeps_the_number_of_its_units() -> None:
    net = read_network(write_network(("a", "b", "c"), range(KINDS * size(3, 5))))
    assert (net.inputs, net.width) == (3, 5)
    assert net.numbers() == list(range(KINDS * size(3, 5)))


def test_a_clone_knows_the_same_and_is_its_own() -> None:
    net = read_network(small())
    clone = net.clone()
    assert (clone.inputs, clone.width, clone.numbers()) == (net.inputs, net.width, net.numbers())
    clone.load(array("d", bytes(8 * KINDS * net.size)))
    assert net.numbers()[1] == 1 / 64


def test_a_file_is_read_once_and_every_thinker_gets_a_network_of_its_own() -> None:
    one, other = (networks.fitting(small(), ("a", "b", "c"), "crew") for _ in range(2))
    assert one is not other
    assert one.numbers() == other.numbers()


def drawn_network(names: tuple[str, ...], width: int = 8) -> Network:
    """A network with weights by lot."""
    dice = Dice(3)
    return read_network(write_network(names, [(dice.below(2001) - 1000) / 4000 for _ in range(KINDS * size(len(names), width))]))


def test_a_network_finds_its_inputs_where_they_moved_to() -> None:
    evaluator, net = started_match().evaluator(), drawn_network(NAMES)
    moved = fit(net, tuple(reversed(NAMES)))
    assert moved.numbers() != net.numbers()
    again = fit(moved, NAMES)
    assert again.names == NAMES
    assert again.numbers() == net.numbers()
    assert again.look(evaluator) == net.look(evaluator)


def test_one_more_specialist_leaves_a_network_as_good_as_it_was() -> None:
    evaluator, net = started_match().evaluator(), drawn_network(NAMES)
    cut = NAMES.index("hands.near_person.paramedic")
    grown = fit(net, (*NAMES[:cut], "hands.near_fire.veterinarian", *NAMES[cut:]))
    told, weights = evaluator.numbers(), grown.numbers()
    told.insert(cut, 7.0)  # whatever the new input says
    for kind in range(KINDS):
        for j in range(net.width):
            old = sum(x * net.numbers()[kind * net.size + i * net.width + j] for i, x in enumerate(evaluator.numbers()))
            new = sum(x * weights[kind * grown.size + i * net.width + j] for i, x in enumerate(told))
            assert new == pytest.approx(old, abs=1e-12)
        rest = slice((kind + 1) * net.size - 2 * net.width - 1, (kind + 1) * net.size)
        assert weights[(kind + 1) * grown.size - 2 * net.width - 1 : (kind + 1) * grown.size] == net.numbers()[rest]


def test_inputs_that_came_behind_leave_a_network_as_it_is() -> None:
    net = drawn_network(NAMES[:50])
    assert fit(net, NAMES).inputs == 50
    assert fit(net, NAMES).numbers() == net.numbers()


def test_a_renamed_input_is_refused_by_its_name() -> None:
    with pytest.raises(HotzoneError, match=r"its input 2, 'goal.need.2', is not among those that the game offers"):
        fit(drawn_network(NAMES), (NAMES[0], "goal.needed.2", *NAMES[2:]))


def test_an_evaluator_without_names_plays_no_network() -> None:
    with pytest.raises(HotzoneError, match="its input 1"):
        fit(drawn_network(NAMES[:3]), ())


def test_two_inputs_of_one_name_are_refused() -> None:
    with pytest.raises(HotzoneError, match="the same name"):
        write_network(("a", "a"), [0.0] * (KINDS * size(2, 4)))


@pytest.mark.parametrize(("inputs", "width"), [(0, 8), (257, 8), (8, 0), (8, 129)])
def test_a_network_larger_than_the_program_holds_is_refused(inputs: int, width: int) -> None:
    with pytest.raises(HotzoneError, match="hidden units"):
        Network(inputs, width)


def test_a_network_adds_what_its_inputs_weigh() -> None:
    match = started_match()
    numbers = match.evaluator().numbers()
    weights = [0.0] * (KINDS * size(len(numbers), 2))
    for kind in range(KINDS):
        start = kind * size(len(numbers), 2)
        for i in range(len(numbers)):
            weights[start + 2 * i : start + 2 * i + 2] = [0.25, -0.25]  # one unit for the sum, one for its opposite
        weights[start + 2 * len(numbers) + 2 : start + 2 * len(numbers) + 5] = [0.5, 8.0, 0.125]
    net = Network(len(numbers), 2)
    net.load(array("d", weights))
    assert net.look(match.evaluator()) == pytest.approx(squash(0.125 * sum(numbers) + 0.125), abs=1e-12)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda data: b"nonsense" + data[8:], "not a network file"),
        (lambda data: data[:10], "not a network file"),
        (lambda data: data[:12] + b"\x09\x00" + data[14:], "version 9"),
        (lambda data: data[:-1] + b"\x7f", "checksum"),
        (lambda data: data[:-8], "checksum"),
        (lambda data: data[:14] + b"\x04\x00" + data[16:], "names 3 inputs and has 4"),
        (lambda data: data[:20] + b"\x02\x00" + data[22:], "weights"),
        (lambda data: data[:22] + b"\x02\x00" + data[24:], "names 1 inputs and has 3"),
        (lambda data: data[:16] + crc32(b"?" * 40).to_bytes(4, "little") + data[20:24] + b"?" * 40, "does not name its inputs"),
        (lambda data: data[:12] + b"\x02\x00" + data[14:], "version 2, which does not name its inputs"),
        (lambda data: data[:12] + b"\x01\x00" + data[14:], "version 1, which does not name its inputs"),
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
@pytest.mark.parametrize("school", ["crew", "crew-experienced", "crew-buildings", "crew-elevators", "crew-storeys"])
def test_the_shipped_networks_are_small_and_fit_the_game(school: str) -> None:
    data = registry.network("fire", school)
    assert 0 < len(data) < 1_000_000
    names = read_network(data).names
    assert len(names) > 100
    assert names == started_match().evaluator().names[: len(names)]


def started_match() -> Match:
    """A family match at the first turn."""
    match, dice = FIRE.new(FIRE.setup()), Dice(1)
    while match.stage != w.ACTING:
        match.play(match.sample_chance(dice) if match.actor == c.NATURE else match.legal()[0])
    return match


def test_without_a_network_file_the_crew_plays_by_rules_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(networks, "_files", {})
    monkeypatch.setattr(registry, "network", lambda name, school: b"")
    match = started_match()
    assert strengths.network(match) is None
    choice = CrewBot(strength=ROOKIE).choose(match, FIRE, match.actor, 1.0)
    assert choice.action in match.legal()


def test_a_network_with_inputs_the_game_does_not_have_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    names = (*started_match().evaluator().names[:8], "goal.luck")
    monkeypatch.setattr(networks, "_files", {("fire", "crew"): write_network(names, [0.0] * (KINDS * size(9, 4)))})
    with pytest.raises(HotzoneError, match=r"'crew' cannot play: its input 9, 'goal.luck', is not among those .* train it again"):
        strengths.network(started_match())


def test_a_match_is_played_by_the_first_of_its_schools_that_has_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def found(name: str, file: str) -> bytes:
        asked.append(file)
        return write_network(NAMES[:3], [0.0] * (KINDS * Network(3).size)) if file == "crew-experienced" else b""

    monkeypatch.setattr(networks, "_files", {})
    monkeypatch.setattr(registry, "network", found)
    assert strengths.network(FIRE.new(FIRE.setup(rules="experienced", board="villa"))) is not None
    assert asked == ["crew-storeys", "crew-buildings", "crew-experienced"]
    assert strengths.network(FIRE.new(FIRE.setup(rules="experienced"))) is not None
    assert strengths.network(FIRE.new(FIRE.setup(board="villa"))) is None
    assert asked == ["crew-storeys", "crew-buildings", "crew-experienced", "crew"]
