"""A measurement of a board: the work that is left, the results so far, and the figures people see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any

from hotzone.ai.wilson import wilson
from hotzone.contract.game import Game
from hotzone.contract.simulation import HeatMapped, simulation_of
from hotzone.core.values import Setup
from hotzone.sim.meter.rows import MeterRow, setup_of
from hotzone.sim.players import check
from hotzone.sim.runner import BUDGET, LIMIT, foreign_boards
from hotzone.sim.tally import Tally
from hotzone.sim.task import RunSpec, Task
from hotzone.sim.watched.heat import Heat

BOT = "crew"  # who plays unless somebody says otherwise
PIECE = 4  # matches that a worker takes at once: all rows grow together, and stopping loses little


class Measurement:
    """A board, its rows and their tallies. The seed follows from the board, so that everybody gets the same figures."""

    def __init__(self, game: Game[Any], board: str, rows: Sequence[MeterRow], bot: str = BOT) -> None:
        self.game = game
        self.board = board
        self.bot = bot
        self.setups: dict[MeterRow, Setup] = {row: setup_of(game, board, row) for row in rows}
        self.tallies: dict[MeterRow, Tally] = {row: Tally() for row in rows}
        self.done: dict[MeterRow, list[tuple[int, int]]] = {row: [] for row in rows}  # first match and how many, of each piece
        self.seed = int.from_bytes(sha256(board.encode()).digest()[:4], "big")
        check(bot, game, game.new(next(iter(self.setups.values()))))

    def spec(self) -> RunSpec:
        """What all pieces of the work have in common."""
        boards = foreign_boards(self.game, list(self.setups.values()))
        return RunSpec(self.game.name, self.bot, self.seed, LIMIT, BUDGET, core=True, boards=boards, heat=True)

    def work(self, games: int, piece: int = PIECE) -> Iterator[Task]:
        """What is left to play until every row has so many matches: a piece of each row in turn."""
        left = [gaps(setup, self.done[row], games, piece) for row, setup in self.setups.items()]
        while left:
            for one in list(left):
                if (task := next(one, None)) is None:
                    left.remove(one)
                else:
                    yield task

    def take(self, task: Task, tally: Tally) -> MeterRow:
        """Take over what came out of a piece; gives its row."""
        row = next(row for row, setup in self.setups.items() if setup == task.setup)
        self.tallies[row].add(tally)
        self.done[row].append((task.first, task.games))
        return row

    @property
    def played(self) -> int:
        """All matches so far."""
        return sum(tally.matches for tally in self.tallies.values())

    @property
    def thinking(self) -> float:
        """Seconds of the processor so far."""
        return sum(tally.thinking for tally in self.tallies.values())

    def rows(self) -> list[dict[str, Any]]:
        """The figures of each row: share won with Wilson's 95 % interval, length, endings."""
        return [self.figures(row, tally) for row, tally in self.tallies.items()]

    def figures(self, row: MeterRow, tally: Tally) -> dict[str, Any]:
        """The figures of one row."""
        won = sum(tally.endings[self.game.endings.index(name)] for name in self.game.victories)
        low, high = wilson(won, tally.matches)
        return {
            "level": row.level,
            "crew": row.crew,
            "games": tally.matches,
            "won": won,
            "low": round(low, 4),
            "high": round(high, 4),
            "turns": round(tally.turns / max(tally.matches, 1), 2),
            "stuck": tally.endless,
            "endings": {name: tally.endings[i] for i, name in enumerate(self.game.endings) if tally.endings[i]},
        }

    def heat(self) -> dict[str, dict[str, float]]:
        """The heat maps of all rows together: shares of turns for what lies there, of matches for what happens there."""
        known = simulation_of(self.game)
        if not isinstance(known, HeatMapped):
            return {}
        heat = Heat()
        for tally in self.tallies.values():
            if tally.heat:
                heat.add(tally.heat)
        turns = sum(tally.turns for tally in self.tallies.values())
        by_turn = {name: heat.shares(name, turns) for name in known.standing}
        return {**by_turn, **{name: heat.shares(name, self.played) for name in known.happening}}

    # --- what is kept

    def kept(self) -> dict[str, list[Any]]:
        """The tallies of rows without gaps, as plain data."""
        return {str(row): tally.row() for row, tally in self.tallies.items() if tally.matches}

    def go_on(self, kept: Mapping[str, Any]) -> None:
        """Take over what was kept; raises ValueError where it is no such thing. Matches of a row count from its first on."""
        for row in self.tallies:
            if str(row) in kept:
                tally = Tally().read(kept[str(row)])
                self.tallies[row], self.done[row] = tally, [(0, tally.matches)]


def gaps(setup: Setup, done: Sequence[tuple[int, int]], games: int, piece: int) -> Iterator[Task]:
    """The matches of a row that are not done yet, in pieces."""
    start = 0
    for first, many in [*sorted(done), (games, 0)]:
        while start < min(first, games):
            size = min(piece, first - start, games - start)
            yield Task(setup, start, size)
            start += size
        start = max(start, first + many)
