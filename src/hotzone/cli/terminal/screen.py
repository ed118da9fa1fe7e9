"""Lines on a terminal or in a pipe: their width, and colours where they are wanted. The cursor is never moved."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence

from hotzone.cli.terminal.text_width import cut_at, padded, width

CODES = {"bold": 1, "dim": 2, "red": 91, "green": 92, "yellow": 93, "blue": 94, "magenta": 95, "cyan": 96}
NARROWEST = 40
NARROW = 36  # a column beside a picture is at least this wide


class Screen:
    """Where the lines go."""

    def __init__(self, plain: bool = False) -> None:
        self.tty = sys.stdout.isatty()
        self.plain = plain
        self.coloured = self.tty and not plain and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        self.width = max(NARROWEST, terminal_width() if self.tty else 100)

    def paint(self, text: str, colour: str) -> str:
        """A text in a colour, if this place has colours."""
        return f"\x1b[{CODES[colour]}m{text}\x1b[0m" if self.coloured and text.strip() else text

    def say(self, text: str = "", indent: str = "  ") -> None:
        """Print a text, broken between words."""
        print("\n".join(wrap(text, self.width, indent)) if text else "")

    def picture(self, lines: Sequence[str], colours: Mapping[str, str]) -> list[str]:
        """A picture with its signs in colour; its first line and the first three signs of each line are headings."""
        if not self.coloured:
            return list(lines)
        painted = [self.paint(lines[0], "dim")]
        for line in lines[1:]:
            signs = [self.paint(sign, colours[sign]) if sign in colours else sign for sign in line[3:]]
            painted.append(self.paint(line[:3], "dim") + "".join(signs))
        return painted

    def room_beside(self, picture: Sequence[str]) -> int:
        """How wide a column beside a picture can be; 0 where it is too narrow."""
        room = self.width - max(map(width, picture)) - 1
        return room if room >= NARROW else 0

    def beside(self, left: Sequence[str], plain_left: Sequence[str], right: Sequence[str]) -> list[str]:
        """Two columns if there is room, else one below the other."""
        room = self.room_beside(plain_left)
        right = [part for line in right for part in wrap(line, room or self.width, "  ")]
        if not room:
            return [*left, *right]
        wide = max(map(width, plain_left)) + 1 + min(room - max(map(width, right), default=0), 2)
        lines = []
        for i in range(max(len(left), len(right))):
            gap = wide - width(plain_left[i]) if i < len(left) else wide
            more = " " * gap + right[i] if i < len(right) and right[i] else ""
            lines.append(((left[i] if i < len(left) else "") + more).rstrip())
        return lines


def terminal_width() -> int:
    """How many signs fit on a line."""
    try:
        return os.get_terminal_size(sys.stdout.fileno()).columns or 80
    except (OSError, ValueError):
        return 80


def wrap(text: str, wide: int, indent: str = "") -> list[str]:
    """Break a text between words; what follows the first line is indented."""
    lines: list[str] = []
    rest = text
    while width(rest) > wide:
        cut = rest.rfind(" ", len(indent) + 1, cut_at(rest, wide) + 1)
        if cut < 0:
            break
        lines.append(rest[:cut].rstrip())
        rest = indent + rest[cut:].lstrip()
    return [*lines, rest]


def columns(label: str, items: Sequence[str], wide: int) -> list[str]:
    """Items behind a label, broken between items."""
    lines = [f"  {label}"]
    for item in items:
        if width(lines[-1]) + 2 + width(item) > wide:
            lines.append(" " * (width(label) + 2))
        lines[-1] += f"  {item}"
    return lines


def table(rows: Mapping[str, Sequence[str]], wide: int) -> list[str]:
    """Rows of items behind labels that stand below each other."""
    labelled = max(map(width, rows), default=0)
    return [line for label, items in rows.items() for line in columns(padded(label, labelled), items, wide)]
