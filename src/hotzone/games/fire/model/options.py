"""What a match is played by, as small numbers read where the rule is. `setup.py` makes them from words."""

from hotzone.core import rows
from hotzone.core.formats.fields import row_places
from hotzone.core.rows import COMPILED, Rows
from hotzone.games.fire.model.fields import OPTIONS


class Options(Rows):
    """Modules, level, edition and scenarios of one match; shared by its clones, never changed."""

    places = row_places(OPTIONS)

    def __init__(self) -> None:
        # made by make ids from hotzone.games.fire.model.fields OPTIONS: begin
        if not COMPILED:
            self.base_ap, self.move_pool, self.douse_pool = bytearray(16), bytearray(16), bytearray(16)
            self.command_pool, self.chop_cost, self.douse_cost = bytearray(16), bytearray(16), bytearray(16)
            self.gun_cost = bytearray(16)
        self.crew = self.wave_door = self.fourth_again = self.call_lift = self.alarm_spot = 1
        self.first = self.specialists = self.hazmats = self.vehicles = self.hot_spots = self.arrows = self.setup = 0
        self.explosions = self.hazmat_count = self.extra_spots = self.spot_supply = self.dealt = self.deck = self.lose_saved = 0
        self.flash_door = self.discard_poi = self.stop_moving = self.stack_hazmats = self.joint_reroll = self.cafs_command = 0
        self.nines = self.crew_change = self.unmarked = self.gun_works = self.arson = self.friend = self.hottest = 0
        self.all_spots = self.spots_on_board = self.dispose_counts = 0
        self.victim_count = 10
        self.alarm_count = 5
        self.threat_markers = 33
        # end of what make ids made

    def row(self, number: int) -> bytearray:
        """The row of a number."""
        # made by make ids from hotzone.games.fire.model.fields OPTIONS: row
        if number < 5:
            return rows.pick(number, self.base_ap, self.move_pool, self.douse_pool, self.command_pool, self.chop_cost)
        return rows.pick(number - 5, self.douse_cost, self.gun_cost, self.gun_cost, self.gun_cost, self.gun_cost)
        # end of what make ids made
