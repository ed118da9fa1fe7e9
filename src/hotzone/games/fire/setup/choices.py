"""The settings of the fire game as others ask for them: what each can be, in the order in which they depend on each other."""

from __future__ import annotations

from collections.abc import Sequence

from hotzone.contract.settings import Setting
from hotzone.games.fire.setup.editions import PRESETS, SWITCHES
from hotzone.games.fire.setup.scenarios import FRIENDS, NAMES
from hotzone.games.fire.setup.settings import ANSWERS, CARDS, LARGEST_CREW, LEVELS, MODULES, PLACINGS, RULES, SETUPS

COUNTS = tuple(str(i) for i in range(1, LARGEST_CREW + 1))


def choices(boards: Sequence[str]) -> tuple[Setting, ...]:
    """Every setting, on these boards."""
    return (
        Setting("rules", RULES, "family or experienced", "Which rules?"),
        Setting("modules", MODULES, "parts of the experienced game: specialists,hazmat,vehicles,hotspots"),
        Setting("level", tuple(LEVELS), "of the experienced game: recruit, veteran, heroic", "Which level?"),
        Setting("scenarios", tuple(NAMES), "volunteers,unmarked-hazmat,arson, … (hotzone games lists them)", each="scenario"),
        Setting("edition", tuple(PRESETS), "whose rulebook: en, ru, cs, it", by_language=True),
        Setting("board", tuple(boards), "the building, by its name", "Which board?"),
        Setting(
            "crew",
            COUNTS,
            "how many firefighters, or their cards: captain,rescue,driver",
            "How many firefighters?",
            default="4",
            named="cards",
        ),
        Setting("setup", SETUPS, "where it burns first: printed, simple or full"),
        Setting("poi", PLACINGS),
        Setting("cards", CARDS, "who gets which specialist: choose or deal"),
        Setting("starts", COUNTS),
        Setting("players", COUNTS, "how many people play"),
        Setting("friend", tuple(FRIENDS)),
        Setting("engineer", ANSWERS),
        *(Setting(name, values) for name, (values, _) in SWITCHES.items()),
    )
