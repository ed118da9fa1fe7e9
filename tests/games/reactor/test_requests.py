"""Requests of teammates in Reactor: granted where that costs little, declined with a reason where it does not."""

from __future__ import annotations

import pytest

from hotzone.ai import coach
from hotzone.ai.bots.crew_bot import CrewBot
from hotzone.ai.bots.strengths import STEADY
from hotzone.contract.ai import RequestTaker
from hotzone.core.errors import BadText
from hotzone.games.reactor.advice.requests import KINDS
from hotzone.games.reactor.match import Match
from tests.games.playing import check_too_dear, refused_request
from tests.games.reactor.figures import at, irradiate, lie, seat
from tests.games.reactor.tables import REACTOR, deck, table


def asked(match: Match, kind: str, place: str = "", who: str = "engineer", by: str = "soldier") -> dict[str, object]:
    """What a character answers."""
    return coach.ask(match, REACTOR, seat(match, who), {"ask": kind, "place": place, "by": seat(match, by) + 1})


def played(match: Match, kind: str, place: str = "", by: str = "soldier") -> Match:
    """The table after the turn of a bot that was asked, up to nature's part."""
    bot, now, mine = CrewBot(strength=STEADY), match.clone(), match.actor
    bot.hear(mine, [{"ask": kind, "place": place, "by": seat(match, by) + 1}])
    while now.actor == mine and now.seat == match.seat:
        now.play(bot.choose(now, REACTOR, mine, 1.0).action)
    return now


def test_reactor_takes_requests_with_a_cell_or_without() -> None:
    assert isinstance(REACTOR, RequestTaker)
    assert set(REACTOR.requests.values()) == {"cell", ""}


def test_an_open_assembly_in_reach_is_cooled_on_request() -> None:
    match = table("16 FN, 3 FN, 10 fe", "engineer 15, soldier 1", active="engineer", hearts=3)
    match.opened = 1
    assert asked(match, "cool", "16")["answer"] == "yes"
    assert REACTOR.view(played(match, "cool", "16"), None)["cells"]["16"]["up"] is False  # type: ignore[index]


def test_what_is_out_of_reach_is_declined() -> None:
    match = table("31 FN", "engineer 1, soldier 2", active="engineer")
    found = asked(match, "cool", "31")
    assert (found["answer"], found["why"]) == ("no", "cannot")


def test_what_would_lose_the_match_is_declined_and_says_so() -> None:
    match = table("16 FE, 7 FN", "engineer 15, soldier 1", active="engineer", hearts=1)
    deck(match, "16 3")
    match.opened = 1
    found = asked(match, "leave-tile", "16")
    check_too_dear(found, "r-defeat")


def test_a_tile_is_left_to_who_asks() -> None:
    match = table("16 FN, 15 fn", "engineer 15, soldier 17", active="engineer", hearts=3)
    match.opened = 1
    assert asked(match, "leave-tile", "16")["answer"] == "yes"
    after = played(match, "leave-tile", "16")
    assert after.get("tile", match.plan.read_cell("16")) == match.get("tile", match.plan.read_cell("16"))


def test_who_is_asked_to_come_ends_nearer_and_who_is_there_stays() -> None:
    match = table("15 fn", "engineer 15, soldier 17", active="engineer", hearts=3)
    match.opened = 1
    assert asked(match, "come", "17")["answer"] == "yes"
    assert at(played(match, "come", "17"), "engineer") == "16"  # on its own it would go another way
    assert asked(match, "come", "15")["answer"] == "yes"
    assert at(played(match, "come", "15"), "engineer") == "15"


def test_a_token_is_fetched() -> None:
    match = table("15 fn, 16 fn", "engineer 15, soldier 1", active="engineer", hearts=3)
    lie(match, "16", "lift", "soldier")
    match.opened = 1
    assert asked(match, "fetch", "16")["answer"] == "yes"
    after = played(match, "fetch", "16")
    assert "lying" not in REACTOR.view(after, None)["cells"]["16"]  # type: ignore[index]


def test_the_doctor_treats_who_asks() -> None:
    match = table("15 fn, 16 fn", "doctor 15, soldier 16", active="doctor", hearts=3)
    irradiate(match, "soldier", 4)
    match.opened = 1
    found = asked(match, "treat", who="doctor")
    assert found["answer"] == "yes", found
    after = played(match, "treat")
    assert after.get("radiation", seat(match, "soldier")) < 4


@pytest.mark.parametrize("request_kept", [("fetch", "3"), ("cool", "16"), ("cool", "3"), ("leave-tile", "5"), ("treat", "")])
def test_what_is_done_by_now_is_moot(request_kept: tuple[str, str]) -> None:
    match = table("16 FE*, 5 --", "doctor 2, soldier 1", active="soldier")
    kind, place = request_kept
    assert REACTOR.moot(match, {"ask": kind, "place": place, "by": 1}, seat(match, "doctor"))


def test_the_dead_think_of_it_when_they_are_back() -> None:
    match = table("3 FN", "engineer -, soldier 1", active="soldier")
    assert asked(match, "cool", "3")["answer"] == "later"


ABOUT_NOTHING = {
    "leave-tile 5": "no-tile",
    "cool 7": "no-heat",
    "cool 16": "no-heat",
    "fetch 7": "no-tokens",
    "treat": "no-radiation",
    "come 99": "bad-cell",
    "dance": "unknown-request",
}


def test_a_request_about_nothing_is_refused() -> None:
    match = table("5 --, 16 FE*", "engineer 15, soldier 1", active="engineer")
    assert {request: refused_request(asked, match, request) for request in ABOUT_NOTHING} == ABOUT_NOTHING


@pytest.mark.parametrize("kind", KINDS)
def test_every_request_is_checked_before_it_is_kept(kind: str) -> None:
    match = table("5 --", "engineer 15, soldier 1", active="engineer")
    with pytest.raises(BadText):
        REACTOR.check_request(match, {"ask": kind, "place": "nowhere", "by": 1})
