"""The ladder of a class: who meets whom, bots in closed processes, ratings, pages, and going on where it was stopped."""

import json
import re
import shutil
from pathlib import Path

import pytest

from hotzone import replay
from hotzone.ai.bots.external import isolated_bot
from hotzone.ai.bots.external.isolated_bot import BotProcess
from hotzone.ai.bots.external.limits import ProcessLimits
from hotzone.cli import main
from hotzone.core.errors import BadText, HotzoneError
from hotzone.evals.ladder import playing
from hotzone.evals.ladder.entrants import read_ladder
from hotzone.evals.ladder.ratings import ratings
from hotzone.evals.ladder.schedule import meetings

ROOT = Path(__file__).parents[2]
GOOD = "class Bot:\n    def choose(self, session):\n        return session.legal()[-1]\n"
SPY = """
class Bot:
    def choose(self, session):
        {deed}
        return session.legal()[-1]
"""
DEEDS = {
    "network": "import socket; socket.create_connection(('127.0.0.1', 9), 1)",
    "writes": "open('/tmp/hotzone-spy', 'w').write('x')",
    "reads": "open('/etc/passwd').read()",
    "looks": "import os; os.listdir('/')",
    "programs": "import subprocess; subprocess.run(['true'])",
    "forks": "import os; os.fork()",
    "memory": "x = bytearray(1 << 31)",
}


def folder(path: Path, toml: str = "", **bots: str) -> Path:
    """A ladder's folder with these authors."""
    for name, text in bots.items():
        (path / name).mkdir(parents=True)
        (path / name / "bot.py").write_text(text)
    (path / "ladder.toml").write_text(toml or 'rounds = 1\nhouse = ["random"]\n[match]\ncrew = 2\n')
    return path


def test_everybody_meets_everybody_in_each_round_in_crews_of_many() -> None:
    names = ["a", "b", "c", "d", "e"]
    found = list(meetings(names, 3, 4))
    assert len(found) == 4 * 10
    assert all(len(set(one.crew)) == 3 for one in found)
    assert len({one.key for one in found}) == len(found)
    assert len({one.seed for one in found}) == len(found)
    for one in names:
        for two in set(names) - {one}:
            assert sum({one, two} <= set(meeting.crew) for meeting in found) >= 4
    assert next(one.crew for one in meetings(["a", "b"], 4, 1)).count("a") == 2


def test_a_bot_of_the_house_may_fill_the_seats_beside_a_pair(tmp_path: Path) -> None:
    assert {one.crew.count("steady") for one in meetings(["a", "b", "steady"], 4, 3, "steady")} == {2, 3}
    ladder = read_ladder(folder(tmp_path, 'house = ["random"]\nfill = "greedy"\n', one=GOOD))
    assert [one.name for one in ladder.entrants] == ["random", "greedy", "one"]


def test_who_comes_later_leaves_most_crews_as_they_are() -> None:
    before = {one.key for one in meetings(["a", "b", "c", "d", "e"], 3, 4)}
    after = {one.key for one in meetings(["a", "b", "c", "d", "e", "f"], 3, 4)}
    assert len(before & after) >= len(before) // 2


def test_ratings_find_who_is_better_and_how_sure_that_is() -> None:
    worth = {"good": 80.0, "middle": 50.0, "poor": 20.0}
    rows = []
    for number, one in enumerate(meetings(list(worth), 2, 40)):
        rows.append((one.crew, sum(worth[name] for name in one.crew) / 2 + (5 if number % 2 else -5)))
    found = ratings(rows, list(worth))
    assert [one.name for one in found] == ["good", "middle", "poor"]
    for rated in found:
        assert rated.low < worth[rated.name] < rated.high
        assert rated.high - rated.low < 10
    few = ratings(rows[:9], list(worth))
    assert few[0].high - few[0].low > found[0].high - found[0].low


@pytest.mark.parametrize("deed", DEEDS)
def test_a_bot_that_reaches_outside_loses_its_turn_and_nothing_else(deed: str, tmp_path: Path) -> None:
    ladder = read_ladder(folder(tmp_path, spy=SPY.format(deed=DEEDS[deed])))
    bot = isolated_bot.IsolatedBot(1, ladder.entrants[1].place, "spy", limits=ProcessLimits(512, closed=True))
    seats = playing.ClosedSeats(ladder.rules, {one.name: one for one in ladder.entrants}, ("spy", "random"))
    try:
        choice = bot.choose(seats.table.clone(), seats.game, 0, 0.2)
    finally:
        bot.drop()
    assert choice.forfeit
    assert re.search("may not|MemoryError|PermissionError", choice.reason), choice.reason


def test_a_bot_reads_what_lies_beside_it_and_knows_which_limits_hold(tmp_path: Path) -> None:
    deed = "import pathlib, random; assert pathlib.Path(__file__).with_name('data.txt').read_text() == 'hello'"
    path = folder(tmp_path, author=SPY.format(deed=deed))
    (path / "author" / "data.txt").write_text("hello")
    ladder = read_ladder(path)
    bot = isolated_bot.IsolatedBot(1, ladder.entrants[1].place, "author", limits=ProcessLimits(512, closed=True))
    seats = playing.ClosedSeats(ladder.rules, {one.name: one for one in ladder.entrants}, ("author", "random"))
    assert not bot.choose(seats.table.clone(), seats.game, 0, 0.2).forfeit
    assert bot.process is not None
    assert set(bot.process.held) <= {"memory", "network", "writing"}
    bot.drop()


def test_a_ladder_is_played_rated_shown_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = folder(tmp_path, one=GOOD, two=GOOD, broken="class Bot(:")
    assert main(["ladder", str(path), "--workers", "1"]) == 0
    told = capsys.readouterr().out
    assert "Left out: broken, which cannot be loaded" in told
    assert "Enforced by the system: time for a decision" in told
    pages = path / "pages"
    for link in re.findall(r'href="([^"]+)"', (pages / "one.html").read_text("utf-8")):
        assert (pages / link).is_file(), link
    (record, *_) = sorted((pages / "matches").glob("*.record"))
    assert replay(record.read_text("utf-8"), check=True).over
    watched = next(iter((pages / "matches").glob("*.html"))).read_text("utf-8")
    assert watched.count("<svg") > 5
    kept = (pages / "matches.jsonl").read_text("utf-8")
    assert len(kept.splitlines()) == 3
    assert main(["ladder", str(path), "--workers", "1"]) == 0
    assert (pages / "matches.jsonl").read_text("utf-8") == kept  # nothing was played again
    (path / "two" / "bot.py").write_text(GOOD + "# better now\n")
    (pages / "matches.jsonl").write_text(kept + '{"broken', "utf-8")
    assert main(["ladder", str(path), "--workers", "1"]) == 0
    lines = (pages / "matches.jsonl").read_text("utf-8").splitlines()
    again = [line for line in lines[3:] if "two" in line]
    assert len(again) == 2  # its two matches, by its new version


@pytest.mark.parametrize(
    ("toml", "why"),
    [
        ("rounds = 0", "rounds"),
        ("rounds = 'x'", "rounds"),
        ("wind = 3", "wind"),
        ("house = ['nobody']", "no bot 'nobody'"),
        ("[", "not TOML"),
        ("game = 'chess'", "chess"),
        ("[match]\ncrew = 99", "crew"),
    ],
)
def test_a_ladder_that_cannot_be_played_says_why(toml: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(HotzoneError, match=why):
        read_ladder(folder(tmp_path, toml, one=GOOD))


def test_a_folder_without_bots_or_with_odd_names_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadText, match="no folder"):
        read_ladder(tmp_path / "nowhere")
    with pytest.raises(BadText, match=r"needs a folder with a bot\.py"):
        read_ladder(folder(tmp_path))
    folder(tmp_path / "odd", **{"Big Name": GOOD})
    with pytest.raises(BadText, match="small letters"):
        read_ladder(tmp_path / "odd")


def test_the_starter_folder_can_be_played(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "examples" / "ladder", tmp_path / "class")
    ladder, broken, _ = playing.loaded(read_ladder(tmp_path / "class"))
    assert not broken
    assert {"wanderer", "fire-first", "carrier"} <= {one.name for one in ladder.entrants}
    first = next(meetings([one.name for one in ladder.entrants], ladder.rules.seats, 1))
    outcome = playing.play(ladder.rules, {one.name: one for one in ladder.entrants}, first)
    assert playing.read_outcome(json.loads(json.dumps(outcome.as_json())), ladder.rules) == outcome
    assert outcome.forfeits == {}
    isolated_bot.end_all()


def test_too_many_waiting_processes_are_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int] = []

    class Waiting(BotProcess):
        def __init__(self, number: int) -> None:
            self.number = number

        def end(self) -> None:
            ended.append(self.number)

    monkeypatch.setattr(
        isolated_bot, "idle", {("a", ProcessLimits()): [Waiting(1), Waiting(2)], ("b", ProcessLimits()): [Waiting(3)]}
    )
    monkeypatch.setattr(isolated_bot, "WAITING", 1)
    isolated_bot.make_room()
    assert ended == [1, 2]
