"""Nature's part: which rolls and faces are possible, and choosing one by luck for playouts."""

from hotzone.core.dice import Dice
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import dealing


def choices(s: State) -> None:
    """List what nature may answer: faces, cards, or the rolls of the asked dice."""
    if asks_face(s):
        s.offer(w.FACE << 8 | w.FACE_VICTIM)
        s.offer(w.FACE << 8 | w.FACE_ALARM)
    elif s.stage == w.CREWING:
        dealing.cards(s)
    elif s.asked == w.RED:
        for red in range(1, 7):
            s.offer(w.ROLL << 8 | red * 10)
    elif s.asked == w.BLACK:
        for black in range(1, 9):
            s.offer(w.ROLL << 8 | black)
    else:
        for red in range(1, 7):
            for black in range(1, 9):
                s.offer(w.ROLL << 8 | red * 10 + black)


def asks_face(s: State) -> bool:
    """Is a face-down POI to be turned up?"""
    return s.stage == w.REVEALING or s.stage == w.LOSING or s.stage == w.MEETING or s.stage == w.COLLAPSING


def deal(s: State, dice: Dice) -> int:
    """Choose one of nature's answers, each as likely as at the table (R-69)."""
    if asks_face(s):
        if dice.below(s.victims + s.alarms) < s.victims:
            return w.FACE << 8 | w.FACE_VICTIM
        return w.FACE << 8 | w.FACE_ALARM
    if s.stage == w.CREWING:
        s.count = 0
        dealing.cards(s)
        return s.actions[dice.below(s.count)]
    red = 0
    black = 0
    if s.asked & w.RED:
        red = 1 + dice.below(6)
    if s.asked & w.BLACK:
        black = 1 + dice.below(8)
    return w.ROLL << 8 | red * 10 + black
