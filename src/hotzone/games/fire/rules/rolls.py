"""What the dice can name: opposite faces, and lines that burn already (R-45, R-56)."""

from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.state import State


def opposite(s: State, black: int) -> int:
    """The face opposite to one of the black die: as printed, or by a die whose faces add up to nine (FIRE-BOARD-07, R-56)."""
    return 9 - black if s.options.nines else s.board.opposite[black]


def line_burns(s: State, die: int, fixed: int) -> bool:
    """Does every space burn that this die can name while the other coordinate is fixed (R-45)?"""
    if die == w.RED:
        for red in range(1, 7):
            if s.threat[s.board.by_dice[red * 10 + fixed]] != w.FIRE:
                return False
    else:
        for black in range(1, 9):
            if s.threat[s.board.by_dice[fixed * 10 + black]] != w.FIRE:
                return False
    return True
