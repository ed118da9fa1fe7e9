"""Transcripts of matches in words: a line of JSON for each answer, message or pass, checked by playing them again."""

from __future__ import annotations

import json
from pathlib import Path

from hotzone import registry
from hotzone.core.errors import BadText, HotzoneError
from hotzone.rl.llm.seated_match import VERSION, Budget, Line, SeatedMatch


def as_text(lines: list[Line]) -> str:
    """A transcript as it is kept."""
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def read(path: Path) -> list[Line]:
    """The lines of a file; raises BadText with the line that cannot be read."""
    found = []
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeError) as error:
        raise BadText("bad-transcript", f"{path.name} cannot be read: {error}") from None
    for number, line in enumerate(text.splitlines(), 1):
        try:
            found.append(json.loads(line))
        except ValueError as error:
            raise BadText("bad-transcript", f"{path.name} has a line that is no JSON: {error}", number, 1) from None
    return found


def replay(lines: list[Line]) -> SeatedMatch:
    """Play a transcript again: what was answered and said, in its order; raises BadText where a line comes out otherwise."""
    try:
        head = lines[0]
        if head["transcript"] != VERSION or registry.game(head["game"]).rules != head["rules"]:
            raise BadText("other-rules", f"the transcript was written by other rules of {head['game']}")
        moves = iter([str(line["played"]) for line in lines if "bot" in line])
        partners = {int(seat): str(name) for seat, name in head["partners"].items()}
        limits, settings = Budget(*head["budget"]), dict(head["settings"])
        found = SeatedMatch(head["game"], settings, seed=head["seed"], budget=limits, partners=partners, played_by_bots=moves)
        for line in lines[1:]:
            if "answer" in line:
                found.play(line["seat"], line["answer"])
            elif "says" in line:
                found.say(line["seat"], line["says"], line["to"])
    except HotzoneError:
        raise
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadText("bad-transcript", f"this is no transcript: {type(error).__name__}: {error}") from None
    for number, (told, again) in enumerate(zip(lines, found.lines, strict=False), 1):
        if told != again:
            raise BadText("other-transcript", f"line {number} says {told}, the rules say {again}", number, 1)
    if len(lines) != len(found.lines):
        raise BadText(
            "other-transcript", f"the transcript has {len(lines)} lines, the rules give {len(found.lines)}", len(lines), 1
        )
    return found
