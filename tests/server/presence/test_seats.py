"""Seats, return links, hosts, watchers, chat: who may do what."""

from __future__ import annotations

from hotzone import fair_dice
from hotzone.server.presence.seats import Seating, clean
from hotzone.server.rooms.host import HOST_GONE
from hotzone.server.security.rate_limits import RateLimits
from tests.server.tables import WIDE, guest_alone, new, page, placed, server, with_eve


def test_a_return_link_gives_the_seat_back_and_is_kept_as_a_hash_only() -> None:
    with server() as client:
        made = new(client, "open", "open")
        with page(client, made["code"], name="Ota") as ota:
            ota.ask("sit", seat=2)
            token = ota.last["you"]["token"]
            assert ota.last["you"]["seats"] == [2]
        rooms = client.app.state.rooms  # type: ignore[attr-defined]
        kept = client.portal.call(rooms.store.opened, made["code"]).people  # type: ignore[union-attr]
        assert [person.name for person in kept] == ["Mira", "Ota"]
        assert token not in str(kept)
        with page(client, made["code"], token) as again:
            assert (again.last["you"]["seats"], again.last["you"]["name"]) == ([2], "Ota")
            assert again.last["you"]["token"] is None


def test_a_wrong_token_is_refused_and_the_page_may_try_again() -> None:
    with server() as client:
        made = new(client, "me")
        with client.websocket_connect(f"/ws/{made['code']}", headers={"origin": "http://testserver"}) as socket:
            socket.send_json({"type": "hello", "token": "guess"})
            assert socket.receive_json()["code"] == "unknown-token"
            socket.send_json({"type": "hello", "token": made["token"]})
            assert socket.receive_json()["seats"] == [1]


def test_a_seat_is_lent_to_a_bot_or_a_person_and_taken_back_at_any_time() -> None:
    with server() as client:
        made = new(client, "me", "open")
        with page(client, made["code"], made["token"]) as mira, page(client, made["code"], name="Ota") as ota:
            ota.ask("sit", seat=2)
            assert mira.ask("give", seat=1, person=ota.last["you"]["person"])["type"] == "done"
            ota.until("you")
            assert ota.last["you"]["seats"] == [1, 2]
            assert mira.ask("act", seq=0, text="place 3,0")["code"] == "no-seat"
            assert ota.act("place 3,0")["type"] == "done"
            assert mira.ask("take", seat=1)["type"] == "done"
            ota.until("you")
            assert ota.last["you"]["seats"] == [2]
            assert ota.ask("give", seat=2, bot="random")["type"] == "done"
            ota.reach(2)
            assert ota.last["acted"]["bot"] == "random"
            assert ota.ask("take", seat=2)["type"] == "done"
            assert ota.last["you"]["seats"] == [2]


def test_nobody_takes_what_is_not_theirs() -> None:
    with server() as client:
        made = new(client, "me", "open", "random")
        with page(client, made["code"], made["token"]) as mira, page(client, made["code"], name="Ota") as ota:
            assert ota.ask("sit", seat=1)["code"] == "seat-taken"
            assert ota.ask("sit", seat=3)["code"] == "seat-taken"
            assert ota.ask("sit", seat=4)["code"] == "unknown-seat"
            assert ota.ask("sit", seat=0)["code"] == "unknown-seat"
            assert ota.last.get("you", {}).get("token") is None
            assert ota.ask("give", seat=1, bot="random")["code"] == "not-your-seat"
            assert ota.ask("take", seat=1)["code"] == "not-your-seat"
            assert ota.ask("stand", seat=1)["code"] == "not-your-seat"
            assert ota.ask("set", chat="off")["code"] == "not-host"
            assert ota.ask("step")["code"] == "not-host"
            assert ota.ask("kick", person=1)["code"] == "not-host"
            assert ota.ask("host")["code"] == "not-host"
            assert mira.ask("give", seat=1, bot="clever")["code"] == "unknown-bot"
            assert mira.ask("give", seat=1)["code"] == "bad-give"
            assert mira.ask("give", seat=1, person=99)["code"] == "unknown-person"
            assert mira.ask("give", seat=1, person=2)["code"] == "only-watching"
            assert mira.ask("sit", seat=1)["code"] == "already-yours"
            seats = client.get(f"/api/matches/{made['code']}").json()["seats"]
            assert [(seat["holder"], seat["bot"]) for seat in seats] == [(1, None), (None, None), (None, "random")]


def test_late_comers_watch_first_and_then_pick_what_is_free() -> None:
    with server() as client:
        made = new(client, "me", "open")
        with page(client, made["code"], made["token"]) as mira:
            mira.act("place 3,0")
            with page(client, made["code"], name="Ota") as ota:
                assert ota.view["actor"] == 2
                assert ota.ask("act", seq=1, text="place 4,9")["code"] == "no-seat"
                mira.until("room")
                assert [person["guest"] for person in mira.last["room"]["people"]] == [False, True]
                ota.ask("sit", seat=2)
                assert ota.act("place 4,9")["type"] == "done"
                assert ota.ask("stand", seat=2)["type"] == "done"
            while any(person["here"] for person in mira.last["room"]["people"][1:]):
                mira.until("room")


def test_the_host_can_close_the_room_to_watchers_and_send_people_away() -> None:
    with with_eve() as (client, made, mira, eve):
        token = eve.last["you"]["token"]
        assert mira.ask("kick", person=1)["code"] == "own-kick"
        assert mira.ask("kick", person=2)["type"] == "done"
        assert eve.to_the_end() == 4403
        assert mira.last["room"]["seats"][1]["holder"] is None
        assert mira.ask("set", watchers=False)["type"] == "done"
        for hello in ({"type": "hello", "token": token}, {"type": "hello"}):
            with client.websocket_connect(f"/ws/{made['code']}", headers={"origin": "http://testserver"}) as socket:
                socket.send_json(hello)
                assert socket.receive_json()["code"] in ("unknown-token", "no-watchers")
        assert client.get(f"/api/matches/{made['code']}").status_code == 403
        assert client.get(f"/api/matches/{made['code']}/record").json()["code"] == "no-watchers"


def test_the_host_hands_on_and_somebody_follows_a_host_who_is_gone() -> None:
    now = [0.0]
    with guest_alone(now, "Ota") as (client, made, ota):
        with page(client, made["code"], made["token"]) as mira:
            assert mira.ask("host", person=2)["type"] == "done"
            assert mira.last["you"]["host"] is False
            ota.until("you")
            assert ota.last["you"]["host"] is True
            assert ota.ask("host", person=1)["type"] == "done"
        ota.until("room")
        assert ota.ask("host")["code"] == "not-host"  # gone for a moment only
        now[0] += HOST_GONE
        assert ota.ask("host")["type"] == "done"
        assert ota.last["you"]["host"] is True


def test_chat_phrases_and_pings_reach_everybody_until_the_host_switches_chat_off() -> None:
    with server() as client:
        made = new(client, "me")
        with page(client, made["code"], made["token"]) as mira, page(client, made["code"], name="Ota\u202e\n") as ota:
            assert ota.ask("say", text="  watch \u0007 the   door ")["type"] == "done"
            mira.until("said")
            assert (mira.last["said"]["name"], mira.last["said"]["text"]) == ("Ota", "watch the door")
            ota.ask("phrase", phrase="careful")
            assert ota.last["said"]["phrase"] == "careful"
            ota.ask("ping", place="3,5|3,6")
            assert ota.last["said"]["ping"] == "3,5|3,6"
            assert ota.ask("phrase", phrase="boo")["code"] == "unknown-phrase"
            assert ota.ask("ping", place="<b>")["code"] == "bad-place"
            assert ota.ask("say", text=" \u200b ")["code"] == "empty"
            mira.ask("set", chat="seats")
            assert ota.ask("phrase", phrase="help")["code"] == "chat-seats"
            assert mira.ask("say", text="mine")["type"] == "done"
            mira.ask("set", chat="off")
            assert mira.ask("say", text="no")["code"] == "chat-off"
            assert mira.ask("phrase", phrase="help")["type"] == "done"
            assert mira.ask("set", chat="loud")["code"] == "bad-chat"
            with page(client, made["code"]) as late:
                assert [line.get("text") for line in late.last["talk"]["lines"]] == ["watch the door", None, "mine", None]


def test_chat_is_slow_and_play_goes_on() -> None:
    with server(limits=RateLimits(chats=(0.0, 3))) as client:
        made = new(client, "me")
        with page(client, made["code"], made["token"]) as mira:
            answers = [mira.ask("say", text=f"line {i}") for i in range(5)]
            assert [answer.get("code") for answer in answers] == [None, None, None, "too-fast", "too-fast"]
            placed(mira)


def test_names_and_titles_are_cleaned_and_kept() -> None:
    with server() as client:
        made = new(client, "me")
        with page(client, made["code"], made["token"]) as mira:
            assert mira.ask("name", name="  Mirka ")["type"] == "done"
            assert mira.ask("name", name="\u202e")["code"] == "empty"
            assert mira.ask("set", title="Night shift", pace=0.5)["type"] == "done"
            assert mira.last["room"]["title"] == "Night shift"
        rooms = client.app.state.rooms  # type: ignore[attr-defined]
        client.portal.call(lambda: rooms.put_away(made["code"]))  # type: ignore[union-attr]
        about = client.get(f"/api/matches/{made['code']}").json()
        assert (about["title"], about["switches"]["pace"], about["people"][0]["name"]) == ("Night shift", 0.5, "Mirka")


def test_a_full_room_refuses_one_more_watcher() -> None:
    limits = RateLimits(**{**{name: getattr(WIDE, name) for name in WIDE.__slots__}, "people": 1})
    with server(limits=limits) as client:
        made = new(client, "me")
        with (
            page(client, made["code"]),
            client.websocket_connect(f"/ws/{made['code']}", headers={"origin": "http://testserver"}) as more,
        ):
            more.send_json({"type": "hello"})
            assert more.receive_json()["code"] == "room-full"


def test_bots_act_while_somebody_looks_and_wait_while_the_host_holds_them() -> None:
    with server() as client:
        made = new(client, "random", "random")
        with page(client, made["code"], made["token"]) as mira:
            mira.ask("set", paused=True, pace=0)
            at = mira.seq
            mira.ask("step")
            mira.reach(at + 1)
            assert mira.last["acted"]["plan"] == [mira.last["acted"]["action"]]
            mira.ask("set", paused=False)
            while mira.view["actor"] != "nobody":
                mira.hear()
            mira.ended()
            assert mira.last["room"]["dice"]["seed"].startswith(fair_dice.BY_TURN)


def test_a_quicker_pace_counts_at_once() -> None:
    with server() as client:
        made = new(client, "random")
        client.app.state.rooms.open[made["code"]].switches.pace = 3600.0  # type: ignore[attr-defined]
        with page(client, made["code"], made["token"]) as mira:
            mira.ask("set", pace=0)
            mira.reach(1)


def test_words_of_people_lose_what_could_deceive() -> None:
    assert clean("a\u0000b\u202ec\td", 24) == "abc d"
    assert clean("x" * 99, 24) == "x" * 24
    assert clean("Žofie Ёлка 👩‍🚒", 24) == "Žofie Ёлка 👩‍🚒"
    crew = Seating("fern-10", 1)
    assert crew.add("").name == "Guest 1"


def test_who_lends_a_seat_to_a_bot_still_counts_when_others_want_to_go_beyond_the_dice() -> None:
    with server() as client:
        made = new(client, "me", "open")
        with page(client, made["code"], made["token"]) as mira, page(client, made["code"], name="Ota") as ota:
            ota.ask("sit", seat=2)
            mira.act("place 3,0")
            ota.reach(1)
            ota.act("place 4,9")
            ota.ask("give", seat=2, bot="random")
            mira.reach(2)
            mira.ask("set", paused=True)
            mira.act("end")
            assert mira.last["room"]["alone"] is False
            assert mira.ask("undo", seq=mira.seq)["code"] == "dice-rolled"
