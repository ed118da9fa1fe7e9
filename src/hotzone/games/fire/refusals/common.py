"""Why an action may not be played: one clear reason with its rule. Looks only; the rules themselves decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotzone.core import constants as c
from hotzone.core.errors import Illegal
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import notation
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.refusals import expansions, experienced
from hotzone.games.fire.refusals.expansions import OK, Reason
from hotzone.games.fire.rules import acting, escaping, moving, paying

if TYPE_CHECKING:
    from hotzone.games.fire.match import Match

DEEDS = range(w.MOVE, w.END + 1)
QUESTIONS = {
    w.REVEALING: ("the face of a POI must be turned up first", rule.REVEAL_01),
    w.RIDING: ("the riders must choose first", rule.VEH_07),
    w.GUNNING: ("the deck gun's dice must be rolled first", rule.GUN_05),
    w.REROLLING: ("keep the dice or roll them again first", rule.SPEC_18),
    w.WON: ("seven are rescued: finish or play on first", rule.END_06),
    w.ADVANCING: ("the fire must be rolled for first", rule.TURN_05),
    w.DETONATING: ("choose which hazmat explodes first", rule.HAZ_02),
    w.DETONATING_LATE: ("choose which hazmat explodes first", rule.HAZ_02),
    w.KNOCKING: ("a knocked-down firefighter must go to the ambulance first", rule.KNOCK_01),
    w.LOSING: ("a burning POI must be turned up first", rule.LOST_02),
    w.REPLENISHING: ("a new POI must be rolled for first", rule.POI_02),
    w.MEETING: ("the new POI must be turned up first", rule.POI_04),
    w.COLLAPSING: ("the building has fallen: the POI must be turned up", rule.END_04),
}


def refuse(match: Match, action: int) -> Illegal:
    """The reason as an exception, ready to be raised."""
    code, text, why = reason(match, action)
    kind = action >> 8 & 255
    known = kind in notation.VERBS and action >> 16 & 15 <= w.FIGURES and 0 <= action >> 20 <= w.FIGURES
    said = notation.write_action(match.plan, action) if known and match.plan.name and names(match, action) else f"action {action}"
    error = Illegal(code, f"{said}: {text}", rule.NAMES[why])
    if code == "too-few-ap":
        error.numbers = tuple(int(word.rstrip(",")) for word in text.split() if word.rstrip(",").isdecimal())
    return error


def names(match: Match, action: int) -> bool:
    """Can the target of an action be written at all?"""
    takes, target = notation.VERBS[action >> 8 & 255][1], action & 255
    limits = {"space": len(match.plan.cells()), "edge": len(match.plan.edge_cells), "card": w.ROLES, "dice": 4, "face": 2}
    limits |= {"figure": w.FIGURES, "friend-space": len(match.plan.cells())}
    return target < limits.get(takes, 256) and (action >> 20 > 0) == (takes == "friend-space")


def reason(match: Match, action: int) -> Reason:
    """Code, text and rule; the first reason that holds."""
    s, who, kind, target = match, action >> 16 & 15, action >> 8 & 255, action & 255
    if s.stage == w.OVER:
        return "over", "the match is over", rule.END_09
    if (
        action < 0
        or kind not in notation.VERBS
        or who > s.options.crew
        or action >> 20 > s.options.crew
        or not names(match, action)
    ):
        return "unknown-action", "there is no such action", rule.NONE
    if s.stage != w.ACTING:
        if s.stage == w.PLACING and kind == w.PLACE:
            if s.board.street:
                return "no-start-or-elevator", "a firefighter starts outside or in an elevator", rule.HIGHRISE_SETUP_07
            return "no-start", "a firefighter starts on an outside space", rule.SETUPE_21 if s.options.vehicles else rule.SETUPF_09
        if s.stage == w.PARKING and kind in (w.PARK_ENGINE, w.PARK_AMBULANCE):
            return "no-bay", "a parking place is named by its first space", rule.SETUPE_21
        if s.stage < w.ACTING:
            return "set-up", "this is not the next step of set-up", rule.SETUPE_21 if s.options.vehicles else rule.SETUPF_09
        if kind == w.RIDE or kind == w.STAY:
            return "not-asked", "the engine's driver must come along to one of its two spaces", rule.VEH_04
        return "not-now", *QUESTIONS[s.stage]
    if kind not in DEEDS:
        if kind in (w.ROLL, w.FACE, w.DEAL, w.ENLIST):
            return "not-nature", "it is a firefighter's turn, not nature's", rule.TURN_02
        return "not-asked", "this is not asked for now", rule.TURN_02
    friend = action >> 20
    if friend and not (s.lying >> friend - 1 & 1 and s.get("at", friend - 1) == s.get("at", who - 1 if who else s.seat)):
        return "nothing-to-take", "that firefighter does not lie here", rule.SCEN_FRIEND_02
    return reason_of_deed(match, who, kind, target)


def reason_of_deed(s: Match, who: int, kind: int, target: int) -> Reason:
    """Why a deed of the action phase is refused."""
    figure = who - 1 if who else s.seat
    if who and s.get("role", s.seat) != w.CAPTAIN:
        return "not-captain", "only the Fire Captain commands others", rule.SPEC_05
    if who and figure == s.seat:
        return "own-command", "the Captain moves without a command", rule.SPEC_05
    if who and kind not in notation.COMMANDABLE:
        return "bad-command", "only moves and doors can be commanded", rule.SPEC_08
    hot = escaping.anyone_in_fire(s)
    if kind == w.END:
        return "in-fire", "a turn cannot end while a firefighter stands in fire", rule.MOVE_06
    if hot and s.options.stop_moving and (kind >= w.MOVE + w.LOADS or s.get("threat", s.get("at", figure)) != w.FIRE):
        return "keep-moving", "a firefighter in fire must move on; nothing else is allowed", rule.MOVE_06
    found = reason_of_place(s, figure, kind, target)
    if found[0]:
        return found
    price = acting.price(s, figure, kind, target)
    budget = paying.means_to_command(s, figure) if who else paying.means(s, acting.purpose(s, kind, target))
    if price > budget:
        if who and s.get("role", figure) == w.CAFS and price <= paying.purse(s) + s.command_ap:
            return "cafs-limit", "at most 1 AP a turn may be spent to command the CAFS Firefighter", rule.SPEC_10
        return "too-few-ap", f"it costs {price} AP, there are {max(budget, 0)}", rule.AP_08
    return "no-way-out", "the AP left would not bring everybody out of the fire", rule.MOVE_06


def reason_of_place(s: Match, figure: int, kind: int, target: int) -> Reason:
    """Why a deed is refused where it is tried, whatever it costs; an empty code if it is not."""
    here = s.get("at", figure)
    found = expansions.reason(s, figure, kind, target)
    if found[0]:
        return found
    if kind < w.MOVE + w.LOADS:
        return reason_of_move(s, figure, kind - w.MOVE, target)
    if kind in (w.DOUSE, w.QUENCH):
        if target != here and not beside(s, here, target, "opens"):
            return "not-adjacent", "only your own and adjacent spaces can be reached", rule.EXT_04
        if s.get("threat", target) == w.CLEAR:
            return "nothing-burns", "there is neither fire nor smoke", rule.EXT_01
        return (
            ("no-fire", "there is only smoke: douse it", rule.EXT_03)
            if kind == w.QUENCH and s.get("threat", target) == w.SMOKE
            else OK
        )
    if kind in (w.OPEN_DOOR, w.CLOSE_DOOR, w.CHOP):
        return reason_of_edge(s, here, kind, target)
    if kind == w.GUN:
        return experienced.reason_of_gun(s, target)
    if kind in (w.DRIVE_ENGINE, w.DRIVE_AMBULANCE):
        return experienced.reason_of_drive(s, figure, kind, target)
    if kind in expansions.OWN:
        return OK
    if kind == w.FINISH:
        return "not-won", "there is no victory to finish", rule.END_06
    return experienced.reason_of_card(s, kind, target, here)


def reason_of_move(s: Match, figure: int, load: int, there: int) -> Reason:
    """Why a move is refused."""
    here = s.get("at", figure)
    by_edge = not expansions.is_way(s, figure, there)
    if by_edge and not side_to(s, here, there):
        return "not-adjacent", "a move leads to one of the four neighbouring spaces", rule.ADJ_01
    if by_edge and not beside(s, here, there, "walks"):
        edge = s.get("edge", s.board.get("border", here * c.SIDES + side_to(s, here, there) - 1))
        if edge == w.DOOR:
            return "door-closed", "the door is closed", rule.ADJ_03
        if edge == w.WINDOW:
            return "window-closed", "the window is closed", rule.STORY_WINDOW_03
        return "wall", "a wall is in the way", rule.ADJ_02
    if not moving.burden(s, figure) >> load & 1:
        return "nothing-to-take", "what you want to take along is not there", rule.CARRY_01
    if load and s.get("threat", there) == w.FIRE:
        return "not-into-fire", "nobody and nothing can be taken into fire", rule.CARRY_03
    return OK


def reason_of_edge(s: Match, here: int, kind: int, edge: int) -> Reason:
    """Why a door or wall is refused."""
    now = s.get("edge", edge)
    if edge not in [s.board.get("border", here * c.SIDES + side) for side in range(s.board.sides)]:
        return "not-beside", "it is not on a side of your own space", rule.CHOP_02 if kind == w.CHOP else rule.DOOR_02
    if kind == w.CHOP:
        if now in (w.DOOR, w.DOOR_OPEN, w.DOOR_GONE):
            return "no-wall", "doors cannot be chopped", rule.DOOR_04
        return OK if s.board.get("breaks", now) != now else ("no-wall", "there is no wall left to chop", rule.CHOP_03)
    if now == w.DOOR_GONE:
        return "door-gone", "the door is gone", rule.DOOR_03
    if now not in (w.DOOR, w.DOOR_OPEN, w.WINDOW, w.WINDOW_OPEN):
        return "no-door", "there is no door", rule.DOOR_01
    return (
        OK
        if (now in (w.DOOR, w.WINDOW)) == (kind == w.OPEN_DOOR)
        else ("door-so-already", "the door is already in that position", rule.DOOR_01)
    )


def side_to(s: Match, here: int, there: int) -> int:
    """1 + the side of a space on which another lies, or 0."""
    for side in range(s.board.sides):
        if there != c.NOWHERE and s.board.get("next", here * c.SIDES + side) == there:
            return side + 1
    return 0


def beside(s: Match, here: int, there: int, table: str) -> bool:
    """Are two spaces adjacent, for fire (opens) or people (walks)?"""
    side = side_to(s, here, there)
    return side > 0 and s.board.get(table, s.get("edge", s.board.get("border", here * c.SIDES + side - 1))) > 0
