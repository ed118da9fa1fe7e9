"""Actions as texts and back: `move 12`, `crane 22 6`, `give lift 2`, `card S4`, `face emergency`. Seats count from 1."""

from __future__ import annotations

from functools import lru_cache

from hotzone.core.errors import BadText
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.plan import TOKENS, Plan

# what the first operand of an action is (bits 16 on) and its target (the low byte): the verbs of all such kinds
BY_OPERANDS: dict[tuple[str, str], dict[int, str]] = {
    ("", "cell"): {
        w.MOVE: "move",
        w.CROSS: "cross",
        w.OPEN: "open",
        w.OPEN_EXTRA: "open-extra",
        w.USE_PIPELINE: "pipeline",
        w.USE_HOSE: "hose",
        w.USE_EXTINGUISHER: "extinguisher",
        w.USE_ON: "on",
        w.USE_LIFT: "lift",
        w.SACRIFICE: "sacrifice",
        w.PLACE: "place",
        w.CARD: "card",
    },
    ("", ""): {w.USE_MASK: "mask", w.END: "end", w.PRESS_OFF: "off", w.GIVE_UP: "give-up", w.READY: "ready", w.CALL: "call"},
    ("", "seat"): {w.USE_MEDIC: "help", w.USE_KIT: "kit"},
    ("cell", "cell"): {w.USE_CRANE: "crane"},
    ("token", "seat"): {w.GIVE: "give", w.TAKE: "take"},
    ("token", "cell"): {w.LEAVE: "leave"},
    ("", "face"): {w.FACE: "face"},
    ("", "player"): {w.CAST: "cast"},
}
# kind: its verb and its operands, in the order of the kinds
VERBS: dict[int, tuple[str, str, str]] = dict(
    sorted((kind, (verb, *operands)) for operands, verbs in BY_OPERANDS.items() for kind, verb in verbs.items())
)
KINDS = {verb: kind for kind, (verb, _, _) in VERBS.items()}
FACES = ("black", "red")
ROUND_TOKENS = TOKENS[: w.ROUND]
HIGHEST = {"seat": w.SEATS, "token": w.ROUND, "face": 2, "player": w.SEATS + 1}
SPELLED = {"cell": "[0-9A-Za-z]+", "seat": "[1-4]", "token": f"({'|'.join(ROUND_TOKENS)})"}  # what an operand looks like


def patterns() -> dict[str, str]:
    """What the text of every action of a seat looks like, by its verb."""
    found = {}
    for kind, (verb, *takes) in VERBS.items():
        if kind < w.CARD:  # what follows is nature's
            found[verb] = f"^{' '.join([verb, *(SPELLED[form] for form in takes if form)])}$"
    return found


def is_written(plan: Plan, action: int) -> bool:
    """Has this number a text at all?"""
    first, kind, target = action >> 16, action >> 8 & 255, action & 255
    if action < 0 or kind not in VERBS:
        return False
    limits = {**HIGHEST, "cell": len(plan.names), "": 1}
    return first < limits[VERBS[kind][1]] and target < limits[VERBS[kind][2]] and (kind != w.CAST or target > 0)


@lru_cache(1 << 15)  # the same few are listed again and again
def write_action(plan: Plan, action: int) -> str:
    """The text of an action."""
    verb, *takes = VERBS[action >> 8 & 255]
    words = [verb]
    for form, value in zip(takes, (action >> 16, action & 255), strict=True):
        if form == "cell":
            words.append(plan.write_cell(value))
        elif form == "token":
            words.append(TOKENS[value])
        elif form == "face":
            words.append(FACES[value])
        elif form:
            words.append(str(value + (form == "seat")))
    return " ".join(words)


def read_action(plan: Plan, text: str) -> int:
    """The action of a text; raises BadText when it is no action of this game."""
    words = text.lower().split()
    verb = "".join(words[:1])
    if verb not in KINDS:
        raise BadText("unknown-verb", f"'{verb[:40]}' is not an action; the verbs are {', '.join(KINDS)}", 1, 1)
    kind = KINDS[verb]
    takes = [form for form in VERBS[kind][1:] if form]
    if len(words) - 1 != len(takes):
        wanted = " and ".join(takes) if takes else "nothing"
        raise BadText("bad-target", f"'{verb}' takes {wanted}, not '{' '.join(words[1:])[:40]}'", 1, len(verb) + 2)
    numbers = [read_target(plan, form, word, text) for form, word in zip(takes, words[1:], strict=True)]
    if len(numbers) == 2:
        return numbers[0] << 16 | kind << 8 | numbers[1]
    return kind << 8 | (numbers[0] if numbers else 0)


def read_target(plan: Plan, form: str, word: str, text: str) -> int:
    """The number of an operand."""
    column = text.lower().rfind(word) + 1
    if form == "cell":
        try:
            return plan.read_cell(word)
        except BadText as error:
            raise BadText(error.code, error.text, 1, column) from None
    if form in ("seat", "player"):
        if word not in "1234" or len(word) != 1:
            raise BadText("bad-target", f"'{word[:40]}' is no {form}: they are numbered from 1 to {w.SEATS}", 1, column)
        return int(word) - (form == "seat")  # players are counted as they are written
    known = ROUND_TOKENS if form == "token" else FACES
    if word not in known:
        why = "REACTOR-TOKEN-03" if form == "token" and word in TOKENS else ""  # a square one
        raise BadText("bad-target", f"'{word[:40]}' is not one of {', '.join(known)}", 1, column, why)
    return known.index(word)
