"""Redraw a match from its events alone, without any rule: so old matches open after the rules were corrected."""

from __future__ import annotations

from collections.abc import Iterable

from hotzone.core import constants as c
from hotzone.core.table import Row
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.state import State

RETOLD = (
    "seat",
    "turn",
    "dial",
    "hearts",
    "fuel_left",
    "control_left",
    "lost",
    "masked",
    "result",
)  # the rest says who is asked what


def replay_events(s: State, rows: Iterable[Row]) -> None:
    """Make true on a table what the events say."""
    for kind, a, b, _ in rows:
        replay_event(s, kind, a, b)


def replay_event(s: State, kind: int, a: int, b: int) -> None:
    """Make one event about people and counters true."""
    if kind == w.TURN:
        s.seat, s.turn = a, b
    elif kind == w.PLAYER:
        s.put("player", a, b)
    elif kind in (w.PLACED, w.MOVED, w.CROSSED, w.RETURNED):
        s.put("at", a, b)
        if kind == w.PLACED:
            s.put("home", a, b)
    elif kind == w.DIED:
        s.put("at", a, c.NOWHERE)
        s.put("radiation", a, 0)
        for token in range(w.TOKENS):
            s.put("held", a * w.SLOTS + token, 0)
    elif kind == w.RADIATION:
        s.put("radiation", a, b)
    elif kind == w.HELD:
        s.put("held", a, b)
    elif kind == w.LYING:
        s.put("lying", a, b)
    elif kind in (w.MASK_ON, w.MASK_OFF):
        s.masked = b
    elif kind == w.DIAL:
        s.dial = a
    elif kind == w.HEARTS:
        s.hearts = a
    elif kind == w.ENDED:
        s.result = a
    elif kind in (w.CARD_DRAWN, w.CARD_UNDER, w.DECK_MADE):
        replay_card(s, kind, a, b)
    else:
        replay_tile(s, kind, a, b)


def replay_card(s: State, kind: int, a: int, b: int) -> None:
    """Make an event about the decks true."""
    if kind == w.CARD_UNDER:
        s.put("under", b, a + 1)
    elif kind == w.DECK_MADE:
        fuel = a == w.FUEL_CELL
        first, end = (0, s.board.fuel_count) if fuel else (s.board.fuel_count, s.board.tile_count)
        for cell in range(first, end):
            s.put("deck", cell, b // (end - first))
        if fuel:
            s.fuel_left = b
            for i in range(w.SEATS):
                s.put("under", i, 0)
        else:
            s.control_left = b
    elif a >= s.board.fuel_count:
        s.put("deck", a, s.get("deck", a) - 1)
        s.control_left = b
    elif s.fuel_left == 0:  # it lay under the deck
        for i in range(w.SEATS):
            s.put("under", i, s.get("under", i + 1) if i + 1 < w.SEATS else 0)
    else:
        s.put("deck", a, s.get("deck", a) - 1)
        s.fuel_left = b


def replay_tile(s: State, kind: int, a: int, b: int) -> None:
    """Make an event about a tile true."""
    if kind in (w.TURNED_UP, w.SHOWN):
        if not s.get("tile", a) & w.SIGN:
            i = (0 if b & w.TVS else 2) + (1 if b & w.RED else 0)
            s.put("unseen", i, s.get("unseen", i) - 1)
        s.put("tile", a, b | w.UP if kind == w.TURNED_UP else b)
    elif kind in (w.COOLED, w.FOAMED, w.FOAM_GONE):
        s.put("tile", a, b)
    elif kind == w.REMOVED:
        s.put("tile", a, w.EMPTY)
        s.lost += int(b & w.WORKING == w.WORKING)
    elif kind == w.TILE_BACK:
        s.put("tile", a, b)
        s.lost -= 1
    elif kind == w.TILE_MOVED:
        s.put("tile", b, s.get("tile", a))
        s.put("tile", a, w.EMPTY)
        for i in range(w.SLOTS):
            s.put("lying", b * w.SLOTS + i, s.get("lying", a * w.SLOTS + i))
            s.put("lying", a * w.SLOTS + i, 0)
        for seat in range(w.SEATS):
            if s.get("at", seat) == a:
                s.put("at", seat, b)


def told(s: State) -> tuple[object, ...]:
    """All that events tell of a table, to compare two of them."""
    rows = (bytes(s.get(name, i) for i in range(size)) for name, (_, size) in s.places.items())
    return (*(getattr(s, name) for name in RETOLD), *rows)
