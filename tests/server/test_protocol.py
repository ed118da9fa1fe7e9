"""The document of the protocol says what the server does."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from hotzone.server.http import routes
from hotzone.server.protocol import codec, incoming
from tests.server.tables import new, page, placed, server

TEXT = (Path(__file__).parents[2] / "docs" / "reference" / "protocol.md").read_text("utf-8")
EXAMPLES = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)]
PLAYING = TEXT.index("### 2.3")
SENT = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", TEXT[PLAYING:], re.DOTALL)]


def tags() -> set[str]:
    """The types of all messages a page may send."""
    return {str(kind.__struct_config__.tag) for kind in get_args(incoming.Message)}


def test_every_message_of_a_page_has_an_example_that_the_server_understands() -> None:
    hello = next(example for example in EXAMPLES if example.get("type") == "hello")
    for example in (hello, *SENT):
        assert codec.read(json.dumps(example)).id == example["id"]
    assert {example["type"] for example in (hello, *SENT)} == tags()


def test_every_route_is_in_the_table() -> None:
    for route in routes.routes():
        assert f"`{next(iter(route.methods - {'HEAD'}))} {route.path.replace(':int', '')}`" in TEXT  # type: ignore[operator]


def shape(data: object) -> object:
    """The keys of data, without what depends on the match."""
    free = ("view", "switches", "events", "board", "dice", "paths")
    return {key: shape(value) for key, value in data.items() if key not in free} if isinstance(data, dict) else None


@pytest.mark.parametrize(
    "kind", ["you", "talk", "board", "state", "room", "acted", "missed", "done", "said", "why", "paths", "beat"]
)
def test_every_answer_looks_like_its_example(kind: str) -> None:
    with server() as client:
        made = new(client, "me")
        with page(client, made["code"], made["token"]) as mira:
            placed(mira)
            mira.ask("phrase", phrase="careful")
            mira.ask("why", text="move 1,1")
            mira.ask("paths")
            mira.ask("beat")
            told = dict(mira.last)
        with page(client, made["code"], made["token"], after=0) as again:
            told["missed"] = again.last["missed"]
    shapes = [shape({"id": 0, "protocol": 0, **example}) for example in EXAMPLES if example.get("type") == kind]
    found = shape({"id": 0, "protocol": 0, **told[kind]})
    assert isinstance(found, dict)
    if kind == "state":
        found["undo"] = found["undo"] or shapes[-1]["undo"]  # type: ignore[index]
    if kind == "acted":
        shapes = [{**one, "undo": None} for one in shapes]  # type: ignore[dict-item]
        found["undo"] = None
    assert found in shapes


def test_every_code_of_a_refusal_in_the_server_is_listed() -> None:
    codes: set[str] = set()
    for path in Path(routes.__file__).parents[1].rglob("*.py"):
        codes |= set(re.findall(r'(?:Refused|Unknown|BadSetup)\(\s*"([a-z-]+)"', path.read_text("utf-8")))
    missing = {code for code in codes if f"`{code}`" not in TEXT}
    assert missing <= {"no-drawing"}
