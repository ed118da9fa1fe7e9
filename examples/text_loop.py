"""Let any callable play a match in words: a language model, a person, or luck. It gets a text and gives a text back.

python examples/text_loop.py fire            # you play
python examples/text_loop.py reactor --luck  # luck plays
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable

from hotzone.rl.llm.match import TextMatch

PATIENCE = 20  # refusals before the loop gives up


def converse(match: TextMatch, answer: Callable[[str], str]) -> dict[str, int | str]:
    """Show, ask, play, until the match is over or the player answers nothing sensible any more."""
    said = match.introduction()
    while not match.over and match.refusals < PATIENCE:
        reply = match.play(answer(f"{said}\n\n{match.observation()}\n"))
        said = reply.text
    return match.result()


def luck(prompt: str) -> str:
    """A player that reads how many actions there are, and takes any."""
    numbers = [line.partition(".")[0] for line in prompt.split("Legal actions:\n")[-1].splitlines() if line]
    return random.choice(numbers)


def person(prompt: str) -> str:
    """You."""
    print(prompt)
    return input("> ")


if __name__ == "__main__":
    game = TextMatch(sys.argv[1] if len(sys.argv) > 1 else "fire")
    print(converse(game, luck if "--luck" in sys.argv else person))
    print(game.observation())
