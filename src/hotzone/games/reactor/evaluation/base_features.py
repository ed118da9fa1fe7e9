"""What an evaluator of Reactor senses of the table itself: the goal, the cards, tiles, tokens, and where to gather."""

from array import array

from hotzone.core import constants as c
from hotzone.core.evaluator import Evaluator
from hotzone.games.reactor.evaluation.card_forecast import CardForecast
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.state import State

COMPILED = not __file__.endswith(".py")


class ReactorBaseFeatures(Evaluator):
    """Writes the inputs that need nobody's place; `sums` keeps what later ones are made of."""

    game = "reactor"

    def __init__(self, table: State) -> None:
        super().__init__()
        self.s = table
        self.o = CardForecast(table)
        if not COMPILED:
            self.fade = array("d", bytes(8 * 16))
            self.sums = array("d", bytes(8 * 32))
        for i in range(16):
            self.fade[i] = 0.5**i

    def breadth(self) -> float:
        """Of 1,000 matches with one heart 721 were won so, 639 with the width of fire."""
        return 1.6

    def patience(self) -> float:
        """A phase of two cards has two thousand outcomes: the inputs hold its exact chances instead."""
        return 0.0

    def won(self) -> float:
        """1 for a victory."""
        return 1.0 if self.s.result == w.VICTORY else 0.0

    def idle(self, action: int) -> bool:
        """Nobody plans to leave a token for others, or to give up."""
        return action >> 8 & 255 == w.LEAVE or action >> 8 & 255 == w.GIVE_UP

    def add(self, value: float) -> None:
        """Write one more input."""
        self.inputs[self.count] = value
        self.count += 1

    def coming(self) -> int:
        """Who acts next."""
        return self.s.seat

    def goal(self) -> None:
        """Hearts, what is known and what is still to be found."""
        unseen = self.s.unseen[w.FACE_BLACK] + self.s.unseen[w.FACE_RED]
        hidden = self.s.unseen[2 + w.FACE_BLACK] + self.s.unseen[2 + w.FACE_RED]
        known = self.s.options.tiles[w.FACE_RED] - self.s.unseen[w.FACE_RED]
        working = self.o.working_known()
        for i in range(1, 4):
            self.add(1.0 if self.o.hearts == i else 0.0)
        for i in range(1, 7):
            self.add(1.0 if known == i else 0.0)
        self.add(known / 6.0)
        self.add(1.0 if working else 0.0)
        self.add(1.0 if working > 1 else 0.0)
        self.add(1.0 if self.s.lost == 1 else 0.0)
        self.add(1.0 if self.s.lost > 1 else 0.0)
        self.add(unseen / 31.0)
        self.add(self.s.unseen[w.FACE_RED] / unseen if unseen else 0.0)
        self.add(hidden / 6.0)
        self.add(self.s.unseen[2 + w.FACE_BLACK] / hidden if hidden else 0.0)
        self.add(1.0 if self.o.acute else 0.0)
        self.add(1.0 if self.o.acute and self.o.hearts == 0 else 0.0)
        self.sums[0] = known
        self.sums[1] = working

    def cards(self) -> None:
        """The dial, the decks, and what the next cards can burn."""
        sector = self.o.sector()
        soon = min(1.0, 4.0 * max(1, self.o.due) * self.o.hot / self.o.left)
        self.add(self.o.dial / 31.0)
        self.add(1.0 if sector >= w.YELLOW_SECTOR else 0.0)
        self.add(1.0 if sector == w.RED_SECTOR else 0.0)
        self.add(max(0, self.s.options.yellow_from - self.o.dial) / 10.0)
        self.add(max(0, self.s.options.red_from - self.o.dial) / 20.0)
        self.add(self.o.left / 31.0)
        self.add(1.0 if self.o.left <= 6 else 0.0)
        self.add(self.o.due / 2.0)
        self.add(self.o.burning)
        for i in range(1, 4):
            self.add(self.o.burning if self.o.hearts == i else 0.0)
        self.add(self.o.hot / 6.0)
        self.add(soon)
        self.add(soon if self.o.hearts == 1 else 0.0)
        self.add(self.o.failing / 6.0)

    def tiles(self) -> None:
        """Emergency assemblies by how safe they lie, the others by what becomes of them, control assemblies."""
        for i in range(2, 16):
            self.sums[i] = 0.0
        for cell in range(self.s.board.tile_count):
            tile = self.o.tile[cell]
            fuel = cell < self.s.board.fuel_count
            live = self.o.live[cell] > 0
            if tile == w.EMPTY:
                self.sums[2] += 1.0
            elif tile & w.EMERGENCY == w.EMERGENCY:
                if not fuel:
                    self.sums[3] += 1.0
                elif not tile & w.UP:
                    self.sums[4 if live else 5] += 1.0
                elif not live:
                    self.sums[6] += 1.0
                elif tile & w.FOAM:
                    self.sums[7] += 1.0
                else:
                    self.sums[8] += 1.0
            elif tile & w.TVS:
                if not tile & w.SIGN:
                    self.sums[9 if live else 10] += 1.0
                elif tile & w.UP:
                    self.sums[11 if live and fuel else 12] += 1.0
            elif tile & w.WORKING == w.WORKING:
                self.sums[13 if fuel else 14 if tile & w.UP and live else 15] += 1.0
        late = 1.0 - self.o.left / 31.0
        self.add(self.sums[2] / 15.0)
        self.add(1.0 if self.sums[2] else 0.0)
        for i in range(3, 9):
            self.add(self.sums[i] / 4.0)
        self.add(self.sums[6] * late / 4.0)
        self.add(self.sums[5] * late / 4.0)
        for i in range(9, 13):
            self.add(self.sums[i] / 12.0)
        for i in range(13, 16):
            self.add(self.sums[i] / 2.0)
        self.add(self.sums[14] if self.o.sector() == w.RED_SECTOR else 0.0)
        self.add(self.sums[14] * self.o.dial / 31.0)

    def tokens(self) -> None:
        """What the living hold; lifts that lie about count as well."""
        for kind in range(w.TOKENS):
            many = 0
            for seat in range(self.s.options.crew):
                if self.o.at[seat] != c.NOWHERE:
                    many += self.o.held[seat * w.SLOTS + kind]
            self.sums[16 + kind] = many
            self.add(many / 4.0)
        lying = 0
        if not self.o.acute:
            for i in range(self.s.board.cell_count * w.SEATS):
                lying += self.s.lying[i * w.ROUND + w.LIFT]
        self.sums[26] = self.sums[16 + w.LIFT] + self.sums[16 + w.CRANE] + lying
        self.add(lying / 4.0)
        self.add(self.sums[26] / 10.0)
        self.add(1.0 if self.sums[26] == 0.0 else 0.0)
        self.add((self.sums[16 + w.PIPELINE] + self.sums[16 + w.HOSE]) / 11.0)

    def gathering(self) -> None:
        """The best place to gather the six, the next best, and whether the movers suffice."""
        away = self.sums[0] - self.o.placed
        self.sums[27] = max(0.0, self.o.cost - self.sums[26])
        self.add(self.o.cost / 12.0)
        self.add(min(self.o.second, 15.0) / 12.0)
        self.add(self.o.core)
        self.add(self.o.placed / 6.0)
        for i in range(3, 6):
            self.add(1.0 if self.o.placed == i else 0.0)
        self.add(self.o.gaps / 6.0)
        self.add(self.o.going / 6.0)
        self.add(self.o.stuck / 6.0)
        self.add(self.o.closed / 6.0)
        self.add(away / 6.0)
        self.add(min(away, self.o.gaps) / 6.0)
        self.add(max(0.0, self.sums[26] - self.o.cost) / 10.0)
        self.add(self.sums[27] / 6.0)
        self.add(1.0 if self.o.centre >= 0 and self.o.centre < self.s.board.fuel_count and self.o.core == 0.0 else 0.0)
        self.add(self.o.placed * self.o.burning / 6.0)
