"""The example for many as it stands: two processes, PostgreSQL and nginx; one process is killed, and people play on."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError

import pytest

from tests.cluster.test_killed import node
from tests.postgres import Postgres
from tests.server.test_process import Running, hello, play
from tests.waiting import until

EXAMPLE = Path(__file__).parents[2] / "examples" / "many"


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


@contextmanager
def proxy(
    folder: Path,
    *behind: Running,
    example: str = "nginx.conf",
    places: tuple[str, str, str] = ("server 127.0.0.1:8001", "server 127.0.0.1:8002", "listen 127.0.0.1:8080"),
) -> Iterator[Running]:
    """Nginx with the file of an example; only its ports are others."""
    text, port = (EXAMPLE / example).read_text("utf-8"), free_port()
    ports = (*(f"server 127.0.0.1:{one.port}" for one in behind), f"listen 127.0.0.1:{port}")
    for old, new in zip(places, ports, strict=True):
        assert old in text
        text = text.replace(old, new)
    if "pid nginx.pid" not in text:  # in a container it has folders of its own
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        text = text.replace("http {", "http { " + " ".join(f"{kind}_temp_path tmp;" for kind in kinds))
        text = "pid nginx.pid; error_log stderr;\n" + text
    (folder / "nginx.conf").write_text(text)
    (folder / "tmp").mkdir()
    for path in (folder, *folder.parents):
        if path.stat().st_uid == os.geteuid() and path.is_relative_to(folder.parents[1]):
            path.chmod(0o755)
    (folder / "tmp").chmod(0o777)
    command = [NGINX, "-p", str(folder), "-c", "nginx.conf", "-g", "daemon off;"]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL, text=True)
    found = Running(process, port)
    try:
        until(lambda: answers(found), "nginx answers")
        yield found
    finally:
        process.send_signal(signal.SIGQUIT)
        process.terminate()
        process.wait()


NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin") or ""


def answers(running: Running) -> bool:
    try:
        return bool(running.get("/api/ready"))
    except (URLError, OSError):
        return False


@pytest.mark.skipif(not NGINX, reason="no nginx here: `make nginx` installs it")
def test_people_behind_the_proxy_play_on_when_their_process_is_killed(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.database()
    words = ("--behind-proxy", "127.0.0.1")
    with node(url, "one", tmp_path, *words) as one, node(url, "two", tmp_path, *words) as two:
        (tmp_path / "nginx").mkdir()
        with proxy(tmp_path / "nginx", one, two) as front:
            made = front.post("/api/matches", {"settings": {"crew": 1}, "seats": ["me"]})

            async def session(after: int | None, kill: bool) -> list[dict[str, Any]]:
                async with front.page(made["code"]) as page:
                    found = await hello(page, made["token"], after=after)
                    told = await play(page, found["state"], 4)
                    if kill:  # whichever serves this room: the proxy chose
                        rooms = [running.get("/api/health") for running in (one, two)]
                        serving = one if '"sockets":1' in rooms[0].replace(" ", "") else two
                        serving.process.kill()
                    return told

            told = asyncio.run(session(None, True))
            more = asyncio.run(session(told[-1]["seq"], False))
            assert more[0]["seq"] > told[-1]["seq"]
