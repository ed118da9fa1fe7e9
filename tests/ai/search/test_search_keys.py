"""A search takes tables with equal keys for the same one: whatever a turn can change is part of the key."""

from __future__ import annotations

from tests.games.fire.tables import cell, table


def test_hot_spots_at_different_places_are_different_tables() -> None:
    match = table("+   +\n 1  ")
    match.put("spot", cell(match, "1,1"), 1)
    here = match.fingerprint()
    match.put("spot", cell(match, "1,1"), 0)
    match.put("spot", cell(match, "1,2"), 1)
    assert match.fingerprint() != here
