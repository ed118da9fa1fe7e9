"""The two decks: drawing, what lies under one, making it anew (REACTOR-DECK, RR-02). What is not in a deck is discarded."""

from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model import rule_ids as rule
from hotzone.games.reactor.model.state import State


def fuel_is_empty(s: State) -> bool:
    """Is no overheat card left?"""
    return s.fuel_left == 0 and s.under[0] == 0


def next_card(s: State, first: int, end: int, left: int) -> int:
    """The cell of the card that must come next, or -1 if luck decides: more than one cell is still named in the deck."""
    for cell in range(first, end):
        if s.deck[cell]:
            return cell if s.deck[cell] == left else -1
    return -1


def next_fuel(s: State) -> int:
    """The overheat card that must come next, or -1; cards put under the deck come last, in their order."""
    if s.fuel_left == 0:
        return s.under[0] - 1
    if s.fuel_left > s.options.fuel_cards:
        return -1
    return next_card(s, 0, s.board.fuel_count, s.fuel_left)


def next_control(s: State) -> int:
    """The control-failure card that must come next, or -1."""
    if s.control_left > s.options.control_cards:
        return -1
    return next_card(s, s.board.fuel_count, s.board.tile_count, s.control_left)


def take_fuel(s: State, cell: int) -> None:
    """Draw an overheat card (REACTOR-PHASE-02)."""
    if s.fuel_left:
        s.deck[cell] -= 1
        s.fuel_left -= 1
    else:
        for i in range(w.SEATS - 1):
            s.under[i] = s.under[i + 1]
        s.under[w.SEATS - 1] = 0
    s.emit(w.CARD_DRAWN, cell, s.fuel_left, rule.PHASE_02)


def take_control(s: State, cell: int) -> None:
    """Draw a control-failure card (REACTOR-PHASE-08)."""
    s.deck[cell] -= 1
    s.control_left -= 1
    s.emit(w.CARD_DRAWN, cell, s.control_left, rule.PHASE_08)


def put_under(s: State, cell: int) -> None:
    """Put a card under the overheat deck (REACTOR-HEART-03)."""
    i = 0
    while s.under[i]:
        i += 1
    s.under[i] = cell + 1
    s.emit(w.CARD_UNDER, cell, i, rule.HEART_03)


def make_fuel(s: State, why: int) -> None:
    """Shuffle all overheat cards into a new deck."""
    for cell in range(s.board.fuel_count):
        s.deck[cell] = s.options.fuel_cards
    for i in range(w.SEATS):
        s.under[i] = 0
    s.fuel_left = s.board.fuel_count * s.options.fuel_cards
    s.emit(w.DECK_MADE, w.FUEL_CELL, s.fuel_left, why)


def make_control(s: State, why: int) -> None:
    """Shuffle all control-failure cards into a new deck."""
    for cell in range(s.board.fuel_count, s.board.tile_count):
        s.deck[cell] = s.options.control_cards
    s.control_left = (s.board.tile_count - s.board.fuel_count) * s.options.control_cards
    s.emit(w.DECK_MADE, w.CONTROL_CELL, s.control_left, why)
