"""Hotzone for machines that learn: Gymnasium, PettingZoo and many matches at once. Importing this registers the environments.

Needs the extra `rl` (gymnasium, pettingzoo, numpy): `pip install hotzone[rl]`. docs/rl-spaces.md has the tables of all spaces.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

PLACES = {
    "HotzoneEnv": "hotzone.rl.env",
    "Planes": "hotzone.rl.env",
    "HotzoneVectorEnv": "hotzone.rl.vector",
    "VecEnv": "hotzone.rl.vec",
    "HotzoneAEC": "hotzone.rl.aec",
    "Scene": "hotzone.rl.scene",
}
VERSIONS = {"fire": "hotzone/Fire-v1", "reactor": "hotzone/Reactor-v1"}  # a new version when a match would go another way

__all__ = ["HotzoneAEC", "HotzoneEnv", "HotzoneVectorEnv", "Planes", "Scene", "VecEnv", "register"]


def register() -> None:
    """Tell Gymnasium about the environments; done once, when this package is imported."""
    from gymnasium.envs.registration import register, registry

    for game, name in VERSIONS.items():
        if name not in registry:
            register(
                id=name,
                entry_point="hotzone.rl.env:HotzoneEnv",
                vector_entry_point="hotzone.rl.vector:HotzoneVectorEnv",
                kwargs={"game": game},
            )


def __getattr__(name: str) -> Any:
    """The classes come when they are asked for: each needs another package."""
    if name not in PLACES:
        raise AttributeError(f"module 'hotzone.rl' has no attribute '{name}'")
    try:
        return getattr(import_module(PLACES[name]), name)
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(f"{name} needs the package '{error.name}': pip install hotzone[rl]", name=error.name) from error


if find_spec("gymnasium") is not None:
    register()
