"""The tools of a language model as an MCP server, built on the official Python SDK: `hotzone mcp`. Needs the extra `mcp`."""

from __future__ import annotations

from typing import Any

import anyio
import mcp_types as types
from mcp.server import Server
from mcp.server.stdio import stdio_server

from hotzone import __version__
from hotzone.core.errors import HotzoneError
from hotzone.rl.llm.toolbox import Toolbox

INSTRUCTIONS = (
    "Cooperative rescue games by exact rules. Begin with new_match, then for your seat: observe, play, observe … until the match "
    "is over. A refused action changes nothing and names its rule; search_rules and why explain. Talk to the other seats with say."
)


def server(toolbox: Toolbox) -> Server[Any]:
    """A server with the tools of a toolbox."""

    async def list_tools(_: Any, __: Any) -> types.ListToolsResult:
        tools = [types.Tool(name=tool.name, description=tool.about, input_schema=tool.schema()) for tool in toolbox.tools]
        return types.ListToolsResult(tools=tools)

    async def call_tool(_: Any, called: types.CallToolRequestParams) -> types.CallToolResult:
        try:
            text, wrong = (
                await anyio.to_thread.run_sync(toolbox.call, called.name, called.arguments or {}, limiter=one_by_one),
                False,
            )
        except HotzoneError as error:
            text, wrong = f"Refused: {error} [{error.code}]", True
        return types.CallToolResult(content=[types.TextContent(type="text", text=text)], is_error=wrong)

    one_by_one = anyio.CapacityLimiter(1)  # calls of several clients never meet in one match
    return Server("hotzone", version=__version__, instructions=INSTRUCTIONS, on_list_tools=list_tools, on_call_tool=call_tool)


def serve(toolbox: Toolbox) -> None:
    """Answer on the standard streams until the client goes."""

    async def answer() -> None:
        made = server(toolbox)
        async with stdio_server() as (reading, writing):
            await made.run(reading, writing, made.create_initialization_options())

    anyio.run(answer)


def serve_http(toolbox: Toolbox, host: str, port: int) -> None:
    """Answer on http://host:port/mcp, for several clients at once."""
    import uvicorn

    uvicorn.run(server(toolbox).streamable_http_app(host=host), host=host, port=port, log_level="warning")
