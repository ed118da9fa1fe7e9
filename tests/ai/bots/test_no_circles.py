"""Free steps can lead from a table back to itself; no bot goes round for ever."""

import pytest

from hotzone import registry
from hotzone.sim.players import seat

LONGEST = 5000  # actions; the longest matches on this board have some 700


@pytest.mark.compiled_only
@pytest.mark.parametrize("number", [15, 16])
def test_ladders_are_not_taken_and_put_down_for_ever(number: int) -> None:
    game = registry.game("fire")
    start = game.new(game.setup(board="villa", rules="experienced", level="heroic", crew=4))
    player = seat("crew", game, start.clone(), 0.2, core=True)
    player.play(5151, number, 1, LONGEST)
    assert (player.matches, player.endless) == (1, 0)
