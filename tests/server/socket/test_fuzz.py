"""Whatever a socket sends, it is answered or refused, nobody else's table changes, and the room lives on."""

from __future__ import annotations

import json
import random
from typing import Any, get_args

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from starlette.websockets import WebSocketDisconnect

from hotzone.server.protocol import incoming
from tests.server.tables import ORIGIN, WIDE, Page, alone, new, page, placed, server

TAGS = sorted(str(kind.__struct_config__.tag) for kind in get_args(incoming.Message))
FIELDS = sorted({name for kind in get_args(incoming.Message) for name in kind.__struct_fields__})
TEXTS = (
    "end",
    "move 3,1",
    "place 3,0",
    "roll 1,1",
    "undo 0",
    "random",
    "all",
    "off",
    "careful",
    "3,5|3,6",
    "<b>",
    "\u202e",
    "ё" * 50,
    "",
)
anything = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.integers(0, 4),
    st.floats(),
    st.text(max_size=40),
    st.sampled_from(TEXTS),
)
nested = st.recursive(anything, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4))
messages = st.fixed_dictionaries(
    {"type": st.sampled_from(TAGS)}, optional={name: nested if name != "id" else st.integers(0, 9) for name in FIELDS}
)
noise = st.one_of(messages.map(json.dumps), nested.map(json.dumps), st.text(max_size=60), st.binary(max_size=60), messages.map(str))

# a whole server starts for each example, so a failure is shown as it was found: to make it smaller would take minutes
by_socket = settings(max_examples=40, phases=(Phase.explicit, Phase.generate), suppress_health_check=list(HealthCheck))


def shout(found: Page, sent: list[str | bytes]) -> None:
    """Send it all, then ask whether anybody is there."""
    for text in sent:
        if isinstance(text, bytes):
            found.socket.send_bytes(text)
        else:
            found.socket.send_text(text.encode("utf-8", "replace").decode())
    found.asked = 10_000
    assert found.ask("beat")["type"] == "done"


@settings(by_socket, max_examples=60)
@given(st.lists(noise, min_size=1, max_size=12))
def test_a_strangers_noise_changes_nothing_for_those_who_play(sent: list[str | bytes]) -> None:
    with server() as client:
        made = new(client, "me", "me")
        with page(client, made["code"], made["token"]) as mira:
            placed(mira)
            before = (mira.seq, mira.view, mira.last["room"]["seats"], mira.last["room"]["switches"])
            with page(client, made["code"]) as eve:
                shout(eve, sent)
                errors = [message for message in eve.heard if message["type"] == "error"]
                assert all(message["code"] and message["text"] for message in errors)
                assert not any(message["code"] == "trouble" for message in errors), errors
            assert mira.ask("beat")["type"] == "done"
            mira.ask("look", at=mira.seq)
            about = client.get(f"/api/matches/{made['code']}").json()
            assert (about["seq"], mira.view, about["seats"], about["switches"]) == before


@by_socket
@given(st.lists(noise, min_size=1, max_size=12))
def test_noise_before_the_hello_opens_no_door(sent: list[str | bytes]) -> None:
    with server() as client:
        made = new(client, "me")
        with client.websocket_connect(f"/ws/{made['code']}", headers=ORIGIN) as socket:
            eve = Page(socket)
            for text in sent:
                if isinstance(text, bytes):
                    socket.send_bytes(text)
                elif "hello" not in text:
                    socket.send_text(text.encode("utf-8", "replace").decode())
            socket.send_json({"type": "hello", "token": "no"})
            while (message := eve.hear())["code"] != "unknown-token":
                assert message["code"] in ("bad-json", "bad-message", "no-hello", "other-protocol", "too-large")
        assert client.get(f"/api/matches/{made['code']}").json()["seq"] == 0


def test_the_hosts_own_noise_leaves_a_table_that_can_be_read_and_played_again() -> None:
    luck = random.Random(7)
    with server(limits=WIDE) as client:
        made = new(client, "me", "me", "random")
        with page(client, made["code"], made["token"]) as mira:
            mira.ask("set", pace=0)
            for i in range(400):
                kind = luck.choice([tag for tag in TAGS if tag not in ("hello", "kick", "host")])
                offers = [offer["text"] for offer in mira.view["legal"]] or ["end"]
                pool: dict[str, Any] = {
                    "seq": luck.choice([mira.seq, mira.seq, mira.seq, i]),
                    "text": luck.choice([*offers, *TEXTS]),
                }
                pool |= {
                    "at": luck.randrange(9),
                    "seat": luck.randrange(5),
                    "bot": luck.choice(["", "random"]),
                    "person": luck.randrange(3),
                }
                pool |= {
                    "place": "3,1",
                    "phrase": luck.choice(incoming.PHRASES),
                    "name": "Mira",
                    "paused": False,
                    "to": luck.randrange(9),
                }
                known = next(one for one in get_args(incoming.Message) if one.__struct_config__.tag == kind).__struct_fields__
                answer = mira.ask(kind, **{name: value for name, value in pool.items() if name in known})
                assert answer["type"] == "done" or answer["code"] != "trouble", answer
            for seat in (1, 2, 3):
                mira.ask("take", seat=seat)
            mira.ask("beat")
            record = client.get(f"/api/matches/{made['code']}/record").text
            rooms = client.app.state.rooms  # type: ignore[attr-defined]
        client.portal.call(lambda: rooms.put_away(made["code"]))  # type: ignore[union-attr]
        again = client.get(f"/api/matches/{made['code']}/record").text
        assert again == record  # read from the log, entry by entry, it is the same match
        assert client.post("/api/records", json={"record": record}).status_code == 201


def test_a_room_outlives_a_page_that_breaks_off_in_the_middle() -> None:
    with alone() as (client, made, mira):
        for _ in range(5):
            with client.websocket_connect(f"/ws/{made['code']}", headers=ORIGIN) as socket:
                socket.send_text('{"type": "hel')
                socket.close(1006)
        placed(mira)
        assert mira.act("end")["type"] == "done"


def test_a_message_of_another_match_is_refused_by_its_number() -> None:
    with server() as client:
        one, two = new(client, "me"), new(client, "me")
        with page(client, one["code"], one["token"]) as here, page(client, two["code"], two["token"]) as there:
            placed(here)
            assert here.act("move 3,1")["type"] == "done"
            answer = there.ask("act", seq=here.seq, text="move 3,2")
            assert (answer["code"], answer["seq"]) == ("stale", 0)
            try:
                there.socket.send_json({"type": "act", "seq": 0, "text": "place 3,0", "code": one["code"]})
                assert there.hear()["code"] == "bad-message"
            except WebSocketDisconnect:
                raise AssertionError("the room was closed") from None
            assert here.seq == 2
