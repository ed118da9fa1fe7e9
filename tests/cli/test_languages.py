"""The terminal in four languages: whole matches without an English word, typing in one's own language, columns that fit."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import hotzone
from hotzone import registry
from hotzone.cli.terminal.command_names import COMMANDS
from hotzone.cli.terminal.prompt import Prompt
from hotzone.cli.terminal.screen import Screen, table, wrap
from hotzone.cli.terminal.text_width import width
from hotzone.contract.settings import settings_by_language
from hotzone.core.dice import Dice
from hotzone.languages import LANGUAGES, language_of_terminal, words
from tests.cli.terminal import Terminal
from tests.games.reactor.tables import REACTOR
from tests.games.reactor.tables import table as reactor_table
from tests.languages import each_language

OTHERS = [language for language in LANGUAGES if language != "en"]
# words that no sentence in another language holds
ENGLISH = re.compile(r"\b(the|is|are|of|and|with|you|not|there|this|move|fire|firefighter|turn|card|take|end|type)\b")
TYPED = "|".join([*COMMANDS, "look", "where", "fires", "people", "cards", "emergency"])
# what stays as it is: rules, commands in English beside our own, places of files, signs of the picture
NOTATION = re.compile(
    rf"[A-Z]+(-[A-Z]+)+-\d+|\b[AR]-\d+|\(({TYPED})\)|\(move [\d,]+\)"
    r"|hotzone play --resume|--edition|/\S+|\w*\.(position|record)|--- |\bEnter\b"
)
LATIN = re.compile(r"[A-Za-z]{4,}")


def typed_match(game: str, seed: int, **settings: Any) -> Iterator[str]:
    """The lines of a match to its end, with questions and mistakes in between."""
    session, dice = hotzone.new(game, seed=seed, **settings), Dice(seed)
    yield from ("help", "why", "legend", "where", "risk", "hint", "hint", "zzz", "load zz", "save", "why XY-1")
    while not session.over:
        legal = [action for action in session.legal() if action.split()[0] not in ("give-up", "sacrifice")]
        if dice.below(40) == 0:
            yield from ("look", "risk", "log 3", "", "undo", "redo", "board", "hint", "zzz 3,5", "why")
        action = legal[dice.below(len(legal))]
        yield action
        session.play(action)
    yield from ("end", "why", "")


MATCHES = [
    ("fire", 5, {"crew": "2"}),
    ("fire", 3, {"rules": "experienced", "level": "heroic", "crew": "captain,cafs,driver,paramedic"}),
    ("fire", 4, {"rules": "experienced", "board": "hotel", "crew": "3"}),
    ("fire", 6, {"rules": "experienced", "board": "high-rise", "crew": "3", "scenarios": "arson"}),
    ("reactor", 3, {"players": "3", "hearts": "2"}),
    ("reactor", 8, {"players": "2", "giving_up": "yes"}),
]


def played(terminal: Terminal, language: str, game: str, seed: int, settings: dict[str, str], *more: str) -> str:
    options = [word for key, value in settings.items() for word in ("--set", f"{key}={value}")]
    typed = list(typed_match(game, seed, **{**settings_by_language(registry.game(game), language), **settings}))
    said = terminal.run("play", game, "--seed", str(seed), "--language", language, *options, *more, typed=typed)
    assert (said.code, said.err) == (0, "")
    return "\n".join(line for line in said.out.splitlines() if "> " not in line)  # not what was typed


@pytest.mark.parametrize(("game", "seed", "settings"), MATCHES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_match_shows_no_english_word(
    terminal: Terminal, language: str, game: str, seed: int, settings: dict[str, str]
) -> None:
    for more in ((), ("--plain",)):
        out = played(terminal, language, game, seed, settings, *more)
        rest = NOTATION.sub("", out).splitlines()
        assert len(out) > 10000
        assert [line for line in rest if ENGLISH.search(line) or (language == "ru" and LATIN.search(line))] == []
        assert [line for line in rest if re.search(r"\b[a-z]+(-[a-z]+){2,}\b", line)] == []  # ids of sentences that are not there


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("ru", ["0,6", "идти 1,6", "ИДТИ 2,6", "и 1,6", "отменить", "завершить"]),
        ("cs", ["začít 0,6", "jít 1,6", "jit 2,6", "j 1,6", "zpět", "konec"]),
        ("it", ["parti 0,6", "vai 1,6", "move 2,6", "v 1,6", "annulla", "fine"]),
    ],
)
def test_actions_and_commands_are_typed_in_ones_own_language(terminal: Terminal, language: str, typed: list[str]) -> None:
    match = ("play", "--crew", "1", "--seed", "7", "--edition", "en")  # the language alone would choose its own rulebook
    own = terminal.run(*match, "--language", language, typed=[*typed, "record", "quit"]).out
    english = ["place 0,6", "move 1,6", "move 2,6", "move 1,6", "undo", "end"]
    same = terminal.run(*match, "--language", "en", typed=[*english, "record", "quit"]).out
    ours, theirs = (re.findall(r"^hotzone record 1$.*?^digest \S+$", out, re.MULTILINE | re.DOTALL) for out in (own, same))
    assert ours == theirs
    assert len(ours) == 1


@pytest.mark.parametrize(
    ("language", "line", "answer"),
    [
        ("ru", "идти 5,5", "слишком далеко"),
        ("ru", "идти 77,1", "«77,1» не квадрат этого здания: ряды от 0 до 7, колонки от 0 до 9"),
        ("ru", "99", "действия 99 нет: номера идут от 1 до 5"),
        ("ru", "загрузить нет.record", "не удаётся прочесть нет.record: такого файла нет"),
        ("cs", "tancuj", "to není akce ani příkaz: „tancuj“"),
        ("cs", "strhnout 1,6|1,7", "Pravidlo ukáže „proč“."),
        ("it", "salva", "nomina un file: salva partita.record"),
        ("it", "perché NIENTE", "la regola «NIENTE» non c’è"),
    ],
)
def test_a_mistake_is_told_in_the_language_and_changes_nothing(terminal: Terminal, language: str, line: str, answer: str) -> None:
    typed = ["0,6", "1,6", line, "position", "quit"]
    said = " ".join(terminal.run("play", "--crew", "1", "--seed", "7", "--language", language, typed=typed).out.split())
    assert answer in said
    assert "turn 1 seat 1 ap 3" in said


def test_mistakes_before_a_match_are_told_in_the_language_too(terminal: Terminal) -> None:
    assert "прерванной партии нет" in terminal.run("play", "--language", "ru", "--resume").err
    terminal.monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    assert "příkaz „tančit“ není" in terminal.run("tančit").err
    assert "nelze přečíst nikde.record: takový soubor není" in terminal.run("replay", "nikde.record").err


def test_set_up_is_asked_in_the_language_and_answered_by_either_word(terminal: Terminal) -> None:
    said = terminal.run("play", "--language", "ru", typed=["в", "реак", "3", "врач", "1", "выход"]).out
    assert "Какая игра? Пожар [fire] (Enter), Реактор [reactor]" in said
    assert "Врач>" in said
    said = terminal.run("play", "--language", "cs", typed=["v", "fire", "experienced", "hero", "base-b", "2", "quit"]).out
    assert "Která úroveň?" in said
    assert "Kterou kartu má hasič 1?" in said


def edition_of(said: str) -> str:
    """The edition that a printed record names; the usual one is not written."""
    return "".join(re.findall(r"\bedition=(\w+)", said)) or "en"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("ru", "Играем по русскому изданию; другое выберет --edition."),
        ("cs", "Hraje se podle českého vydání; jiné zvolí --edition."),
        ("it", "Si gioca secondo l’edizione italiana; --edition ne sceglie un’altra."),
    ],
)
def test_a_match_is_played_by_the_edition_of_its_language_and_says_so(terminal: Terminal, language: str, sentence: str) -> None:
    one = ("play", "--crew", "1", "--seed", "7")
    terminal.monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    for given, typed in ((one, []), (one[:1], [""])):  # from options, and a quick game
        said = terminal.run(*given, typed=[*typed, "record", "quit"]).out
        assert said.count(sentence) == 1
        assert edition_of(said) == language
    for other in ("en", "it" if language == "ru" else "ru"):
        said = terminal.run(*one, "--edition", other, typed=["record", "quit"]).out
        assert sentence not in said
        assert edition_of(said) == other
    said = terminal.run(*one, "--language", "en", typed=["record", "quit"]).out
    assert edition_of(said) == "en"
    assert "--edition" not in said


def test_a_language_s_edition_never_refuses_what_was_asked_for(terminal: Terminal) -> None:
    front = ("play", "--rules", "experienced", "--board", "base-front", "--crew", "2", "--seed", "7", "--language", "ru")
    said = terminal.run(*front, typed=["record", "quit"])
    assert (said.code, said.err, edition_of(said.out)) == (0, "", "en")  # the Russian box prescribes the back side
    assert "--edition" not in said.out
    asked = terminal.run("play", "--language", "ru", typed=["в", "", "experienced", "", "base-back", "2", "record", "quit"]).out
    assert edition_of(asked) == "ru"
    assert "base-front" not in asked


@pytest.mark.parametrize("variable", ["LC_ALL", "LC_MESSAGES", "LANG"])
@pytest.mark.parametrize(
    ("value", "language"),
    [("ru_RU.UTF-8", "ru"), ("cs", "cs"), ("it_CH", "it"), ("en_GB.UTF-8", "en"), ("C", "en"), ("de_DE", "en"), ("rue", "en")],
)
def test_the_language_of_the_environment_is_spoken(terminal: Terminal, variable: str, value: str, language: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        terminal.monkeypatch.delenv(name, raising=False)
    terminal.monkeypatch.setenv(variable, value)
    assert language_of_terminal() == language
    assert words(language)("quick-prompt") in terminal.run("play", typed=[]).out
    assert words("it")("quick-prompt") in terminal.run("play", "--language", "it", typed=[]).out


def test_an_action_may_be_called_like_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    """`help 1` is the doctor's token where it can be used, and the list of commands elsewhere."""
    match = reactor_table("9 FN", "doctor 9, soldier 9", "doctor")
    match.put("radiation", 0, 5)
    session = hotzone.load(REACTOR.position(match, REACTOR.setup()))
    helping = next(action for action in session.legal() if action.startswith("help "))
    prompt = Prompt(Screen(), "en")
    prompt.begin(session)
    prompt.run_line("help")
    assert "Enter alone lists all actions." in capsys.readouterr().out
    prompt.run_line(helping)
    assert session.entries[-1].text == helping


def test_signs_that_take_two_places_stay_below_each_other() -> None:
    assert [width(text) for text in ("abc", "щит", "česť", "消防", "é")] == [3, 3, 4, 4, 1]
    assert table({"消防": ["1"], "abcdef": ["2"]}, 40) == ["  消防    1", "  abcdef  2"]
    screen = Screen()
    screen.width = 60
    lines = screen.beside(["消防", "ab"], ["消防", "ab"], ["x", "y"])
    assert [width(line.rpartition(" ")[0]) for line in lines] == [6, 6]
    assert wrap("消防 消防 消防", 9, " ") == ["消防 消防", " 消防"]


@each_language
@pytest.mark.parametrize("wide", [80, 120])
@pytest.mark.parametrize("game", registry.BUILT_IN)
def test_no_line_is_longer_than_the_terminal(capsys: pytest.CaptureFixture[str], game: str, wide: int, language: str) -> None:
    screen = Screen()
    screen.width = wide
    prompt = Prompt(screen, language)
    prompt.begin(hotzone.new(game, seed=2))
    for line in ("", "help", "board", "legend", "where", "hint", "why", "log"):
        prompt.run_line(line)
    told = capsys.readouterr().out.splitlines()
    assert len(told) > 40
    assert [line for line in told if width(line) > wide] == []


def test_a_game_without_words_for_a_terminal_says_so_once(terminal: Terminal) -> None:
    terminal.monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples" / "highwater"))
    terminal.monkeypatch.setattr(registry, "plugged_in", lambda: {"highwater": "highwater.game:HighWater"})
    terminal.monkeypatch.setattr(registry, "_games", {})
    for language, sentence in (
        ("en", ""),
        ("ru", "Эта игра говорит здесь по-английски."),
        ("it", "Qui questo gioco parla inglese."),
    ):
        said = terminal.run("play", "highwater", "--seed", "1", "--language", language, typed=["1", "quit"])
        assert said.code == 0
        assert said.err == ""
        assert said.out.count(sentence or "no such sentence") == bool(sentence)


def test_a_vehicle_is_named_where_it_is_parked(terminal: Terminal) -> None:
    match = ("play", "--rules", "experienced", "--modules", "vehicles", "--crew", "1", "--language", "ru")
    said = terminal.run(*match, typed=["7,3", "1", "1", "выход"]).out
    assert said.index("поставить пожарную машину") < said.index("поставить скорую")
