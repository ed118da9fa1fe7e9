"""What the crew cards say, as data: a new specialist is a row, not a subclass."""

from typing import NamedTuple

from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.options import Options


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
    deeds: tuple[int, ...] = ()  # what only this card does
    needs: str = ""  # the module without which the card has no use; the engineer's own setting


FIREFIGHTER = Specialist("firefighter", w.PLAIN)

SPECIALISTS = (
    Specialist("paramedic", w.PARAMEDIC, step=2, deeds=(w.TREAT, w.REVIVE)),
    Specialist("captain", w.CAPTAIN, command=2),
    Specialist("imaging", w.IMAGING, deeds=(w.IDENTIFY,)),
    Specialist("cafs", w.CAFS, ap=3, douse=3),
    Specialist("hazmat", w.HAZMAT_TECHNICIAN, deeds=(w.DISPOSE,), needs="hazmat"),
    Specialist("generalist", w.GENERALIST, ap=5),
    Specialist("rescue", w.RESCUE, move=3, chop=1, step=2),
    Specialist("driver", w.DRIVER, gun=2, deeds=(w.REROLL,), needs="vehicles"),
    Specialist("engineer", w.ENGINEER, step=0, deeds=(w.CLEAR_SPOT, w.REPAIR), needs="engineer"),  # ENGINEER-01, ENGINEER-08
)

ROLE_NAMES = (FIREFIGHTER.name, *(card.name for card in SPECIALISTS))


def write_cards(options: Options) -> None:
    """Put what the cards say where the rules read it."""
    for card in (FIREFIGHTER, *SPECIALISTS):
        said = {"base_ap": card.ap, "move_pool": card.move, "douse_pool": card.douse, "command_pool": card.command}
        said |= {"chop_cost": card.chop, "douse_cost": card.step, "gun_cost": card.gun}
        for name, value in said.items():
            options.put(name, card.number, value)
