"""The action table holds every action that can come up, and the mask is what is legal."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from hotzone.games.fire.model import constants as w
from hotzone.games.reactor.model import constants as r
from hotzone.rl.action_mask import ActionMask
from hotzone.rl.env_spec import EnvSpec
from tests.rl.setups import NAMES, PLAIN, every, rows
from tests.volume import volume

SHARES = 4
MATCHES = volume(4, 1)  # of each set-up


@pytest.mark.parametrize("share", range(SHARES))
def test_every_legal_action_is_in_the_table_and_the_mask_is_what_is_legal(share: int) -> None:
    for game, settings in [*every()][share::SHARES]:
        batch = rows(game, settings, autoreset=False)
        match: Any = batch.slots[0].table
        for seed in range(MATCHES):
            batch.reset(seed)
            while not batch.terminated[0]:
                numbers = [batch.env_spec.action_mask.number(action) for action in match.legal()]
                assert numbers
                assert -1 not in numbers, f"{settings}: {batch.env_spec.game.write(match, match.legal()[numbers.index(-1)])}"
                assert sorted(numbers) == np.flatnonzero(batch.masks[0]).tolist()
                batch.step(batch.sample())
            assert not batch.masks[0].any()


@pytest.mark.parametrize(("game", "settings"), PLAIN, ids=NAMES)
def test_an_action_of_the_table_has_one_number_one_code_and_one_text(game: str, settings: dict[str, Any]) -> None:
    env_spec = EnvSpec(game, settings)
    assert [env_spec.action_mask.number(action) for action in env_spec.actions] == [*range(len(env_spec.actions))]
    assert [env_spec.action_mask.action(number) for number in range(len(env_spec.actions))] == [*env_spec.actions]
    texts = [env_spec.text(number) for number in range(len(env_spec.actions))]
    assert len(set(texts)) == len(texts)
    assert [env_spec.game.read(env_spec.start, text) for text in texts] == [*env_spec.actions]


def test_the_table_of_the_family_game_is_small_and_that_of_a_captain_is_not() -> None:
    family = EnvSpec("fire", {})
    kinds = {action >> 8 & 255 for action in family.actions}
    assert kinds == {w.MOVE, w.MOVE + 1, w.OPEN_DOOR, w.CLOSE_DOOR, w.CHOP, w.DOUSE, w.QUENCH, w.END, w.FINISH, w.PLAY_ON} | {
        w.FALL,
        w.PLACE,
    }
    captain = EnvSpec("fire", {"rules": "experienced", "crew": "captain,cafs"})
    assert {action >> 16 for action in captain.actions} == {0, 1, 2}


def test_numbers_that_are_no_action_and_actions_without_number_are_minus_one() -> None:
    action_mask = ActionMask([5 << 8, 7 << 8 | 3])
    assert [action_mask.action(number) for number in (-1, 0, 1, 2, 1 << 40)] == [-1, 5 << 8, 7 << 8 | 3, -1, -1]
    assert [action_mask.number(action) for action in (-1, 0, 5 << 8 | 1, 7 << 8 | 3, 1 << 30)] == [-1, -1, -1, 1, -1]
    with pytest.raises(ValueError, match="twice"):
        ActionMask([5, 5])


@pytest.mark.parametrize(("game", "settings"), PLAIN, ids=NAMES)
def test_players_who_choose_a_verb_first_find_nothing_outside_the_table(game: str, settings: dict[str, Any]) -> None:
    """Random players mostly walk: these drive, carry, command and lead as often."""
    batch, luck = rows(game, settings, autoreset=False), random.Random(7)
    verbs = set()
    match: Any = batch.slots[0].table
    for seed in range(5 * MATCHES):
        batch.reset(seed)
        for _ in range(volume(2_000, 300)):
            if batch.terminated[0]:
                break
            numbers = np.flatnonzero(batch.masks[0])
            assert len(numbers) == len(match.legal())
            kinds = {batch.env_spec.actions[number] >> 8 for number in numbers}
            calm = sorted(kind for kind in kinds if game == "fire" or kind != r.GIVE_UP)
            kind = luck.choice(calm)
            verbs.add(kind)
            batch.step([luck.choice([number for number in numbers if batch.env_spec.actions[number] >> 8 == kind])])
    assert len(verbs) >= 8
