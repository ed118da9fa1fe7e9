"""The search understands people: a fixed list of questions in four languages, asked of the page's own code without a server."""

from __future__ import annotations

import json
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

import hotzone
from hotzone import registry
from hotzone.book import library, search
from hotzone.core.errors import BadSetup
from tools.page import node

SEARCH = Path(hotzone.__file__).parent / "web" / "book" / "search" / "search.js"
ASKED: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "questions.toml").read_text("utf-8"))["ask"]
SCRIPT = """
import { readFileSync } from 'node:fs';
const { buildIndex, find } = await import(process.argv[1]);
const { book, rules, questions } = JSON.parse(readFileSync(0, 'utf8'));
const index = buildIndex(book, rules);
const sections = (question) => find(index, question).found.filter((one) => one.kind === 'section').map((one) => one.id);
console.log(JSON.stringify(questions.map(sections)));
"""


def ask(game: str, language: str, questions: list[str], tmp_path: Path) -> list[list[str]]:
    """The sections that answer each question, the best first."""
    folder = tmp_path / "search"
    folder.mkdir()
    for path in SEARCH.parent.glob("*.js"):  # a module by its ending: Node asks what the page knows by its server
        text = path.read_text("utf-8")
        (folder / f"{path.stem}.mjs").write_text(text.replace(".js'", ".mjs'"), "utf-8")
    book = {"book": library.book(game, language), "rules": registry.statements(game, language), "questions": questions}
    call = [*node(), "--input-type=module", "-e", SCRIPT, (folder / "search.mjs").as_uri()]
    done = subprocess.run(call, input=json.dumps(book), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: list[list[str]] = json.loads(done.stdout)
    return found


def split(lines: list[str]) -> list[tuple[str, str]]:
    """Question and section of each line."""
    return [(question, section) for question, _, section in (line.rpartition(":") for line in lines)]


@pytest.mark.parametrize("asked", ASKED, ids=lambda one: f"{one['game']}-{one['language']}")
def test_the_section_that_answers_is_found(asked: dict[str, Any], tmp_path: Path) -> None:
    first, three = split(asked["first"]), split(asked["three"])
    found = ask(asked["game"], asked["language"], [question for question, _ in (*first, *three)], tmp_path)
    wanted = [(question, section, 1) for question, section in first] + [(question, section, 3) for question, section in three]
    lost = [
        f"{question}: {got[:3]}" for (question, section, most), got in zip(wanted, found, strict=True) if section not in got[:most]
    ]
    assert lost == []


def test_the_list_has_fifteen_questions_a_language_and_names_sections() -> None:
    for language in ("en", "ru", "cs", "it"):
        assert sum(len(one["first"]) + len(one["three"]) for one in ASKED if one["language"] == language) >= 15
    for one in ASKED:
        assert {section for _, section in split(one["first"] + one["three"])} <= set(library.table(one["game"]).sections())


def test_what_is_nowhere_is_not_found(tmp_path: Path) -> None:
    assert ask("fire", "en", ["zzzzzz qqqqqq", ""], tmp_path) == [[], []]


@pytest.mark.parametrize("asked", ASKED, ids=lambda one: f"{one['game']}-{one['language']}")
def test_programs_find_the_same_sections(asked: dict[str, Any]) -> None:
    """Without the page: every question but those with slips of the finger."""
    wanted = split(asked["first"] + asked["three"])
    lost = [
        question
        for question, section in wanted
        if section not in [one.section for one in search.find(asked["game"], question, asked["language"], 3)]
    ]
    assert set(lost) <= {"взрвы", "explzoe"}


def test_programs_are_told_what_is_nowhere() -> None:
    assert search.find("fire", "zzzzzz qqqqqq") == []
    with pytest.raises(BadSetup, match="no rulebook"):
        search.find("fire", "door", "xx")
    with pytest.raises(BadSetup, match="no game"):
        search.find("nowhere", "door")
