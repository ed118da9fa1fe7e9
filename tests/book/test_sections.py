"""The book is complete: every rule stands at one section, four languages say the same, no section is long."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hotzone import registry
from hotzone.book import library, prose
from hotzone.core.errors import BadText
from hotzone.games.fire.setup import scenarios

GAMES = ("fire", "reactor")
TAGS = ("en", "ru", "cs", "it")
DOCS = Path(__file__).parents[2] / "docs" / "rules"
LONGEST = 160  # words of a section, and sections should rather have 100
EVERY = [(game, tag) for game in GAMES for tag in TAGS]


def documented(game: str) -> list[str]:
    """The rules of the documents, by their ids."""
    files = {"fire": ("fire.md", "fire-expansions.md"), "reactor": ("reactor.md",)}[game]
    return [one for name in files for one in re.findall(r"^- `([A-Z0-9-]+-\d\d)`", (DOCS / name).read_text("utf-8"), re.M)]


def anchored(game: str, tag: str) -> list[str]:
    """The rules that the sections of a language state, each as often as it stands there."""
    table = library.table(game)
    return [
        table.rule(rule)
        for name in table.chapter_names()
        for section in library.chapter(game, tag, name).sections
        for rule in section.rules()
    ]


def test_all_571_rules_of_the_documents_are_known() -> None:
    assert sum(len(documented(game)) for game in GAMES) == 571


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_stands_at_exactly_one_section_of_the_table(game: str) -> None:
    found = [rule for section in library.table(game).sections().values() for rule in section["rules"]]
    assert sorted(found) == sorted(documented(game))


@pytest.mark.parametrize(("game", "tag"), EVERY)
def test_every_rule_is_anchored_once_at_the_section_of_the_table(game: str, tag: str) -> None:
    table = library.table(game)
    for name in table.chapter_names():
        rows = table.chapters[name]["sections"]
        sections = library.chapter(game, tag, name).sections
        assert [one.id for one in sections] == [row["id"] for row in rows], name
        for section, row in zip(sections, rows, strict=True):
            assert sorted(map(table.rule, section.rules())) == sorted(row["rules"]), section.id
    assert sorted(anchored(game, tag)) == sorted(documented(game))


@pytest.mark.parametrize(("game", "tag"), EVERY)
def test_no_section_is_long(game: str, tag: str) -> None:
    for name in library.table(game).chapter_names():
        for section in library.chapter(game, tag, name).sections:
            assert 0 < section.words() <= LONGEST, (section.id, section.words())


@pytest.mark.parametrize(("game", "tag"), EVERY)
def test_a_book_has_all_its_parts_in_every_language(game: str, tag: str) -> None:
    assert library.languages(game) == sorted(TAGS)
    book = library.book(game, tag)
    english = library.book(game, "en")
    assert [one["id"] for one in book["questions"]] == [one["id"] for one in english["questions"]]
    assert all(one["text"] and one["section"] in library.table(game).sections() for one in book["questions"])
    assert [(one["id"], len(one["rows"])) for one in book["aid"]] == [(one["id"], len(one["rows"])) for one in english["aid"]]
    assert [[len(row) for row in one["rows"]] for one in book["aid"]] == [
        [len(row) for row in one["rows"]] for one in english["aid"]
    ]
    assert all(part["title"] for part in book["parts"])


@pytest.mark.parametrize("game", GAMES)
def test_words_lead_to_sections_and_are_there_in_four_languages(game: str) -> None:
    sections = library.table(game).sections()
    for key, word in library.toml(game, "words").items():
        assert word["section"] in sections, key
        assert all(word[tag] and all(word[tag]) for tag in TAGS), key


def test_other_languages_are_not_english() -> None:
    """A text that was forgotten would be the same as the English one."""
    for game in GAMES:
        for name in library.table(game).chapter_names():
            english = {section.title + str(section.paragraphs) for section in library.chapter(game, "en", name).sections}
            for tag in ("ru", "cs", "it"):
                assert not english & {
                    section.title + str(section.paragraphs) for section in library.chapter(game, tag, name).sections
                }


def test_questions_are_about_forty() -> None:
    assert len(library.table("fire").questions) >= 40


@pytest.mark.parametrize(("game", "tag"), EVERY)
def test_every_what_if_piece_and_pair_that_does_not_fit_has_words(game: str, tag: str) -> None:
    book = library.book(game, tag)
    sections = [section for part in book["parts"] for one in part["chapters"] for section in one["sections"]]
    wanted = {f"{name}.{one}" for name in library.example_names(game) for one in library.example(game, name).get("whatif", {})}
    wanted |= {f"piece.{piece['id']}" for section in sections for piece in section.get("pieces", [])}
    wanted |= {f"apart.{one}.{other}" for section in sections if "matrix" in section for one, other in section["matrix"]["apart"]}
    assert set(book["labels"]) == wanted


def test_the_matrix_of_scenarios_is_what_the_set_up_refuses() -> None:
    section = next(one for one in library.told("fire", "en", "scenarios")["sections"] if "matrix" in one)
    assert {*section["matrix"]["values"]} == {*scenarios.NAMES}
    assert {frozenset(pair) for pair in section["matrix"]["apart"]} == {frozenset(pair) for pair in scenarios.EXCLUDED}


@pytest.mark.parametrize("game", GAMES)
def test_cards_of_a_section_can_be_set_up(game: str) -> None:
    for section in library.table(game).sections().values():
        for card in section.get("cards", []):
            assert registry.game(game).setup(**card["settings"])


@pytest.mark.parametrize(("game", "tag"), EVERY)
def test_the_register_finds_every_rule_every_verb_and_what_is_drawn(game: str, tag: str) -> None:
    found = library.register(game, tag)
    sections = library.table(game).sections()
    assert set(found["rules"]) == set(documented(game))
    assert {*found["rules"].values(), *found["verbs"].values(), *(one["section"] for one in found["signs"])} <= set(sections)
    assert all(place["title"] and place["chapter"] in library.table(game).chapters for place in found["sections"].values())
    verbs = {name.split()[0] for name in registry.game(game).patterns()}  # type: ignore[attr-defined]
    assert set(found["verbs"]) <= verbs
    assert found["signs"]


@pytest.mark.parametrize("game", GAMES)
def test_sections_name_switches_cards_and_examples_that_exist(game: str) -> None:
    catalogue = registry.game(game).catalogue()
    cards = {one["name"] for one in catalogue.get("cards", [])}  # type: ignore[attr-defined]
    used = set()
    for section in library.table(game).sections().values():
        assert set(section.get("switches", [])) <= set(catalogue.get("switches", {})), section["id"]  # type: ignore[call-overload]
        assert section.get("card", next(iter(cards), None)) in (cards or {None}), section["id"]
        used |= {section["example"]} if "example" in section else set()
    assert used == set(library.example_names(game))


def test_what_differs_by_edition_is_chosen() -> None:
    assert prose.in_edition("{33; cs: 34} markers", "en") == "33 markers"
    assert prose.in_edition("{33; cs: 34} markers", "cs") == "34 markers"
    assert prose.in_edition("any side{; ru: , always the back}.", "it") == "any side."
    assert prose.in_edition("again{ or on another; ru: ; two may share}.", "ru") == "again; two may share."


@pytest.mark.parametrize(
    ("text", "code"),
    [("", "no-title"), ("no title", "no-title"), ("# T\n## Title alone", "bad-section"), ("# T\n## a: A\n> no kind", "bad-note")],
)
def test_a_file_that_cannot_be_read_says_where(text: str, code: str) -> None:
    with pytest.raises(BadText) as refused:
        prose.read(text)
    assert refused.value.code == code
    assert refused.value.line


def test_ranges_of_rules_are_spread() -> None:
    assert prose.spread("EXPL-01..03 SHOCK-07") == ["EXPL-01", "EXPL-02", "EXPL-03", "SHOCK-07"]
    assert prose.sentences("One. [EXPL-01] Two") == [{"text": "One.", "rules": ["EXPL-01"]}, {"text": "Two"}]
