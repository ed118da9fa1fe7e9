"""Between the street and a high floor: by the lobby, or by the engine's ladder (HIGHRISE-ELEV-07, HIGHRISE-LADDER)."""

from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import moving, passages, vehicles


def choices(s: State, who: int, figure: int, bits: int, budget: int, purpose: int, hot: bool) -> None:
    """List the moves of a figure between street and floor, as far as they begin where it stands."""
    here = s.at[figure]
    if passages.at_lobby(s, here):
        for i in range(2 * s.board.engine_places):  # the engine need not be there
            moving.step(s, who, figure, s.board.engine[i], bits, budget, purpose, hot)
    elif s.board.inside[here]:
        if passages.ladder_serves(s, here):
            for i in range(2):  # HIGHRISE-LADDER-04
                moving.step(s, who, figure, s.board.engine[2 * s.engine + i], bits, budget, purpose, hot)
    elif vehicles.is_engine_space(s, here):
        for lift in range(1, s.board.lifts + 1):
            if passages.at_lobby(s, s.board.lift_at[lift]):  # HIGHRISE-ELEV-08
                moving.step(s, who, figure, s.board.lift_at[lift], bits, budget, purpose, hot)
        if vehicles.on_engine(s, figure):
            for i in range(s.board.inner_count):  # HIGHRISE-LADDER-05, A-12
                if passages.ladder_serves(s, s.board.inner[i]):
                    moving.step(s, who, figure, s.board.inner[i], bits, budget, purpose, hot)
