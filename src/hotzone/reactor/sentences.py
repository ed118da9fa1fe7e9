"""Events as sentences for people: for the text mode, a screen reader and a log that is read aloud."""

from __future__ import annotations

from collections.abc import Callable

from hotzone.core.game import Event
from hotzone.reactor import words as w
from hotzone.reactor.events import name_tile
from hotzone.reactor.match import Match
from hotzone.reactor.plan import CHARACTERS, TOKENS

ENDINGS = {
    w.UNDECIDED: "It is not decided yet.",
    w.VICTORY: "Victory: the six are gathered, OFF is pressed.",
    w.BURNT_OUT: "Defeat: the last heart has burnt.",
    w.ASSEMBLY_LOST: "Defeat: an emergency assembly is lost.",
    w.GIVEN_UP: "The team has given up.",
}
DECKS = ("", "overheat", "control-failure")
QUIET = (w.HELD, w.FOAM_GONE, w.PLAYER)  # bookkeeping that the status shows anyway


def who(match: Match, seat: int) -> str:
    """A character as the subject of a sentence."""
    return f"The {CHARACTERS[match.options.get('role', seat)]}"


def place(match: Match, cell: int) -> str:
    """A cell in a sentence."""
    return match.plan.names[cell]


def heap(match: Match, a: int, b: int) -> str:
    """Tokens on a cell."""
    token = f"{TOKENS[a % w.ROUND]} left by {a // w.ROUND % w.SEATS + 1}"
    return f"{place(match, a // w.SLOTS)}: {b or 'no'} {token}."


def tile(verb: str) -> Callable[[Match, int, int], str]:
    """A sentence about the tile of a cell."""
    return lambda match, a, b: f"{place(match, a)}: {name_tile(b)} {verb}."


SENTENCES: dict[int, Callable[[Match, int, int], str]] = {
    w.TURN: lambda m, a, b: f"Turn {b}: the {CHARACTERS[m.options.get('role', a)]}.",
    w.PLACED: lambda m, a, b: f"{who(m, a)} begins on {place(m, b)}.",
    w.CARD_DRAWN: lambda m, a, b: f"The card names {place(m, a)}.",
    w.DECK_MADE: lambda m, a, b: f"The {DECKS[a]} cards are shuffled: {b}.",
    w.CARD_UNDER: lambda m, a, b: f"The card {place(m, a)} goes under the deck.",
    w.UNTOUCHED: lambda m, a, b: f"{place(m, a)}: nothing happens.",
    w.TURNED_UP: tile("turned up"),
    w.COOLED: tile("turned down"),
    w.REMOVED: tile("gone"),
    w.SHOWN: tile("it is"),
    w.TILE_BACK: tile("is back"),
    w.TILE_MOVED: lambda m, a, b: f"The tile of {place(m, a)} is now in {place(m, b)}.",
    w.DIAL: lambda m, a, b: f"The dial shows {a}.",
    w.HEARTS: lambda m, a, b: f"A heart burns for {place(m, b)}: {a} left.",
    w.RADIATION: lambda m, a, b: f"{who(m, a)} has radiation {b}.",
    w.DIED: lambda m, a, b: f"{who(m, a)} dies on {place(m, b)}.",
    w.MOVED: lambda m, a, b: f"{who(m, a)} goes to {place(m, b)}.",
    w.CROSSED: lambda m, a, b: f"{who(m, a)} steps over to {place(m, b)}.",
    w.LYING: heap,
    w.FOAMED: lambda m, a, b: f"An extinguisher protects {place(m, a)}.",
    w.MASK_ON: lambda m, a, b: f"{who(m, a)} puts on a gas mask.",
    w.MASK_OFF: lambda m, a, b: f"{who(m, a)} takes off the gas mask.",
    w.ACUTE_BEGUN: lambda m, a, b: "The acute phase begins.",
    w.ACUTE_PASSED: lambda m, a, b: "The acute phase is passed: reinforcements.",
    w.RETURNED: lambda m, a, b: f"{who(m, a)} is back on {place(m, b)}.",
    w.ENDED: lambda m, a, b: ENDINGS[a],
}


def sentence(match: Match, event: Event) -> str:
    """An event as a sentence; empty for mere bookkeeping."""
    kind, a, b, _ = event.row
    return "" if kind in QUIET else SENTENCES[kind](match, a, b)
