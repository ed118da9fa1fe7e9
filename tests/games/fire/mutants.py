"""Good texts with a few things changed: most are refused, and what is accepted must be playable."""

from __future__ import annotations

import re

from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.formats.fields import numbers
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.fields import STATE
from hotzone.games.fire.model.specialists import ROLE_NAMES
from hotzone.games.fire.text.position import INNER, STAGES
from tests.games.fire.random_matches import World, walk

SIGNS = " sF*h&?vt123456|-!xDOoWV:.#%$+"
NOISE = "\x00\ud7ff\uffff\t\r\n\"'=[]{}#,| 0aé🔥"
WORDS = ("nature", "nobody", "1", "2", "6", "-", "plan", "pending", "0,0", "7,9", "9,9", "3,5", *ROLE_NAMES, *STAGES[1:])


def mutate(text: str, dice: Dice) -> str:
    """Change a text in one to four places."""
    for _ in range(1 + dice.below(4)):
        text = MUTATIONS[dice.below(len(MUTATIONS))](text, dice)
    return text


def some(dice: Dice, things: str | tuple[str, ...] | list[str]) -> str:
    """One of several."""
    return things[dice.below(len(things))]


def new_number(text: str, dice: Dice) -> str:
    """Write another number over one."""
    found = list(re.finditer(r"\d+", text))
    if not found:
        return text
    hit = found[dice.below(len(found))]
    number = (dice.below(10), dice.below(128), int(hit[0][:6]) + 1, max(0, int(hit[0][:6]) - 1), 99999)[dice.below(5)]
    return text[: hit.start()] + str(number) + text[hit.end() :]


def new_word(text: str, dice: Dice) -> str:
    """Write another word over one."""
    found = list(re.finditer(r"\S+", text))
    if not found:
        return text
    hit = found[dice.below(len(found))]
    return text[: hit.start()] + some(dice, WORDS) + text[hit.end() :]


def new_sign(text: str, dice: Dice) -> str:
    """Draw another sign on the plan."""
    at = text.find("\nplan") + 6 if "\nplan" in text else 0
    at += dice.below(max(1, len(text) - at))
    return text if text[at : at + 1] == "\n" else text[:at] + some(dice, SIGNS) + text[at + 1 :]


def new_pending(text: str, dice: Dice) -> str:
    """Change what a question is about."""
    asked = f"pending {some(dice, INNER)} {dice.below(8) if dice.below(2) else dice.below(128)}"
    return (
        re.sub(r"^pending.*$", asked, text, count=1, flags=re.M)
        if "\npending" in text
        else text.replace("\nplan", f"\n{asked}\nplan", 1)
    )


def new_stage(text: str, dice: Dice) -> str:
    """Claim another stage or actor."""
    actor = some(dice, ("nature", "nobody", "1", "2", "3"))
    return re.sub(r"^stage.*$", f"stage {some(dice, STAGES[1:])} actor {actor}", text, count=1, flags=re.M)


def moved_line(text: str, dice: Dice) -> str:
    """Drop a line, double it, or swap two."""
    lines = text.split("\n")
    i, k = dice.below(len(lines)), dice.below(len(lines))
    how = dice.below(3)
    if how == 0:
        del lines[i]
    elif how == 1:
        lines.insert(k, lines[i])
    else:
        lines[i], lines[k] = lines[k], lines[i]
    return "\n".join(lines)


def noise(text: str, dice: Dice) -> str:
    """Put something strange in, or cut the text off."""
    at = dice.below(len(text) + 1)
    return text[:at] if dice.below(4) == 0 else text[:at] + some(dice, NOISE) * (1 + dice.below(3)) + text[at:]


MUTATIONS = (new_number, new_number, new_word, new_sign, new_sign, new_pending, new_stage, moved_line, noise)


def shake(match: Match, dice: Dice) -> Match:
    """A clone with one to three things changed on the table, whether a match could bring them about or not."""
    clone, crew = match.clone(), match.options.crew
    for _ in range(1 + dice.below(3)):
        how, cell, figure = dice.below(6), dice.below(len(match.plan.cells())), dice.below(crew)
        if how == 0:
            clone.put("at", figure, cell)
        elif how == 1:
            clone.put("poi", dice.below(w.SLOTS), 1 + dice.below(3))
            clone.put("poi_at", dice.below(w.SLOTS), cell)
        elif how == 2:
            clone.put("threat", cell, dice.below(3))
        elif how == 3:
            clone.put("hazmat", cell, dice.below(2))
        elif how == 4:
            clone.put("role", figure, dice.below(w.ROLES))
            clone.put("saved", figure, dice.below(5))
        else:
            name = some(dice, [number.name for number in numbers(STATE)])
            highest = {"stage": w.OVER, "seat": crew - 1, "engine": 3, "ambulance": 3, "actor": crew - 1}.get(name, 8)
            lowest = {"stage": 1, "engine": -1, "ambulance": -1, "actor": c.NOBODY}.get(name, 0)
            setattr(clone, name, lowest + dice.below(highest - lowest + 1))
    return clone


def snapshots(world: World, every: int) -> list[bytes]:
    """Tables from a play-out, to write texts of."""
    match = world.new()
    shots = [match.snapshot()]
    for i, _ in enumerate(walk(match, world)):
        if i % every == 0 or match.actor == c.NOBODY:
            shots.append(match.snapshot())
    return shots
