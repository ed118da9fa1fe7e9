"""What people and those who watch the server see when its store is in trouble: a sentence, never a traceback or a bare 500."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hotzone.store.memory import MemoryStore
from hotzone.store.protocol import NotStored
from tests.server.tables import ORIGIN, new, page, server
from tests.waiting import LONG

SRC = Path(__file__).parents[2] / "src"
WRITES = ("create", "append", "arrange", "say", "person", "put_setting", "finish")
READS = ("match", "opened", "read", "heads", "setting", "endings", "totals", "ping")


class BrokenStore(MemoryStore):
    """A store that can fail."""

    why = ""

    def __getattribute__(self, name: str) -> object:
        if name in (*WRITES, *READS) and (why := super().__getattribute__("why")):

            async def fail(*_: object, **__: object) -> None:
                raise NotStored(str(why))

            return fail
        return super().__getattribute__(name)


def put_away(client: TestClient, code: str) -> None:
    rooms = client.app.state.rooms  # type: ignore[attr-defined]
    client.portal.call(lambda: rooms.put_away(code))  # type: ignore[union-attr]


def test_every_answer_of_a_server_whose_disk_is_full_is_a_sentence_and_it_goes_on_afterwards() -> None:
    store = BrokenStore()
    with server(store) as client:
        made = new(client, "me", "open")
        with page(client, made["code"], made["token"]) as mira:
            store.why = "the disk is full"
            answers = [
                mira.ask("act", seq=mira.seq, text=mira.legal()[0]),
                mira.ask("say", text="hello"),
                mira.ask("name", name="Mirka"),
                mira.ask("set", title="Night"),
                mira.ask("link"),
            ]
            assert {(answer["type"], answer.get("code")) for answer in answers} == {("error", "not-kept")}
            assert all("the disk is full" in answer["text"] for answer in answers)
            health = client.get("/api/health")
            assert (health.status_code, health.json()["ok"], health.json()["trouble"]) == (503, False, "the disk is full")
            for answer in (
                client.post("/api/matches", json={"settings": {"crew": 1}, "seats": ["me"]}),
                client.get("/api/log"),
                client.get("/api/log.csv"),
                client.get("/api/matches/oak-11"),
            ):
                assert answer.status_code == 503
                assert "the disk is full" in answer.json()["text"]
            store.why = ""
            assert mira.act(mira.legal()[0])["type"] == "done"
            assert mira.last["room"]["title"] != "Night"
        assert client.get("/api/health").json()["ok"] is True


def test_a_page_that_comes_while_the_store_is_in_trouble_hears_why_and_is_asked_to_come_back() -> None:
    store = BrokenStore()
    with server(store) as client:
        made = new(client, "me")
        put_away(client, made["code"])
        store.why = "the disk gave an error"
        with client.websocket_connect(f"/ws/{made['code']}", headers=ORIGIN) as socket:
            told = socket.receive_json()
            assert (told["code"], "the disk gave an error" in told["text"]) == ("store-trouble", True)
            assert socket.receive()["code"] == 1013
        store.why = ""
        with page(client, made["code"], made["token"]) as mira:
            assert mira.seq == 0


def test_a_stranger_who_cannot_be_given_a_number_is_asked_to_come_back() -> None:
    store = BrokenStore()
    with server(store) as client:
        made = new(client, "me")
        store.why = "the disk is full"
        with client.websocket_connect(f"/ws/{made['code']}", headers=ORIGIN) as socket:
            socket.send_json({"type": "hello", "name": "Ota"})
            assert socket.receive_json()["code"] == "not-kept"
            store.why = ""
            socket.send_json({"type": "hello", "name": "Ota"})
            assert socket.receive_json()["type"] == "you"


@pytest.mark.parametrize("spoilt", ["text", "folder", "missing"])
def test_hotzone_serve_refuses_a_bad_file_in_one_line(tmp_path: Path, spoilt: str) -> None:
    db = tmp_path / "m.sqlite"
    if spoilt == "text":
        db.write_text("dear diary, " * 1000)
    elif spoilt == "folder":
        db.mkdir()
    else:
        db = tmp_path / "none" / "m.sqlite"
    command = [sys.executable, "-m", "hotzone.cli.commands.serve", "--port", "0", "--db", str(db)]
    env = {**os.environ, "PYTHONPATH": str(SRC)}
    found = subprocess.run(command, capture_output=True, text=True, env=env, timeout=LONG, check=False)
    assert found.returncode == 1
    assert found.stderr.startswith("hotzone: ")
    assert found.stderr.count("\n") == 1
    assert str(db.name) in found.stderr
