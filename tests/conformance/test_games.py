"""Every game that is found keeps the contract, in each of its sample set-ups."""

import pytest

from hotzone import conformance, registry
from hotzone.contract import ai
from hotzone.contract.game import BoardReader, Titled
from hotzone.contract.grammar import ActionGrammar
from hotzone.contract.learning import Learnable
from hotzone.contract.page import PageGame
from hotzone.contract.settings import Configurable
from hotzone.contract.simulation import Simulatable
from hotzone.contract.terminal import DisplayGame
from tests.volume import volume

SAMPLES = [
    (name, number) for name in sorted(registry.BUILT_IN) for number in range(0, len(registry.game(name).samples()), volume(1, 3))
]


@pytest.mark.parametrize(("name", "number"), SAMPLES)
def test_a_game_keeps_the_contract(name: str, number: int) -> None:
    game = registry.game(name)
    conformance.check(game, game.samples()[number], seed=number)


def test_a_broken_promise_is_named() -> None:
    with pytest.raises(conformance.Broken, match="not kept"):
        conformance.promise(False, "this was not kept")


@pytest.mark.parametrize("name", sorted(registry.BUILT_IN))
def test_our_own_games_give_every_part_of_the_contract(name: str) -> None:
    game = registry.game(name)
    parts = (ai.Explainer, ai.RequestTaker, ai.Trainable, BoardReader, Configurable, DisplayGame, Learnable, PageGame, Simulatable)
    assert [part.__name__ for part in (*parts, ActionGrammar, Titled) if not isinstance(game, part)] == []
    assert isinstance(game.new(game.setup()), ai.Evaluated)
