"""What hosts do is written down with the deed itself, for those who run the server, and goes when its time is over."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hotzone.cli import main
from hotzone.store.memory import MemoryStore
from hotzone.store.protocol import NotStored, Retention
from tests.server.tables import alone, new, page, placed, server
from tests.store.kinds import store_of


def audit(db: str, capsys: pytest.CaptureFixture[str], *words: str) -> list[dict[str, Any]]:
    capsys.readouterr()
    assert main(["admin", "audit", *words, "--json", "--db", db]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_every_deed_of_a_host_is_there_once_with_who_and_whom(db: str, capsys: pytest.CaptureFixture[str]) -> None:
    with server(store_of(db)) as client:
        made = new(client, "me", "open", "open")
        with page(client, made["code"], made["token"]) as mira, page(client, made["code"], name="Eve") as eve:
            eve.ask("sit", seat=2)
            number = eve.last["you"]["person"]
            mira.ask("set", chat="off", title="Our evening")
            mira.ask("give", seat=3, bot="random")
            mira.ask("take", seat=3)
            mira.ask("link", seat=2)
            mira.ask("revoke", seat=2)
            mira.ask("host", person=number)
            assert eve.ask("host", person=mira.last["you"]["person"])["type"] == "done"
            assert mira.ask("kick", person=99)["type"] == "error"  # refused: not written down
            assert mira.ask("kick", person=number)["type"] == "done"
    lines = audit(db, capsys, made["code"])
    assert [(line["what"], line["name"]) for line in lines] == [
        ("set", "Mira"),
        ("lend", "Mira"),
        ("take", "Mira"),
        ("revoke", "Mira"),
        ("host", "Mira"),
        ("host", "Eve"),
        ("kick", "Mira"),
    ]
    assert {"chat": "off", "title": "Our evening"}.items() <= lines[0].items()
    assert (lines[1]["seat"], lines[1]["bot"], lines[3]["seat"]) == (3, "random", 2)
    assert {line["match"] for line in lines} == {made["code"]}
    assert main(["admin", "forget", "Eve", "--db", db]) == 0
    assert "Eve" not in json.dumps(audit(db, capsys))
    assert [line["what"] for line in audit(db, capsys)][-1] == "forget"
    assert main(["admin", "audit", "--db", db]) == 0
    assert "kick" in capsys.readouterr().out


def test_going_back_beyond_dice_is_written_down_and_a_step_back_is_not() -> None:
    store = MemoryStore()
    with alone(placing=True, store=store) as (_, _, mira):
        mira.ask("undo", seq=mira.seq)
        assert [line.what for line in store.audit] == []
        mira.settle()
        placed(mira, "3,0")
        mira.act("end")
        seq = mira.seq
        assert mira.ask("undo", seq=seq)["type"] == "done"
    assert [line.what for line in store.audit] == ["undo"]
    assert json.loads(store.audit[0].about)["seq"] == seq + 1


def test_a_deed_that_cannot_be_written_down_does_not_happen() -> None:
    class Full(MemoryStore):
        full = False

        async def arrange(self, *values: Any) -> int:
            if self.full:
                raise NotStored("the disk is full")
            return await super().arrange(*values)

    store = Full()
    with server(store) as client:
        made = new(client, "me")
        with page(client, made["code"], made["token"]) as mira:
            store.full = True
            assert mira.ask("set", title="Lost")["code"] == "not-kept"
            assert mira.last["room"]["title"] != "Lost"
    assert store.audit == []


def test_old_matches_chat_browsers_and_deeds_go_and_new_ones_stay(db: str, capsys: pytest.CaptureFixture[str]) -> None:
    day, keep = 86_400.0, Retention(matches=30, unfinished=60, chat=7, guests=90, audit=365)
    with server(store_of(db)) as client:
        made = [new(client, "me") for _ in range(2)]
        for one in made:
            with page(client, one["code"], one["token"]) as mira:
                mira.ask("say", text="hello")
                mira.ask("set", title="An evening")
                while one is made[0] and mira.view["actor"] != "nobody":
                    mira.act("end" if "end" in mira.legal() else mira.legal()[0])
                if one is made[0]:
                    mira.ended()
        rooms = client.app.state.rooms  # type: ignore[attr-defined]
        store, codes = rooms.store, [one["code"] for one in made]
        at = (client.portal.call(store.match, codes[1])).created  # type: ignore[union-attr]

        def tidy(days: float) -> Any:
            return client.portal.call(store.tidy, keep, at + days * day)  # type: ignore[union-attr]

        assert tidy(1)[:4] == ([], 0, 0, 0)
        assert tidy(8)[:4] == ([], 2, 0, 0)
        assert tidy(31)[:4] == ([codes[0]], 0, 0, 0)
        assert client.get("/api/log").json()["rows"] == []
        assert client.portal.call(store.opened, codes[1]) is not None  # type: ignore[union-attr]
        with page(client, codes[1], made[1]["token"]) as mira:
            client.portal.call(rooms.tidy, keep._replace(unfinished=1e-9))  # type: ignore[union-attr]
            assert mira.to_the_end() == 4404
        assert client.portal.call(store.match, codes[1]) is None  # type: ignore[union-attr]
        assert tidy(800).audit > 0
    assert [line["what"] for line in audit(db, capsys)] == []
    assert main(["verify", "--db", db]) == 0


def test_browsers_of_a_match_long_ago_are_strangers_again_and_it_can_still_be_opened_by_a_link(db: str) -> None:
    from tests.server.browsers import begin, browser, seen

    with server(store_of(db)) as client:
        mira = browser(client)
        made = begin(client, mira, "me")
        store = client.app.state.rooms.store  # type: ignore[attr-defined]
        at = client.portal.call(store.match, made["code"]).created  # type: ignore[union-attr]
        found = client.portal.call(store.tidy, Retention(guests=10), at + 11 * 86_400)  # type: ignore[union-attr]
        assert found.guests == 1
    with server(store_of(db)) as client:
        with seen(client, made["code"], mira) as stranger:
            assert not stranger.last["you"]["kept"]
        with page(client, made["code"], made["token"]) as host:
            assert host.last["you"]["host"]


def test_one_process_tidies_at_a_time(postgres: Any) -> None:
    import asyncio

    import asyncpg

    from hotzone.store.postgres.store import TIDY_LOCK, PostgresStore

    url = postgres.database()

    async def work() -> None:
        store = PostgresStore(url, "one")
        await store.start()
        base = await asyncpg.connect(url)
        await base.execute("select pg_advisory_lock($1)", TIDY_LOCK)
        assert await store.tidy(Retention(), 0.0) is None
        await base.close()
        assert await store.tidy(Retention(), 0.0) is not None
        await store.close()

    asyncio.run(work())
