"""Exercise 1: puts out what burns within reach, else walks."""

import random

from hotzone import Session

WANTED = ("quench", "douse", "move")  # the dearest first


class Bot:
    """A list of wishes."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)

    def choose(self, session: Session) -> str:
        """The first wish that may be played."""
        legal = session.legal()
        for verb in WANTED:
            fitting = [action for action in legal if action.startswith(verb)]
            if fitting:
                return self.luck.choice(fitting)
        return legal[-1]
