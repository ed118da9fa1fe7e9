"""The numbers of an observation of the fire game, in order: names and limits for the layout, values for the writer."""

from hotzone.contract.shared.observation_layout import OneHot, Scalar, ScalarGroup
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.specialists import ROLE_NAMES

TURNS = 255  # a higher turn is shown as this one

NUMBERS = (
    ScalarGroup(
        (
            Scalar("ap", 9),
            Scalar("rescued", 10),
            Scalar("lost", 10),
            Scalar("damage", 24),
            Scalar("markers", 34),
            Scalar("victims", 10),
            Scalar("alarms", 5),
            Scalar("playing on", 1),
            Scalar("turn", TURNS, f"s.turn if s.turn < {TURNS} else {TURNS}"),
        )
    ),
    ScalarGroup(
        (
            Scalar("decides {i}", 1, "s.actor == figure"),
            Scalar("turn of {i}", 1, "s.seat == figure"),
            Scalar("saved {i}", w.SAVED_AT_MOST, "s.saved[figure]"),
            Scalar("fallen {i}", 1, "s.fallen >> figure & 1"),
        ),
        each="figure",
    ),
    ScalarGroup(
        (
            Scalar("move ap", 3),
            Scalar("douse ap", 3),
            Scalar("command ap", 2),
            Scalar("cafs commanded", 1, "s.cafs"),
        ),
        when="cards",
    ),
    ScalarGroup((OneHot(tuple(f"{name} {{i}}" for name in ("no card", *ROLE_NAMES[1:])), "s.role[figure]"),), "cards", "figure"),
    ScalarGroup(
        (
            Scalar("fresh", 1),
            Scalar("red", 6),
            Scalar("black", 8),
            Scalar("rerolled", w.BOTH, "s.rerolled"),
            Scalar("ambulance drives", 1, "s.stage == w.RIDING and s.target == w.AMBULANCE"),
        ),
        when="driving",
    ),
    ScalarGroup((Scalar("rides {i}", 1, "s.riders >> figure & 1"),), "driving", "figure"),
    ScalarGroup(
        (
            Scalar("hot spots left", w.HOT_SPOTS, "s.spots"),
            Scalar("had hot spot", 1, "s.had_spot"),
            Scalar("flared", 1),
            Scalar("evidence", 6),
        ),
        when="risky",
    ),
    ScalarGroup((Scalar("ladders on engine", 9, "s.ladders"), Scalar("elevator signs", 14, "s.signs")), when="special"),
    ScalarGroup(
        (
            Scalar("lies {i}", 1, "s.lying >> figure & 1"),
            Scalar("ladder of {i}", 1, "s.holds >> figure & 1"),
            Scalar("stranded {i}", 1, "s.stranded >> figure & 1"),
        ),
        when="special",
        each="figure",
    ),
)
