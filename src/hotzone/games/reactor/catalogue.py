"""What Reactor offers: all that can be chosen, and set-ups that show all there is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from hotzone.core.formats.board_file import drawn_by
from hotzone.games.reactor.model.plan import CHARACTERS
from hotzone.games.reactor.setup import DATA, HEARTS, MEMORY, MOST_PLAYERS, STARTS, THIRDS

if TYPE_CHECKING:
    from hotzone.games.reactor.game import Reactor


def catalogue(game: Reactor) -> Mapping[str, object]:
    """What can be chosen."""
    plans = {name: game.plan(name) for name in game.names}
    return {
        **game.head(),
        "boards": [{"name": name, "title": plan.title, "board": drawn_by(plan.facts)} for name, plan in plans.items()],
        "players": {"from": 1, "to": MOST_PLAYERS},
        "characters": list(CHARACTERS),
        "third": list(THIRDS),
        "hearts": list(HEARTS),
        "starts": list(STARTS),
        "memory": list(MEMORY),
        "switches": {"giving_up": ["no", "yes"], "pickup_own": ["no", "yes"], "broken_sign": ["red", "black"]},
        "numbers": list(DATA),
        "defaults": {"hearts": "3"},
    }


def samples(names: Sequence[str]) -> Sequence[Mapping[str, object]]:
    """Set-ups that show all there is."""
    return [
        {},
        {"hearts": 3},
        {"players": 1, "hearts": 2, "memory": "hidden", "giving_up": "yes"},
        {"players": 2, "cast": "dealt", "starts": "choose", "hearts": 2},
        {"players": 3, "hearts": 2, "pickup_own": "yes"},
        {"players": 3, "third": "doctor", "cast": "dealt", "broken_sign": "black"},
        {"players": 2, "cast": "1,1,2,2", "fuel_cards": 2, "control_cards": 2, "hearts": 3},
        {"yellow": 2, "red": 4, "hearts": 3, "starts": "choose"},
    ]
