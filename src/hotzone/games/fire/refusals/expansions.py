"""Why an action of the expansions may not be played, or an action of the base box is barred by them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.rules import elevators, ladders, moving, passages, specialists, vehicles

if TYPE_CHECKING:
    from hotzone.games.fire.match import Match

Reason = tuple[str, str, int]
OK: Reason = ("", "", 0)
OWN = (w.EXTEND, w.FOLD, w.REVIVE, w.CLEAR_SPOT, w.REPAIR, w.TAKE_LADDER, w.PUT_LADDER)  # deeds that only they have
AT_HAND = (w.CHOP, w.DOUSE, w.QUENCH, w.CLEAR_SPOT, w.REPAIR)  # deeds that need the floor within reach


def reason(s: Match, figure: int, kind: int, target: int) -> Reason:
    """The first reason that holds; an empty code where the base rules have the word."""
    here = s.get("at", figure)
    if s.lying >> figure & 1:
        return "lying", "a firefighter who lies down can do nothing and cannot be commanded", rule.SCEN_FRIEND_09
    if kind < w.MOVE + w.LOADS:
        return reason_of_move(s, figure, here, kind - w.MOVE, target)
    if kind in AT_HAND and passages.cut_off(s, here):
        if s.board.get("inside", here):
            return "at-lobby", "nothing on the floor can be reached from the lobby", rule.HIGHRISE_ELEV_06
        return "on-street", "nothing on the floor can be reached from the street", rule.HIGHRISE_LADDER_09
    if kind in (w.DOUSE, w.QUENCH) and s.get("role", s.seat) == w.ENGINEER:
        return "no-extinguishing", "the Structural Engineer cannot extinguish", rule.ENGINEER_08
    if kind in (w.OPEN_DOOR, w.CLOSE_DOOR) and not s.options.call_lift and not s.board.get("lift", here):
        if elevators.lift_of(s, target):
            return "not-from-floor", "elevators cannot be called from the floor in this match", rule.HIGHRISE_ELEV_03
    if kind in (w.CLEAR_SPOT, w.REPAIR):
        return reason_of_engineer(s, here, kind, target)
    if kind == w.REVIVE:
        return reason_of_revival(s, here, target)
    if kind in (w.EXTEND, w.FOLD, w.TAKE_LADDER, w.PUT_LADDER):
        return reason_of_ladder(s, figure, here, kind, target)
    if kind == w.CHANGE and s.options.spots_on_board and s.get("role", s.seat) == w.ENGINEER:
        return "engineer-stays", "the engineer stays while hot spots remain (A-26)", rule.SCEN_SAVE_07
    return OK


def is_way(s: Match, figure: int, there: int) -> bool:
    """Does a ladder or the lobby lead there, whatever it costs and whatever is taken along?"""
    here = s.get("at", figure)
    if s.board.street and s.board.get("inside", here) != s.board.get("inside", there):
        if passages.at_lobby(s, here):
            return vehicles.is_engine_space(s, there)
        if passages.at_lobby(s, there):
            return vehicles.is_engine_space(s, here)
        inner, outer = (here, there) if s.board.get("inside", here) else (there, here)
        at_engine = s.engine >= 0 and outer in (s.board.get("engine", 2 * s.engine), s.board.get("engine", 2 * s.engine + 1))
        return at_engine and passages.ladder_serves(s, inner)
    foot, top = (there, here) if s.board.get("top", here) else (here, there)
    linked = s.board.ladders > 0 and s.board.get("next", foot * c.SIDES + w.LADDER) == top != c.NOWHERE
    return linked and passages.is_raised(s, foot) and (top == here or passages.has_room(s, top))


def reason_of_move(s: Match, figure: int, here: int, load: int, there: int) -> Reason:
    """Why a move is refused on this building, or with this load."""
    if not s.board.get("stands", there):
        sides = [side for side in range(4) if s.board.get("next", here * c.SIDES + side) == there]
        if any(s.get("edge", s.board.get("border", here * c.SIDES + side)) == w.PARTY_DESTROYED for side in sides):
            return "party-wall", "nobody passes a wall shared with a neighbour", rule.BROWN_04
        return "closed-ground", "nobody ever enters there", rule.BROWN_02
    if s.board.special and not is_way(s, figure, there):
        found = reason_of_street(s, here, there) if s.board.street else reason_of_floors(s, here, there)
        if found[0]:
            return found
    if s.holds >> figure & 1 and load not in (w.ALONE, w.LEADING):
        return "hands-full", "a firefighter with a ladder can only lead a treated victim", rule.STORY_LADDER_04
    if s.board.get("top", here) or s.board.get("top", there):
        bits = passages.on_ladder(s, figure, moving.burden(s, figure))
        if load == w.ALONE and not bits & 1:
            return "not-left-there", "what was brought onto a ladder cannot be left on it", rule.STORY_LADDER_12
        if not bits >> load & 1:
            return "one-object", "only one object can be carried on a ladder, and a treated victim counts", rule.STORY_LADDER_09
    return OK


def reason_of_street(s: Match, here: int, there: int) -> Reason:
    """Why nobody passes between street, lobby and floor here."""
    for cell in (here, there):
        if passages.is_wreck(s, cell):
            return "elevator-destroyed", "that elevator is destroyed", rule.HIGHRISE_ELEV_13
    if s.board.get("inside", here) == s.board.get("inside", there):
        if passages.at_lobby(s, here):
            return "at-lobby", "an elevator at the lobby has no adjacent spaces", rule.HIGHRISE_ELEV_06
        return ("at-lobby", "that elevator is at the lobby", rule.HIGHRISE_ELEV_08) if passages.at_lobby(s, there) else OK
    if passages.at_floor(s, there):
        return "elevator-above", "that elevator is on the burning floor", rule.HIGHRISE_ELEV_08
    if passages.at_lobby(s, here) or passages.at_lobby(s, there):
        return "not-at-engine", "from the lobby the only way is to the engine's parking spaces and back", rule.HIGHRISE_ELEV_07
    inner, outer = (here, there) if s.board.get("inside", here) else (there, here)
    if passages.ladder_serves(s, inner):
        return (
            "not-at-engine",
            "the ladder leads from one of the engine's two spaces",
            rule.HIGHRISE_LADDER_04 if inner == here else rule.HIGHRISE_LADDER_05,
        )
    destroyed = [side for side in range(4) if is_gap(s, inner, side)]
    if destroyed:
        return "other-side", "the engine is not on that side of the building", rule.HIGHRISE_LADDER_02
    beside = any(s.board.get("next", inner * c.SIDES + side) == outer for side in range(4))
    why = rule.HIGHRISE_LADDER_09 if beside and not vehicles.is_engine_space(s, outer) else rule.HIGHRISE_LADDER_03
    return "no-gap", "the ladder needs a destroyed outer wall", why


def is_gap(s: Match, cell: int, side: int) -> bool:
    """Is the outer wall on this side of a space destroyed?"""
    i = cell * c.SIDES + side
    return not s.board.get("inside", s.board.get("next", i)) and s.get("edge", s.board.get("border", i)) == w.DESTROYED


def reason_of_floors(s: Match, here: int, there: int) -> Reason:
    """Why nobody passes between the floors here, or onto a ladder."""
    if s.board.get("top", there):
        foot = s.board.get("next", there * c.SIDES + w.LADDER)
        if foot == c.NOWHERE or not passages.is_raised(s, foot):
            return "no-ladder", "no ladder stands below", rule.STORY_BOARD_07
        if not passages.has_room(s, there):
            return "ladder-taken", "somebody is on that ladder", rule.STORY_LADDER_10
        return OK
    stair = s.board.get("next", here * c.SIDES + w.STAIR)
    if s.board.get("floor", here) != s.board.get("floor", there) and stair != there:
        return "other-floor", "only stairs and ladders lead to another floor", rule.STORY_BOARD_02
    return OK


def reason_of_engineer(s: Match, here: int, kind: int, target: int) -> Reason:
    """Why the Structural Engineer cannot work, or somebody else tries to."""
    if s.get("role", s.seat) != w.ENGINEER:
        return (
            "not-your-card",
            "only the Structural Engineer clears and repairs",
            rule.ENGINEER_02 if kind == w.CLEAR_SPOT else rule.ENGINEER_03,
        )
    if not specialists.is_quiet(s, here):
        return "fire-near", "there is fire in your own or an adjacent space", rule.ENGINEER_06
    if kind == w.CLEAR_SPOT:
        return (
            OK
            if target == here and s.get("spot", here)
            else ("no-hot-spot", "there must be a hot spot in your own space", rule.ENGINEER_02)
        )
    if target not in [s.board.get("border", here * c.SIDES + side) for side in range(4)]:
        return "not-beside", "it is not on a side of your own space", rule.ENGINEER_03
    now = s.get("edge", target)
    if now in (w.DESTROYED, w.PARTY_DESTROYED):
        return "wall-destroyed", "what is destroyed cannot be repaired", rule.ENGINEER_04
    return OK if now in (w.DAMAGED, w.PARTY_DAMAGED) else ("no-damage", "there is no damage to repair", rule.ENGINEER_03)


def reason_of_revival(s: Match, here: int, target: int) -> Reason:
    """Why a firefighter that lies cannot be treated."""
    if s.get("role", s.seat) != w.PARAMEDIC:
        return "not-your-card", "only the Paramedic treats", rule.SCEN_FRIEND_04
    if not (target < s.options.crew and s.lying >> target & 1 and s.get("at", target) == here):
        return "nobody-to-treat", "no firefighter with that number lies in your own space", rule.SCEN_FRIEND_04
    burns = s.get("threat", here) == w.FIRE
    return ("in-fire", "nobody can be treated in fire", rule.SCEN_FRIEND_04) if burns else OK


def reason_of_ladder(s: Match, figure: int, here: int, kind: int, target: int) -> Reason:
    """Why a portable ladder cannot be handled."""
    holds, top = s.holds >> figure & 1, s.board.get("next", here * c.SIDES + w.LADDER)
    if not s.board.ladders or target != here or s.board.get("floor", here):
        return "no-ladder", "ladders are handled in your own space, on the ground floor", rule.STORY_LADDER_16
    if kind == w.TAKE_LADDER:
        if holds:
            return "hands-full", "one ladder at a time", rule.STORY_LADDER_03
        lies = s.get("ladder", here) % w.RAISED or (s.ladders and ladders.at_depot(s, here))
        return OK if lies else ("no-ladder", "no closed ladder lies here", rule.STORY_LADDER_02)
    if kind == w.FOLD:
        if not passages.is_raised(s, here):
            return "no-ladder", "no extended ladder stands here", rule.STORY_LADDER_13
        return OK if passages.has_room(s, top) else ("ladder-taken", "somebody is on that ladder", rule.STORY_LADDER_17)
    if not holds:
        return "no-ladder", "there is no ladder in hand", rule.STORY_LADDER_05 if kind == w.EXTEND else rule.STORY_LADDER_16
    if kind == w.EXTEND and top == c.NOWHERE:
        return "not-outside", "a ladder is extended outside, not in a corner", rule.STORY_LADDER_05
    if kind == w.EXTEND and passages.is_raised(s, here):
        return "ladder-stands", "a ladder stands here already", rule.STORY_LADDER_05
    return OK
