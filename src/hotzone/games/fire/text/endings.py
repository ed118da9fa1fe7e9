"""How a match ended, by one code: scenarios with a goal of their own have endings of their own."""

from __future__ import annotations

from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.state import State
from hotzone.games.fire.text.events import RESULTS

SAVE = ("save-victory", "save-defeat", "save-collapse")
ARSON = ("arson-victory", "arson-perfect", "arson-collapse", "arson-hopeless")
FRIEND = ("friend-defeat",)
CODES = (*RESULTS[1:], *SAVE, *ARSON, *FRIEND)


def code_of(s: State) -> str:
    """The code of an ending; "undecided" before it."""
    plain = RESULTS[s.result]
    if s.options.spots_on_board:  # SCEN-SAVE-05, 06: hot spots are the goal, a knock-down is the end
        return f"save-{plain}" if f"save-{plain}" in SAVE else plain
    if s.options.arson and s.result == w.HOPELESS:  # SCEN-ARSON-05: the evidence, or in the Italian edition the people
        return "arson-hopeless" if s.evidence < w.EVIDENCE_NEEDED else plain
    if s.options.arson and f"arson-{plain}" in ARSON:
        return f"arson-{plain}"
    if s.options.friend and s.result == w.DEFEAT and s.lost < w.TO_LOSE:  # SCEN-FRIEND-10
        return "friend-defeat"
    return plain
