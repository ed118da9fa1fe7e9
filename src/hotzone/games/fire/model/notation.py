"""Actions as texts and back: `move 3,5`, `chop 3,5|3,6`, `command 2 open 3,5|3,6`, `roll 3,5`. See docs/reference/notation.md."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from hotzone.core.errors import BadText
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.plan import Plan
from hotzone.games.fire.model.specialists import ROLE_NAMES

if TYPE_CHECKING:
    from hotzone.games.fire.match import Match

# kind: its verb, and what its target is
VERBS: dict[int, tuple[str, str]] = {
    w.MOVE + w.ALONE: ("move", "space"),
    w.MOVE + w.WITH_VICTIM: ("carry", "space"),
    w.MOVE + w.WITH_HAZMAT: ("haul", "space"),
    w.MOVE + w.LEADING: ("lead", "space"),
    w.MOVE + w.LEADING_VICTIM: ("lead-carry", "space"),
    w.MOVE + w.LEADING_TREATED: ("lead-two", "space"),
    w.MOVE + w.LEADING_HAZMAT: ("lead-haul", "space"),
    w.MOVE + w.WITH_FRIEND: ("drag", "friend-space"),
    w.MOVE + w.LEADING_FRIEND: ("lead-drag", "friend-space"),
    w.OPEN_DOOR: ("open", "edge"),
    w.CLOSE_DOOR: ("close", "edge"),
    w.EXTEND: ("extend", "space"),
    w.FOLD: ("fold", "space"),
    w.CHOP: ("chop", "edge"),
    w.DOUSE: ("douse", "space"),
    w.QUENCH: ("quench", "space"),
    w.TREAT: ("treat", "space"),
    w.IDENTIFY: ("identify", "space"),
    w.DISPOSE: ("dispose", "space"),
    w.REVIVE: ("revive", "figure"),
    w.CLEAR_SPOT: ("clear", "space"),
    w.REPAIR: ("repair", "edge"),
    w.DRIVE_ENGINE: ("drive engine", "space"),
    w.DRIVE_AMBULANCE: ("drive ambulance", "space"),
    w.GUN: ("gun", "space"),
    w.TAKE_LADDER: ("take-ladder", "space"),
    w.PUT_LADDER: ("put-ladder", "space"),
    w.CHANGE: ("change", "card"),
    w.END: ("end", ""),
    w.FINISH: ("finish", ""),
    w.PLAY_ON: ("play-on", ""),
    w.RIDE: ("ride", "space"),
    w.STAY: ("stay", ""),
    w.REROLL: ("reroll", "dice"),
    w.KEEP: ("keep", ""),
    w.DETONATE: ("detonate", "space"),
    w.FALL: ("fall", "space"),
    w.TAKE: ("take", "card"),
    w.PLACE: ("place", "space"),
    w.PARK_ENGINE: ("park engine", "space"),
    w.PARK_AMBULANCE: ("park ambulance", "space"),
    w.ROLL: ("roll", "roll"),
    w.FACE: ("face", "face"),
    w.DEAL: ("deal", "card"),
    w.ENLIST: ("enlist", "figure"),
}
KINDS = {verb: kind for kind, (verb, _) in VERBS.items()}
DICE = ("", "red", "black", "both")
FACES = ("alarm", "victim")
FIGURES = tuple("123456")
COMMANDABLE = range(w.MOVE, w.FOLD + 1)  # FIRE-SPEC-08, A-40
SPACE = r"\d{1,2},\d{1,2}(@2)?"
SPELLED = {  # what a target looks like
    "space": SPACE,
    "friend-space": f"[1-6] {SPACE}",
    "edge": rf"{SPACE}\|{SPACE}",
    "figure": "[1-6]",
    "card": f"({'|'.join(ROLE_NAMES[1:])})",
    "dice": "(red|black|both)",
}


def patterns() -> dict[str, str]:
    """What the text of every action of a seat looks like, by its verb; a command begins with whom it is for."""
    found = {}
    for kind, (verb, takes) in VERBS.items():
        if kind < w.ROLL:  # what follows is nature's
            command = "(command [1-6] )?" if kind in COMMANDABLE else ""
            found[verb] = f"^{command}{verb}{f' {SPELLED[takes]}' if takes else ''}$"
    return found


def actor_of(match: Match, action: int) -> int:
    """The firefighter who does it, from 0: the one who is commanded, or whose turn it is."""
    return (action >> 16 & 15 or match.seat + 1) - 1


@lru_cache(1 << 15)  # the same few are listed again and again
def write_action(plan: Plan, action: int) -> str:
    """The text of an action."""
    who, kind, target = action >> 16 & 15, action >> 8 & 255, action & 255
    verb, takes = VERBS[kind]
    words = [f"command {who}"] if who else []
    words.append(verb)
    if takes == "friend-space":
        words.append(str(action >> 20))
    if takes.endswith("space"):
        words.append(plan.write_cell(target))
    elif takes == "figure":
        words.append(str(target + 1))
    elif takes == "edge":
        words.append(plan.write_edge(target))
    elif takes == "card":
        words.append(ROLE_NAMES[target])
    elif takes == "dice":
        words.append(DICE[target])
    elif takes == "face":
        words.append(FACES[target])
    elif takes == "roll":
        words.append(f"{target // 10 or '-'},{target % 10 or '-'}")
    return " ".join(words)


def read_action(plan: Plan, text: str) -> int:
    """The action of a text; raises BadText when it is no action of this game."""
    words = text.lower().split()
    who = 0
    if words[:1] == ["command"]:
        if len(words) < 3 or words[1] not in "123456" or len(words[1]) != 1:
            raise BadText(
                "bad-command", f"'{text.strip()[:80]}': a command names a firefighter and an action, like 'command 2 move 3,5'"
            )
        who = int(words[1])
        words = words[2:]
    verb = " ".join(words[:2]) if words[:1] in (["drive"], ["park"]) else "".join(words[:1])
    if verb not in KINDS:
        raise BadText("unknown-verb", f"'{verb[:40]}' is not an action; the verbs are {', '.join(KINDS)}")
    kind = KINDS[verb]
    if who and kind not in COMMANDABLE:
        raise BadText("bad-command", f"only moves and doors can be commanded, not '{verb}'", rule="FIRE-SPEC-08")
    rest = words[len(verb.split()) :]
    if VERBS[kind][1] == "friend-space":
        if len(rest) != 2 or rest[0] not in FIGURES:
            raise BadText("bad-target", f"'{verb}' names who is carried and a space, like '{verb} 2 3,5'")
        return int(rest[0]) << 20 | who << 16 | kind << 8 | plan.read_cell(rest[1])
    if len(rest) != (1 if VERBS[kind][1] else 0):
        wanted = f"one target ({VERBS[kind][1]})" if VERBS[kind][1] else "no target"
        raise BadText("bad-target", f"'{verb}' takes {wanted}, not '{' '.join(rest)[:40]}'")
    return who << 16 | kind << 8 | (read_target(plan, VERBS[kind][1], rest[0]) if rest else 0)


def read_target(plan: Plan, takes: str, word: str) -> int:
    """The number of a target."""
    if takes == "space":
        return plan.read_cell(word)
    if takes == "edge":
        return plan.read_edge(word)
    if takes == "roll":
        return read_roll(word)
    words = {"card": ROLE_NAMES[1:], "dice": DICE[1:], "face": FACES, "figure": FIGURES}[takes]
    if word not in words:
        raise BadText("bad-target", f"'{word[:40]}' is not one of {', '.join(words)}")
    return words.index(word) + (takes in ("card", "dice"))


def read_roll(word: str) -> int:
    """Red and black die, `3,5`; a die that is not rolled is `-`."""
    red, _, black = word.partition(",")
    if word != "-,-" and red in ("-", *"123456") and black in ("-", *"12345678"):
        return int(red.replace("-", "0")) * 10 + int(black.replace("-", "0"))
    raise BadText("bad-roll", f"'{word[:40]}' is not a roll: red 1 to 6, black 1 to 8, like 3,5; - for a die that is not rolled")
