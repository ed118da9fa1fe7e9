"""The text mode: a match from the first question to the station log."""

import re
from pathlib import Path
from typing import Any

import pytest

import hotzone
from hotzone.cli.terminal.screen import Screen
from hotzone.core.dice import Dice
from tests.cli.terminal import Terminal, process
from tests.languages import each_language

ONE = ("play", "--crew", "1", "--seed", "7")


def whole_match(seed: int, **settings: object) -> tuple[hotzone.Session, list[str]]:
    """A match played to its end by luck, and the lines somebody would type for it."""
    session, dice, typed = hotzone.new("fire", seed=seed, dealer=True, **settings), Dice(seed), list[str]()
    while not session.over:
        legal = session.legal()
        number = dice.below(len(legal))
        typed.append(str(number + 1) if dice.below(2) else legal[number])
        session.play(legal[number])
    return session, typed


@pytest.mark.parametrize("words", [(), ("--plain",)], ids=["drawn", "plain"])
def test_a_whole_match_is_typed_to_its_end_and_saved(terminal: Terminal, tmp_path: Path, words: tuple[str, ...]) -> None:
    session, typed = whole_match(5, crew=2)
    said = terminal.run("play", "--crew", "2", "--seed", "5", *words, typed=[*typed, "end", "save end.record", ""])
    assert said.code == 0
    assert said.err == ""
    assert "Lost. The house came down." in said.out
    assert "Station log: 1 players 2 firefighters 2 level family building A" in said.out
    assert (tmp_path / "end.record").read_text() == session.record()
    assert said.out.count("No: ") == 1
    assert "No: end: the match is over" in said.out


def test_the_last_decision_can_be_taken_back_even_after_the_end(terminal: Terminal) -> None:
    _, typed = whole_match(5, crew=2)
    said = terminal.run("play", "--crew", "2", "--seed", "5", typed=[*typed, "undo", typed[-1], ""])
    assert said.out.count("Lost. The house came down.") == 2 * said.out.count("Station log: ") == 4  # before the table and below it
    assert said.code == 0


def test_an_experienced_match_is_typed_to_its_end(terminal: Terminal) -> None:
    settings = {"rules": "experienced", "level": "heroic", "crew": "captain,cafs,driver,paramedic"}
    session, typed = whole_match(3, **settings)
    options = [word for key, value in settings.items() for word in (f"--{key}", value)]
    said = terminal.run("play", "--seed", "3", *options, typed=[*typed, ""])
    assert said.code == 0
    result = session.result()
    assert f"Rescued {result['rescued']}, lost {result['lost']}, damage {result['damage']}, turns " in said.out


def test_enter_starts_a_quick_game(terminal: Terminal) -> None:
    said = terminal.run("play", typed=["", "0,6", "quit"])
    assert "Press Enter for a quick game" in said.out
    assert "4 Firefighter not yet placed" in said.out
    assert "Firefighter 1 starts at 0,6." in said.out


def test_questions_offer_only_what_goes_together(terminal: Terminal) -> None:
    said = terminal.run("play", typed=["c", "", "experienced", "hero", "base-b", "2", "quit"])
    assert "Which level? recruit (Enter), veteran, heroic" in said.out
    said = terminal.run("play", typed=["choose", "fire", "", "nonsense", "base-back", "2", "quit"])
    assert "Which level?" not in said.out  # a family game has none
    assert "'nonsense' is not one of base-front, base-back, brownstone, hotel, villa." in said.out
    said = terminal.run("play", typed=["c", "reac", "1", "3", "quit"])
    assert "How many hearts?" in said.out
    assert "Soldier>" in said.out


def test_an_action_is_typed_as_number_text_or_beginning(terminal: Terminal) -> None:
    said = terminal.run(*ONE, typed=["0,6", "2", "move 2,6", "M 1,6", "e", "quit"])
    assert [f"Firefighter 1 goes to {space}." in said.out for space in ("1,6", "2,6")] == [True] * 2
    assert "Turn 2 · firefighter 1" in said.out


def test_one_place_to_start_is_suggested_and_the_others_come_when_asked_for(terminal: Terminal) -> None:
    session = hotzone.new("fire", crew=1, seed=7)
    suggested: Any = session.game.view(session.match, None)["starts"]  # what the page suggests
    places = [one["space"] for one in suggested]
    for words in ((), ("--plain",)):
        said = terminal.run(*ONE, *words, typed=["", places[-1], "quit"])
        first, every, _ = said.out.split("firefighter 1> ")[:3]
        assert f"A good place to start is {places[0]}. Someone may be at " in first
        assert "no fire is in the way." in first
        assert "Enter alone lists all 32; any of them can be typed." in first
        shown = re.findall(r"(\d+)(?:\)| is) (\d,\d)", first.partition("A good place")[2])
        assert [space for _, space in shown] == places
        assert [session.legal()[int(number) - 1] for number, _ in shown] == [f"place {space}" for space in places]
        assert len(re.findall(r"\d(?:\)| is) \d,\d", every.partition("Where does")[2])) == 32
        assert "Enter alone" not in every.partition("Where does")[2]
        assert f"Firefighter 1 starts at {places[-1]}." in said.out


@each_language
def test_rules_are_named_only_to_whoever_asks(terminal: Terminal, language: str) -> None:
    _, typed = whole_match(5, crew=2)
    match = ("play", "--crew", "2", "--seed", "5", "--edition", "en", "--language", language)
    said = terminal.run(*match, typed=[*typed[:12], "chop 9,9|9,8", "move 5,5", "quit"]).out
    assert re.findall(r"FIRE-\w+-\d+", said) == []
    assert "FIRE-SETUPF-09: " in terminal.run(*match, typed=["place 0,6", "why", "quit"]).out
    assert "(FIRE-SETUPF-09)" in terminal.run(*match, typed=["place 0,6", "log", "quit"]).out


def test_what_can_mean_several_actions_is_not_guessed(terminal: Terminal) -> None:
    said = terminal.run("play", "--crew", "1", "--seed", "7", typed=["3,0", "m 3,1", "3,2", "quit"])
    assert "No: '3,2' could be move 3,2, douse 3,2, quench 3,2" in said.out


def test_a_verb_alone_is_answered_with_what_it_may_be_done_to(terminal: Terminal) -> None:
    match = ("play", "--crew", "1", "--seed", "7")
    said = terminal.run(*match, typed=["3,0", "move", "m", "quit"]).out
    assert "No: 'move' could be move 2,0, move 3,1, move 4,0; type help to see what can be typed." in " ".join(said.split())
    assert "No: 'm' could be move 2,0" in said
    said = terminal.run(*match, "--language", "ru", typed=["3,0", "идти", "quit"]).out
    assert "«идти» может значить: идти 2,0, идти 3,1, идти 4,0" in " ".join(said.split())


def test_a_verb_alone_never_sacrifices_anybody(terminal: Terminal) -> None:
    said = terminal.run("play", "reactor", "--seed", "3", typed=["1", "sacrifice", "s", "where", "quit"]).out
    assert "No: 'sacrifice' could be sacrifice 1;" in said
    assert "No: 's' could be sacrifice 1;" in said
    assert "1 Soldier on 1" in said


def test_nonsense_at_the_first_question_begins_no_match(terminal: Terminal) -> None:
    said = terminal.run("play", typed=["what?", "", "quit"]).out
    first, again, begun = said.split("quick game> ", 2)
    assert first.splitlines()[-1] == again.splitlines()[-1]  # what can be typed is said once more
    assert "Where does firefighter 1 start?" in begun


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("chop 1,6|1,7", "there is no wall left to chop; type why to read the rule."),
        ("99", "there is no action 99: the numbers go from 1 to 5"),
        ("dance", "this is neither an action nor a command: 'dance'; type help to see what can be typed."),
        ("5,5", "nothing can be done now with '5,5'; type help to see what can be typed."),
        ("m 5,5", "move 5,5: a move leads to one of the four neighbouring spaces"),
        ("move 77,1", "'77,1' is not a space of base-front"),
        ("save", "name a file: save my-match.record"),
        ("load nowhere.record", "cannot read nowhere.record: No such file or directory"),
        ("redo", "there is nothing to redo"),
        ("why FIRE-NONE-99", "there is no rule 'FIRE-NONE-99'"),
        ("look 99", "'99' is not a space of base-front"),
    ],
)
def test_a_mistake_is_explained_and_changes_nothing(terminal: Terminal, line: str, answer: str) -> None:
    said = terminal.run(*ONE, typed=["0,6", "1,6", line, "position", "quit"])
    assert f"No: {answer}" in " ".join(said.out.split()) or answer in " ".join(said.out.split())
    assert "turn 1 seat 1 ap 3" in said.out


def test_why_explains_the_last_refusal_and_any_rule(terminal: Terminal) -> None:
    said = terminal.run(*ONE, typed=["0,6", "why", "chop 0,6|1,6", "why", "why knock-02", "why r-14", "why FIRE-GUN", "quit"])
    out = " ".join(said.out.split())
    assert "Nothing was refused. What happened last comes from:" in out
    assert "FIRE-CHOP-03: " in out
    assert "FIRE-KNOCK-02: Family game: move the firefighter" in out
    assert "R-14: At the 24th damage marker" in out
    assert "FIRE-GUN-01: " in out
    assert "FIRE-GUN-07: " in out


def test_undo_and_redo_play_with_the_same_dice(terminal: Terminal) -> None:
    said = terminal.run(*ONE, typed=["0,6", "end", "record", "undo", "record", "redo", "record", "quit"])
    first, shorter, again = (part.partition("digest")[0] for part in said.out.split("hotzone record 1")[1:])
    assert first == again
    assert "Taken back: end" in said.out
    assert first.startswith(shorter.rstrip())
    assert len(first) > len(shorter)


def test_save_and_load_go_on_with_the_match(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run(*ONE, typed=["0,6", "end", "save a.record", "save a.position", "quit"])
    assert (tmp_path / "a.record").read_text().startswith("hotzone record 1")
    assert (tmp_path / "a.position").read_text().startswith("hotzone position 1")
    for name in ("a.record", "a.position"):
        assert "Turn 2: firefighter 1" in terminal.run(*ONE, typed=[f"load {name}", "quit"]).out
        assert "Turn 2: firefighter 1" in terminal.run("play", "--resume", name, typed=["quit"]).out


def test_save_overwrites_no_file_that_is_not_ours(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary")
    said = terminal.run(*ONE, typed=["0,6", "save diary.txt", "quit"])
    assert "not a Hotzone file" in said.out
    assert (tmp_path / "diary.txt").read_text() == "Dear diary"


@pytest.mark.parametrize("leaving", [["quit"], []], ids=["quit", "end of input"])
def test_a_match_that_is_left_is_kept_and_resumed(terminal: Terminal, tmp_path: Path, leaving: list[str]) -> None:
    said = terminal.run(*ONE, typed=["0,6", "end", *leaving])
    place = tmp_path / "state" / "hotzone" / "autosave.record"
    assert str(place) in said.out.replace("\n  ", "")
    assert place.read_text().startswith("hotzone record 1")
    assert "Turn 2: firefighter 1" in terminal.run("play", "--resume", typed=["quit"]).out


def test_nothing_to_resume_is_said(terminal: Terminal) -> None:
    said = terminal.run("play", "--resume")
    assert said.code == 2
    assert said.err.startswith("hotzone: there is no interrupted match")


def test_people_roll_their_own_dice(terminal: Terminal) -> None:
    said = terminal.run(
        "play", "--crew", "1", "--dice", "manual", typed=["0,6", "end", "move 1,6", "3,3", "end", "auto", "undo", "quit"]
    )
    assert "The fire advances: roll." in said.out
    assert "Explosion at 3,3." in said.out
    assert "Turn 3 · firefighter 1" in said.out
    assert "Taken back: roll" in said.out


def test_plain_mode_answers_in_words_and_draws_nothing(terminal: Terminal) -> None:
    said = terminal.run(*ONE, "--plain", typed=["0,6", "1,6", "look", "look 3,3", "where", "fires", "people", "quit"])
    assert "1,6, inside: firefighter 1." in said.out
    assert "To the left: wall, 1,5: nothing." in said.out
    assert "To the left: closed door, 3,2: fire." in said.out
    assert "Firefighter 1: at 1,6." in said.out
    assert "Fire at 2,2, 2,3, 3,2" in said.out
    assert "Call at 2,4." in said.out
    assert "chop, 2 AP: 4 is 1,5|1,6" in said.out
    assert "+---+" not in said.out
    assert "\x1b" not in said.out


def test_help_lists_everything_that_can_be_typed(terminal: Terminal) -> None:
    said = terminal.run(*ONE, typed=["help", "log", "legend", "board", "", "0,6", "log 1", "quit"])
    for word in ("why", "undo", "redo", "save FILE", "load FILE", "log", "quit", "look 3,5", "people"):
        assert f"  {word}" in said.out
    assert "firefighter 1: place 0,6\n    Firefighter 1 starts at 0,6. (FIRE-SETUPF-09)" in said.out


def test_colours_are_for_terminals_that_want_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert Screen().paint("F", "red") == "\x1b[91mF\x1b[0m"
    assert Screen(plain=True).paint("F", "red") == "F"
    monkeypatch.setenv("NO_COLOR", "1")
    assert Screen().paint("F", "red") == "F"


def test_a_narrow_terminal_gets_everything_below_each_other() -> None:
    screen = Screen()
    screen.width = 20
    assert screen.beside(["left side"], ["left side"], ["a long right side"]) == ["left side", "a long right side"]
    assert screen.beside(["left side"], ["left side"], ["a right side too long"]) == ["left side", "a right side too", "  long"]
    screen.width = 60
    assert screen.beside(["left side"], ["left side"], ["right"]) == ["left side   right"]


def test_a_process_plays_from_a_pipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    said = process("play", "--text", "--crew", "1", "--seed", "1", typed="0,6\nmove 1,6\n")
    assert said.code == 0
    assert said.err == ""
    assert "firefighter 1> move 1,6\nFirefighter 1 goes to 1,6." in said.out
    assert "\x1b" not in said.out
