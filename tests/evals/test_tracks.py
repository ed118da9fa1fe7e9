"""Tracks are frozen: the same set-ups, dice and partners for everybody, told by a digest."""

from __future__ import annotations

import pytest

from hotzone import registry
from hotzone.core.errors import BadText, HotzoneError
from hotzone.evals.tracks import MIXED, MODES, all_tracks, read_tracks, track

FROZEN = {  # a track that changes gets a higher version, and its line here changes with it
    "family": "3ffefd5e2e4e1759",
    "levels": "5db02442065fa6b5",
    "scenarios": "1481f986fb156c86",
    "expansions": "f20ea05237d3bc8b",
    "partners": "2e97ce7217579771",
    "strangers": "a52d61ec7556cfe2",
    "words": "fd0e73f1bbba29d7",
    "unseen": "74eda40533adbfa1",
    "reactor": "c51d69fd24161706",
}


def test_every_track_is_what_it_was() -> None:
    assert {name: one.digest() for name, one in all_tracks().items()} == FROZEN


@pytest.mark.parametrize("name", FROZEN)
def test_every_set_up_of_a_track_can_be_played_and_comes_up(name: str) -> None:
    one = track(name)
    game = registry.game(one.game)
    assert one.mode in MODES
    assert one.quick >= 1
    assert one.matches % len(one.cells) == 0
    assert {one.cell(i) for i in range(one.matches)} == set(one.cells)
    assert len({one.seed(i) for i in range(one.matches)}) == one.matches
    for cell in one.cells:
        assert game.seats(game.new(cell.setup)) >= 1


def test_partners_are_drawn_anew_for_each_match_but_the_same_for_everybody() -> None:
    one = track("strangers")
    assert one.mode == MIXED
    lots = {one.seats(i, "mine")[1:] for i in range(30)}
    assert len(lots) > 10
    assert all(one.seats(i, "mine")[0] == "mine" and one.seats(i, "mine")[1:] == one.seats(i, "other")[1:] for i in range(30))
    assert track("partners").seats(0, "mine") == ("mine", "steady", "steady")
    assert track("family").seats(0, "mine") == ("mine",)


def test_an_unknown_track_and_bad_files_are_refused() -> None:
    with pytest.raises(HotzoneError, match="there is no track 'nope'; there are family"):
        track("nope")
    with pytest.raises(BadText, match="are not TOML"):
        read_tracks("[[tracks", "fire")
    with pytest.raises(BadText, match="it needs"):
        read_tracks('[[tracks]]\nname = "x"\n', "fire")
    whole = 'name = "x"\nversion = 1\nabout = ""\nmode = "MODE"\nmatches = 1\nquick = 1\n[[tracks.cells]]\ncrew = 2\n'
    with pytest.raises(BadText, match="a mode is one of"):
        read_tracks(f"[[tracks]]\n{whole}", "fire")
