"""Plays for everyone who is not a person: nature's dice and the bots, each through the room's one writer."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import uniform
from secrets import randbits
from typing import TYPE_CHECKING

from hotzone.ai.bots import registry as bot_registry
from hotzone.ai.bots.external.isolated_bot import IsolatedBot
from hotzone.ai.bots.protocol import Bot, HearsRequests
from hotzone.core import constants as c
from hotzone.core.errors import HotzoneError
from hotzone.server import json_log
from hotzone.server.bots import thinker_threads
from hotzone.server.bots.thinker_threads import Thinkers
from hotzone.server.protocol import codec
from hotzone.server.protocol.errors import Refused, Stale

if TYPE_CHECKING:
    from hotzone.server.rooms.room import Room

TURN = 2.0  # seconds a bot may think in a turn
ACTION = 1.0  # … and about one action
LEAST = 0.02  # … whatever it has used already
GRACE = (0.5, 0.75)  # seconds that the process which wrote last has for the dice
AGAIN = 2.0  # seconds before another try when the store could not keep an action


class Autoplay:
    """One for each room that is open; sleeps while people think."""

    def __init__(self, room: Room, thinkers: Thinkers) -> None:
        self.room = room
        self.thinkers = thinkers
        self.bots: dict[str, Bot] = {}
        self.used = (-1, -1, 0.0)  # the turn, the seat, the seconds it has thought
        self.task = asyncio.create_task(self.run(), name=f"autoplay {room.code}")

    def stop(self) -> None:
        """End the work; what has begun to be kept is kept."""
        self.task.cancel()
        self.let_go()

    def let_go(self) -> None:
        """Forget the bots; those in processes of their own end."""
        for bot in self.bots.values():
            if isinstance(bot, IsolatedBot):
                bot.drop()
        self.bots.clear()

    async def run(self) -> None:
        """Deal and play until somebody must decide, then wait."""
        room = self.room
        while True:
            room.changed.clear()
            room.resting = False
            try:
                if not await self.go_on():
                    room.resting = True
                    await room.changed.wait()
            except Stale:
                continue
            except Refused as error:  # the store is in trouble: try again, people are told when they act
                if error.code == "bot-lost":
                    self.hold()
                    continue
                json_log.say("autoplay-waits", match=room.code, seq=room.seq, code=error.code)
                await asyncio.sleep(AGAIN)
            except HotzoneError as error:  # a bot that breaks the rules: it does not play on
                json_log.say("bot-refused", match=room.code, seq=room.seq, code=error.code, text=error.text)
                self.hold()
            except Exception as error:
                json_log.trouble("autoplay-failed", error, match=room.code, seq=room.seq)
                self.hold()
                await asyncio.sleep(AGAIN)

    def hold(self) -> None:
        """A bot failed: it waits until the host lets it go on, or somebody takes its seat."""
        self.let_go()
        self.room.switches.paused = True
        self.room.tell_room()

    async def go_on(self) -> bool:
        """One action of nature or of a bot; False when it is for people to decide."""
        room, state = self.room, self.room.history.now
        if room.readonly or room.switches.waiting or state.actor == c.NOBODY:
            return False
        if state.actor == c.NATURE and room.by_hand:
            return False
        if state.actor == c.NATURE:
            if not await self.may_deal(room.seq):
                return True
            await room.act(c.NATURE, room.seq, room.history.nature(room.kept.seed))
            return True
        name = room.crew.seats[state.actor].bot
        if not name or not self.may_act():
            return False
        seq = room.seq
        await self.wait(name, state.actor, seq)
        if not self.still(name, state.actor, seq):
            return True
        room.steps = max(0, room.steps - 1)
        await self.play(name, state.actor, seq)
        return True

    async def may_deal(self, seq: int) -> bool:
        """Whoever wrote the last entry deals at once; another process only when nothing came for a while. The dice are the same."""
        room = self.room
        if not room.store.shared or room.wrote == seq or not room.others.nodes:
            return True
        until = asyncio.get_running_loop().time() + uniform(*GRACE)
        while (left := until - asyncio.get_running_loop().time()) > 0 and room.seq == seq:
            room.changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(room.changed.wait(), left)
        return room.seq == seq

    async def wait(self, name: str, seat: int, seq: int) -> None:
        """Give people time to follow; a step or a quicker pace of the host, or what makes the bot's action void, ends the wait."""
        clock = asyncio.get_running_loop().time
        began = clock()
        while (left := began + self.room.switches.pace - clock()) > 0 and not self.room.steps and self.still(name, seat, seq):
            self.room.changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.room.changed.wait(), left)

    def still(self, name: str, seat: int, seq: int) -> bool:
        """Is it still this bot's turn at this table, and may it act?"""
        return seq == self.room.seq and self.room.crew.seats[seat].bot == name and self.may_act()

    def may_act(self) -> bool:
        """Bots act while somebody is here to see it, and not while the host holds them."""
        return bool(self.room.listeners) and self.room.others.leads() and (not self.room.switches.paused or self.room.steps > 0)

    async def play(self, name: str, seat: int, seq: int) -> None:
        """Let a bot think on a clone, beside the loop, and play what it chose."""
        room = self.room
        if name not in self.bots:
            self.bots[name] = bot_registry.bot(name, randbits(63))
        if isinstance(bot := self.bots[name], HearsRequests):
            bot.hear(seat, room.coaching.requests(seat, room.history.now.turn))
        clone, budget = room.history.clone(), self.budget(seat)
        think = self.thinkers.think(
            lambda: bot.choose(clone, room.game, seat, budget), room.payer(), room.code, thinker_threads.PATIENCE
        )
        choice, took = await think
        room.measures.think.observe(took)
        self.used = (room.history.now.turn, seat, self.spent(seat) + took)
        if seq != room.seq or room.crew.seats[seat].bot != name:
            return  # taken back, or the seat was, while it thought
        text = room.game.write(room.history.match, choice.action)
        words = {"bot": name, "reason": choice.reason, "plan": list(choice.plan), "because": dict(choice.because)}
        await room.act(seat, seq, text, codec.write(words))

    def spent(self, seat: int) -> float:
        """The seconds a seat has thought in this turn."""
        turn, who, seconds = self.used
        return seconds if (turn, who) == (self.room.history.now.turn, seat) else 0.0

    def budget(self, seat: int) -> float:
        """How long a bot may think about its next action."""
        return max(LEAST, min(ACTION, TURN - self.spent(seat)))
