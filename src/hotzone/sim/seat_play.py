"""Whole matches by bots at their seats: each decides for itself, as people would, and every turn is timed."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from time import thread_time
from typing import Any

from hotzone.ai.bots import registry as bot_registry
from hotzone.ai.bots.external.isolated_bot import IsolatedBot
from hotzone.ai.bots.protocol import Bot
from hotzone.contract.game import Game
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.errors import HotzoneError, Illegal
from hotzone.core.formats.record import digest_of
from hotzone.core.values import Setup
from hotzone.sim.records.recorded_match import RecordedMatch
from hotzone.sim.watched.counts import MatchCounts

MATCHES_A_TASK = 2  # matches a worker takes at once: they are long
SPREAD = 7919  # a bot's own luck is not the table's


class Seats(MatchCounts):
    """Bots by their names, seat after seat; with fewer names than seats they begin again with the first."""

    def __init__(
        self,
        game: Game[Any],
        table: Any,
        names: tuple[str, ...],
        budget: float,
        keep: tuple[Setup, Callable[[RecordedMatch], None]] | None = None,
    ) -> None:
        super().__init__()
        self.game = game
        self.table = table
        self.names = names
        self.budget = budget
        self.keep = keep  # the set-up, and who takes each match when it is over
        self.decisions = 0  # of seats
        self.thinking = 0.0
        self.longest = 0.0
        self.forfeits = 0

    def play(self, seed: int, first: int, games: int, limit: int) -> None:
        """Play matches number `first` to `first + games - 1` of a seed; a match longer than `limit` is endless."""
        for i in range(first, first + games):
            own = (seed + SPREAD) * 0x1000000 + i
            self.play_one(seed * 0x1000000 + i, own, limit)

    def play_one(self, dice: int, own: int, limit: int) -> Any:
        """Play a match with these dice, and bots whose own luck begins here; gives the last table."""
        bots = [self.bot(name, own + SPREAD * place) for place, name in enumerate(self.names)]
        match, codes = self.table.clone(), array("i")
        self.play_out(match, bots, Dice(dice), limit, codes)
        if self.keep:
            setup, take = self.keep
            take(RecordedMatch(setup, dice, self.names, codes, dict(self.game.result(match)), digest_of(match.snapshot())))
        for bot in bots:
            if isinstance(bot, IsolatedBot):
                bot.close()
        return match

    def bot(self, name: str, seed: int) -> Bot:
        """A player by its name."""
        return bot_registry.bot(name, seed)

    def play_out(self, match: Any, bots: list[Bot], dice: Dice, limit: int, codes: array[int]) -> None:
        """Play one match to its end, and write down its actions."""
        steps = 0
        turn, spent = match.turn, 0.0
        while match.actor != c.NOBODY and steps < limit:
            steps += 1
            if match.actor == c.NATURE:
                codes.append(match.sample_chance(dice))
                match.act(codes[-1])
                continue
            if match.turn != turn:
                turn, spent = match.turn, 0.0
            self.decisions += 1
            started = thread_time()
            bot = bots[match.actor % len(bots)]
            codes.append(self.decide(match, bot))
            seconds = thread_time() - started + (bot.spent if isinstance(bot, IsolatedBot) else 0.0)
            spent += seconds
            self.thinking += seconds
            self.longest = max(self.longest, spent)
        self.endless += match.actor != c.NOBODY
        self.matches += 1
        self.actions += steps
        self.turns += match.turn
        self.endings[match.result] += 1

    def decide(self, match: Any, bot: Bot) -> int:
        """Let a bot choose on a clone, play what it chose and give it back; a bot that breaks a rule ends the run."""
        choice = bot.choose(match.clone(), self.game, match.actor, self.budget)
        self.forfeits += choice.forfeit
        try:
            match.play(choice.action)
        except Illegal as error:
            raise HotzoneError(error.code, f"bot '{bot.name}' chose what is not allowed: {error.text}", error.rule) from None
        return choice.action
