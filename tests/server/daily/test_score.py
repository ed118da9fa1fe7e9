"""Scores: turns as squares, the share of the best line, the middle half, where crews parted."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hotzone import registry
from hotzone.contract.same_luck import TellsLikeness
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.server.daily import score
from hotzone.server.daily.plans import DAYS, Scoring, plan_of, scoring, variants
from hotzone.server.daily.standings import CrewTable
from hotzone.store.protocol import Try
from tests.server.daily.test_tries import TUESDAY

FIRE = scoring("fire")


def test_a_turn_is_a_square_by_what_it_cost() -> None:
    assert [score.square(cost) for cost in (-0.01, 0.0, 0.0049, 0.005, 0.0149, 0.015, 0.039, 0.04, 0.5)] == list("bbbggssmm")


def test_the_share_of_the_best_line_is_what_decisions_left_of_the_first_chance() -> None:
    assert score.share(0.6, 0.0) == 100
    assert score.share(0.6, 0.06) == 90
    assert score.share(0.6, 2.0) == 0
    assert score.share(0.0, 0.0) == 100


def test_crews_are_compared_by_the_longest_look_whoever_advised_them() -> None:
    own = {"before": 0.6, "best": 0.6, "after": 0.5, "decision": -0.1, "luck": 0.1, "followed": ""}
    led = {"before": 0.6, "best": 0.7, "after": 0.6, "decision": 0.0, "luck": 0.4, "followed": "coach"}
    found = score.strict({"moments": [own, led], "start": 0.6, "decisions": -0.1, "luck": 0.5, "win": 1.0})
    assert [one["decision"] for one in found["moments"]] == [pytest.approx(-0.1), pytest.approx(-0.1)]
    assert [one["luck"] for one in found["moments"]] == [pytest.approx(0.2), pytest.approx(0.4)]
    assert found["start"] + found["decisions"] + found["luck"] == pytest.approx(1.0)
    assert score.share(found["start"], -found["decisions"]) == 67
    old = {key: value for key, value in own.items() if key not in ("best", "followed")}  # kept by an earlier version
    assert score.strict({"moments": [old], "start": 0.6, "decisions": -0.1, "luck": 0.5, "win": 1.0})["decisions"] == pytest.approx(
        -0.1
    )


def test_more_rescued_beats_winning_sooner_and_fewer_turns_beat_less_damage() -> None:
    def rank(rescued: int, won: int, turns: int, damage: int) -> tuple[float, ...]:
        return score.rank({"rescued": rescued, "won": won, "turns": turns, "damage": damage}, FIRE)

    assert rank(10, 1, 50, 20) > rank(7, 1, 30, 3) > rank(7, 1, 31, 2) > rank(7, 1, 31, 5) > rank(6, 0, 10, 0)


def test_the_middle_half_lies_between_the_quarters_and_who_has_ended_stays() -> None:
    curves = [[[1, 0.5, 0.1 * i], [2, 0.1 * i, 0.1 * i]] for i in range(8)]
    curves.append([[1, 0.5, 0.9]])  # ended after a turn
    first, second = score.middle_half(curves)
    assert first == [1, 0.5, 0.5]
    assert second[1] < 0.45 < second[2]


def made(table: str, code: str, after: float, turn: int = 3) -> dict[str, Any]:
    return {"turn": turn, "seq": 9, "table": table, "about": {"code": code}, "line": [code], "after": after}


def test_crews_part_where_they_stood_alike_and_chose_otherwise() -> None:
    tries = {
        "a": [made("x", "go", 0.6, 2), made("same", "save", 0.5)],
        "b": [made("x", "go", 0.6, 2), made("same", "gun", 0.8)],
        "c": [made("x", "go", 0.6, 2), made("same", "gun", 0.8)],
        "d": [made("other", "treat", 0.1)],
    }
    found = score.parted(tries)
    assert found is not None
    assert found["turn"] == 3
    assert [(one["about"]["code"], one["percent"], one["after"]) for one in found["choices"]] == [
        ("gun", 67, 0.8),
        ("save", 33, 0.5),
    ]
    assert score.parted({"a": tries["a"]}) is None


def test_crews_stand_alike_with_the_same_people_and_nearly_the_same_fires() -> None:
    def stood(table: str, code: str, after: float, same: str, burning: str) -> dict[str, Any]:
        return {**made(table, code, after), "same": same, "near": dict.fromkeys(burning, "fire")}

    tries = {
        "a": [stood("1", "save", 0.5, "two lie there", "abcdef")],
        "b": [stood("2", "gun", 0.8, "two lie there", "abcxyf")],  # three spaces burn otherwise, or less
        "c": [stood("3", "treat", 0.1, "one lies there", "abcdef")],  # another match by now
        "d": [stood("4", "treat", 0.1, "two lie there", "uvwxyz")],
    }
    assert score.parted(tries) is None  # four spaces differ between a and b
    tries["b"] = [stood("2", "gun", 0.8, "two lie there", "abcxef")]
    found = score.parted(tries)
    assert found is not None
    assert found["alike"]  # but not the same
    assert [(one["about"]["code"], one["percent"]) for one in found["choices"]] == [("gun", 50), ("save", 50)]
    tries["e"] = [stood("1", "gun", 0.9, "two lie there", "abcdef")]
    assert {one["about"]["code"] for one in score.parted(tries)["choices"]} == {"gun", "save"}  # type: ignore[index]


def test_games_say_what_is_alike() -> None:
    for name, settings in (("fire", {"crew": 2}), ("reactor", {"hearts": 2})):
        game = registry.game(name)
        assert isinstance(game, TellsLikeness)
        table = game.new(game.setup(**settings))
        first = game.likeness(table)
        assert first == game.likeness(table.clone())
        dice = Dice(5)
        for _ in range(30):
            table.play(table.sample_chance(dice) if table.actor == c.NATURE else table.legal()[-1])
        assert game.likeness(table).near != first.near


def test_who_plays_badly_and_is_always_lucky_knew_the_dice() -> None:
    def moments(luck: float) -> list[dict[str, float]]:
        return [{"luck": luck * (1 if i % 2 or luck > 0.02 else -1)} for i in range(25)]

    assert score.foresees({"moments": moments(0.03), "start": 0.5, "decisions": -0.4})
    assert not score.foresees({"moments": moments(0.03), "start": 0.5, "decisions": -0.02})  # a good crew may be lucky
    assert not score.foresees({"moments": moments(0.01), "start": 0.5, "decisions": -0.4})
    assert not score.foresees({"moments": [], "start": 0.5, "decisions": -0.4})


def finished(match: str, rescued: int, turns: int, **more: Any) -> Try:
    result = {"rescued": rescued, "won": int(rescued >= 7), "turns": turns, "damage": 5, "lost": 0}
    told = {"result": result, "won": rescued >= 7, "share": 90, "squares": "bB", "curve": [[1, 0.5, 0.6]], "choices": []}
    about = {"apart": False, "people": 1, "help": False, **more}
    return Try(f"daily {TUESDAY}", match, match, 1.0, True, f"Crew {match}", False, json.dumps({**told, **about}))


def test_bars_places_and_who_is_left_out() -> None:
    tries = [finished("a", 10, 44), finished("b", 7, 38), finished("c", 7, 70), finished("d", 3, 20), finished("e", 9, 50)]
    tries += [finished("f", 10, 10, apart=True), finished("g", 7, 30)._replace(counted=False)]
    found = CrewTable(tries, "fire").told(tries[1])
    assert found["crews"] == 5
    assert found["won"] == 4
    assert found["better"] == 50  # c and d of four others
    bars = [(bar["kind"], bar["many"], bar["mine"]) for bar in found["bars"]]
    assert bars == [
        ("lost", 1, False),
        ("turns", 1, False),
        ("turns", 0, False),
        ("turns", 0, False),
        ("turns", 1, True),
        ("turns", 0, False),
        ("saved", 1, False),
        ("all", 1, False),
    ]
    assert [(row["place"], row["mine"], row["name"]) for row in found["list"]][:3] == [
        (1, False, ""),
        (2, False, ""),
        (3, True, "Crew b"),
    ]
    own = CrewTable(tries, "fire").told(tries[5])  # it still sees itself
    assert own["mine"]["match"] == "f"
    assert own["crews"] == 5


def test_every_weekday_has_a_fire_that_can_be_set_up_and_the_reactor_has_the_middle() -> None:
    for number in range(len(DAYS)):
        assert variants(number)
        for plan in variants(number):
            assert plan.seats() >= 2
    assert {plan.game for plan in variants(2)} == {"reactor"}
    assert plan_of(TUESDAY) is not None
    assert Scoring(("won",)).turn_bins == ()
