"""Read an answer as a person would: which of the listed actions a language model means, however it wraps its words.

What names no single action is refused. `FormatError` says that an answer could not be read; an answer that reads well and is
against the rules is returned as it stands, so that the rules refuse it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

from hotzone.core.errors import BadText

LONGEST = 20_000  # signs of an answer that are looked at, from its end
KEYS = ("action", "answer", "move", "choice", "play", "arguments", "parameters", "input", "function")
THOUGHTS = re.compile(r"<(think|thinking|reasoning|scratchpad)>.*?(</\1>|\Z)", re.DOTALL | re.IGNORECASE)
WRAPPED = (  # the strongest sign of a final answer first
    re.compile(r"<(?:action|answer|play|move)>(.*?)</(?:action|answer|play|move)>", re.DOTALL | re.IGNORECASE),
    re.compile(r"\\boxed\{(?:\\text\{)?([^{}]*)\}"),
)
FENCE = re.compile(r"```[a-z]*\n?(.*?)```", re.DOTALL | re.IGNORECASE)
OBJECT = re.compile(r"\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}", re.DOTALL)
AROUND = " \t\r\n\"'`*_.,;:!<>[]()"
LABEL = re.compile(
    r"^(?:my |the |final |best |chosen )*(?:action|answer|choice|move|play|option)(?: is)?\s*[:=-]\s*", re.IGNORECASE
)
PICKED = re.compile(
    r"\b(?:choose|pick|select|play|take|go with|answer|action|option|choice|number)(?: is| will be)?"
    r"(?: (?:the )?(?:action|option|number|no\.?))?"
    r"[\s:#*`\"']*(\d{1,4})\b(?![,|.]\d)",
    re.IGNORECASE,
)
LISTED = re.compile(r"^(\d{1,4})[.):]\s+(.+)$")
PRICE = re.compile(r"\s*\(\d+ [^()]*\)\s*$")
REASON = re.compile(r"\s+(?:because|since|as it|so that|in order|to (?!\d))|\s[-–—]\s|[.;]\s|,\s+(?=[a-z]{2})", re.IGNORECASE)

A = TypeVar("A", bound=str)


class FormatError(BadText):
    """An answer in which no single action can be found; the rules were not asked."""


def read_answer(answer: object, legal: Sequence[A]) -> A | str:
    """The legal action that an answer means, or its text if it names something that is not legal."""
    found: set[str] = set()
    named = ""
    for part in parts(answer):
        meant = meanings(part, legal)
        if meant:
            found = meant
            break
        named = named or clean(part)
    if len(found) > 1:
        raise FormatError("ambiguous", f"the answer names more than one action: {', '.join(sorted(found)[:6])}")
    if found:
        action = found.pop()
        return next((one for one in legal if one == action), action)
    if not named:
        raise FormatError("no-answer", "there is no answer")
    number = named.split()[0].strip(AROUND) if named else ""
    if number.isdecimal() and named.strip(AROUND) == number:
        raise FormatError("no-number", f"there is no action {number[:40]}: the numbers go from 1 to {len(legal)}")
    return named


def parts(answer: object) -> Iterator[str]:
    """Where the action may stand, the likeliest place first."""
    if isinstance(answer, Mapping):
        yield from unwrapped(answer)
        return
    if isinstance(answer, bool) or not isinstance(answer, str | int):
        raise FormatError("bad-answer", "an answer is a number or the text of an action")
    text = THOUGHTS.sub(" ", str(answer)[-LONGEST:]).strip()
    for pattern in WRAPPED:
        inside = pattern.findall(text)
        if inside:
            yield from parts(inside[-1])
    for block in [text, *reversed(FENCE.findall(text)), *reversed(OBJECT.findall(text))]:
        read = as_object(block)
        if read is not None:
            yield from unwrapped(read)
            return
    for block in reversed(FENCE.findall(text)):
        yield from reversed(lines_of(block))
    lines = lines_of(FENCE.sub(" ", text) if FENCE.sub("", text).strip() else text)
    yield from reversed([line for line in lines if LABEL.match(line.lstrip(AROUND))])
    yield from reversed(lines)


def as_object(text: str) -> Mapping[str, Any] | None:
    """A text as a JSON object, if it is one."""
    text = text.strip()
    if not (text.startswith("{") and text.endswith("}")):
        return None
    try:
        read = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return read if isinstance(read, Mapping) else None


def unwrapped(answer: Mapping[str, Any], depth: int = 4) -> Iterator[str]:
    """What a call of the tool says: its argument, in whatever wrapping the call arrives."""
    given = [answer[key] for key in KEYS if key in answer]
    if not given:
        raise FormatError("no-answer", "there is no 'action' in the answer")
    for value in given:
        if isinstance(value, str) and (read := as_object(value)) is not None:
            value = read
        if isinstance(value, Mapping):
            if not depth:
                raise FormatError("bad-answer", "the answer is wrapped too often")
            yield from unwrapped(value, depth - 1)
        elif isinstance(value, bool) or not isinstance(value, str | int):
            raise FormatError("bad-answer", "an answer is a number or the text of an action")
        else:
            yield str(value)


def lines_of(text: str) -> list[str]:
    """The lines that say something."""
    return [line for line in text.splitlines() if line.strip(AROUND)]


def clean(line: str) -> str:
    """A line without marks, label, list number, price and reason around its action."""
    line = LABEL.sub("", line.strip(AROUND)).strip(AROUND + "#-")
    listed = LISTED.match(line)
    line = PRICE.sub("", listed[2] if listed else line)
    return REASON.split(line, maxsplit=1)[0].strip(AROUND)


def meanings(line: str, legal: Sequence[str]) -> set[str]:
    """The legal actions that a line names; several if it cannot be told which."""
    bare = LABEL.sub("", line.strip(AROUND)).strip(AROUND + "#-")
    listed = LISTED.match(bare)
    if listed and 1 <= int(listed[1]) <= len(legal):
        text = PRICE.sub("", listed[2]).strip(AROUND).lower()
        action = legal[int(listed[1]) - 1]
        other = set(mentioned(text, legal)) - {action}
        return {action, *other} if other and text != action else {action}
    for text in (bare, PRICE.sub("", bare).strip(AROUND), clean(line)):
        exact = [action for action in legal if action == " ".join(text.lower().split())]
        if exact:
            return set(exact)
    by_text = set(mentioned(bare.lower(), legal))
    by_number = {legal[int(n) - 1] for n in numbers(bare) if 1 <= int(n) <= len(legal)}
    return by_text | by_number


def numbers(line: str) -> list[str]:
    """The numbers of the list that a line picks: standing alone, before a reason, or after a word of choice."""
    head = REASON.split(line, maxsplit=1)[0].strip(AROUND)
    if head.isdecimal():
        return [head[:9]]
    either = re.fullmatch(r"(\d{1,4})\s*(?:or|and|/|,)\s*(\d{1,4})", head)
    if either:
        return [either[1], either[2]]
    picked = [match[1] for match in PICKED.finditer(line)]
    more = re.findall(r"\d\s*(?:or|and)\s+(\d{1,4})\b", line) if picked else []
    return [*picked, *more]


def mentioned(line: str, legal: Sequence[str]) -> list[str]:
    """The legal actions whose whole text stands in a line, but for those inside a longer one that stands there too."""
    words = f" {' '.join(line.split())} "
    inside = [action for action in legal if re.search(rf"(?<![\w,|]){re.escape(action.lower())}(?![\w|]|,\w)", words)]
    inside = [action for action in inside if " " in action or re.search(rf"(?:^|[\s\"'`*]){re.escape(action)}[\s\"'`*.!]*$", words)]
    return [action for action in inside if not any(action != other and action in other for other in inside)]
