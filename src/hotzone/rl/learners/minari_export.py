"""Recorded matches as a Minari dataset; needs the extra `minari`. `hotzone.rl.learners.episodes` reads the same without it."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import minari
import numpy as np
from gymnasium import spaces
from minari.data_collector import EpisodeBuffer

from hotzone import __version__
from hotzone.core.errors import BadSetup
from hotzone.rl import gymnasium_id
from hotzone.rl.env_spec import EnvSpec
from hotzone.rl.learners.episodes import episodes
from hotzone.rl.spaces import observation_space


def to_minari(place: str | Path, dataset_id: str, setup: Mapping[str, object], author: str = "", matches: int = 0) -> Any:
    """Make a dataset of the matches of one set-up, all or so many; gives it. `dataset_id` is like `fire/family-crew-v0`."""
    buffers: list[EpisodeBuffer] = []
    bots: tuple[str, ...] = ()
    env_spec = None
    for env_spec, bots, buffer in exported(place, setup):
        buffers.append(buffer)
        if len(buffers) == matches:
            break
    if env_spec is None:
        raise BadSetup("no-match", f"there is no match of this set-up in '{str(place)[:80]}'")
    rules = f"rules version {env_spec.game.rules}, by hotzone {__version__}"
    with warnings.catch_warnings():  # Minari would like to hear of addresses that a set on one's own disk does not have
        warnings.simplefilter("ignore", UserWarning)
        return minari.create_dataset_from_buffers(
            dataset_id=dataset_id,
            buffer=buffers,
            action_space=spaces.Discrete(len(env_spec.actions)),
            observation_space=observation_space(env_spec.layout),
            algorithm_name=",".join(bots),
            author=author or None,
            description=f"Matches of {gymnasium_id(env_spec.game.name)} ({env_spec.setup}), {rules}",
        )


def exported(place: str | Path, setup: Mapping[str, object]) -> Iterator[tuple[EnvSpec, tuple[str, ...], EpisodeBuffer]]:
    """The episodes as Minari takes them; mask and seat are in the infos, the seed of the dice too."""
    for number, (env_spec, one) in enumerate(episodes(place, setup)):
        ended = np.zeros(len(one.actions), np.bool_)
        ended[-1] = True
        yield (
            env_spec,
            one.match.bots,
            EpisodeBuffer(
                id=number,
                seed=one.match.seed,
                observations=one.observations,
                actions=one.actions,
                rewards=one.rewards,
                terminations=ended,
                truncations=np.zeros(len(one.actions), np.bool_),
                infos={"action_mask": one.masks, "seat": np.append(one.seats, -1)},
            ),
        )
