"""The environments beside PettingZoo's connect_four, then their edges beside other engines: `make bench-rl`.

A step is one decision of a player, chosen at random among the legal ones by the mask; nature's dice between them are not
counted. Every step of ours writes the documented observation and the mask. Seconds are those of the processor, since nothing
here waits or uses a second core: so other work on the machine matters less.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from statistics import median
from time import process_time
from typing import Any

import gymnasium
import numpy as np
import rl_edges
from pettingzoo.classic import connect_four_v3
from rounds import print_table, speeds

import hotzone.rl
from hotzone.rl import fire_v2
from hotzone.rl.env_slot import COMPILED

PEER = "PettingZoo connect_four_v3"
HEROIC: dict[str, Any] = {"rules": "experienced", "level": "heroic"}


def choose(mask: Any, luck: np.random.Generator) -> int:
    """A legal action, the same way for everybody."""
    legal = mask.view(np.bool_).nonzero()[0]  # NumPy looks through truth values a few times faster than through numbers
    return int(legal[int(luck.random() * len(legal))])


def agents(env: Any) -> Callable[[int], int]:
    """PettingZoo's loop: last, choose, step."""

    def run(steps: int) -> int:
        luck, taken = np.random.default_rng(1), 0
        while taken < steps:
            env.reset(seed=taken)
            for _ in env.agent_iter():
                observation, _, ended, cut, _ = env.last()
                if ended or cut:
                    break
                env.step(choose(observation["action_mask"], luck))
                taken += 1
        return taken

    return run


def single(env: Any) -> Callable[[int], int]:
    """Gymnasium's loop: choose, step, reset at the end."""

    def run(steps: int) -> int:
        luck, taken = np.random.default_rng(1), 0
        while taken < steps:
            _, info = env.reset(seed=taken)
            over = False
            while not over:
                _, _, ended, cut, info = env.step(choose(info["action_mask"], luck))
                over = ended or cut
                taken += 1
        return taken

    return run


def batch(game: str, envs: int, **settings: Any) -> Callable[[int], int]:
    """A batch that is stepped from Python; its actions are drawn in the core too."""
    vec = hotzone.rl.VecEnv(game, envs, seed=1, **settings)

    def run(steps: int) -> int:
        rounds = -(-steps // envs)
        for _ in range(rounds):
            vec.step(vec.sample())
        return rounds * envs

    return run


def again(run: Callable[[int], int], steps: int, number: int) -> int:
    """The same steps in every round."""
    return run(steps)


def main() -> None:
    """Measure all in turn, round after round; print the best and the middle, and how often the peer goes into them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=9)
    args = parser.parse_args()
    if not COMPILED:
        parser.exit(1, "hotzone is not compiled: run `make build` first\n")
    runs: dict[str, tuple[int, Callable[[int], int]]] = {
        PEER: (1_500, agents(connect_four_v3.env())),
        "PettingZoo face, fire family": (6_000, agents(fire_v2.env())),
        "PettingZoo face, fire heroic": (6_000, agents(fire_v2.env(**HEROIC))),
        "Gymnasium face, fire family": (12_000, single(gymnasium.make("hotzone/Fire-v2"))),
        "Gymnasium face, fire heroic": (12_000, single(gymnasium.make("hotzone/Fire-v2", **HEROIC))),
        "Gymnasium face, reactor": (12_000, single(gymnasium.make("hotzone/Reactor-v2"))),
        "VecEnv of 256, fire family": (256_000, batch("fire", 256)),
        "VecEnv of 256, fire heroic": (256_000, batch("fire", 256, **HEROIC)),
        "VecEnv of 256, reactor": (256_000, batch("reactor", 256)),
    }
    found = speeds({name: partial(again, run, steps) for name, (steps, run) in runs.items()}, args.rounds, process_time)
    middle = {name: median(each) for name, each in found.items()}
    title = f"steps a CPU second, {args.rounds} interleaved rounds"
    rows = {name: (f"{speed:,.0f}", f"{max(found[name]):,.0f}", f"{speed / middle[PEER]:.1f}") for name, speed in middle.items()}
    print_table(title, ("median", "best", "median x peer"), rows)
    print()
    rl_edges.report(args.rounds)


if __name__ == "__main__":
    main()
