"""The MCP server, asked by the client of the official SDK: a whole match over the standard streams, and what is refused."""

import json
import re
import sys
from pathlib import Path

import anyio
from mcp import Client, StdioServerParameters

from hotzone.rl.llm import mcp_server, transcript
from hotzone.rl.llm.toolbox import Toolbox

WANTED = ("quench", "douse", "carry", "end")  # what the scripted player likes, the dearest first


async def told(client: Client, tool: str, **arguments: object) -> str:
    """What a tool says; an error of the tool is one of the test."""
    found = await client.call_tool(tool, arguments)
    assert not found.is_error, found
    return str(found.content[0].model_dump()["text"])


def chosen(seen: str) -> str:
    """The number of the action that the scripted player takes."""
    listed = re.findall(r"^(\d+)\. (.+)$", seen.split("Legal actions:\n")[1], re.MULTILINE)
    return str(next((number for verb in WANTED for number, text in listed if text.startswith(verb)), listed[0][0]))


async def play_by(client: Client) -> str:
    """Two seats play and talk until the match is over; gives the name of the match."""
    match = (await told(client, "new_match", game="fire", seed=3, settings={"crew": 2})).split()[1]
    for turn in range(2000):
        who = re.match(r"Seat (\d)", await told(client, "legal", match=match))
        if who is None:
            break
        seat = int(who[1])
        seen = await told(client, "observe", match=match, seat=seat)
        if turn == 4:
            await told(client, "say", match=match, seat=seat, text="I take the left door.")
        if turn == 12:
            assert "I take the left door." in seen or seat == 1
        await told(client, "play", match=match, seat=seat, answer=f"I think this is best.\nAction: {chosen(seen)}")
    return match


def test_a_client_of_the_official_sdk_plays_a_whole_match_on_the_standard_streams(tmp_path: Path) -> None:
    async def play() -> None:
        command = ["-m", "hotzone", "mcp", "--transcripts", str(tmp_path)]
        async with Client(StdioServerParameters(command=sys.executable, args=command)) as client:
            names = [tool.name for tool in (await client.list_tools()).tools]
            assert names == ["games", "new_match", "observe", "legal", "play", "say", "why", "hint", "search_rules", "transcript"]
            match = await play_by(client)
            kept = (tmp_path / f"{match}.jsonl").read_text("utf-8")
            assert (await told(client, "transcript", match=match)) == kept
            assert "The match is over." in await told(client, "observe", match=match, seat=1)

    anyio.run(play)
    (path,) = tmp_path.glob("*.jsonl")
    again = transcript.replay(transcript.read(path))
    assert again.match.over
    assert again.lines[-1]["result"]["ending"] == again.match.result()["ending"]
    assert any("says" in line for line in again.lines)


def test_errors_are_answers_that_a_model_can_read() -> None:
    async def ask() -> None:
        async with Client(mcp_server.server(Toolbox(hints=False))) as client:
            assert "hint" not in [tool.name for tool in (await client.list_tools()).tools]
            for tool, arguments, code in (
                ("observe", {"match": "none", "seat": 1}, "unknown-match"),
                ("hint", {"match": "none", "seat": 1}, "unknown-tool"),
                ("observe", {"match": "none"}, "bad-argument"),
                ("new_match", {"settings": {"crew": 99}}, ""),
                ("new_match", {"partners": {"1": "evil.py:Bot"}}, "unknown-bot"),
            ):
                found = await client.call_tool(tool, arguments)
                assert found.is_error
                assert code in json.dumps(found.content[0].model_dump())

    anyio.run(ask)


def test_several_clients_play_one_match_on_one_server() -> None:
    async def ask() -> None:
        toolbox = Toolbox()
        made = mcp_server.server(toolbox)
        async with Client(made) as first, Client(made) as second:
            match = (await told(first, "new_match", seed=1, settings={"crew": 2})).split()[1]
            await told(second, "say", match=match, seat=2, text="Hello from seat two", to=1)
            assert "Seat 2 to seat 1: Hello from seat two" in await told(first, "observe", match=match, seat=1)
            wrong = await second.call_tool("play", {"match": match, "seat": 2, "answer": "1"})
            assert wrong.is_error
            assert "not-your-turn" in str(wrong.content)

    anyio.run(ask)
