"""Sixty-five odd messages: what an attack sends to a room over its socket."""

from __future__ import annotations

import json

DEEP = "[" * 4000 + "]" * 4000
NOT_JSON = [
    "",
    " ",
    "{",
    "}",
    "nul",
    "\x00",
    "\ufeff{}",
    "{'type': 'beat'}",
    '{"type": "beat"',
    "9" * 4000,
    DEEP,
    '{"type":"beat"}{"type":"beat"}',
]
NOT_MESSAGES = ["null", "true", "[]", "{}", '"beat"', "1e999", "-0", '{"type": null}', '{"type": 1}', '{"type": ["act"]}']
NOT_MESSAGES += ['{"type": "ACT"}', '{"type": "__class__"}', '{"type": "beat", "type": "act"}', '{"type": "beat", "more": 1}']
WRONG_FIELDS: list[dict[str, object]] = [
    {"type": "act", "seq": -1, "text": "end"},
    {"type": "act", "seq": 2**63, "text": "end"},
    {"type": "act", "seq": 1.5, "text": "end"},
    {"type": "act", "seq": True, "text": "end"},
    {"type": "act", "seq": "1", "text": "end"},
    {"type": "act", "seq": 0, "text": None},
    {"type": "act", "seq": 0, "text": "end" * 2000},
    {"type": "act", "seq": 0, "text": "roll 6,6"},
    {"type": "act", "seq": 0, "text": "move 3,1\nmove 3,2"},
    {"type": "act", "seq": 0, "text": "\u202emove 3,1"},
    {"type": "act", "seq": 0, "text": "move -1,99999999999"},
    {"type": "act", "seq": 0, "text": "undo 0"},
    {"type": "undo", "seq": 0, "to": 10**6},
    {"type": "undo", "seq": 0, "to": -5},
    {"type": "redo", "seq": 10**6},
    {"type": "reset"},
    {"type": "look", "at": 10**6},
    {"type": "look", "at": -1},
    {"type": "look"},
    {"type": "why", "text": ""},
    {"type": "why", "text": "'; drop table entries; --"},
    {"type": "sit", "seat": 0},
    {"type": "sit", "seat": 99},
    {"type": "stand", "seat": 1},
    {"type": "give", "seat": 1, "bot": "../../etc/passwd"},
    {"type": "give", "seat": 1, "bot": "random", "person": 1},
    {"type": "take", "seat": 1},
    {"type": "link", "seat": 1},
    {"type": "revoke", "seat": 1},
    {"type": "name", "name": "\u202e\u200b\x07"},
    {"type": "say", "text": "x" * 401},
    {"type": "phrase", "phrase": "<script>"},
    {"type": "ping", "place": "<b>"},
    {"type": "set", "watchers": False, "pace": 0},
    {"type": "set", "pace": "NaN"},
    {"type": "step"},
    {"type": "host"},
    {"type": "host", "person": 1},
    {"type": "kick", "person": 1},
]
ODD_MESSAGES: list[str] = [*NOT_JSON, *NOT_MESSAGES, *(json.dumps(found) for found in WRONG_FIELDS)]
