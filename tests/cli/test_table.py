"""The strength table: cells from a plan, figures as those of single simulations, a page and a picture."""

import csv
import io
import json
import re
import shlex
import shutil
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from hotzone.core.errors import BadText
from hotzone.sim import players
from hotzone.sim.report import plan as cell_plan
from hotzone.sim.task import Worker
from tests.cli.terminal import Terminal

TINY = ("--bot", "random", "--games", "20", "--seed", "4", "--workers", "1")
RESULTS = Path(__file__).parents[2] / "docs/results"
SVG = "{http://www.w3.org/2000/svg}"


def test_the_usual_plan_has_every_cell_of_the_goals() -> None:
    plan = {cell.label for cell in cell_plan.usual_plan()}
    for crew in (2, 3, 4, 6):
        assert f"fire base-front family × {crew}" in plan
    for level in ("recruit", "veteran", "heroic"):
        for board in ("base-front", "base-back", "villa", "hotel", "high-rise", "brownstone"):
            for crew in (2, 3, 4, 6):
                assert f"fire {board} {level} × {crew}" in plan
    assert {"reactor hearts 3 × 4", "reactor hearts 1 × 4"} <= plan


def test_a_row_is_what_its_own_command_gives(terminal: Terminal) -> None:
    rows = json.loads(terminal.run("table", *TINY, "--only", "heroic", "--only", "villa,hotel", "--only", "4", "--json").out)
    assert [row["settings"].split()[0] for row in rows] == ["board=villa", "board=hotel"]
    for row in rows:
        alone = json.loads(terminal.run(*shlex.split(row["command"])[1:], "--json").out)
        assert {key: alone[key] for key in ("games", "wins", "ci95", "endings", "turns_mean")} == {
            key: row[key] for key in ("games", "wins", "ci95", "endings", "turns_mean")
        }


def test_the_page_shows_the_picture_and_names_command_and_seed(terminal: Terminal, tmp_path: Path) -> None:
    words = ("table", *TINY, "--bot", "random,random", "--only", "base-front", "--only", "family", "--out", "b.md")
    assert terminal.run(*words).code == 0
    page = (tmp_path / "b.md").read_text("utf-8")
    assert f"`{shlex.join(['hotzone', *words])}` (Hotzone" in page
    assert "seed 4" in page
    assert "![Matches won, with 95 % intervals](b.svg)" in page
    assert "| fire | base-front | family | 6 | random | 0.0% | 0.0–16.1 | 20 |" in page
    picture = ElementTree.parse(tmp_path / "b.svg").getroot()
    told = [title.text for title in picture.iter(f"{SVG}title")]
    assert len(told) == 1 + 4 * 2
    assert "fire base-front family × 2, random: 0.0% of 20 (0.0% to 16.1%)" in told
    assert terminal.run(*words).code == 0, "a table is written over the one before"


def test_all_cells_grow_together(terminal: Terminal, tmp_path: Path) -> None:
    words = ("table", "--bot", "random", "--seed", "4", "--workers", "1", "--only", "reactor", "--json")

    def figures(*more: str) -> list[tuple[object, ...]]:
        return [(row["games"], row["endings"], row["turns_mean"]) for row in json.loads(terminal.run(*words, *more).out)]

    grown = figures("--games", "6,2,9", "--resume", "cells")
    assert grown == figures("--games", "9")
    lines = (tmp_path / "cells" / "reactor-hearts-3-4-random.sim").read_text("utf-8").splitlines()[1:]
    assert [json.loads(line)["games"] for line in lines] == [2, 4, 3]
    assert figures("--games", "3", "--resume", "cells") == grown  # what is there is not thrown away
    assert "need --resume" in terminal.run(*words, "--games", "2,6").err


def test_another_file_is_not_written_over(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "diary.md").write_text("# Dear diary\n", "utf-8")
    said = terminal.run("table", *TINY, "--only", "reactor", "--out", "diary.md")
    assert said.code == 2
    assert "not a Hotzone file" in said.err
    assert (tmp_path / "diary.md").read_text("utf-8") == "# Dear diary\n"


def test_cells_that_are_done_are_not_played_again(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("table", *TINY, "--only", "reactor", "--resume", "cells", "--csv")
    first = list(csv.DictReader(io.StringIO(terminal.run(*words).out)))

    def play(*asked: object) -> None:
        raise AssertionError("played again")

    monkeypatch.setattr(Worker, "play", play)
    again = list(csv.DictReader(io.StringIO(terminal.run(*words).out)))
    assert len(first) == 3
    for row, other in zip(first, again, strict=True):
        assert [row[key] for key in ("settings", "games", "wins", "turns_mean", "ci95_high")] == [
            other[key] for key in ("settings", "games", "wins", "turns_mean", "ci95_high")
        ]


def test_ctrl_c_prints_the_cells_that_are_done(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    played, before = [], Worker.play

    def play(self: Worker, task: object) -> object:
        played.append(task)
        if len(played) == 3:
            raise KeyboardInterrupt
        return before(self, task)  # type: ignore[arg-type]

    monkeypatch.setattr(Worker, "play", play)
    said = terminal.run("table", *TINY, "--only", "base-front", "--only", "family")
    assert said.code == 130
    assert said.out.count("| fire |") == 2


def test_the_bar_counts_all_cells_together(terminal: Terminal) -> None:
    said = terminal.run("table", *TINY, "--only", "reactor", "--progress")
    assert "3/3 reactor hearts 1 × 4 random [##############################] 60" in said.err


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("cells", "not TOML"),
        ("cells = 3", r"made of \[\[cells\]\]"),
        ("[[cells]]\ncrew = 3", "number 1: which game"),
        ('[[cells]]\ngame = "chess"', "there is no game 'chess'"),
        (
            '[[cells]]\ngame = "fire"\n\n[[cells]]\ngame = "fire"\nboard = ["villa", "castle"]',
            "number 2: fire has no board 'castle'",
        ),
    ],
)
def test_a_bad_plan_is_refused_with_its_place(text: str, why: str) -> None:
    with pytest.raises(BadText, match=why):
        cell_plan.read_plan(text)


@pytest.mark.parametrize(
    ("line", "why"), [("title = 3", 'title is a text: title = "…"'), ('about = " "', "about is a text"), ("tail = 3", "may stand")]
)
def test_a_plan_whose_page_has_no_words_is_refused(line: str, why: str, terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(f'{line}\n[[cells]]\ngame = "reactor"\n', "utf-8")
    said = terminal.run("table", *TINY, "--plan", "mine.toml")
    assert (said.code, said.out) == (2, "")
    assert why in said.err
    (tmp_path / "empty.toml").write_text("", "utf-8")
    assert "made of [[cells]]" in terminal.run("table", *TINY, "--plan", "empty.toml").err


def test_a_page_is_called_as_its_plan_says_and_written_over_only_under_that_title(terminal: Terminal, tmp_path: Path) -> None:
    plan = '{}about = """\nTwo lines\nof words.\n"""\n[[cells]]\ngame = "reactor"\n'
    words = ("table", *TINY, "--plan", "mine.toml", "--out", "page.md")
    (tmp_path / "mine.toml").write_text(plan.format('title = "Náš kout"\n'), "utf-8")
    for _ in range(2):
        assert terminal.run(*words).code == 0
    assert (tmp_path / "page.md").read_text("utf-8").startswith("# Náš kout\n\nTwo lines\nof words.\n\nMade by `hotzone table")
    (tmp_path / "mine.toml").write_text(plan.format('title = "Náš stůl"\n'), "utf-8")
    assert "not a Hotzone file" in terminal.run(*words).err


def test_a_plan_of_your_own_is_played(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[[cells]]\ngame = "fire"\ncrew = ["1", "captain,cafs"]\nrules = "experienced"\n', "utf-8")
    said = terminal.run("table", *TINY, "--plan", "mine.toml", "--json")
    assert [row["settings"] for row in json.loads(said.out)] == [
        "board=base-front rules=experienced crew=1",
        "board=base-front rules=experienced crew=captain,cafs",
    ]


def test_no_cell_and_no_bot_are_refused(terminal: Terminal) -> None:
    assert "no cell of the plan is 'castle'" in terminal.run("table", *TINY, "--only", "castle").err
    assert "there is no bot 'genius'" in terminal.run("table", "--bot", "genius").err


def test_a_bot_that_cannot_play_a_game_is_left_out_with_its_reason(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def check(bot: str, game: Any, table: Any) -> None:
        if game.name == "reactor":
            players.check("greedy", game, object())

    monkeypatch.setattr("hotzone.cli.commands.table.check", check)
    said = terminal.run("table", *TINY, "--only", "heroic,reactor", "--only", "base-back,reactor", "--only", "4")
    assert said.code == 0
    assert "Left out: bot 'greedy' cannot play reactor: it offers no evaluation of its tables." in said.out
    assert said.out.count("| random |") == 1


@pytest.mark.parametrize(("page", "many"), [("strength", 25), ("crews", 57), ("bots", 100)])
def test_a_table_that_ships_says_what_its_cells_say_of_the_networks_that_ship(
    page: str, many: int, terminal: Terminal, tmp_path: Path
) -> None:
    """A cell that other networks played is refused; the numbers on the page are those of the cells, and none is played here."""
    shutil.copytree(RESULTS / "cells", tmp_path / "cells")
    shipped = (RESULTS / f"{page}.md").read_text("utf-8")
    command = re.search(r"Made by `hotzone (.*?)`", shipped)
    assert command
    words = shlex.split(command[1].replace("docs/results/cells", "cells").replace("docs/results/", f"{RESULTS}/", 1))
    said = terminal.run(*words[:-1], f"{page}.md", "--games", "1", "--workers", "1")
    assert said.code == 0, said.err
    made = (tmp_path / f"{page}.md").read_text("utf-8")
    rows, texts = [line for line in made.splitlines() if line.startswith("| ")], made.split("Made by")
    assert len(rows) > many
    assert rows == [line for line in shipped.splitlines() if line.startswith("| ")]
    assert shipped.startswith(texts[0])
