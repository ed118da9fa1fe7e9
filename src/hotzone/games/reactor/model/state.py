"""What the players would write down to go on tomorrow, as bytes; dial and deck heights besides, which follow from the rest."""

from typing import Any

from hotzone.core import constants as c
from hotzone.core import rows
from hotzone.core.formats.fields import row_places
from hotzone.core.rows import COMPILED
from hotzone.core.table import Table
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.field import Field
from hotzone.games.reactor.model.fields import STATE
from hotzone.games.reactor.model.options import Options


class State(Table):
    """The table of Reactor. `board` and `options` are shared between clones, never copied."""

    places = row_places(STATE)
    # made by make ids from hotzone.games.reactor.model.fields STATE: snapshot_sizes
    whole = 1342
    early = 1342
    # end of what make ids made

    def __init__(self, board: Field, options: Options) -> None:
        super().__init__()
        self.board = board
        self.options = options
        self.origin: State | None = None  # the table this is a clone of
        # made by make ids from hotzone.games.reactor.model.fields STATE: arrays
        if not COMPILED:
            self.tile, self.deck, self.lying, self.held = bytearray(128), bytearray(64), bytearray(1024), bytearray(64)
            self.at, self.home, self.radiation, self.player = bytearray(4), bytearray(4), bytearray(4), bytearray(4)
            self.unseen, self.under = bytearray(4), bytearray(4)
        # end of what make ids made
        self.clear()

    def clear(self) -> None:
        """A closed reactor before the characters take their places (REACTOR-SETUP)."""
        # made by make ids from hotzone.games.reactor.model.fields STATE: fill
        for i in range(128):
            self.tile[i] = w.TVS if i < self.board.fuel_count else w.SUZ if i < self.board.tile_count else w.EMPTY
        for i in range(64):
            self.held[i] = 0
        for i in range(64):
            self.deck[i] = self.cards_of(i)
        for i in range(1024):
            self.lying[i] = 0
        for i in range(4):
            self.at[i] = self.home[i] = c.NOWHERE
            self.radiation[i] = self.player[i] = self.under[i] = 0
        for i in range(4):
            self.unseen[i] = self.options.tiles[i]
        self.stage = w.CASTING
        self.seat = self.turn = self.dial = self.lost = self.lost_from = self.due = self.steps = self.opened = self.passed = 0
        self.used = self.masked = self.dosed = self.asked = 0
        self.hearts = self.options.hearts
        self.fuel_left = self.board.fuel_count * self.options.fuel_cards
        self.control_left = (self.board.tile_count - self.board.fuel_count) * self.options.control_cards
        self.result = w.UNDECIDED
        self.actor = c.NOBODY
        # end of what make ids made

    def cards_of(self, cell: int) -> int:
        """How many cards of a cell its deck begins with."""
        if cell < self.board.fuel_count:
            return self.options.fuel_cards
        return self.options.control_cards if cell < self.board.tile_count else 0

    def copy_state(self, s: "State") -> None:
        """Become like another table of the same match."""
        # made by make ids from hotzone.games.reactor.model.fields STATE: copy
        self.tile[:] = s.tile
        self.deck[:] = s.deck
        self.lying[:] = s.lying
        self.held[:] = s.held
        self.at[:] = s.at
        self.home[:] = s.home
        self.radiation[:] = s.radiation
        self.player[:] = s.player
        self.unseen[:] = s.unseen
        self.under[:] = s.under
        self.stage, self.seat, self.turn, self.dial, self.hearts = s.stage, s.seat, s.turn, s.dial, s.hearts
        self.fuel_left, self.control_left, self.lost, self.lost_from = s.fuel_left, s.control_left, s.lost, s.lost_from
        self.due, self.steps, self.opened, self.passed, self.used = s.due, s.steps, s.opened, s.passed, s.used
        self.masked, self.dosed, self.asked, self.result, self.actor = s.masked, s.dosed, s.asked, s.result, s.actor
        # end of what make ids made

    def to_origin(self) -> None:
        """Become again like the table this is a clone of."""
        if self.origin is not None:
            self.copy_state(self.origin)

    def move_rows(self, p: Any, reads: bool) -> None:
        """Write all rows as bytes, or take them from there."""
        # made by make ids from hotzone.games.reactor.model.fields STATE: move
        rows.move_row(p, 0, self.tile, 128, reads)
        rows.move_row(p, 128, self.deck, 64, reads)
        rows.move_row(p, 192, self.lying, 1024, reads)
        rows.move_row(p, 1216, self.held, 64, reads)
        rows.move_row(p, 1280, self.at, 4, reads)
        rows.move_row(p, 1284, self.home, 4, reads)
        rows.move_row(p, 1288, self.radiation, 4, reads)
        rows.move_row(p, 1292, self.player, 4, reads)
        rows.move_row(p, 1296, self.unseen, 4, reads)
        rows.move_row(p, 1300, self.under, 4, reads)
        # end of what make ids made

    def pack(self, p: Any) -> None:
        """Write all fields as bytes."""
        self.move_rows(p, False)
        # made by make ids from hotzone.games.reactor.model.fields STATE: pack
        rows.write_shorts(p, 1304, self.stage, self.seat, self.turn, self.dial)
        rows.write_shorts(p, 1312, self.hearts, self.fuel_left, self.control_left, self.lost)
        rows.write_shorts(p, 1320, self.lost_from, self.due, self.steps, self.opened)
        rows.write_shorts(p, 1328, self.passed, self.used, self.masked, self.dosed)
        rows.write_short(p, 1336, self.asked)
        rows.write_short(p, 1338, self.result)
        rows.write_short(p, 1340, self.actor)
        # end of what make ids made

    def unpack(self, p: Any) -> None:
        """Take all fields from bytes."""
        self.move_rows(p, True)
        # made by make ids from hotzone.games.reactor.model.fields STATE: unpack
        self.stage, self.seat, self.turn = rows.read_short(p, 1304), rows.read_short(p, 1306), rows.read_short(p, 1308)
        self.dial, self.hearts, self.fuel_left = rows.read_short(p, 1310), rows.read_short(p, 1312), rows.read_short(p, 1314)
        self.control_left, self.lost = rows.read_short(p, 1316), rows.read_short(p, 1318)
        self.lost_from, self.due, self.steps = rows.read_short(p, 1320), rows.read_short(p, 1322), rows.read_short(p, 1324)
        self.opened, self.passed, self.used = rows.read_short(p, 1326), rows.read_short(p, 1328), rows.read_short(p, 1330)
        self.masked, self.dosed, self.asked = rows.read_short(p, 1332), rows.read_short(p, 1334), rows.read_short(p, 1336)
        self.result, self.actor = rows.read_short(p, 1338), rows.read_short(p, 1340)
        # end of what make ids made

    def row(self, number: int) -> bytearray:
        """The row of a number."""
        # made by make ids from hotzone.games.reactor.model.fields STATE: row
        if number < 5:
            return rows.pick(number, self.tile, self.deck, self.lying, self.held, self.at)
        return rows.pick(number - 5, self.home, self.radiation, self.player, self.unseen, self.under)
        # end of what make ids made
