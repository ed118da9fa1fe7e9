"""The network of the policy in NumPy: three layers, so that a trained one plays wherever Hotzone does, without PyTorch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

HIDDEN = (192, 128)


def read(path: Path) -> list[Any]:
    """Weights and biases, layer by layer."""
    with np.load(path) as kept:
        return [kept[name].astype(np.float32) for name in sorted(kept.files)]


def write(path: Path, layers: list[Any]) -> None:
    """Keep weights and biases, two bytes a number."""
    named = {f"{place:02d}": np.asarray(one, np.float16) for place, one in enumerate(layers)}
    np.savez_compressed(path, **named)  # type: ignore[arg-type]


def scores(layers: list[Any], seen: Any) -> Any:
    """What the policy thinks of every choice, a row a table."""
    for place in range(0, len(layers), 2):
        seen = seen @ layers[place].T + layers[place + 1]
        if place < len(layers) - 2:
            seen = np.maximum(seen, 0)
    return seen
