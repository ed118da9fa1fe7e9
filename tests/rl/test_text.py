"""Matches in words: numbered actions, answers by number or text, refusals with their rule, tools as JSON Schema."""

import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest

from hotzone.core.dice import Dice
from hotzone.core.errors import BadSetup
from hotzone.rl.llm import tool_schema
from hotzone.rl.llm.match import TextMatch
from tests.waiting import LONG

ROOT = Path(__file__).parents[2]
MATCHES = [
    ("fire", {"crew": 2}),
    ("fire", {"rules": "experienced", "level": "heroic", "crew": "captain,cafs,driver,paramedic"}),
    ("fire", {"board": "high-rise", "rules": "experienced", "scenarios": "friend-in-need"}),
    ("reactor", {"hearts": 2}),
]
CASES = pytest.mark.parametrize(("game", "settings"), MATCHES, ids=["family", "heroic", "high-rise", "reactor"])


def numbered(observation: str) -> list[str]:
    lines = observation.split("Legal actions:\n")[1].splitlines()
    return [re.sub(r"^\d+\. | \(\d+ \w+\)$", "", line) for line in lines]


@CASES
def test_a_match_is_played_to_its_end_by_the_numbers_of_its_lines(game: str, settings: dict[str, Any]) -> None:
    match, dice, texts = TextMatch(game, seed=5, **settings), Dice(5), 0
    while not match.over:
        actions = numbered(match.observation())
        assert actions == match.legal()
        choice = dice.below(len(actions))
        texts += choice % 2
        reply = match.play(actions[choice] if choice % 2 else str(choice + 1))
        assert reply.accepted
    assert texts
    assert match.refusals == 0
    assert match.result()["ending"] != "undecided"
    assert "Legal actions" not in match.observation()
    assert match.play("1") == (False, "Refused: the match is over.", "over", "")


@CASES
def test_every_legal_action_fits_the_tools(game: str, settings: dict[str, Any]) -> None:
    match, dice, always = TextMatch(game, seed=6, **settings), Dice(6), tool_schema.tool(game)["parameters"]
    jsonschema.Draft202012Validator.check_schema(always)
    check = jsonschema.Draft202012Validator(always)
    while not match.over:
        legal, now = match.legal(), match.tool()["parameters"]
        for text in legal:
            check.validate({"action": text})
        assert now["properties"]["action"]["enum"] == legal
        assert match.play({"action": legal[dice.below(len(legal))]}).accepted
    jsonschema.Draft202012Validator.check_schema(now)
    for other in ("roll 3,5", "face victim", "card S4", "fly 3,5", "move", "move 3,5 now", "end 3"):
        assert not check.is_valid({"action": other})
    assert not check.is_valid({"action": "end", "reason": "tired"})


def test_the_observation_shows_the_board_and_what_actions_cost() -> None:
    match = TextMatch("fire", seed=1, crew=1)
    match.play("place 3,0")
    seen = match.observation()
    assert " 3  1        F D F   F   F     |       |" in seen
    assert "Firefighter 1 acts." in seen
    assert "1. move 2,0 (1 AP)" in seen
    assert seen.endswith(". end")


def test_the_introduction_says_how_to_answer_and_the_rulebook_what_holds() -> None:
    match = TextMatch("reactor", seed=1)
    assert "You decide for every character" in match.introduction()
    assert "Reactor: the active zone (board=reactor)" in match.introduction()
    assert "REACTOR-SETUP-05: " in match.rulebook()


@pytest.mark.parametrize(("language", "letters"), [("en", "[a-z]"), ("ru", "[а-я]"), ("cs", "[ěščřžýáíé]"), ("it", "[a-zàèìòù]")])
def test_a_refusal_names_the_rule_and_says_it_in_the_language(language: str, letters: str) -> None:
    match = TextMatch("fire", seed=1, crew=1, language=language)
    match.play("place 3,0")
    before = match.session.match.snapshot()
    reply = match.play("move 6,6")
    assert (reply.accepted, reply.rule) == (False, "FIRE-ADJ-01")
    first, said, last = reply.text.split("\n")
    assert first.startswith("Refused: ")
    assert first.endswith("(FIRE-ADJ-01).")
    assert re.search(letters, said.removeprefix("FIRE-ADJ-01: "))
    assert "Nothing has changed" in last
    assert match.session.match.snapshot() == before
    assert match.refusals == 1


@pytest.mark.parametrize(
    ("answer", "code"),
    [("", "no-answer"), ("0", "no-number"), ("999", "no-number"), ("dance", "unknown-verb"), ({"reason": 3}, "no-answer")],
)
def test_answers_that_are_none_are_refused(answer: object, code: str) -> None:
    match = TextMatch("fire", seed=1, crew=1)
    reply = match.play(answer)  # type: ignore[arg-type]
    assert (reply.accepted, reply.code) == (False, code)
    assert "from 1 to 32" in reply.text


@pytest.mark.parametrize(("answer", "meant"), [([3], ""), (True, ""), (None, "")])
def test_answers_of_another_kind_are_refused(answer: object, meant: str) -> None:
    match = TextMatch("fire", seed=1, crew=1)
    assert match.play({"action": answer}).code == "bad-answer"


def test_a_language_without_rules_is_refused() -> None:
    with pytest.raises(BadSetup, match="not in 'eo'"):
        TextMatch("fire", language="eo")


def test_the_example_lets_any_callable_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    from importlib import import_module

    loop = import_module("text_loop")
    monkeypatch.setattr(loop, "random", random.Random(3))
    assert loop.converse(TextMatch("fire", seed=2), loop.luck)["ending"] != "undecided"
    stubborn = TextMatch("fire", seed=2)
    assert loop.converse(stubborn, lambda prompt: "I would rather not")["ending"] == "undecided"
    assert stubborn.refusals == loop.PATIENCE


def test_the_example_runs_as_a_program() -> None:
    command = [sys.executable, str(ROOT / "examples" / "text_loop.py"), "reactor", "--luck"]
    said = subprocess.run(command, capture_output=True, text=True, timeout=LONG, check=True)
    assert "'ending': " in said.stdout
