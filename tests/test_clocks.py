"""No test passes or fails by how long something took: a busy machine must not turn it red."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
CLOCKS = {"perf_counter", "monotonic", "thread_time", "process_time", "clock_gettime"}
CLOCKS |= {f"{name}_ns" for name in CLOCKS}
ALLOWED = {"waiting.py"}  # waits for other processes, fails only when something hangs
SHORT = 60  # seconds: a wait that may fail a test is longer, for only a hang should


def complaints(text: str) -> Iterator[str]:
    """What in a test's source looks at a clock, sleeps, or gives up early."""
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.expr | ast.ImportFrom):
            continue
        name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
        if isinstance(node, ast.ImportFrom) and node.module == "time":
            name = next((alias.name for alias in node.names if alias.name in CLOCKS | {"sleep"}), "")
        if name in CLOCKS:
            yield f"line {node.lineno}: asks {name}"
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            if called.rpartition(".")[2] == "sleep" and ast.unparse(node) != "asyncio.sleep(0)":
                yield f"line {node.lineno}: sleeps"
            for word in node.keywords:
                given_up = word.value.value if isinstance(word.value, ast.Constant) else None
                if word.arg == "timeout" and isinstance(given_up, int | float) and given_up < SHORT:
                    yield f"line {node.lineno}: gives up after {given_up} s"


def test_no_test_looks_at_a_clock() -> None:
    texts = {path.relative_to(TESTS).as_posix(): path.read_text("utf-8") for path in TESTS.rglob("*.py")}
    found = {name: list(complaints(text)) for name, text in texts.items() if name not in ALLOWED}
    assert {name: said for name, said in found.items() if said} == {}


@pytest.mark.parametrize(
    "text",
    [
        "import time\ntime.sleep(0.1)",
        "from time import perf_counter",
        "import time\nassert time.monotonic() < 5",
        "async def wait():\n    await asyncio.sleep(0.5)",
        "child.communicate(timeout=10)",
    ],
)
def test_a_clock_is_found(text: str) -> None:
    assert list(complaints(text))
