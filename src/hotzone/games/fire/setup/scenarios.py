"""The scenarios: what each needs, which go together, and what is refused with its reason."""

from typing import NamedTuple

from hotzone.core.errors import BadSetup


class Scenario(NamedTuple):
    """One scenario: the module without which it has no object, and whether it needs the whole experienced game."""

    name: str
    rule: str
    needs: str = ""
    whole: bool = False


SCENARIOS = (
    Scenario("volunteers", "SCEN-VOL-01", needs="specialists"),
    Scenario("unmarked-hazmat", "SCEN-HAZ-01", needs="hazmat"),
    Scenario("broken-deck-gun", "SCEN-GUN-01", needs="vehicles"),
    Scenario("arson", "SCEN-ARSON-01", needs="hazmat"),
    Scenario("true-heroes", "SCEN-HERO-01", whole=True),
    Scenario("friend-in-need", "SCEN-FRIEND-01"),
    Scenario("hottest-spot", "SCEN-HOT-01", needs="hotspots"),
    Scenario("save-the-structure", "SCEN-SAVE-01", whole=True),
)
NAMES = tuple(scenario.name for scenario in SCENARIOS)
BASE = {scenario.name: scenario.needs for scenario in SCENARIOS[:3]}  # those of the base rulebooks, there called variants
FRIENDS = ("easy", "hard")

EXCLUDED = {  # pairs whose set-up or victory contradict each other
    ("unmarked-hazmat", "arson"): "one starts without hazmat, the other with six",
    ("unmarked-hazmat", "save-the-structure"): "to save the structure there are no points of interest",
    ("arson", "save-the-structure"): "to save the structure there is no hazmat, so no evidence",
    ("true-heroes", "save-the-structure"): "each says how many hot spots lie on the board",
    ("friend-in-need", "save-the-structure"): "to save the structure a knocked-down firefighter is a defeat",
}


def check(names: tuple[str, ...], modules: tuple[str, ...], whole: bool, hard: bool) -> None:
    """Refuse scenarios that contradict each other or this kind of game; `whole`: all modules and the full set-up."""
    for (first, second), reason in EXCLUDED.items():
        if first in names and second in names:
            raise BadSetup("scenarios-excluded", f"'{first}' and '{second}' do not go together: {reason}", "SCEN-GEN-03")
    for scenario in SCENARIOS:
        if scenario.name not in names:
            continue
        if scenario.needs and scenario.needs not in modules:
            text = f"the scenario '{scenario.name}' needs the module '{scenario.needs}' (R-71)"
            raise BadSetup("variant-without-module", text, "FIRE-VAR-10" if scenario.name in BASE else "SCEN-GEN-03")
        if scenario.whole and not whole:
            text = f"the scenario '{scenario.name}' needs the experienced rules with all modules and the full set-up"
            raise BadSetup("scenario-experienced", text, "SCEN-GEN-01")
    if hard and "friend-in-need" not in names:
        raise BadSetup("no-friend", "'friend' belongs to the scenario 'friend-in-need'", "SCEN-FRIEND-05")
    if hard and not whole:
        text = "a friend in need is 'hard' only in the experienced game with all modules and the full set-up"
        raise BadSetup("scenario-experienced", text, "SCEN-FRIEND-05")
