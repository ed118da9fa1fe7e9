"""Who has which card: taken or dealt before the first turn (FIRE-SETUPE-14, FIRE-SPEC-20, SCEN-VOL, SCEN-SAVE-07)."""

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import specialists


def asks_card(s: State) -> bool:
    """Each firefighter gets a card, by choice or dealt (FIRE-SETUPE-14, FIRE-SPEC-20)."""
    while s.options.specialists and s.step < s.options.crew:
        if s.role[s.step] != w.PLAIN:  # named before the match
            s.step += 1
        else:
            s.actor = c.NATURE if s.options.dealt else s.step
            return True
    s.stage = w.HEATING
    s.step = 0
    return False


def cards(s: State) -> None:
    """List the cards that are still free."""
    free = s.options.deck & ~specialists.cards_in_use(s)
    if s.options.spots_on_board and free >> w.ENGINEER & 1:  # SCEN-SAVE-07: somebody must have the engineer's card
        if s.options.dealt:
            for i in range(s.options.crew):
                if s.role[i] == w.PLAIN:
                    s.offer(w.ENLIST << 8 | i)
            return
        if cards_to_take(s) == 1:
            free = 1 << w.ENGINEER
    kind = w.DEAL if s.options.dealt else w.TAKE
    for role in range(w.ROLES):
        if free >> role & 1:
            s.offer(kind << 8 | role)


def cards_to_take(s: State) -> int:
    """How many firefighters have no card yet."""
    count = 0
    for i in range(s.options.crew):
        if s.role[i] == w.PLAIN:
            count += 1
    return count


def enlist(s: State, figure: int) -> None:
    """Luck says who is the Structural Engineer; the other cards are dealt after that (A-60)."""
    s.role[figure] = w.ENGINEER
    s.emit(w.ROLE, figure, w.ENGINEER, rule.SCEN_SAVE_07)


def take_card(s: State, role: int) -> None:
    """Put a card before a firefighter."""
    s.role[s.step] = role
    s.emit(w.ROLE, s.step, role, rule.SPEC_20 if s.options.dealt else rule.SETUPE_14)
    s.step += 1
