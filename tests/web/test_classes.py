"""Classes of the page are words, and none is made up: the looks know them, or a test looks for them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.web.test_files import ROOMS

TESTS = Path(__file__).parent
QUOTED = re.compile(r"(?<!== )(['\"])([a-z][a-z0-9 -]*)\1")


def texts(suffix: str) -> Iterator[str]:
    for room in ROOMS:
        for path in sorted(room.rglob(f"*{suffix}")):
            if "vendor" not in path.parts:
                yield path.read_text("utf-8")


def styled() -> set[str]:
    """All classes that a stylesheet names."""
    found: set[str] = set()
    for text in texts(".css"):
        for selector in re.findall(r"([^{}]+)\{", re.sub(r"(?s)/\*.*?\*/", "", text)):
            if not selector.strip().startswith("@"):
                found |= set(re.findall(r"\.([A-Za-z][\w-]*)", selector))
    return found


def inside(text: str, start: int) -> int:
    """Where the braces that opened before `start` close."""
    depth, at = 1, start
    while depth:
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        at += 1
    return at


def drawn() -> tuple[set[str], set[str]]:
    """All classes that the page's code writes, and the beginnings of those that it puts together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for text in [*texts(".js"), *texts(".html")]:
        for match in re.finditer(r"\bclass=(\"|\$\{)", text):
            at = match.end()
            if match[1] == "${":
                whole |= {name for _, words in QUOTED.findall(text[at : inside(text, at)]) for name in words.split()}
                continue
            value = ""
            while text[at] != '"':
                if text.startswith("${", at):
                    end = inside(text, at + 2)
                    whole |= {name for _, words in QUOTED.findall(text[at:end]) for name in words.split()}
                    value, at = value + "\0", end
                else:
                    value, at = value + text[at], at + 1
            for name in value.split():
                if "\0" not in name:
                    whole.add(name)
                elif name != "\0":
                    begun.add(name.partition("\0")[0])
    return whole, begun


def sought() -> str:
    return "\n".join(path.read_text("utf-8") for path in TESTS.glob("*.py"))


def test_a_class_is_a_word_or_several() -> None:
    whole, begun = drawn()
    assert len(whole) > 200
    for name in styled() | whole:
        assert re.fullmatch(r"[a-z]+[0-9]?(-[a-z0-9]+)*", name), name
        assert len(name) >= 4, name
    assert {name for name in begun if not re.fullmatch(r"([a-z]+-)+", name)} == set()


def test_every_class_of_the_code_is_known_to_the_looks_or_to_a_test() -> None:
    whole, begun = drawn()
    known, tests = styled(), sought()
    assert {name for name in whole if name not in known and f".{name}" not in tests} == set()
    assert {name for name in begun if not any(one.startswith(name) for one in known)} == set()


def test_every_class_of_the_looks_is_drawn_somewhere() -> None:
    whole, begun = drawn()
    code = "\n".join(texts(".js"))

    def is_drawn(name: str) -> bool:
        """Written in a class, put together, or handed on as a text."""
        return name in whole or any(name.startswith(one) for one in begun) or re.search(rf"[' ]{name}[' ]", code) is not None

    assert {name for name in styled() if not is_drawn(name)} == set()
