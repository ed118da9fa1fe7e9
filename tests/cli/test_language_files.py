"""The sentences of the terminal in four languages: the same in all, read as the official parser reads them."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import hotzone
from hotzone import registry
from hotzone.cli.terminal.command_names import COMMANDS
from hotzone.core.formats.fluent import Placeable, messages, parse, plural
from hotzone.games.fire.model import notation as fire_notation
from hotzone.games.reactor.model import notation as reactor_notation
from hotzone.languages import LANGUAGES, words
from tests.languages import each_language
from tests.web.test_words import PLURALS, Arguments

PACKAGE = Path(hotzone.__file__).parent
OTHERS = [language for language in LANGUAGES if language != "en"]
FOLDERS = [PACKAGE / "cli" / "locales", *(Path(registry.folder(name)) / "text" / "locales" for name in registry.BUILT_IN)]
EVERYWHERE = sorted(PACKAGE.rglob("*.ftl"))


def entries(path: Path) -> dict[str, ast.Message]:
    found = FluentParser().parse(path.read_text("utf-8")).body
    assert not [entry for entry in found if isinstance(entry, ast.Junk)], path
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def arguments(message: ast.Message) -> Arguments:
    found = Arguments()
    found.visit(message)
    return found


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parents[1].name)
def test_every_language_has_the_same_sentences_with_the_same_arguments(folder: Path, language: str) -> None:
    ours, english = entries(folder / language / "terminal.ftl"), entries(folder / "en" / "terminal.ftl")
    assert set(ours) == set(english)
    assert {name: arguments(one).names for name, one in ours.items()} == {
        name: arguments(one).names for name, one in english.items()
    }
    lacking = {name for name, one in ours.items() for keys in arguments(one).plurals if not PLURALS[language] <= keys}
    assert lacking == set()


@pytest.mark.parametrize("game", registry.BUILT_IN)
def test_a_terminal_has_no_sentence_twice_and_none_that_the_page_has(game: str) -> None:
    rooms = [PACKAGE / "web", PACKAGE / "cli", Path(registry.folder(game)) / "web", Path(registry.folder(game)) / "text"]
    names = list(chain.from_iterable(entries(path) for room in rooms for path in (room / "locales" / "en").glob("*.ftl")))
    assert len(names) > 800
    assert {name for name in names if names.count(name) > 1} == set()


@pytest.mark.parametrize("path", EVERYWHERE, ids=lambda path: "-".join(path.parts[-5:]))
def test_our_reader_of_fluent_reads_what_the_official_one_reads(path: Path) -> None:
    ours = {name: parse(text) for name, text in messages(path.read_text("utf-8")).items()}
    assert ours == {name: converted(message.value) for name, message in entries(path).items()}


def converted(pattern: ast.Pattern | None) -> tuple[str | Placeable, ...]:
    assert pattern is not None
    parts = [part.value if isinstance(part, ast.TextElement) else placeable(part.expression) for part in pattern.elements]
    return tuple(part for part in parts if part != "")


def placeable(found: object) -> str | Placeable:
    if isinstance(found, ast.StringLiteral):
        return found.value
    if isinstance(found, ast.VariableReference):
        return Placeable("$", found.id.name)
    if isinstance(found, ast.MessageReference):
        return Placeable("=", found.id.name)
    assert isinstance(found, ast.SelectExpression)
    assert isinstance(found.selector, ast.VariableReference)
    variants = {key_of(one): converted(one.value) for one in found.variants}
    return Placeable(">", found.selector.id.name, variants, next(key_of(one) for one in found.variants if one.default))


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {1: "one", 0: "other", 2: "other", 21: "other"}),
        ("it", {1: "one", 0: "other", 5: "other"}),
        ("cs", {1: "one", 2: "few", 4: "few", 5: "other", 0: "other", 22: "other"}),
        ("ru", {1: "one", 21: "one", 2: "few", 24: "few", 5: "many", 11: "many", 12: "many", 0: "many", 111: "many"}),
    ],
)
def test_numbers_take_the_plural_of_their_language(language: str, forms: dict[int, str]) -> None:
    assert {number: plural(language, number) for number in forms} == forms


@pytest.mark.parametrize("text", ["{ $many", "{ NUMBER($many) }", "{ $many -> [one] x }", "a } b"])
def test_what_the_reader_does_not_know_is_refused_and_not_guessed(text: str) -> None:
    with pytest.raises(ValueError, match=r"cannot read|no end"):
        parse(text)


@each_language
@pytest.mark.parametrize("game", registry.BUILT_IN)
def test_words_that_are_typed_mean_one_thing(game: str, language: str) -> None:
    shown = registry.game(game).display(words(language, game))  # type: ignore[attr-defined]
    notation = {"fire": fire_notation, "reactor": reactor_notation}[game]
    verbs = [row[0] for row in notation.VERBS.values()]
    assert sorted(shown.verbs.values()) == sorted([*verbs, *(["command"] if game == "fire" else [])])
    t = words(language, game)
    commands = [t(f"command-{name}") for name in (*COMMANDS, *(entry.split()[0] for entry in shown.answers))]
    assert len(set(commands)) == len(commands)
    if language == "en":
        assert all(own == meant for own, meant in shown.verbs.items())
    else:
        assert not set(commands) & set(shown.verbs)
