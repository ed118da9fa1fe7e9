"""What a match of Reactor consists of, one line a field; `make ids` writes state, field and options from it."""

from hotzone.core import constants as c
from hotzone.core.formats.fields import Bytes, Fields, Number
from hotzone.games.reactor.model import constants as w

TILE = "w.TVS if i < self.board.fuel_count else w.SUZ if i < self.board.tile_count else w.EMPTY"
ALL_CELLS = "self.board.cell_count * w.SLOTS"
LYING = "self.lying[i] * self.board.salt[256 + i % 512] * (1 + i // 512 * 40503)"

# In the order of a snapshot. What a turn can change is part of the key, but for the steps that are left.
STATE: Fields = (
    Bytes("tile", c.CELLS, "what lies in each cell", TILE, salt=0, over=str(w.CELLS)),
    Bytes("deck", w.CELLS, "how many cards of each cell are in its deck", "self.cards_of(i)", salt=64),
    Bytes("lying", w.CELLS * w.SLOTS, "tokens: cell * 16 + leaver * 4 + kind", over=ALL_CELLS, only="self.lying[i]", term=LYING),
    Bytes("held", w.SEATS * w.SLOTS, "tokens: seat * 16 + kind", salt=128),
    Bytes("at", w.SEATS, "where each figure stands; the dead stand nowhere", "c.NOWHERE", salt=768),
    Bytes("home", w.SEATS, "the start cell of each figure", "c.NOWHERE"),
    Bytes("radiation", w.SEATS, salt=772),
    Bytes("player", w.SEATS, "who has each character, from 1"),
    Bytes("unseen", w.SEATS, "tiles whose sign nobody has seen", "self.options.tiles[i]", salt=776),
    Bytes("under", w.SEATS, "cards under the overheat deck, the upper one first, each as its cell + 1", salt=780),
    Number("stage", "w.CASTING", salt=800),
    Number("seat", salt=801, line="turn"),
    Number("turn", most=9999, line="turn"),
    Number("dial", salt=802, most=w.CELLS, line="turn"),
    Number("hearts", "self.options.hearts", salt=803, most=3, line="turn"),
    Number("fuel_left", "self.board.fuel_count * self.options.fuel_cards", "follows from the deck"),
    Number("control_left", "(self.board.tile_count - self.board.fuel_count) * self.options.control_cards"),
    Number("lost", "0", "working control assemblies", 804, most=9, line="turn"),
    Number("lost_from", "0", "where the last of them lay, as cell + 1, once there is none left", 805, line="cells"),
    Number("due", "0", "cards still to draw in this phase", 806, most=4, line="pending"),
    Number("steps", most=9, line="pending"),
    Number("opened", "0", "tiles this turn", 807, most=2, line="pending"),
    Number("passed", "0", "given or left a token this turn", 808, line="pending"),
    Number("used", "0", "bits: kinds of tokens used this turn", 809, most=1023, line="pending"),
    Number("masked", salt=810, line="pending"),
    Number("dosed", "0", "the tile under the active figure was turned up in this reactor phase", 811, line="pending"),
    Number("asked", "0", "the cell + 1 whose tile nature must show", 812, line="cells"),
    Number("result", "w.UNDECIDED", salt=813, most=4, line="pending"),
    Number("actor", "c.NOBODY", low=-2),
)

FIELD: Fields = (
    Number("fuel_count"),
    Number("tile_count", "0", "cells for tiles: fuel and control cells"),
    Number("cell_count"),
    Bytes("place", c.CELLS, "what each cell is for"),
)

OPTIONS: Fields = (
    Number("crew", "w.SEATS", "characters in play"),
    Number("players", "w.SEATS"),
    Number("hearts", "1"),
    # variants
    Number("dealt", "0", "the characters are dealt blind"),
    Number("chosen_starts", "0", "everybody chooses a start cell"),
    Number("own_back", "0", "RR-20: a token one has left oneself may be taken back"),
    Number("forgetful", "0", "a view hides what was seen of a tile that is face down again"),
    Number("giving_up", "0", "RR-44: the team may give up"),
    # numbers of the box
    Number("yellow_from", "11"),
    Number("red_from", "21"),
    Number("fuel_cards", "1", "a cell"),
    Number("control_cards", "1"),
    Number("most_radiation", "16"),
    Number("black_dose", "1"),
    Number("red_dose", "2"),
    Number("broken_dose", "2"),
    Number("lost_at", "2", "how many working control assemblies there are"),
    Bytes("role", w.SEATS, "the character of each seat"),
    Bytes("player", w.SEATS, "who has it, if the players chose"),
    Bytes("start", w.SEATS, "where it begins, if nobody chooses"),
    Bytes("steps", w.SEATS),
    Bytes("full", w.SEATS * w.SLOTS, "its tokens at the start"),
    Bytes("tiles", 4, "black and red fuel assemblies, black and red control assemblies"),
    Bytes("overheats", 3, "cards by sector"),
    Bytes("failures", 3, "cards by sector"),
)
