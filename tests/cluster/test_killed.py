"""Real processes on one PostgreSQL: killed without warning, frozen and woken, sent away politely."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest

from tests.postgres import Postgres
from tests.server.test_process import SRC, Running, end_of, hello, play
from tests.waiting import LONG, until


@contextmanager
def node(url: str, name: str, folder: Path, *words: str) -> Iterator[Running]:
    """One process of several."""
    command = [sys.executable, "-m", "hotzone.cli.commands.serve", "--port", "0", "--db", url, "--node", name, *words]
    env = {**os.environ, "PYTHONPATH": str(SRC), "PYTHONUNBUFFERED": "1"}
    with (folder / f"{name}.jsonl").open("a") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=env)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert line.startswith("Play at http://localhost:"), (line, (folder / f"{name}.jsonl").read_text())
        yield Running(process, int(line.rsplit(":", 1)[1].strip().strip("/")))
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGCONT)
            process.kill()
        process.wait()
        process.stdout.close()


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.database()


def test_what_a_killed_process_acknowledged_is_there_and_the_match_goes_on_at_the_other(url: str, tmp_path: Path) -> None:
    with node(url, "one", tmp_path) as one, node(url, "two", tmp_path) as two:
        made = one.post("/api/matches", {"settings": {"crew": 2}, "seats": ["me", "me"]})

        async def until_killed() -> list[dict[str, Any]]:
            async with one.page(made["code"]) as socket:
                told = await play(socket, (await hello(socket, made["token"]))["state"], 8)
                one.process.send_signal(signal.SIGKILL)
                return told

        async def go_on(told: list[dict[str, Any]]) -> None:
            async with two.page(made["code"]) as socket:
                found = await hello(socket, made["token"], after=told[3]["seq"])
                again = {entry["seq"]: entry for entry in found["missed"]["entries"]}
                for message in told[4:]:
                    assert (again[message["seq"]]["action"], again[message["seq"]]["events"]) == (
                        message["action"],
                        message["events"],
                    )
                more = await play(socket, found["state"], 2)
                assert more[0]["seq"] > told[-1]["seq"]

        asyncio.run(go_on(asyncio.run(until_killed())))


def test_bots_go_on_at_the_other_process_when_the_one_that_let_them_act_is_killed(url: str, tmp_path: Path) -> None:
    with node(url, "one", tmp_path) as one, node(url, "two", tmp_path) as two:
        made = one.post("/api/matches", {"settings": {"crew": 2}, "seats": ["me", "random"]})

        async def through_it() -> None:
            async with one.page(made["code"]) as first, two.page(made["code"]) as second:
                state = (await hello(first, made["token"]))["state"]
                await hello(second, made["token"])
                await first.send(json.dumps({"type": "set", "pace": 0}))
                one.process.send_signal(signal.SIGKILL)
                await second.send(json.dumps({"type": "act", "seq": state["seq"], "text": state["view"]["legal"][0]["text"]}))
                while True:  # the bot's turn comes: whichever process led, the living one lets it act
                    message = json.loads(await second.recv())
                    if message["type"] == "acted" and message["actor"] == 2:
                        break

        asyncio.run(through_it())


def test_a_frozen_process_reads_on_when_it_wakes(url: str, tmp_path: Path) -> None:
    with node(url, "one", tmp_path) as one, node(url, "two", tmp_path) as two:
        made = one.post("/api/matches", {"settings": {"crew": 1}, "seats": ["me"]})

        async def freeze_and_wake() -> None:
            async with one.page(made["code"]) as frozen, two.page(made["code"]) as awake:
                state = (await hello(frozen, made["token"]))["state"]
                second = (await hello(awake, made["token"]))["state"]
                one.process.send_signal(signal.SIGSTOP)
                await frozen.send(
                    json.dumps({"type": "act", "id": 7, "seq": state["seq"], "text": state["view"]["legal"][0]["text"]})
                )
                told = await play(awake, second, 5)
                one.process.send_signal(signal.SIGCONT)
                seen: dict[int, str] = {}
                answer: dict[str, Any] = {}
                while not answer or max(seen, default=0) < told[-1]["seq"]:
                    message = json.loads(await frozen.recv())
                    if message["type"] == "acted":
                        seen[message["seq"]] = message["action"]
                    if message.get("id") == 7:
                        answer = message
                assert (answer["type"], answer.get("code")) == ("error", "stale")
                assert [seen[message["seq"]] for message in told] == [message["action"] for message in told]

        asyncio.run(freeze_and_wake())


def test_a_process_that_drains_is_not_ready_lets_its_pages_go_and_ends_well(url: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        one, two = (stack.enter_context(node(url, name, tmp_path, "--drain", "1")) for name in ("one", "two"))
        assert json.loads(one.get("/api/ready")) == {"ready": True}
        made = one.post("/api/matches", {"settings": {"crew": 1}, "seats": ["me"]})

        async def until_sent_away() -> int | None:
            async with one.page(made["code"]) as socket:
                told = await play(socket, (await hello(socket, made["token"]))["state"], 2)
                one.process.terminate()
                code = await end_of(socket)
            async with two.page(made["code"]) as socket:
                found = await hello(socket, made["token"], after=told[-1]["seq"])
                assert found["state"]["seq"] >= told[-1]["seq"]
                await play(socket, found["state"], 1)
            return code

        assert asyncio.run(until_sent_away()) == 1012
        assert one.process.wait(timeout=LONG) == 0
        events = [json.loads(line)["event"] for line in (tmp_path / "one.jsonl").read_text().splitlines()]
        assert [event for event in events if event in ("draining", "server-stopped")] == ["draining", "server-stopped"]


def test_a_server_without_its_database_says_so_and_goes_on_when_it_is_back(url: str, tmp_path: Path, postgres: Postgres) -> None:
    if postgres.programs is None:
        pytest.skip("this PostgreSQL is not ours to stop")
    with node(url, "one", tmp_path) as one:
        made = one.post("/api/matches", {"settings": {"crew": 1}, "seats": ["me"]})

        def well() -> bool:
            try:
                return bool(json.loads(one.get("/api/health"))["ok"])
            except HTTPError as error:
                return not json.load(error)["trouble"]

        async def through_it() -> None:
            async with one.page(made["code"]) as socket:
                state = (await hello(socket, made["token"]))["state"]
                await asyncio.to_thread(postgres.control, "stop", "-m", "immediate")
                assert not await asyncio.to_thread(well)
                await asyncio.to_thread(postgres.control, "start")
                await asyncio.to_thread(until, well, "the server is well again")
                await play(socket, state, 3)

        asyncio.run(through_it())
