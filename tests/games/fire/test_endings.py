"""Every ending of every scenario is told truly: its own sentence in four languages, and the goal on the strip."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hotzone
from hotzone import registry
from hotzone.games.fire.game import Fire
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.rules import ending
from hotzone.games.fire.setup.scenarios import NAMES
from hotzone.games.fire.setup.settings import LEVELS
from hotzone.games.fire.text import endings, sentences
from hotzone.games.fire.text.events import RESULTS
from hotzone.languages import words as spoken

FIRE: Fire = registry.game("fire")  # type: ignore[assignment]
LOCALES = Path(hotzone.__file__).parent / "games" / "fire" / "web" / "locales"
OVER = [name for name in RESULTS if name != "undecided"]
SAVING: dict[str, object] = {
    "rules": "experienced",
    "scenarios": "save-the-structure",
    "crew": "engineer,captain,cafs",
}  # needs the engineer


def words(language: str) -> dict[str, str]:
    """The sentences of a language by their ids."""
    text = "\n".join(path.read_text("utf-8") for path in sorted((LOCALES / language).glob("*.ftl")))
    return {key: body.strip() for key, body in re.findall(r"(?m)^([a-z0-9-]+) = ((?:.*\n)(?:^[ ]+.*\n?)*)", text + "\n")}


WORDS = {language: words(language) for language in ("en", "ru", "cs", "it")}


def set_ups() -> list[dict[str, object]]:
    """The family game, every level, and every scenario alone at every level."""
    whole: dict[str, object] = {"rules": "experienced", "crew": 3}
    found: list[dict[str, object]] = [{"crew": 3}, *({**whole, "level": level} for level in LEVELS)]
    for name in NAMES:
        levels = ("heroic",) if name == "true-heroes" else LEVELS
        more = SAVING if name == "save-the-structure" else {"scenarios": name}
        found += [{**whole, **more, "level": level} for level in levels]
    return found


def ended(settings: dict[str, object], result: str) -> Match:
    """A match of a set-up that ended so, with numbers that fit."""
    match = FIRE.new(FIRE.setup(**settings))
    match.rescued, match.lost, match.damage = {
        "victory": (7, 1, 10),
        "perfect": (10, 0, 10),
        "defeat": (3, 4, 10),
        "collapse": (3, 1, 24),
        "hopeless": (3, 2, 10),
    }[result]
    if match.options.spots_on_board or (match.options.friend and result == "defeat"):
        match.rescued = match.lost = 0
    match.evidence = 3 if match.options.arson and result in ("victory", "perfect") else 0
    ending.finish(match, RESULTS.index(result), 0)
    return match


@pytest.mark.parametrize("settings", set_ups(), ids=lambda one: f"{one.get('scenarios', 'plain')}-{one.get('level', 'family')}")
def test_every_ending_of_every_scenario_has_its_own_sentence_in_four_languages(settings: dict[str, object]) -> None:
    told: dict[str, str] = {}
    for result in OVER:
        match = ended(settings, result)
        code = endings.code_of(match)
        assert code in endings.CODES
        assert FIRE.view(match, None)["ending"] == code
        for language, found in WORDS.items():
            assert found.get(f"end-{code}"), f"{language}: no title for {code}"
            assert found.get(f"end-{code}-more"), f"{language}: no sentence for {code}"
        told[code] = result
    assert len(told) == len(OVER)  # no two endings of a set-up share a sentence


def test_no_two_codes_are_told_by_the_same_sentence() -> None:
    for language, found in WORDS.items():
        said = [found[f"end-{code}-more"] for code in endings.CODES]
        assert len(set(said)) == len(said), language


def test_to_save_the_structure_nobody_speaks_of_people_and_the_strip_of_hot_spots() -> None:
    for result in ("victory", "defeat", "collapse"):
        view = FIRE.view(ended(SAVING, result), None)
        assert [goal["id"] for goal in view["goals"]] == ["hot-spots", "knocked", "damage"]  # type: ignore[attr-defined]
        for found in WORDS.values():
            assert not re.search(r"\$(rescued|lost)", found[f"end-{view['ending']}-more"])
        knocked = view["goals"][1]  # type: ignore[index]
        assert knocked["value"] == (result == "defeat"), "the knock-down that ended the match is counted"
    plain = FIRE.view(ended({"crew": 3}, "victory"), None)["goals"]
    assert [goal["id"] for goal in plain] == ["rescued", "lost", "damage"]  # type: ignore[attr-defined]


def test_arson_without_enough_evidence_speaks_of_the_evidence() -> None:
    match = ended({"rules": "experienced", "crew": 3, "scenarios": "arson"}, "hopeless")
    assert endings.code_of(match) == "arson-hopeless"
    assert sentences.ending(spoken("en", "fire"), match) == "Lost. The proof went up in flames."
    match.evidence = w.EVIDENCE_NEEDED  # then it is the people who are too few
    assert endings.code_of(match) == "hopeless"


def test_a_friend_in_need_tells_apart_a_crew_that_lies_from_people_who_are_lost() -> None:
    settings: dict[str, object] = {"crew": 3, "scenarios": "friend-in-need"}
    match = ended(settings, "defeat")
    assert endings.code_of(match) == "friend-defeat"
    match.lost = w.TO_LOSE
    assert endings.code_of(match) == "defeat"


def test_before_the_end_there_is_no_ending() -> None:
    match = FIRE.new(FIRE.setup(crew=1))
    assert endings.code_of(match) == "undecided"
    assert "ending" not in FIRE.view(match, None)
