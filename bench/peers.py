"""Random play of hotzone beside other engines, in one interleaved run: `make bench-peers`.

Moves are decisions and chance events alike: nature's rolls with us, OpenSpiel's chance nodes, Catan's actions with dice.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any

import pyspiel
from catanatron import Color, Game, RandomPlayer
from rounds import print_table, speeds

import hotzone
from hotzone import registry
from hotzone.games.fire.match import Match
from hotzone.sim.batch import COMPILED, Batch
from hotzone.sim.benchmark import driven_actions

HANABI = pyspiel.load_game("hanabi", {"players": 4})
COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
HEROIC = {"rules": "experienced", "level": "heroic", "crew": "captain,cafs,driver,rescue"}


def hanabi(games: int, seed: int) -> int:
    """OpenSpiel's C++ game driven from Python; chance nodes by plain choice, which is its quickest way."""
    luck, moves = random.Random(seed), 0
    for _ in range(games):
        state = HANABI.new_initial_state()
        while not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
            moves += 1
    return moves


def catan(games: int, seed: int) -> int:
    """Catanatron's own loop with four random players."""
    random.seed(seed)
    moves = 0
    for i in range(games):
        game = Game([RandomPlayer(colour) for colour in COLOURS], seed=seed * 1000 + i)
        taken = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            taken += 1
        moves += taken
    return moves


def new(settings: dict[str, str]) -> Match:
    """A match of ours at its first decision."""
    game = registry.game("fire")
    match: Match = game.new(game.setup(**settings))
    return match


def core(settings: dict[str, str]) -> Callable[[int, int], int]:
    """Our matches inside the core."""
    batch = Batch(new(settings).clone())

    def run(games: int, seed: int) -> int:
        before = batch.actions
        batch.play(seed, 0, games)
        return batch.actions - before

    return run


def driven(settings: dict[str, str]) -> Callable[[int, int], int]:
    """Our matches driven from Python: legal actions listed, every action checked, its events told."""
    return partial(driven_actions, new(settings))


def by_texts(settings: dict[str, Any]) -> Callable[[int, int], int]:
    """Our sessions, as a person at the prompt has them: the legal list as texts, an action, its events in words, a record."""

    def run(games: int, seed: int) -> int:
        luck, moves = random.Random(seed), 0
        for i in range(games):
            session = hotzone.new("fire", seed=seed * 1000 + i, **settings)
            while not session.over:
                session.play(luck.choice(session.legal()))
            moves += len(session.entries)
        return moves

    return run


def main() -> None:
    """Measure all in turn, round after round; print the medians and how often one goes into another."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    args = parser.parse_args()
    if not COMPILED:
        parser.exit(1, "hotzone is not compiled: run `make build` first\n")
    runs: dict[str, tuple[int, Callable[[int, int], int]]] = {
        "OpenSpiel hanabi, C++, from Python": (150, hanabi),
        "catanatron, 4 random players": (3, catan),
        "hotzone family, from Python": (150, driven({})),
        "hotzone heroic, from Python": (150, driven(HEROIC)),
        "hotzone family, a session by texts": (30, by_texts({})),
        "hotzone heroic, a session by texts": (30, by_texts(HEROIC)),
        "hotzone family, in the core": (4_000, core({})),
        "hotzone heroic, in the core": (4_000, core(HEROIC)),
    }
    found = speeds({name: partial(run, games) for name, (games, run) in runs.items()}, args.rounds, perf_counter)
    middle = {name: median(each) for name, each in found.items()}
    one, two = list(middle.values())[:2]
    title = f"moves a second, median of {args.rounds} interleaved rounds"
    rows = {name: (f"{speed:,.0f}", f"{speed / one:.2f}", f"{speed / two:.1f}") for name, speed in middle.items()}
    print_table(title, ("moves/s", "x hanabi", "x catanatron"), rows)


if __name__ == "__main__":
    main()
