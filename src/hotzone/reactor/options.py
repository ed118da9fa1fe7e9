"""What a match is played by, as small numbers read where the rule is. `setup.py` makes them from words and board data."""

from hotzone.reactor import words as w

COMPILED = not __file__.endswith(".py")


class Options:
    """Characters, difficulty, variants and the numbers of the box; shared by the twins of a match, never changed."""

    def __init__(self) -> None:
        self.crew = w.SEATS  # characters in play
        self.players = w.SEATS
        self.hearts = 1
        # variants
        self.dealt = 0  # the characters are dealt blind
        self.chosen_starts = 0  # everybody chooses a start cell
        self.own_back = 0  # RR-20: a token one has left oneself may be taken back
        self.forgetful = 0  # a view hides what was seen of a tile that is face down again
        self.giving_up = 0  # RR-44: the team may give up
        # numbers of the box
        self.yellow_from = 11
        self.red_from = 21
        self.fuel_cards = 1  # a cell
        self.control_cards = 1
        self.most_radiation = 16
        self.black_dose = 1
        self.red_dose = 2
        self.broken_dose = 2
        self.lost_at = 2  # how many working control assemblies there are
        if not COMPILED:
            self.role = bytearray(w.SEATS)  # the character of each seat
            self.player = bytearray(w.SEATS)  # who has it, if the players chose
            self.start = bytearray(w.SEATS)  # where it begins, if nobody chooses
            self.steps = bytearray(w.SEATS)
            self.full = bytearray(w.SEATS * w.SLOTS)  # its tokens at the start
            self.tiles = bytearray(4)  # black and red fuel assemblies, black and red control assemblies
            self.overheats = bytearray(3)  # cards by sector
            self.failures = bytearray(3)

    def lay(self, name: str, data: bytes) -> None:
        """Fill one table from its start."""
        for i in range(len(data)):
            if name == "role":
                self.role[i] = data[i]
            elif name == "player":
                self.player[i] = data[i]
            elif name == "start":
                self.start[i] = data[i]
            elif name == "steps":
                self.steps[i] = data[i]
            elif name == "full":
                self.full[i] = data[i]
            elif name == "tiles":
                self.tiles[i] = data[i]
            elif name == "overheats":
                self.overheats[i] = data[i]
            elif name == "failures":
                self.failures[i] = data[i]
            else:
                raise KeyError(name)

    def get(self, name: str, i: int) -> int:
        """Read one byte of a table."""
        if name == "role":
            return self.role[i]
        if name == "player":
            return self.player[i]
        if name == "start":
            return self.start[i]
        if name == "steps":
            return self.steps[i]
        if name == "full":
            return self.full[i]
        if name == "tiles":
            return self.tiles[i]
        if name == "overheats":
            return self.overheats[i]
        if name == "failures":
            return self.failures[i]
        raise KeyError(name)
