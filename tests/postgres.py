"""A real PostgreSQL for the tests: started without root's rights and without a service, in a folder of its own."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import asyncpg

NOBODY = 65534  # PostgreSQL refuses to run as root
USER = "hotzone_test"


class Postgres:
    """A running server; every test gets a database of its own."""

    def __init__(self, url: str, folder: Path | None = None, programs: Path | None = None) -> None:
        self.url = url
        self.folder = folder
        self.programs = programs
        self.numbers = count(1)

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"hotzone_{os.getpid()}_{next(self.numbers)}"
        self.run(f"drop database if exists {name}")
        self.run(f"create database {name}")
        parts = urlsplit(self.url)
        return urlunsplit(parts._replace(path=f"/{name}")).replace("postgresql:/", "postgresql:///", int(not parts.netloc))

    def run(self, sql: str, url: str = "") -> list[Any]:
        """Run a statement, beside everything else."""

        async def work() -> list[Any]:
            base = await asyncpg.connect(url or self.url)
            try:
                return list(await base.fetch(sql))
            finally:
                await base.close()

        return asyncio.run(work())

    def control(self, *words: str) -> None:
        """Start or stop it; only for a server of our own."""
        assert self.programs is not None
        options = f"-k {self.folder} -h '' -c max_connections=200"
        command = [str(self.programs / "pg_ctl"), "-D", f"{self.folder}/data", "-l", f"{self.folder}/log", "-w", "-t", "120"]
        subprocess.run([*command, "-o", options, *words], check=True, stdout=subprocess.DEVNULL, **as_nobody())


def as_nobody() -> dict[str, Any]:
    """How a program is started with another user's rights when these are root's."""
    return {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}


def programs() -> Path | None:
    """Where PostgreSQL's programs are: on the path, or where Debian puts them."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    return next((path.parent for path in sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)), None)


@contextmanager
def running() -> Iterator[Postgres | None]:
    """The server that HOTZONE_TEST_POSTGRES names, or one of our own; None where there is none."""
    if url := os.environ.get("HOTZONE_TEST_POSTGRES"):
        yield Postgres(url)
        return
    if (where := programs()) is None:
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="hotzone-pg-"))
    try:
        if os.geteuid() == 0:
            os.chown(folder, NOBODY, NOBODY)
        command = [
            str(where / "initdb"),
            "-N",
            "-A",
            "trust",
            "-U",
            USER,
            "-E",
            "UTF8",
            "--locale",
            "C.UTF-8",
            "-D",
            str(folder / "data"),
        ]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=folder, **as_nobody())
        found = Postgres(f"postgresql:///postgres?host={folder}&user={USER}", folder, where)
        found.control("start")
        try:
            yield found
        finally:
            found.control("stop", "-m", "immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
