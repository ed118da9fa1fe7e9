"""The commands that think: risk, hint, sim with thinking bots; train says what it needs."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import hotzone
from tests.cli.terminal import Terminal


@pytest.fixture
def position(tmp_path: Path) -> str:
    """A family match at its first turn, as a file."""
    session = hotzone.new("fire", seed=4)
    while session.match.turn < 1:
        session.play(session.legal()[0])
    place = tmp_path / "there.position"
    place.write_text(session.position(), encoding="utf-8")
    return str(place)


def test_risk_tells_the_chances_of_the_next_fire_phase(terminal: Terminal, position: str) -> None:
    said = terminal.run("risk", position, "--json")
    found = json.loads(said.out)
    assert said.code == 0
    assert found["spaces"]["3,3"] == 1.0  # it burns already
    assert 0 < found["damage"] < 1
    assert found["error"] < 0.001
    assert "Expected damage" in terminal.run("risk", position).out


def test_a_hint_tells_as_much_as_was_asked(terminal: Terminal, position: str) -> None:
    clue = json.loads(terminal.run("hint", position, "--show", "clue", "--json").out)
    assert set(clue) == {"seat", "step", "now", "clue"}
    place = json.loads(terminal.run("hint", position, "--show", "place", "--json").out)
    assert set(place) == {*clue, "place"}
    line = json.loads(terminal.run("hint", position, "--json").out)
    assert line["line"]
    assert clue["clue"] == place["clue"]
    said = terminal.run("hint", position).out
    assert f"Play: {', '.join(line['line'])}." in said
    waiting = json.loads(terminal.run("hint", position, "--seat", "2", "--show", "clue", "--json").out)
    assert (waiting["seat"], waiting["now"]) == (2, False)
    assert terminal.run("hint", position, "--seat", "9").code == 2


def test_the_steps_of_a_hint_at_the_table_are_one_hint(terminal: Terminal, position: str, monkeypatch: pytest.MonkeyPatch) -> None:
    thought = []

    def once(match: object, game: object, seat: int, step: int = 3) -> dict[str, object]:
        thought.append(step)
        place = {"space": f"{len(thought)},1"}
        odds: dict[str, object] = {"odds": {}, "win": None, "rough": False}
        told: dict[str, object] = {"seat": seat + 1, "step": step, "now": True, "clue": "go", "place": place}
        return {**told, "line": [f"move {len(thought)},1"], "others": [], "because": {}, **odds}

    monkeypatch.setattr("hotzone.ai.coach.hint", once)
    said = terminal.run("play", "--resume", position, typed=["hint", "hint", "hint", "quit"]).out
    assert thought == [3]  # the whole one, and then its parts
    assert said.index("You are needed elsewhere.") < said.index("Go to 1,1.") < said.index("Play: move 1,1.")


@pytest.mark.compiled_only
def test_a_debrief_prints_and_draws(terminal: Terminal, tmp_path: Path, position: str) -> None:
    session = hotzone.new("fire", seed=3, crew=1)
    while not session.over:
        session.play("end" if "end" in session.legal() else session.legal()[0])
    record, picture = tmp_path / "over.record", tmp_path / "curve.svg"
    record.write_text(session.record(), encoding="utf-8")
    said = terminal.run("debrief", str(record), "--picture", str(picture))
    assert said.code == 0
    assert "Chance to win at the start" in said.out
    assert picture.read_text("utf-8").startswith("<svg")
    found = json.loads(terminal.run("debrief", str(record), "--json").out)
    assert found["start"] + found["decisions"] + found["luck"] == pytest.approx(0.0, abs=1e-6)
    refused = terminal.run("debrief", position)
    assert refused.code == 2
    assert "whole match" in refused.err


def test_the_text_mode_gives_hints_step_by_step_and_the_risk(terminal: Terminal, position: str) -> None:
    said = terminal.run("play", "--text", "--resume", position, typed=["hint", "hint", "hint", "hint 2", "risk", "quit"])
    assert "Go to " in said.out
    assert "Play: " in said.out
    assert "Expected damage" in said.out


@pytest.fixture
def reactor(tmp_path: Path) -> str:
    """A match of Reactor in the soldier's first action phase, as a file."""
    session = hotzone.new("reactor", seed=4, hearts=2)
    place = tmp_path / "reactor.position"
    place.write_text(session.position(), encoding="utf-8")
    return str(place)


def test_risk_and_hint_know_reactor(terminal: Terminal, reactor: str) -> None:
    odds = json.loads(terminal.run("risk", reactor, "--json").out)
    assert sum(odds["up"].values()) == pytest.approx(1.0, abs=1e-4)  # one card, no tile named twice
    assert odds["dial"] == pytest.approx(1.0)
    assert odds["error"] == 0.0
    told = terminal.run("risk", reactor).out.splitlines()
    assert told[0].startswith("The next cards burn ")
    assert all(line.endswith(".") for line in told)  # sentences, no table
    assert "none" not in " ".join(told)
    hint = json.loads(terminal.run("hint", reactor, "--json").out)
    assert hint["line"]
    assert hint["clue"].startswith("r-")
    said = terminal.run("hint", reactor)
    assert said.code == 0
    assert "Play: " in said.out


def test_courses_are_those_of_the_game(terminal: Terminal) -> None:
    said = terminal.run("train", "reactor", "--course", "family")
    assert said.code == 2
    assert "there are hearts, four, three" in said.err


@pytest.mark.compiled_only
def test_the_command_goes_on_with_the_options_it_began_with(terminal: Terminal, tmp_path: Path) -> None:
    folder = str(tmp_path / "crew")
    begin = ("train", "reactor", "--folder", folder, "--width", "2", "--lessons", "0", "--workers", "1")
    assert terminal.run(*begin, "--matches", "9").code == 0
    said = terminal.run(*begin)
    assert said.code == 2
    assert "go on with --resume" in said.err
    said = terminal.run("train", "reactor", "--folder", folder, "--resume", "--width", "3")
    assert said.code == 2
    assert "was begun with --width 2" in said.err
    assert terminal.run("train", "reactor", "--folder", folder, "--resume", "--width", "2").code == 0
    assert "no checkpoint" in terminal.run("train", "reactor", "--folder", str(tmp_path / "none"), "--resume").err


def test_there_is_nothing_to_advise_where_nature_acts(terminal: Terminal, tmp_path: Path) -> None:
    session = hotzone.new("fire", seed=4, dealer=False, setup="full")
    place = tmp_path / "roll.position"
    place.write_text(session.position(), encoding="utf-8")
    said = terminal.run("hint", str(place))
    assert said.code == 2
    assert "choose a seat with --seat" in said.err


def test_thinking_bots_simulate_too(terminal: Terminal) -> None:
    said = terminal.run("sim", "fire", "--bot", "rookie", "--games", "1", "--limit", "40", "--json")
    found = json.loads(said.out)
    assert found["games"] == 1
    assert found["bot"] == "rookie"


def test_training_without_numpy_says_so(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, "hotzone.ai.training.trainer", raising=False)
    monkeypatch.delitem(sys.modules, "hotzone.ai.training.learner", raising=False)
    monkeypatch.delitem(sys.modules, "hotzone.ai.training.saved_state", raising=False)
    said = terminal.run("train", "fire")
    assert said.code == 2
    assert "NumPy" in said.err
