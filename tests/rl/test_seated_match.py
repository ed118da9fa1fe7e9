"""Matches in words with a player at each seat: talk, budgets, partners, transcripts that replay, and the forms of other tools."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from hotzone.core.errors import BadSetup, BadText, HotzoneError, Illegal
from hotzone.rl.llm import openai_tools, transcript
from hotzone.rl.llm.seated_match import Budget, SeatedMatch
from hotzone.rl.llm.text_arena import TextArenaEnv
from hotzone.rl.llm.toolbox import MOST, Toolbox


def played_out(match: SeatedMatch) -> SeatedMatch:
    """Everybody takes the last action of the list, which ends turns."""
    while not match.over:
        assert match.play(match.seat, str(len(match.match.legal()))).accepted
    return match


def test_a_seat_sees_what_happened_and_was_said_since_it_last_looked() -> None:
    match = SeatedMatch("fire", {"crew": 3}, seed=1)
    assert "You are" in match.introduction(2)
    match.say(1, "I go left", to=2)
    match.say(3, "for all")
    match.play(1, "place 3,0")
    second, third = match.observe(2), match.observe(3)
    assert "starts at 3,0" in second
    assert "Seat 1 to seat 2: I go left" in second
    assert "I go left" not in third
    assert "You: for all" in third
    assert "You decide. Legal actions:\n1. " in second
    assert "Seat 2 decides. Wait" in third
    assert "What happened" not in match.observe(2)


def test_only_the_seat_that_decides_may_play() -> None:
    match = SeatedMatch("fire", {"crew": 2}, seed=1)
    with pytest.raises(Illegal, match="seat 1 decides, not seat 2"):
        match.play(2, "1")
    for seat in (0, 3, True, "1"):
        with pytest.raises(BadText, match="there is no seat"):
            match.play(seat, "1")  # type: ignore[arg-type]
    with pytest.raises(BadText, match="at most 1000"):
        match.say(1, "x" * 1001)
    assert len(match.lines) == 1


def test_answers_that_are_refused_three_times_pass_the_turn() -> None:
    match = SeatedMatch("fire", {"crew": 1}, seed=1)
    match.play(1, "place 3,0")
    turn = match.session.match.turn
    assert [match.play(1, "fly to the moon").accepted for _ in range(3)] == [False] * 3
    assert match.lines[-1]["passed"] == "3 answers were refused"
    assert match.session.match.turn == turn + 1
    assert "Seat 1 passes" in match.observe(1)


def test_a_seat_that_has_written_all_its_tokens_passes_its_turns() -> None:
    match = SeatedMatch("fire", {"crew": 2}, seed=1, budget=Budget(tokens=10))
    match.say(1, "x" * 40)
    assert match.seat == 2
    assert match.lines[-1]["passed"] == "no tokens left"
    with pytest.raises(Illegal, match="10 tokens"):
        match.say(1, "one more word")


def test_the_match_stops_when_its_decisions_are_taken() -> None:
    match = SeatedMatch("fire", {"crew": 1}, seed=1, budget=Budget(decisions=3))
    for _ in range(3):
        match.play(1, "1")
    assert match.over
    assert not match.match.over
    assert "budget" in match.observe(1)
    with pytest.raises(Illegal, match="3 decisions"):
        match.play(1, "1")


@pytest.mark.parametrize("partners", [{}, {2: "random"}])
@pytest.mark.parametrize(("game", "settings"), [("fire", {"crew": 2}), ("reactor", {"hearts": 1})])
def test_a_transcript_replays_to_the_same_table(
    game: str, settings: dict[str, Any], partners: dict[int, str], tmp_path: Path
) -> None:
    match = SeatedMatch(game, settings, seed=4, budget=Budget(tokens=2000), partners=partners)
    match.say(1, "Grüße")
    match.play(1, "nonsense at all")
    played_out(match)
    path = tmp_path / "a.jsonl"
    path.write_text(transcript.as_text(match.lines), "utf-8")
    lines = transcript.read(path)
    again = transcript.replay(lines)
    assert again.session.position() == match.session.position()
    assert again.messages == match.messages
    assert transcript.replay(lines[:20]).lines == lines[:20]  # one that was broken off


def test_a_transcript_that_was_changed_is_refused() -> None:
    lines = played_out(SeatedMatch("fire", {"crew": 1}, seed=4)).lines
    other = [*lines[:3], {**lines[3], "played": "end of it"}, *lines[4:]]
    with pytest.raises(BadText, match="line 4 says"):
        transcript.replay(other)
    broken: list[Any] = [[], [{}], [{"transcript": 1}], [{**lines[0], "seed": "x"}], [5]]
    for bad in broken:
        with pytest.raises(HotzoneError):
            transcript.replay(bad)


@pytest.mark.parametrize("settings", [{"seed": 1}, {"language": "en"}, {"budget": 1}, {"crew": {}}, {"self": 1}])
def test_what_is_no_setting_is_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(HotzoneError):
        Toolbox().call("new_match", {"settings": settings})


def test_partners_are_our_own_bots_only_and_leave_a_seat() -> None:
    for partners, why in (({2: "x.py:Bot"}, "no bot"), ({9: "random"}, "no seat 9"), ({1: "random", 2: "random"}, "at least one")):
        with pytest.raises(BadSetup, match=why):
            SeatedMatch("fire", {"crew": 2}, partners=partners)


def test_the_tools_explain_and_search() -> None:
    box = Toolbox()
    match = box.call("new_match", {"seed": 1, "settings": {"crew": 1}}).split()[1]
    box.call("play", {"match": match, "seat": 1, "answer": "place 3,0"})
    assert "FIRE-ADJ-01: Only spaces" in box.call("why", {"match": match, "about": "move 6,6"})
    assert "is allowed" in box.call("why", {"match": match, "about": "move 3,1"})
    assert box.call("why", {"match": match, "about": "fire-adj-01"}).startswith("FIRE-ADJ-01: ")
    assert "Play: " in box.call("hint", {"match": match, "seat": 1, "step": 3})
    assert "Play: " not in box.call("hint", {"match": match, "seat": 1, "step": 1})
    assert "FIRE-CARRY-01" in box.call("search_rules", {"question": "can I carry a victim?"})
    assert "Nothing" in box.call("search_rules", {"question": "zzzz"})
    assert "crew" in box.call("games", {})
    assert box.of(match).decisions == 1


def test_old_matches_make_room_for_new_ones() -> None:
    box = Toolbox()
    first = box.call("new_match", {"settings": {"crew": 1}}).split()[1]
    for _ in range(MOST):
        box.call("new_match", {"settings": {"crew": 1}})
    with pytest.raises(BadText, match="no match"):
        box.call("observe", {"match": first, "seat": 1})
    assert len(box.matches) == MOST


@pytest.mark.parametrize(
    "arguments", [{"match": 1, "seat": 1}, {"match": "a"}, {"match": "a", "seat": True}, {"match": "a", "seat": 1, "x": 1}]
)
def test_arguments_that_do_not_fit_are_refused(arguments: dict[str, Any]) -> None:
    with pytest.raises(BadText, match="the tool observe"):
        Toolbox().call("observe", arguments)


def scripted(messages: Sequence[dict[str, Any]], tools: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Stands in for a model of OpenAI's kind: begins a match, looks, plays what ends the turn, stops at the end."""
    last = str(messages[-1]["content"])
    begun = next(
        (re.match(r"match: (\w+)", str(one["content"])) for one in messages if str(one["content"]).startswith("match: ")), None
    )
    if "match is over" in last:
        return {"role": "assistant", "content": "We are done."}
    if begun is None:
        name, arguments = "new_match", {"game": "fire", "seed": 2, "settings": {"crew": 1}}
    elif listed := re.findall(r"^(\d+)\. ", last, re.MULTILINE):
        name, arguments = "play", {"match": begun[1], "seat": 1, "answer": listed[-1]}
    else:
        name, arguments = "observe", {"match": begun[1], "seat": 1}
    assert name in [tool["function"]["name"] for tool in tools]
    function = {"name": name, "arguments": json.dumps(arguments)}
    return {
        "role": "assistant",
        "content": None,
        "tool_calls": [{"id": f"c{len(messages)}", "type": "function", "function": function}],
    }


def test_a_model_of_openais_kind_plays_a_whole_match() -> None:
    box = Toolbox()
    messages = openai_tools.converse(box, scripted, "Play a match.")
    assert messages[-1] == {"role": "assistant", "content": "We are done."}
    (match,) = box.matches.values()
    assert match.match.over
    assert all(one["tool_call_id"] for one in messages if one["role"] == "tool")


@pytest.mark.parametrize(
    ("called", "code"),
    [
        ({"name": "play", "arguments": "{"}, "bad-argument"),
        ({"name": "play", "arguments": "[]"}, "bad-argument"),
        ({"name": "fly"}, "unknown-tool"),
        ({}, "unknown-tool"),
    ],
)
def test_a_call_that_cannot_be_read_is_told_so(called: dict[str, Any], code: str) -> None:
    (told,) = openai_tools.answers(Toolbox(), {"tool_calls": [{"id": "1", "function": called}]})
    assert told["content"].startswith("Refused")
    assert code in told["content"]


def test_a_match_in_the_form_of_textarena_is_played_with_talk() -> None:
    env = TextArenaEnv("fire", budget=Budget(tokens=4000))
    with pytest.raises(Illegal, match="reset first"):
        env.get_observation()
    env.reset(num_players=2, seed=1)
    done, heard, refused = False, False, 0
    while not done:
        player, seen = env.get_observation()
        heard = heard or (player == 1 and "Seat 1: my plan" in seen)
        listed = re.findall(r"^(\d+)\. ", seen.split("Legal actions:")[1], re.MULTILINE)
        done, info = env.step(f"<say>my plan</say> I choose {listed[-1]}" if player == 0 else listed[-1])
        refused += bool(info["refused"])
    rewards, found = env.close()
    assert heard
    assert refused == 0
    assert rewards == {0: -1.0, 1: -1.0}
    assert found["result"]["ending"]
    assert env.get_observation()[0] == -1
    transcript.replay(found["transcript"])
    with pytest.raises(Illegal, match="over"):
        env.step("1")
