"""The same tools in the form of OpenAI's chat completions, without that package: tools, tool calls, answers, and a loop."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hotzone.core.errors import BadText, HotzoneError
from hotzone.rl.llm.toolbox import Toolbox

Message = dict[str, Any]
Model = Callable[[Sequence[Message], Sequence[dict[str, Any]]], Message]  # messages and tools in, a message of the assistant out


def tools(toolbox: Toolbox) -> list[dict[str, Any]]:
    """The tools as `tools=` of a request."""
    return [
        {"type": "function", "function": {"name": tool.name, "description": tool.about, "parameters": tool.schema()}}
        for tool in toolbox.tools
    ]


def answers(toolbox: Toolbox, message: Mapping[str, Any]) -> list[Message]:
    """A message of the role `tool` for each call in a message of the assistant; a call that cannot be read is told so."""
    return [
        {"role": "tool", "tool_call_id": str(call.get("id", "")), "content": answer(toolbox, call.get("function") or {})}
        for call in message.get("tool_calls") or []
    ]


def answer(toolbox: Toolbox, called: Mapping[str, Any]) -> str:
    """What one call brings about; never raises for what a model says."""
    try:
        given = called.get("arguments") or "{}"
        try:
            arguments = json.loads(given) if isinstance(given, str) else given
        except ValueError as error:
            raise BadText("bad-argument", f"the arguments are no JSON: {error}") from None
        if not isinstance(arguments, Mapping):
            raise BadText("bad-argument", "the arguments are no JSON object")
        return toolbox.call(str(called.get("name", "")), arguments)
    except HotzoneError as error:
        return f"Refused: {error} [{error.code}]"


def converse(toolbox: Toolbox, model: Model, task: str, most: int = 1000) -> list[Message]:
    """Let a model call tools until it answers without a call, or has been asked `most` times; gives all messages."""
    messages: list[Message] = [{"role": "user", "content": task}]
    for _ in range(most):
        said = dict(model(messages, tools(toolbox)))
        messages.append(said)
        called = answers(toolbox, said)
        if not called:
            break
        messages += called
    return messages
