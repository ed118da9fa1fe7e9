"""What a match is played by, as small numbers read where the rule is. `setup.py` makes them from words and board data."""

from hotzone.core import rows
from hotzone.core.formats.fields import row_places
from hotzone.core.rows import COMPILED, Rows
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.fields import OPTIONS


class Options(Rows):
    """Characters, difficulty, variants and the numbers of the box; shared by the clones of a match, never changed."""

    places = row_places(OPTIONS)

    def __init__(self) -> None:
        # made by make ids from hotzone.games.reactor.model.fields OPTIONS: begin
        if not COMPILED:
            self.role, self.player, self.start, self.steps = bytearray(4), bytearray(4), bytearray(4), bytearray(4)
            self.full, self.tiles, self.overheats, self.failures = bytearray(64), bytearray(4), bytearray(3), bytearray(3)
        self.crew = self.players = w.SEATS
        self.hearts = self.fuel_cards = self.control_cards = self.black_dose = 1
        self.dealt = self.chosen_starts = self.own_back = self.forgetful = self.giving_up = 0
        self.yellow_from = 11
        self.red_from = 21
        self.most_radiation = 16
        self.red_dose = self.broken_dose = self.lost_at = 2
        # end of what make ids made

    def row(self, number: int) -> bytearray:
        """The row of a number."""
        # made by make ids from hotzone.games.reactor.model.fields OPTIONS: row
        if number < 5:
            return rows.pick(number, self.role, self.player, self.start, self.steps, self.full)
        return rows.pick(number - 5, self.tiles, self.overheats, self.failures, self.failures, self.failures)
        # end of what make ids made
