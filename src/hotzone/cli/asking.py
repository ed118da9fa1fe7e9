"""A few friendly questions before a match: only those that matter after the answers so far. Enter takes the first choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hotzone import shelf
from hotzone.core.game import BadSetup, Game

QUESTIONS = (  # setting, its list in the catalogue, the question
    ("rules", "rules", "Which rules?"),
    ("level", "levels", "Which level?"),
    ("board", "boards", "Which board?"),
    ("crew", "crew", "How many firefighters?"),
    ("players", "players", "How many players?"),
    ("hearts", "hearts", "How many hearts?"),
)
USUAL = "fire"
SEATS = 4  # the usual number


def ask(name: str | None, read: Callable[[str], str], say: Callable[[str], None]) -> tuple[str, dict[str, object]]:
    """The game and its settings from answers; the usual ones for a quick game."""
    say(f"Welcome to {getattr(shelf.game(name), 'title', name)}." if name else "Welcome to Hotzone.")
    say("Press Enter for a quick game, or type c and Enter to choose.")
    if not read("quick game> ").strip().lower().startswith("c"):
        return name or USUAL, {}
    if not name:
        names = sorted(shelf.game_names(), key=lambda found: found != USUAL)
        name = choose("Which game?", names, read, say)
    game = shelf.game(name)
    catalogue, chosen = game.catalogue(), dict[str, object]()
    for key, place, question in QUESTIONS:
        choices = allowed(game, key, choices_of(catalogue.get(place)), chosen)
        if len(choices) > 1:
            chosen[key] = choose(question, choices, read, say)
    return name, chosen


def choices_of(value: object) -> list[str]:
    """The names in a part of a catalogue; numbers from the usual one on."""
    if isinstance(value, Mapping) and "from" in value:
        numbers = list(range(int(value["from"]), int(value["to"]) + 1))
        numbers.sort(key=lambda number: number != SEATS)
        return [str(number) for number in numbers]
    if isinstance(value, Mapping):
        return [str(name) for name in value]
    return (
        [str(item["name"]) if isinstance(item, Mapping) else str(item) for item in value] if isinstance(value, list | tuple) else []
    )


def allowed(game: Game[Any], key: str, choices: list[str], chosen: Mapping[str, object]) -> list[str]:
    """Those that go together with what was chosen."""
    found = []
    for choice in choices:
        try:
            game.setup(**{**chosen, key: choice})
        except BadSetup:
            continue
        found.append(choice)
    return found


def choose(question: str, choices: list[str], read: Callable[[str], str], say: Callable[[str], None]) -> str:
    """One of the choices, by its name or the beginning of it."""
    say(f"{question} {choices[0]} (Enter), {', '.join(choices[1:])}")
    while True:
        word = read(f"{question.split()[-1].rstrip('?')}> ").strip().lower()
        found = [choice for choice in choices if choice == word] or [choice for choice in choices if choice.startswith(word)]
        if not word or len(found) == 1:
            return found[0]
        say(f"'{word[:40]}' is none of {', '.join(choices)}.")
