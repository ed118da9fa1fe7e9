"""The edges where other tools dock on, beside those tools: observations in OpenSpiel, sessions by texts, replay, restore, sampling.

The second half of `make bench-rl`. Every pair is measured in turn, round after round, in seconds of the processor.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import mkdtemp
from time import process_time
from typing import Any

import pyspiel
from peers import HANABI, HEROIC, by_texts, catan
from rounds import print_table, speeds

import hotzone.rl.openspiel  # noqa: F401 - brings our games to pyspiel
from hotzone import registry
from hotzone.rl import VecEnv
from hotzone.sim.records import read_set
from hotzone.sim.runner import play_many

STATES = 100  # that are looked at again and again
OURS = {"family": "hotzone_fire", "heroic": "hotzone_fire(rules=experienced,level=heroic)", "reactor": "hotzone_reactor"}


def observed(game: Any) -> Callable[[int], int]:
    """OpenSpiel's `observation_tensor` at states of random play."""
    luck, state = random.Random(1), game.new_initial_state()
    states: list[Any] = []
    while len(states) < STATES:
        if not state.is_chance_node():
            states.append(state.clone())
        state.apply_action(luck.choice(state.legal_actions()))
        state = game.new_initial_state() if state.is_terminal() else state

    def run(number: int) -> int:
        for _ in range(10):
            for state in states:
                state.observation_tensor(state.current_player())
        return 10 * STATES

    return run


def replayed() -> Callable[[int], int]:
    """Recorded matches played again, every action checked."""
    fire, folder = registry.game("fire"), mkdtemp()
    play_many(fire, [fire.setup(crew=3)], 200, seed=1, records=folder)
    matches = [match for _, match in read_set(Path(folder))]

    def run(number: int) -> int:
        for match in matches:
            match.last_table(fire)
        return sum(len(match.codes) for match in matches)

    return run


def restored() -> Callable[[int], int]:
    """A heroic table taken back to an earlier one by its bytes."""
    fire = registry.game("fire")
    table: Any = fire.new(fire.setup(**HEROIC))
    earlier = table.snapshot()

    def run(number: int) -> int:
        for _ in range(20_000):
            table.restore(earlier)
        return 20_000

    return run


def stepped(drawn_too: bool, **settings: Any) -> Callable[[int], int]:
    """A batch of 256 by random legal actions; they are drawn in the core, or were drawn before and are only looked up."""
    envs, steps = 256, 400
    vec = VecEnv("fire", envs, seed=1, **settings)
    kept: list[Any] = []
    for _ in range(steps):
        kept.append(vec.sample().copy())
        vec.step(kept[-1])

    def run(number: int) -> int:
        vec.reset(seed=1)  # the same matches again, so what was drawn before is legal
        for actions in kept:
            vec.step(vec.sample() if drawn_too else actions)
        return envs * steps

    return run


def report(rounds: int) -> None:
    """Measure all in turn and print how each stands to its peer."""
    runs: dict[str, Callable[[int], int]] = {
        "OpenSpiel hanabi, observations": observed(HANABI),
        **{f"OpenSpiel {name}, observations": observed(pyspiel.load_game(text)) for name, text in OURS.items()},
        "catanatron, ticks": partial(catan, 2),
        "a family session by texts, actions": partial(by_texts({}), 20),
        "a heroic session by texts, actions": partial(by_texts(HEROIC), 20),
        "VecEnv family, actions given": stepped(False),
        "VecEnv family, drawn in the core": stepped(True),
        "VecEnv heroic, actions given": stepped(False, **HEROIC),
        "VecEnv heroic, drawn in the core": stepped(True, **HEROIC),
        "replay of records, actions": replayed(),
        "restore of a heroic table": restored(),
    }
    found = speeds(runs, rounds, process_time)
    middle = {name: median(each) for name, each in found.items()}
    peers = {"OpenSpiel": "OpenSpiel hanabi, observations", "a ": "catanatron, ticks"}
    peers |= {f"VecEnv {name}": f"VecEnv {name}, actions given" for name in ("family", "heroic")}
    rows = {}
    for name, speed in middle.items():
        peer = next((middle[other] for start, other in peers.items() if name.startswith(start)), None)
        rows[name] = (f"{speed:,.0f}", f"{1e6 / speed:.2f}", f"{speed / peer:.2f}" if peer else "")
    print_table(f"a CPU second, medians of {rounds} rounds", ("median", "us each", "x peer"), rows)
