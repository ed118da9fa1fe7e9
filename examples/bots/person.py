"""A person at the terminal plays a track by texts, to have people's results beside those of bots.

    hotzone eval --track words --bot examples/bots/person.py:Person --name people --quick --workers 1

The leaderboard then says of every bot how far it is between random play and people. The end of the input (Ctrl-D) or Ctrl-C stops;
the same command goes on with the next match.
"""


class Person:
    """Reads what a language model reads, and answers as it would: a number of the list or the text of an action."""

    tokens = 0

    def answer(self, prompt: str) -> str:
        """Show the prompt and take a line."""
        print(prompt)
        try:
            return input("> ")
        except EOFError:
            raise KeyboardInterrupt from None
