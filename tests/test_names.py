"""One word, one thing: words that were given up stay out, and a class name stands for one class.

CONTRIBUTING.md has the dictionary. The new words are checked against it, so that page and test cannot drift apart.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "hotzone"

# What a reader could not guess, and what it is called now. Old words are refused as names of classes, functions and modules.
DICTIONARY = {
    "Story": "EventLog",
    "Judge": "Evaluator",
    "FireJudge": "FireEvaluator",
    "ReactorJudge": "ReactorEvaluator",
    "FireSense": "FireBaseFeatures",
    "ReactorSense": "ReactorBaseFeatures",
    "judge": "evaluator",
    "sense": "write_inputs",
    "schools": "network_names",
    "Staged": "PageGame",
    "Spelled": "ActionGrammar",
    "Trained": "Trainable",
    "Advised": "Explainer",
    "AdviceWords": "ReasonWords",
    "advice_words": "reason_words",
    "Asked": "RequestTaker",
    "Heeding": "HearsRequests",
    "heed": "grant",
    "heeds": "grants",
    "glance": "quick_hint",
    "gist": "subject",
    "Shown": "Display",
    "Bare": "PlainDisplay",
    "shown": "display",
    "Scene": "EnvSpec",
    "Faces": "Learnable",
    "Lane": "EnvSlot",
    "Menu": "ActionMask",
    "Desk": "PlayState",
    "Hand": "Worker",
    "Piece": "Task",
    "Kept": "MatchRow",
    "Entry": "LogEntry",
    "NotKept": "NotStored",
    "Job": "WriteJob",
    "Dealer": "Autoplay",
    "Crew": "Seating",
    "Outlook": "LeafValue",
    "Growth": "Expansion",
    "Foresight": "Lookahead",
    "Player": "CorePlayer",
    "Memory": "ReplayBuffer",
    "Diary": "TrainingLog",
    "Pupil": "TrainingSetup",
    "Blueprint": "BoardParser",
    "Repertoire": "ActionSpace",
    "Order": "FullSettings",
    "twin": "clone",
    "back": "reset_to_origin",
    "rewind": "to_origin",
    "draw": "sample_chance",
    "deal": "pick_chance",
    "purse": "points_left",
    "closing": "end_action",
    "retell": "replay_events",
    "nudge": "clue",
    "KeptAnswer": "CachedResponse",
    "KeptStandings": "StandingsCache",
    "BoardQuestion": "BoardQuery",
    "TableBoards": "SqlBoards",
    "Teller": "NoticeSender",
    "teller": "notice_sender",
    "Foreteller": "OutcomeForecaster",
    "scene": "spec",
    "deed": "audit_line",
    "hire": "start_workers",
    "obey": "run_line",
    "meant": "parse_line",
    "hush": "silence_stdout",
}
# Those of them that have no other meaning, so that no variable has them either.
LOWER = (
    "judge",
    "schools",
    "gist",
    "heeds",
    "twin",
    "rewind",
    "purse",
    "retell",
    "advice_words",
    "nudge",
    "scene",
    "teller",
    "hire",
    "obey",
    "hush",
)
NOWHERE = {name for name in DICTIONARY if name[0].isupper() or name in LOWER}
# Modules that were renamed when they moved to their rooms.
OLD_MODULES = {
    "words",
    "shelf",
    "judging",
    "sensing",
    "thinking",
    "lens",
    "schools",
    "scene",
    "lane",
    "menu",
    "hands",
    "crews",
    "heeding",
    "looking",
    "showing",
    "telling",
    "desk",
    "dealer",
    "dealing",
    "keeping",
    "copying",
    "in_tables",
    "kept_answers",
    "kept_standings",
}

# Old words that are right where they are: `draw` is what one does with pictures, `back` what one does with a list.
RIGHT_HERE = {
    ("ai/training/log.py", "draw"),
    ("games/fire/text/drawing.py", "draw"),
    ("games/reactor/text/drawing.py", "draw"),
    ("server/rooms/history.py", "back"),  # through the states, the last one first
}
# The contract's name for what every game has.
OF_THE_CONTRACT = {"Match"}


def sources() -> Iterator[Path]:
    """Every module but the rules, which keep the words of their rulebooks."""
    for path in sorted(SOURCE.rglob("*.py")):
        if "rules" not in path.relative_to(SOURCE).parts[:-1]:
            yield path


@cache
def nodes(path: Path) -> list[ast.AST]:
    """All that a module says."""
    return list(ast.walk(ast.parse(path.read_text("utf-8"))))


def defined(path: Path) -> Iterator[str]:
    """The classes and functions of a module."""
    for node in nodes(path):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name


def used(path: Path) -> Iterator[str]:
    """The variables, parameters and attributes of a module, but for `paying.purse`, a rule's own word."""
    for node in nodes(path):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Attribute) and ast.unparse(node) != "paying.purse":
            yield node.attr


def test_no_class_function_or_module_has_a_word_that_was_given_up() -> None:
    found = []
    for path in sources():
        place = path.relative_to(SOURCE).as_posix()
        if path.stem in OLD_MODULES:
            found.append(f"{place}: a module of this name was given up")
        found += [
            f"{place}: {name}, say {DICTIONARY[name]}"
            for name in defined(path)
            if name in DICTIONARY and (place, name) not in RIGHT_HERE
        ]
    assert found == []


def test_nothing_else_is_called_by_a_word_that_was_given_up() -> None:
    found = {(path.relative_to(SOURCE).as_posix(), name) for path in sources() for name in used(path) if name in NOWHERE}
    assert sorted(found) == []


def test_declarations_have_the_new_words_too() -> None:
    found = []
    for path in sorted(SOURCE.rglob("*.pxd")):
        if "rules" not in path.relative_to(SOURCE).parts:
            words = set(re.findall(r"\b(?:class|void|int|double|bint) (\w+)", path.read_text("utf-8")))
            found += [f"{path.relative_to(SOURCE)}: {word}" for word in sorted(words & DICTIONARY.keys())]
    assert found == []


def test_no_sentence_of_the_source_has_a_word_that_was_given_up() -> None:
    gone = re.compile(r"\b(?:twin|gist|school|heed|nudge|lens|diary|teller|foreteller|hire|obey|hush)s?\b", re.I)
    found = [
        f"{path.relative_to(SOURCE)}:{number}: {line.strip()}"
        for path in [*sources(), *SOURCE.rglob("*.pxd")]
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if gone.search(line)
    ]
    assert found == []


def home(place: str) -> tuple[str, str]:
    """The game a file belongs to, or none, and its room there: `risk` for `risk.py` and for `risk/chains.py`."""
    parts = place.removesuffix(".py").split("/")
    return (parts[1], parts[2]) if parts[0] == "games" else ("", place)


def test_a_class_name_stands_for_one_class() -> None:
    """The same name in the same room of two games is one thing; everywhere else a name is given once."""
    places = defaultdict(list)
    for path in sources():
        place = path.relative_to(SOURCE).as_posix()
        for node in nodes(path):
            if isinstance(node, ast.ClassDef):
                places[node.name].append(place)
    twice = {}
    for name, found in places.items():
        if name in OF_THE_CONTRACT:
            found = [place for place in found if not place.startswith("contract/")]
        games = [home(place)[0] for place in found]
        rooms = {home(place)[1] for place in found}
        both = "" not in games and len(set(games)) == len(games) and len(rooms) == 1
        if len(found) > 1 and not both:
            twice[name] = found
    assert twice == {}


@pytest.mark.parametrize("exception", sorted(RIGHT_HERE))
def test_an_exception_is_needed(exception: tuple[str, str]) -> None:
    place, name = exception
    assert name in set(defined(SOURCE / place))


def test_the_dictionary_names_what_there_is() -> None:
    """Every name in the table of CONTRIBUTING.md exists, and none of the old ones stands there as a new one."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("## Names\n")[1].split("\n## ")[0]
    known = {name for path in SOURCE.rglob("*.py") for name in (*defined(path), path.stem)}
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", text, re.M)
    listed = [word for row in rows for word in re.findall(r"`(\w+)`", row)]
    assert len(listed) > 20
    assert [word for word in listed if word not in known] == []
    assert [word for word in listed if word in DICTIONARY] == []


def test_the_code_of_the_page_keeps_to_words_that_can_be_guessed() -> None:
    given_up = {"chronicle": "eventLog", "ghost": "plan", "nudge": "clue", "lens": "risk map"}
    files = [file for kind in ("js", "css", "ts", "ftl") for file in SOURCE.rglob(f"web/**/*.{kind}") if "vendor" not in file.parts]
    assert len(files) > 100
    found = [
        f"{file.relative_to(ROOT)}: {old} is called {new}"
        for file in files
        for old, new in given_up.items()
        if old in file.read_text("utf-8").lower()
    ]
    assert found == []
