"""What the players would write down to go on tomorrow, as bytes; nothing that follows from the rest, but for two supplies."""

from typing import Any

from hotzone.core import constants as c
from hotzone.core import rows
from hotzone.core.formats.fields import row_places
from hotzone.core.rows import COMPILED
from hotzone.core.table import Table
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.building import Building
from hotzone.games.fire.model.fields import STATE
from hotzone.games.fire.model.options import Options


class State(Table):
    """The table of the fire game. `board` and `options` are shared between clones, never copied."""

    places = row_places(STATE)
    # made by make ids from hotzone.games.fire.model.fields STATE: snapshot_sizes
    whole = 746
    early = 606
    # end of what make ids made

    def __init__(self, board: Building, options: Options) -> None:
        super().__init__()
        self.board = board
        self.options = options
        self.origin: State | None = None  # the table this is a clone of
        # made by make ids from hotzone.games.fire.model.fields STATE: arrays
        if not COMPILED:
            self.threat, self.spot, self.hazmat, self.edge = bytearray(128), bytearray(128), bytearray(128), bytearray(128)
            self.at, self.saved, self.role, self.poi = bytearray(8), bytearray(8), bytearray(8), bytearray(4)
            self.poi_at, self.ladder = bytearray(4), bytearray(128)
        # end of what make ids made
        self.clear()

    def clear(self) -> None:
        """An empty building before set-up."""
        # made by make ids from hotzone.games.fire.model.fields STATE: fill
        for i in range(128):
            self.threat[i] = self.spot[i] = self.hazmat[i] = self.ladder[i] = 0
        for i in range(128):
            self.edge[i] = self.board.edge[i]
        for i in range(8):
            self.at[i] = c.NOWHERE
            self.saved[i] = self.role[i] = 0
        for i in range(4):
            self.poi[i] = self.poi_at[i] = 0
        self.stage = w.EXPLODING
        self.seat = self.options.first
        self.turn = self.ap = self.move_ap = self.douse_ap = self.command_ap = self.cafs = self.fresh = self.damage = 0
        self.rescued = self.lost = self.spots = self.asked = self.step = self.target = self.red = self.black = self.rerolled = 0
        self.riders = self.fallen = self.had_spot = self.flared = self.playing_on = self.evidence = self.lying = self.stranded = 0
        self.signs = self.holds = 0
        self.engine = self.ambulance = w.UNPARKED
        self.markers = self.options.threat_markers
        self.victims = self.options.victim_count
        self.alarms = self.options.alarm_count
        self.result = w.UNDECIDED
        self.actor = c.NOBODY
        self.ladders = self.board.ladders
        # end of what make ids made

    def copy_state(self, s: "State") -> None:
        """Become like another table of the same match."""
        # made by make ids from hotzone.games.fire.model.fields STATE: copy
        self.threat[:] = s.threat
        self.spot[:] = s.spot
        self.hazmat[:] = s.hazmat
        self.edge[:] = s.edge
        self.at[:] = s.at
        self.saved[:] = s.saved
        self.role[:] = s.role
        self.poi[:] = s.poi
        self.poi_at[:] = s.poi_at
        self.ladder[:] = s.ladder
        self.stage, self.seat, self.turn, self.ap, self.move_ap = s.stage, s.seat, s.turn, s.ap, s.move_ap
        self.douse_ap, self.command_ap, self.cafs, self.fresh, self.engine = s.douse_ap, s.command_ap, s.cafs, s.fresh, s.engine
        self.ambulance, self.markers, self.damage, self.rescued, self.lost = s.ambulance, s.markers, s.damage, s.rescued, s.lost
        self.victims, self.alarms, self.spots, self.asked, self.step = s.victims, s.alarms, s.spots, s.asked, s.step
        self.target, self.red, self.black, self.rerolled, self.riders = s.target, s.red, s.black, s.rerolled, s.riders
        self.fallen, self.had_spot, self.flared, self.playing_on = s.fallen, s.had_spot, s.flared, s.playing_on
        self.result, self.actor, self.evidence, self.lying, self.stranded = s.result, s.actor, s.evidence, s.lying, s.stranded
        self.signs, self.holds, self.ladders = s.signs, s.holds, s.ladders
        # end of what make ids made

    def to_origin(self) -> None:
        """Become again like the table this is a clone of."""
        if self.origin is not None:
            self.copy_state(self.origin)

    def move_rows(self, p: Any, reads: bool) -> None:
        """Write all rows as bytes, or take them from there."""
        # made by make ids from hotzone.games.fire.model.fields STATE: move
        rows.move_row(p, 0, self.threat, 128, reads)
        rows.move_row(p, 128, self.spot, 128, reads)
        rows.move_row(p, 256, self.hazmat, 128, reads)
        rows.move_row(p, 384, self.edge, 128, reads)
        rows.move_row(p, 512, self.at, 8, reads)
        rows.move_row(p, 520, self.saved, 8, reads)
        rows.move_row(p, 528, self.role, 8, reads)
        rows.move_row(p, 536, self.poi, 4, reads)
        rows.move_row(p, 540, self.poi_at, 4, reads)
        rows.move_row(p, 606, self.ladder, 128, reads)
        # end of what make ids made

    def pack(self, p: Any) -> None:
        """Write all fields as bytes."""
        self.move_rows(p, False)
        # made by make ids from hotzone.games.fire.model.fields STATE: pack
        rows.write_shorts(p, 544, self.stage, self.seat, self.turn, self.ap)
        rows.write_shorts(p, 552, self.move_ap, self.douse_ap, self.command_ap, self.cafs)
        rows.write_shorts(p, 560, self.fresh, self.engine, self.ambulance, self.markers)
        rows.write_shorts(p, 568, self.damage, self.rescued, self.lost, self.victims)
        rows.write_shorts(p, 576, self.alarms, self.spots, self.asked, self.step)
        rows.write_shorts(p, 584, self.target, self.red, self.black, self.rerolled)
        rows.write_shorts(p, 592, self.riders, self.fallen, self.had_spot, self.flared)
        rows.write_short(p, 600, self.playing_on)
        rows.write_short(p, 602, self.result)
        rows.write_short(p, 604, self.actor)
        rows.write_shorts(p, 734, self.evidence, self.lying, self.stranded, self.signs)
        rows.write_short(p, 742, self.holds)
        rows.write_short(p, 744, self.ladders)
        # end of what make ids made

    def unpack(self, p: Any) -> None:
        """Take all fields from bytes."""
        self.move_rows(p, True)
        # made by make ids from hotzone.games.fire.model.fields STATE: unpack
        self.stage, self.seat, self.turn = rows.read_short(p, 544), rows.read_short(p, 546), rows.read_short(p, 548)
        self.ap, self.move_ap, self.douse_ap = rows.read_short(p, 550), rows.read_short(p, 552), rows.read_short(p, 554)
        self.command_ap, self.cafs, self.fresh = rows.read_short(p, 556), rows.read_short(p, 558), rows.read_short(p, 560)
        self.engine, self.ambulance, self.markers = rows.read_short(p, 562), rows.read_short(p, 564), rows.read_short(p, 566)
        self.damage, self.rescued, self.lost = rows.read_short(p, 568), rows.read_short(p, 570), rows.read_short(p, 572)
        self.victims, self.alarms, self.spots = rows.read_short(p, 574), rows.read_short(p, 576), rows.read_short(p, 578)
        self.asked, self.step, self.target = rows.read_short(p, 580), rows.read_short(p, 582), rows.read_short(p, 584)
        self.red, self.black, self.rerolled = rows.read_short(p, 586), rows.read_short(p, 588), rows.read_short(p, 590)
        self.riders, self.fallen, self.had_spot = rows.read_short(p, 592), rows.read_short(p, 594), rows.read_short(p, 596)
        self.flared, self.playing_on, self.result = rows.read_short(p, 598), rows.read_short(p, 600), rows.read_short(p, 602)
        self.actor, self.evidence, self.lying = rows.read_short(p, 604), rows.read_short(p, 734), rows.read_short(p, 736)
        self.stranded, self.signs, self.holds = rows.read_short(p, 738), rows.read_short(p, 740), rows.read_short(p, 742)
        self.ladders = rows.read_short(p, 744)
        # end of what make ids made

    def row(self, number: int) -> bytearray:
        """The row of a number."""
        # made by make ids from hotzone.games.fire.model.fields STATE: row
        if number < 5:
            return rows.pick(number, self.threat, self.spot, self.hazmat, self.edge, self.at)
        return rows.pick(number - 5, self.saved, self.role, self.poi, self.poi_at, self.ladder)
        # end of what make ids made
