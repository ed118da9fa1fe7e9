"""From the words of a set-up to the options of a match; what cannot be played is refused here, with its reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hotzone.core.errors import BadSetup
from hotzone.core.formats.record import is_number
from hotzone.core.formats.settings import count, pick, several, spell
from hotzone.core.values import Setup
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.options import Options
from hotzone.games.fire.model.plan import NO_PLAN, Plan
from hotzone.games.fire.model.specialists import ROLE_NAMES, SPECIALISTS, write_cards
from hotzone.games.fire.setup import scenarios
from hotzone.games.fire.setup.editions import PRESETS, SWITCHES, preset, write_switches

RULES = ("family", "experienced")
MODULES = ("specialists", "hazmat", "vehicles", "hotspots")
LEVELS = {"recruit": (3, 3), "veteran": (3, 4), "heroic": (4, 5)}  # explosions, hazmats (FIRE-SETUPE-03)
VARIANTS = scenarios.BASE  # the scenarios of the base rulebooks, and what they need
SETUPS = ("printed", "simple", "full")
PLACINGS = ("roll", "arrows")
CARDS = ("choose", "deal")
PLAIN_KEYS = ("rules", "level", "crew", "edition", "modules", "setup", "poi", "cards", "scenarios", "starts", "players")
MORE_KEYS = ("friend", "engineer")  # of the expansions
ANSWERS = ("no", "yes")
LARGEST_CREW = w.FIGURES


class FullSettings:
    """A set-up spelled out: every setting with its value, the defaults filled in."""

    def __init__(self, settings: Mapping[str, object], plans: Callable[[str], Plan] | None = None) -> None:
        known = (*PLAIN_KEYS, *MORE_KEYS, "board", *SWITCHES)
        settings = renamed(settings)
        for key in settings:
            if key not in known:
                raise BadSetup("unknown-setting", f"fire has no setting '{key}'; it has {', '.join(known)}")
        words = {key: spell(value) for key, value in settings.items() if value is not None}
        self.rules = pick("rules", words.get("rules", "family"), RULES)
        self.edition = pick("edition", words.get("edition", "en"), tuple(PRESETS))
        self.modules = several("modules", words.get("modules", ",".join(MODULES) if self.rules == "experienced" else ""), MODULES)
        if self.rules == "experienced" and not self.modules:
            raise BadSetup(
                "no-module", "the experienced rules need at least one module; without any it is the family game", "FIRE-VAR-04"
            )
        self.scenarios = several("scenarios", words.get("scenarios", ""), scenarios.NAMES)
        self.level = self.read_level(words.get("level", ""))
        self.switches = preset(self.edition)
        for name in SWITCHES:
            if name in words:
                self.switches[name] = pick(name, words[name], SWITCHES[name][0])
        self.board = words.get("board", "base-back" if self.needs_back() else "base-front")
        self.plan = plans(self.board) if plans else NO_PLAN
        self.engineer = pick("engineer", words.get("engineer", ANSWERS[self.has_engineer()]), ANSWERS)
        self.roles: tuple[str, ...] = ()
        self.crew = self.read_crew(words.get("crew", "4"))
        self.setup = pick("setup", words.get("setup", self.usual_setup()), SETUPS)
        self.poi = pick("poi", words.get("poi", "arrows" if self.modules else "roll"), PLACINGS)
        self.friend = pick("friend", words.get("friend", "easy"), scenarios.FRIENDS)
        self.cards = pick("cards", words.get("cards", "deal" if "volunteers" in self.scenarios else "choose"), CARDS)
        self.starts = count("starts", words.get("starts", "1"), 1, self.crew, "FIRE-SETUPF-10")
        self.players = count("players", words.get("players", str(self.crew)), 1, self.crew, "FIRE-COMP-08")
        self.check()

    def read_level(self, word: str) -> str:
        """The level; a family game has none (FIRE-LOG-04)."""
        if not self.modules:
            if word:
                raise BadSetup(
                    "level-without-module", "a family game has no level; levels come with the experienced rules", "FIRE-SETUPE-03"
                )
            return ""
        if "true-heroes" in self.scenarios:
            if word not in ("", "heroic"):
                raise BadSetup("heroes-heroic", f"true heroes play at the level heroic, not '{word}'", "SCEN-HERO-01")
            word = "heroic"
        return pick("level", word or "recruit", tuple(LEVELS))

    def has_engineer(self) -> bool:
        """Is the Structural Engineer's card in the deck unless somebody says otherwise (A-60)?"""
        return "specialists" in self.modules and (self.plan.beyond or "save-the-structure" in self.scenarios)

    def usual_setup(self) -> str:
        """The set-up unless somebody says otherwise; a board without a printed one rolls for it (A-51)."""
        if self.plan.printed:
            return "full" if self.modules else "printed"
        return "full" if self.rules == "experienced" else "simple"

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
        given = (*self.modules, "engineer") if self.engineer == "yes" else self.modules
        return tuple(card.name for card in SPECIALISTS if not card.needs or card.needs in given)

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
        whole = len(self.modules) == len(MODULES) and self.setup == "full"
        scenarios.check(self.scenarios, self.modules, whole, self.friend == "hard")
        self.check_board()
        if self.engineer == "yes" and "specialists" not in self.modules:
            raise BadSetup("no-specialists", "the Structural Engineer needs the module 'specialists'", "ENGINEER-12")
        if "save-the-structure" in self.scenarios and (self.engineer == "no" or (self.roles and "engineer" not in self.roles)):
            raise BadSetup("engineer-needed", "only the Structural Engineer can save the structure", "SCEN-SAVE-07")
        if self.cards == "deal" and "specialists" not in self.modules:
            raise BadSetup("no-specialists", "there are no cards to deal without the module 'specialists'", "FIRE-SPEC-20")
        if "volunteers" in self.scenarios and (self.roles or self.cards == "choose"):
            raise BadSetup(
                "volunteers-dealt", "volunteers get their cards at random: name a number, not specialists", "FIRE-VAR-05"
            )

    def check_board(self) -> None:
        """Refuse what this building has no set-up or no vehicle for (A-61)."""
        b = self.plan.building
        where = "STORY-SETUP-01" if b.stairs else "HIGHRISE-SETUP-01" if b.lines else "BROWN-08"
        if b.street and "vehicles" not in self.modules:
            raise BadSetup(
                "no-engine",
                f"{self.board} cannot be played without the module 'vehicles': its engine is needed",
                "HIGHRISE-SETUP-09",
            )
        if self.setup == "printed" and not self.plan.printed:
            raise BadSetup("no-printed-setup", f"{self.board} has no printed set-up; setup can be simple or full", where)
        if self.setup == "full" and self.rules == "family" and not self.plan.first_table:
            text = f"{self.board} has no table of first explosions, so the family game starts with the simple set-up (A-61)"
            raise BadSetup("no-first-explosion", text, where)

    def settings(self) -> tuple[tuple[str, str], ...]:
        """Only what differs from the defaults, in a fixed order."""
        family = self.rules == "family"
        usual = "heroic" if "true-heroes" in self.scenarios else "recruit"
        found = {
            "rules": (self.rules, "family"),
            "level": (self.level, usual if self.modules else ""),
            "crew": (",".join(self.roles) or str(self.crew), "4"),
            "edition": (self.edition, "en"),
            "modules": (",".join(self.modules), "" if family else ",".join(MODULES)),
            "setup": (self.setup, self.usual_setup()),
            "poi": (self.poi, "arrows" if self.modules else "roll"),
            "scenarios": (",".join(self.scenarios), ""),
            "friend": (self.friend, "easy"),
            "engineer": (self.engineer, ANSWERS[self.has_engineer()]),
            "cards": (self.cards, "deal" if "volunteers" in self.scenarios else "choose"),
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
        o.unmarked = int("unmarked-hazmat" in self.scenarios)
        o.explosions = 0 if self.setup == "printed" else explosions if self.setup == "full" else 3
        o.hazmat_count = hazmats if o.hazmats and not o.unmarked else 0
        if o.hot_spots:  # FIRE-SETUPE-17 to 19
            by_crew = 0 if self.crew < 3 else 2 if self.crew == 3 else 3
            o.extra_spots = (0 if self.level == "recruit" else 3) + by_crew
            o.spot_supply = 12 if self.level == "heroic" else 6
        if o.specialists:
            o.deck = sum(1 << ROLE_NAMES.index(name) for name in self.deck())
        o.dealt = int(self.cards == "deal")
        o.gun_works = int(o.vehicles and "broken-deck-gun" not in self.scenarios)
        o.crew_change = int(o.specialists and o.vehicles and "volunteers" not in self.scenarios)
        self.write_scenarios(o)
        return o

    def write_scenarios(self, o: Options) -> None:
        """The scenarios of the expansions as numbers, over what the base game says."""
        o.arson = int("arson" in self.scenarios)
        o.hottest = int("hottest-spot" in self.scenarios)
        if "friend-in-need" in self.scenarios:
            o.friend = w.HARD if self.friend == "hard" else w.EASY
        if o.arson:
            o.hazmat_count = 6  # SCEN-ARSON-01
        if "true-heroes" in self.scenarios:
            o.extra_spots += 3  # SCEN-HERO-01
            o.all_spots = 1
        if "save-the-structure" in self.scenarios:
            o.hazmat_count = o.victim_count = o.alarm_count = 0  # SCEN-SAVE-01, A-65
            o.spot_supply = 0
            o.spots_on_board = 24 if self.level == "heroic" else 18  # SCEN-SAVE-02


def renamed(settings: Mapping[str, object]) -> Mapping[str, object]:
    """Settings by their names of today: scenarios were once called variants."""
    if "variants" not in settings:
        return settings
    if settings.get("scenarios") is not None:
        raise BadSetup("unknown-setting", "'variants' is the old name of 'scenarios': give one of them")
    return {"scenarios" if key == "variants" else key: value for key, value in settings.items() if key != "scenarios"}


def read_setup(settings: Mapping[str, object], plans: Callable[[str], Plan] | None = None) -> Setup:
    """Check settings and keep what differs from the defaults; `plans` gives a building by its name."""
    order = FullSettings(settings, plans)
    return Setup(order.board, order.settings())


def full_settings(setup: Setup, plans: Callable[[str], Plan] | None = None) -> FullSettings:
    """Spell out a set-up."""
    return FullSettings({"board": setup.board, **dict(setup.settings)}, plans)
