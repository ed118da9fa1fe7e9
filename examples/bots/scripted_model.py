"""Stands in for a language model: reads the prompt, thinks aloud, and names an action as such models do.

Replace `answer` by a call of your model to enter it: `hotzone eval --track words --bot my_model.py:MyModel`.
"""

import re

WANTED = ("carry", "quench", "douse", "move", "open")  # the first of these that is offered


class ScriptedModel:
    """Knows nothing but the texts it is told."""

    def __init__(self) -> None:
        self.tokens = 0  # what it read and wrote, for the column of costs
        self.steps = 0

    def answer(self, prompt: str) -> str:
        """Answer a prompt."""
        listed = re.findall(r"^(\d+)\. (.+)$", prompt, re.MULTILINE)
        self.steps += 1
        number = listed[-1][0]
        for verb in WANTED:
            fitting = [place for place, action in listed if action.startswith(verb)]
            if fitting:
                number = fitting[self.steps * 7 % len(fitting)]
                break
        said = f"The fire is close, so I act at once.\n\nAction: {number}"
        self.tokens += len(prompt.split()) + len(said.split())
        return said
