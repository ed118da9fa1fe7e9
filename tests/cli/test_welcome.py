"""`hotzone` alone says the next step; a Hotzone that is not compiled says so, apart from its output."""

import pytest

import hotzone
from hotzone.cli import COMMANDS, welcome
from hotzone.core import compiled
from hotzone.core.errors import HotzoneError
from hotzone.languages import words
from tests.cli.terminal import Terminal
from tests.languages import each_language


@pytest.mark.parametrize("variable", ["LC_ALL", "LC_MESSAGES", "LANG"])
@each_language
def test_without_an_argument_the_next_steps_are_told_in_the_terminals_language(
    terminal: Terminal, variable: str, language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        terminal.monkeypatch.delenv(name, raising=False)
    terminal.monkeypatch.setenv(variable, f"{language}_XX.UTF-8")
    said = terminal.run()
    assert said.code == 0
    assert said.out.startswith(f"Hotzone {hotzone.__version__}: {words(language)('about-hotzone')}\n")
    steps = [line.split()[1] for line in said.out.splitlines() if line.startswith("  hotzone ")]
    assert steps == ["play", "serve", "help"]
    assert set(steps) <= {*COMMANDS, "help"}


@pytest.mark.parametrize("value", ["", "C", "POSIX", "de_DE.UTF-8"])
def test_a_terminal_of_another_language_is_greeted_in_english(terminal: Terminal, value: str) -> None:
    terminal.monkeypatch.setenv("LC_ALL", value)
    terminal.monkeypatch.setenv("LC_MESSAGES", value)
    terminal.monkeypatch.setenv("LANG", value)
    assert words("en")("about-hotzone") in terminal.run().out


def test_without_the_packages_of_the_page_it_says_how_to_get_them(terminal: Terminal) -> None:
    assert "pip install" not in terminal.run().out
    terminal.monkeypatch.setattr(welcome, "find_spec", lambda name: None)
    assert terminal.run().out.endswith("pip install 'hotzone[web]'\n")


def test_uncompiled_it_says_so_and_the_output_stays_clean(terminal: Terminal) -> None:
    terminal.monkeypatch.setattr(compiled, "COMPILED", False)
    terminal.monkeypatch.delenv("HOTZONE_PURE", raising=False)
    said = terminal.run("--version")
    assert (said.out, said.err) == (f"hotzone {hotzone.__version__}\n", welcome.SLOW + "\n")
    said = terminal.run("sim", "fire", "--games", "1", "--workers", "1", "--json")
    assert said.err.startswith(welcome.SLOW + "\n")
    assert said.out.startswith("{")
    assert terminal.run("games").err == ""


@pytest.mark.parametrize(
    "typed",
    ["hint none", "debrief none", "ladder none", "verify --db none", "daily try --db none", "boards make --rate"],
)
def test_uncompiled_all_that_searches_or_plays_many_matches_says_so_first(terminal: Terminal, typed: str) -> None:
    def refuse(*_: object) -> None:
        raise HotzoneError("no-time", "not in a test")

    terminal.monkeypatch.setattr(compiled, "COMPILED", False)
    terminal.monkeypatch.setattr("hotzone.sim.meter.running.measure", refuse)
    terminal.monkeypatch.delenv("HOTZONE_PURE", raising=False)
    said = terminal.run(*typed.split())
    assert said.code == 2
    assert said.err.startswith(welcome.SLOW + "\n")
    assert terminal.run("daily", "verify", "2026-11-16", "nothing").err.count(welcome.SLOW) == 0


def test_who_asked_for_uncompiled_is_not_told(terminal: Terminal) -> None:
    terminal.monkeypatch.setattr(compiled, "COMPILED", False)
    terminal.monkeypatch.setenv("HOTZONE_PURE", "1")
    assert terminal.run("sim", "fire", "--games", "1", "--workers", "1", "--json").err == ""


def test_compiled_it_says_nothing(terminal: Terminal) -> None:
    terminal.monkeypatch.setattr(compiled, "COMPILED", True)
    terminal.monkeypatch.delenv("HOTZONE_PURE", raising=False)
    assert terminal.run("--version").err == ""
