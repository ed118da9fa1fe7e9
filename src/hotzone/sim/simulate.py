"""Many matches on many threads: the work is cut into pieces whose luck does not depend on who plays them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from threading import Event, Lock, Thread
from time import perf_counter
from typing import Any, NamedTuple

from hotzone.core.game import Game, Setup
from hotzone.sim.bots import Player, player
from hotzone.sim.wilson import wilson

PIECE = 500  # matches: short enough to stop at once, long enough to cost nothing
LIMIT = 100_000  # actions of a match; a longer one is stuck
RESULTS = 16


class Piece(NamedTuple):
    """Matches from one set-up, numbered within the seed."""

    setup: Setup
    first: int
    games: int


class Tally:
    """What came out, added up; the order of adding makes no difference."""

    def __init__(self) -> None:
        self.games = 0
        self.actions = 0
        self.turns = 0
        self.stuck = 0
        self.endings = [0] * RESULTS
        self.seconds = 0.0

    def add(self, played: Player) -> None:
        """Add what a bot has counted."""
        self.games += played.matches
        self.actions += played.actions
        self.turns += played.turns
        self.stuck += played.endless
        for i in range(RESULTS):
            self.endings[i] += played.ending(i)

    def summary(self, game: Game[Any]) -> dict[str, Any]:
        """The figures by name."""
        wins = sum(self.endings[game.endings.index(name)] for name in game.victories)
        games, seconds = max(self.games, 1), max(self.seconds, 1e-9)
        return {
            "games": self.games,
            "wins": wins,
            "win_rate": round(wins / games, 6),
            "ci95": [round(bound, 6) for bound in wilson(wins, self.games)],
            "endings": {name: self.endings[i] for i, name in enumerate(game.endings) if self.endings[i]},
            "turns_mean": round(self.turns / games, 3),
            "actions_mean": round(self.actions / games, 3),
            "stuck": self.stuck,
            "seconds": round(self.seconds, 3),
            "games_per_s": round(self.games / seconds, 1),
        }


def pieces(setups: Sequence[Setup], games: int, size: int = PIECE) -> Iterator[Piece]:
    """Share matches out to set-ups, in turn and as evenly as can be, in pieces; depends on nothing but its arguments."""
    first = 0
    for i, setup in enumerate(setups):
        share = games // len(setups) + (i < games % len(setups))
        for start in range(0, share, size):
            yield Piece(setup, first + start, min(size, share - start))
        first += share


def play_many(
    game: Game[Any],
    setups: Sequence[Setup],
    games: int,
    seed: int = 0,
    workers: int = 1,
    bot: str = "random",
    limit: int = LIMIT,
    watch: Callable[[int, float], None] | None = None,
) -> Tally:
    """Play matches; the same seed gives the same tally with any number of workers. `watch` is told how far it is."""
    bots = player(bot)
    crew = Crew(game, pieces(setups, games, getattr(bots, "piece", PIECE)), seed, bots, limit)
    started = perf_counter()
    threads = [Thread(target=crew.work, daemon=True) for _ in range(workers)]
    for thread in threads:
        thread.start()
    try:
        for thread in threads:
            while thread.is_alive():
                thread.join(0.1)
                if watch:
                    watch(crew.done, perf_counter() - started)
    finally:  # Ctrl-C: let the threads finish their piece
        crew.stop.set()
    if crew.mistakes:
        raise crew.mistakes[0]
    crew.tally.seconds = perf_counter() - started
    if watch:
        watch(crew.done, crew.tally.seconds)
    return crew.tally


class Crew:
    """Workers that take piece after piece."""

    def __init__(self, game: Game[Any], work: Iterator[Piece], seed: int, bot: type[Player], limit: int) -> None:
        self.game = game
        self.left = work
        self.seed = seed
        self.bot = bot
        self.limit = limit
        self.done = 0
        self.tally = Tally()
        self.mistakes: list[BaseException] = []
        self.lock = Lock()
        self.stop = Event()

    def work(self) -> None:
        """Take pieces until none is left."""
        setup, played = None, None
        try:
            while (piece := self.next()) is not None:
                if played is None or piece.setup != setup:
                    self.keep(played)
                    setup, played = piece.setup, self.bot(self.game.new(piece.setup).twin())
                played.play(self.seed, piece.first, piece.games, self.limit)
                with self.lock:
                    self.done += piece.games
            self.keep(played)
        except BaseException as mistake:
            self.mistakes.append(mistake)
            self.stop.set()

    def next(self) -> Piece | None:
        """The next piece for whoever asks."""
        with self.lock:
            return None if self.stop.is_set() else next(self.left, None)

    def keep(self, played: Player | None) -> None:
        """Add what was counted since the set-up changed."""
        if played is not None:
            with self.lock:
                self.tally.add(played)
