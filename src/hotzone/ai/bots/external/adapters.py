"""Adapters from the ways in which people write bots to the one that this program uses.

A class has `act(observation)`, `choose(session)` or, like our own, `choose(match, game, seat, budget)`. A plain function is taken
as `choose(session)`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from hotzone.ai.bots.protocol import Bot, Choice
from hotzone.contract.game import Game, plan_of
from hotzone.contract.learning import learning_of
from hotzone.core.errors import BadSetup
from hotzone.core.values import Setup
from hotzone.session import Action, Session

FULL = 4  # parameters of our own way: match, game, seat, budget


def adapt(made_by: Any, seed: int, name: str) -> Bot:
    """A bot of any of the ways."""
    made: Any = made_by
    if isinstance(made_by, type):
        kind: Any = made_by
        made = kind(seed) if takes(vars(made_by).get("__init__"), 2) else kind()
    choose, act = getattr(made, "choose", None), getattr(made, "act", None)
    if choose is not None and takes(choose, FULL):
        found: Bot = made
        if not getattr(found, "name", ""):
            found.name = name
        return found
    if choose is not None or (act is None and callable(made)):
        return SessionBot(choose or made, name)
    if act is not None:
        return ObservationBot(act, name)
    raise BadSetup("bad-bot", f"the bot '{name[:80]}' has neither choose(session) nor act(observation)")


def takes(called: Any, many: int) -> bool:
    """Can something be called with so many values? `self` of an `__init__` counts."""
    try:
        signature = inspect.signature(called)
    except (TypeError, ValueError):
        return False
    places = [one for one in signature.parameters.values() if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD)]
    return len(places) >= many or any(one.kind is one.VAR_POSITIONAL for one in signature.parameters.values())


class SessionBot:
    """A bot that gets a session to look at and to try things on, and answers with an action's text or number."""

    def __init__(self, choose: Callable[[Session], Any], name: str) -> None:
        self.name = name
        self.asked = choose

    def choose(self, match: Any, game: Game[Any], seat: int, budget: float) -> Choice:
        """What the bot says, as an action; dice that it rolls while trying are its own."""
        plan = plan_of(match)
        session = Session(game, Setup(plan.name if plan else "", ()), match, seed=0)
        session.from_start = False
        answer = self.asked(session.copy())
        if isinstance(answer, Choice):
            return answer
        if isinstance(answer, Action):
            return Choice(answer.code)
        return Choice(game.read(match, answer) if isinstance(answer, str) else int(answer))


class ObservationBot:
    """A bot that gets what a learner gets, `observation`, `action_mask` and `seat`, and answers with an action's number."""

    def __init__(self, act: Callable[[Any], Any], name: str) -> None:
        self.name = name
        self.act = act
        array(b"")  # reads NumPy in before the first decision, whose time counts
        self.seen: tuple[Any, Any, Any] | None = None
        self.options: object = None

    def choose(self, match: Any, game: Game[Any], seat: int, budget: float) -> Choice:
        """The action of the number that the bot says."""
        if self.seen is None or self.options is not match.options:
            learning = learning_of(game)
            layout = learning.observation_layout(match)
            self.seen = layout, learning.observer(match, layout), learning.action_space(match)
            self.options = match.options
        layout, observer, actions = self.seen
        legal, observation = set(match.legal()), bytearray(layout.size)
        observer.look(match, observation)
        mask = bytes(action in legal for action in actions)
        number = int(self.act({"observation": array(observation), "action_mask": array(mask), "seat": seat}))
        if not 0 <= number < len(actions):
            raise ValueError(f"there is no action {number}; the table has 0 to {len(actions) - 1}")
        return Choice(actions[number])


def array(data: bytes | bytearray) -> Any:
    """Bytes as a NumPy array where NumPy is installed, else as they are."""
    try:
        import numpy as np
    except ImportError:
        return bytes(data)
    return np.frombuffer(bytes(data), np.uint8)
