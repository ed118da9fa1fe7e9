"""What every bot promises: a legal action, on a clone, for whoever must decide."""

from __future__ import annotations

import pytest

from hotzone import registry
from hotzone.ai.bots import registry as bot_registry
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.errors import BadSetup
from tests.games.playing import choices

SLOW = (
    pytest.mark.compiled_only
)  # a whole match of theirs takes minutes uncompiled; tests/compiled_and_pure shows that both think alike
NAMES = [pytest.param(name, marks=[] if name == "random" else SLOW) for name in bot_registry.bot_names()]


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_plays_a_whole_match_by_the_rules(name: str) -> None:
    game, dice, bot = registry.game("fire"), Dice(5), bot_registry.bot(name, 5)
    match = game.new(game.setup(crew=3, rules="experienced"))
    for choice in choices(game, match, bot, dice, 0.05):
        assert not choice.plan or choice.plan[0] == game.write(match, choice.action)
    assert match.actor == c.NOBODY


def test_a_bot_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSetup, match="there is no bot"):
        bot_registry.bot("clever", 1)
