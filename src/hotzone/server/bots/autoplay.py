"""The hand that plays for those who are no people: nature's dice and the bots, each through the room's one writer."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from secrets import randbits

from hotzone import dealing
from hotzone.ai import roster
from hotzone.ai.bot import Bot, Heeding
from hotzone.core import words as c
from hotzone.core.game import HotzoneError
from hotzone.server import logs, wire
from hotzone.server.faults import Refused, Stale
from hotzone.server.room import Room
from hotzone.server.thinking import Thinkers

TURN = 2.0  # seconds a bot may think in a turn
ACTION = 1.0  # … and about one action
LEAST = 0.02  # … whatever it has used already
AGAIN = 2.0  # seconds before another try when the store could not keep an action


class Dealer:
    """One for each room that is open; sleeps while people think."""

    def __init__(self, room: Room, thinkers: Thinkers) -> None:
        self.room = room
        self.thinkers = thinkers
        self.bots: dict[str, Bot] = {}
        self.used = (-1, -1, 0.0)  # the turn, the seat, the seconds it has thought
        self.task = asyncio.create_task(self.run(), name=f"dealer {room.code}")

    def stop(self) -> None:
        """End the work; what has begun to be kept is kept."""
        self.task.cancel()

    async def run(self) -> None:
        """Deal and play until somebody must decide, then wait."""
        room = self.room
        while True:
            room.changed.clear()
            try:
                if not await self.go_on():
                    await room.changed.wait()
            except Stale:
                continue
            except Refused as error:  # the store is in trouble: try again, people are told when they act
                if error.code == "bot-lost":
                    self.hold()
                    continue
                logs.say("dealer-waits", match=room.code, seq=room.seq, code=error.code)
                await asyncio.sleep(AGAIN)
            except HotzoneError as error:  # a bot that breaks the rules: it does not play on
                logs.say("bot-refused", match=room.code, seq=room.seq, code=error.code, text=error.text)
                self.hold()
            except Exception as error:
                logs.trouble("dealer-failed", error, match=room.code, seq=room.seq)
                self.hold()
                await asyncio.sleep(AGAIN)

    def hold(self) -> None:
        """A bot failed: it waits until the host lets it go on, or somebody takes its seat."""
        self.bots.clear()
        self.room.switches.paused = True
        self.room.tell_room()

    async def go_on(self) -> bool:
        """One action of nature or of a bot; False when it is for people to decide."""
        room, state = self.room, self.room.history.now
        if room.readonly or state.actor == c.NOBODY:
            return False
        if state.actor == c.NATURE:
            action = dealing.deal(room.kept.seed, room.game, room.history.match, state.dealt)
            await room.act(c.NATURE, room.seq, room.game.write(room.history.match, action))
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

    async def wait(self, name: str, seat: int, seq: int) -> None:
        """Give people time to follow; a step of the host, or whatever makes the bot's action void, ends the wait."""
        clock = asyncio.get_running_loop().time
        until = clock() + self.room.switches.pace
        while (left := until - clock()) > 0 and not self.room.steps and self.still(name, seat, seq):
            self.room.changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.room.changed.wait(), left)

    def still(self, name: str, seat: int, seq: int) -> bool:
        """Is it still this bot's turn at this table, and may it act?"""
        return seq == self.room.seq and self.room.crew.seats[seat].bot == name and self.may_act()

    def may_act(self) -> bool:
        """Bots act while somebody is here to see it, and not while the host holds them."""
        return bool(self.room.listeners) and (not self.room.switches.paused or self.room.steps > 0)

    async def play(self, name: str, seat: int, seq: int) -> None:
        """Let a bot think on a twin, beside the loop, and play what it chose."""
        room = self.room
        if name not in self.bots:
            self.bots[name] = roster.bot(name, randbits(63))
        if isinstance(bot := self.bots[name], Heeding):
            bot.hear(seat, room.coaching.requests(seat, room.history.now.turn))
        twin, budget = room.history.twin(), self.budget(seat)
        choice, took = await self.thinkers.choose(lambda: bot.choose(twin, room.game, seat, budget))
        self.used = (room.history.now.turn, seat, self.spent(seat) + took)
        if seq != room.seq or room.crew.seats[seat].bot != name:
            return  # taken back, or the seat was, while it thought
        text = room.game.write(room.history.match, choice.action)
        words = {"bot": name, "reason": choice.reason, "plan": list(choice.plan), "because": dict(choice.because)}
        await room.act(seat, seq, text, wire.write(words))

    def spent(self, seat: int) -> float:
        """The seconds a seat has thought in this turn."""
        turn, who, seconds = self.used
        return seconds if (turn, who) == (self.room.history.now.turn, seat) else 0.0

    def budget(self, seat: int) -> float:
        """How long a bot may think about its next action."""
        return max(LEAST, min(ACTION, TURN - self.spent(seat)))
