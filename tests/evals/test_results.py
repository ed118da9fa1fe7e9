"""A result says what its records say: played again, with the track's dice, or refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hotzone import registry
from hotzone.cli import main
from hotzone.core.errors import BadText, HotzoneError
from hotzone.evals import leaderboard
from hotzone.evals.result import check_result, write_result
from hotzone.evals.runner import play_track
from hotzone.evals.track_match import play
from hotzone.evals.tracks import Track, track
from hotzone.sim.records.record_set import Card, RecordSet, RecordWriter
from tests.mentions import ROOT

SPEAKER = '''
class Speaker:
    """Answers like a language model: with words around the number, sometimes with none."""

    def __init__(self):
        self.tokens = 0
        self.asked = 0

    def answer(self, prompt):
        self.asked += 1
        self.tokens += len(prompt.split())
        if self.asked % 5 == 0:
            return "I am not sure."
        last = prompt.rstrip().splitlines()[-1]
        return f"Let me end this. I choose {last.split('.')[0]}"
'''


def small(name: str, matches: int = 2) -> Track:
    """The first matches of a track."""
    return track(name)._replace(matches=matches)


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The result of two matches by luck."""
    about = small("family")
    monkeypatch.setattr("hotzone.evals.result.track", lambda name: about)
    played = play_track(about, "random", 2, 0.2, 1, tmp_path / "family-random.part")
    write_result(about, "random", "random", played, tmp_path, "hotzone eval …")
    return tmp_path / "family-random.json"


def test_a_result_is_one_line_that_holds(written: Path) -> None:
    assert written.read_text().count("\n") == 1
    line = check_result(written)
    assert (line["track"], line["bot"], line["matches"]) == ("family", "random", 2)
    assert line["interval"][0] <= line["share"] <= line["interval"][1]
    assert line["cost"]["decisions"] > 2


def changed(path: Path, change: Callable[[dict[str, Any]], object]) -> None:
    """Change something in the line."""
    line = json.loads(path.read_text())
    change(line)
    path.write_text(json.dumps(line) + "\n")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda line: line.update(wins=2, share=1.0), "its records say"),
        (lambda line: line.update(digest="0" * 16), "another version of the track"),
        (lambda line: line["records"].update(file="../family-random.records.gz"), "not beside it"),
        (lambda line: line["records"].update(sha256="0" * 64), "not the file"),
        (lambda line: line.pop("records"), "is not a result"),
    ],
)
def test_a_line_that_says_something_else_is_refused(written: Path, change: Callable[[dict[str, Any]], object], said: str) -> None:
    changed(written, change)
    with pytest.raises(BadText, match=said):
        check_result(written)


def test_other_dice_are_found(written: Path) -> None:
    about = small("family")
    records = written.with_name("family-random.records.gz")
    matches = list(RecordSet(records))
    luckier = play(about._replace(version=2), 0, "random", 0.2).match._replace(seed=matches[0].seed)
    with RecordWriter(records, Card("fire", 2, "", ("random",))) as writer:
        for match in (luckier, matches[1]):
            writer.add(match)
    import hashlib

    changed(written, lambda line: line["records"].update(sha256=hashlib.sha256(records.read_bytes()).hexdigest()))
    with pytest.raises(BadText, match="nature did not answer what its dice say"):
        check_result(written)


def test_a_run_that_was_stopped_goes_on_with_the_same_result(tmp_path: Path) -> None:
    about = small("family", 4)
    whole = play_track(about, "random", 4, 0.2, 1, tmp_path / "whole.part")
    part = tmp_path / "part.part"
    play_track(about, "random", 2, 0.2, 1, part)
    with part.open("a") as file:
        file.write('{"number": 2, "ma')  # the plug was pulled
    seen: list[int] = []
    again = play_track(about, "random", 4, 0.2, 1, part, lambda done, seconds: seen.append(done))
    assert [one.match for one in again] == [one.match for one in whole]
    assert seen == [2, 3, 4]
    with pytest.raises(HotzoneError, match="is of another run"):
        play_track(about, "greedy", 4, 0.2, 1, part)


def test_partners_sit_beside_the_bot() -> None:
    one = play(small("strangers"), 0, "random", 0.2)
    assert one.match.bots == small("strangers").seats(0, "random")
    assert len(one.match.bots) == 4


def test_a_language_model_plays_by_texts_and_its_slips_are_counted(tmp_path: Path) -> None:
    place = tmp_path / "speaker.py"
    place.write_text(SPEAKER)
    one = play(small("words"), 0, f"{place}:Speaker", 0.2)
    assert one.match.last_table(registry.game("fire")).result
    assert one.cost.tokens > 1000
    assert one.cost.format_errors >= 1
    assert one.cost.rule_errors == 0
    with pytest.raises(HotzoneError, match="wants a language model"):
        play(small("words"), 0, "crew", 0.2)
    place.write_text("class Mute:\n    tokens = 3\n")
    with pytest.raises(HotzoneError, match=r"has no answer\(prompt\)"):
        play(small("words"), 0, f"{place}:Mute", 0.2)


def test_a_language_model_that_counts_no_tokens_costs_none(tmp_path: Path) -> None:
    place = tmp_path / "speaker.py"
    place.write_text(SPEAKER.replace("        self.tokens = 0\n", "").replace("self.tokens += len(prompt.split())", "pass"))
    assert play(small("words"), 0, f"{place}:Speaker", 0.2).cost.tokens == 0


def test_a_person_plays_a_track_and_may_go_home_in_between(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["1"] * 5)

    def at_the_prompt(prompt: str) -> str:
        for line in typed:
            return line
        raise EOFError

    monkeypatch.setattr("builtins.input", at_the_prompt)
    place = ROOT / "examples" / "bots" / "person.py"
    command = ["eval", "--track", "words", "--bot", f"{place}:Person", "--name", "people", "--quick", "--workers", "1"]
    assert main([*command, "--out", str(tmp_path)]) == 130
    assert not list(tmp_path.glob("*.json"))
    monkeypatch.setattr("builtins.input", lambda prompt: "the last of the list")  # no action: after three tries the turn is passed
    played = play(track("words"), 0, f"{place}:Person", 0.2)
    assert played.cost.format_errors > 10
    assert played.cost.forfeits > 3


def test_the_first_matches_of_a_track_are_a_result_of_their_own(tmp_path: Path) -> None:
    command = ["eval", "--track", "family", "--bot", "random", "--workers", "1", "--out", str(tmp_path)]
    assert main([*command, "--matches", "3"]) == 0
    assert check_result(tmp_path / "family-random-3.json")["matches"] == 3
    assert (tmp_path / "family-random.part").exists()  # more may follow
    assert main([*command, "--matches", "100000"]) == 0
    assert check_result(tmp_path / "family-random.json")["matches"] == track("family").matches
    assert not (tmp_path / "family-random.part").exists()


def test_the_leaderboard_has_a_table_a_track_the_best_first(written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    about = small("family")
    monkeypatch.setattr(leaderboard, "all_tracks", lambda: {"family": about})
    row = json.loads(written.read_text())
    better, people = {**row, "bot": "better", "share": 0.5}, {**row, "bot": "people", "share": 0.8}
    page = leaderboard.page([{**row, "share": 0.0}, better, people])
    assert page.index("| people |") < page.index("| better |") < page.index("| random |")
    assert "| 62% |" in page  # of what people win, counted from random play
    assert "of people" not in leaderboard.page([row])
