"""Compiled and uncompiled, the same matches: what is legal, told and true after every action."""

import os
import subprocess
import sys

import pytest

from hotzone.core import table
from tests.games.reactor.random_matches import trace

GAMES = 60


@pytest.mark.compiled_only
def test_the_compiled_rules_play_the_same_matches_as_the_plain_ones() -> None:
    assert table.COMPILED
    pure = {**os.environ, "HOTZONE_PURE": "1"}
    command = [sys.executable, "-m", "tests.games.reactor.random_matches", str(GAMES)]
    done = subprocess.run(command, env=pure, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == list(trace(GAMES))
