"""What the crew cards say, as data: a new specialist is a row, not a subclass."""

from typing import NamedTuple

from hotzone.fire import words as w
from hotzone.fire.options import Options


class Specialist(NamedTuple):
    """A crew card (FIRE-SPEC)."""

    name: str
    number: int
    ap: int = 4
    move: int = 0  # AP for one purpose only, not saved: movement, extinguishing, commands
    douse: int = 0
    command: int = 0
    chop: int = 2
    step: int = 1  # what one step of extinguishing costs; 0: it is barred
    gun: int = 4
    needs: str = ""  # the module without which the card has no use; the engineer's own setting


FIREFIGHTER = Specialist("firefighter", w.PLAIN)

SPECIALISTS = (
    Specialist("paramedic", w.PARAMEDIC, step=2),
    Specialist("captain", w.CAPTAIN, command=2),
    Specialist("imaging", w.IMAGING),
    Specialist("cafs", w.CAFS, ap=3, douse=3),
    Specialist("hazmat", w.HAZMAT_TECHNICIAN, needs="hazmat"),
    Specialist("generalist", w.GENERALIST, ap=5),
    Specialist("rescue", w.RESCUE, move=3, chop=1, step=2),
    Specialist("driver", w.DRIVER, gun=2, needs="vehicles"),
    Specialist("engineer", w.ENGINEER, step=0, needs="engineer"),  # ENGINEER-01, ENGINEER-08
)

ROLE_NAMES = (FIREFIGHTER.name, *(card.name for card in SPECIALISTS))


def write_cards(options: Options) -> None:
    """Put what the cards say where the rules read it."""
    for card in (FIREFIGHTER, *SPECIALISTS):
        options.card(card.number, card.ap, card.move, card.douse, card.command, card.chop, card.step, card.gun)
