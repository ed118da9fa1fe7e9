"""What tests of every game do: play texts, list what is legal, ask for a refusal, let a bot play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

import pytest

from hotzone.ai.bots.protocol import Choice
from hotzone.ai.bots.requests import TOLERANCE
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.errors import BadText, Illegal

T = TypeVar("T")


def play(game: Any, match: Any, *texts: str) -> list[str]:
    """Play actions given as texts; the events of all of them as texts with their rules."""
    told = []
    for text in texts:
        rows = match.play(game.read(match, text))
        told += [str(event) for event in game.tell(match, rows)]
    return told


def assert_order(told: Sequence[str], *lines: str) -> None:
    """All of these happened in this order, each once."""
    assert [line for line in told if line in lines] == list(lines)


def legal(game: Any, match: Any) -> list[str]:
    """The legal actions as texts."""
    return [game.write(match, action) for action in match.legal()]


def after(game: Any, match: T, texts: Sequence[str]) -> T:
    """The table after these actions; the match itself stays where it is."""
    this: Any = match
    clone: T = this.clone()
    play(game, clone, *texts)
    return clone


def read_back(game: Any, match: Any, setup: Any) -> None:
    """A position that is written and read is the same table, and the same text again."""
    text = game.position(match, setup)
    found, again = game.parse(text)
    assert found == setup
    assert again.snapshot() == match.snapshot()
    assert again.legal() == match.legal()
    assert game.position(again, found) == text


def clone_and_back(match: Any, dice: Dice, steps: int) -> None:
    """A clone goes its own way, and back to its original."""
    now, clone = match.snapshot(), match.clone()
    assert clone == match
    assert hash(clone) == hash(match)
    for _ in range(steps):
        choices = clone.legal()
        if choices:
            clone.play(choices[dice.below(len(choices))])
    assert match.snapshot() == now
    clone.reset_to_origin()
    assert clone.snapshot() == now


def refused_request(asked: Any, match: Any, request: str) -> str:
    """The code that a request is refused with."""
    kind, _, place = request.partition(" ")
    with pytest.raises(BadText) as caught:
        asked(match, kind, place)
    return caught.value.code


def refusal(match: Any, action: int) -> Illegal:
    """Play what may not be played: it is refused with a reason, and nothing changes."""
    before = match.snapshot()
    with pytest.raises(Illegal) as error:
        match.play(action)
    assert match.snapshot() == before
    assert error.value.code
    assert error.value.text
    return error.value


def look_at_legal(match: Any, every: bool) -> None:
    """What is legal is listed once, alike for a clone, and leads to a question or the end; `every`: play all of it."""
    found = match.legal()
    assert found or match.actor == c.NOBODY
    assert len(set(found)) == len(found)
    assert found == match.clone().legal()
    for action in found if every else ():
        clone = match.clone()
        clone.play(action)
        assert clone.legal() or clone.actor == c.NOBODY


def refused(game: Any, match: Any, text: str) -> tuple[str, str]:
    """Code and rule with which an action is refused; the refusal changes nothing."""
    error = refusal(match, game.read(match, text))
    return error.code, error.rule


def choices(game: Any, match: Any, bot: Any, dice: Dice, budget: float, most: int = 100_000) -> Iterator[Choice]:
    """What a bot chooses for every seat, each choice legal, thought over without touching the table, and then played."""
    for _ in range(most):
        if match.actor == c.NOBODY:
            return
        if match.actor == c.NATURE:
            match.play(match.sample_chance(dice))
            continue
        before = match.snapshot()
        choice = bot.choose(match, game, match.actor, budget)
        assert match.snapshot() == before
        assert choice.action in match.legal()
        yield choice
        match.play(choice.action)


def check_too_dear(found: Mapping[str, object], unit: str) -> None:
    """A request was declined because it would cost the team too much, and the answer says what."""
    assert (found["answer"], found["why"]) == ("no", "costs")
    assert float(str(found["cost"])) > TOLERANCE
    assert [one for one in found["units"] if one["unit"] == unit]  # type: ignore[attr-defined]
