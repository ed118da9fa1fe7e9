"""What the server sends, byte for byte: structs write what pages have always got, and leave out what there is not."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from hotzone.core.errors import Illegal
from hotzone.server.protocol import codec, outgoing
from hotzone.server.protocol.errors import Refused, Stale, told
from hotzone.server.rooms import match_texts
from hotzone.store.protocol import LogEntry


def too_few() -> Illegal:
    error = Illegal("too-few-ap", "no", "FIRE-AP-01")
    error.numbers = (2, 1)
    return error


def entry(words: str = "") -> LogEntry:
    return LogEntry("kite-42", 7, 2, "end", "[]", 1.5, words)


@pytest.mark.parametrize(
    ("message", "text"),
    [
        (told(Refused("over", "the match is over")), '{"type":"error","code":"over","text":"the match is over","rule":""}'),
        (told(Stale(9)), '{"type":"error","code":"stale","text":"the table has moved on: it is at 9 now","rule":"","seq":9}'),
        (
            told(too_few()),
            '{"type":"error","code":"too-few-ap","text":"no","rule":"FIRE-AP-01","numbers":[2,1]}',
        ),
        (
            outgoing.Said(person=2, name="Ota", at=1.5, seq=40, phrase="careful"),
            '{"type":"said","person":2,"name":"Ota","at":1.5,"seq":40,"phrase":"careful"}',
        ),
        (
            outgoing.StateSent(seq=4, live=True, view=msgspec.Raw(b'{"turn":1}'), undo=outgoing.UndoStep(3, 1), redo=False),
            '{"type":"state","seq":4,"live":true,"view":{"turn":1},"undo":{"to":3,"seat":1},"redo":false}',
        ),
        (match_texts.acted(entry()), '{"type":"acted","seq":7,"actor":3,"action":"end","events":[],"at":1.5}'),
        (
            match_texts.acted(entry('{"bot":"crew","reason":"","plan":["end"],"because":{}}')),
            '{"type":"acted","seq":7,"actor":3,"action":"end","events":[],"at":1.5,"bot":"crew","reason":"","plan":["end"],"because":{}}',
        ),
        (outgoing.RoomDice("9f", 0, None), '{"commitment":"9f","from":0,"seed":null}'),
        (
            outgoing.WhyAnswer(code="wall", text="a wall", rule="R", seq=3, action="move 1,1", legal=False),
            '{"type":"why","code":"wall","text":"a wall","rule":"R","seq":3,"action":"move 1,1","legal":false}',
        ),
        (outgoing.WhyAnswer(seq=3, action="end", legal=True), '{"type":"why","seq":3,"action":"end","legal":true}'),
    ],
)
def test_a_message_is_written_as_ever(message: object, text: str) -> None:
    assert codec.write(message) == text


def test_every_kind_of_message_has_a_name_of_its_own() -> None:
    names = [kind.__struct_config__.tag for kind in get_args(outgoing.Message)]
    assert len(names) == len(set(names)) == 19
