"""Numbers for Prometheus: its own reader would understand them, they count what happened, and only this machine reaches them."""

from __future__ import annotations

import re
import socket
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from starlette.testclient import TestClient

from hotzone.server.cluster.counters import BOUNDS, Histogram, Measures
from hotzone.server.cluster.metrics import page as metrics_page
from hotzone.store.memory import MemoryStore
from hotzone.store.protocol import LogEntry
from tests.server.tables import alone, new, page, placed, server

LINE = re.compile(r'(hotzone_[a-z_]+)(?:\{([a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*)\})? (-?[0-9.e+-]+)')
KINDS = {"counter", "gauge", "histogram"}


def read(text: str) -> dict[str, float]:
    """What Prometheus would read; every line must be one that it knows, and every number must have a kind."""
    found: dict[str, float] = {}
    kinds: dict[str, str] = {}
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            assert kind in KINDS
            assert name not in kinds, "told twice"
            kinds[name] = kind
        elif not line.startswith("# HELP "):
            name, labels, value = LINE.fullmatch(line).groups()  # type: ignore[union-attr]
            whole = re.sub("_(bucket|sum|count)$", "", name)
            assert kinds.get(name, kinds.get(whole)) in KINDS, line
            key = f"{name}{{{labels}}}" if labels else name
            assert key not in found, "told twice"
            found[key] = float(value)
    return found


def numbers(client: TestClient) -> dict[str, float]:
    return read(client.portal.call(metrics_page, client.app.state.rooms))  # type: ignore[union-attr, attr-defined]


def test_a_histogram_counts_each_bound_and_all_below_it() -> None:
    one = Histogram("x_seconds", "a test")
    for seconds in (0.0005, 0.001, 0.0011, 0.3, 100.0):
        one.observe(seconds)
    found = read("\n".join(one.lines()))
    assert [found[f'hotzone_x_seconds_bucket{{le="{bound}"}}'] for bound in ("0.001", "0.0025", "0.25", "0.5", "20", "+Inf")] == [
        2,
        3,
        3,
        4,
        4,
        5,
    ]
    assert found["hotzone_x_seconds_count"] == 5
    assert found["hotzone_x_seconds_sum"] == pytest.approx(100.3026)
    assert list(BOUNDS) == sorted(BOUNDS)


def test_what_fails_is_not_measured() -> None:
    now = iter([1.0, 3.0, 4.0, 9.0])
    measures = Measures(lambda: next(now))
    with measures.timed(measures.write):
        pass
    with pytest.raises(ValueError, match="no"), measures.timed(measures.write):
        raise ValueError("no")
    assert (measures.write.sum, sum(measures.write.counts)) == (2.0, 1)


def test_actions_writes_thoughts_and_refusals_are_counted() -> None:
    with server() as client:
        made = new(client, "me", "random")
        before = numbers(client)
        with page(client, made["code"], made["token"]) as mira:
            mira.ask("set", pace=0)
            mira.act("place 3,0")
            mira.reach(2)  # the bot has thought and acted
            mira.ask("hint", step=1)
            assert mira.ask("act", seq=0, text="end")["code"] == "stale"
            now = numbers(client)
        assert now["hotzone_sockets"] == 1
        assert now["hotzone_rooms"] == 1
        assert now["hotzone_store_up"] == 1

        def more(name: str) -> float:
            return now[name] - before[name]

        assert more("hotzone_action_seconds_count") >= 2
        assert more("hotzone_store_write_seconds_count") >= 2
        assert more("hotzone_think_seconds_count") >= 2
        assert now['hotzone_refused_total{code="stale"}'] == 1
        assert now["hotzone_action_seconds_sum"] >= now["hotzone_store_write_seconds_sum"] * 0.5
        assert now['hotzone_action_seconds_bucket{le="+Inf"}'] == now["hotzone_action_seconds_count"]


def test_a_slow_store_is_seen_in_its_histogram() -> None:
    now = 0.0

    class Slow(MemoryStore):
        async def append(self, *entries: LogEntry) -> None:
            nonlocal now
            now += 0.06  # seconds, by the clock of the server
            await super().append(*entries)

    with server(Slow(), clock=lambda: now) as client:
        made = new(client, "me")
        with page(client, made["code"], made["token"]) as mira:
            placed(mira)
            found = numbers(client)
    assert found['hotzone_store_write_seconds_bucket{le="0.05"}'] == 0
    assert found['hotzone_store_write_seconds_bucket{le="0.1"}'] == found["hotzone_store_write_seconds_count"] > 0


def test_opening_a_room_is_measured() -> None:
    with alone() as (client, made, _):
        rooms: Any = client.app.state.rooms  # type: ignore[attr-defined]
        client.portal.call(lambda: rooms.put_away(made["code"]))  # type: ignore[union-attr]
        assert numbers(client)["hotzone_open_seconds_count"] == 0
        client.get(f"/api/matches/{made['code']}")
        assert numbers(client)["hotzone_open_seconds_count"] == 1


def test_only_the_path_of_prometheus_is_answered_and_only_on_this_machine() -> None:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    with server(metrics_port=port) as client:
        with urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            assert answer.headers["content-type"] == "text/plain; version=0.0.4"
            assert "hotzone_store_up" in read(answer.read().decode())
        with pytest.raises(HTTPError, match="404"):
            urlopen(f"http://127.0.0.1:{port}/")
        assert client.get("/metrics").status_code == 404 or "hotzone_rooms" not in client.get("/metrics").text
