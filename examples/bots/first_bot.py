"""Your first bot: puts out what burns within reach, else does anything. docs/guides/write-a-bot.md explains it."""

import random

from hotzone import Session


class FirstBot:
    """`hotzone sim fire --bot examples/bots/first_bot.py:FirstBot --games 20`."""

    def choose(self, session: Session) -> str:
        """One legal action, as its text."""
        for action in session.legal():
            if action.startswith(("quench", "douse")):  # fire or smoke
                return action
        return random.choice(session.legal())
