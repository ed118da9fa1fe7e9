"""`--help` in four languages: every option of what players use has its sentence, and no sentence belongs to nothing."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

import hotzone
from hotzone import registry
from hotzone.cli import COMMANDS, USAGE
from hotzone.cli.arguments import Parser
from hotzone.cli.help_text import COMMENT, TRANSLATED, list_of_commands
from hotzone.languages import LANGUAGES, words, written
from tests.cli.terminal import Terminal

PACKAGE = Path(hotzone.__file__).parent
OTHERS = [language for language in LANGUAGES if language != "en"]
FOLDERS = [PACKAGE / "cli" / "locales", *(Path(registry.folder(name)) / "text" / "locales" for name in registry.BUILT_IN)]
HELP = re.compile(r"(option|placeholder|example|describe|summary)-|help-(commands|usage|arguments|options|match|example)$")
ENGLISH = re.compile(r"\b(the|is|are|of|and|with|which|where|how|what|who|this|that|after|match|show|usage|options|example)\b")
TYPED = re.compile(r"hotzone [a-z-]+( [a-z-]+)?|--[a-z-]+|\{[^}]*\}|[a-z]+,[a-z,-]+|postgresql://\S+")


def parser_of(name: str) -> Parser:
    module = import_module("hotzone.cli.commands." + name.replace("-", "_"))
    parser = Parser(name, module.__doc__ or "", module.EXAMPLE)
    module.options(parser)
    return parser


def told(language: str) -> set[str]:
    """The sentences of help in a language, those of all games too."""
    return {name for folder in FOLDERS for name in written(str(folder), language) if HELP.match(name)}


def keys_of(name: str) -> list[set[str]]:
    """What a command needs, one set of names for each sentence: any of them will do."""
    parser = parser_of(name)
    options = [action.dest.replace("_", "-") for action in parser._actions]
    lines = (parser.epilog or "").split("\n")[1:]
    examples = [f"example-{name}-{i}" for i, line in enumerate(lines, 1) if COMMENT.search(line)]
    return [{f"option-{name}-{dest}", f"option-{dest}"} for dest in options] + [{key} for key in (f"describe-{name}", *examples)]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", TRANSLATED)
def test_every_option_of_what_players_use_has_its_sentence(name: str, language: str) -> None:
    known = told(language)
    assert [key for key in keys_of(name) if not key & known] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_command_has_its_line_in_the_list(language: str) -> None:
    assert {f"summary-{name}" for name in COMMANDS} == {name for name in told(language) if name.startswith("summary-")}


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_of_help_belongs_to_nothing_and_all_languages_have_the_same(language: str) -> None:
    needed = set[str]().union(*(key for name in TRANSLATED for key in keys_of(name)))
    known = {name for name in told(language) if name.startswith(("option-", "describe-", "example-"))}
    assert known - needed == set()
    assert told(language) == told("ru")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", TRANSLATED)
def test_help_shows_no_english_sentence(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, name: str, language: str) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    said = terminal.run(name, "--help")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(words(language)("help-usage") + ": hotzone " + name)
    assert [line for line in said.out.splitlines() if ENGLISH.search(TYPED.sub("", line))] == []


def test_the_language_can_be_asked_for_and_english_stays_as_it_is(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert "показать эту справку" in terminal.run("play", "--help", "--language", "ru").out
    assert "show this help message and exit" in terminal.run("play", "--help").out
    assert terminal.run("help", "--language", "cs").out.startswith(words("cs")("help-commands"))
    assert list_of_commands(COMMANDS, USAGE, "en")[0] == USAGE


def test_commands_for_research_stay_in_english(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert terminal.run("train", "--help").out.startswith("usage: hotzone train")
