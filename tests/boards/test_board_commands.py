"""Own boards in the terminal: every command that takes a board takes a file; converting, making and measuring."""

import json
from pathlib import Path

import pytest

import hotzone
from hotzone import registry
from hotzone.cli.files import resume
from tests.boards.own_boards import BAKERY, SHOP, forget, own_board, played
from tests.cli.conftest import terminal as terminal  # the fixture
from tests.cli.terminal import Terminal

STUDENTS = Path(__file__).parent / "students.txt"
GAMES = ("fire", "reactor")


@pytest.mark.parametrize("game", GAMES)
def test_sim_and_table_play_on_a_file(terminal: Terminal, game: str, tmp_path: Path) -> None:
    board = str(own_board(game, tmp_path))
    found = json.loads(terminal.run("sim", game, "--board", board, "--games", "5", "--json").out)
    assert (found["games"], found["settings"][:8]) == (5, "board=w-")
    rows = json.loads(terminal.run("table", "--only", game, "--bot", "random", "--games", "2", "--board", board, "--json").out)
    assert rows
    assert all(row["settings"].startswith("board=w-") for row in rows)


@pytest.mark.parametrize("game", GAMES)
def test_play_keeps_the_board_in_what_it_saves(terminal: Terminal, game: str, tmp_path: Path) -> None:
    save = tmp_path / "mine.txt"
    said = terminal.run(
        "play", game, "--board", str(own_board(game, tmp_path)), "--seed", "1", typed=["position", f"save {save}", "quit"]
    )
    assert said.code == 0
    forget(game)
    assert str(resume(str(save), None, dealer=False).setup).startswith("board=w-")


@pytest.mark.compiled_only  # hints and debriefs think long without the compiled modules
@pytest.mark.parametrize("game", GAMES)
def test_hint_risk_replay_and_debrief_read_what_carries_its_board(terminal: Terminal, game: str, tmp_path: Path) -> None:
    session = played(game, own_board(game, tmp_path))
    record, position = tmp_path / "match.record", tmp_path / "there.position"
    record.write_text(session.record(), "utf-8")
    forget(game)
    assert terminal.run("replay", str(record), "--check", "--language", "en").out.endswith(
        "Checked: result and digest are the same.\n"
    )
    forget(game)
    position.write_text(terminal.run("replay", str(record), "--to", "30", "--position").out, "utf-8")
    for command in (("hint", "--seat", "1", "--show", "clue"), ("risk",)):
        forget(game)
        said = terminal.run(command[0], str(position), *command[1:], "--json")
        assert (said.code, said.err) == (0, "")
        assert json.loads(said.out)
    forget(game)
    found = json.loads(terminal.run("debrief", str(record), "--json").out)
    assert found["rough"]  # the chance to win was never measured on this board


def test_a_text_that_only_names_its_board_takes_the_file_beside_it(terminal: Terminal, tmp_path: Path) -> None:
    text = hotzone.new("fire", board=BAKERY, crew=2, seed=1).position()
    lines = text.split("\n")
    bare = tmp_path / "bare.position"
    bare.write_text("\n".join([*lines[:2], *lines[lines.index(">>") + 1 :]]), "utf-8")
    forget("fire")
    assert "was not brought along" in terminal.run("risk", str(bare), "--language", "en").err
    assert terminal.run("risk", str(bare), "--board", str(BAKERY)).code == 0
    forget("fire")
    other = terminal.run("hint", str(bare), "--board", str(SHOP))
    assert (other.code, "but this was played on w-" in other.err) == (2, True)


@pytest.mark.parametrize("game", GAMES)
def test_check_board_finds_the_game_by_itself(terminal: Terminal, game: str, tmp_path: Path) -> None:
    said = terminal.run("check-board", str(own_board(game, tmp_path)), "--language", "en")
    assert said.code == 0
    assert "How sure its facts are:" in said.out
    broken = tmp_path / "broken.toml"
    broken.write_text(own_board(game, tmp_path).read_text("utf-8").replace("title = ", "titel = "), "utf-8")
    said = terminal.run("check-board", str(broken), "--language", "en")
    assert (said.code, "needs a text `title`" in said.err) == (2, True)


def test_our_own_drawings_say_so(terminal: Terminal) -> None:
    found = {board["name"]: board["board"] for game in json.loads(terminal.run("games", "--json").out) for board in game["boards"]}
    assert found["base-front"] == found["base-back"] == "as printed"
    assert {found[name] for name in ("villa", "hotel", "brownstone", "high-rise", "reactor")} == {"our own drawing"}


def test_a_text_of_students_becomes_a_board_file_a_picture_and_itself_again(terminal: Terminal, tmp_path: Path) -> None:
    board, picture, again = (str(tmp_path / name) for name in ("house.toml", "house.svg", "again.txt"))
    said = terminal.run("boards", "convert", str(STUDENTS), board)
    assert (said.code, "the bits stand for N, W, S, E" in said.err) == (0, True)
    assert terminal.run("check-board", board).code == 0
    assert terminal.run("boards", "convert", board, picture).code == 0
    assert Path(picture).read_text("utf-8").startswith("<svg")
    assert terminal.run("boards", "convert", board, again).code == 0
    assert terminal.run("boards", "convert", again, "-").out == Path(board).read_text("utf-8")
    drawn = terminal.run("boards", "convert", board, "-", "--to", "plan").out
    (tmp_path / "drawn.txt").write_text(drawn, "utf-8")
    assert terminal.run("boards", "convert", str(tmp_path / "drawn.txt"), "-", "--to", "plan").out == drawn


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (("boards", "convert", "only-one"), "convert needs two files"),
        (("boards", "convert", "nowhere.txt", "-"), "cannot read nowhere.txt"),
        (("boards", "convert", str(STUDENTS), "-", "--to", "xml"), "there is no form 'xml'; there are toml, svg, plan, students"),
        (("boards", "convert", str(STUDENTS), "-", "--from", "plan"), "line 1, column 1: the drawn building needs 13 lines"),
        (("boards", "make", "x.toml"), "make reads no file"),
        (("boards", "make", "--game", "reactor"), "reactor draws no boards by itself"),
        (("boards", "make", "--size", "9x9"), "has 6x8 spaces"),
        (("measure", "castle"), "fire has no board 'castle'"),
        (("measure", "base-front", "--levels", "easy"), "fire has no level 'easy'"),
        (("measure", "base-front", "--crew", "x"), "'x' is not a whole number"),
        (("measure", "base-front", "--bot", "nobody"), "there is no bot 'nobody'"),
        (("measure", "reactor", "--crew", "9"), "a crew of reactor has one of these sizes"),
    ],
)
def test_what_cannot_be_converted_made_or_measured_is_one_line(terminal: Terminal, words: tuple[str, ...], error: str) -> None:
    said = terminal.run(*words)
    assert (said.code, said.out) == (2, "")
    assert error in said.err
    assert said.err.count("\n") == 1


def test_a_file_of_somebody_else_is_not_overwritten(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text("my diary", "utf-8")
    assert "is not a Hotzone file" in terminal.run("boards", "make", "--out", str(tmp_path / "house.toml")).err


def test_a_board_is_made_and_measured(terminal: Terminal, tmp_path: Path) -> None:
    place = str(tmp_path / "made.toml")
    assert terminal.run("boards", "make", "--seed", "17", "--out", place).code == 0
    assert Path(place).read_text("utf-8") == registry.game("fire").make_board(17)  # type: ignore[attr-defined]
    words = ("--bot", "random", "--games", "4", "--levels", "family,heroic", "--crew", "2,3", "--resume", str(tmp_path / "kept"))
    found = json.loads(terminal.run("measure", place, *words, "--json").out)
    assert [(cell["level"], cell["crew"], cell["games"]) for cell in found["cells"]] == [
        (level, crew, 4) for level in ("family", "heroic") for crew in (2, 3)
    ]
    assert json.loads(terminal.run("measure", "made-17", *words, "--json").out)["heat"] == found["heat"]
    said = terminal.run("measure", place, *words)
    assert "Made house 17 (fire, w-" in said.out
    assert "16 matches played by random" in said.out
