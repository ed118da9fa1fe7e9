"""Dice that several crews share: the same seed gives the same dice in the same turn, however a crew plays."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from hotzone import fair_dice, registry
from hotzone.contract.game import Match
from hotzone.contract.same_luck import HidesFaces
from hotzone.core import constants as c
from hotzone.core.errors import BadText

SEED = f"{fair_dice.BY_TURN} {'5c' * 32}"
SETUPS = [
    ("fire", {"crew": 3}),
    ("fire", {"crew": 2, "rules": "experienced", "level": "heroic"}),
    ("fire", {"board": "villa", "crew": 3}),
    ("reactor", {"hearts": 2}),
]


class Answer(NamedTuple):
    """What nature said, to which question, in which turn, and of which thing."""

    question: str
    turn: int
    odds: tuple[object, ...]
    thing: str
    number: int
    text: str


def answers(game_name: str, settings: dict[str, object], policy: int, lines: list[str] | None = None) -> Iterator[Answer]:
    """Play a match with a policy of its own and the shared dice, to its end."""
    game, luck = registry.game(game_name), Random(policy)
    match: Match = game.new(game.setup(**settings))
    dealt = fair_dice.noted({}, game, "", 0, match)
    while match.actor != c.NOBODY:
        asked, turn = "", match.turn
        if match.actor == c.NATURE:
            asked = fair_dice.question(game, match)
            action = fair_dice.sample_chance(SEED, game, match, dealt)
            turned = game.turned_up(match) if isinstance(game, HidesFaces) else None
            thing = turned.thing if turned else ""
            number = dealt.get(f"{fair_dice.LIES}{thing}", 0)
            yield Answer(asked, turn, tuple(game.odds(match)), thing, number, game.write(match, action))
        else:
            action = luck.choice(match.legal())
        if lines is not None:
            lines.append(game.write(match, action))
        match.play(action)
        dealt = fair_dice.noted(dealt, game, asked, turn, match)


def first_by_turn(found: list[Answer]) -> dict[tuple[str, int], Answer]:
    """The first answer to each question in each turn; faces belong to things, not to turns."""
    first: dict[tuple[str, int], Answer] = {}
    for answer in found:
        if not answer.thing:
            first.setdefault((answer.question, answer.turn), answer)
    return first


@pytest.mark.parametrize(("game", "settings"), SETUPS)
def test_two_crews_with_different_lines_get_the_same_first_roll_in_every_turn(game: str, settings: dict[str, object]) -> None:
    crews = [first_by_turn(list(answers(game, settings, policy))) for policy in range(6)]
    alike = 0
    for other in crews[1:]:
        for place in crews[0].keys() & other.keys():
            one, two = crews[0][place], other[place]
            if one.odds == two.odds:  # a deck may lie differently
                assert one.text == two.text, place
                alike += 1
    assert alike > 20


@pytest.mark.parametrize(("game", "settings"), SETUPS)
def test_the_same_marker_shows_the_same_face_to_every_crew_whenever_it_is_turned_up(game: str, settings: dict[str, object]) -> None:
    shown: dict[tuple[str, int], set[str]] = {}
    turns: dict[tuple[str, int], set[int]] = {}
    for policy in range(12):
        for answer in answers(game, settings, policy):
            if answer.thing:
                thing = (answer.thing.partition(" ")[0], answer.number)
                shown.setdefault(thing, set()).add(answer.text)
                turns.setdefault(thing, set()).add(answer.turn)
    assert shown
    assert all(len(faces) == 1 for faces in shown.values()), shown
    assert any(len(when) > 1 for when in turns.values())


def test_the_faces_of_a_shuffle_are_those_of_the_box_and_other_seeds_shuffle_otherwise() -> None:
    orders = set()
    for number in range(20):
        _, secret = fair_dice.read_seed(f"{number:02x}" * 32)
        order = [fair_dice.face_of(secret, "poi", i, (10, 5)) for i in range(1, 16)]
        assert sorted(order, key=str) == [0] * 10 + [1] * 5
        orders.add(tuple(order))
    assert len(orders) > 15
    assert fair_dice.face_of(secret, "poi", 16, (10, 5)) is None


def test_a_record_names_the_scheme_and_is_proved_by_the_digits_alone() -> None:
    game, settings = registry.game("fire"), {"crew": 2, "rules": "experienced"}
    lines: list[str] = []
    list(answers("fire", settings, 3, lines))
    remark = f"# {fair_dice.REMARK}{fair_dice.commitment(SEED)}"
    assert remark.split()[-2] == fair_dice.BY_TURN
    text = "\n".join([f"hotzone record 1\nfire {game.rules} {game.setup(**settings)}", remark, *lines]) + "\n"
    for seed in (SEED, SEED.split()[1]):
        verdict = fair_dice.verify(text, seed)
        assert verdict.fair
        assert verdict.checked > 20
    usual = text.replace(f"{fair_dice.BY_TURN} ", "")
    assert fair_dice.verify(usual, SEED.split()[1]).wrong  # the usual dice fall otherwise
    with pytest.raises(BadText):
        fair_dice.commitment(f"by-hand {'5c' * 32}")
