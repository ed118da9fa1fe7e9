"""A game of another package that cannot be loaded takes no other game along."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotzone import registry
from hotzone.core.errors import BadSetup
from tests.cli.terminal import Terminal


@pytest.fixture(autouse=True)
def blunders(terminal: Terminal, tmp_path: Path) -> None:
    """Two such games: one whose package needs another that is missing, one whose class is not there."""
    (tmp_path / "blunder.py").write_text("import a_package_that_is_missing\n", "utf-8")
    terminal.monkeypatch.syspath_prepend(str(tmp_path))
    found = {"blunder": "blunder:Blunder", "lost": "hotzone.games.fire.game:Lost"}
    terminal.monkeypatch.setattr(registry, "plugged_in", lambda: found)
    terminal.monkeypatch.setattr(registry, "_broken", {})


def test_the_others_are_listed_and_it_is_named_with_its_reason(terminal: Terminal) -> None:
    said = terminal.run("games")
    assert said.code == 0
    assert "(fire, rules version" in said.out
    assert "(reactor, rules version" in said.out
    assert (
        "'blunder' is installed, but cannot be loaded: ModuleNotFoundError: No module named 'a_package_that_is_missing'" in said.err
    )
    assert "'lost' is installed, but cannot be loaded: AttributeError" in said.err


def test_who_asks_for_it_reads_why(terminal: Terminal) -> None:
    assert registry.game_names() == list(registry.BUILT_IN)
    with pytest.raises(BadSetup, match="'blunder' cannot be loaded: ModuleNotFoundError") as error:
        registry.game("blunder")
    assert error.value.code == "broken-game"
    said = terminal.run("play", "blunder")
    assert said.code == 2
    assert "cannot be loaded" in said.err
    with pytest.raises(BadSetup, match="there is no game 'chess'"):
        registry.game("chess")
