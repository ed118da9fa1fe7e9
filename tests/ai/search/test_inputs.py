"""The inputs of an evaluator have names, as many as there are numbers, and each group writes those it names."""

from __future__ import annotations

import os
import subprocess
import sys
from array import array
from importlib import import_module
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from hotzone import registry
from hotzone.ai.search.network import HEAD, MAGIC, Network, read_network
from tools.name_inputs import named, tables

GAMES = ("fire", "reactor")

# Only uncompiled can a group be called by itself. Counts the numbers of every group over tables of random matches.
COUNT_GROUPS = """
from hotzone import registry
from hotzone.games.GAME.evaluation.inputs import GROUPS
from hotzone.core import constants as c
from hotzone.core.dice import Dice

game, found = registry.game("GAME"), {name: set() for name in GROUPS}
for settings in game.samples():
    match, dice = game.new(game.setup(**settings)), Dice(1)
    evaluator = match.evaluator()
    for name in GROUPS:
        def counted(write=getattr(evaluator, name), name=name):
            before = evaluator.count
            write()
            found[name].add(evaluator.count - before)
        setattr(evaluator, name, counted)
    for step in range(60):
        if match.actor == c.NOBODY:
            break
        legal = match.legal()
        match.play(match.sample_chance(dice) if match.actor == c.NATURE else legal[dice.below(len(legal))])
        if step % 6 == 0:
            evaluator.write_inputs()
for name, counts in found.items():
    print(name, *counts)
"""


@pytest.mark.parametrize("game", GAMES)
def test_every_group_writes_as_many_numbers_as_it_names(game: str) -> None:
    pure, code = {**os.environ, "HOTZONE_PURE": "1"}, COUNT_GROUPS.replace("GAME", game)
    out = subprocess.run([sys.executable, "-c", code], env=pure, capture_output=True, text=True, check=True).stdout
    counted = {name: [int(word) for word in counts] for name, *counts in (line.split() for line in out.splitlines())}
    groups = import_module(f"hotzone.games.{game}.evaluation.inputs").GROUPS
    assert counted == {name: [len(names)] for name, names in groups.items()}


@pytest.mark.parametrize("game", GAMES)
def test_an_evaluator_names_every_number_once(game: str) -> None:
    plugin: Any = registry.game(game)
    for settings in plugin.samples():
        evaluator = plugin.new(plugin.setup(**settings)).evaluator()
        assert len(evaluator.numbers()) == len(evaluator.names) == len(set(evaluator.names))


def nameless(path: Path) -> bytes:
    """A shipped network as version 2 had it."""
    net: Network = read_network(path.read_bytes())
    floats = array("f", net.numbers()).tobytes()
    sizes = [(2, 2), (net.inputs, 2), (crc32(floats), 4), (net.width, 2)]
    return (MAGIC + b"".join(number.to_bytes(many, "little") for number, many in sizes)).ljust(HEAD, b"\0") + floats


def test_a_nameless_network_gets_names_and_says_the_same() -> None:
    shipped = Path(import_module("hotzone.games.reactor").__path__[0]) / "data" / "networks" / "win.net"
    data, many = named("reactor", nameless(shipped), 1)
    assert data == shipped.read_bytes()
    assert many == sum(1 for _ in tables("reactor", 1)) > 50
