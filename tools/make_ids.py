"""Make each game's rule constants and one-line statements from docs/rules; with --check only say whether they are stale."""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).parents[1]
RULE = re.compile(r"- `([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+)` (.*)")
RULING = re.compile(r"- \*\*([A-Z]+-\d+)\*\* (.*)")
WIDTH = 120  # of lines that are made, without their indent
NOTE = "made from docs/rules by `make ids`: change the rules, not this file"


def read_ids(docs: Path) -> dict[str, list[str]]:
    """List the ids of every game in the order of its files: fire.md first, then fire-expansions.md."""
    ids: dict[str, list[str]] = {}
    for path in sorted(docs.glob("*.md"), key=lambda path: path.stem):
        found = [match[1] for line in path.read_text("utf-8").splitlines() if (match := RULE.match(line))]
        if found:
            ids.setdefault(path.stem.partition("-")[0], []).extend(found)
    return ids


def read_statements(docs: Path) -> dict[str, list[str]]:
    """List what every rule and ruling of a game says, its id first, for the command line's `why`."""
    said: dict[str, list[str]] = {}
    for path in sorted(docs.glob("*.md"), key=lambda path: path.stem):
        lines = path.read_text("utf-8").splitlines()
        found = [f"{match[1]} {match[2].strip()}" for line in lines if (match := RULE.match(line) or RULING.match(line))]
        said.setdefault(path.stem.partition("-")[0], []).extend(found)
    return said


def packed(first: str, items: Iterable[str], last: str = "", between: str = ", ", room: int = 0) -> Iterator[str]:
    """Items side by side, in as many lines as they need; `room` is left free at the end of a line."""
    line = ""
    for item in items:
        if line and len(first + line + item + last) + len(between) + room > WIDTH:
            yield first + line + last
            line = ""
        line += between + item if line else item
    if line:
        yield first + line + last


def parallel(lefts: Iterable[str], rights: Iterable[str]) -> Iterator[str]:
    """`a, b, c = x, y, z`, as much as a line holds."""
    left, right = "", ""
    for one, other in zip(lefts, rights, strict=True):
        if left and len(left + right + one + other) + 7 > WIDTH:
            yield f"{left} = {right}"
            left, right = "", ""
        left, right = (f"{left}, {one}", f"{right}, {other}") if left else (one, other)
    if left:
        yield f"{left} = {right}"


def constants(game: str, ids: list[str]) -> dict[str, str]:
    """The name in code of every rule: `EXPL_03` for `FIRE-EXPL-03` of the game fire."""
    names = [rule.removeprefix(f"{game.upper()}-").replace("-", "_") for rule in ids]
    twice = [name for name, times in Counter(names).items() if times > 1]
    if twice:
        sys.exit(f"{game}: more than one rule is called {', '.join(twice)}")
    return dict(zip(ids, names, strict=True))


def write_files(game: str, ids: list[str], said: list[str]) -> dict[str, str]:
    """Give the texts of a game's rule_ids.py, rule_ids.pxd and data/rules/en.txt; constants and names stand a line a topic."""
    names, number = constants(game, ids), 1
    lines, header, quoted = ["NONE = 0"], ["    NONE = 0"], ['    "",']
    for _, together in groupby(ids, lambda rule: rule.rpartition("-")[0]):
        topic = list(together)
        quoted += (f"    *({told}{'' if ',' in told else ','})," for told in packed("", (f'"{rule}"' for rule in topic)))
        for told in packed("", (names[rule] for rule in topic), room=len(" = range(100, 100)")):
            after = number + told.count(",") + 1
            lines.append(f"{told} = {number if after == number + 1 else f'range({number}, {after})'}")
            header.append(f"    {told.replace(',', f' = {number},', 1) if ',' in told else f'{told} = {number}'}")
            number = after
    module = [f'"""The rule ids of {game}, {NOTE}."""', "", *lines, "", "NAMES: tuple[str, ...] = (", *quoted, ")"]
    header = [f"# The rule ids of {game}, {NOTE}.", "cdef enum:", *header]
    statements = [f"# What the rules of {game} say in our own words, {NOTE}.", *said]
    texts = {"model/rule_ids.py": module, "model/rule_ids.pxd": header, "data/rules/en.txt": statements}
    return {name: "\n".join(lines) + "\n" for name, lines in texts.items()}


def update(path: Path, text: str, check: bool) -> bool:
    """Write a file that is stale, or only say so; gives whether it was."""
    if path.exists() and path.read_text("utf-8") == text:
        return False
    print(f"{path.relative_to(ROOT)} {'is stale: run `make ids`' if check else 'written'}")
    if not check:
        path.write_text(text, "utf-8")
    return True


def main() -> None:
    """Bring the files of every game that has a package up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file is stale")
    parser.add_argument("--docs", type=Path, default=ROOT / "docs" / "rules", help="where the rules are (default: docs/rules)")
    args = parser.parse_args()
    stale = False
    said = read_statements(args.docs)
    for game, ids in read_ids(args.docs).items():
        package = ROOT / "src" / "hotzone" / "games" / game
        if not package.is_dir():
            print(f"{game}: {len(ids)} rules, but no package hotzone.games.{game} yet")
            continue
        for name, text in write_files(game, ids, said[game]).items():
            stale |= update(package / name, text, args.check)
    sys.exit(1 if args.check and stale else 0)


if __name__ == "__main__":
    main()
