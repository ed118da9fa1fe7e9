"""The source agrees with itself: fields, constants, rule ids, compiled files, imports."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from hotzone.core import table
from hotzone.fire import state
from hotzone.fire.retell import RETOLD

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "hotzone"
PACKAGES = ("core", "fire", "reactor")
NOT_OF_THE_STATE = {"board", "options", "actions", "count", "watched", "story"}  # shared, or scratch paper
FORBIDDEN = {"random", "time", "os", "pathlib", "asyncio", "logging"}


def method(name: str) -> ast.FunctionDef:
    """A method of State, as a tree."""
    tree = ast.parse((SOURCE / "fire" / "state.py").read_text("utf-8"))
    found = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == name]
    return found[0]


def written(name: str) -> set[str]:
    """The fields of self that a method of State writes."""
    fields = set()
    for node in ast.walk(method(name)):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                inner = target.value if isinstance(target, ast.Subscript) else target
                if isinstance(inner, ast.Attribute) and isinstance(inner.value, ast.Name) and inner.value.id == "self":
                    fields.add(inner.attr)
    return fields


def fields() -> set[str]:
    """All fields of the state as the .pxd and the class above it declare them."""
    text = (SOURCE / "fire" / "state.pxd").read_text("utf-8")
    lines = re.findall(r"cdef (?:public |readonly )?(?:int|unsigned char\[\d+\]) ([\w, ]+)$", text, re.M)
    return {name for line in lines for name in line.split(", ")} | {"actor", "turn", "result"}


def test_clear_copy_and_snapshot_list_every_field_of_the_state() -> None:
    listed = {*state.NUMBERS, *(name for name, _ in state.SIZES)}
    assert listed == fields()
    assert written("clear") == fields()
    assert written("copy_state") == fields()
    assert len(state.NUMBERS) == len(set(state.NUMBERS))


PRINT_FIELDS = """
from hotzone import shelf
from hotzone.fire.options import Options
from hotzone.fire.state import State
for name, value in vars(State(shelf.game("fire").plan("base-front").building, Options())).items():
    print(name, len(value) if hasattr(value, "__len__") else "")
"""


def test_the_fields_are_those_that_the_uncompiled_state_has() -> None:
    pure = {**os.environ, "HOTZONE_PURE": "1"}
    out = subprocess.run([sys.executable, "-c", PRINT_FIELDS], env=pure, capture_output=True, text=True, check=True).stdout
    made = dict(line.split(" ") for line in out.splitlines())
    assert set(made) - NOT_OF_THE_STATE == fields()
    for name, size in state.SIZES:
        assert made[name] == str(size)


def test_events_tell_counters_of_the_state() -> None:
    assert set(RETOLD) < set(state.NUMBERS)


def constants(text: str) -> dict[str, int]:
    """The named numbers of a module: `A, B = 0, 1` and `A = 0`."""
    found: dict[str, int] = {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.Assign) and node.targets[0] is not None:
            target, value = node.targets[0], node.value
            names = [target] if isinstance(target, ast.Name) else list(getattr(target, "elts", []))
            values = [value] if isinstance(target, ast.Name) else list(getattr(value, "elts", []))
            for name, number in zip(names, values, strict=True):
                found[name.id] = ast.literal_eval(number)
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_words_for_the_compiler_are_the_words_of_the_rules(package: str) -> None:
    plain = constants((SOURCE / package / "words.py").read_text("utf-8"))
    lines = (SOURCE / package / "words.pxd").read_text("utf-8").splitlines()
    assert lines[0] == "cdef enum:"
    declared = re.findall(r"^    (\w+) = (-?\d+)$", "\n".join(lines), re.MULTILINE)
    assert len(declared) == len(lines) - 1
    assert {name: int(number) for name, number in declared} == plain


def test_the_rule_ids_are_those_of_the_documents() -> None:
    done = subprocess.run([sys.executable, "tools/make_ids.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("package", PACKAGES)
def test_the_rules_import_no_io_no_luck_and_no_package(package: str) -> None:
    for path in sorted((SOURCE / package).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{path.name}: imports are absolute"
                names = [node.module or ""]
            for name in names:
                first = name.partition(".")[0]
                assert first not in FORBIDDEN, f"{path.name} imports {name}"
                assert first == "hotzone" or first in sys.stdlib_module_names, f"{path.name} imports the package {name}"
                assert first != "hotzone" or name.split(".")[1] in ("core", package), f"{path.name} imports {name} from above"


@pytest.mark.compiled_only
def test_every_module_with_declarations_is_compiled_from_the_source_as_it_is() -> None:
    suffix = Path(table.__file__).name.removeprefix("table")
    assert table.COMPILED, "nothing is compiled: run `make build`"
    for declared in sorted(SOURCE.rglob("*.pxd")):
        if declared.stem in ("words", "rule", "adding", "stopwatch"):
            continue
        source, built = declared.with_suffix(".py"), declared.with_name(declared.stem + suffix)
        assert built.exists(), f"{source.relative_to(ROOT)} is not compiled: run `make build`"
        newest = max(source.stat().st_mtime, declared.stat().st_mtime)
        assert built.stat().st_mtime >= newest, f"{source.relative_to(ROOT)} changed since it was compiled: run `make build`"
