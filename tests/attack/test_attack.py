"""The attack on our own server, in small: odd messages and spoilt files are refused in one sentence, and nobody else notices.

`make fuzz` does the same at large: HOTZONE_FUZZ files of each kind.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

import hotzone
from hotzone import registry
from hotzone.core.errors import HotzoneError
from hotzone.session import replay
from tests.attack.mutated_files import KINDS, spoilt
from tests.attack.odd_messages import ODD_MESSAGES
from tests.server.tables import Page, new, page, placed, server

FILES = int(os.environ.get("HOTZONE_FUZZ", "60"))
PARTS = 4  # of the files of a kind, so that several hands can share them


def test_there_are_sixty_five_odd_messages() -> None:
    assert len(set(ODD_MESSAGES)) == 65


@pytest.mark.parametrize("who", ["a stranger", "somebody with a seat"])
def test_odd_messages_are_answered_or_refused_and_change_nothing(who: str) -> None:
    with server() as client:
        made = new(client, "me", "open")
        with page(client, made["code"], made["token"]) as mira, page(client, made["code"], name="Eve") as eve:
            if who != "a stranger":
                eve.ask("sit", seat=2)
            mira.act("place 3,0")
            eve.reach(1)
            about = client.get(f"/api/matches/{made['code']}").json()
            for text in ODD_MESSAGES:
                refused(eve, text)
            now = client.get(f"/api/matches/{made['code']}").json()
            if who == "a stranger":
                assert now["seats"] == about["seats"]
            assert (now["seq"], now["switches"], now["seats"][0], now["title"]) == (
                about["seq"],
                about["switches"],
                about["seats"][0],
                about["title"],
            )
            assert mira.ask("beat")["type"] == "done"
            assert mira.last["room"]["people"][0]["host"] is True


def refused(eve: Page, text: str) -> None:
    """Send it; what comes back is an answer or one clear error, and the socket stays open."""
    eve.socket.send_text(text)
    eve.asked += 1000
    assert eve.ask("beat")["type"] == "done"
    errors = [message for message in eve.heard if message["type"] == "error"]
    assert all(error["code"] and error["text"] and error["code"] != "trouble" for error in errors), (text[:80], errors[-1])
    eve.heard.clear()


def read(kind: str, text: str) -> None:
    """Read a file as the program does."""
    if kind == "record":
        replay(text, check=True)
    elif kind == "position":
        session: Any = hotzone.load(text)
        session.legal()
        session.view()
    else:
        name = "reactor" if "reactor" in text[:200] else "fire"
        known: Any = registry.game(name)
        own = type(known)(known.boards, known.names)
        plan = own.add_board(text)
        own.board(plan.name)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("kind", KINDS)
def test_a_spoilt_file_is_read_or_refused_with_a_reason(kind: str, part: int) -> None:
    told = 0
    for number in range(part, FILES, PARTS):
        text = spoilt(kind, number)
        try:
            read(kind, text)
        except HotzoneError as error:
            told += bool(error.code and error.text)
        except Exception as error:
            raise AssertionError(f"{kind} {number}: {type(error).__name__}: {error}") from error
    assert told > FILES / PARTS / 4  # most of them are really spoilt


def test_the_server_refuses_spoilt_records_with_a_reason_and_plays_on() -> None:
    with server() as client:
        made = new(client, "me")
        with page(client, made["code"], made["token"]) as mira:
            placed(mira)
            for number in range(min(FILES, 300)):
                answer = client.post("/api/records", json={"record": spoilt("record", number)})
                assert answer.status_code in (201, 400, 409), (number, answer.text)
                assert answer.status_code == 201 or answer.json()["text"], number
            assert mira.act("move 3,1")["type"] == "done"
