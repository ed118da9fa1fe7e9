"""Every game that is found keeps the contract, in each of its sample set-ups."""

import pytest

from hotzone import conformance, shelf

SAMPLES = [(name, number) for name in sorted(shelf.BUILT_IN) for number in range(len(shelf.game(name).samples()))]


@pytest.mark.parametrize(("name", "number"), SAMPLES)
def test_a_game_keeps_the_contract(name: str, number: int) -> None:
    game = shelf.game(name)
    conformance.check(game, game.samples()[number], seed=number)


def test_a_broken_promise_is_named() -> None:
    with pytest.raises(conformance.Broken, match="not kept"):
        conformance.promise(False, "this was not kept")
