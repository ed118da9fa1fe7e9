"""The statements of the rules: every id in all four languages, none more, each a sentence with the same numbers of it."""

import re
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src" / "hotzone"
LANGUAGES = ("ru", "cs", "it")


def statements(game: str, language: str) -> dict[str, str]:
    lines = (SRC / "games" / game / "data" / "rules" / f"{language}.txt").read_text("utf-8").splitlines()
    return dict(line.split(" ", 1) for line in lines if line and not line.startswith("#"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["fire", "reactor"])
def test_a_language_says_every_rule_once_and_in_order(game: str, language: str) -> None:
    english, other = statements(game, "en"), statements(game, language)
    assert list(other) == list(english)
    assert [name for name, text in other.items() if len(text) < 10 or not text.rstrip().endswith((".", ")", "»", "!", "?"))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["fire", "reactor"])
def test_a_language_keeps_the_numbers_of_a_rule(game: str, language: str) -> None:
    english, other = statements(game, "en"), statements(game, language)
    lost = {}
    for name, text in english.items():
        numbers = {number for number in re.findall(r"\d+", text) if len(number) > 1}  # small ones may become words
        missing = numbers - set(re.findall(r"\d+", other[name]))
        if missing:
            lost[name] = sorted(missing)
    assert lost == {}


def test_russian_is_written_in_cyrillic() -> None:
    for game in ("fire", "reactor"):
        assert [name for name, text in statements(game, "ru").items() if len(re.findall("[а-яё]", text.lower())) < 5] == []
