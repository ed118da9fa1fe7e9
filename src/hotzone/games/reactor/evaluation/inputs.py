"""What the evaluator of Reactor tells a network, by name: a group is a method of the evaluator."""

from hotzone.core.formats.input_names import Groups, each, input_names
from hotzone.games.reactor.model.plan import CHARACTERS, TOKENS

GROUPS: Groups = {
    "goal": (
        *each("hearts", range(1, 4)),
        *each("known", range(1, 7)),
        *("known", "working", "two_working", "one_lost", "two_lost", "unseen", "unseen_emergency", "hidden", "hidden_working"),
        *("acute", "acute_without_hearts"),
    ),
    "cards": (
        *("dial", "yellow", "red", "to_yellow", "to_red", "left", "few_left", "due", "burning"),
        *each("burning_with_hearts", range(1, 4)),
        *("hot", "hot_soon", "hot_soon_last_heart", "failing"),
    ),
    "tiles": (
        *("empty", "any_empty"),
        *each("emergency", ("in_control_cell", "down_live", "down_safe", "up_safe", "up_foam", "up_live")),
        *each("emergency", ("up_safe_x_late", "down_safe_x_late")),
        *each("fuel", ("unseen_live", "unseen_safe", "up_live", "up_safe")),
        *each("working", ("in_fuel_cell", "up_live", "safe", "up_live_in_red", "up_live_x_dial")),
    ),
    "tokens": (*each("held", TOKENS), "lying_lifts", "movers", "no_movers", "coolers"),
    "gathering": (
        *("cost", "second_cost", "core", "placed"),
        *each("placed", range(3, 6)),
        *("gaps", "going", "stuck", "closed", "away", "away_for_gaps", "movers_spare", "movers_lacking", "core_in_place"),
        "placed_x_burning",
    ),
    "people": (
        *(f"{name}.{what}" for name in CHARACTERS for what in ("lives", "dose", "high_dose", "danger", "next")),
        *("alive", "doses", "three", "masked"),
    ),
    "errands": (
        *("movers_near", "lifts_near", "movers_there", "lifts_there", "worst", "coolers_near", "foam_near", "clearing_near"),
        *("core_near", "unseen_near", "unseen_near_next"),
        *each("reckoned", ("turns", "burns", "lasts", "chance", "spare")),
    ),
}
NAMES = input_names(GROUPS)
