"""Every rule of docs/rules has a test that names it, and no test names a rule that is not there."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
BOOKS = {  # a book of rules: must it be covered whole even while no test names any of its rules?
    "fire.md": True,
    "fire-expansions.md": False,
    "reactor.md": True,
}
RULE_LINE = re.compile(r"^- `([A-Z][A-Z-]*-\d+[a-z]?)`", re.MULTILINE)


def ids_of(book: str) -> list[str]:
    """The rule ids a book defines, in its order."""
    return RULE_LINE.findall((RULES / book).read_text("utf-8"))


def prefix(rule: str) -> str:
    """The group of a rule: its id without the number."""
    return rule.rpartition("-")[0]


def is_rule_mark(node: ast.AST) -> bool:
    """Is this `pytest.mark.rule(…)`?"""
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"


def marks(source: str, name: str) -> dict[str, str]:
    """Rule ids that the tests of a source are marked with, and where; what is no plain text is kept as it is written."""
    found = {}
    for node in ast.walk(ast.parse(source, name)):
        for mark in getattr(node, "decorator_list", []):
            if is_rule_mark(mark) and str(getattr(node, "name", "")).lower().startswith("test"):
                for value in mark.args:
                    rule = value.value if isinstance(value, ast.Constant) else ast.unparse(value)
                    found[str(rule)] = f"{name}:{mark.lineno}"
    return found


@cache
def named() -> dict[str, str]:
    """All rule ids that tests name, each with one of its places."""
    found: dict[str, str] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        found |= marks(path.read_text("utf-8"), str(path.relative_to(TESTS.parent)))
    return found


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_has_a_test(book: str) -> None:
    rules, tested = ids_of(book), named()
    groups = {prefix(rule) for rule in rules}
    wanted = BOOKS[book] or any(prefix(rule) in groups for rule in tested)
    missing = [rule for rule in rules if rule not in tested] if wanted else []
    count = f"{book}: {len(rules) - len(missing)} of {len(rules)}" if wanted else f"{book}: not begun"
    print(count)
    assert rules
    assert not missing, f"{count}; without a test: {' '.join(missing)}"


def test_no_test_names_an_unknown_rule() -> None:
    known = {rule for book in BOOKS for rule in ids_of(book)}
    unknown = [f"{rule} ({place})" for rule, place in named().items() if rule not in known]
    assert not unknown, f"no such rule: {', '.join(unknown)}"


@pytest.mark.parametrize("book", BOOKS)
def test_no_rule_is_defined_twice(book: str) -> None:
    rules = ids_of(book)
    assert [rule for rule in set(rules) if rules.count(rule) > 1] == []


def test_the_book_of_the_base_box_has_263_rules() -> None:
    assert len(ids_of("fire.md")) == 263
    assert {prefix(rule).split("-")[0] for rule in ids_of("fire.md")} == {"FIRE"}


def test_marks_are_found_on_tests_only() -> None:
    source = """
import pytest

@pytest.mark.rule("FIRE-EXPL-01", "FIRE-EXPL-02")
@pytest.mark.rule("FIRE-" + "EXPL-03")
def test_one() -> None: ...

@pytest.mark.rule("FIRE-EXPL-04")
def helper() -> None: ...

@pytest.mark.rule("FIRE-EXPL-05")
class TestMore: ...
"""
    assert set(marks(source, "x.py")) == {"FIRE-EXPL-01", "FIRE-EXPL-02", "'FIRE-' + 'EXPL-03'", "FIRE-EXPL-05"}
