"""Exercise 0: does anything that is allowed. Change it."""

import random

from hotzone import Session


class Bot:
    """Gets a seed, so that its matches can be played again."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)

    def choose(self, session: Session) -> str:
        """One legal action, as its text."""
        return self.luck.choice(session.legal())
