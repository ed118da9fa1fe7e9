"""Backup, restore, verify and admin, on a file and on PostgreSQL, with matches that were really played."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from hotzone.cli import main
from hotzone.store.sqlite import SqliteStore
from tests.server.tables import ORIGIN, new, page, server
from tests.server.test_workshop import SHOP
from tests.store.kinds import store_of


def played(db: str) -> list[str]:
    """Two matches: one played to its end, one begun, with a name and a line of chat."""
    codes = []
    with server(store_of(db)) as client:
        for actions in (400, 3):
            made = new(client, "me")
            codes.append(made["code"])
            with page(client, made["code"], made["token"]) as mira:
                mira.ask("say", text="hello from Mira")
                for _ in range(actions):
                    if mira.view["actor"] == "nobody":
                        break
                    mira.act("end" if "end" in mira.legal() else mira.legal()[0])
                if mira.view["actor"] == "nobody":
                    mira.ended()
    return codes


def said(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    """What a command prints."""
    capsys.readouterr()
    assert main(list(words)) == code, capsys.readouterr()
    found = capsys.readouterr()
    return found.out + found.err


def everything(db: str) -> list[Any]:
    from hotzone.store.admin_access import open_admin
    from hotzone.store.backup import read_all

    access = open_admin(db)
    try:
        return sorted((table, json.dumps(same(table, row))) for table, row in read_all(access))
    finally:
        access.close()


def same(table: str, row: list[Any]) -> list[Any]:
    """A row as any store keeps it: PostgreSQL puts the settings of a line in an order of its own."""
    return [sorted(json.loads(value).items()) if table == "endings" and i == 16 else value for i, value in enumerate(row)]


def test_a_backup_is_restored_into_either_store_and_verified(
    db: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], request: pytest.FixtureRequest
) -> None:
    played(db)
    there = everything(db)
    assert "All is well." in said(capsys, "verify", "--db", db)
    lines = str(tmp_path / "b.jsonl.gz")
    assert "2 matches are in" in said(capsys, "backup", lines, "--db", db)
    again = str(tmp_path / "again.sqlite")
    other = str(request.getfixturevalue("postgres").database())
    for target in (again, other):
        assert "Restored 2 matches" in said(capsys, "restore", lines, "--into", target)
        assert everything(target) == there
        assert "All is well." in said(capsys, "verify", "--db", target)
        assert "empty store only" in said(capsys, "restore", lines, "--into", target, code=2)
    with server(store_of(again)) as client:  # and it can be played on
        assert client.get("/api/log").json()["totals"]["matches"] == 1
        assert client.post("/api/matches", json={"settings": {"crew": 1}, "seats": ["me"]}, headers=ORIGIN).status_code == 201


def test_a_file_is_copied_while_a_server_writes_into_it_and_never_over_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db, copy = str(tmp_path / "m.sqlite"), str(tmp_path / "copy.sqlite")
    with server(SqliteStore(db)) as client:
        new(client, "me")
        assert "1 matches are in" in said(capsys, "backup", copy, "--db", db)
        new(client, "me")
    assert "All is well." in said(capsys, "verify", "--db", copy)
    assert "never writes over" in said(capsys, "backup", copy, "--db", db, code=2)
    assert "there is no file" in said(capsys, "backup", str(tmp_path / "x"), "--db", str(tmp_path / "none"), code=2)


def test_a_backup_that_is_cut_short_restores_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db, lines, target = str(tmp_path / "m.sqlite"), tmp_path / "b.jsonl.gz", str(tmp_path / "t.sqlite")
    played(db)
    said(capsys, "backup", str(lines), "--db", db)
    lines.write_bytes(lines.read_bytes()[:-40])
    assert "cannot be read" in said(capsys, "restore", str(lines), "--into", target, code=2)
    assert "0 matches" in said(capsys, "verify", "--db", target)


def test_verify_finds_a_changed_action_a_gap_and_dice_from_elsewhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "m.sqlite"
    codes = played(str(path))
    for change, words in (
        (f"update entries set action = 'end' where match = '{codes[0]}' and seq = 1", "entry 1"),
        (f"delete from entries where match = '{codes[1]}' and seq = 2", "gaps"),
        (f"update matches set seed = '{'0' * 64}' where code = '{codes[0]}'", "not the one that was promised"),
    ):
        base = sqlite3.connect(path)
        base.executescript("drop trigger if exists entries_stay; drop trigger if exists entries_last;")
        base.execute(change)
        base.commit()
        base.close()
        found = said(capsys, "verify", "--db", str(path), code=1)
        assert words in found
        assert "are wrong" in found


def test_matches_are_listed_exported_closed_deleted_and_expired(db: str, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = played(db)
    listed = said(capsys, "admin", "list", "--db", db)
    assert first in listed
    assert second in listed
    found = json.loads(said(capsys, "admin", "export", second, "--db", db))
    assert (found["matches"][0]["code"], len(found["entries"]) >= 3) == (second, True)
    assert "is closed" in said(capsys, "admin", "close", second, "--db", db)
    with server(store_of(db)) as client:
        about = client.get(f"/api/matches/{second}").json()
        assert about["readonly"] == "closed"
    assert "is deleted" in said(capsys, "admin", "delete", first, "--db", db)
    assert "there is no match" in said(capsys, "admin", "delete", first, "--db", db, code=2)
    with server(store_of(db)) as client:
        assert client.get(f"/api/matches/{first}").status_code == 404
        assert client.get("/api/log").json()["totals"]["matches"] == 0
    assert "All is well." in said(capsys, "verify", "--db", db)
    assert "0 matches are deleted" in said(capsys, "admin", "expire", "30", "--db", db)
    assert "from 1" in said(capsys, "admin", "expire", "soon", "--db", db, code=2)


def test_a_name_is_forgotten_everywhere(db: str, capsys: pytest.CaptureFixture[str]) -> None:
    played(db)
    assert "Mira" in str(everything(db))
    assert "Forgotten: 2 matches, 2 lines of chat, 1 lines of the log." in said(capsys, "admin", "forget", "Mira", "--db", db)
    assert "Mira" not in str(everything(db))
    assert "mira" not in str(everything(db))


def test_a_name_is_forgotten_at_tables_on_shared_boards_and_in_the_title_of_a_running_match(
    db: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with server(store_of(db)) as client:
        around = {"settings": {"rules": "family", "crew": 2}, "names": ["Mira", "Bo"], "title": "Mira at home", "name": "Bo"}
        assert client.post("/api/tables", json=around).status_code == 201
        shared = client.post("/api/boards", json={"board": SHOP, "author": "Mira", "title": "Mira's shop"}).json()
        made = client.post("/api/daily/" + client.get("/api/daily").json()["day"], json={"name": "Bo", "seats": ["me"]}).json()
        assert client.post(f"/api/matches/{made['code']}/crew", json={"crew": "Mira and Bo"}).json()["name"] == "Mira and Bo"
    assert str(everything(db)).count("Mira") == 7
    assert "Forgotten: 1 matches, 0 lines of chat, 0 lines of the log." in said(capsys, "admin", "forget", "Mira", "--db", db)
    assert "Mira" not in str(everything(db))
    with server(store_of(db)) as client:
        found = client.get(f"/api/boards/{shared['code']}").json()
        assert (found["author"], found["title"], found["name"]) == ("Somebody", "Somebody's shop", shared["name"])


def test_a_running_server_and_wrong_words_are_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = str(tmp_path / "m.sqlite")
    with server(SqliteStore(db)) as client:
        made = new(client, "me")
        assert "another hotzone server" in said(capsys, "admin", "delete", made["code"], "--db", db, code=2)
        assert made["code"] in said(capsys, "admin", "list", "--db", db)
    assert "needs to know which" in said(capsys, "admin", "delete", "--db", db, code=2)
    assert "up to date" in said(capsys, "admin", "migrate", "--db", db)
    assert "one process" in said(capsys, "admin", "nodes", "--db", db)


def test_an_open_room_hears_that_its_match_was_deleted(postgres: Any, capsys: pytest.CaptureFixture[str]) -> None:
    url = postgres.database()
    with server(store_of(url)) as client:
        made = new(client, "me")
        with page(client, made["code"], made["token"]) as mira:
            assert "one " in said(capsys, "admin", "nodes", "--db", url)
            said(capsys, "admin", "delete", made["code"], "--db", url)
            assert mira.to_the_end() == 4404


def test_a_shared_board_is_listed_and_taken_down_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = str(tmp_path / "matches.sqlite")
    shop = (Path(__file__).parents[2] / "docs/guides/corner-shop.toml").read_text("utf-8")
    with server(store_of(db)) as client:
        code = client.post("/api/boards", json={"board": shop, "title": "Shop", "author": "Mira"}).json()["code"]
        assert code in said(capsys, "admin", "boards", "--db", db)
        assert "not shared any more" in said(capsys, "admin", "remove", code, "--db", db)  # while the server runs
        assert client.get(f"/api/boards/{code}").status_code == 404
    assert "there is no shared board" in said(capsys, "admin", "remove", code, "--db", db, code=2)
    assert "remove" in said(capsys, "admin", "audit", "--db", db)
