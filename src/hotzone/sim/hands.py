"""What a worker does, in this process or another one: play a piece of the work and give back what came out."""

from __future__ import annotations

from time import thread_time
from typing import Any, NamedTuple

from hotzone import shelf
from hotzone.core.game import Game, Setup
from hotzone.sim.bots import seat
from hotzone.sim.tally import Tally


class Piece(NamedTuple):
    """Matches from one set-up, numbered within the seed."""

    setup: Setup
    first: int
    games: int


class Order(NamedTuple):
    """What all pieces have in common; plain words and numbers, so that it can be sent anywhere."""

    game: str
    bot: str
    seed: int
    limit: int
    budget: float
    core: bool = False


class Hand:
    """A worker: keeps the table of the last set-up, since the next piece is often from the same one."""

    def __init__(self, order: Order, game: Game[Any] | None = None) -> None:
        self.order = order
        self.game = game or shelf.game(order.game)
        self.setup: Setup | None = None
        self.start: Any = None

    def play(self, piece: Piece) -> Tally:
        """Play a piece; its luck depends on nothing but the seed and the numbers of its matches."""
        if piece.setup != self.setup:
            self.start, self.setup = self.game.new(piece.setup), piece.setup
        played, tally = seat(self.order.bot, self.game, self.start.twin(), self.order.budget, self.order.core), Tally()
        started = thread_time()
        played.play(self.order.seed, piece.first, piece.games, self.order.limit)
        tally.count(played, thread_time() - started)
        return tally


_hands: dict[Order, Hand] = {}


def hand(order: Order) -> Hand:
    """This process's worker for an order: one at a time, the last one is kept."""
    if order not in _hands:
        _hands.clear()
        _hands[order] = Hand(order)
    return _hands[order]
