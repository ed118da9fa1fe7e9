"""From the words of a set-up to the options of a match; what cannot be played is refused here, with its reason."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hotzone.contract.settings import Setting
from hotzone.core.errors import BadSetup
from hotzone.core.formats.settings import count, pick, spell
from hotzone.core.values import Setup
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.options import Options
from hotzone.games.reactor.model.plan import CHARACTERS, SECTORS, SIGNS, Plan

BOARD = "reactor"
HEARTS = (1, 2, 3)
MOST_PLAYERS = 4
COUNTS = tuple(str(i) for i in range(1, MOST_PLAYERS + 1))
THIRDS = ("soldier", "doctor")
STARTS = ("default", "choose")
MEMORY = ("open", "hidden")
YES_NO = ("no", "yes")
DATA = {  # settings that replace a number of the board file
    "yellow": "dial.yellow_from",
    "red": "dial.red_from",
    "fuel_cards": "decks.tvs_cards_per_cell",
    "control_cards": "decks.suz_cards_per_cell",
}
LIMITS = {
    "yellow": (0, 99, "REACTOR-DIAL-08"),
    "red": (0, 99, "REACTOR-DIAL-08"),
    "fuel_cards": (1, 4, "REACTOR-COMP-04"),
    "control_cards": (1, 4, "REACTOR-COMP-04"),
}
KEYS = ("players", "third", "hearts", "cast", "starts", "memory", "giving_up", "pickup_own", "broken_sign", *DATA)


class FullSettings:
    """A set-up spelled out: every setting with its value, the defaults filled in."""

    def __init__(self, plan: Plan, settings: Mapping[str, object]) -> None:
        for key in settings:
            if key not in ("board", *KEYS):
                raise BadSetup("unknown-setting", f"reactor has no setting '{key}'; it has board, {', '.join(KEYS)}")
        words = {key: spell(value) for key, value in settings.items() if value is not None}
        self.plan = plan
        self.players = count("players", words.get("players", "4"), 1, MOST_PLAYERS, "REACTOR-PLAYERS-01")
        self.third = pick("third", words.get("third", "soldier"), THIRDS)
        if self.third != "soldier" and self.players != 3:
            raise BadSetup("no-third", "only a game of three chooses between soldier and doctor", "REACTOR-PLAYERS-02")
        self.crew = 3 if self.players == 3 else 4
        self.hearts = count("hearts", words.get("hearts", "1"), HEARTS[0], HEARTS[-1], "REACTOR-SETUP-05")
        self.cast = words.get("cast", "") or ",".join(str(i % self.players + 1) for i in range(self.crew))
        self.check_cast()
        self.starts = pick("starts", words.get("starts", "default"), STARTS)
        self.memory = pick("memory", words.get("memory", "open"), MEMORY)
        self.giving_up = pick("giving_up", words.get("giving_up", "no"), YES_NO)
        self.pickup_own = pick("pickup_own", words.get("pickup_own", self.board_word("pickup_own")), YES_NO)
        self.broken_sign = pick("broken_sign", words.get("broken_sign", self.board_word("broken_sign")), SIGNS)
        self.data = {key: count(key, words.get(key, self.board_word(key)), *LIMITS[key]) for key in DATA}
        if self.data["yellow"] > self.data["red"]:
            raise BadSetup("bad-sectors", "the red sector cannot begin before the yellow one", "REACTOR-DIAL-08")

    def board_word(self, key: str) -> str:
        """What the board file says where a setting may say something else."""
        if key == "pickup_own":
            return YES_NO[self.plan.numbers["options.pickup_own"]]
        if key == "broken_sign":
            return SIGNS[self.plan.numbers["radiation.broken_suz_sign"]]
        return str(self.plan.numbers[DATA[key]])

    def check_cast(self) -> None:
        """Who has which character, in the order of the turns: as many for each player (REACTOR-PLAYERS)."""
        if self.cast == "dealt":
            return
        owners = self.cast.split(",")
        share = self.crew // self.players
        wanted = sorted(str(player + 1) for player in range(self.players) for _ in range(share))
        if sorted(owners) != wanted:
            numbers = f"{self.crew} numbers from 1 to {self.players}, each {share} times"
            raise BadSetup(
                "bad-cast",
                f"cast names the player of each character in order ({numbers}), or is 'dealt'",
                f"REACTOR-PLAYERS-0{5 - self.players}",
            )

    def characters(self) -> list[int]:
        """The characters in play, as their turns come; without a soldier the doctor takes his place (RR-05)."""
        order = list(self.plan.order)
        if self.crew == 3:
            absent = w.DOCTOR if self.third == "soldier" else w.SOLDIER
            present = w.SOLDIER if self.third == "soldier" else w.DOCTOR
            slot = order.index(w.SOLDIER)
            order.remove(absent)
            order.remove(present)
            order.insert(slot, present)
        return order

    def settings(self) -> tuple[tuple[str, str], ...]:
        """Only what differs from the defaults, in a fixed order."""
        found = {
            "players": (str(self.players), "4"),
            "third": (self.third, "soldier"),
            "hearts": (str(self.hearts), "1"),
            "cast": (self.cast, ",".join(str(i % self.players + 1) for i in range(self.crew))),
            "starts": (self.starts, "default"),
            "memory": (self.memory, "open"),
            "giving_up": (self.giving_up, "no"),
            "pickup_own": (self.pickup_own, self.board_word("pickup_own")),
            "broken_sign": (self.broken_sign, self.board_word("broken_sign")),
        }
        found.update({key: (str(value), self.board_word(key)) for key, value in self.data.items()})
        return tuple((key, value) for key, (value, default) in found.items() if value != default)

    def options(self) -> Options:
        """The same as small numbers, for the rules."""
        o, numbers = Options(), self.plan.numbers
        o.crew, o.players, o.hearts = self.crew, self.players, self.hearts
        o.dealt, o.chosen_starts = int(self.cast == "dealt"), STARTS.index(self.starts)
        o.own_back, o.giving_up = YES_NO.index(self.pickup_own), YES_NO.index(self.giving_up)
        o.forgetful = MEMORY.index(self.memory)
        o.yellow_from, o.red_from = self.data["yellow"], self.data["red"]
        o.fuel_cards, o.control_cards = self.data["fuel_cards"], self.data["control_cards"]
        o.most_radiation = numbers["radiation.max"]
        o.black_dose, o.red_dose = numbers["radiation.black_sign"], numbers["radiation.red_sign"]
        o.broken_dose = o.red_dose if self.broken_sign == "red" else o.black_dose
        o.lost_at = numbers["tiles.suz_working"]
        o.lay("tiles", bytes(numbers[f"tiles.{name}"] for name in ("tvs_ordinary", "tvs_emergency", "suz_working", "suz_broken")))
        o.lay("overheats", bytes(numbers[f"dial.overheat_cards.{name}"] for name in SECTORS))
        o.lay("failures", bytes(numbers[f"dial.suz_cards.{name}"] for name in SECTORS))
        if not o.dealt:
            o.lay("player", bytes(int(player) for player in self.cast.split(",")))
        seats = self.characters()
        o.lay("role", bytes(seats))
        o.lay("start", bytes(self.plan.default[role] for role in seats))
        o.lay("steps", bytes(self.plan.steps[role] for role in seats))
        o.lay("full", b"".join(self.tokens(role) for role in seats))
        return o

    def tokens(self, role: int) -> bytes:
        """The full set of a character; the third of three has more lifts (REACTOR-PLAYERS-02)."""
        held = [self.plan.tokens[role].get(kind, 0) for kind in range(w.TOKENS)] + [0] * (w.SLOTS - w.TOKENS)
        if self.crew == 3 and CHARACTERS[role] == self.third:
            held[w.LIFT] = self.plan.numbers["three_players.hoist"]
        return bytes(held)


def read_setup(plan: Plan, settings: Mapping[str, object]) -> Setup:
    """Check settings and keep what differs from the defaults."""
    return Setup(plan.name, FullSettings(plan, settings).settings())


def full_settings(plan: Plan, setup: Setup) -> FullSettings:
    """Spell out a set-up."""
    return FullSettings(plan, dict(setup.settings))


def choices(boards: Sequence[str]) -> tuple[Setting, ...]:
    """Every setting as others ask for it, in the order in which they depend on each other."""
    numbers = {key: tuple(str(i) for i in range(low, high + 1)) for key, (low, high, _) in LIMITS.items()}
    return (
        Setting("board", tuple(boards), "the field, by its name", "Which board?"),
        Setting("players", COUNTS, "how many people play", "How many players?", default="4"),
        Setting("third", THIRDS, "of three players: soldier or doctor", "Who is the third of three?"),
        Setting("hearts", tuple(str(hearts) for hearts in HEARTS), "how much the reactor bears: 1 to 3", "How many hearts?"),
        Setting("cast", ()),
        Setting("starts", STARTS),
        Setting("memory", MEMORY),
        Setting("giving_up", YES_NO, for_people="yes"),  # RR-44
        Setting("pickup_own", YES_NO),
        Setting("broken_sign", SIGNS),
        *(Setting(key, numbers[key]) for key in DATA),
    )
