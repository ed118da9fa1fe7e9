"""Set-ups of both games on which the environments are tested: all boards, all modules, all scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hotzone import registry
from hotzone.rl.batch_env import EnvBatch
from hotzone.rl.env_spec import EnvSpec
from tests.compiled_and_pure.sampling import allowed

PLAIN: list[tuple[str, dict[str, object]]] = [
    ("fire", {}),
    ("fire", {"board": "base-back", "crew": 6, "setup": "full"}),
    ("fire", {"rules": "experienced", "level": "heroic"}),
    ("fire", {"rules": "experienced", "board": "brownstone", "crew": 2}),
    ("fire", {"rules": "experienced", "board": "high-rise", "scenarios": "friend-in-need"}),
    ("fire", {"rules": "experienced", "board": "villa", "scenarios": "unmarked-hazmat"}),
    ("fire", {"rules": "experienced", "board": "hotel", "scenarios": "save-the-structure"}),
    ("reactor", {}),
    ("reactor", {"players": 3, "memory": "hidden", "hearts": 3, "starts": "choose", "cast": "dealt", "giving_up": "yes"}),
]
NAMES = [" ".join([game, *map(str, settings.values())]) for game, settings in PLAIN]


def every() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every sample, and every scenario on every building."""
    for game in registry.BUILT_IN:
        for setup in allowed(registry.game(game)):
            yield game, {"board": setup.board, **dict(setup.settings)}


def rows(game: str, settings: dict[str, Any], envs: int = 1, **more: Any) -> EnvBatch:
    """A batch of a set-up."""
    return EnvBatch(EnvSpec(game, settings), envs, **more)
