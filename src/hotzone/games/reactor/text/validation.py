"""Could a match have come to this table? What positions are checked for, so that the rules can trust them."""

from __future__ import annotations

from collections import Counter

from hotzone.core import constants as c
from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.rules import ending

Trouble = tuple[str, str]  # code and text


def trouble(s: Match) -> Trouble | None:
    """The first thing that does not fit, or None."""
    return tiles(s) or decks(s) or people(s) or tokens(s) or question(s)


def tiles(s: Match) -> Trouble | None:
    """Every tile is on the field, unseen, lost or taken away; the dial follows from them (REACTOR-DIAL-05)."""
    seen: Counter[int] = Counter()
    for cell in range(s.board.tile_count):
        seen[s.get("tile", cell) & (w.TVS | w.SUZ | w.SIGN)] += 1
    unseen = [s.get("unseen", i) for i in range(4)]
    box = [s.options.get("tiles", i) for i in range(4)]
    if seen[w.TVS] != unseen[0] + unseen[1] or seen[w.SUZ] != unseen[2] + unseen[3]:
        return "unseen-mismatch", "the plan shows another number of unseen tiles than the line 'unseen'"
    gone = int(s.result == w.ASSEMBLY_LOST)
    if seen[w.TVS | w.RED] + unseen[1] + gone != box[1] or seen[w.TVS | w.BLACK] + unseen[0] > box[0]:
        return "tiles-mismatch", f"there are {box[1]} emergency and {box[0]} normal assemblies; no emergency one is ever taken away"
    if seen[w.SUZ | w.BLACK] + unseen[2] + s.lost != box[2] or seen[w.SUZ | w.RED] + unseen[3] > box[3]:
        return (
            "tiles-mismatch",
            f"there are {box[2]} working and {box[3]} broken control assemblies, the lost working ones included",
        )
    if (s.lost_from > 0) != (s.lost >= s.options.lost_at):
        return "lost-mismatch", "lost_from is known when no working control assembly is left, and only then"
    down = sum(1 for cell in range(s.board.tile_count) if s.get("tile", cell) & (w.TVS | w.UP) == w.TVS)
    if s.dial != s.board.fuel_count - down:
        return "dial-mismatch", f"the dial must stand at {s.board.fuel_count - down}, not {s.dial}"
    return None


def decks(s: Match) -> Trouble | None:
    """No more cards of a cell than there are; hearts and cards under the deck go together."""
    under = [s.get("under", i) for i in range(w.SEATS) if s.get("under", i)]
    for cell in range(s.board.tile_count):
        most = s.options.fuel_cards if cell < s.board.fuel_count else s.options.control_cards
        if s.get("deck", cell) + under.count(cell + 1) > most:
            return "deck-mismatch", f"a deck has {most} cards of a cell at most"
    if s.hearts > s.options.hearts or (s.hearts == 0) != (s.result == w.BURNT_OUT) or len(under) > s.options.hearts - s.hearts:
        return "hearts-mismatch", "the hearts do not fit the set-up, the result or the cards under the deck"
    return None


def people(s: Match) -> Trouble | None:
    """The living stand on tiles or start cells; each has a player and, once placed, a start cell of its own."""
    for seat in range(s.options.crew):
        at, home = s.get("at", seat), s.get("home", seat)
        if s.stage > w.PLACING and (home == c.NOWHERE or not s.get("player", seat)):
            return "not-placed", "everybody has a player and a start cell once the match has begun"
        if home != c.NOWHERE and s.board.get("place", home) != w.START_CELL:
            return "bad-home", "a home is a start cell"
        if s.stage <= w.PLACING and at != home:
            return "bad-home", "in set-up figures stand on their own start cells"
        if at != c.NOWHERE and not s.get("tile", at) and s.board.get("place", at) != w.START_CELL:
            return "in-the-void", "nobody stands on an empty cell"
        if at == c.NOWHERE and (s.get("radiation", seat) or any(s.get("held", seat * w.SLOTS + i) for i in range(w.SLOTS))):
            return "dead-hands", "the dead have neither radiation nor tokens"
    return None


def tokens(s: Match) -> Trouble | None:
    """No tokens beyond the full sets; square ones with their own character only (REACTOR-TOKEN-03)."""
    for kind in range(w.TOKENS):
        box = held = 0
        for seat in range(s.options.crew):
            mine, full = s.get("held", seat * w.SLOTS + kind), s.options.get("full", seat * w.SLOTS + kind)
            if kind >= w.ROUND and mine > full:
                return "too-many-tokens", "a character holds more square tokens than it was dealt"
            box, held = box + full, held + mine
        if kind < w.ROUND:
            held += sum(s.get("lying", i) for i in range(kind, s.board.cell_count * w.SLOTS, w.ROUND))
        if held > box:
            return "too-many-tokens", "there are more tokens than the box has"
    for cell in range(s.board.tile_count):
        if not s.get("tile", cell) and any(s.get("lying", cell * w.SLOTS + i) for i in range(w.SLOTS)):
            return "in-the-void", "nothing lies on an empty cell"
    return None


def question(s: Match) -> Trouble | None:
    """The question must be one that the rules ask here: asked again, they must change nothing."""
    again = s.clone()
    fits = asks_sign(s) if s.asked else s.stage != w.SACRIFICING
    if s.stage in (w.WAITING, w.OVERHEATING, w.FAILING, w.BRACING, w.ACTING) and s.turn == 0:
        fits = False
    if s.stage in (w.WAITING, w.BRACING, w.ACTING, w.SACRIFICING) and s.get("at", s.seat) == c.NOWHERE:
        fits = False
    if s.stage == w.ACUTE and any(s.get("at", seat) != c.NOWHERE for seat in range(s.options.crew)):
        fits = False  # that one is played when nobody lives (REACTOR-ACUTE-01)
    if fits and s.stage != w.OVER:
        if s.get("unseen", w.FACE_RED) == 0 and ending.most_gathered(s) == c.SIDES:
            fits = False  # that would have been the end
        again.begin()
    if (
        not fits
        or again.snapshot() != s.snapshot()
        or (s.stage == w.OVER) != (s.actor == c.NOBODY)
        or (s.stage == w.OVER) != (s.result > 0)
    ):
        return "no-question", "the rules do not ask this here: stage, actor, pending and result do not fit the table"
    return None


def asks_sign(s: Match) -> bool:
    """Does nature have to show the asked tile at this point?"""
    cell = s.asked - 1
    tile = s.get("tile", cell)
    first = 0 if tile & w.TVS else 2
    if not tile or tile & w.SIGN or not s.get("unseen", first) or not s.get("unseen", first + 1):
        return False
    if s.stage in (w.ACTING, w.SACRIFICING):
        return s.get("at", s.seat) == cell and (s.stage == w.SACRIFICING or s.opened > 0)
    if s.stage == w.FAILING:
        return first == 2 and cell >= s.board.fuel_count
    return s.stage in (w.OVERHEATING, w.CALLED, w.ACUTE) and first == 0 and cell < s.board.fuel_count
