"""A page that never reads, on a real socket: it is cut off, its room plays on."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from urllib.request import urlopen

from tests.server.test_process import SRC, Running, hello, play
from tests.waiting import LONG, until

PROGRAM = """
import sys
from hotzone.cli.commands.serve import answer, listen
from hotzone.server.app import create_app
from hotzone.server.security.rate_limits import RateLimits
from hotzone.store.sqlite import SqliteStore
door = listen("127.0.0.1", 0)
print(door.getsockname()[1], flush=True)
answer(create_app(lambda: SqliteStore(sys.argv[1]), limits=RateLimits(messages=(1e9, 1e9), reads=(1e9, 1e9), waiting=100)), door)
"""


def masked(text: str) -> bytes:
    """A text as a browser's socket sends it, short enough for one byte of length."""
    return bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text.encode()


def test_a_page_that_never_reads_is_cut_off_and_the_others_play_on(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, str(tmp_path / "m.sqlite")]
    env = {**os.environ, "PYTHONPATH": str(SRC)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout is not None
        running = Running(process, int(process.stdout.readline()))
        made = running.post("/api/matches", {"settings": {"crew": 1}, "seats": ["me"]})
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", running.port))
        lines = (f"GET /ws/{made['code']} HTTP/1.1", f"Host: 127.0.0.1:{running.port}", f"Origin: {running.origin}")
        more = (
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        )
        deaf.sendall("\r\n".join([*lines, *more, "", ""]).encode())
        assert b"101 Switching" in deaf.recv(1024)
        deaf.sendall(masked('{"type":"hello"}'))
        deaf.settimeout(LONG)

        def sockets() -> int:
            with urlopen(running.origin + "/api/health") as answer:
                return int(json.load(answer)["sockets"])

        async def play_on() -> None:
            async with running.page(made["code"]) as own:
                state = (await hello(own, made["token"]))["state"]
                until(lambda: sockets() == 2, "both pages are counted")
                few = masked('{"type":"look","at":0}') * 8  # fewer than may wait, so that only a full line makes them wait
                async with asyncio.timeout(LONG):
                    while sockets() == 2:
                        for _ in range(20):
                            with suppress(ConnectionError):
                                deaf.sendall(few)
                            await own.send('{"type":"beat"}')  # its answer comes when the server has read these few
                            while json.loads(await own.recv())["type"] != "beat":
                                pass
                assert sockets() == 1
                told = await play(own, state, 2)
                assert told[-1]["seq"] >= 2

        try:
            asyncio.run(play_on())
        finally:
            deaf.close()
            process.terminate()
