"""Answers of language models are read as a person would read them; what names no single action is refused."""

import json
from typing import Any

import pytest

from hotzone.rl.llm.answers import FormatError, read_answer
from hotzone.rl.llm.match import TextMatch

LEGAL = ["move 3,1", "move 2,0", "open 3,0|3,1", "extinguish 3,1", "extinguish 3,1 out", "chop 4,0|4,1", "end"]


@pytest.mark.parametrize(
    ("answer", "action"),
    [
        (2, "move 2,0"),
        ("2", "move 2,0"),
        ("2. move 2,0 (1 AP)", "move 2,0"),  # the verbatim line of our own list
        ("**2. move 2,0 (1 AP)**", "move 2,0"),
        ("2) move 2,0", "move 2,0"),
        ("move 2,0", "move 2,0"),
        ("Move 2,0.", "move 2,0"),
        ("`open 3,0|3,1`", "open 3,0|3,1"),
        ('{"action": "move 2,0"}', "move 2,0"),
        ('{"action": 2}', "move 2,0"),
        ('{"reason": "it is near", "action": "2"}', "move 2,0"),
        ('Let me think.\n```json\n{"action": "extinguish 3,1"}\n```', "extinguish 3,1"),
        ('I will call it: {"name": "play", "arguments": {"action": "end"}}', "end"),
        ({"action": "end"}, "end"),
        ({"name": "play", "arguments": '{"action": "end"}'}, "end"),
        ({"function": {"name": "play", "arguments": '{"action": 7}'}}, "end"),
        ("```\nmove 3,1\n```", "move 3,1"),
        ("<action>move 3,1</action>", "move 3,1"),
        ("<think>2 looks good, or end</think>\n<answer>1</answer> and done", "move 3,1"),
        ("<think>never closed, 2", None),
        (r"The best one is \boxed{2}", "move 2,0"),
        (r"\boxed{\text{move 2,0}}", "move 2,0"),
        ("I choose 2", "move 2,0"),
        ("I choose 2.", "move 2,0"),
        ("I'll go with option 2, since it is safe.", "move 2,0"),
        ("My final answer: 2", "move 2,0"),
        ("Answer: 2 because the fire at 3,1 is close", "move 2,0"),
        ("2 - the door is near", "move 2,0"),
        ("Action: **open 3,0|3,1**\nThis opens the way in.", "open 3,0|3,1"),
        ("The fire is near, so I extinguish 3,1 out.", "extinguish 3,1 out"),
        ("chop 4,0|4,1 because nobody can get in otherwise", "chop 4,0|4,1"),
        ("There is smoke on 3,1 and fire on 3,2.\nmove 2,0", "move 2,0"),
        ("Nothing is left to do.\n\nend", "end"),
        ("1 or 2", None),
        ("I choose 1 or 2", None),
        ("move 3,1 or move 2,0", None),
        ("1. move 2,0", None),  # the number of one action, the text of another
        ("", None),
        ("  \n ", None),
        ("99", None),
        ('{"thought": "end"}', None),
        ({"action": True}, None),
        ({"action": [1]}, None),
        (None, None),
        (True, None),
    ],
)
def test_what_an_answer_means(answer: Any, action: str | None) -> None:
    if action is None:
        with pytest.raises(FormatError):
            read_answer(answer, LEGAL)
    else:
        assert read_answer(answer, LEGAL) == action


@pytest.mark.parametrize("answer", ["move 6,6", "Action: move 6,6", '{"action": "move 6,6"}', "<action>move 6,6</action>"])
def test_what_reads_well_and_is_not_allowed_is_left_to_the_rules(answer: str) -> None:
    assert read_answer(answer, LEGAL) == "move 6,6"


def test_a_sentence_that_ends_with_a_word_of_one_action_means_it_only_at_its_end() -> None:
    assert read_answer("I will end", LEGAL) == "end"
    assert read_answer("In the end we should talk", LEGAL) != "end"


@pytest.mark.parametrize(("game", "settings"), [("fire", {"rules": "experienced", "level": "heroic"}), ("reactor", {"hearts": 1})])
def test_every_line_of_every_list_is_read_back(game: str, settings: dict[str, Any]) -> None:
    match = TextMatch(game, seed=8, **settings)
    for turn in range(60):
        if match.over:
            break
        legal = match.legal()
        for number, line in enumerate(match.choices(), 1):
            for answer in (line, f"I choose {number}.", json.dumps({"action": legal[number - 1]}), f"Action: {legal[number - 1]}"):
                assert read_answer(answer, legal) == legal[number - 1]
        assert match.play(match.choices()[turn * 7 % len(legal)]).accepted


def test_format_errors_and_rule_errors_are_counted_apart() -> None:
    match = TextMatch("fire", seed=1, crew=1)
    for answer in ("", "perhaps 1 or 2", "9999"):
        assert not match.play(answer).accepted
    assert (match.format_errors, match.rule_errors) == (3, 0)
    match.play("place 3,0")
    assert not match.play("move 6,6").accepted
    assert (match.format_errors, match.rule_errors, match.refusals) == (3, 1, 4)


def test_a_long_answer_takes_no_long_time_to_read() -> None:
    legal = [f"move {i},{j}" for i in range(1, 7) for j in range(1, 9)]
    assert read_answer("move 9,9 " * 200_000 + "\n3", legal) == legal[2]
    with pytest.raises(FormatError):
        read_answer({"action": {"action": {"action": {"action": {"action": {"action": "end"}}}}}}, LEGAL)
