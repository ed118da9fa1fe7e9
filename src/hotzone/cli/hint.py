"""What the crew would do here: a nudge, the place it is about, the whole line with its odds."""

from __future__ import annotations

from argparse import Namespace

from hotzone.ai.crew import CrewBot
from hotzone.cli.files import resume
from hotzone.cli.options import Parser
from hotzone.core.game import HotzoneError

EXAMPLE = "hotzone hint there.position\n  hotzone hint saved.record --show place"
SHOWN = ("nudge", "place", "line")


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", help="a position or a record; - reads the standard input")
    parser.add_argument("--show", choices=SHOWN, default="line", help="how much to tell (default: all)")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: Namespace) -> int:
    """Think and print."""
    session = resume(args.file, None, dealer=False)
    match, game = session.match, session.game
    if match.actor < 0:
        raise HotzoneError("nobody-decides", f"{session.actor} is to act: there is nothing to advise")
    choice = CrewBot().choose(match, game, match.actor, 1.0)
    nudge = getattr(game, "nudge", None)
    text, place = nudge(match, [game.read(match, step) for step in choice.plan]) if nudge else ("", "")
    found: dict[str, object] = {"seat": match.actor + 1, "nudge": text}
    if args.show != "nudge":
        found["place"] = place
    if args.show == "line":
        found["line"] = list(choice.plan)
        found["reason"] = choice.reason
        lens = getattr(game, "risk", None)
        after = ended(match.twin(), game, list(choice.plan))
        if lens and after is not None:
            odds = lens(after)
            found["odds"] = {key: odds[key] for key in ("damage", "collapse", "poi", "firefighters", "error")}
    if args.json:
        from json import dumps

        print(dumps(found))
        return 0
    for key, value in found.items():
        print(f"{key}: {', '.join(map(str, value)) if isinstance(value, list) else value}")
    return 0


def ended(match: object, game: object, plan: list[str]) -> object | None:
    """The table after a line, if nature does not answer before its end and the match goes on."""
    from typing import Any

    table: Any = match
    rules: Any = game
    for step in plan:
        table.play(rules.read(table, step))
    return table if table.actor != -2 else None
