"""Make each game's rule constants and one-line statements from docs/rules; with --check only say whether they are stale."""

import argparse
import re
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
RULE = re.compile(r"- `([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+)` (.*)")
RULING = re.compile(r"- \*\*([A-Z]+-\d+)\*\* (.*)")
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


def constants(game: str, ids: list[str]) -> list[str]:
    """Write `FIRE-EXPL-03` of the game fire as `EXPL_03 = 117`."""
    names = [rule.removeprefix(f"{game.upper()}-").replace("-", "_") for rule in ids]
    twice = [name for name, times in Counter(names).items() if times > 1]
    if twice:
        sys.exit(f"{game}: more than one rule is called {', '.join(twice)}")
    return [f"{name} = {number}" for number, name in enumerate(["NONE", *names])]


def write_files(game: str, ids: list[str], said: list[str]) -> dict[str, str]:
    """Give the texts of a game's rule.py, rule.pxd and data/rules.en.txt."""
    lines = constants(game, ids)
    names = [f'    "{rule}",' for rule in ["", *ids]]
    module = [f'"""The rule ids of {game}, {NOTE}."""', "", *lines, "", "NAMES: tuple[str, ...] = (", *names, ")"]
    header = [f"# The rule ids of {game}, {NOTE}.", "cdef enum:", *(f"    {line}" for line in lines)]
    statements = [f"# What the rules of {game} say in our own words, {NOTE}.", *said]
    texts = {"rule.py": module, "rule.pxd": header, "data/rules.en.txt": statements}
    return {name: "\n".join(lines) + "\n" for name, lines in texts.items()}


def main() -> None:
    """Bring the files of every game that has a package up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file is stale")
    parser.add_argument("--docs", type=Path, default=ROOT / "docs" / "rules", help="where the rules are (default: docs/rules)")
    args = parser.parse_args()
    stale = False
    said = read_statements(args.docs)
    for game, ids in read_ids(args.docs).items():
        package = ROOT / "src" / "hotzone" / game
        if not package.is_dir():
            print(f"{game}: {len(ids)} rules, but no package hotzone.{game} yet")
            continue
        for name, text in write_files(game, ids, said[game]).items():
            path = package / name
            if path.exists() and path.read_text("utf-8") == text:
                continue
            stale = True
            print(f"{path.relative_to(ROOT)} {'is stale: run `make ids`' if args.check else f'written: {len(ids)} rules'}")
            if not args.check:
                path.write_text(text, "utf-8")
    sys.exit(1 if args.check and stale else 0)


if __name__ == "__main__":
    main()
