"""The examples for those who run a server, tried as far as a machine without containers allows: units, compose file, proxy."""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from hotzone.cli.commands import serve
from tests.cluster.test_proxy import EXAMPLE, NGINX, free_port, proxy
from tests.postgres import Postgres
from tests.server.test_process import SRC, Running, hello, play

ROOT = EXAMPLE.parents[1]
GUIDES = [ROOT / "docs" / "guides" / f"host-it-for-{name}.md" for name in ("friends", "many")]


def units() -> dict[str, str]:
    """Every systemd unit that we give people, by the name that they give its file."""
    found = {"hotzone@.service": (EXAMPLE / "hotzone.service").read_text("utf-8")}
    text = GUIDES[0].read_text("utf-8")
    found["hotzone.service"] = re.search(r"```ini\n(.*?)```", text, re.DOTALL)[1]  # type: ignore[index]
    return found


def options(line: str) -> argparse.Namespace:
    """What `hotzone serve` makes of a command line; fails where it does not understand it."""
    parser = argparse.ArgumentParser(allow_abbrev=False)
    serve.add_arguments(parser)
    return parser.parse_args(line.split(" serve ", 1)[1].split())


@pytest.mark.parametrize("name", units())
def test_a_unit_starts_a_command_that_we_understand_and_has_time_to_let_pages_go(name: str) -> None:
    text = units()[name]
    command = re.search(r"^ExecStart=(.*)$", text, re.MULTILINE)[1]  # type: ignore[index]
    asked = options(command.replace("%i", "8001").replace("%H", "here"))
    stop = int(re.search(r"^TimeoutStopSec=(\d+)$", text, re.MULTILINE)[1])  # type: ignore[index]
    assert stop > asked.drain + 5 + 5  # the proxy notices, pages go, the server ends


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
@pytest.mark.parametrize("name", units())
def test_systemd_finds_nothing_wrong_with_a_unit(name: str, tmp_path: Path) -> None:
    text = re.sub(r"^ExecStart=\S+", f"ExecStart={sys.executable}", units()[name], flags=re.MULTILINE)
    (tmp_path / name).write_text(text)
    path = tmp_path / name.replace("@", "@8001")
    if path.name != name:
        path.symlink_to(tmp_path / name)
    done = subprocess.run(["systemd-analyze", "verify", str(path)], capture_output=True, text=True, check=False)
    ours = [line for line in done.stderr.splitlines() if "hotzone" in line]
    assert ours == []


def composed() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((EXAMPLE / "compose.yaml").read_text("utf-8"))
    return found


def test_the_compose_file_says_what_its_parts_need() -> None:
    found = composed()
    services = found["services"]
    assert set(services) == {"db", "one", "two", "proxy"}
    assert services["one"]["environment"]["NODE"] != services["two"]["environment"]["NODE"]
    for name in ("one", "two"):
        asked = options(services[name]["command"][2].replace("$$", "$").replace("'", "").replace('"', ""))
        assert asked.drain + 10 < int(services[name]["stop_grace_period"].rstrip("s"))
        assert set(services[name]["secrets"]) <= set(found["secrets"])
    for volume in services["proxy"]["volumes"]:
        assert (EXAMPLE / volume.split(":")[0]).is_file()
    assert {volume.split(":")[0] for volume in services["db"]["volumes"]} <= set(found["volumes"])


@contextmanager
def contained(name: str, url: str, folder: Path) -> Iterator[Running]:
    """A process of the compose file by its very command; only where the database, the secret and the port are is different."""
    service, port = composed()["services"][name], free_port()
    tools, secret = folder / "tools", folder / "db-password"
    if not tools.exists():
        tools.mkdir()
        (tools / "pip").write_text("#!/bin/sh\nexit 0\n")  # it is installed already
        (tools / "hotzone").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m hotzone "$@"\n')
        for tool in tools.iterdir():
            tool.chmod(0o755)
        secret.write_text("not asked for here\n")
    line = service["command"][2].replace("$$", "$")
    for old, new in (
        ("/run/secrets/db-password", str(secret)),
        ("--port 8000", f"--port {port}"),
        ("--host 0.0.0.0", "--host 127.0.0.1"),
        ("postgresql://hotzone@db/hotzone", '"$DB"'),
    ):
        assert old in line
        line = line.replace(old, new)
    env = {**os.environ, **service["environment"], "DB": url, "PATH": f"{tools}:{os.environ['PATH']}"}
    env |= {"PYTHONPATH": str(SRC), "PYTHONUNBUFFERED": "1"}
    with (folder / f"{name}.log").open("w") as log:
        process = subprocess.Popen([*service["command"][:2], line], stdout=subprocess.PIPE, stderr=log, text=True, env=env)
    assert process.stdout is not None
    try:
        said = process.stdout.readline()
        assert said.startswith("Play at "), (said, (folder / f"{name}.log").read_text())
        yield Running(process, port)
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


@pytest.mark.skipif(not NGINX, reason="no nginx here: `make nginx` installs it")
def test_the_parts_of_the_compose_file_play_together(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.database()
    with ExitStack() as stack:
        one, two = (stack.enter_context(contained(name, url, tmp_path)) for name in ("one", "two"))
        (tmp_path / "nginx").mkdir()
        places = ("server one:8000", "server two:8000", "listen 8080")
        front = stack.enter_context(proxy(tmp_path / "nginx", one, two, example="nginx-compose.conf", places=places))
        made = front.post("/api/matches", {"settings": {"crew": 1}, "seats": ["me"]})

        async def session() -> list[str]:
            async with front.page(made["code"]) as page, front.page(made["code"]) as other:
                await hello(other, "")
                await play(page, (await hello(page, made["token"]))["state"], 3)
                return [running.get("/api/health") for running in (one, two)]

        told = asyncio.run(session())
        assert sorted('"sockets":2' in text for text in told) == [False, True]  # the proxy keeps the pages of a room together
