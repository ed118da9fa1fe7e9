"""The table of Reactor as a planner sees it: what the cards can still do, where the six could be gathered, who is near."""

from array import array

from hotzone.core import constants as c
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.state import State
from hotzone.games.reactor.rules import reactor_phase

COMPILED = not __file__.endswith(".py")
FAR = 40  # steps: out of reach


class CardForecast:
    """Looks at one table. An acute phase is seen as passed: with one card a cell its end is known but for signs."""

    def __init__(self, table: State) -> None:
        self.s = table
        if not COMPILED:
            self.tile = bytearray(c.CELLS)
            self.live = bytearray(w.CELLS)  # cards of each cell that can still come before its deck is made anew
            self.held = bytearray(w.SEATS * w.SLOTS)
            self.at = bytearray(w.SEATS)
            self.ring = bytearray(w.CELLS)  # 1: a cell around the best centre
            self.dose = bytearray(w.SEATS)
            self.far = array("i", bytes(4 * w.SEATS * w.CELLS))  # steps of each figure
            self.queue = array("i", bytes(4 * w.CELLS))
            self.inner = array("i", bytes(4 * w.CELLS))  # 1: six cells for tiles lie around this one
            self.pace = array("i", bytes(4 * w.SEATS * w.CELLS))  # turns of each seat by steps
            self.walked = array("Q", bytes(8 * w.SEATS))  # the shape of the field each flood was made on
            self.came = array("i", bytes(4 * w.SEATS))  # and where it began, plus 1
        self.shape = 0
        for seat in range(w.SEATS):
            for far in range(w.CELLS):
                steps = max(1, self.s.options.steps[seat])
                self.pace[seat * w.CELLS + far] = 9 if far >= FAR else (far + steps - 1) // steps
        for cell in range(self.s.board.tile_count):
            whole = 1
            for side in range(self.s.board.sides):
                if self.s.board.next[cell * c.SIDES + side] >= self.s.board.tile_count:
                    whole = 0
            self.inner[cell] = whole

    def look(self) -> None:
        """See the table anew."""
        self.acute = self.s.stage == w.CALLED or self.s.stage == w.ACUTE
        self.hearts = self.s.hearts
        self.burns = 0
        for i in range(self.s.board.cell_count):
            self.tile[i] = self.s.tile[i]
            self.live[i] = self.s.deck[i]
        for i in range(w.SEATS):
            self.at[i] = self.s.at[i]
            self.dose[i] = self.s.radiation[i]
        for i in range(w.SEATS * w.SLOTS):
            self.held[i] = self.s.held[i]
        self.look_at_decks()
        if self.acute:
            self.pass_acute()
        self.dial = 0
        self.shape = 0
        for i in range(self.s.board.tile_count):
            self.shape = self.shape * 2 + (1 if self.tile[i] else 0)
            if self.tile[i] & (w.TVS | w.UP) == w.TVS:
                self.dial += 1
        self.dial = self.s.board.fuel_count - self.dial
        self.look_at_hearts()

    def look_at_decks(self) -> None:
        """How many cards are left in each deck; an empty one counts as made anew."""
        self.left = self.s.fuel_left
        for i in range(w.SEATS):
            if self.s.under[i]:
                self.live[self.s.under[i] - 1] += 1
                self.left += 1
        if self.left == 0:
            self.renew(0, self.s.board.fuel_count, self.s.options.fuel_cards)
            self.left = self.s.board.fuel_count * self.s.options.fuel_cards
        self.failing = self.s.control_left
        if self.failing == 0:
            self.renew(self.s.board.fuel_count, self.s.board.tile_count, self.s.options.control_cards)
            self.failing = (self.s.board.tile_count - self.s.board.fuel_count) * self.s.options.control_cards

    def renew(self, first: int, end: int, cards: int) -> None:
        """A whole deck."""
        for cell in range(first, end):
            self.live[cell] = cards

    def pass_acute(self) -> None:
        """All cards that are left, then the reinforcements (REACTOR-ACUTE)."""
        for cell in range(self.s.board.fuel_count):
            for _ in range(self.live[cell]):
                self.heat(cell)
            if self.tile[cell] & w.FOAM:
                self.tile[cell] -= w.FOAM
        self.hearts = max(0, self.hearts - self.burns)
        self.renew(0, self.s.board.fuel_count, self.s.options.fuel_cards)
        self.renew(self.s.board.fuel_count, self.s.board.tile_count, self.s.options.control_cards)
        self.left = self.s.board.fuel_count * self.s.options.fuel_cards
        self.failing = (self.s.board.tile_count - self.s.board.fuel_count) * self.s.options.control_cards
        for seat in range(self.s.options.crew):
            if self.at[seat] == c.NOWHERE or (self.tile[self.at[seat]] == w.EMPTY and self.at[seat] < self.s.board.tile_count):
                self.at[seat] = self.s.home[seat]
                self.dose[seat] = 0
        for i in range(w.SEATS * w.SLOTS):
            self.held[i] = self.s.options.full[i] if i < self.s.options.crew * w.SLOTS else 0

    def heat(self, cell: int) -> None:
        """One overheat card on the tile as it is seen."""
        tile = self.tile[cell]
        if not tile & w.TVS:
            return
        if not tile & w.UP:
            self.tile[cell] |= w.UP
        elif tile & w.BLACK:
            self.tile[cell] = w.EMPTY
        elif tile & w.RED and not tile & w.FOAM:
            self.burns += 1

    def look_at_hearts(self) -> None:
        """The chance that the coming cards burn a heart, exact while the deck lasts and no cell has two cards."""
        self.hot = 0
        for cell in range(self.s.board.fuel_count):
            if self.tile[cell] & (w.EMERGENCY | w.UP | w.FOAM) == w.EMERGENCY | w.UP:
                self.hot += self.live[cell]
        self.due = self.s.due if self.s.stage == w.OVERHEATING else 0
        if self.s.stage == w.WAITING or self.s.stage == w.ACTING or self.acute:
            self.due = self.s.options.overheats[self.sector()]
        safe = 1.0
        for i in range(self.due):
            if self.left - i > 0:
                safe *= max(0.0, 1.0 - self.hot / (self.left - i))
        self.burning = 1.0 - safe

    def sector(self) -> int:
        """The sector of the dial as it is seen."""
        if not self.acute:
            return reactor_phase.sector(self.s)
        if self.dial >= self.s.options.red_from:
            return w.RED_SECTOR
        return w.YELLOW_SECTOR if self.dial >= self.s.options.yellow_from else w.GREEN_SECTOR

    # --- where to gather

    def plan(self) -> None:
        """Find the cell around which the six are gathered with the fewest moves, and how it lies there."""
        self.cost = 30.0
        self.second = 30.0
        self.centre = -1
        working = self.working_known()
        unseen = self.s.unseen[w.FACE_BLACK] + self.s.unseen[w.FACE_RED]
        luck = self.s.unseen[w.FACE_RED] / unseen if unseen else 0.0
        for cell in range(self.s.board.tile_count):
            if self.inner[cell]:
                cost = self.core_cost(cell, working)
                if cost < 9.0:
                    cost += self.ring_cost(cell, luck)
                    if cost < self.cost:
                        self.second = self.cost
                        self.cost = cost
                        self.centre = cell
                    elif cost < self.second:
                        self.second = cost
        for cell in range(w.CELLS):
            self.ring[cell] = 0
        if self.centre >= 0:
            self.core = self.core_cost(self.centre, working)
            self.ring_cost(self.centre, luck)
            for side in range(self.s.board.sides):
                self.ring[self.s.board.next[self.centre * c.SIDES + side]] = 1

    def working_known(self) -> int:
        """How many working control assemblies are known to be on the field."""
        found = 0
        for cell in range(self.s.board.tile_count):
            if self.tile[cell] & w.WORKING == w.WORKING:
                found += 1
        return found

    def core_cost(self, cell: int, working: int) -> float:
        """About how many moves it takes to have a working control assembly here."""
        tile = self.tile[cell]
        if tile & w.WORKING == w.WORKING:
            return 0.0
        unseen = self.s.unseen[2 + w.FACE_BLACK] + self.s.unseen[2 + w.FACE_RED]
        if tile & w.SUZ and not tile & w.SIGN:
            return 0.5 + 1.5 * (1.0 - self.s.unseen[2 + w.FACE_BLACK] / unseen)
        away = 1.0 if working else 1.8
        if tile == w.EMPTY:
            return away
        if tile & w.TVS and tile & w.UP and tile & w.BLACK and self.live[cell]:
            return away + 0.5
        return away + 1.0 if tile & w.EMERGENCY != w.EMERGENCY else 10.0

    def ring_cost(self, centre: int, luck: float) -> float:
        """About how many moves it takes to have the six around a cell; counts what lies there."""
        self.placed = 0
        self.gaps = 0
        self.going = 0
        self.stuck = 0
        self.closed = 0
        for side in range(self.s.board.sides):
            cell = self.s.board.next[centre * c.SIDES + side]
            tile = self.tile[cell]
            if tile == w.EMPTY:
                self.gaps += 1
            elif tile & w.EMERGENCY == w.EMERGENCY:
                self.placed += 1
            elif tile & w.TVS and not tile & w.SIGN:
                self.closed += 1
            elif tile & w.TVS and tile & w.UP and self.live[cell] and cell < self.s.board.fuel_count:
                self.going += 1
            else:
                self.stuck += 1
        return 6.0 - self.placed + 0.3 * self.going + 1.3 * self.stuck + (1.1 - 1.8 * luck) * self.closed

    # --- who is near

    def walk(self, seat: int) -> None:
        """Flood the steps of a figure over tiles and start cells, unless nothing changed; the dead reach nothing."""
        if self.came[seat] == self.at[seat] + 1 and self.walked[seat] == self.shape:
            return
        self.came[seat] = self.at[seat] + 1
        self.walked[seat] = self.shape
        base = seat * w.CELLS
        for cell in range(w.CELLS):
            self.far[base + cell] = FAR
        if self.at[seat] == c.NOWHERE:
            return
        self.far[base + self.at[seat]] = 0
        self.queue[0] = self.at[seat]
        first = 0
        end = 1
        while first < end:
            here = self.queue[first]
            first += 1
            for side in range(self.s.board.sides):
                there = self.s.board.next[here * c.SIDES + side]
                if there < self.s.board.cell_count and self.far[base + there] == FAR:
                    if there >= self.s.board.tile_count or self.tile[there]:
                        self.far[base + there] = self.far[base + here] + 1
                        self.queue[end] = there
                        end += 1

    def turns(self, seat: int, cell: int) -> int:
        """How many turns a figure needs to a cell: 0 when it stands there, at most 9."""
        return self.pace[seat * w.CELLS + self.far[seat * w.CELLS + cell]]
