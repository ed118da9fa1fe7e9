"""Compiled and uncompiled write the same observations, masks and rewards."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

import pytest

from tests.rl.setups import every, rows

ROOT = Path(__file__).parents[2]
STEPS = 40


def traced() -> list[str]:
    """A digest of what every set-up shows while it is played at random."""
    lines = []
    for game, settings in every():
        batch, digest = rows(game, settings, 2), blake2b(digest_size=8)
        batch.reset(17)
        for _ in range(STEPS):
            batch.step(batch.sample())
            for array in (batch.observations, batch.masks, batch.rewards, batch.terminated, batch.actions):
                digest.update(array.tobytes())
        lines.append(f"{game} {settings} {digest.hexdigest()}")
    return lines


@pytest.mark.compiled_only
def test_compiled_and_uncompiled_show_the_same() -> None:
    env = {**os.environ, "HOTZONE_PURE": "1"}
    code = "from hotzone.rl import env_slot\nfrom tests.rl.test_compiled import traced\n"
    code += "print(env_slot.COMPILED, *traced(), sep='\\n')"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    first, *pure = done.stdout.splitlines()
    assert first == "False"
    compiled = traced()
    assert len(compiled) > 90
    assert compiled == pure
