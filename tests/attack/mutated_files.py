"""Files that somebody spoilt: real records, positions and boards with bytes, words and lines changed, each by its number."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import hotzone
from hotzone import registry
from hotzone.session import replay

RECORDS = Path(__file__).parents[1] / "records"
WORDS = [
    "999999999999",
    "-1",
    "0",
    "1e309",
    "\x00",
    "\u202e",
    "ё",
    '"',
    "'",
    "[",
    "]]",
    "=",
    "#",
    "\\",
    "\t",
    "\r",
    "nature",
    "undo 0",
]
WORDS += [
    "roll 1,1",
    "fire",
    "reactor",
    "hotzone",
    "board=../../x",
    "crew=99",
    "@",
    "|",
    ",",
    "{}",
    "true",
    "\ud7ff",
    "A" * 3000,
    "\n\n\n",
]
KINDS = ("record", "position", "board")


@cache
def originals(kind: str) -> list[str]:
    """The files that are spoilt."""
    records = [path.read_text("utf-8") for path in sorted(RECORDS.glob("*.record"))]
    if kind == "record":
        return records
    if kind == "position":
        return [replay(text).position() for text in records[:12]] + [
            hotzone.new(name, seed=1).position() for name in ("fire", "reactor")
        ]
    folders = [Path(registry.folder(name)) / "data" / "boards" for name in ("fire", "reactor")]
    return [path.read_text("utf-8") for folder in folders for path in sorted(folder.glob("*.toml"))]


def spoilt(kind: str, number: int) -> str:
    """A spoilt file by its number."""
    luck = random.Random(f"{kind} {number}")
    text = luck.choice(originals(kind))
    for _ in range(luck.choice((1, 1, 1, 2, 3, 8))):
        text = spoil(text, luck, kind)
    return text


def spoil(text: str, luck: random.Random, kind: str) -> str:
    """One change."""
    if not text:
        return luck.choice(WORDS)
    start = luck.randrange(len(text))
    end = min(len(text), start + luck.choice((1, 1, 2, 5, 40, 400)))
    lines = text.splitlines(keepends=True)
    line, other = luck.randrange(len(lines)), luck.randrange(len(lines))
    match luck.randrange(9):
        case 0:
            return (
                text[:start] + chr(luck.choice((0, 9, 32, 127, 255, 0x2028, 0x10FFFF, luck.randrange(32, 127)))) + text[start + 1 :]
            )
        case 1:
            return text[:start] + text[end:]
        case 2:
            return text[:start] + text[start:end] * luck.choice((2, 3, 50)) + text[end:]
        case 3:
            return text[:start] + luck.choice(WORDS) + text[start:]
        case 4:
            lines[line], lines[other] = lines[other], lines[line]
            return "".join(lines)
        case 5:
            return "".join([*lines[:line], lines[other], *lines[line:]])
        case 6:
            return "".join([*lines[:line], *lines[line + 1 :]])
        case 7:
            words = lines[line].split(" ")
            words[luck.randrange(len(words))] = luck.choice(WORDS)
            lines[line] = " ".join(words)
            return "".join(lines)
    return text[:start] + luck.choice(originals(kind))[start:]
