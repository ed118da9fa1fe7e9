"""The line of a finished match in the station log."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hotzone.contract.page import PageGame
from hotzone.store.protocol import Ending

if TYPE_CHECKING:
    from hotzone.server.rooms.room import Room


def ending(room: Room) -> Ending:
    """What is kept of a match that is over: who played it, how it ended, where it came from."""
    kept, history = room.kept, room.history
    people = [room.player_name(i) for i in range(len(room.crew.seats))]
    ended = history.entries[-1].at if history.entries else kept.created
    about = (kept.code, kept.game, kept.rules, kept.setup, room.title, kept.created, ended)
    return Ending(
        *about,
        result=json.dumps(dict(room.game.result(history.match))),
        people=json.dumps(people),
        line=room.game.log_line(history.match, room.setup) if isinstance(room.game, PageGame) else "",
        actions=sum(1 for entry in history.line() if entry.actor >= 0),
        origin=kept.origin or ("undo" if history.beyond_dice() else ""),
        private=not room.switches.watchers,
    )
