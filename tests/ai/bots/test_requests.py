"""Requests of teammates are granted where that costs little, and declined with a reason where it does not."""

from __future__ import annotations

import pytest

from hotzone.ai import coach
from hotzone.ai.bots.crew_bot import CrewBot
from hotzone.ai.bots.strengths import STEADY
from hotzone.games.fire.match import Match
from tests.games.fire.tables import FIRE, row, table
from tests.games.playing import check_too_dear, refused_request


def asked(match: Match, kind: str, place: str = "", seat: int = 0) -> dict[str, object]:
    """What a seat answers."""
    return coach.ask(match, FIRE, seat, {"ask": kind, "place": place, "by": 2})


def test_a_fire_beside_it_is_put_out_on_request() -> None:
    match = table(
        """
        +   +   +   +   +   +
          F  1    F      2
        +   +   +   +   +   +
        """,
        crew=2,
    )
    for place in ("1,1", "1,3"):
        assert asked(match, "put-out", place)["answer"] == "yes"
        bot = CrewBot(strength=STEADY)
        bot.hear(0, [{"ask": "put-out", "place": place, "by": 2}])
        choice = bot.choose(match, FIRE, 0, 1.0)
        assert f"quench {place}" in choice.plan or choice.plan.count(f"douse {place}") == 2
        assert choice.because["requests"][0]["answer"] == "yes"  # type: ignore[index]


def test_what_is_out_of_reach_is_declined() -> None:
    match = table(row("|1                      |     F |"), crew=2)
    found = asked(match, "put-out", "1,8")
    assert (found["answer"], found["why"]) == ("no", "cannot")


def test_what_would_cost_a_life_is_declined_and_says_so() -> None:
    match = table(
        """
        +   +   +   +   +   +   +   +   +
          F  1   vs   F          2
        +   +   +   +   +   +   +   +   +
        """,
        crew=2,
    )
    match.lost = 3
    found = asked(match, "put-out", "1,1")
    check_too_dear(found, "poi-lost")


def test_a_victim_is_left_to_who_asks() -> None:
    match = table(
        """
        +   +   +   +   +   +   +   +   +
             1   v   2
        +   +   +   +   +   +   +   +   +
        """,
        crew=2,
    )
    assert asked(match, "leave-victim", "1,3")["answer"] == "yes"
    bot = CrewBot(strength=STEADY)
    bot.hear(0, [{"ask": "leave-victim", "place": "1,3", "by": 2}])
    assert not [step for step in bot.choose(match, FIRE, 0, 1.0).plan if step.startswith("carry")]


def test_a_door_is_closed_when_asked() -> None:
    match = table(row("|    1  O    2  |"), crew=2)
    assert asked(match, "hold-door", "1,2|1,3")["answer"] == "yes"


def test_who_is_outside_already_needs_not_follow() -> None:
    match = table("+---+\n|   |\n+---+", crew=2)
    assert asked(match, "follow-out")["answer"] == "moot"


ABOUT_NOTHING = {
    "leave-victim 1,1": "nobody-there",
    "put-out 1,1": "no-threat",
    "hold-door 1,1|1,2": "no-door",
    "dance": "unknown-request",
}


@pytest.mark.parametrize(("request_text", "code"), ABOUT_NOTHING.items())
def test_a_request_about_nothing_is_refused(request_text: str, code: str) -> None:
    assert refused_request(asked, table("+   +   +\n 1\n+   +   +", crew=2), request_text) == code
