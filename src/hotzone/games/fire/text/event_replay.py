"""Redraw a match from its events alone, without any rule: so old matches open after the rules were corrected."""

from __future__ import annotations

from collections.abc import Iterable

from hotzone.core import constants as c
from hotzone.core.table import Row
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import carrying

RETOLD = (  # what the events tell; the rest says only who is asked what
    *("seat", "turn", "ap", "move_ap", "douse_ap", "command_ap", "engine", "ambulance", "markers", "damage"),
    *("rescued", "lost", "victims", "alarms", "spots", "playing_on", "result"),
    *("evidence", "lying", "signs", "holds", "ladders"),
)


def replay_events(s: State, rows: Iterable[Row]) -> None:
    """Make true on a table what the events say."""
    for kind, a, b, _ in rows:
        replay_event(s, kind, a, b)


def replay_event(s: State, kind: int, a: int, b: int) -> None:
    """Make one event true."""
    if kind == w.THREAT:
        s.markers += int(s.get("threat", a) != w.CLEAR) - int(b != w.CLEAR)
        s.put("threat", a, b)
    elif kind == w.EDGE:
        before = s.get("edge", a)
        s.damage += int(s.board.get("breaks", before) == b != before)
        s.damage -= int(s.board.get("breaks", b) == before != b)  # repaired
        s.put("edge", a, b)
    elif kind in (w.MOVED, w.KNOCKED_DOWN):
        s.put("at", a, b)
    elif kind == w.POINTS:
        s.ap, s.move_ap, s.douse_ap, s.command_ap = a & 255, b & 15, b >> 4 & 15, b >> 8
        s.put("saved", s.seat, a >> 8)
    elif kind == w.SAVED:
        s.put("saved", a, b)
        if a == s.seat:
            s.ap = s.move_ap = s.douse_ap = s.command_ap = 0
    elif kind == w.TURN:
        s.seat, s.turn = a, b
    elif kind == w.ROLE:
        s.put("role", a, b)
    elif kind == w.PARKED:
        if a == w.ENGINE:
            s.engine = b
        else:
            s.ambulance = b
    elif kind == w.HOT_SPOT:
        s.put("spot", a, 1)
        s.spots = b
    elif kind == w.SPOT_SUPPLY:
        s.spots = a
    elif kind == w.PLAYED_ON:
        s.playing_on = 1
    elif kind == w.ENDED:
        s.result = a
    elif kind < w.SPOT_CLEARED:
        replay_people(s, kind, a, b)
    else:
        replay_expansion(s, kind, a, b)


def replay_expansion(s: State, kind: int, a: int, b: int) -> None:
    """Make an event true that no match of the base box tells."""
    if kind == w.SPOT_CLEARED:
        s.put("spot", a, 0)
        s.spots = b
    elif kind == w.HAZMAT_GONE:
        s.put("hazmat", a, b)
    elif kind == w.EVIDENCE:
        s.evidence = a
    elif kind == w.LYING:
        s.lying = s.lying & ~(1 << a) | b << a
    elif kind == w.LIFT_DESTROYED:
        s.signs += b
        s.markers -= b
    else:
        if kind == w.LADDERS:
            s.put("ladder", a, b)
        else:
            s.holds = s.holds & ~(1 << a) | b << a
        s.ladders = ladders_on_engine(s)


def ladders_on_engine(s: State) -> int:
    """The ladders that neither lie, stand nor are in a hand."""
    out = sum(s.get("ladder", cell) % w.RAISED + s.get("ladder", cell) // w.RAISED for cell in range(c.CELLS))
    return s.board.ladders - out - s.holds.bit_count()


def replay_people(s: State, kind: int, a: int, b: int) -> None:
    """Make an event about victims, POI or hazmats true."""
    if kind == w.POI_PLACED:
        carrying.add(s, w.HIDDEN, a)
    elif kind == w.TURNED:
        take(s, w.HIDDEN, a)
        if b == w.FACE_VICTIM:
            s.victims -= 1
            carrying.add(s, w.VICTIM, a)  # an event that follows says if it is lost at once
        else:
            s.alarms -= 1
    elif kind in (w.VICTIM_MOVED, w.TREATED_MOVED):
        what = w.VICTIM if kind == w.VICTIM_MOVED else w.TREATED
        take(s, what, a)
        carrying.add(s, what, b)
    elif kind == w.RESCUED:
        take(s, b, a)
        s.rescued += 1
    elif kind == w.VICTIM_LOST:
        take(s, w.VICTIM if b == w.HIDDEN else b, a)
        s.lost += 1
    elif kind == w.DISCARDED:
        take(s, b, a)
    elif kind == w.VICTIM_TREATED:
        take(s, w.VICTIM, a)
        carrying.add(s, w.TREATED, a)
    elif kind in (w.HAZMAT, w.HAZMAT_SAFE, w.HAZMAT_EXPLODED):
        s.put("hazmat", a, b)
    elif kind == w.HAZMAT_MOVED:
        s.put("hazmat", a, s.get("hazmat", a) - 1)
        s.put("hazmat", b, s.get("hazmat", b) + 1)


def take(s: State, what: int, cell: int) -> None:
    """Take a POI or victim off a space."""
    for slot in range(w.SLOTS):
        if s.get("poi", slot) == what and s.get("poi_at", slot) == cell:
            carrying.drop(s, slot)
            return
    raise ValueError(f"the story takes away what is not there: {what} at {cell}")


def told(s: State) -> tuple[object, ...]:
    """All that events tell of a table, to compare two of them."""
    rows = (bytes(s.get(name, i) for i in range(size)) for name, (_, size) in s.places.items())
    return (*(getattr(s, name) for name in RETOLD), *rows)
