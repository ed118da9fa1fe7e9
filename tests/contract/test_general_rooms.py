"""General rooms name no game: only prose, in docstrings and comments, may take one as an example."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotzone import registry

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "hotzone"
FILES = [path for path in sorted(SOURCE.rglob("*.py")) if "games" not in path.relative_to(SOURCE).parts[:1]]
DECLARATIONS = [path for path in sorted(SOURCE.rglob("*.pxd")) if "games" not in path.relative_to(SOURCE).parts[:1]]
GAMES = re.compile("|".join(registry.BUILT_IN), re.IGNORECASE)


def words_of(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Names and strings of a module with their lines; docstrings are prose."""
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield line, node.value
        for field in ("id", "attr", "arg", "name", "module", "asname"):
            if isinstance(word := getattr(node, field, None), str):
                yield line, word


def naming(text: str) -> list[str]:
    """Where a module names a game."""
    return [f"line {line}: {word}" for line, word in words_of(ast.parse(text)) if GAMES.search(word)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_general_module_names_no_game(path: Path) -> None:
    assert naming(path.read_text("utf-8")) == []


@pytest.mark.parametrize("path", DECLARATIONS, ids=lambda path: str(path.relative_to(SOURCE)))
def test_general_declarations_name_no_game(path: Path) -> None:
    assert not GAMES.search(path.read_text("utf-8"))


@pytest.mark.parametrize(
    "text",
    ['game = "fire"', "from hotzone.games import reactor", "fire_actions = 1", "x.reactor", "def f(fire): ...", 'f"{x} Fire"'],
)
def test_a_name_is_found_wherever_it_stands(text: str) -> None:
    assert naming(text)


def test_prose_may_name_a_game() -> None:
    assert naming('"""In the fire game …"""\nx = 1  # as in Reactor') == []


def test_the_import_rules_have_no_exceptions() -> None:
    rules = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    general = next(rule for rule in rules if rule["name"] == "General rooms know no game")
    assert "ignore_imports" not in general
    rooms = {f"hotzone.{path.stem}" for path in SOURCE.iterdir() if path.is_dir() and (path / "__init__.py").exists()}
    roots = {f"hotzone.{path.stem}" for path in SOURCE.glob("*.py") if not path.stem.startswith("__")}
    assert set(general["source_modules"]) == (rooms | roots) - {"hotzone.games"}
    orders = [rule for rule in rules if rule["type"] == "layers"]
    assert len(orders) == 2
    assert all(rule["exhaustive"] for rule in orders)  # a room that is in no order is refused, also inside a game
