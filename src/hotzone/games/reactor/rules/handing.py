"""Passing, leaving and taking round tokens (REACTOR-PASS). None of it counts as using (REACTOR-PASS-05)."""

from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model import rule_ids as rule
from hotzone.games.reactor.model.state import State


def choices(s: State) -> None:
    """List gifts, tokens to leave and tokens to take, each by kind."""
    here = s.at[s.seat]
    for kind in range(w.ROUND):
        if not s.passed and s.held[s.seat * w.SLOTS + kind]:  # RR-20: one gift or one left token a turn
            for seat in range(s.options.crew):
                if seat != s.seat and s.at[seat] == here:
                    s.offer(kind << 16 | w.GIVE << 8 | seat)
            s.offer(kind << 16 | w.LEAVE << 8 | here)
    for leaver in range(s.options.crew):
        if leaver != s.seat or s.options.own_back:  # RR-20
            for kind in range(w.ROUND):
                if s.lying[here * w.SLOTS + leaver * w.ROUND + kind]:
                    s.offer(kind << 16 | w.TAKE << 8 | leaver)


def change(s: State, seat: int, kind: int, more: int, why: int) -> None:
    """Put a token into somebody's hands or take it out of them."""
    s.held[seat * w.SLOTS + kind] += more
    s.emit(w.HELD, seat * w.SLOTS + kind, s.held[seat * w.SLOTS + kind], why)


def give(s: State, kind: int, seat: int) -> None:
    """Pass a round token to a character on the same cell (REACTOR-PASS-01)."""
    s.passed = 1
    change(s, s.seat, kind, -1, rule.PASS_01)
    change(s, seat, kind, 1, rule.PASS_01)


def leave(s: State, kind: int) -> None:
    """Leave a round token on the own cell (REACTOR-PASS-01, REACTOR-PASS-02)."""
    i = s.at[s.seat] * w.SLOTS + s.seat * w.ROUND + kind
    s.passed = 1
    change(s, s.seat, kind, -1, rule.PASS_02)
    s.lying[i] += 1
    s.emit(w.LYING, i, s.lying[i], rule.PASS_02)


def take(s: State, kind: int, leaver: int) -> None:
    """Take a token that somebody left on the own cell; it may be used at once (REACTOR-PASS-03, REACTOR-PASS-06)."""
    i = s.at[s.seat] * w.SLOTS + leaver * w.ROUND + kind
    s.lying[i] -= 1
    s.emit(w.LYING, i, s.lying[i], rule.PASS_03)
    change(s, s.seat, kind, 1, rule.PASS_03)
