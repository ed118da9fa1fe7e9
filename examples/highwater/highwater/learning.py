"""For machines that learn: every action has a number. High Water offers no observation."""

from __future__ import annotations

from highwater import match as m
from highwater.village import HOUSES

most_seats = m.BOATS


def action_space(match: m.Match) -> tuple[int, ...]:
    """All that can ever be legal for a boat in this set-up, in order."""
    places = [m.ROW << 8 | place for place in range(len(match.board.signs)) if match.board.open(place)]
    houses = [kind << 8 | house for kind in (m.TAKE, m.SANDBAG) for house in range(HOUSES)]
    return (*places, *houses, *(m.PASS << 8 | mate for mate in range(match.options.crew)), m.END << 8)
