"""Actions as texts and back: `move 3,5`, `chop 3,5|3,6`, `command 2 open 3,5|3,6`, `roll 3,5`. See docs/notation.md."""

from __future__ import annotations

from hotzone.core.game import BadText
from hotzone.fire import words as w
from hotzone.fire.crew import ROLE_NAMES
from hotzone.fire.plan import Plan

# kind: its verb, and what its target is
VERBS: dict[int, tuple[str, str]] = {
    w.MOVE + w.ALONE: ("move", "space"),
    w.MOVE + w.WITH_VICTIM: ("carry", "space"),
    w.MOVE + w.WITH_HAZMAT: ("haul", "space"),
    w.MOVE + w.LEADING: ("lead", "space"),
    w.MOVE + w.LEADING_VICTIM: ("lead-carry", "space"),
    w.MOVE + w.LEADING_TREATED: ("lead-two", "space"),
    w.MOVE + w.LEADING_HAZMAT: ("lead-haul", "space"),
    w.OPEN_DOOR: ("open", "edge"),
    w.CLOSE_DOOR: ("close", "edge"),
    w.CHOP: ("chop", "edge"),
    w.DOUSE: ("douse", "space"),
    w.QUENCH: ("quench", "space"),
    w.TREAT: ("treat", "space"),
    w.IDENTIFY: ("identify", "space"),
    w.DISPOSE: ("dispose", "space"),
    w.DRIVE_ENGINE: ("drive engine", "space"),
    w.DRIVE_AMBULANCE: ("drive ambulance", "space"),
    w.GUN: ("gun", "space"),
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
}
KINDS = {verb: kind for kind, (verb, _) in VERBS.items()}
DICE = ("", "red", "black", "both")
FACES = ("alarm", "victim")
COMMANDABLE = range(w.MOVE, w.CLOSE_DOOR + 1)  # FIRE-SPEC-08


def write_action(plan: Plan, action: int) -> str:
    """The text of an action."""
    who, kind, target = action >> 16, action >> 8 & 255, action & 255
    verb, takes = VERBS[kind]
    words = [f"command {who}"] if who else []
    words.append(verb)
    if takes == "space":
        words.append(plan.write_cell(target))
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
                "bad-command", f"'{text.strip()[:80]}': a command names a firefighter and a deed, like 'command 2 move 3,5'"
            )
        who = int(words[1])
        words = words[2:]
    verb = " ".join(words[:2]) if words[:1] in (["drive"], ["park"]) else "".join(words[:1])
    if verb not in KINDS:
        raise BadText("unknown-verb", f"'{verb[:40]}' is no action; the verbs are {', '.join(KINDS)}")
    kind = KINDS[verb]
    if who and kind not in COMMANDABLE:
        raise BadText("bad-command", f"only moves and doors can be commanded, not '{verb}'", rule="FIRE-SPEC-08")
    rest = words[len(verb.split()) :]
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
    words = {"card": ROLE_NAMES[1:], "dice": DICE[1:], "face": FACES}[takes]
    if word not in words:
        raise BadText("bad-target", f"'{word[:40]}' is none of {', '.join(words)}")
    return words.index(word) + (takes != "face")


def read_roll(word: str) -> int:
    """Red and black die, `3,5`; a die that is not rolled is `-`."""
    red, _, black = word.partition(",")
    if word != "-,-" and red in ("-", *"123456") and black in ("-", *"12345678"):
        return int(red.replace("-", "0")) * 10 + int(black.replace("-", "0"))
    raise BadText("bad-roll", f"'{word[:40]}' is no roll: red 1 to 6, black 1 to 8, like 3,5; - for a die that is not rolled")
