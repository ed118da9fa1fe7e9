"""Lines on a terminal or in a pipe: width, colours where they are wanted, actions in groups. No cursor is moved."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence

from hotzone.session import Action

CODES = {"bold": 1, "dim": 2, "red": 91, "green": 92, "yellow": 93, "blue": 94, "magenta": 95, "cyan": 96}
NARROWEST = 40


class Screen:
    """Where the lines go."""

    def __init__(self, plain: bool = False) -> None:
        tty = sys.stdout.isatty()
        self.plain = plain
        self.coloured = tty and not plain and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        self.width = max(NARROWEST, terminal_width() if tty else 100)

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

    def beside(self, left: Sequence[str], plain_left: Sequence[str], right: Sequence[str]) -> list[str]:
        """Two columns if there is room, else one below the other."""
        wide = max(map(len, plain_left))
        room = self.width - wide - max(map(len, right), default=0)
        if room < 1:
            return [*left, *right]
        wide += min(room, 3)
        lines = []
        for i in range(max(len(left), len(right))):
            gap = wide - len(plain_left[i]) if i < len(left) else wide
            more = " " * gap + right[i] if i < len(right) and right[i] else ""
            lines.append(((left[i] if i < len(left) else "") + more).rstrip())
        return lines


def terminal_width() -> int:
    """How many signs fit on a line."""
    try:
        return os.get_terminal_size(sys.stdout.fileno()).columns or 80
    except (OSError, ValueError):
        return 80


def wrap(text: str, width: int, indent: str = "") -> list[str]:
    """Break a text between words; what follows the first line is indented."""
    lines: list[str] = []
    rest = text
    while len(rest) > width:
        cut = rest.rfind(" ", len(indent) + 1, width + 1)
        if cut < 0:
            break
        lines.append(rest[:cut].rstrip())
        rest = indent + rest[cut:].lstrip()
    return [*lines, rest]


def grouped(legal: Sequence[Action]) -> dict[tuple[str, int], list[tuple[int, str]]]:
    """The actions by verb and cost: number from 1 and target of each."""
    groups: dict[tuple[str, int], list[tuple[int, str]]] = {}
    for number, action in enumerate(legal, 1):
        verb, _, target = action.rpartition(" ")
        groups.setdefault((verb, action.cost) if verb else ("", 0), []).append((number, target))
    return groups


def action_lines(legal: Sequence[Action], points: str, width: int, plain: bool) -> list[str]:
    """The numbered actions, a line a verb and price; those without a target come last."""
    groups = grouped(legal)
    bare = groups.pop(("", 0), [])
    labels = {key: f"{key[0]}, {key[1]} {points}" if key[1] else key[0] for key in groups}
    if plain:
        spoken = [f"{labels[key]}: " + ", ".join(f"{number} is {target}" for number, target in groups[key]) for key in groups]
        return spoken + [f"{number} is {word}" for number, word in bare]
    wide = max([len(label) for label in labels.values()] + [2])
    lines = [line for key in groups for line in columns(labels[key].ljust(wide), groups[key], width)]
    return lines + (columns(("or" if groups else "").ljust(wide if groups else 0), bare, width) if bare else [])


def columns(label: str, items: Sequence[tuple[int, str]], width: int) -> list[str]:
    """Numbered items behind a label, broken between items."""
    lines = [f"  {label}"]
    for number, target in items:
        item = f"  {number}) {target}"
        if len(lines[-1]) + len(item) > width:
            lines.append(" " * (len(label) + 2))
        lines[-1] += item
    return lines
