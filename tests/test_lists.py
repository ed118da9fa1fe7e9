"""The lists of tests that begin first or run once name tests that are there."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.conftest import ONCE, SLOW, listed

TESTS = Path(__file__).parent
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
