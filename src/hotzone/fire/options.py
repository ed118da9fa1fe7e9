"""What a match is played by, as small numbers read where the rule is. `setup.py` makes them from words."""

COMPILED = not __file__.endswith(".py")


class Options:
    """Modules, level, edition and scenarios of one match; shared by its twins, never changed."""

    def __init__(self) -> None:
        self.crew = 1
        self.first = 0  # the seat that starts
        # the experienced modules
        self.specialists = 0
        self.hazmats = 0
        self.vehicles = 0
        self.hot_spots = 0
        self.arrows = 0  # experienced placing of POI
        # set-up
        self.setup = 0  # PRINTED, SIMPLE or FULL
        self.explosions = 0
        self.hazmat_count = 0
        self.extra_spots = 0
        self.spot_supply = 0
        self.dealt = 0  # cards are dealt, not chosen
        self.deck = 0  # bits: the cards of this match
        # editions
        self.threat_markers = 33  # D1
        self.lose_saved = 0  # D3
        self.flash_door = 0  # D4, 1: removed
        self.wave_door = 1  # D5, 1: removed
        self.discard_poi = 0  # D6
        self.stop_moving = 0  # D7, 1: movement may not end in fire
        self.stack_hazmats = 0  # D8
        self.fourth_again = 1  # D9
        self.joint_reroll = 0  # D17
        self.cafs_command = 0  # D18, 1: only command AP are limited
        self.nines = 0  # R-56, 1: opposite faces of the black die add up to nine
        # scenarios
        self.crew_change = 0
        self.unmarked = 0
        self.gun_works = 0
        self.arson = 0
        self.friend = 0  # EASY or HARD
        self.hottest = 0
        self.all_spots = 0  # true heroes: every hot spot left over is in the supply
        self.spots_on_board = 0  # save the structure: so many when play begins
        # rulings a group may decide otherwise
        self.call_lift = 1
        self.alarm_spot = 1
        self.dispose_counts = 0
        if not COMPILED:
            # what each card says (words.py numbers them)
            self.base_ap = bytearray(16)
            self.move_pool = bytearray(16)
            self.douse_pool = bytearray(16)
            self.command_pool = bytearray(16)
            self.chop_cost = bytearray(16)
            self.douse_cost = bytearray(16)
            self.gun_cost = bytearray(16)

    def card(self, role: int, ap: int, move: int, douse: int, command: int, chop: int, step: int, gun: int) -> None:
        """Write down what a specialist's card says."""
        self.base_ap[role] = ap
        self.move_pool[role] = move
        self.douse_pool[role] = douse
        self.command_pool[role] = command
        self.chop_cost[role] = chop
        self.douse_cost[role] = step
        self.gun_cost[role] = gun
