"""The process of a bot that somebody brings: `python -m hotzone.ai.bots.external.bot_process PLACE NAME [LIMITS]`.

It is asked line by line. What the bot prints goes to the error output, so it cannot be taken for an answer.
"""

from __future__ import annotations

import json
import os
import sys
from base64 import b64decode
from pathlib import Path
from pickle import loads
from time import process_time
from typing import Any

from hotzone import registry
from hotzone.ai.bots.external import adapters, loading
from hotzone.ai.bots.external.limits import ProcessLimits, hold
from hotzone.core.errors import HotzoneError


def main(place: str, name: str, limits: str = "[]") -> None:
    """Load the bot inside its limits, then answer until nobody asks any more."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    try:
        held = hold(ProcessLimits(*json.loads(limits)), Path(place.rpartition(":")[0]).resolve().parent)
        made_by = loading.load(place)
        say(answers, action=None, held=held)
        answer_all(made_by, name, answers)
    except HotzoneError as error:
        say(answers, error=str(error), code=error.code)
    except BaseException as error:  # the bot is somebody else's code: say what went wrong, then end
        say(answers, error=f"{type(error).__name__}: {error}", code="bot-crashed")


def answer_all(made_by: Any, name: str, answers: Any) -> None:
    """Take questions one by one."""
    bot: Any = None
    game: Any = None
    match: Any = None
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["ask"] == "begin":
            bot = adapters.adapt(made_by, asked["seed"], name)
            say(answers, action=None)
        elif asked["ask"] == "table":
            game, match = registry.game(asked["game"]), loads(b64decode(asked["table"]))
        else:
            match.restore(b64decode(asked["table"]))
            began = process_time()
            action = int(bot.choose(match.clone(), game, asked["seat"], asked["budget"]).action)
            say(answers, action=action, spent=process_time() - began)


def say(answers: Any, **said: object) -> None:
    """One line."""
    answers.write(json.dumps(said) + "\n")
    answers.flush()


if __name__ == "__main__":
    main(*sys.argv[1:4])
