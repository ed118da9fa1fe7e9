"""Boards of one's own on the server: checked, tried, shared, opened by others, replayed anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hotzone import registry, session
from hotzone.contract.workshop import LARGEST_SHARED
from hotzone.server.security.rate_limits import RateLimits
from hotzone.store.sqlite import SqliteStore
from tests.server.tables import page, server

SHOP = (Path(__file__).parents[2] / "docs/guides/corner-shop.toml").read_text("utf-8")


@pytest.fixture
def forgetful() -> Iterator[Any]:
    """A game that has no board of others in memory, as after a restart."""
    game: Any = registry.game("fire")

    def forget() -> None:
        game.brought.recent.clear()
        game.brought.plans.clear()

    forget()
    yield forget
    forget()


def checked(client: TestClient, **asked: object) -> dict[str, Any]:
    """What the server says of a board."""
    answer = client.post("/api/check-board", json=asked)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_blank_building_is_told_all_that_it_lacks_with_the_place_and_a_wall_to_mend() -> None:
    with server() as client:
        blank = client.get("/api/games/fire/blank-board?width=8&height=6&floors=1").json()
        found = checked(client, data=blank["data"])
        assert [(one["level"], one["code"]) for one in found["findings"]] == [
            ("error", "start-poi"),
            ("error", "no-way-in"),
            ("warning", "start-no-fire"),
        ]
        assert found["findings"][1]["args"] == {"fix": "0,1|1,1", "tool": "open"}
        assert not found["ok"]
        assert client.get("/api/games/fire/blank-board?width=9&height=9&floors=1").json()["code"] == "bad-size"


def test_text_and_data_of_a_board_say_the_same() -> None:
    with server() as client:
        text = checked(client, board=SHOP)
        data = checked(client, data=text["data"])
        assert (text["ok"], data["ok"]) == (True, True)
        assert text["name"] == data["name"] == registry.game("fire").bring_board(SHOP).name  # type: ignore[attr-defined]
        assert text["data"] == data["data"]


def test_a_broken_file_is_refused_with_line_and_column() -> None:
    with server() as client:
        found = checked(client, board=SHOP.replace("rows = 6", "rows = = 6"))
        line = SHOP.split("\n").index("rows = 6") + 1
        assert [(one["code"], one["line"], one["column"]) for one in found["findings"]] == [("board-not-toml", line, 8)]
        assert client.post("/api/check-board", json={"board": "x" * (LARGEST_SHARED + 1)}).status_code == 400


def test_a_match_on_a_board_of_ones_own_is_played_kept_and_replayed_where_nobody_knows_it(tmp_path: Path, forgetful: Any) -> None:
    store = tmp_path / "matches.sqlite"
    with server(SqliteStore(store)) as client:
        asked = {"settings": {"crew": 1}, "seats": ["me"], "board": SHOP, "draft": True}
        made = client.post("/api/matches", json=asked)
        assert made.status_code == 201, made.text
        code = made.json()["code"]
        with page(client, code, made.json()["token"]) as mira:
            assert mira.last["board"]["board"]["title"].startswith("Corner shop")
            mira.act(mira.legal()[0])
            before = mira.view
    forgetful()
    with server(SqliteStore(store)) as client:
        with page(client, code, made.json()["token"]) as mira:
            assert mira.view == before
        record = client.get(f"/api/matches/{code}/record").text
        position = client.get(f"/api/matches/{code}/position").text
        branch = client.post(f"/api/matches/{code}/branch", json={"at": 1})
        assert branch.status_code == 201, branch.text
    forgetful()
    assert session.replay(record, check=True).setup.board.startswith("w-")
    forgetful()
    assert session.load(position).position() == position
    forgetful()
    with server() as client:
        assert client.post("/api/records", json={"record": record}).status_code == 201
        wrong = client.post("/api/records", json={"record": record.replace('title = "Corner', 'rows = 7\ntitle = "Corner', 1)})
        assert wrong.json()["code"] == "board-not-toml"
        other = client.post("/api/records", json={"record": record.replace("fire = [", 'fire = ["1,1", ', 1)})
        assert (other.status_code, other.json()["code"]) == (400, "other-board")


def test_a_set_up_with_a_board_that_nobody_brought_is_refused() -> None:
    with server() as client:
        found = client.post("/api/matches", json={"settings": {"board": "w-0123456789"}})
        assert (found.status_code, found.json()["code"]) == (400, "board-not-here")
        assert client.post("/api/check-setup", json={"settings": {"crew": 2}, "board": SHOP}).json()["seats"] == 2
        assert not client.post("/api/check-setup", json={"board": "rows = 1"}).json()["ok"]
        assert "w-" not in [board["name"][:2] for board in client.get("/api/games").json()["games"][0]["boards"]]


def test_a_shared_board_is_opened_by_its_code_and_taken_down_by_its_maker_only() -> None:
    with server() as client:
        made = client.post("/api/boards", json={"board": SHOP, "title": "<b>Shop</b>", "author": "Mira\u202e"})
        assert made.status_code == 201, made.text
        code = made.json()["code"]
        assert made.json()["link"] == f"http://testserver/b/{code}"
        mine = dict(client.cookies)
        client.cookies.clear()
        found = client.get(f"/api/boards/{code}").json()
        assert (found["title"], found["author"], found["licence"], found["mine"]) == ("<b>Shop</b>", "Mira", "CC BY 4.0", False)
        assert found["board"]["rows"] == 6
        assert checked(client, board=found["text"])["name"] == found["name"]
        assert client.get(f"/api/boards/{code}/qr.svg").text.startswith("<svg")
        assert client.delete(f"/api/boards/{code}").json()["code"] == "not-yours"
        client.cookies.update(mine)
        assert client.get(f"/api/boards/{code}").json()["mine"]
        assert client.delete(f"/api/boards/{code}").json() == {"code": code, "gone": True}
        assert client.get(f"/api/boards/{code}").status_code == 404


def test_only_a_whole_board_under_a_known_licence_is_shared_and_not_too_often() -> None:
    with server(limits=RateLimits(shares=(0.0, 3.0))) as client:
        broken = client.post("/api/boards", json={"board": SHOP.replace("+ D +", "+---+").replace("D  ", "|  ")}).json()
        listed = next(i for i, line in enumerate(SHOP.split("\n"), 1) if line.startswith("interior"))
        assert (broken["code"], broken["line"], broken["column"]) == ("list-mismatch", listed, 1)
        assert client.post("/api/boards", json={"board": SHOP, "licence": "mine"}).json()["code"] == "bad-licence"
        assert client.post("/api/boards", json={"board": SHOP}).status_code == 201
        assert client.post("/api/boards", json={"board": SHOP}).status_code == 429


def test_the_gallery_says_which_boards_are_printed_and_which_are_our_own() -> None:
    with server() as client:
        games = {
            one["game"]: {board["name"]: board for board in one["boards"]} for one in client.get("/api/gallery").json()["games"]
        }
        assert {name: board["kind"] for name, board in games["fire"].items()} == {
            "base-front": "printed",
            "base-back": "printed",
            "brownstone": "ours",
            "high-rise": "ours",
            "hotel": "ours",
            "villa": "ours",
        }
        file = client.get("/api/games/fire/boards/villa/file").json()
        assert file["data"]["floors"] == 2
        assert client.get("/api/games/fire/boards/none/file").status_code == 404


def test_a_field_of_the_other_game_is_checked_tried_and_shared_the_same_way() -> None:
    reactor: Any = registry.game("reactor")
    field = reactor.boards("reactor").replace("red_from = 21", "red_from = 25").replace("Reactor: the active zone", "Calm reactor")
    with server() as client:
        found = checked(client, game="reactor", board=field)
        assert (found["ok"], found["findings"]) == (True, [])
        assert found["name"] != checked(client, game="reactor", board=reactor.boards("reactor"))["name"]
        made = client.post("/api/matches", json={"game": "reactor", "seats": ["me"], "board": field})
        assert made.status_code == 201, made.text
        record = client.get(f"/api/matches/{made.json()['code']}/record").text
        assert session.replay(record, check=True).setup.board == found["name"]
        shared = client.post("/api/boards", json={"game": "reactor", "board": field, "author": "Mira"}).json()
        assert client.get(f"/api/boards/{shared['code']}").json()["title"] == "Calm reactor"
        broken = checked(client, game="reactor", board=field.replace("red_from = 25", "red_from = 2"))
        assert not broken["ok"]
        assert broken["findings"][0]["line"] > 1


def test_a_shared_board_is_reported_by_its_code_alone_and_no_oftener_than_sharing(caplog: pytest.LogCaptureFixture) -> None:
    with server(limits=RateLimits(shares=(0.0, 2.0), checks=(1e6, 1e6), reads=(1e6, 1e6))) as client:
        code = client.post("/api/boards", json={"board": SHOP, "title": "Shop"}).json()["code"]
        assert client.post(f"/api/boards/{code}/report").json() == {"code": code, "reported": True}
        (line,) = [one for one in caplog.records if one.message == "board-reported"]
        assert set(line.fields) == {"code", "game", "title", "author"}  # type: ignore[attr-defined]
        assert client.post(f"/api/boards/{code}/report").status_code == 429
        assert client.post("/api/boards/no-such-9999/report").status_code == 404


def test_a_server_without_sharing_keeps_and_shows_no_board_of_others() -> None:
    with server(sharing=False) as client:
        made = client.post("/api/boards", json={"board": SHOP, "title": "Shop"})
        assert (made.status_code, made.json()["code"]) == (403, "no-sharing")
        assert client.get("/api/boards/rye-loaf-2741").json()["code"] == "no-sharing"
        assert checked(client, board=SHOP)["ok"]  # drawing and playing on one's own goes on


@pytest.mark.parametrize(
    "data", [{"plan": "x" * 9000}, {"a": [[[[[[[[1]]]]]]]]}, {"title": "\u202eevil"}, {"floor": [None] * 50}, {"n": 1e300}]
)
@pytest.mark.parametrize("game", ["fire", "reactor"])
def test_hostile_data_is_refused_and_never_kept(game: str, data: dict[str, Any]) -> None:
    with server() as client:
        answer = client.post("/api/check-board", json={"game": game, "data": data})
        assert answer.status_code in (200, 400)
        assert answer.status_code == 400 or not answer.json()["ok"]
        shared = client.post(
            "/api/boards", json={"game": game, "board": f"name = 'x'\ntitle = 'y'\n# {data!r:.400}\n".replace("\u202e", "?")}
        )
        assert shared.status_code == 400
