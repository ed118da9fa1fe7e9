"""A real server process: killed without warning, stopped politely, come back to."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from tests.waiting import LONG

SRC = Path(__file__).parents[2] / "src"


class Running:
    """A server process and where it listens."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port
        self.origin = f"http://127.0.0.1:{port}"

    def post(self, path: str, body: object) -> dict[str, Any]:
        """Post JSON as the server's own page would."""
        headers = {"origin": self.origin, "content-type": "application/json"}
        with urlopen(Request(self.origin + path, json.dumps(body).encode(), headers)) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    def get(self, path: str) -> str:
        """Get a text."""
        with urlopen(self.origin + path) as answer:
            return str(answer.read().decode())

    def page(self, code: str) -> connect:
        """A socket of the server's own page."""
        return connect(f"ws://127.0.0.1:{self.port}/ws/{code}", origin=self.origin)  # type: ignore[arg-type]


@contextmanager
def serving(db: Path, *words: str) -> Iterator[Running]:
    """A server on a free port."""
    command = [sys.executable, "-m", "hotzone.cli.commands.serve", "--port", "0", "--db", str(db), *words]
    env = {**os.environ, "PYTHONPATH": str(SRC), "PYTHONUNBUFFERED": "1"}
    with (db.parent / "log.jsonl").open("a") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=env)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert line.startswith("Play at http://localhost:"), line
        yield Running(process, int(line.rsplit(":", 1)[1].strip().strip("/")))
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        process.stdout.close()


async def hello(socket: ClientConnection, token: str, after: int | None = None) -> dict[str, Any]:
    """Say hello; everything up to the room, by type."""
    await socket.send(json.dumps({"type": "hello", "token": token, "after": after}))
    found: dict[str, Any] = {}
    while "room" not in found:
        message = json.loads(await socket.recv())
        found[message["type"]] = message
    return found


async def play(socket: ClientConnection, state: dict[str, Any], actions: int) -> list[dict[str, Any]]:
    """Play the first legal action so many times; all that was told."""
    told: list[dict[str, Any]] = []
    for number in range(actions):
        while state["view"]["actor"] == "nature":
            message = json.loads(await socket.recv())
            if message["type"] == "acted":
                state = message
                told.append(message)
        text = state["view"]["legal"][-1]["text"]
        await socket.send(json.dumps({"type": "act", "id": number, "seq": state["seq"], "text": text}))
        while True:
            message = json.loads(await socket.recv())
            if message["type"] == "acted":
                state = message
                told.append(message)
            if message.get("id") == number:
                assert message["type"] == "done"
                break
    return told


async def end_of(socket: ClientConnection) -> int | None:
    """Wait until the server closes; its code."""
    await asyncio.wait_for(socket.wait_closed(), LONG)
    return socket.close_code


def test_every_acknowledged_action_survives_kill_9(tmp_path: Path) -> None:
    db = tmp_path / "m.sqlite"
    with serving(db) as first:
        made = first.post("/api/matches", {"settings": {"crew": 2}, "seats": ["me", "me"]})

        async def until_killed() -> list[dict[str, Any]]:
            async with first.page(made["code"]) as socket:
                found = await hello(socket, made["token"])
                told = await play(socket, found["state"], 12)
                first.process.send_signal(signal.SIGKILL)
                return told

        told = asyncio.run(until_killed())
        assert first.process.wait() == -signal.SIGKILL
    with serving(db) as second:
        seen = told[4]["seq"]

        async def come_back() -> dict[str, Any]:
            async with second.page(made["code"]) as socket:
                found = await hello(socket, made["token"], after=seen)
                more = await play(socket, found["state"], 2)
                assert more[0]["seq"] > told[-1]["seq"]
                return found

        found = asyncio.run(come_back())
        again = {entry["seq"]: entry for entry in found["missed"]["entries"]}
        for message in told[5:]:
            assert again[message["seq"]]["action"] == message["action"]
            assert again[message["seq"]]["events"] == message["events"]
        assert found["you"]["seats"] == [1, 2]
        assert found["room"]["dice"]["commitment"] == made["dice"]["commitment"]


def test_a_polite_stop_closes_sockets_with_a_code_and_keeps_everything(tmp_path: Path) -> None:
    db = tmp_path / "m.sqlite"
    with serving(db) as running:
        made = running.post("/api/matches", {"settings": {"crew": 1}, "seats": ["me"]})

        async def until_stopped() -> int | None:
            async with running.page(made["code"]) as socket:
                await play(socket, (await hello(socket, made["token"]))["state"], 3)
                running.process.terminate()
                return await end_of(socket)

        assert asyncio.run(until_stopped()) == 1012  # service restart: come back
        assert running.process.wait(timeout=LONG) == 0
    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert [line["event"] for line in lines if line["event"].startswith("server-")] == ["server-started", "server-stopped"]
    assert made["token"] not in str(lines)
    base = sqlite3.connect(db)
    assert base.execute("select count(*) from entries").fetchone()[0] >= 3
    seed = base.execute("select seed from matches").fetchone()[0]
    base.close()
    assert seed not in str(lines)
    assert not (tmp_path / "m.sqlite-wal").exists()  # flushed into the file


def test_a_lost_network_is_made_up_for(tmp_path: Path) -> None:
    with serving(tmp_path / "m.sqlite") as running:
        made = running.post("/api/matches", {"settings": {"crew": 2}, "seats": ["me", "me"]})

        async def lose_and_come_back() -> None:
            async with running.page(made["code"]) as socket, running.page(made["code"]) as other:
                state = (await hello(socket, made["token"]))["state"]
                await hello(other, made["token"])
                told = await play(socket, state, 2)
                other.transport.abort()  # no goodbye, as when a laptop sleeps
                more = await play(socket, told[-1], 4)
            async with running.page(made["code"]) as again:
                found = await hello(again, made["token"], after=told[-1]["seq"])
                numbers = [entry["seq"] for entry in found["missed"]["entries"]]
                assert numbers[: len(more)] == [message["seq"] for message in more]
                assert found["state"]["seq"] == numbers[-1]

        asyncio.run(lose_and_come_back())


def test_a_message_beyond_all_measure_closes_the_socket_and_nothing_else(tmp_path: Path) -> None:
    with serving(tmp_path / "m.sqlite") as running:
        made = running.post("/api/matches", {"settings": {"crew": 1}, "seats": ["me"]})

        async def shout() -> None:
            async with running.page(made["code"]) as socket:
                await hello(socket, made["token"])
                await socket.send("x" * 30_000)
                message = json.loads(await socket.recv())
                assert message["code"] == "too-large"
                await socket.send("x" * 100_000)
                assert await end_of(socket) == 1009

        asyncio.run(shout())
        assert json.loads(running.get(f"/api/matches/{made['code']}"))["seq"] == 0
        assert json.loads(running.get("/api/health"))["ok"] is True


def test_a_second_server_on_the_same_file_is_refused_in_one_line(tmp_path: Path) -> None:
    db = tmp_path / "m.sqlite"
    with serving(db):
        command = [sys.executable, "-m", "hotzone.cli.commands.serve", "--port", "0", "--db", str(db)]
        env = {**os.environ, "PYTHONPATH": str(SRC)}
        second = subprocess.run(command, capture_output=True, text=True, env=env, timeout=LONG, check=False)
        assert second.returncode == 1
        assert second.stderr == "hotzone: another hotzone server uses this database; one process a file\n"
