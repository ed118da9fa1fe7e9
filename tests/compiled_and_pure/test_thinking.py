"""Compiled and uncompiled think alike: the same plans, values, inputs and risks, to the last bit."""

from __future__ import annotations

import pytest

from tests.compiled_and_pure.test_agree import both

THOUGHTS = """
from hotzone import registry
from hotzone.ai.search.lookahead import Lookahead
from hotzone.ai.search.turn_search import TurnSearch
from hotzone.ai.bots.strengths import network
from hotzone.core.dice import Dice
from hotzone.games.fire.risk.report import risk
from hotzone.games.fire import mixed_matches as mixed
game = registry.game("fire")
for seed in range({first}, {first} + {many}):
    dice = Dice(seed)
    match = game.new(game.setup(**mixed.settings(dice)))
    for _ in range(60):
        if match.actor < -1 or (match.stage == 8 and match.turn > 1 and match.fresh):
            break
        match.play(mixed.pick(match, dice, 1))
    if match.actor < 0 or match.stage != 8:
        continue
    for net in (network(match), None):
        search = TurnSearch(match, net, 40, 3, 1)
        print(seed, search.best_plan(), search.count, search.promise().hex())
    if seed % 5 == 0:
        search = Lookahead(match, network(match), 20, 2, 0, 2, (20, 1))
        print(seed, search.best_plan(), search.promise().hex())
    print([number.hex() for number in match.evaluator().numbers()])
    if seed % 4 == 0:
        print(risk(match)["damage"], risk(match)["spaces"])
"""


REACTOR_THOUGHTS = """
from hotzone import registry
from hotzone.ai.search.turn_search import TurnSearch
from hotzone.ai.bots.strengths import network
from hotzone.core.dice import Dice
from hotzone.games.reactor.risk import risk
from tests.games.reactor.random_matches import pick, world
for seed in range({first}, {first} + {many}):
    here, dice = world(seed), Dice(seed)
    match = here.new()
    for _ in range(40 + 10 * (seed % 4)):
        if match.actor < -1:
            break
        match.play(pick(match, dice, here.style))
    while match.actor != -2 and not (match.stage == 7 and match.actor >= 0):
        match.play(pick(match, dice, here.style))
    if match.actor < 0:
        continue
    for net in (network(match), None):
        search = TurnSearch(match, net, 40, 3, 0)
        print(seed, search.best_plan(), search.count, search.promise().hex())
    print([number.hex() for number in match.evaluator().numbers()])
    if seed % 4 == 0:
        print(risk(match)["hearts"], risk(match)["up"])
"""


@pytest.mark.compiled_only
def test_compiled_and_uncompiled_make_the_same_plans_of_reactor() -> None:
    compiled, pure = both(REACTOR_THOUGHTS.format(first=0, many=8))
    assert len(compiled) > 10
    for ours, theirs in zip(compiled, pure, strict=True):
        assert ours == theirs


@pytest.mark.compiled_only
@pytest.mark.parametrize("first", [0, 100])
def test_compiled_and_uncompiled_make_the_same_plans(first: int) -> None:
    compiled, pure = both(THOUGHTS.format(first=first, many=10))
    assert len(compiled) > 10
    for ours, theirs in zip(compiled, pure, strict=True):
        assert ours == theirs
