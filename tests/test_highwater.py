"""High Water, a game from another package, in every room of the house: found, played, counted, served, refused clearly."""

from __future__ import annotations

import copy
import importlib
import io
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import hotzone
from hotzone import conformance, registry
from hotzone.cli import main
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.errors import BadSetup, BadText, HotzoneError, Illegal
from hotzone.session import Session
from hotzone.sim.batch import Batch
from tests.highwater import ROOT, install
from tests.server.tables import new, page, server

OPENSPIEL = """
import pyspiel
import hotzone.rl.openspiel
game = pyspiel.load_game("hotzone_highwater(boats=3,level=calm)")
pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
seen = game.get_type().provides_observation_tensor
print(f"{game.num_players()} players, {game.num_distinct_actions()} actions, observed: {seen}")
"""


@pytest.fixture(scope="module", autouse=True)
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The game, found by the entry point of its package as after `pip install`."""
    folder = str(install(tmp_path_factory.mktemp("highwater")))
    sys.path.insert(0, folder)
    importlib.invalidate_caches()
    yield registry.game("highwater")
    sys.path.remove(folder)
    registry._games.pop("highwater")
    for name in [name for name in sys.modules if name.partition(".")[0] == "highwater"]:
        del sys.modules[name]


def rolled(game: Any, match: Any, *faces: int) -> None:
    """Nature throws these faces."""
    for face in faces:
        match.play(game.read(match, f"rise {face}"))


def play(game: Any, match: Any, *texts: str) -> None:
    for text in texts:
        match.play(game.read(match, text))


# --- the rules


@pytest.mark.parametrize("number", [0, 1, 2])
def test_it_keeps_the_contract(game: Any, number: int) -> None:
    conformance.check(game, game.samples()[number], seed=number)


def test_boats_win_together(game: Any) -> None:
    match = game.new(game.setup(level="calm"))
    trips = [("b3", "a3"), ("d3", "e3")]  # each boat fetches two people from the house beside the landing
    for seat, trip in enumerate(trips):
        play(game, match, *(f"row {place}" for place in trip), f"take {3 + seat}", f"take {3 + seat}", "end")
        rolled(game, match, 1)
    for trip in trips:
        play(game, match, f"row {trip[0]}", "row c3", "end")
        rolled(game, match, 6 if trip[0] == "b3" else 5)
    assert (match.saved, sum(match.people), list(match.water)) == (4, 8, [2, 0, 0, 0, 1, 1])
    match.saved, match.people[:] = 9, bytes([0, 1, 0, 0, 0, 0])
    match.aboard[0], match.at[0] = 1, match.board.read("c2")
    play(game, match, "row c3")
    assert game.result(match) == {"ending": "victory", "won": 1, "saved": 10, "lost": 0, "turns": 5}
    assert match.legal() == []


def test_the_third_rise_takes_a_house_and_too_many_lost_end_the_match(game: Any) -> None:
    match = game.new(game.setup(level="calm"))
    for face in (1, 1, 1, 2, 2):
        play(game, match, "end")
        rolled(game, match, face)
    assert (match.lost, match.people[0], match.result) == (2, 0, 0)
    play(game, match, "end")
    rolled(game, match, 2)
    assert (match.lost, game.result(match)["ending"]) == (4, "swept-away")


def test_sandbags_hold_the_water_back_and_the_current_takes_a_boat(game: Any) -> None:
    match = game.new(game.setup(level="calm"))
    play(game, match, "end")
    rolled(game, match, 4)
    play(game, match, "row d3", "row e3", "sandbag 4")
    assert (match.water[3], match.strokes) == (0, 0)
    match.people[3] = 0
    play(game, match, "end")
    rolled(game, match, 4)  # nobody waits there: the boat drifts
    assert match.board.names[match.at[1]] == "e4"


def test_people_change_boats(game: Any) -> None:
    match = game.new(game.setup())
    play(game, match, "row b3", "row a3", "take 3", "end")
    rolled(game, match, 1, 2)
    play(game, match, "row b3", "end")
    rolled(game, match, 1, 2)
    play(game, match, "pass 2", "end")
    assert list(match.aboard) == [0, 1, 0]


@pytest.mark.parametrize(
    ("before", "text", "code"),
    [
        ((), "row b2", "out-of-reach"),
        ((), "take 1", "nobody-here"),
        ((), "pass 2", "no-boat"),
        ((), "rise 1", "not-now"),
        (("row b3", "row a3"), "sandbag 3", "still-dry"),
        (("row b3", "row a3", "take 3", "take 3"), "row b3", "no-strokes"),
    ],
)
def test_a_refusal_has_its_rule_and_changes_nothing(game: Any, before: tuple[str, ...], text: str, code: str) -> None:
    match = game.new(game.setup())
    play(game, match, *before)
    kept = match.snapshot()
    with pytest.raises(Illegal) as refused:
        play(game, match, text)
    assert refused.value.code == code
    assert refused.value.rule in registry.statements("highwater")
    assert match.snapshot() == kept


def test_events_alone_retell_a_match(game: Any) -> None:
    match, dice = game.new(game.setup()), Dice(3)
    told = match.clone()
    while match.actor != c.NOBODY:
        actions = match.legal()
        action = match.sample_chance(dice) if match.actor == c.NATURE else actions[dice.below(len(actions))]
        game.replay_events(told, match.play(action))
        for name in ("water", "people", "at", "aboard", "saved", "lost", "seat", "turn", "result"):
            assert getattr(told, name) == getattr(match, name), name


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("seat 1", "seat 3", "bad-number", 4),
        ("people 2", "people 1", "wrong-people", 4),
        ("stage acting actor 1", "stage acting actor 2", "bad-stage", 3),
        ("boat 1 at c3", "boat 1 at c2", "plan-differs", 15),
        ("boat 2 at c3 aboard 0\n", "", "line-missing", 12),
        ("house 6", "house 5", "line-twice", 10),
        ("boat 1 at c3", "boat 1 at z9", "bad-place", 11),
    ],
)
def test_a_wrong_position_is_refused_with_its_line(game: Any, old: str, new: str, code: str, line: int) -> None:
    setup = game.setup()
    text = game.position(game.new(setup), setup)
    with pytest.raises(BadText) as refused:
        game.parse(text.replace(old, new, 1))
    assert (refused.value.code, refused.value.line) == (code, line)


@pytest.mark.parametrize("settings", [{"boats": 4}, {"level": "mild"}, {"board": "town"}, {"crew": 2}])
def test_what_cannot_be_played_is_refused(game: Any, settings: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        game.setup(**settings)


def test_every_rule_is_told_in_four_languages(game: Any) -> None:
    rules = set(sys.modules["highwater.match"].RULES) - {""}
    for language in ("en", "ru", "cs", "it"):
        assert set(registry.statements("highwater", language)) == rules


def test_a_mistake_in_the_rules_ends_a_batch_and_is_raised_at_a_table(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    match = game.new(game.setup())

    def stumble(self: Any, house: int) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(match), "rise", stumble)
    play(game, match, "end")
    with pytest.raises(ZeroDivisionError):
        rolled(game, match, 1)


# --- the rooms


def test_the_command_line_finds_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert "High Water: boats in a flooded village  (highwater, rules version 1)" in capsys.readouterr().out


def test_a_match_is_played_in_the_terminal_to_its_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    typed = ["row b3", "row a3", "take 3", "log", *(["end"] * 60)]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed) + "\n"))
    assert main(["play", "highwater", "--text", "--plain", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert "\ntaken 1 3\n" in out
    assert "taken 1 3 (HIGHWATER-TAKE-01)" in out  # in the log, which names the rules
    assert "ending swept-away" in out


def test_a_notebook_shows_it_as_blocks_of_its_drawing_in_text() -> None:
    drawn = hotzone.new("highwater", seed=1)._repr_svg_()
    assert drawn.count("<polygon") > 20


def test_copies_of_a_table_in_plain_python_go_their_own_way(game: Any) -> None:
    match = game.new(game.setup())
    for other in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert other == match
        other.play(other.legal()[0])
        assert other != match


def test_many_matches_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "highwater", "--games", "20", "--workers", "1", "--level", "calm"]) == 0
    assert "endings: swept-away 20" in capsys.readouterr().out


def test_a_bot_that_cannot_think_about_it_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "highwater", "--games", "2", "--bot", "crew"]) != 0
    assert "bot 'crew' cannot play highwater: it offers no evaluation of its tables" in capsys.readouterr().err


def test_batches_of_random_players_are_the_same_as_tables(game: Any) -> None:
    start = game.new(game.setup())
    batch = Batch(start.clone())
    batch.play(5, 0, 3)
    actions = 0
    for number in range(3):
        match, dice = start.clone(), Dice(5 * 0x1000000 + number)
        while match.actor != c.NOBODY:
            actions += 1
            legal = match.legal() if match.actor != c.NATURE else []
            match.play(legal[dice.below(len(legal))] if legal else match.sample_chance(dice))
    assert (batch.actions, batch.endless) == (actions, 0)


def test_a_whole_match_is_played_on_the_server_and_logged() -> None:
    with server() as client:
        listed = {one["game"]: one for one in client.get("/api/games").json()["games"]}
        assert listed["highwater"]["page"]["plugin"] == "/games/highwater/plugin.js"
        assert client.get("/games/highwater/board.css").status_code == 200
        assert len(client.get("/api/games/highwater/boards/village").json()["board"]["houses"]) == 6
        assert client.get("/api/games/highwater/rules").json()["languages"] == ["cs", "en", "it", "ru"]
        made = new(client, "me", "me", game="highwater", level="storm")
        with page(client, made["code"], made["token"]) as player:
            assert player.ask("paths")["type"] != "error"
            for text in ("row b3", "row a3", "take 3"):
                assert player.act(text)["type"] == "done"
            player.ask("why", text="row a1")
            assert (player.last["why"]["code"], player.last["why"]["rule"]) == ("out-of-reach", "HIGHWATER-ROW-01")
            while player.view["result"] == "undecided":
                assert player.act("end")["type"] == "done"
            player.ended()
        row = client.get("/api/log").json()["rows"][0]
        assert (row["game"], row["result"]["ending"], row["setup"]) == ("highwater", "swept-away", "board=village level=storm")
        assert row["result"].keys() >= {"saved", "lost", "turns"}
        assert "boats 2 village village level storm saved" in row["line"]
        assert len(client.get("/api/log?level=storm").json()["rows"]) == 1
        columns = client.get("/api/log.csv").text.splitlines()[0]
        assert columns == "number,code,title,game,setup,ended,minutes,origin,won,ending,saved,lost,turns,actions,people"


def test_environments_say_that_it_offers_no_observation() -> None:
    from hotzone.rl.batch_env import VecEnv
    from hotzone.rl.gym_env import HotzoneEnv
    from hotzone.rl.pettingzoo_env import HotzoneAEC
    from hotzone.rl.vector_env import HotzoneVectorEnv

    faces: list[Any] = [lambda: HotzoneEnv("highwater"), lambda: HotzoneAEC("highwater")]
    faces += [lambda: VecEnv("highwater", envs=2), lambda: HotzoneVectorEnv("highwater", num_envs=2)]
    for face in faces:
        with pytest.raises(HotzoneError, match="highwater offers no observation: it cannot be played as an environment"):
            face()


def test_openspiel_plays_it_by_the_numbers_of_its_actions() -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), *sys.path])}
    done = subprocess.run([sys.executable, "-c", OPENSPIEL], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "3 players, 37 actions, observed: False"


def test_hints_say_that_nothing_evaluates_its_tables(game: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    setup = game.setup()
    (tmp_path / "start.txt").write_text(game.position(game.new(setup), setup))
    assert main(["hint", str(tmp_path / "start.txt")]) != 0
    assert "highwater offers no evaluation of its tables" in capsys.readouterr().err
    with server() as client:
        made = new(client, "me", "me", game="highwater")
        with page(client, made["code"], made["token"]) as player:
            answer = player.ask("hint", step=1, seat=1)
            assert (answer["type"], answer["code"]) == ("error", "no-evaluation")


def test_a_seat_is_given_to_a_random_bot_but_not_to_one_that_must_think() -> None:
    with server() as client:
        made = new(client, "me", "random", game="highwater")
        with page(client, made["code"], made["token"]) as player:
            player.act("end")
            while player.view["actor"] != 1 and player.view["result"] == "undecided":
                player.hear()
            assert any(entry.get("bot") == "random" for entry in player.heard)
        refused = client.post("/api/matches", json={"game": "highwater", "settings": {}, "seats": ["me", "crew"], "name": "Mira"})
        assert refused.json()["code"] == "cannot-play"


def test_a_session_takes_back_and_records(game: Any) -> None:
    setup = game.setup()
    session = Session(game, setup, game.new(setup), dealer=False)
    session.play(game.read(session.match, "row b3"))
    session.undo()
    assert session.match == game.new(setup)
