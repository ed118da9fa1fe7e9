"""Why an action may not be played: one clear reason with its rule. Looks only; the rules themselves decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotzone.core import constants as c
from hotzone.core.errors import Illegal
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model import notation
from hotzone.games.reactor.model import rule_ids as rule
from hotzone.games.reactor.model.plan import TOKENS

if TYPE_CHECKING:
    from hotzone.games.reactor.match import Match

Reason = tuple[str, str, int]  # code, text, rule

TOKEN_OF = {
    w.USE_PIPELINE: (w.PIPELINE, rule.PIPE_01),
    w.USE_HOSE: (w.HOSE, rule.HOSE_01),
    w.USE_EXTINGUISHER: (w.EXTINGUISHER, rule.EXT_01),
    w.USE_MASK: (w.MASK, rule.MASK_01),
    w.USE_MEDIC: (w.MEDIC, rule.MEDIC_01),
    w.USE_KIT: (w.KIT, rule.KIT_01),
    w.USE_ON: (w.ON, rule.ON_01),
    w.USE_LIFT: (w.LIFT, rule.LIFT_01),
    w.USE_CRANE: (w.CRANE, rule.CRANE_01),
    w.CROSS: (w.EXTRA, rule.EXTRA_02),
    w.OPEN_EXTRA: (w.EXTRA, rule.EXTRA_01),
}


def refuse(match: Match, action: int) -> Illegal:
    """The reason as an exception, ready to be raised."""
    code, text, why = reason(match, action)
    said = notation.write_action(match.plan, action) if notation.is_written(match.plan, action) else f"action {action}"
    return Illegal(code, f"{said}: {text}", rule.NAMES[why])


def reason(s: Match, action: int) -> Reason:
    """Code, text and rule; the first reason that holds."""
    first, kind, target = action >> 16, action >> 8 & 255, action & 255
    if s.stage == w.OVER:
        return "over", "the match is over", rule.WIN_02 if s.result == w.VICTORY else rule.LOSE_01
    if not notation.is_written(s.plan, action):
        return "unknown-action", "there is no such action", rule.NONE
    if kind == w.PRESS_OFF:
        return (
            "not-gathered",
            "OFF works once six known emergency assemblies lie around a known working control assembly",
            rule.WIN_01,
        )
    if kind == w.GIVE_UP:
        return "no-giving-up", "only a seat can give up, and only in a match with giving_up=yes", rule.NONE
    if s.actor == c.NATURE:
        return reason_of_luck(s, kind)
    if kind in (w.CARD, w.FACE, w.CAST):
        return "not-nature", "it is a character's turn to decide, not nature's", rule.TURN_02
    if s.stage == w.PLACING:
        return (
            ("no-start-cell", "figures begin on start cells", rule.SETUP_08)
            if kind == w.PLACE
            else ("set-up", "the figures must be placed first", rule.SETUP_08)
        )
    if kind == w.CALL:
        if s.stage == w.WAITING:
            return (
                "not-hopeless",
                "cranes or lifts are left, a working control assembly may be left, and somebody can reach a tile",
                rule.ACUTE_02,
            )
        return "not-now", "the acute phase is called when a turn begins", rule.ACUTE_02
    if s.stage in (w.WAITING, w.BRACING):
        return reason_of_waiting(s, kind)
    if kind in (w.READY, w.PLACE):
        return "not-asked", "this is not asked for now", rule.TURN_02
    return reason_of_deed(s, first, kind, target)


def reason_of_luck(s: Match, kind: int) -> Reason:
    """Why something is refused while nature must answer."""
    if s.asked:
        return "not-now", "the sign of a tile must be shown first", rule.RAD_07
    if s.stage == w.CASTING:
        return "set-up", "the characters are dealt first, the same number to each player", rule.SETUP_07
    if kind == w.CARD:
        return "no-such-card", "that card is not in the deck that is drawn from", rule.PHASE_02
    return "not-now", "a card must be drawn first", rule.TURN_02


def reason_of_waiting(s: Match, kind: int) -> Reason:
    """Why something is refused before the action phase; a mask is asked for only where one is held and could help."""
    if kind == w.USE_MASK:
        if not s.get("held", s.seat * w.SLOTS + w.MASK):
            return "no-token", "there is no 'mask' token in hand", rule.TOKEN_02
        return "no-effect", "a mask has no effect on a start cell", rule.TOKEN_08
    said = " or ".join(f"'{verb}'" for action in s.legal() if (verb := notation.write_action(s.plan, action)) != "give-up")
    return "not-now", f"first say {said}", rule.TURN_02


def reason_of_deed(s: Match, first: int, kind: int, target: int) -> Reason:
    """Why an action of the action phase is refused."""
    here = s.get("at", s.seat)
    if kind in TOKEN_OF:
        token, why = TOKEN_OF[kind]
        if not s.get("held", s.seat * w.SLOTS + token):
            if token >= w.ROUND and not s.options.get("full", s.seat * w.SLOTS + token):
                return (
                    "not-your-token",
                    f"only their own character can use '{TOKENS[token]}' tokens",
                    rule.TOKEN_03,
                )
            return "no-token", f"there is no '{TOKENS[token]}' token in hand", rule.TOKEN_02
        if s.used >> token & 1:
            why = rule.EXTRA_03 if token == w.EXTRA else rule.TOKEN_01
            return "used-already", f"a '{TOKENS[token]}' token was already used this turn", why
        return reason_of_token(s, here, first, kind, target, why)
    if kind == w.MOVE:
        return reason_of_move(s, here, target)
    if kind == w.OPEN:
        return reason_of_opening(s, here, target)
    if kind in (w.GIVE, w.LEAVE, w.TAKE):
        return reason_of_handing(s, here, first, kind, target)
    return (
        ("no-tile", "there is no tile under the figure", rule.SAC_01)
        if target == here
        else ("not-here", "a sacrifice removes only the tile under the figure", rule.SAC_01)
    )


def reason_of_move(s: Match, here: int, there: int) -> Reason:
    """Why a step is refused."""
    if not beside(s, here, there):
        return "not-adjacent", "a step leads to a neighbouring cell", rule.MOVE_02
    if s.board.get("place", there) != w.START_CELL and not s.get("tile", there):
        return "empty-cell", "nobody stands on an empty cell", rule.MOVE_04
    return "no-steps", "no steps are left this turn", rule.MOVE_01


def reason_of_opening(s: Match, here: int, target: int) -> Reason:
    """Why an opening is refused."""
    if target != here:
        return "not-here", "only the tile under the figure can be opened", rule.OPEN_02
    if not s.get("tile", here):
        return "no-tile", "there is no tile here", rule.OPEN_02
    if s.get("tile", here) & w.UP:
        return "face-up", "the tile is face up already", rule.OPEN_04
    return "opened-already", "one tile a turn; the soldier opens another with an extra cell", rule.OPEN_01


def reason_of_token(s: Match, here: int, first: int, kind: int, target: int, why: int) -> Reason:
    """Why a token in hand cannot be used like this."""
    tile = s.get("tile", here)
    if kind == w.OPEN_EXTRA:
        if target == here and not s.opened:
            return "open-first", "the token is for a second opening", rule.EXTRA_01
        return reason_of_opening(s, here, target)
    if kind == w.CROSS:
        if s.steps < 2:
            return "no-steps", "stepping over takes two steps", rule.EXTRA_04
        return "no-crossing", "an empty cell must lie between, and another tile beyond it", rule.EXTRA_04
    if kind in (w.USE_MEDIC, w.USE_KIT):
        if target >= s.options.crew or s.get("at", target) != here:
            return "not-together", "both must stand on the same cell", rule.TOKEN_06
        return "no-effect", "there is no radiation to heal", rule.TOKEN_08
    if kind == w.USE_ON:
        return "no-effect", "ON turns a face-up control assembly face down", rule.TOKEN_08
    if kind in (w.USE_LIFT, w.USE_CRANE):
        return reason_of_mover(s, here if kind == w.USE_LIFT else first, target, why)
    if target != here:
        return "not-here", "the token works only on your own cell", rule.TOKEN_05
    if kind == w.USE_EXTINGUISHER and tile & w.EMERGENCY == w.EMERGENCY and tile & w.FOAM:
        return "no-effect", "an extinguisher lies there already", rule.TOKEN_08
    if kind == w.USE_EXTINGUISHER:
        return "wrong-tile", "an extinguisher is laid on a face-up emergency assembly", rule.EXT_01
    return (
        ("wrong-tile", "this cools fuel assemblies only", why)
        if not tile & w.TVS
        else ("no-effect", "the tile is face down", rule.TOKEN_08)
    )


def reason_of_mover(s: Match, here: int, there: int, why: int) -> Reason:
    """Why a tile cannot be moved like this."""
    if not s.get("tile", here):
        return "no-tile", "there is no tile to move", why
    if all(s.get("at", seat) != here for seat in range(s.options.crew)):
        return "nobody-there", "a figure must stand on the tile", rule.CRANE_01
    if s.board.get("place", there) == w.START_CELL:
        return "start-cell", "no tile is put on a start cell", rule.MOVE_TILE_03
    return "not-empty", "the cell is not empty", why


def reason_of_handing(s: Match, here: int, token: int, kind: int, target: int) -> Reason:
    """Why a token cannot change hands like this."""
    if kind == w.TAKE:
        if target == s.seat and s.get("lying", here * w.SLOTS + target * w.ROUND + token):
            return "own-token", "a token that you left yourself cannot be taken back", rule.PASS_03
        return "nothing-lies", "no such token lies here", rule.PASS_03
    if not s.get("held", s.seat * w.SLOTS + token):
        return "no-token", f"there is no '{TOKENS[token]}' token in hand", rule.PASS_01
    if s.passed:
        return "passed-already", "only one token can be given or left each turn", rule.PASS_01
    if kind == w.GIVE:
        return "not-together", "the other must stand on the same cell", rule.PASS_01
    return "not-here", "a token is left where the figure stands", rule.PASS_02


def beside(s: Match, here: int, there: int) -> bool:
    """Are two cells neighbours?"""
    return any(s.board.get("next", here * c.SIDES + side) == there for side in range(s.board.sides))
