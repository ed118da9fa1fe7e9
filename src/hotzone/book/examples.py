"""An example played by the rules: a set-up, what is changed on its table, what happens then; for each what-if and edition.

`setup` are settings, `before` actions that nobody is told of, `given` events that are made true without any rule,
`script` the actions that are told; `-end` at its
beginning is played and not told. A what-if adds events to `given`, or brings a whole `table`
instead, and may have a script of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from hotzone import registry
from hotzone.book import library
from hotzone.contract.page import BookGame
from hotzone.core.errors import BadText, HotzoneError
from hotzone.core.formats.actors import actor_name
from hotzone.core.values import Setup


def play(name: str, example: str, edition: str = "", whatif: str = "") -> dict[str, Any]:
    """The table at the beginning, and each action of the script with its events; raises KeyError for what is not offered."""
    found = library.example(name, example)
    game, setup, match = table_of(name, found, edition, whatif)
    script = list(script_of(found, whatif))
    while script and script[0].startswith("-"):
        take(game, match, script.pop(0)[1:])
    start = {**dict(game.view(match, None)), "legal": []}
    steps = [step for text in script if (step := take(game, match, text))]
    return {"game": name, "example": example, "setup": str(setup), "view": start, "steps": steps, "crop": found.get("crop")}


def take(game: Any, match: Any, line: str) -> dict[str, Any] | None:
    """One line of a script: `!` before it says that the rules refuse it, `?` that editions differ, `~` leaves it out then."""
    mark, text = (line[0], line[1:]) if line[0] in "!?~" else ("", line)
    step = {"action": text, "actor": actor_name(match.actor)}
    try:
        events = game.tell(match, match.play(game.read(match, text)))
    except HotzoneError as error:
        if not mark:
            raise
        return None if mark == "~" else {**step, "events": [], "refused": refused(error)}
    if mark == "!":
        raise BadText("bad-example", f"{text} is not refused")
    return {**step, "events": [{"kind": event.kind, "text": event.text, "rule": event.rule} for event in events]}


def refused(error: HotzoneError) -> dict[str, Any]:
    """Why something may not be done, as a page tells it."""
    return {"code": error.code, "text": error.text, "rule": error.rule, "numbers": list(error.numbers)}


class ExampleStart(NamedTuple):
    """Where somebody plays an example: its table before anything happens, and the dice that will fall."""

    position: str
    answers: list[str]
    seats: int


def start(name: str, example: str, edition: str = "", whatif: str = "") -> ExampleStart:
    """The table of an example as text, to play on from there: before the turn is ended, so that one may do better."""
    found = library.example(name, example)
    game, setup, match = table_of(name, found, edition, whatif)
    position, seats = str(game.position(match, setup)), int(game.seats(match))
    steps = [step for line in script_of(found, whatif) if (step := take(game, match, line.removeprefix("-")))]
    said = [str(step["action"]) for step in steps if step["actor"] == "nature" and "refused" not in step]
    return ExampleStart(position, said, seats)


def script_of(found: dict[str, Any], whatif: str) -> Sequence[str]:
    """What is told."""
    change = found["whatif"][whatif] if whatif else {}
    script: Sequence[str] = change.get("script", found.get("script", []))
    return script


def table_of(name: str, found: dict[str, Any], edition: str, whatif: str) -> tuple[Any, Setup, Any]:
    """The table at the beginning; the last word is the rules' own reading of what was put on it."""
    game = registry.game(name)
    if not isinstance(game, BookGame):
        raise KeyError(name)
    change = found["whatif"][whatif] if whatif else {}
    settings = {**found.get("setup", {}), **change.get("setup", {})}
    if edition and found.get("editions"):
        if edition not in library.table(name).editions:
            raise KeyError(edition)
        settings[library.table(name).setting] = edition
    setup = game.setup(**settings)
    match = game.parse("\n".join([*change.get("position", found["position"]), ""]))[1] if "position" in found else game.new(setup)
    for text in change.get("before", found.get("before", [])):
        take(game, match, text)
    try:
        rows = [game.event_row(match, text) for text in (*change.get("table", found.get("given", [])), *change.get("given", []))]
        game.replay_events(match, rows)
    except ValueError as error:
        raise BadText("bad-example", str(error)) from None
    return game, *game.parse(game.position(match, setup))
