"""Reactor at the prompt: numbers are cells and cards, a sacrifice asks, help speaks of the reactor."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotzone.action_input import find_action
from hotzone.core.errors import BadText
from hotzone.games.reactor.model.notation import ROUND_TOKENS
from hotzone.languages import words
from tests.cli.terminal import Terminal
from tests.games.reactor.tables import REACTOR, table

LEGAL = ["move 1", "move 5", "open 9", "sacrifice 9", "give lift 2", "end"]


def test_a_bare_number_is_the_cell_never_a_place_in_the_list() -> None:
    assert find_action("5", LEGAL, numbered=False, careful=["sacrifice 9"]) == "move 5"
    assert find_action("1", LEGAL, numbered=False, careful=["sacrifice 9"]) == "move 1"
    assert find_action("9", LEGAL, numbered=False, careful=["sacrifice 9"]) == "open 9"
    with pytest.raises(BadText) as error:
        find_action("4", LEGAL, numbered=False)  # in a list it would be the sacrifice
    assert error.value.code == "no-target"
    assert find_action("4", LEGAL) == "sacrifice 9"  # where lists are numbered


def test_a_cell_alone_never_means_a_sacrifice() -> None:
    with pytest.raises(BadText) as error:
        find_action("9", ["move 1", "sacrifice 9", "end"], numbered=False, careful=["sacrifice 9"])
    assert "type sacrifice 9 in full" in error.value.text
    assert find_action("s 9", LEGAL, numbered=False, careful=["sacrifice 9"]) == "sacrifice 9"


@pytest.fixture
def on_tile(tmp_path: Path) -> str:
    """A position: the soldier and the doctor stand on 9."""
    match = table("9 FN", "soldier 9, doctor 9")
    place = tmp_path / "nine.position"
    place.write_text(REACTOR.position(match, REACTOR.setup()), "utf-8")
    return str(place)


def test_a_sacrifice_asks_and_only_yes_is_yes(terminal: Terminal, on_tile: str) -> None:
    said = terminal.run("play", "--resume", on_tile, typed=["sacrifice 9", "no", "where", "quit"]).out
    assert "with it die: Soldier, Doctor." in said
    assert "Nothing was done." in said
    assert "1 Soldier on 9" in said
    said = terminal.run("play", "--resume", on_tile, typed=["sacrifice 9", "yes", "quit"]).out
    assert "Soldier dies on 9." in said


def test_help_speaks_of_the_reactor_and_lists_have_no_numbers(terminal: Terminal) -> None:
    said = terminal.run("play", "reactor", "--seed", "3", typed=["help", "quit"]).out
    assert "move 12" in said
    assert "row,column" not in said
    assert "3,5" not in said
    assert " 1) " not in said
    assert "Soldier>" in said
    assert "give-up" in said  # RR-44: people may give up at any time


def test_a_drawn_card_is_typed_by_its_number(terminal: Terminal) -> None:
    said = terminal.run("play", "reactor", "--dice", "manual", "--seed", "3", typed=["16", "black", "quit"]).out
    assert "Overheat card 16." in said


def test_three_players_choose_their_third_hero(terminal: Terminal) -> None:
    said = terminal.run("play", "reactor", typed=["c", "3", "doctor", "1", "quit"]).out
    assert "Who is the third of three? soldier (Enter), doctor" in said
    assert "Doctor>" in said
    four = terminal.run("play", "reactor", typed=["c", "4", "1", "quit"]).out
    assert "third" not in four


OBJECTS = {  # what somebody gives, leaves or takes, in the case that the verb asks for
    "en": (["extinguisher", "lift", "mask", "kit"], ["extinguisher", "manual lift", "gas mask", "first-aid kit"]),
    "ru": (["огнетушитель", "подъёмник", "противогаз", "аптечку"], ["огнетушитель", "ручной подъёмник", "противогаз", "аптечку"]),
    "cs": (["přístroj", "zvedák", "masku", "lékárničku"], ["hasicí přístroj", "ruční zvedák", "plynovou masku", "lékárničku"]),
    "it": (
        ["estintore", "sollevatore", "maschera", "cassetta"],
        ["estintore", "sollevatore manuale", "maschera antigas", "cassetta di pronto soccorso"],
    ),
}


@pytest.mark.parametrize("language", OBJECTS)
def test_a_token_stands_in_the_case_of_its_verb(language: str) -> None:
    t, (here, on_the_page) = words(language, "reactor"), OBJECTS[language]
    shown = REACTOR.display(t)
    for verb in ("give", "leave", "take"):
        said = [str(shown.spoken(f"{verb} {token} 2")) for token in ROUND_TOKENS]
        assert said == [f"{t(f'verb-{verb}')} {token} 2" for token in here]
    assert [t(f"r-token-{token}-object") for token in ROUND_TOKENS] == on_the_page


@pytest.mark.parametrize(
    ("language", "who", "line", "action"),
    [
        ("cs", "soldier", "nechat masku 9", "leave mask 9"),
        ("cs", "doctor", "predat lekarnicku 1", "give kit 1"),
        ("ru", "doctor", "оставить аптечку 9", "leave kit 9"),
    ],
)
def test_a_token_is_typed_as_it_is_listed(
    terminal: Terminal, tmp_path: Path, language: str, who: str, line: str, action: str
) -> None:
    place = tmp_path / "nine.position"
    place.write_text(REACTOR.position(table("9 FN", "soldier 9, doctor 9", who), REACTOR.setup()), "utf-8")
    typed = (line, action)
    ours, theirs = (
        terminal.run("play", "--resume", str(place), "--language", language, typed=[one, "position", "quit"]).out for one in typed
    )
    assert ours.partition("hotzone position")[2] == theirs.partition("hotzone position")[2] != ""
