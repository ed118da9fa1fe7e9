"""Every action that can ever be legal for a seat in a set-up of Reactor, in a fixed order: the action table."""

from __future__ import annotations

from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w

ON_A_TILE = (w.CROSS, w.OPEN, w.OPEN_EXTRA, w.USE_PIPELINE, w.USE_HOSE, w.USE_EXTINGUISHER, w.USE_ON, w.USE_LIFT, w.SACRIFICE)


def reactor_actions(match: Match) -> tuple[int, ...]:
    """The action table of a set-up."""
    field, crew = match.board, range(match.options.crew)
    tiles, cells, starts = range(field.tile_count), range(field.cell_count), range(field.tile_count, field.cell_count)
    found = [kind << 8 for kind in (w.USE_MASK, w.END, w.READY, w.CALL)]
    found += [w.GIVE_UP << 8] * match.options.giving_up
    found += [w.MOVE << 8 | cell for cell in cells]
    found += [kind << 8 | cell for kind in ON_A_TILE for cell in tiles]
    found += [here << 16 | w.USE_CRANE << 8 | there for here in tiles for there in tiles if here != there]
    found += [kind << 8 | seat for kind in (w.USE_MEDIC, w.USE_KIT) for seat in crew]
    found += [token << 16 | kind << 8 | seat for token in range(w.ROUND) for kind in (w.GIVE, w.TAKE) for seat in crew]
    found += [token << 16 | w.LEAVE << 8 | cell for token in range(w.ROUND) for cell in cells]
    found += [w.PLACE << 8 | cell for cell in starts if match.options.chosen_starts]
    return tuple(sorted(found))
