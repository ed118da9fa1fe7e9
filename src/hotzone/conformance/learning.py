"""What machines that learn need of a game: every action has a number, observations have their size. Or a clear refusal."""

from __future__ import annotations

from typing import Any

from hotzone.conformance.promise import promise
from hotzone.contract.game import Game
from hotzone.contract.learning import Learnable
from hotzone.core.errors import HotzoneError
from hotzone.core.values import Setup
from hotzone.rl.env_spec import EnvSpec


def check_actions(game: Game[Any], match: Any) -> None:
    """No action has two numbers, and no set-up has more seats than the game says."""
    if isinstance(game, Learnable):
        actions = game.learning().action_space(match)
        promise(len(set(actions)) == len(actions), "an action has two numbers")
        promise(game.learning().most_seats >= game.seats(match), "this set-up has more seats than the game says it has at most")


def check_numbers(game: Game[Any], match: Any) -> None:
    """Every action that is legal now has a number."""
    if isinstance(game, Learnable) and match.actor >= 0:
        known = set(game.learning().action_space(match))
        for action in match.legal():
            promise(action in known, f"'{game.write(match, action)}' has no number among the actions")


def environment(game: Game[Any], setup: Setup) -> EnvSpec | None:
    """The set-up as an environment; None for a game that says clearly that it offers no observation."""
    try:
        return EnvSpec(game.name, {"board": setup.board, **dict(setup.settings)})
    except HotzoneError as error:
        promise(bool(error.code) and game.name in error.text and "observation" in error.text, f"this refusal is not clear: {error}")
        return None


def check_observation(spec: EnvSpec | None, match: Any) -> None:
    """What is seen of a table stays within its limits."""
    if spec is None or match.actor < 0:
        return
    seen, highest = spec.observe(match), spec.layout.highest()
    promise(len(seen) == spec.layout.size == len(highest), "an observation is not as long as its layout says")
    promise(all(value <= most for value, most in zip(seen, highest, strict=True)), "an observed number is higher than it can be")
