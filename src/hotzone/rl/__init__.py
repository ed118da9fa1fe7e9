"""Hotzone for machines that learn: Gymnasium, PettingZoo and many matches at once. Importing this registers the environments.

Needs the extra `rl` (gymnasium, pettingzoo, numpy): `pip install hotzone[rl]`. docs/reference/rl-spaces.md lists all spaces.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from hotzone import registry
from hotzone.contract.learning import offers_observations

PLACES = {
    "HotzoneEnv": "hotzone.rl.gym_env",
    "Planes": "hotzone.rl.gym_env",
    "HotzoneVectorEnv": "hotzone.rl.vector_env",
    "VecEnv": "hotzone.rl.batch_env",
    "HotzoneAEC": "hotzone.rl.pettingzoo_env",
    "EnvSpec": "hotzone.rl.env_spec",
    "Factored": "hotzone.rl.learners.factored_actions",
    "FactoredActions": "hotzone.rl.learners.factored_actions",
    "SB3VecEnv": "hotzone.rl.learners.sb3",
}

__all__ = [
    "EnvSpec",
    "Factored",
    "FactoredActions",
    "HotzoneAEC",
    "HotzoneEnv",
    "HotzoneVectorEnv",
    "Planes",
    "SB3VecEnv",
    "VecEnv",
    "register",
]


def register() -> None:
    """Tell Gymnasium about the environments; done once, when this package is imported."""
    from gymnasium.envs import registration

    for game in environments().values():
        name = gymnasium_id(game)
        if name not in registration.registry:
            registration.register(
                id=name,
                entry_point="hotzone.rl.gym_env:HotzoneEnv",
                vector_entry_point="hotzone.rl.vector_env:HotzoneVectorEnv",
                kwargs={"game": game},
            )


def environments() -> dict[str, str]:
    """The games that offer observations, by their names as environments; the number is the version of the rules."""
    games = {name: registry.game(name) for name in registry.game_names()}
    return {f"{name}_v{game.rules}": name for name, game in games.items() if offers_observations(game)}


def gymnasium_id(game: str) -> str:
    """What Gymnasium calls a game; a new version when a match would go another way."""
    return f"hotzone/{game.title().replace('_', '')}-v{registry.game(game).rules}"


def pettingzoo_module(name: str, game: str) -> ModuleType:
    """PettingZoo's way to an environment: a module of the game with `env` and `raw_env`."""
    from hotzone.rl import pettingzoo_env

    found = ModuleType(f"hotzone.rl.{name}", f"PettingZoo's way to {game}: `from hotzone.rl import {name}; env = {name}.env()`.")
    vars(found).update(env=partial(pettingzoo_env.guarded, game), raw_env=partial(pettingzoo_env.HotzoneAEC, game))
    return found


def __getattr__(name: str) -> Any:
    """Classes, and a module for each game, come when they are asked for: each needs another package."""
    if "_v" in name and (game := environments().get(name)):
        return globals().setdefault(name, pettingzoo_module(name, game))
    if name not in PLACES:
        raise AttributeError(f"module 'hotzone.rl' has no attribute '{name}'")
    try:
        return getattr(import_module(PLACES[name]), name)
    except ModuleNotFoundError as error:
        wanted = "sb3-contrib" if str(error.name).startswith("stable_baselines3") else "hotzone[rl]"
        raise ModuleNotFoundError(f"{name} needs the package '{error.name}': pip install {wanted}", name=error.name) from error


if find_spec("gymnasium") is not None:
    register()
