"""The lists of tests that begin first or run once name tests that are there."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.conftest import ONCE, SLOW, TESTS, listed, once_folders

SOURCE = TESTS.parent / "src"
COMPILED = {".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in SOURCE.rglob("*.pxd")}
# what a room that runs once may import of them: numbers, dice, and the file of a network (`hotzone blend`, tested in tests/ai)
PLAIN = {"hotzone.core.constants", "hotzone.core.dice", "hotzone.ai.search.network"}
ROOM = {"cluster": "server"}  # several processes of one
STARTS = {"table", "new", "load", "replay", "Session", "play_many", "process", "start", "serving", "Popen", "check_call"}
Calls = dict[str, set[str]]


@pytest.fixture(scope="module")
def calls() -> Calls:
    """What every test calls, by its name."""
    found: Calls = {}
    for path in TESTS.rglob("test_*.py"):
        for one in ast.parse(path.read_text("utf-8")).body:
            if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef) and one.name.startswith("test_"):
                called = {ast.unparse(node.func).rpartition(".")[2] for node in ast.walk(one) if isinstance(node, ast.Call)}
                found[one.name] = found.get(one.name, set()) | called
    return found


@pytest.mark.parametrize("names", [ONCE, SLOW], ids=lambda path: path.name)
def test_every_line_names_a_test(names: Path, calls: Calls) -> None:
    found = listed(names)
    assert found
    assert len(found) == len(set(found))
    assert [name for name in found if name not in calls] == []


def test_what_runs_once_begins_no_match_and_starts_no_program(calls: Calls) -> None:
    """What tools/find_once.py found by watching must also look like it."""
    assert {name: calls[name] & STARTS for name in listed(ONCE) if calls[name] & STARTS} == {}


def imported(room: Path) -> set[str]:
    """The modules that a room imports, and what could be one."""
    found: set[str] = set()
    for path in room.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {one.name for one in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found |= {node.module, *(f"{node.module}.{one.name}" for one in node.names)}
    return found


@pytest.mark.parametrize("folder", once_folders())
def test_a_room_whose_tests_run_once_has_no_compiled_module_and_imports_none(folder: str) -> None:
    room = SOURCE / "hotzone" / ROOM.get(folder, folder)
    assert (TESTS / folder).is_dir()
    assert list(room.rglob("*.py"))
    assert list(room.rglob("*.pxd")) == []
    assert (imported(room) & COMPILED) - PLAIN == set()


def test_rules_games_and_searches_run_both_ways() -> None:
    both = {"ai", "attack", "compiled_and_pure", "conformance", "contract", "games", "perft", "records", "rl", "sim"}
    assert not both & set(once_folders())
    assert all((TESTS / folder).is_dir() for folder in both)


def test_files_of_such_folders_that_run_both_ways_are_there() -> None:
    named = [path for paths in once_folders().values() for path in paths]
    assert named
    assert [path for path in named if not path.is_file()] == []
    assert {"cli", "server"} <= {folder for folder, paths in once_folders().items() if paths}
