"""The other commands, and what the command line does with mistakes."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import hotzone
from hotzone import fair_dice, registry
from hotzone.cli import COMMANDS
from hotzone.cli.commands.games import describe
from hotzone.games.fire.model import rule_ids as rule
from hotzone.session import Session
from tests.cli.terminal import SRC, Terminal, process, start
from tests.waiting import LONG

BOARDS = SRC / "hotzone" / "games" / "fire" / "data" / "boards"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a short match."""
    session = hotzone.new("fire", crew=1, seed=7)
    for text in ("place 0,6", "move 1,6", "end", "end"):
        session.play(text)
    place = tmp_path / "short.record"
    place.write_text(session.record())
    return place


@pytest.mark.parametrize("name", list(COMMANDS))
def test_every_command_has_help_with_an_example(terminal: Terminal, name: str) -> None:
    said = terminal.run(name, "--help")
    assert said.code == 0
    assert f"example:\n  hotzone {name}" in said.out


def test_help_without_a_command_lists_them_all(terminal: Terminal) -> None:
    for word in ("help", "--help"):
        said = terminal.run(word)
        assert said.code == 0
        assert all(f"  {name}" in said.out for name in COMMANDS)
    assert terminal.run("--version").out == f"hotzone {hotzone.__version__}\n"


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (("dance",), "there is no command 'dance'"),
        (("games", "chess"), "there is no game 'chess'"),
        (("play", "--board", "castle"), "fire has no board 'castle'"),
        (("play", "--crew", "9"), "crew must be a number from 1 to 6, not '9' (FIRE-COMP-08)"),
        (("play", "--set", "colour"), "'colour' is not a setting: --set key=value"),
        (("play", "--set", "colour=red"), "fire has no setting 'colour'"),
        (("play", "--seed", "-1"), "argument --seed: '-1' is not a whole number from 0 to"),
        (("play", "--seed", "x"), "argument --seed: 'x' is not a whole number"),
        (("play", "--resume", "nowhere"), "cannot read nowhere: No such file or directory"),
        (("play", "--resume", "nowhere", "--crew", "2"), "--resume goes on with the match as it is: leave out crew"),
        (("sim",), "the following arguments are required: game"),
        (("sim", "fire", "--bot", "genius"), "there is no bot 'genius'; there are random"),
        (("sim", "fire", "--mixed", "--crew", "2"), "--mixed takes all settings in turn: leave out crew"),
        (("sim", "fire", "--games", "0"), "argument --games: '0' is not a whole number from 1 to"),
        (("replay", "nowhere"), "cannot read nowhere"),
        (("check-board", "nowhere"), "cannot read nowhere"),
        (("trace", "many"), "argument N: 'many' is not a whole number"),
        (("bench", "--fast"), "unrecognized arguments: --fast"),
    ],
)
def test_bad_input_is_one_line_and_code_2(terminal: Terminal, words: tuple[str, ...], error: str) -> None:
    said = terminal.run(*words)
    assert said.code == 2
    assert said.err.startswith(f"hotzone: {error}")
    assert said.err.count("\n") == 1


def test_the_games_are_listed_for_people_and_programs(terminal: Terminal) -> None:
    said = terminal.run("games")
    for word in ("base-front", "experienced", "heroic", "hotspots", "captain", "volunteers", "knockdown_saved_ap lose"):
        assert word in said.out
    fire, reactor = json.loads(terminal.run("games", "--json").out)
    assert reactor["game"] == "reactor"
    assert fire["levels"] == ["recruit", "veteran", "heroic"]
    assert set(fire["editions"]) == {"en", "ru", "cs", "it"}


def test_every_rule_has_its_statement() -> None:
    said = registry.statements("fire")
    assert [name for name in rule.NAMES[1:] if not said.get(name, "").endswith(".")] == []
    assert "R-14" in said


def test_a_game_with_other_parts_is_listed_too() -> None:
    catalogue = {
        "game": "tower",
        "title": "Tower",
        "rules_version": 3,
        "fuel_rods": [1, 2],
        "doses": {"low": ["a", "b"]},
        "notes": "calm",
    }
    assert describe(catalogue) == [
        "Tower  (tower, rules version 3)",
        "  fuel rods     1, 2",
        "  doses         low  a, b",
        "  notes         calm",
    ]


def test_a_record_is_replayed_and_checked(terminal: Terminal, record: Path) -> None:
    said = terminal.run("replay", str(record), "--check")
    assert said.code == 0
    assert "fire 2 board=base-front crew=1\n6 actions played." in said.out
    assert "Checked: result and digest are the same." in said.out


def test_a_replay_stops_where_it_is_told(terminal: Terminal, record: Path) -> None:
    assert "2 actions played." in terminal.run("replay", str(record), "--to", "2").out
    position = terminal.run("replay", str(record), "--to", "2", "--position").out
    assert hotzone.load(position).legal() == ["move 0,6", "move 1,7", "move 2,6", "chop 1,5|1,6", "end"]
    assert terminal.run("replay", str(record), "--to", "99").err == f"hotzone: {record}: the record has 6 actions, not 99\n"


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("move 1,6", "move 5,5", "line 5, column 1: move 5,5: a move leads to one of the four neighbouring spaces (FIRE-ADJ-01)"),
        ("digest ", "digest 0", "column 1: the record's digest is 0"),
        ("hotzone record 1", "hotzone record 9", "line 1, column 16: format 9 is newer than this program"),
    ],
)
def test_a_record_that_does_not_come_out_names_its_line(terminal: Terminal, record: Path, old: str, new: str, error: str) -> None:
    record.write_text(record.read_text().replace(old, new))
    said = terminal.run("replay", str(record), "--check")
    assert said.code == 2
    assert error in said.err


def test_a_record_comes_from_the_standard_input(terminal: Terminal, record: Path) -> None:
    said = terminal.run("replay", "-", "--check", typed=record.read_text().split("\n"))
    assert said.code == 0


def test_a_record_with_nothing_to_compare_is_not_called_right(terminal: Terminal, record: Path) -> None:
    record.write_text(record.read_text().partition("digest")[0])
    said = terminal.run("replay", str(record), "--check")
    assert said.code == 2
    assert "neither result nor digest" in said.err


@pytest.mark.parametrize("board", sorted(BOARDS.glob("*.toml")), ids=lambda path: path.stem)
def test_a_board_file_is_described_and_drawn(terminal: Terminal, board: Path) -> None:
    said = terminal.run("check-board", str(board))
    assert said.code == 0
    assert said.out.startswith(f"{board.stem}: ")
    assert "+---+---+" in said.out


def test_a_bad_board_file_names_line_and_column(terminal: Terminal, tmp_path: Path) -> None:
    text = (BOARDS / "base-front.toml").read_text()
    place = tmp_path / "bad.toml"
    place.write_text(text.replace("|           D       |", "|           Q       |"))
    said = terminal.run("check-board", str(place))
    line = next(i for i, line in enumerate(place.read_text().split("\n"), 1) if "Q" in line)
    assert said.code == 2
    assert said.err.startswith(f"hotzone: {place}: line {line}, column 16: 'Q' is not an edge")
    place.write_bytes(b"\xff\xfe\x00")
    assert terminal.run("check-board", str(place)).err == f"hotzone: {place} is not a text file\n"


def test_one_command_does_not_import_the_others() -> None:
    show = "print(*sys.modules)"
    code = f"import sys; from hotzone.cli import main; main(['--version']); {show}; main(['games', 'fire']); {show}"
    out = subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONPATH": str(SRC)}, capture_output=True, text=True, check=True
    ).stdout
    first, last = (set(line.split()) for line in out.splitlines() if "hotzone.cli" in line.split())
    assert not {"argparse", "hotzone.cli.arguments"} & first
    assert "hotzone.cli.commands.games" in last
    assert not {"hotzone.cli.terminal.prompt", *(f"hotzone.cli.commands.{name}" for name in ("play", "sim", "replay"))} & last


def test_a_first_match_imports_only_what_it_needs() -> None:
    code = "import sys, hotzone; print(hotzone.new(seed=1).legal()[0]); print(*sys.modules)"
    command = [sys.executable, "-S", "-c", code]  # -S: what is installed beside it may import more
    out = subprocess.run(command, env={"PYTHONPATH": str(SRC)}, capture_output=True, text=True, check=True).stdout
    action, modules = out.splitlines()
    assert action == "place 0,0"
    plain = {"argparse", "asyncio", "fractions", "hashlib", "importlib.metadata", "json", "logging", "pathlib", "weakref"}
    ours = {"ai", "contract.ai", "contract.page", "contract.terminal", "core.formats.board_text", "games.reactor", "sim"}
    assert not {*plain, *(f"hotzone.{name}" for name in ours)} & set(modules.split())


def test_the_program_ends_quietly_when_nobody_reads_on() -> None:
    with start("games") as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdin.close()
        child.stdout.close()
        assert child.stderr.read() == ""
        assert child.wait(LONG) == 141


def test_ctrl_c_ends_quietly_with_130() -> None:
    with start("sim", "fire", "--games", "1000000000", "--workers", "2", "--progress") as child:
        assert child.stderr is not None
        child.stderr.read(1)  # the bar: it runs
        child.send_signal(signal.SIGINT)
        _, err = child.communicate(timeout=LONG)
        assert child.returncode == 130
        assert "Traceback" not in err


def test_the_module_is_the_command() -> None:
    said = process("--version")
    assert (said.code, said.out) == (0, f"hotzone {hotzone.__version__}\n")


def test_the_dice_of_a_record_are_verified(terminal: Terminal, tmp_path: Path) -> None:
    seed = fair_dice.new_seed()
    game = registry.game("fire")
    setup = game.setup(crew=1)
    session = Session(game, setup, game.new(setup), dealer=False)
    session.play("place 3,0")
    session.play("end")
    session.play(fair_dice.sample_chance(seed, game, session.match, {}))
    lines = session.record().split("\n")
    lines.insert(2, f"# {fair_dice.REMARK}{fair_dice.commitment(seed)}")
    file = tmp_path / "fair.record"
    file.write_text("\n".join(lines), "utf-8")
    said = terminal.run("replay", str(file), "--verify-dice", seed)
    assert (said.code, "1 dice of this seed, 0 wrong" in said.out) == (0, True)
    said = terminal.run("replay", str(file), "--verify-dice", fair_dice.new_seed())
    assert (said.code, "NOT fair" in said.out) == (2, True)
