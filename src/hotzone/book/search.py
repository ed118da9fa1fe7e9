"""Search in a rulebook for programs and terminals: the same sections, questions, rules and everyday words as on the page."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from math import log
from typing import NamedTuple
from unicodedata import combining, normalize

from hotzone import registry
from hotzone.book import library
from hotzone.book.prose import MARKUP, in_edition
from hotzone.core.errors import BadSetup

STEM = 5  # letters that tell a word from others: enough in four languages, and short enough for their endings
TITLE, TEXT = 4, 1  # what a word counts where it stands
GLOSSARY = 9.0  # what an everyday word of the glossary is worth, more for each further word of it
WORD = re.compile(r"[^\W_]+")


class Found(NamedTuple):
    """A section that answers, with its text and the ids of its rules."""

    section: str
    title: str
    text: str
    rules: tuple[str, ...]
    score: float


class Index(NamedTuple):
    """A book as the search knows it: its sections, the stems of each with their weight, and the glossary."""

    sections: tuple[Found, ...]
    stems: tuple[Counter[str], ...]
    glossary: tuple[tuple[str, tuple[str, ...]], ...]  # a section, and the stems of a phrase that means it


def find(game: str, question: str, language: str = "en", most: int = 5) -> list[Found]:
    """The sections that answer a question, the best first; none if nothing fits."""
    index = index_of(game, language)
    by_rule = [found for found in index.sections if question.strip().upper() in short_and_long(found.rules)]
    if by_rule:
        return by_rule[:most]
    asked = stems(question)
    scores = [words_score(index, number, asked) + glossary_score(index, number, asked) for number in range(len(index.sections))]
    order = sorted(range(len(scores)), key=lambda number: -scores[number])
    return [index.sections[number]._replace(score=round(scores[number], 3)) for number in order[:most] if scores[number] > 0]


def short_and_long(rules: tuple[str, ...]) -> set[str]:
    """Ids as people type them, with and without the name of the game in front."""
    return {*rules, *(rule.partition("-")[2] for rule in rules)}


def words_score(index: Index, number: int, asked: set[str]) -> float:
    """How much a section says of the words of a question; rare words count more."""
    own, total = index.stems[number], 0.0
    length = sum(own.values()) / 200
    for stem in asked & own.keys():
        known = sum(stem in other for other in index.stems)
        rare = log(1 + (len(index.stems) - known + 0.5) / (known + 0.5))
        total += rare * own[stem] * 2.2 / (own[stem] + 1.2 * (0.25 + 0.75 * length))
    return total


def glossary_score(index: Index, number: int, asked: set[str]) -> float:
    """What the everyday words of the glossary add."""
    section = index.sections[number].section
    fitting = [len(phrase) for where, phrase in index.glossary if where == section and phrase and set(phrase) <= asked]
    found: float = GLOSSARY * max(fitting, default=0) ** 1.5
    return found


@cache
def index_of(game: str, language: str) -> Index:
    """The index of a book; raises BadSetup where there is no such book."""
    if not library.has_book(game) or language not in library.languages(game):
        raise BadSetup("no-book", f"there is no rulebook of '{game[:40]}' in '{language[:40]}'")
    statements, sections, weighed = registry.statements(game, language), [], []
    questions = library.questions(game, language)
    for name in library.table(game).chapter_names():
        for row in library.told(game, language, name)["sections"]:
            text = plain(" ".join(part["text"] for paragraph in row["paragraphs"] for part in paragraph))
            asked = " ".join(f"{one['title']} {one['text']}" for one in questions if one["section"] == row["id"])
            rules = " ".join(statements.get(rule, "") for rule in row["rules"])
            sections.append(Found(row["id"], row["title"], text, tuple(row["rules"]), 0.0))
            weighed.append(Counter(dict.fromkeys(stems(row["title"]), TITLE)) + counted(f"{text} {plain(asked)} {rules}"))
    words = library.toml(game, "words").values()
    glossary = [
        (word["section"], tuple(stems(phrase))) for word in words for tag in ("en", "ru", "cs", "it") for phrase in word[tag]
    ]
    return Index(tuple(sections), tuple(weighed), tuple(glossary))


def plain(text: str) -> str:
    """A text without marks, as the first edition has it."""
    return MARKUP.sub("", in_edition(text, "")).strip()


def counted(text: str) -> Counter[str]:
    """How often each stem stands in a text."""
    return Counter({stem: TEXT * many for stem, many in Counter(word[:STEM] for word in words_of(text)).items()})


def stems(text: str) -> set[str]:
    """The stems of a text, each once."""
    return {word[:STEM] for word in words_of(text)}


def words_of(text: str) -> list[str]:
    """The words of a text in plain letters: no case, no marks over them."""
    letters = "".join(letter for letter in normalize("NFD", text.lower().replace("ё", "е")) if not combining(letter))
    return WORD.findall(letters)
