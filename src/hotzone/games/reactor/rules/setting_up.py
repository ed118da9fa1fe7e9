"""Who plays whom, where the figures begin, the first tokens (REACTOR-SETUP, REACTOR-PLAYERS)."""

from hotzone.core import constants as c
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model import rule_ids as rule
from hotzone.games.reactor.model.state import State
from hotzone.games.reactor.rules import acute


def room(s: State, player: int) -> int:
    """How many more characters a player gets; as many for each (REACTOR-PLAYERS-01 to REACTOR-PLAYERS-04)."""
    count = s.options.crew // s.options.players
    for seat in range(s.options.crew):
        if s.player[seat] == player:
            count -= 1
    return count


def cast(s: State) -> bool:
    """Give every character to a player: as chosen, or dealt blind (REACTOR-SETUP-07); True when luck must decide."""
    seat = 0
    while seat < s.options.crew and s.player[seat]:
        seat += 1
    if seat == s.options.crew:
        s.stage = w.PLACING
        return False
    if not s.options.dealt:
        assign(s, s.options.player[seat])
        return False
    only = 0
    for player in range(1, s.options.players + 1):
        if room(s, player) > 0:
            if only:
                s.actor = c.NATURE
                return True
            only = player
    assign(s, only)
    return False


def assign(s: State, player: int) -> None:
    """The next character, in the order of the turns, goes to this player."""
    seat = 0
    while s.player[seat]:
        seat += 1
    s.player[seat] = player
    s.emit(w.PLAYER, seat, player, rule.SETUP_07)


def place_figures(s: State) -> bool:
    """Put every figure on a start cell, chosen or as the data say (REACTOR-SETUP-08); True when somebody chooses."""
    for seat in range(s.options.crew):
        if s.at[seat] == c.NOWHERE:
            if s.options.chosen_starts and s.board.cell_count - s.board.tile_count > 1:
                s.actor = seat
                return True
            place(s, seat, s.options.start[seat])
    return False


def place(s: State, seat: int, cell: int) -> None:
    """Put a figure on its start cell, remember it, and give it its tokens (REACTOR-SETUP-09)."""
    s.at[seat] = cell
    s.home[seat] = cell
    s.emit(w.PLACED, seat, cell, rule.SETUP_08)
    acute.deal_tokens(s, seat, rule.SETUP_09)


def places(s: State) -> None:
    """List the start cells; they may be shared (RR-45)."""
    for cell in range(s.board.tile_count, s.board.cell_count):
        s.offer(w.PLACE << 8 | cell)
