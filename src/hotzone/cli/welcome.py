"""`hotzone` without an argument: what somebody who has just installed it can do next, in the language of the terminal."""

from __future__ import annotations

from importlib.util import find_spec

from hotzone.languages import language_of_terminal, words

SLOW = "hotzone: not compiled here: the same game, but about 40 times slower, and bots think longer"


def welcome(version: str) -> list[str]:
    """Say what this is and the next step."""
    t = words(language_of_terminal())
    steps = {"hotzone play": "play", "hotzone serve --open": "serve", "hotzone help": "commands"}
    lines = [
        f"Hotzone {version}: {t('about-hotzone')}",
        "",
        *(f"  {step:<22} {t(f'about-{name}')}" for step, name in steps.items()),
    ]
    if find_spec("starlette") is None:
        lines += ["", f"{t('about-missing')} pip install 'hotzone[web]'"]
    return lines
