"""Recorded matches as episodes for offline learning: observations, actions, masks and rewards, played again from the records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from hotzone.contract.game import Game
from hotzone.core import constants as c
from hotzone.core.errors import BadText
from hotzone.rl.env_spec import EnvSpec
from hotzone.sim.records import read_set
from hotzone.sim.records.recorded_match import RecordedMatch


class Episode(NamedTuple):
    """One match as a learner saw it: `actions` has n numbers, `observations` and `masks` n + 1 rows, the last of the end."""

    observations: npt.NDArray[np.uint8]
    masks: npt.NDArray[np.int8]
    actions: npt.NDArray[np.int64]
    seats: npt.NDArray[np.int64]  # who decided, from 0
    rewards: npt.NDArray[np.float64]  # 0, and at the end 1 for a victory or -1
    match: RecordedMatch


def episodes(place: str | Path, setup: Mapping[str, object] | None = None) -> Iterator[tuple[EnvSpec, Episode]]:
    """The episodes of a set of records, or of all in a folder, with the environment that each belongs to.

    With `setup` only matches of that set-up: they share one observation space. A record that does not replay raises BadText.
    """
    specs: dict[str, EnvSpec] = {}
    for game, match in read_set(place):
        if setup is not None and match.setup != game.setup(**setup):
            continue
        key = f"{game.name} {match.setup}"
        if key not in specs:
            specs[key] = EnvSpec(game.name, {"board": match.setup.board, **dict(match.setup.settings)})
        yield specs[key], episode(specs[key], game, match)


def episode(env_spec: EnvSpec, game: Game[Any], match: RecordedMatch) -> Episode:
    """Play a match again and look at it before every decision of a seat."""
    table: Any = game.new(match.setup)
    seen, masks, actions, seats = [], [], [], []
    for code in match.codes:
        if table.actor != c.NATURE:
            seen.append(env_spec.observe(table))
            masks.append(mask_of(env_spec, table))
            actions.append(env_spec.action_mask.number(code))
            seats.append(table.actor)
        table.play(code)
    if table.actor != c.NOBODY:
        raise BadText("unfinished", "a match of the set is not played to its end")
    seen.append(env_spec.observe(table))
    masks.append(mask_of(env_spec, table))
    rewards = np.zeros(len(actions), np.float64)
    rewards[-1] = 1.0 if env_spec.wins >> table.result & 1 else -1.0
    observations = np.frombuffer(b"".join(seen), np.uint8).reshape(len(seen), -1)
    return Episode(observations, np.array(masks, np.int8), np.array(actions, np.int64), np.array(seats, np.int64), rewards, match)


def mask_of(env_spec: EnvSpec, table: Any) -> npt.NDArray[np.int8]:
    """What is legal, by the numbers of the action table."""
    mask = np.zeros(len(env_spec.actions), np.int8)
    if table.actor >= 0:
        mask[[env_spec.action_mask.number(action) for action in table.legal()]] = 1
    return mask
