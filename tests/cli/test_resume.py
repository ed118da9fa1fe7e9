"""Simulations that are stopped and go on: the result is that of one run, whoever plays and wherever."""

import csv
import io
import json
import signal
from multiprocessing import Pipe
from pathlib import Path
from typing import Any

import pytest

from hotzone import registry
from hotzone.ai.bots.protocol import Choice
from hotzone.core.errors import BadSetup, HotzoneError, Illegal
from hotzone.core.values import Setup
from hotzone.sim.players import networks_of
from hotzone.sim.runner import Stopped, play_many, tasks
from hotzone.sim.seat_play import Seats
from hotzone.sim.task import RunSpec, Task
from hotzone.sim.workers import serve
from tests.cli.terminal import Terminal, start
from tests.waiting import LONG, until

TIMES = ("seconds", "games_per_s", "workers", "ms_turn_mean", "ms_turn_max", "command")
LITERAL = "fire --board base-front --rules family --crew 4 --games 20 --seed 99 --json"


def figures(out: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(out)
    return {key: value for key, value in found.items() if key not in TIMES}


def test_the_json_of_a_run_names_everything_that_made_it(terminal: Terminal) -> None:
    found = json.loads(terminal.run("sim", *LITERAL.split(), "--bot", "random").out)
    assert found["command"] == f"hotzone sim {LITERAL} --bot random"
    assert (found["seed"], found["bot"], found["games"], found["stopped"]) == (99, "random", 20, False)
    assert found["turns_mean"] > 1
    assert found["ms_turn_mean"] > 0


def test_csv_has_a_column_for_each_figure_and_each_ending(terminal: Terminal) -> None:
    said = terminal.run("sim", "fire", "--games", "20", "--csv")
    head, row = csv.reader(io.StringIO(said.out))
    found = dict(zip(head, row, strict=True))
    assert (found["games"], found["ci95_low"], found["ending_victory"]) == ("20", "0.0", "0")
    assert sum(int(many) for name, many in found.items() if name.startswith("ending_")) == 20


def test_bots_at_their_seats_play_the_same_in_one_process_and_in_two(terminal: Terminal) -> None:
    words = ("sim", "fire", "--bot", "random,random", "--games", "9", "--json")
    alone, two = terminal.run(*words, "--workers", "1"), terminal.run(*words, "--workers", "2")
    assert json.loads(two.out)["ms_turn_max"] >= json.loads(two.out)["ms_turn_mean"] > 0
    assert figures(alone.out) == figures(two.out)
    assert figures(alone.out)["games"] == 9


def test_a_bot_that_nobody_knows_is_refused(terminal: Terminal) -> None:
    said = terminal.run("sim", "fire", "--bot", "random,genius")
    assert (said.code, said.out) == (2, "")
    assert "there is no bot 'genius'; there are random" in said.err


def test_a_run_in_several_parts_gives_what_one_run_gives(terminal: Terminal, tmp_path: Path) -> None:
    file = str(tmp_path / "half.sim")
    words = ("sim", "fire", "--json", "--seed", "5")
    terminal.run(*words, "--games", "620", "--resume", file)
    more = terminal.run(*words, "--games", "1700", "--resume", file)
    whole = terminal.run(*words, "--games", "1700")
    assert figures(more.out) == figures(whole.out)
    again = terminal.run(*words, "--games", "1700", "--resume", file)
    assert figures(again.out) == figures(whole.out)


def test_a_line_that_was_cut_off_is_played_again(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "cut.sim"
    words = ("sim", "reactor", "--json", "--games", "1200", "--workers", "1", "--resume", str(file))
    whole = terminal.run(*words)
    file.write_bytes(file.read_bytes()[:-20])
    assert figures(terminal.run(*words).out) == figures(whole.out)
    assert len(file.read_bytes().splitlines()) == 4


def test_a_file_of_another_run_is_refused_and_left_alone(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "other.sim"
    terminal.run("sim", "fire", "--games", "30", "--resume", str(file))
    before = file.read_bytes()
    for words, why in (
        (("--seed", "1"), "belongs to seed 0, this run to seed 1"),
        (("--crew", "2"), "belongs to settings board=base-front, this run to settings board=base-front crew=2"),
        (("--games", "10"), "holds matches up to number 30"),
    ):
        said = terminal.run("sim", "fire", "--games", "30", "--resume", str(file), *words)
        assert said.code == 2
        assert why in said.err
    terminal.monkeypatch.setattr("hotzone.version.VERSION", "9.9")
    said = terminal.run("sim", "fire", "--games", "30", "--resume", str(file))
    assert "this run to version 9.9" in said.err, "bots may play otherwise by then"
    assert file.read_bytes() == before


def test_matches_of_another_network_are_not_counted_with_those_of_todays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, file = registry.game("fire"), str(tmp_path / "crew.sim")
    setups = [game.setup(), game.setup(rules="experienced")]
    first, other = (networks_of("rookie", game, [setup]) for setup in setups)
    assert first
    assert other not in ("", first)
    assert networks_of("random", game, setups) == networks_of("greedy", game, setups) == ""
    play_many(game, setups[:1], 0, bot="rookie", keep=file)
    monkeypatch.setattr("hotzone.sim.checkpoint.networks_of", lambda *_: other)
    with pytest.raises(HotzoneError, match=f"belongs to networks {first}, this run to networks {other}"):
        play_many(game, setups[:1], 0, bot="rookie", keep=file)


@pytest.mark.parametrize("text", ["no JSON\n", "{}\n", "[]\n", '{"format":"hotzone-sim 2"}\n'])
def test_a_file_that_is_none_of_ours_is_refused(terminal: Terminal, tmp_path: Path, text: str) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(text, "utf-8")
    said = terminal.run("sim", "fire", "--games", "30", "--resume", str(file))
    assert said.code == 2
    assert "line 1, column 1" in said.err
    assert file.read_text("utf-8") == text


def test_two_runs_cannot_write_the_same_file(tmp_path: Path) -> None:
    game, file = registry.game("fire"), str(tmp_path / "one.sim")

    def second(done: int, seconds: float) -> None:
        with pytest.raises(HotzoneError, match="another run is writing"):
            play_many(game, [game.setup()], 10, keep=file)

    assert play_many(game, [game.setup()], 10, keep=file, watch=second).matches == 10


def test_ctrl_c_prints_what_was_done_and_the_file_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "long.sim"
    words = ("sim", "fire", "--bot", "random,random", "--json", "--resume", str(file), "--workers", "2", "--progress")
    with start(*words, "--games", "1000000") as child:
        until(lambda: file.exists() and file.read_bytes().count(b"\n") >= 5, "four pieces are written")
        child.send_signal(signal.SIGINT)
        out, err = child.communicate(timeout=LONG)
    assert child.returncode == 130
    assert "Traceback" not in err
    found = json.loads(out)
    assert found["stopped"]
    assert 8 <= found["games"] < 1_000_000
    lines = file.read_bytes().count(b"\n")
    assert found["games"] == 2 * (lines - 1)


def test_a_stopped_run_hands_over_its_tally() -> None:
    game = registry.game("fire")

    def stop(done: int, seconds: float) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(Stopped) as stopped:
        play_many(game, [game.setup()], 100_000, watch=stop)
    assert 0 < stopped.value.tally.matches < 100_000


def test_a_bot_that_breaks_a_rule_ends_the_run_with_its_name() -> None:
    game = registry.game("fire")

    class Cheat:
        name = "cheat"

        def choose(self, *asked: object) -> Any:
            return Choice(999)

    seats = Seats(game, game.new(game.setup()), ("random",), 1.0)
    with pytest.raises(HotzoneError, match="bot 'cheat' chose what is not allowed") as broken:
        seats.decide(game.new(game.setup()), Cheat())
    assert not isinstance(broken.value, Illegal)


def test_what_is_done_is_left_out_of_the_pieces() -> None:
    setups = [registry.game("fire").setup()]
    found = [(task.first, task.games) for task in tasks(setups, 1000, 400, [(100, 50), (150, 10), (700, 300)])]
    assert found == [(0, 100), (160, 400), (560, 140)]


def test_a_mistake_in_a_process_reaches_the_caller() -> None:
    with pytest.raises(BadSetup, match="castle"):
        play_many(registry.game("fire"), [Setup("castle")], 10, workers=2, bot="random,random")


@pytest.mark.compiled_only
def test_thinking_bots_play_the_same_matches_at_their_seats_and_in_the_core() -> None:
    game = registry.game("fire")
    seated, core = (play_many(game, [game.setup()], 3, seed=6, bot="greedy", budget=budget) for budget in (0.2, None))
    assert seated.longest > 0
    assert 0 < core.longest <= core.thinking
    assert seated.row()[:4] == core.row()[:4]
    assert seated.endings == core.endings


def test_a_worker_whose_employer_is_gone_goes_home_quietly() -> None:
    here, there = Pipe()
    here.send(Task(registry.game("fire").setup(), 0, 1))
    here.close()
    before = signal.getsignal(signal.SIGINT)
    try:
        serve(RunSpec("fire", "random", 1, 1000, 0.1), there)
    finally:
        signal.signal(signal.SIGINT, before)
        there.close()


def test_a_killed_run_leaves_no_worker_behind(tmp_path: Path) -> None:
    file = tmp_path / "k.sim"
    words = ("sim", "fire", "--bot", "random,random", "--games", "1000000", "--workers", "2", "--resume", str(file))
    with start(*words) as child:
        until(lambda: file.exists() and len(file.read_bytes()) >= 1000, "some matches are written")
        child.kill()
        _, err = child.communicate(timeout=LONG)  # ends when the last worker has closed the error output
    assert err == ""
