"""The state of Reactor lists every field wherever it must."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from hotzone.reactor import retell, state

PACKAGE = Path(state.__file__).parent


def fields() -> set[str]:
    """All fields of the state as its declarations and the class above it have them."""
    text = (PACKAGE / "state.pxd").read_text("utf-8")
    lines = re.findall(r"cdef (?:public |readonly )?(?:int|unsigned char\[\d+\]) ([\w, ]+)$", text, re.MULTILINE)
    return {name for line in lines for name in line.split(", ")} | {"actor", "turn", "result"}


def written(method: str) -> set[str]:
    """The fields of self that a method of State writes."""
    tree = ast.parse((PACKAGE / "state.py").read_text("utf-8"))
    found = next(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == method)
    targets = [target for node in ast.walk(found) if isinstance(node, ast.Assign) for target in node.targets]
    inner = [target.value if isinstance(target, ast.Subscript) else target for target in targets]
    return {
        node.attr
        for node in inner
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
    }


def test_clear_copy_and_snapshot_list_every_field() -> None:
    listed = {*state.NUMBERS, *(name for name, _ in state.SIZES)}
    assert listed == fields() == written("clear") == written("copy_state")
    assert len(state.NUMBERS) == len(set(state.NUMBERS))


def test_the_sizes_are_those_of_the_declarations() -> None:
    text = (PACKAGE / "state.pxd").read_text("utf-8")
    sizes = {}
    for size, names in re.findall(r"cdef unsigned char\[(\d+)\] ([\w, ]+)$", text, re.MULTILINE):
        sizes.update(dict.fromkeys(names.split(", "), int(size)))
    assert dict(state.SIZES) == sizes


def test_events_tell_only_what_the_state_has() -> None:
    assert set(retell.RETOLD) < set(state.NUMBERS)
