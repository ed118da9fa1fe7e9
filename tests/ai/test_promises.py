"""What every bot promises: a legal action, on a twin, for whoever must decide."""

from __future__ import annotations

import pytest

from hotzone import shelf
from hotzone.ai import roster
from hotzone.core import words as c
from hotzone.core.dice import Dice
from hotzone.core.game import BadSetup

SLOW = pytest.mark.compiled_only  # a whole match of theirs takes minutes uncompiled; tests/both shows that both think alike
NAMES = [pytest.param(name, marks=[] if name == "random" else SLOW) for name in roster.bot_names()]


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_plays_a_whole_match_by_the_rules(name: str) -> None:
    game, dice, bot = shelf.game("fire"), Dice(5), roster.bot(name, 5)
    match = game.new(game.setup(crew=3, rules="experienced"))
    while match.actor != c.NOBODY:
        if match.actor == c.NATURE:
            match.play(match.draw(dice))
            continue
        before = match.snapshot()
        choice = bot.choose(match.twin(), game, match.actor, 0.05)
        assert match.snapshot() == before
        assert choice.action in match.legal()
        assert not choice.plan or choice.plan[0] == game.write(match, choice.action)
        match.play(choice.action)


def test_a_bot_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSetup, match="there is no bot"):
        roster.bot("clever", 1)
