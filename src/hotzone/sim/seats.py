"""Whole matches by bots at their seats: each decides for itself, as at a table with people, and every turn is timed."""

from __future__ import annotations

from time import thread_time
from typing import Any

from hotzone.ai import roster
from hotzone.ai.bot import Bot
from hotzone.core import words as c
from hotzone.core.dice import Dice
from hotzone.core.game import Game, HotzoneError, Illegal
from hotzone.sim.tally import RESULTS

PIECE = 2  # matches a worker takes at once: they are long
SPREAD = 7919  # a bot's own luck is not the table's


class Seats:
    """Bots by their names, seat after seat; with fewer names than seats they begin again with the first."""

    def __init__(self, game: Game[Any], table: Any, names: tuple[str, ...], budget: float) -> None:
        self.game = game
        self.table = table
        self.names = names
        self.budget = budget
        self.matches = 0
        self.actions = 0
        self.turns = 0
        self.endless = 0
        self.thinking = 0.0
        self.longest = 0.0
        self.endings = [0] * RESULTS

    def ending(self, result: int) -> int:
        """How many matches ended like this."""
        return self.endings[result]

    def play(self, seed: int, first: int, games: int, limit: int) -> None:
        """Play matches number `first` to `first + games - 1` of a seed; a match longer than `limit` is endless."""
        for i in range(first, first + games):
            own = (seed + SPREAD) * 0x1000000 + i
            bots = [roster.bot(name, own + SPREAD * place) for place, name in enumerate(self.names)]
            self.play_out(bots, Dice(seed * 0x1000000 + i), limit)

    def play_out(self, bots: list[Bot], dice: Dice, limit: int) -> None:
        """Play one match to its end."""
        match, steps = self.table.twin(), 0
        turn, spent = match.turn, 0.0
        while match.actor != c.NOBODY and steps < limit:
            steps += 1
            if match.actor == c.NATURE:
                match.act(match.draw(dice))
                continue
            if match.turn != turn:
                turn, spent = match.turn, 0.0
            started = thread_time()
            self.decide(match, bots[match.actor % len(bots)])
            seconds = thread_time() - started
            spent += seconds
            self.thinking += seconds
            self.longest = max(self.longest, spent)
        self.endless += match.actor != c.NOBODY
        self.matches += 1
        self.actions += steps
        self.turns += match.turn
        self.endings[match.result] += 1

    def decide(self, match: Any, bot: Bot) -> None:
        """Let a bot choose on a twin and play what it chose; a bot that breaks a rule ends the run."""
        choice = bot.choose(match.twin(), self.game, match.actor, self.budget)
        try:
            match.play(choice.action)
        except Illegal as error:
            raise HotzoneError(error.code, f"bot '{bot.name}' chose what is not allowed: {error.text}", error.rule) from None
