"""Measurements that people asked for: one at a time, in the order they came; what is done is kept by the board's content."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from secrets import token_urlsafe
from typing import Any

from hotzone import version
from hotzone.server import json_log
from hotzone.server.measuring.low_priority import LowPriorityPlayer, MatchPlayer
from hotzone.server.protocol.errors import Refused, Unknown
from hotzone.server.rooms.room_list import Rooms
from hotzone.sim.meter.measurement import BOT, Measurement
from hotzone.sim.task import RunSpec
from hotzone.store.protocol import NotStored

WAITING, RUNNING, DONE, CANCELLED, FAILED = "waiting", "running", "done", "cancelled", "failed"
REMEMBERED = 200  # jobs, and boards whose figures are kept: the oldest goes
QUEUE = 20  # jobs that may wait
PIECE = 2  # matches between two looks at the tables of people
OFTEN = 10  # pieces between two times that figures are kept
PAUSE = 0.2  # seconds to wait while a bot thinks for somebody
INDEX = "measured boards"  # the setting that lists the others


@dataclass
class MeasureJob:
    """A measurement that somebody asked for."""

    id: str
    measurement: Measurement
    games: int
    state: str = WAITING
    why: str = ""  # it failed

    @property
    def over(self) -> bool:
        """Will nothing more come?"""
        return self.state in (DONE, CANCELLED, FAILED)

    def told(self) -> dict[str, Any]:
        """As pages get it."""
        found = {"job": self.id, "state": self.state, "board": self.measurement.board, "asked": self.games}
        why = {"why": self.why} if self.why else {}
        return {**found, **why, "cells": self.measurement.rows(), "heat": self.measurement.heat()}


class Meter:
    """Plays one measurement after the other, each up to its seconds of the processor; bots at people's tables come first."""

    def __init__(self, rooms: Rooms, make_player: Callable[[RunSpec], MatchPlayer] = LowPriorityPlayer, bot: str = BOT) -> None:
        self.rooms = rooms
        self.make_player = make_player
        self.bot = bot
        self.jobs: OrderedDict[str, MeasureJob] = OrderedDict()
        self.player: MatchPlayer | None = None
        self.task: asyncio.Task[None] | None = None

    # --- for whoever asks

    def check_room(self) -> None:
        """Refuse when too many wait already."""
        if sum(not job.over for job in self.jobs.values()) >= QUEUE:
            raise Refused("too-many", "too many measurements wait on this server; try again later")

    def begin(self, measurement: Measurement, games: int) -> MeasureJob:
        """Take on a measurement."""
        job = MeasureJob(token_urlsafe(9), measurement, games)
        if next(measurement.work(games), None) is None:
            job.state = DONE
        self.jobs[job.id] = job
        for old in [one.id for one in self.jobs.values() if one.over][: max(0, len(self.jobs) - REMEMBERED)]:
            del self.jobs[old]
        if not job.over and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self.run())
        return job

    def find(self, job_id: str) -> MeasureJob:
        """A job by its id; raises Unknown."""
        if job_id not in self.jobs:
            raise Unknown("unknown-job", "there is no such measurement, or it was long ago: ask for it again")
        return self.jobs[job_id]

    async def look(self, job_id: str) -> dict[str, Any]:
        """How far a job is, also one of another process with the same store; raises Unknown."""
        if job_id not in self.jobs and self.rooms.store.shared and (text := await self.rooms.store.setting(shown_of(job_id))):
            found: dict[str, Any] = json.loads(text)
            return found
        return self.find(job_id).told()

    async def stop(self, job_id: str) -> dict[str, Any]:
        """Stop a job; one of another process ends after the matches that it plays now."""
        if job_id not in self.jobs and self.rooms.store.shared and await self.rooms.store.setting(shown_of(job_id)):
            await self.rooms.store.put_setting(stopped_of(job_id), "yes")
            return await self.look(job_id)
        return self.cancel(job_id).told()

    def cancel(self, job_id: str) -> MeasureJob:
        """Stop a measurement at once; what is done stays."""
        job = self.find(job_id)
        if job.state == RUNNING and self.player:
            self.player.stop()
        if not job.over:
            job.state = CANCELLED
        return job

    # --- the work

    async def run(self) -> None:
        """Play what waits until nothing does."""
        while job := next((one for one in self.jobs.values() if one.state == WAITING), None):
            job.state = RUNNING
            try:
                await self.play(job)
            except EOFError:  # cancelled, or its process is gone
                if job.state == RUNNING:
                    job.state, job.why = FAILED, "the process that played it has ended"
            except Exception as error:
                json_log.trouble("measurement-failed", error)
                job.state, job.why = FAILED, "something went wrong on the server"
            finally:
                if self.player:
                    player, self.player = self.player, None
                    await asyncio.to_thread(player.close)
                await self.keep(job.measurement)
                await self.show(job)
            json_log.say("measured", board=job.measurement.board, matches=job.measurement.played, state=job.state)

    async def play(self, job: MeasureJob) -> None:
        """Play a measurement, as long as somebody wants it and its time lasts."""
        await self.recall(job.measurement)  # the one before it may have been of the same board
        before, most = job.measurement.thinking, self.rooms.limits.measured_seconds
        self.player = self.make_player(job.measurement.spec())
        for number, task in enumerate(job.measurement.work(job.games, PIECE), 1):
            while self.rooms.thinkers.jobs.busy:
                await asyncio.sleep(PAUSE)
            await self.show(job)
            if job.over or job.measurement.thinking - before > most:
                break
            job.measurement.take(task, await self.player.play(task))
            if number % OFTEN == 0:
                await self.keep(job.measurement)
        if not job.over:
            job.state = DONE

    async def show(self, job: MeasureJob) -> None:
        """Let other processes with the same store know how far a job is, and hear whether somebody stopped it there."""
        store = self.rooms.store
        if not store.shared:
            return
        try:
            if not job.over and await store.setting(stopped_of(job.id)):
                job.state = CANCELLED
            await store.put_setting(shown_of(job.id), json.dumps(job.told(), separators=(",", ":")))
            await self.remember(shown_of(job.id), stopped_of(job.id))
        except NotStored as error:
            json_log.say("measurement-not-shown", why=str(error))

    async def close(self) -> None:
        """The server ends: what is done is kept."""
        for job in self.jobs.values():
            if job.state == WAITING:
                job.state = CANCELLED
        running = next((job for job in self.jobs.values() if job.state == RUNNING), None)
        if running:
            self.cancel(running.id)
        if self.task:
            await asyncio.gather(self.task, return_exceptions=True)

    # --- what is kept

    async def recall(self, measurement: Measurement) -> None:
        """Let a measurement go on from what was measured of its board before."""
        try:
            measurement.go_on(await self.kept(measurement))
        except ValueError as error:
            json_log.trouble("measurement-not-read", error)

    async def kept(self, measurement: Measurement) -> dict[str, Any]:
        """What was measured of a board before, by this version; nothing where that is unknown or cannot be read."""
        try:
            found = json.loads(await self.rooms.store.setting(setting_of(measurement)) or "{}")
        except (NotStored, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    async def keep(self, measurement: Measurement) -> None:
        """Keep the figures of a board; those of rows that others measured stay."""
        name, store = setting_of(measurement), self.rooms.store
        try:
            figures = {**await self.kept(measurement), **measurement.kept()}
            await store.put_setting(name, json.dumps(figures, separators=(",", ":")))
            await self.remember(name)
        except NotStored as error:
            json_log.say("measurement-not-kept", why=str(error))

    async def remember(self, *names: str) -> None:
        """Note which settings are ours; those that were not written for the longest time are emptied."""
        store = self.rooms.store
        listed = [one for one in (await store.setting(INDEX)).split("\n") if one and one not in names] + [*names]
        for old in listed[:-REMEMBERED]:
            await store.put_setting(old, "")
        await store.put_setting(INDEX, "\n".join(listed[-REMEMBERED:]))


def shown_of(job_id: str) -> str:
    """Where a job can be seen by other processes."""
    return f"measuring {job_id[:40]}"


def stopped_of(job_id: str) -> str:
    """Where other processes say that a job is to stop."""
    return f"measuring-stopped {job_id[:40]}"


def setting_of(measurement: Measurement) -> str:
    """What the figures of a board are kept under: other rules, another version or other players have other figures."""
    game = measurement.game
    return f"measured {game.name} {game.rules} {version.VERSION} {measurement.bot} {measurement.board}"
