"""The actions of a game as a tool in JSON Schema: all that can ever be played, or what is legal now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hotzone import registry
from hotzone.contract.game import Game
from hotzone.contract.grammar import ActionGrammar

LONGEST = 64  # signs of an action


def tool(name: str) -> dict[str, Any]:
    """The tool `play` of a game at any time: an action is a text that looks like one of its patterns."""
    game = registry.game(name)
    action: dict[str, Any] = {"type": "string", "maxLength": LONGEST, "description": "the text of an action"}
    if isinstance(game, ActionGrammar):
        action["anyOf"] = [{"title": verb, "pattern": pattern} for verb, pattern in game.patterns().items()]
    return wrap(game, action)


def tool_now(game: Game[Any], legal: Sequence[tuple[str, str]]) -> dict[str, Any]:
    """The tool `play` at a moment: an action is one of those that are legal, each with what it costs."""
    costs = [f"{text}: {price}" for text, price in legal if price]
    action: dict[str, Any] = {"type": "string", "enum": [text for text, _ in legal]}
    if costs:
        action["description"] = f"what it costs: {'; '.join(costs)}"
    return wrap(game, action)


def wrap(game: Game[Any], action: dict[str, Any]) -> dict[str, Any]:
    """The tool around the schema of its one argument."""
    return {
        "name": "play",
        "description": f"Play one action of the game {game.name}; the answer tells what happened or why it is refused.",
        "parameters": {"type": "object", "properties": {"action": action}, "required": ["action"], "additionalProperties": False},
    }
