"""From the words of a set-up to the options of a match; what cannot be played is refused here, with its reason."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hotzone.core.game import BadSetup, Setup
from hotzone.core.record import is_number
from hotzone.fire import words as w
from hotzone.fire.crew import ROLE_NAMES, SPECIALISTS, write_cards
from hotzone.fire.editions import PRESETS, SWITCHES, preset, write_switches
from hotzone.fire.options import Options

MODULES = ("specialists", "hazmat", "vehicles", "hotspots")
LEVELS = {"recruit": (3, 3), "veteran": (3, 4), "heroic": (4, 5)}  # explosions, hazmats (FIRE-SETUPE-03)
VARIANTS = {"volunteers": "specialists", "unmarked-hazmat": "hazmat", "broken-deck-gun": "vehicles"}  # and what they need
SETUPS = ("printed", "simple", "full")
PLACINGS = ("roll", "arrows")
CARDS = ("choose", "deal")
PLAIN_KEYS = ("rules", "level", "crew", "edition", "modules", "setup", "poi", "cards", "variants", "starts", "players")
LARGEST_CREW = w.FIGURES


class Order:
    """A set-up spelled out: every setting with its value, the defaults filled in."""

    def __init__(self, settings: Mapping[str, object]) -> None:
        known = (*PLAIN_KEYS, "board", *SWITCHES)
        for key in settings:
            if key not in known:
                raise BadSetup("unknown-setting", f"fire has no setting '{key}'; it has {', '.join(known)}")
        words = {key: spell(value) for key, value in settings.items() if value is not None}
        self.rules = pick("rules", words.get("rules", "family"), ("family", "experienced"))
        self.edition = pick("edition", words.get("edition", "en"), tuple(PRESETS))
        self.modules = several("modules", words.get("modules", ",".join(MODULES) if self.rules == "experienced" else ""), MODULES)
        if self.rules == "experienced" and not self.modules:
            raise BadSetup(
                "no-module", "the experienced rules need at least one module; without any it is the family game", "FIRE-VAR-04"
            )
        self.level = self.read_level(words.get("level", ""))
        self.roles: tuple[str, ...] = ()
        self.crew = self.read_crew(words.get("crew", "4"))
        self.setup = pick("setup", words.get("setup", "full" if self.modules else "printed"), SETUPS)
        self.poi = pick("poi", words.get("poi", "arrows" if self.modules else "roll"), PLACINGS)
        self.variants = several("variants", words.get("variants", ""), tuple(VARIANTS))
        self.cards = pick("cards", words.get("cards", "deal" if "volunteers" in self.variants else "choose"), CARDS)
        self.starts = count("starts", words.get("starts", "1"), 1, self.crew, "FIRE-SETUPF-10")
        self.players = count("players", words.get("players", str(self.crew)), 1, self.crew, "FIRE-COMP-08")
        self.switches = preset(self.edition)
        for name in SWITCHES:
            if name in words:
                self.switches[name] = pick(name, words[name], SWITCHES[name][0])
        self.board = words.get("board", "base-back" if self.needs_back() else "base-front")
        self.check()

    def read_level(self, word: str) -> str:
        """The level; a family game has none (FIRE-LOG-04)."""
        if not self.modules:
            if word:
                raise BadSetup(
                    "level-without-module", "a family game has no level; levels come with the experienced rules", "FIRE-SETUPE-03"
                )
            return ""
        return pick("level", word or "recruit", tuple(LEVELS))

    def read_crew(self, word: str) -> int:
        """The number of firefighters, or the names of their cards."""
        if is_number(word):
            return count("crew", word, 1, LARGEST_CREW, "FIRE-COMP-08")
        self.roles = tuple(name for name in word.split(",") if name)
        if len(set(self.roles)) != len(self.roles):
            raise BadSetup("card-twice", "there is one card of each specialist", "FIRE-COMP-06")
        for name in self.roles:
            pick("crew", name, self.deck())
        return count("crew", str(len(self.roles)), 1, LARGEST_CREW, "FIRE-COMP-08")

    def deck(self) -> tuple[str, ...]:
        """The cards of this match: those whose module is in play (R-50)."""
        if "specialists" not in self.modules:
            raise BadSetup("no-specialists", "specialists need the module 'specialists'", "FIRE-VAR-04")
        return tuple(card.name for card in SPECIALISTS if not card.needs or card.needs in self.modules)

    def needs_back(self) -> bool:
        """Does the edition prescribe the back side (D10)? Only for the full experienced game (R-73)."""
        return self.switches["experienced_board"] == "back" and len(self.modules) == len(MODULES)

    def check(self) -> None:
        """Refuse what does not go together."""
        if self.board == "base-front" and self.needs_back():
            raise BadSetup(
                "back-side",
                "this edition plays the experienced game on the back side (experienced_board=free allows both)",
                "FIRE-SETUPE-01",
            )
        for name in self.variants:
            if VARIANTS[name] not in self.modules:
                raise BadSetup(
                    "variant-without-module", f"the variant '{name}' needs the module '{VARIANTS[name]}' (R-71)", "FIRE-VAR-10"
                )
        if self.cards == "deal" and "specialists" not in self.modules:
            raise BadSetup("no-specialists", "there are no cards to deal without the module 'specialists'", "FIRE-SPEC-20")
        if "volunteers" in self.variants and (self.roles or self.cards == "choose"):
            raise BadSetup(
                "volunteers-dealt", "volunteers get their cards at random: name a number, not specialists", "FIRE-VAR-05"
            )

    def settings(self) -> tuple[tuple[str, str], ...]:
        """Only what differs from the defaults, in a fixed order."""
        family = self.rules == "family"
        full = "full" if self.modules else "printed"
        found = {
            "rules": (self.rules, "family"),
            "level": (self.level, "recruit" if self.modules else ""),
            "crew": (",".join(self.roles) or str(self.crew), "4"),
            "edition": (self.edition, "en"),
            "modules": (",".join(self.modules), "" if family else ",".join(MODULES)),
            "setup": (self.setup, full),
            "poi": (self.poi, "arrows" if self.modules else "roll"),
            "variants": (",".join(self.variants), ""),
            "cards": (self.cards, "deal" if "volunteers" in self.variants else "choose"),
            "starts": (str(self.starts), "1"),
            "players": (str(self.players), str(self.crew)),
        }
        found.update({name: (self.switches[name], value) for name, value in preset(self.edition).items()})
        return tuple((key, value) for key, (value, default) in found.items() if value != default)

    def options(self) -> Options:
        """The same as small numbers, for the rules."""
        o = Options()
        write_cards(o)
        write_switches(o, self.switches)
        o.crew, o.first = self.crew, self.starts - 1
        o.specialists, o.hazmats, o.vehicles, o.hot_spots = (int(name in self.modules) for name in MODULES)
        o.arrows = PLACINGS.index(self.poi)
        o.setup = SETUPS.index(self.setup)
        explosions, hazmats = LEVELS[self.level or "recruit"]
        o.unmarked = int("unmarked-hazmat" in self.variants)
        o.explosions = 0 if self.setup == "printed" else explosions if self.setup == "full" else 3
        o.hazmat_count = hazmats if o.hazmats and not o.unmarked else 0
        if o.hot_spots:  # FIRE-SETUPE-17 to 19
            by_crew = 0 if self.crew < 3 else 2 if self.crew == 3 else 3
            o.extra_spots = (0 if self.level == "recruit" else 3) + by_crew
            o.spot_supply = 12 if self.level == "heroic" else 6
        if o.specialists:
            o.deck = sum(1 << ROLE_NAMES.index(name) for name in self.deck())
        o.dealt = int(self.cards == "deal")
        o.gun_works = int(o.vehicles and "broken-deck-gun" not in self.variants)
        o.crew_change = int(o.specialists and o.vehicles and "volunteers" not in self.variants)
        return o


def read_setup(settings: Mapping[str, object]) -> Setup:
    """Check settings and keep what differs from the defaults."""
    order = Order(settings)
    return Setup(order.board, order.settings())


def order_of(setup: Setup) -> Order:
    """Spell out a set-up."""
    return Order({"board": setup.board, **dict(setup.settings)})


def spell(value: object) -> str:
    """A setting as text: lists become words with commas."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str | int):
        return str(value)
    if isinstance(value, Iterable):
        return ",".join(str(item) for item in value)
    raise BadSetup("bad-setting", f"{value!r} is neither a text, a number nor a list")


def pick(key: str, word: str, allowed: tuple[str, ...]) -> str:
    """One of the allowed words."""
    if word not in allowed:
        raise BadSetup("bad-setting", f"{key} cannot be '{word}'; it is one of {', '.join(allowed)}")
    return word


def several(key: str, words: str, allowed: tuple[str, ...]) -> tuple[str, ...]:
    """Some of the allowed words, in their fixed order; '' and 'none' are none of them."""
    named = [pick(key, word, allowed) for word in words.split(",") if word and word != "none"]
    return tuple(word for word in allowed if word in named)


def count(key: str, word: str, low: int, high: int, rule: str) -> int:
    """A number within limits."""
    if not is_number(word) or not low <= int(word) <= high:
        raise BadSetup("bad-setting", f"{key} must be a number from {low} to {high}, not '{word}'", rule)
    return int(word)
