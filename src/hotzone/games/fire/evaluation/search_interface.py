"""What a search asks a table of the fire game: a key, the points left, where in the turn it is."""

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import escaping, luck

MASK = 0xFFFFFFFFFFFFFFFF


class Searchable(State):
    """A table of the fire game as a search sees it."""

    def key(self) -> int:
        """64 bits of all that a turn can change but the general AP of its seat: a sum of products with random numbers."""
        # made by make ids from hotzone.games.fire.model.fields STATE: key
        found = 0
        for i in range(self.board.inner_count + self.board.ring_count):
            found += self.threat[i] * self.board.salt[i]
            found += self.spot[i] * self.board.salt[768 + i]
            found += self.hazmat[i] * self.board.salt[256 + i]
            found += self.ladder[i] * self.board.salt[384 + i]
        for i in range(128):
            found += self.edge[i] * self.board.salt[128 + i]
        for i in range(8):
            found += self.at[i] * self.board.salt[512 + i]
            if i != self.seat:
                found += self.saved[i] * self.board.salt[528 + i]
            found += self.role[i] * self.board.salt[520 + i]
        for i in range(w.SLOTS):
            found += self.poi[i] * self.board.salt[536 + i]
            found += self.poi_at[i] * 8 * self.board.salt[536 + i]
        found += self.stage * self.board.salt[600] + self.seat * self.board.salt[601] + self.move_ap * self.board.salt[602]
        found += self.douse_ap * self.board.salt[603] + self.command_ap * self.board.salt[604]
        found += self.cafs * self.board.salt[605] + self.fresh * self.board.salt[606] + (self.engine + 1) * self.board.salt[607]
        found += (self.ambulance + 1) * self.board.salt[608] + self.damage * self.board.salt[609]
        found += self.rescued * self.board.salt[610] + self.lost * self.board.salt[611] + self.victims * self.board.salt[612]
        found += self.alarms * self.board.salt[613] + self.spots * self.board.salt[614] + self.asked * self.board.salt[615]
        found += self.step * self.board.salt[626] + self.target * self.board.salt[616] + self.red * self.board.salt[617]
        found += self.black * self.board.salt[618] + self.rerolled * self.board.salt[619] + self.riders * self.board.salt[620]
        found += self.fallen * self.board.salt[621] + self.had_spot * self.board.salt[622] + self.flared * self.board.salt[623]
        found += self.playing_on * self.board.salt[624] + self.result * self.board.salt[625]
        found += self.evidence * self.board.salt[627] + self.lying * self.board.salt[628] + self.stranded * self.board.salt[629]
        found += self.signs * self.board.salt[630] + self.holds * self.board.salt[631] + self.ladders * self.board.salt[632]
        # end of what make ids made
        return found & MASK

    def points_left(self) -> int:
        """All AP that can still be spent in this turn, the pools included."""
        return self.ap + self.saved[self.seat] + self.move_ap + self.douse_ap + self.command_ap

    def phase(self) -> int:
        """Where in the turn the table is."""
        if self.stage < w.ACTING:
            return c.PREPARING
        if self.stage < w.ADVANCING:
            return c.DECIDING
        if self.stage == w.ADVANCING:
            return c.BEFORE
        if self.stage == w.REPLENISHING or self.stage == w.MEETING:
            return c.AFTER
        if self.stage == w.OVER:
            return c.DONE
        return c.BETWEEN

    def end_action(self) -> int:
        """`end`, where nobody would be left in fire (FIRE-MOVE-06)."""
        if self.stage == w.ACTING and not escaping.anyone_in_fire(self):
            return w.END << 8
        return 0

    def weight(self, action: int) -> int:
        """Faces are as likely as there are markers; all rolls and cards alike (R-69)."""
        if luck.asks_face(self):
            return self.victims if action & 255 == w.FACE_VICTIM else self.alarms
        return 1
