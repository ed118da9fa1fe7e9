"""Moving, with or without something to carry or somebody to lead (FIRE-MOVE, FIRE-CARRY)."""

from hotzone.core import constants as c
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.model.state import State
from hotzone.games.fire.rules import carrying, escaping, friends, passages, people


def cost(s: State, here: int, there: int, load: int) -> int:
    """One AP; two into fire or when something is carried; leading is free (FIRE-MOVE-01 to 03, FIRE-CARRY-10)."""
    usual = 2
    if load == w.LEADING or (load == w.ALONE and s.threat[there] != w.FIRE):
        usual = 1
    return passages.toll(s, here, there, load, usual) if s.board.special else usual


def choices(s: State, who: int, figure: int, side: int, bits: int, budget: int, purpose: int, hot: bool) -> None:
    """List the moves of a figure to one side, a line for each load it could take along."""
    here = s.at[figure]
    i = here * c.SIDES + side
    there = s.board.next[i]
    if not s.board.stands[there] or not s.board.walks[s.edge[s.board.border[i]]]:
        return
    if s.board.special:
        if passages.blocked(s, here, there):
            return
        if s.board.top[here] or s.board.top[there]:
            step(s, who, figure, there, passages.on_ladder(s, figure, bits), budget, purpose, hot)
            return
    if s.threat[there] == w.FIRE:  # FIRE-CARRY-03: alone, and only with a way out
        if budget >= 2 and escaping.allowed(s, who, w.MOVE, there, 2, purpose):
            s.offer(who << 16 | w.MOVE << 8 | there)
        return
    if budget < 1:
        return
    if bits == 1 and not hot:
        s.offer(who << 16 | w.MOVE << 8 | there)
        return
    step(s, who, figure, there, bits, budget, purpose, hot)


def step(s: State, who: int, figure: int, there: int, bits: int, budget: int, purpose: int, hot: bool) -> None:
    """List the moves of a figure to a space it can reach, by whatever way, a line for each load it could take along."""
    here = s.at[figure]
    burns = s.threat[there] == w.FIRE
    for load in range(w.LOADS):
        if not bits >> load & 1 or (burns and load != w.ALONE):  # FIRE-CARRY-03
            continue
        price = cost(s, here, there, load)
        if budget < price or ((hot or burns) and not escaping.allowed(s, who, w.MOVE + load, there, price, purpose)):
            continue
        if load < w.WITH_FRIEND:
            s.offer(who << 16 | (w.MOVE + load) << 8 | there)
        else:
            for i in range(s.options.crew):  # SCEN-FRIEND-02: any of those that lie here
                if s.lying >> i & 1 and s.at[i] == here:
                    s.offer((i + 1) << 20 | who << 16 | (w.MOVE + load) << 8 | there)


def burden(s: State, figure: int) -> int:
    """What a figure could take along, a bit for each load; a ladder in hand leaves no room to carry (STORY-LADDER-04)."""
    bits = carrying.loads(s, s.at[figure])
    if s.holds >> figure & 1:
        bits &= 1 << w.ALONE | 1 << w.LEADING
    return bits


def go(s: State, figure: int, load: int, there: int, friend: int) -> None:
    """Move a figure that has paid, and what it takes along; then see who is there."""
    here = s.at[figure]
    s.at[figure] = there
    s.emit(w.MOVED, figure, there, why(s, load, there))
    if load != w.ALONE:
        carrying.take_along(s, load, here, there)
        if load >= w.WITH_FRIEND:
            friends.bring(s, friend - 1, there)
    if s.stage == w.ACTING:
        people.meet(s, there)


def why(s: State, load: int, there: int) -> int:
    """The rule that prices a move."""
    if load == w.ALONE:
        return rule.MOVE_02 if s.threat[there] == w.FIRE else rule.MOVE_01
    if load == w.LEADING:
        return rule.CARRY_10
    if load == w.WITH_HAZMAT:
        return rule.CARRY_07
    if load == w.WITH_VICTIM:
        return rule.MOVE_03
    if load >= w.WITH_FRIEND:
        return rule.SCEN_FRIEND_02
    return rule.CARRY_12
