"""Events and endings as sentences for people: for the text mode, a screen reader and a log that is read aloud."""

from __future__ import annotations

from hotzone.core import constants as c
from hotzone.core.formats.fluent import Argument, Words
from hotzone.core.values import Event
from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.plan import CHARACTERS, TOKENS
from hotzone.games.reactor.text.events import FORMS, RESULTS, say

QUIET = (w.HELD, w.FOAM_GONE, w.PLAYER)  # bookkeeping that the status shows anyway


def sentence(t: Words, match: Match, event: Event) -> str:
    """An event as a sentence; empty for mere bookkeeping."""
    kind, a, b, _ = event.row
    if kind in QUIET:
        return ""
    name = {w.LYING: "r-heap", w.DIED: "r-died-on"}.get(kind, f"r-event-{FORMS[kind][0]}")
    return t(name, **arguments(t, match, kind, a, b))


def arguments(t: Words, match: Match, kind: int, a: int, b: int) -> dict[str, Argument]:
    """What an event names, in the words of its sentence."""
    found: dict[str, Argument] = {}
    for form, value in zip(FORMS[kind][1:], (a, b), strict=True):
        if form == "seat":
            found["who"] = character(t, match, value)
        elif form == "cell":
            found["place"] = match.plan.names[value]
        elif form == "number":
            found["number"] = value
        elif form == "heap":
            found["place"] = match.plan.names[value // w.SLOTS]
            found["token"] = t(f"r-token-{TOKENS[value % w.ROUND]}")
            found["who"] = character(t, match, value // w.ROUND % w.SEATS)
        else:
            found["what"] = say(match.plan, form, value).replace(" ", "-")
    if kind == w.CARD_DRAWN:
        found["what"] = "overheat" if a < match.board.fuel_count else "control"
    elif kind == w.TILE_MOVED:
        found["what"] = match.plan.names[a]
    return found


def character(t: Words, match: Match, seat: int) -> str:
    """The character of a seat."""
    return t(f"r-{CHARACTERS[match.options.get('role', seat)]}")


def closing_words(t: Words, match: Match) -> list[str]:
    """What is said when a match is over, and how it stood."""
    result = RESULTS[match.result]
    alive = sum(1 for seat in range(match.options.crew) if match.get("at", seat) != c.NOWHERE)
    counts = t("log-reactor", dial=match.dial, hearts=match.hearts, alive=alive, turns=match.turn)
    if match.result == w.UNDECIDED:
        return [t("ending-undecided"), f"{counts}."]
    won = match.result == w.VICTORY
    name = f"{'r-' * won}ending-{result}"
    return [f"{t('ending-victory' if won else 'ending-defeat')}. {t(name)}.", t(f"{name}-more"), f"{counts}."]
