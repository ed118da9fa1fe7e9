"""Matches kept as data: what is written is read back, plays again, and spoilt files are refused with their line."""

from __future__ import annotations

import gzip
import json
from array import array
from pathlib import Path

import pytest

from hotzone import registry, replay
from hotzone.core.errors import BadText
from hotzone.sim.records import RecordedMatch, RecordSet, read_set
from hotzone.sim.records.record_set import ENDING
from hotzone.sim.records.replayer import Replayer
from hotzone.sim.runner import play_many


def kept(folder: Path, game: str = "fire", games: int = 3, **settings: object) -> list[RecordedMatch]:
    """Some random matches, kept and read back."""
    rules = registry.game(game)
    play_many(rules, [rules.setup(**settings)], games, seed=5, records=str(folder), command="hotzone sim …")
    return [match for _, match in read_set(folder)]


@pytest.mark.parametrize("game", ["fire", "reactor"])
def test_kept_matches_end_as_they_say_and_as_the_simulation_counted(tmp_path: Path, game: str) -> None:
    rules = registry.game(game)
    tally = play_many(rules, [rules.setup()], 4, seed=5, records=str(tmp_path))
    matches = [match for _, match in read_set(tmp_path)]
    tables = [match.last_table(rules) for match in matches]
    assert len(matches) == tally.matches == 4
    assert sum(len(match.codes) for match in matches) == tally.actions
    for result in range(len(rules.endings)):
        assert sum(table.result == result for table in tables) == tally.endings[result]


def test_a_kept_match_is_a_record_that_replays(tmp_path: Path) -> None:
    match = kept(tmp_path, games=1, crew=2)[0]
    text = match.record(registry.game("fire"))
    again = replay(text, check=True)
    assert len(again.entries) == len(match.codes)
    assert again.over


def test_the_card_says_how_a_set_was_made(tmp_path: Path) -> None:
    kept(tmp_path, games=1)
    card = RecordSet(next(tmp_path.glob(f"*{ENDING}"))).card
    assert (card.game, card.bots, card.made_by) == ("fire", ("random",), "hotzone sim …")
    assert card.rules == registry.game("fire").rules


def test_the_same_seed_writes_the_same_bytes(tmp_path: Path) -> None:
    for name in ("one", "two"):
        kept(tmp_path / name)
    one, two = (next((tmp_path / name).glob(f"*{ENDING}")).read_bytes() for name in ("one", "two"))
    assert one == two


def test_a_changed_action_is_found_with_its_number(tmp_path: Path) -> None:
    rules = registry.game("fire")
    match = kept(tmp_path, games=1)[0]
    changed = array("i", match.codes)
    changed[7] = 1
    with pytest.raises(BadText, match=f"action 8 of {len(changed)} is not allowed"):
        match._replace(codes=changed).last_table(rules)
    with pytest.raises(BadText, match="the rules with"):
        match._replace(codes=match.codes[:-1]).last_table(rules)
    with pytest.raises(BadText, match=r"the rules \{"):
        match._replace(result={"ending": "victory"}).last_table(rules)


def test_the_replayer_plays_again_and_again_from_the_start(tmp_path: Path) -> None:
    match = kept(tmp_path, games=1)[0]
    replayer = Replayer(registry.game("fire").new(match.setup).clone())
    for _ in range(3):
        assert replayer.play(match.codes) == len(match.codes)
    assert replayer.actions == 3 * len(match.codes)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda lines: [b"{}", *lines[1:]], "is not a set of records"),
        (lambda lines: [lines[0].replace(b'"rules": 2', b'"rules": 1'), *lines[1:]], "version 1 of the rules"),
        (lambda lines: [lines[0], b"[1, 2]"], "a match has"),
        (lambda lines: [lines[0], lines[1].replace(b"board=", b"board=no")], "no board"),
        (lambda lines: [lines[0], json.dumps({**json.loads(lines[1]), "codes": "?"}).encode()], "cannot be read"),
        (lambda lines: [lines[0], lines[1][:50]], "cannot be read"),
    ],
)
def test_a_spoilt_set_is_refused_with_a_reason(tmp_path: Path, spoil: object, said: str) -> None:
    kept(tmp_path, games=1)
    file = next(tmp_path.glob(f"*{ENDING}"))
    lines = gzip.decompress(file.read_bytes()).splitlines()
    file.write_bytes(gzip.compress(b"\n".join(spoil(lines)) + b"\n"))  # type: ignore[operator]
    with pytest.raises(BadText, match=said):
        list(read_set(file))


def test_no_set_and_no_gzip_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadText, match="no file ends in"):
        list(read_set(tmp_path))
    file = tmp_path / f"a{ENDING}"
    file.write_text("hello")
    with pytest.raises(BadText, match="cannot be read"):
        list(read_set(file))
