"""What a search asks a table of the fire game: a key, the purse, where in the turn it is."""

from hotzone.core import words as c
from hotzone.fire import words as w
from hotzone.fire.rules import escaping, luck
from hotzone.fire.state import State

MASK = 0xFFFFFFFFFFFFFFFF


def key(s: State) -> int:
    """64 bits of all that a turn can change but the general AP of its seat: a sum of products with random numbers."""
    found = 0
    for i in range(s.board.inner_count + s.board.ring_count):
        found += s.threat[i] * s.board.salt[i]
        found += s.hazmat[i] * s.board.salt[256 + i]
        found += s.ladder[i] * s.board.salt[384 + i]
        found += s.spot[i] * s.board.salt[768 + i]  # an engineer takes them away
    for i in range(c.EDGES):
        found += s.edge[i] * s.board.salt[128 + i]
    for i in range(8):
        found += s.at[i] * s.board.salt[512 + i]
        found += s.role[i] * s.board.salt[520 + i]
        if i != s.seat:
            found += s.saved[i] * s.board.salt[528 + i]
    for i in range(w.SLOTS):
        found += (s.poi[i] + s.poi_at[i] * 8) * s.board.salt[536 + i]
    return (found + numbers(s)) & MASK


def numbers(s: State) -> int:
    """The counters' part of a key."""
    found = s.stage * s.board.salt[600] + s.seat * s.board.salt[601] + s.move_ap * s.board.salt[602]
    found += s.douse_ap * s.board.salt[603] + s.command_ap * s.board.salt[604] + s.cafs * s.board.salt[605]
    found += s.fresh * s.board.salt[606] + (s.engine + 1) * s.board.salt[607] + (s.ambulance + 1) * s.board.salt[608]
    found += s.damage * s.board.salt[609] + s.rescued * s.board.salt[610] + s.lost * s.board.salt[611]
    found += s.victims * s.board.salt[612] + s.alarms * s.board.salt[613] + s.spots * s.board.salt[614]
    found += s.asked * s.board.salt[615] + s.target * s.board.salt[616] + s.red * s.board.salt[617]
    found += s.black * s.board.salt[618] + s.rerolled * s.board.salt[619] + s.riders * s.board.salt[620]
    found += s.fallen * s.board.salt[621] + s.had_spot * s.board.salt[622] + s.flared * s.board.salt[623]
    found += s.playing_on * s.board.salt[624] + s.result * s.board.salt[625] + s.step * s.board.salt[626]
    found += s.evidence * s.board.salt[627] + s.lying * s.board.salt[628] + s.stranded * s.board.salt[629]
    found += s.signs * s.board.salt[630] + s.holds * s.board.salt[631] + s.ladders * s.board.salt[632]
    return found & MASK


def purse(s: State) -> int:
    """All AP that can still be spent in this turn, the pools included."""
    return s.ap + s.saved[s.seat] + s.move_ap + s.douse_ap + s.command_ap


def phase(s: State) -> int:
    """Where in the turn the table is."""
    if s.stage < w.ACTING:
        return c.PREPARING
    if s.stage < w.ADVANCING:
        return c.DECIDING
    if s.stage == w.ADVANCING:
        return c.BEFORE
    if s.stage == w.REPLENISHING or s.stage == w.MEETING:
        return c.AFTER
    if s.stage == w.OVER:
        return c.DONE
    return c.BETWEEN


def closing(s: State) -> int:
    """`end`, where nobody would be left in fire (FIRE-MOVE-06)."""
    if s.stage == w.ACTING and not escaping.anyone_in_fire(s):
        return w.END << 8
    return 0


def weight(s: State, action: int) -> int:
    """Faces are as likely as there are markers; all rolls and cards alike (R-69)."""
    if luck.asks_face(s):
        return s.victims if action & 255 == w.FACE_VICTIM else s.alarms
    return 1
