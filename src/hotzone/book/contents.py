"""The table of a book: its parts, chapters and sections with their rules, examples, cards and switches, in `book/book.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

from hotzone.book.prose import spread


class Contents:
    """What a book consists of, the same in every language."""

    def __init__(self, text: str, known: Mapping[str, str]) -> None:
        """`known` are the statements of the game's rules, by id."""
        found = tomllib.loads(text)
        self.prefix = str(found["prefix"])
        self.setting = str(found.get("edition_setting", ""))
        self.editions = [str(name) for name in found.get("editions", [])]
        self.parts: list[dict[str, Any]] = found["part"]
        self.chapters: dict[str, dict[str, Any]] = found["chapter"]
        self.questions: dict[str, str] = found.get("questions", {})
        self.verbs: dict[str, str] = found.get("verbs", {})
        self.known = known
        for name in self.chapter_names():
            chapter = self.chapters[name]
            for count, section in enumerate(chapter["sections"], chapter.get("first", 1)):
                section["rules"] = [self.rule(one) for one in spread(section.get("rules", ""))]
                section["number"] = f"{chapter['number']}.{count}" if "number" in chapter else ""
                section["chapter"] = name

    def rule(self, name: str) -> str:
        """The whole id of a rule that the book writes in short."""
        return name if name in self.known else self.prefix + name

    def chapter_names(self) -> list[str]:
        """The chapters in order."""
        return [name for part in self.parts for name in part["chapters"]]

    def sections(self) -> dict[str, dict[str, Any]]:
        """All sections by their names, in order."""
        return {one["id"]: one for name in self.chapter_names() for one in self.chapters[name]["sections"]}

    def where(self) -> dict[str, str]:
        """The section that states a rule, by the rule's id."""
        return {rule: section["id"] for section in self.sections().values() for rule in section["rules"]}
