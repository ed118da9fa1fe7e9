"""Many who watch one room: everybody learns who is here, but not once for each who comes."""

from __future__ import annotations

from contextlib import ExitStack

from hotzone.server.presence.listeners import FEW
from hotzone.server.security.rate_limits import RateLimits
from tests.server.tables import WIDE, new, page, server

CROWD = FEW + 20


def test_a_crowd_hears_once_of_many_who_come() -> None:
    limits = RateLimits(**{**{name: getattr(WIDE, name) for name in WIDE.__slots__}, "sockets": 1000})
    with server(limits=limits) as client, ExitStack() as stack:
        made = new(client, "me")
        mira = stack.enter_context(page(client, made["code"], made["token"]))
        others = [stack.enter_context(page(client, made["code"])) for _ in range(CROWD)]
        while len(mira.last["room"]["people"]) < 1 + CROWD:
            mira.until("room")
        told = [message for message in mira.heard if message["type"] == "room"]
        assert len(told) < CROWD  # not one for each who came
        assert all(len(one.last["room"]["people"]) > 1 for one in others)  # each heard at once where it is
