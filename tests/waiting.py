"""Waiting for another process: the one place where a test sleeps. How long it takes decides nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

LONG = 120.0  # seconds: nobody waits so long unless something hangs


def until(come: Callable[[], bool], what: str) -> None:
    """Look again and again until something has come; only a hang fails."""
    given_up = time.monotonic() + LONG
    while not come():
        assert time.monotonic() < given_up, f"waited {LONG:.0f} s in vain: {what}"
        time.sleep(0.02)


async def a_moment() -> None:
    """Let others work for a moment, before looking again."""
    await asyncio.sleep(0.02)
