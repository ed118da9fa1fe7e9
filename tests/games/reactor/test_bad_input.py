"""Spoilt texts are refused with line and column, or mean a table that can be played on; nothing else happens."""

from __future__ import annotations

import pytest

from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.errors import BadText
from hotzone.games.reactor.board.parser import read_plan
from tests.games.reactor.random_matches import pick, walk, world
from tests.games.reactor.tables import REACTOR

SIGNS = "0123456789 -*fcFCNEWBnewb?YS\n"


def positions() -> list[str]:
    """Positions from all over some matches."""
    found = []
    for seed in range(20):
        here = world(seed)
        match = here.new()
        for i, _ in enumerate(walk(match, here.seed, here.style)):
            if i % 17 == 0:
                found.append(REACTOR.position(match, here.setup))
    return found


def spoil(text: str, dice: Dice) -> str:
    """Change a sign, drop one, or change a word into another of the text."""
    how, i = dice.below(3), dice.below(len(text))
    if how == 0:
        return text[:i] + text[i + 1 :]
    if how == 1:
        return text[:i] + SIGNS[dice.below(len(SIGNS))] + text[i + 1 :]
    lines = text.split("\n")
    row = 2 + dice.below(len(lines) - 3)
    words, others = lines[row].split(" "), text.split()
    words[dice.below(len(words))] = others[dice.below(len(others))]
    lines[row] = " ".join(words)
    return "\n".join(lines)


def test_a_spoilt_position_is_refused_or_can_be_played() -> None:
    dice, texts, read = Dice(1), positions(), 0
    refused: list[BadText] = []
    for _ in range(1500):
        text = spoil(texts[dice.below(len(texts))], dice)
        try:
            setup, match = REACTOR.parse(text)
        except BadText as error:
            refused.append(error)
            continue
        read += 1
        for _ in range(40):
            if match.actor == c.NOBODY:
                break
            match.play(pick(match, dice, 1))
        assert REACTOR.parse(REACTOR.position(match, setup))[1] == match
    assert read > 10
    assert all(error.line > 0 and error.column > 0 for error in refused)


def test_a_spoilt_board_file_is_refused_or_can_be_played() -> None:
    dice, text = Dice(2), REACTOR.boards("reactor")
    refused: list[BadText] = []
    for _ in range(150):
        spoilt = spoil(text, dice)
        try:
            plan = read_plan(spoilt)
        except BadText as error:
            refused.append(error)
            continue
        assert plan.field.tile_count == 37
    assert all(error.line > 0 and error.column > 0 for error in refused)


@pytest.mark.parametrize(
    "text", ["", "\n", "hotzone", "hotzone position 1", "hotzone position 1\nreactor 2 board=reactor", "\x00" * 9, "x" * 9999]
)
def test_what_is_no_position_at_all_is_refused(text: str) -> None:
    with pytest.raises(BadText):
        REACTOR.parse(text)
