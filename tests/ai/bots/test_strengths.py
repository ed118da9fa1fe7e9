"""Budgets by name, and what a game makes of them: Reactor looks widely and never roll by roll."""

from __future__ import annotations

from hotzone.ai.bots.strengths import CHIEF, GREEDY, ROOKIE, STEADY, VETERAN, fitted
from tests.games.fire.tables import FIRE
from tests.games.reactor.tables import REACTOR


def test_strengths_are_made_from_budgets() -> None:
    rookie, steady, veteran, chief = ROOKIE, STEADY, VETERAN, CHIEF
    for weaker, stronger in ((rookie, steady), (steady, veteran)):
        assert weaker.nodes < stronger.nodes
        assert weaker.width < stronger.width
        assert weaker.exact < stronger.exact
    assert chief == veteran._replace(ahead=chief.ahead)
    assert chief.ahead > veteran.ahead == 0


def test_all_levels_of_fire_are_thought_over_alike() -> None:
    for level in ("recruit", "veteran", "heroic"):
        assert fitted(FIRE.new(FIRE.setup(rules="experienced", level=level)), VETERAN)[1] == VETERAN


def test_reactor_is_searched_widely_and_its_cards_are_not_played_through() -> None:
    net, found = fitted(REACTOR.new(REACTOR.setup(hearts=3)), VETERAN)
    assert net is not None
    assert found.width > VETERAN.width
    assert found.exact == 0


def test_who_plays_by_thumb_has_no_network() -> None:
    net, found = fitted(FIRE.new(FIRE.setup()), GREEDY)
    assert (net, found) == (None, GREEDY)
