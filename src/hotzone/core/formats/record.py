"""Records: a set-up and every action as text, nature's included; and the head lines that records and positions share."""

from typing import NamedTuple

from hotzone.core.errors import BadText
from hotzone.core.values import Setup

FORMAT = 1  # of records and positions
LONGEST = 4_000_000  # characters; the longest matches need a hundredth
LONGEST_LINE = 2_000
START = "| "  # before the lines of the position that a record begins with
BOARD, BOARD_END = "board <<", ">>"  # around the file of a board that not everybody has


class Head(NamedTuple):
    """The first two lines: what it is, which game by which version of its rules, and the set-up."""

    kind: str  # record or position
    game: str
    rules: int
    setup: Setup


class Record(NamedTuple):
    """A match as it is kept: replaying its actions gives the same bytes."""

    head: Head
    actions: tuple[tuple[int, str], ...]  # number of the line, text
    result: str = ""
    digest: str = ""
    start: tuple[str, ...] = ()  # the lines of the position it begins with, below their head; none: it begins with the set-up
    board: str = ""  # the file of its board, where that is somebody's own


def head_lines(head: Head) -> list[str]:
    """Write the two head lines."""
    return [f"hotzone {head.kind} {FORMAT}", f"{head.game} {head.rules} {head.setup}"]


def split(text: str, kind: str) -> list[str]:
    """The lines of a text, if it can be one of ours at all."""
    if len(text) > LONGEST:
        raise BadText("too-long", f"a {kind} has at most {LONGEST:,} characters, this text {len(text):,}", 1, 1)
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise BadText(
                "line-too-long", f"no line of a {kind} is longer than {LONGEST_LINE:,} characters", number, LONGEST_LINE + 1
            )
        for column, sign in enumerate(line, 1):
            if ord(sign) < 32 and sign not in "\t\r":
                raise BadText("not-text", f"this is not text: character {ord(sign)}", number, column)
    return [line.rstrip() for line in lines]


def read_head(lines: list[str], kind: str) -> Head:
    """Read the two head lines; raises BadText with line and column."""
    words = lines[0].split()
    if words[:2] != ["hotzone", kind] or len(words) != 3 or not is_number(words[2]):
        raise BadText(f"no-{kind}", f"a {kind} begins with 'hotzone {kind} {FORMAT}'", 1, 1)
    if int(words[2]) != FORMAT:
        age = "newer than" if int(words[2]) > FORMAT else "unknown to"
        raise BadText("other-format", f"format {words[2]} is {age} this program, which knows format {FORMAT}", 1, len(lines[0]))
    words = lines[1].split() if len(lines) > 1 else []
    if len(words) < 3 or not is_number(words[1]) or not words[2].startswith("board="):
        raise BadText("bad-head", "the second line names game, rules version, board and settings: GAME 1 board=NAME", 2, 1)
    settings: list[tuple[str, str]] = []
    for word in words[3:]:
        key, sign, value = word.partition("=")
        if not sign or not key or not value or key in dict(settings) or key == "board":
            raise BadText("bad-head", f"'{word[:40]}' is not a setting: key=value, each key once", 2, lines[1].index(word) + 1)
        settings.append((key, value))
    return Head(kind, words[0], int(words[1]), Setup(words[2].removeprefix("board="), tuple(settings)))


def board_block(board: str) -> list[str]:
    """The lines that carry a board file along, below the head; none without one."""
    return [BOARD, *board.rstrip("\n").split("\n"), BOARD_END] if board else []


def take_board(lines: list[str]) -> tuple[str, int]:
    """The board file below a head, and how many lines it takes; raises BadText where it does not end."""
    if len(lines) < 3 or lines[2] != BOARD:
        return "", 0
    for number, line in enumerate(lines[3:], 3):
        if line == BOARD_END:
            return "\n".join(lines[3:number]) + "\n", number - 1
    raise BadText("board-without-end", f"the board that begins here ends with a line '{BOARD_END}'", 3, 1)


def is_number(word: str) -> bool:
    """Is this a small whole number in plain digits?"""
    return word.isascii() and word.isdecimal() and len(word) <= 9


def read_record(text: str) -> Record:
    """Read a record; raises BadText with line and column. Lines from # on are remarks, those from | on a position to begin with."""
    lines = split(text, "record")
    head = read_head(lines, "record")
    actions: list[tuple[int, str]] = []
    result = digest = ""
    board, taken = take_board(lines)
    first = 2 + taken
    start = [line[len(START) :] for line in lines[first:] if line.startswith(START.rstrip())]
    if any(not line.startswith(START.rstrip()) for line in lines[first : first + len(start)]):
        raise BadText("start-inside", "the position that a record begins with stands right below its head", first + 1, 1)
    for number, line in enumerate(lines[first + len(start) :], first + 1 + len(start)):
        words = line.partition("#")[0].split()
        if not words:
            continue
        if digest:
            raise BadText("after-end", "nothing follows the digest", number, 1)
        if words[0] == "result":
            result = " ".join(words[1:])
        elif words[0] == "digest":
            digest = " ".join(words[1:])
        elif result:
            raise BadText("after-end", "no action follows the result", number, 1)
        else:
            actions.append((number, " ".join(words)))
    return Record(head, tuple(actions), result, digest, tuple(start), board)


def write_record(record: Record, remarks: dict[int, str] | None = None) -> str:
    """Write a record, with remarks before the actions that have some (by their place from 0), or after the last."""
    lines = head_lines(record.head) + board_block(record.board) + [f"{START}{line}".rstrip() for line in record.start]
    for i, action in enumerate([*(action for _, action in record.actions), ""]):
        if remarks and i in remarks:
            lines += [f"# {remark}" for remark in remarks[i].split("\n")]
        if action:
            lines.append(action)
    if record.result:
        lines.append(f"result {record.result}")
    if record.digest:
        lines.append(f"digest {record.digest}")
    return "\n".join(lines) + "\n"


def digest_of(snapshot: bytes) -> str:
    """A short proof of a state."""
    from hashlib import blake2b  # only records need it

    return blake2b(snapshot, digest_size=8).hexdigest()
