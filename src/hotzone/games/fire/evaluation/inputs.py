"""What the evaluator of the fire game tells a network, by name: a group is a method of the evaluator."""

from hotzone.core.formats.input_names import Groups, each, input_names
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.specialists import ROLE_NAMES

PERSON = (
    *("many", "beside_fire", "fires_beside", "in_smoke", "helper_near", "helper", "second_helper"),
    *("to_safety", "rescue", "rescue_near"),
)
CARDS = ROLE_NAMES[1:]
BOX_CARDS = ROLE_NAMES[1 : w.ENGINEER]  # the box has eight; what expansions add comes in `hands` and behind

GROUPS: Groups = {
    "goal": (
        *each("need", range(1, 8)),
        *each("lost", range(4)),
        *("damage", "damage_above_12", "damage_above_18", "damage_above_21", "lost_x_damage", "lost_x_need", "damage_x_need"),
    ),
    "fire": (
        *("fires", "fires_above_8", "fires_above_15", "fires_x_damage", "fires_x_need", "touching", "frontier"),
        *("smokes", "smokes_lit", "smokes_paired", "breaking", "breaking_x_damage", "breaking_x_need"),
        *("no_fire", "spots", "spots_on_fire", "spots_x_fires"),
    ),
    "persons": (
        *each("hidden", PERSON),
        *each("known", PERSON),
        *("soonest", "soonest_near", "next", "next_near", "victims_of_unseen", "unseen", "missing", "all_are_needed"),
    ),
    "crew": (
        *("inside", "beside_fire", "in_smoke", "saved", "saved_each", "ready", "ready_each"),
        *("next_saved", "next_to_fire", "next_near_fire", "many", "at_most_2", "at_least_5", "doors_closed", "doors_open"),
    ),
    "box": (
        *("on", "hazmats", "hazmats_beside_fire", "hazmats_in_smoke", "hazmats_near_fire", "hazmats_x_fires"),
        *("spots_left", "arrows", "flared"),
        *each("gun", ("reach", "clear", "clear_manned", "clear_driver", "clear_next", "manned", "driver", "works")),
        "vehicles",
        *(f"{card}.{what}" for card in BOX_CARDS for what in ("has", "next")),
    ),
    "hands": (*each("near_fire", CARDS), *each("near_person", CARDS), "breaking_x_spots", "fires_x_spots", "cafs"),
    "storeys": (
        *("on", "with_ladders", "with_lifts", "with_street", "fires_above", "people_above", "crew_above", "people_above_alone"),
        *("lifts_left", "ladders_raised", "ladders_held", "arson", "evidence", "friend", "fallen", "signs"),
    ),
    "mending": ("on", "next", "spots", "spots_near", "cracked", "beside_fire"),
    "gunfire": ("fires", "fires_again", "fires_free", "fires_driver", "in_the_way", "nearest", "driver_near", "driver_far"),
    "carrying": ("near", "far", "next", "lifts_up", "in_lift", "ladder_ways", "crew_up", "crew_in_lobby"),
}
NAMES = input_names(GROUPS)
