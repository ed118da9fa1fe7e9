"""The books of all games: read from `data/book` of a game's folder, joined with their table, kept for the next reader."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from hotzone import registry
from hotzone.book import prose
from hotzone.book.contents import Contents
from hotzone.book.matrix import matrix
from hotzone.contract.game import title_of
from hotzone.languages import words


def folder(game: str) -> Path:
    """Where a game's book lies, if it brings one."""
    return Path(registry.folder(game)) / "data" / "book"


def has_book(game: str) -> bool:
    """Does this game bring a book?"""
    return (folder(game) / "book.toml").is_file()


def languages(game: str) -> list[str]:
    """The languages that a game's book is written in."""
    return sorted(path.name for path in folder(game).glob("??") if path.is_dir())


@cache
def table(game: str) -> Contents:
    """What a game's book consists of."""
    return Contents((folder(game) / "book.toml").read_text("utf-8"), registry.statements(game))


@cache
def chapter(game: str, language: str, name: str) -> prose.Prose:
    """A chapter as it is written in a language."""
    return prose.read((folder(game) / language / f"{name}.md").read_text("utf-8"))


@cache
def example(game: str, name: str) -> dict[str, Any]:
    """An example's file; raises KeyError."""
    if name not in example_names(game):
        raise KeyError(name)
    found: dict[str, Any] = json.loads((folder(game) / "examples" / f"{name}.json").read_text("utf-8"))
    return found


@cache
def example_names(game: str) -> list[str]:
    """All examples of a game's book."""
    return sorted(path.stem for path in folder(game).glob("examples/*"))


def toml(game: str, name: str) -> dict[str, Any]:
    """A list in all languages: `words`, the glossary with its everyday words; `labels`, what the what-ifs are called."""
    return tomllib.loads((folder(game) / f"{name}.toml").read_text("utf-8"))


def book(game: str, language: str) -> dict[str, Any]:
    """A whole book in a language, as a page reads it."""
    found = table(game)
    titles = tomllib.loads((folder(game) / language / "titles.toml").read_text("utf-8"))
    return {
        "game": game,
        "language": language,
        "prefix": found.prefix,
        "editions": found.editions,
        "title": titles["title"],
        "games": {name: spoken_name(language, name) for name in registry.game_names()},
        "parts": [
            {**part, "title": titles["parts"][part["id"]], "chapters": [told(game, language, name) for name in part["chapters"]]}
            for part in found.parts
        ],
        "examples": {name: labels(game, name) for name in example_names(game)},
        "labels": {key: said[language] for key, said in toml(game, "labels").items()},
        "questions": questions(game, language),
        "aid": blocks(game, language, "aid"),
        "words": toml(game, "words"),
    }


def register(game: str, language: str) -> dict[str, Any]:
    """Where things stand in a book: sections with their titles, by rule, by the verb of an action, and by what is drawn."""
    found = table(game)
    titles = {one.id: one.title for name in found.chapter_names() for one in chapter(game, language, name).sections}
    places = {
        name: {"number": row["number"], "title": titles[name], "chapter": row["chapter"]} for name, row in found.sections().items()
    }
    drawn = {word["symbol"]: word for word in toml(game, "words").values() if "symbol" in word}
    signs = [{"symbol": name, "word": word[language][0], "section": word["section"]} for name, word in drawn.items()]
    aid = chapter(game, language, "aid").title
    return {"sections": places, "rules": found.where(), "verbs": found.verbs, "signs": signs, "aid": aid}


def spoken_name(language: str, game: str) -> str:
    """What people call a game in a language."""
    said, key = words(language, game), f"game-{game}"
    return str(said(key)) if said.has(key) else title_of(registry.game(game))


def told(game: str, language: str, name: str) -> dict[str, Any]:
    """A chapter: what the table says of it, with its texts."""
    found, text = table(game), chapter(game, language, name)
    written = {one.id: one for one in text.sections}
    sections = []
    for row in found.chapters[name]["sections"]:
        one = written[row["id"]]
        paragraphs = [[with_rules(found, part) for part in paragraph] for paragraph in one.paragraphs]
        more = {"matrix": matrix(game, row["matrix"])} if "matrix" in row else {}
        sections.append({**row, **more, "title": one.title, "paragraphs": paragraphs, "notes": one.notes})
    return {**found.chapters[name], "name": name, "title": text.title, "lead": text.lead, "sections": sections}


def with_rules(found: Contents, part: dict[str, Any]) -> dict[str, Any]:
    """A sentence with the whole ids of its rules."""
    return {**part, "rules": [found.rule(one) for one in part["rules"]]} if "rules" in part else part


def labels(game: str, name: str) -> dict[str, Any]:
    """What a page must know of an example before it asks for it."""
    found = example(game, name)
    return {"whatif": list(found.get("whatif", {})), "editions": bool(found.get("editions")), "still": not found.get("script")}


def questions(game: str, language: str) -> list[dict[str, Any]]:
    """What people ask, each with its answer and the section that says more."""
    asked = {one.id: one for one in chapter(game, language, "questions").sections}
    return [
        {"id": name, "section": section, "title": asked[name].title, "text": " ".join(p["text"] for p in asked[name].paragraphs[0])}
        for name, section in table(game).questions.items()
    ]


def blocks(game: str, language: str, name: str) -> list[dict[str, Any]]:
    """A sheet of short lists, each line cut at its bars: `- icon | what | more | price`."""
    found: list[dict[str, Any]] = []
    for section in chapter(game, language, name).sections:
        rows = ["".join(part["text"] for part in paragraph).lstrip("- ") for paragraph in section.paragraphs]
        found.append(
            {"id": section.id, "title": section.title, "rows": [[cell.strip() for cell in row.split("|")] for row in rows]}
        )
    return found
