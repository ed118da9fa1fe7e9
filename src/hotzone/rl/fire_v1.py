"""PettingZoo's way to an environment of the fire game: `from hotzone.rl import fire_v1; env = fire_v1.env()`."""

from __future__ import annotations

from typing import Any

from pettingzoo.utils import wrappers

from hotzone.rl.aec import HotzoneAEC


def env(**settings: Any) -> Any:
    """A match for several agents, with PettingZoo's guard over the order of calls; an illegal action raises Illegal."""
    return wrappers.OrderEnforcingWrapper(raw_env(**settings))


def raw_env(**settings: Any) -> HotzoneAEC:
    """The same without the guard."""
    return HotzoneAEC("fire", **settings)
