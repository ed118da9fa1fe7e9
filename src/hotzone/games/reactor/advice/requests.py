"""What teammates may ask of each other in Reactor, and whether an end of a turn honours it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hotzone.core import constants as c
from hotzone.core.errors import BadText
from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w

KINDS = {  # kind: what its place is
    "leave-tile": "cell",  # the tile there is left as it is to the one who asks
    "cool": "cell",  # the open fuel assembly there is face down, or has an extinguisher, when the turn ends
    "come": "cell",  # end there, or nearer than before; who is there stays
    "fetch": "cell",  # take a token that lies there
    "treat": "",  # lower the radiation of the one who asks
}
Request = Mapping[str, Any]


def check(match: Match, request: Request) -> None:
    """Raises BadText where there is nothing of the kind on this table."""
    kind, place = str(request["ask"]), str(request.get("place", ""))
    if kind not in KINDS:
        raise BadText("unknown-request", f"there is no request '{kind[:40]}'; there are {', '.join(KINDS)}")
    if kind == "treat":
        if not burden(match, request):
            raise BadText("no-radiation", "you have no radiation to be treated for")
        return
    cell = match.plan.read_cell(place)
    if kind == "leave-tile" and not match.get("tile", cell):
        raise BadText("no-tile", f"there is no tile in cell {place}")
    if kind == "cool" and not hot(match, cell):
        raise BadText("no-heat", f"there is no open fuel assembly without an extinguisher in cell {place}")
    if kind == "fetch" and not lying(match, cell):
        raise BadText("no-tokens", f"no token lies in cell {place}")


def moot(match: Match, request: Request, seat: int) -> bool:
    """Is it done or void already: the tile gone or cooled, the tokens taken, nobody to treat?"""
    kind = request["ask"]
    if kind == "treat":
        return not burden(match, request)
    cell = match.plan.read_cell(request["place"])
    if kind == "leave-tile":
        return not match.get("tile", cell)
    if kind == "cool":
        return not hot(match, cell)
    return kind == "fetch" and not lying(match, cell)


def grants(before: Match, after: Match, request: Request, seat: int) -> bool:
    """Does the table after a turn honour the request?"""
    kind = request["ask"]
    if kind == "treat":
        return living(after, asker(request)) and burden(after, request) < burden(before, request)
    cell = before.plan.read_cell(request["place"])
    if kind == "leave-tile":
        return after.get("tile", cell) == before.get("tile", cell) and after.asked != cell + 1
    if kind == "cool":
        return bool(after.get("tile", cell)) and not hot(after, cell)
    if kind == "fetch":
        return lying(after, cell) < lying(before, cell)
    far, now = steps_to(after, cell), after.get("at", seat)
    return now == cell or (now != c.NOWHERE and far.get(now, 99) < steps_to(before, cell).get(before.get("at", seat), 99))


def asker(request: Request) -> int:
    """The seat of the one who asks."""
    return int(request.get("by", 1)) - 1


def living(match: Match, seat: int) -> bool:
    """Is this character's figure on the field?"""
    return match.get("at", seat) != c.NOWHERE


def burden(match: Match, request: Request) -> int:
    """The radiation of the one who asks; none for the dead."""
    return living(match, asker(request)) * match.get("radiation", asker(request))


def hot(match: Match, cell: int) -> bool:
    """Is there an open fuel assembly that no extinguisher protects?"""
    return match.get("tile", cell) & (w.TVS | w.UP | w.FOAM) == w.TVS | w.UP


def lying(match: Match, cell: int) -> int:
    """How many tokens lie in a cell."""
    return sum(match.get("lying", cell * w.SLOTS + i) for i in range(w.SLOTS))


def steps_to(match: Match, cell: int) -> dict[int, int]:
    """How many steps it is to a cell from each one somebody can stand on."""
    far = {cell: 0}
    queue = [cell]
    for here in queue:
        for side in range(match.board.sides):
            there = match.board.get("next", here * c.SIDES + side)
            if there < match.board.cell_count and there not in far:
                if there >= match.board.tile_count or match.get("tile", there):
                    far[there] = far[here] + 1
                    queue.append(there)
    return far
