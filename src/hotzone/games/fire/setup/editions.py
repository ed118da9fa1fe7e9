"""The editions: presets of single switches, each of which can be set on its own."""

from hotzone.games.fire.model.options import Options

# switch: its values (the English one first) and the field of Options; a value's place in the list is its number there
SWITCHES: dict[str, tuple[tuple[str, ...], str]] = {
    "threat_markers": (("33", "34"), "threat_markers"),  # D1
    "knockdown_saved_ap": (("keep", "lose"), "lose_saved"),  # D3
    "flashover_open_door": (("stay", "remove"), "flash_door"),  # D4
    "shockwave_open_door": (("remove", "stay"), "wave_door"),  # D5
    "family_poi_on_firefighter": (("reveal", "discard"), "discard_poi"),  # D6
    "fire_stop": (("turn", "movement"), "stop_moving"),  # D7
    "setup_hazmat_stacking": (("reroll", "allow"), "stack_hazmats"),  # D8
    "setup_explosion4_reroll_on_fire": (("yes", "no"), "fourth_again"),  # D9
    "experienced_board": (("free", "back"), ""),  # D10: looked at before the match only
    "driver_reroll": (("sequential", "joint"), "joint_reroll"),  # D17
    "captain_cafs_limit": (("any_ap", "command_ap"), "cafs_command"),  # D18
    "black_die_opposites": (("printed", "nine"), "nines"),
    "elevator_call_from_floor": (("yes", "no"), "call_lift"),
    "unmarked_leaves_hotspot": (("yes", "no"), "alarm_spot"),
    "dispose_counts": (("no", "yes"), "dispose_counts"),
}
BASE_SWITCHES = tuple(SWITCHES)[:11]  # those in which editions differ; the others are rulings a group may decide otherwise
ACTIVE = (  # switches whose first value is the one that does something
    *("shockwave_open_door", "setup_explosion4_reroll_on_fire", "elevator_call_from_floor", "unmarked_leaves_hotspot"),
)

# where each edition differs from the English consensus
PRESETS: dict[str, dict[str, str]] = {
    "en": {},
    "ru": {
        "shockwave_open_door": "stay",
        "setup_hazmat_stacking": "allow",
        "driver_reroll": "joint",
        "captain_cafs_limit": "command_ap",
        "setup_explosion4_reroll_on_fire": "no",
        "experienced_board": "back",
    },
    "cs": {
        "threat_markers": "34",
        "knockdown_saved_ap": "lose",
        "flashover_open_door": "remove",
        "fire_stop": "movement",
    },
    "it": {
        "family_poi_on_firefighter": "discard",
        "setup_hazmat_stacking": "allow",
        "captain_cafs_limit": "command_ap",
    },
}


def preset(edition: str) -> dict[str, str]:
    """All switches of an edition."""
    return {name: PRESETS[edition].get(name, values[0]) for name, (values, _) in SWITCHES.items()}


def write_switches(options: Options, switches: dict[str, str]) -> None:
    """Put the switches where the rules read them."""
    for name, value in switches.items():
        values, field = SWITCHES[name]
        if name == "threat_markers":
            options.threat_markers = int(value)
        elif name in ACTIVE:
            setattr(options, field, int(value == values[0]))
        elif field:
            setattr(options, field, values.index(value))
