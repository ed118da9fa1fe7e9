"""Compiled and uncompiled play the same matches of both games, on every building and in every scenario."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def played(pure: bool) -> list[str]:
    env = {key: value for key, value in os.environ.items() if key != "HOTZONE_PURE"}
    if pure:
        env["HOTZONE_PURE"] = "1"
    done = subprocess.run(
        [sys.executable, "-m", "tests.compiled_and_pure.sampling"], cwd=ROOT, env=env, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


@pytest.mark.compiled_only
def test_every_sample_is_played_alike() -> None:
    compiled, pure = played(pure=False), played(pure=True)
    assert len(compiled) > 1_000
    assert {line.split()[1] for line in compiled if line.startswith("fire")} >= {
        f"board={name}" for name in ("villa", "hotel", "high-rise", "brownstone")
    }
    assert compiled == pure
