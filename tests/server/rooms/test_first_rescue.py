"""The match of a first visit: begun by one request, and won by whoever does what the coach says."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from hotzone import fair_dice, registry
from hotzone.ai import coach
from hotzone.ai.bots import registry as bots
from hotzone.core import constants as c
from hotzone.server.files.lessons import first_rescue
from tests.server.following import follow as follow_suggestions
from tests.server.tables import WIDE, new, page, server


def test_a_first_rescue_begins_without_a_question_asked() -> None:
    with server() as client:
        made = client.post("/api/first/fire", json={"title": "Your first rescue"}).json()
        with page(client, made["code"], made["token"]) as mira:
            room = mira.last["room"]
            assert room["origin"] == "first fire"
            assert [seat.get("bot") for seat in room["seats"]] == [None, None, "steady"]
            assert mira.last["you"]["seats"] == [1, 2]
            assert mira.view["stage"] == "placing"


@pytest.mark.parametrize("name", ["../fire", "chess"])
def test_a_game_without_a_first_rescue_says_so(name: str) -> None:
    with server() as client:
        answer = client.post("/api/first/" + name.replace("/", "%2F"), json={})
        assert answer.status_code == 404


@pytest.mark.parametrize(
    ("box", "edition"), [("ru", "ru"), ("cs", "cs"), ("it", "it"), ("en", "en"), ("klingon", "en"), ("", "en")]
)
def test_a_first_rescue_is_played_by_the_box_at_home(box: str, edition: str) -> None:
    with server() as client:
        made = client.post("/api/first/fire", json={"box": box}).json()
        setup = client.get(f"/api/matches/{made['code']}").json()["setup"]
    assert dict(word.split("=") for word in setup.split()).get("edition", "en") == edition


def follow(name: str, box: str, seed: str) -> str:
    """The ending of a first rescue whose two people do what the coach says: a line up to nature's answer, then the next."""
    found = first_rescue(name, box)
    game = registry.game(found["game"])
    match, dealt = game.new(game.setup(**found["settings"])), Counter[str]()
    mates = {i: bots.bot(name, 1) for i, name in enumerate(found["seats"]) if name != "me"}
    while match.actor != c.NOBODY:
        if match.actor == c.NATURE:
            asked, action = fair_dice.question(game, match), fair_dice.sample_chance(seed, game, match, dealt)
            dealt[asked] += 1
        elif match.actor in mates:
            action = mates[match.actor].choose(match.clone(), game, match.actor, 1.0).action
        else:
            action = game.read(match, coach.plan(match, game, match.actor)["line"][0])
        match.play(action)
    return str(game.endings[match.result])


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("name", "box", "seed"),
    [
        (name, box, seed)
        for name in ("fire", "reactor")
        for box in ("", *first_rescue(name).get("boxes", {}))
        for seed in first_rescue(name, box)["seeds"]
    ],
)
def test_every_seed_of_the_first_rescue_is_won_by_following_the_coach(name: str, box: str, seed: str) -> None:
    assert follow(name, box, seed) in registry.game(name).victories


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("game", "seats", "settings"),
    [
        ("fire", ("me", "steady"), {"rules": "experienced", "level": "recruit"}),
        ("fire", ("me", "steady"), {"board": "villa"}),
        ("reactor", ("me",) * 4, {}),
    ],
)
def test_pressing_only_what_is_suggested_plays_every_match_to_its_end(
    game: str, seats: tuple[str, ...], settings: dict[str, object]
) -> None:
    with server(limits=replace(WIDE, thoughts=(1e6, 1e6))) as client:
        made = new(client, *seats, game=game, **settings)
        with page(client, made["code"], made["token"]) as mira:
            mira.ask("set", pace=0.0)
            view, _ = follow_suggestions(mira)
    assert view["result"] != "undecided"
