"""The numbers of an observation of Reactor, in order: names and limits for the layout, values for the writer."""

from hotzone.contract.shared.observation_layout import Scalar, ScalarGroup, ScalarRow
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.plan import TOKENS
from hotzone.games.reactor.text.position import UNSEEN

TURNS = 255  # a higher turn is shown as this one
MOST = 255

NUMBERS = (
    ScalarGroup(
        (
            Scalar("dial", MOST),
            Scalar("hearts", 3),
            Scalar("overheat cards", MOST, "s.fuel_left"),
            Scalar("failure cards", MOST, "s.control_left"),
            Scalar("working lost", 9, "s.lost"),
            Scalar("steps", 9),
            Scalar("opened", 2),
            Scalar("passed", 1),
            Scalar("masked", 1),
            Scalar("dosed", 1),
            Scalar("turn", TURNS, f"s.turn if s.turn < {TURNS} else {TURNS}"),
            ScalarRow(tuple(f"unseen {name}" for name in UNSEEN), MOST, "kind", "s.unseen[kind]"),
            ScalarRow(tuple(f"used {name}" for name in TOKENS), 1, "kind", "s.used >> kind & 1"),
        )
    ),
    ScalarGroup(
        (
            Scalar("decides {i}", 1, "s.actor == seat"),
            Scalar("turn of {i}", 1, "s.seat == seat"),
            Scalar("radiation {i}", MOST, "s.radiation[seat]"),
            ScalarRow(tuple(f"{name} of {{i}}" for name in TOKENS), MOST, "kind", "s.held[seat * w.SLOTS + kind]"),
        ),
        each="seat",
    ),
    ScalarGroup((Scalar("player of {i}", w.SEATS, "s.player[seat]"),), when="owners", each="seat"),
)
