"""The page for newcomers is true: picture and tables show the rooms there are, flows and usual changes name files that exist."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Collection
from itertools import pairwise
from pathlib import Path

import pytest

from hotzone import registry
from tests.mentions import FILE, ROOT, files, missing_paths, spelled_out

PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
SOURCE = ROOT / "src" / "hotzone"
CHANGES = (
    *("rule", "field of the state", "specialist", "board", "scenario", "sentence in four languages"),
    *("message of the socket", "command", "bot", "input of the network", "observation plane", "game"),
)
GAMES = re.compile(r"\b(?:fire|reactor)\b", re.I)

GENERATED = "// Made by tools/"  # how a file begins that nobody writes
UNCOUNTED = {"rules", "commands", "vendor"}  # a file for each topic, for each command; not ours


def section(name: str, text: str = PAGE, mark: str = "##") -> str:
    """What stands below a heading, up to the next of its kind."""
    found = re.search(rf"^{mark} {re.escape(name)}\n(.*?)(?=^{mark} |\Z)", text, re.M | re.S)
    assert found, f"there is no heading '{name}'"
    return found[1]


def parts(name: str) -> dict[str, str]:
    """The parts of a section by their headings."""
    text = section(name)
    return {head: section(head, text, "###") for head in re.findall(r"^### (.+)$", text, re.M)}


def layers(name: str) -> list[set[str]]:
    """The rows of an import rule: each may import only those below."""
    rules = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    (found,) = (rule["layers"] for rule in rules if rule["name"] == name)
    return [{*re.findall(r"[\w.]+", layer)} for layer in found]


def rooms_listed(text: str) -> list[set[str]]:
    """What the first column of a table names, row by row."""
    rows = re.findall(r"^\| (`.*?) \|", text, re.M)
    return [{name.removesuffix(".py") for name in re.findall(r"`([\w.]+)`", row)} for row in rows]


def rooms() -> set[str]:
    """The rooms of the source."""
    return {path.stem for path in SOURCE.iterdir() if re.fullmatch(r"[a-z]\w+(\.py)?", path.name)}


def changes(there: Collection[str]) -> dict[str, list[str]]:
    """What the list of usual changes names that is not there, by change."""
    lost = {head: missing_paths(text, there) for head, text in parts("Twelve usual changes").items()}
    return {head: paths for head, paths in lost.items() if paths}


def test_the_tables_of_rooms_follow_the_import_rules() -> None:
    contributing = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert rooms_listed(section("The rooms", contributing)) == layers("Rooms import downwards only")
    *python, others = rooms_listed(section("Inside a game", section("The house"), "###"))
    assert python == layers("The order inside a game")
    for game in registry.BUILT_IN:
        assert others == {name for name in ("data", "web") if (SOURCE / "games" / game / name).is_dir()}


def test_the_contract_lists_everything_that_a_game_may_be() -> None:
    contract, there = SOURCE / "contract", set()
    for path in contract.rglob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and "runtime_checkable" in [ast.unparse(one) for one in node.decorator_list]:
                there.add((".".join(path.relative_to(contract).with_suffix("").parts), node.name))
    assert len(there) > 30
    rows = re.findall(r"^\| [^|]+ \| `([\w.]+)` \| (.+) \|$", (contract / "__init__.py").read_text("utf-8"), re.M)
    listed = {(file, name) for file, text in rows for name in re.findall(r"`([A-Z]\w+)`", text)}
    assert listed - there == {("game", "Game"), ("game", "Match"), ("settings", "Setting")}  # nobody asks for these
    assert there - listed == set()


def test_the_picture_shows_all_rooms_and_games() -> None:
    picture = (ROOT / "docs" / "pictures" / "house.svg").read_text("utf-8")
    height = {name: int(y) for y, name in re.findall(r'class="name" x="\d+" y="(\d+)"[^>]*>(\w+)<', picture)}
    assert set(height) == rooms()
    for above, below in pairwise(layers("Rooms import downwards only")):
        if "games" not in above | below:  # which stand beside the others
            assert max(height[name] for name in above) <= min(height[name] for name in below)
    assert set(re.findall(r'class="game"[^>]*>(\w+)<', picture)) == {*registry.BUILT_IN, "yours"}


def test_no_room_has_more_than_twelve_files() -> None:
    listed: dict[str, set[str]] = {}
    for path in SOURCE.rglob("*"):
        if path.suffix in (".py", ".js", ".css") and path.stem != "__init__" and not UNCOUNTED & set(path.parts):
            listed.setdefault(str(path.parent.relative_to(SOURCE)), set()).add(path.name)
    assert len(listed) > 40
    assert {room: len(names) for room, names in listed.items() if len(names) > 12} == {}


def test_no_file_is_too_long_to_read() -> None:
    ours = [path for path in SOURCE.rglob("*") if path.suffix in (".py", ".js", ".ts", ".css") and "vendor" not in path.parts]
    written = [path for path in ours if not path.read_text("utf-8").startswith(GENERATED)]
    limit = {path: 250 if "rules" in path.relative_to(SOURCE).parts[:-1] else 400 for path in written}
    lines = {path: len(path.read_text("utf-8").splitlines()) for path in written}
    assert {str(path.relative_to(SOURCE)): lines[path] for path in written if lines[path] > limit[path]} == {}


def spoken_of_a_game(path: Path) -> list[str]:
    """Lines of a general room that name a game outside comments and docstrings."""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        tree = ast.parse(text)
        prose = {id(node.body[0].value) for node in ast.walk(tree) if has_docstring(node)}  # type: ignore[attr-defined]
        found = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in prose]
        words = [str(node.value) for node in found] + [node.id for node in ast.walk(tree) if isinstance(node, ast.Name)]
    else:
        words = re.sub(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*|^#[^\n]*", "", text, flags=re.S | re.M).split("\n")
    return [word for word in words if GAMES.search(word)]


def has_docstring(node: ast.AST) -> bool:
    """Does a module, class or function begin with a sentence about itself?"""
    return isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and bool(ast.get_docstring(node))


def test_general_rooms_name_no_game() -> None:
    paths = [path for path in SOURCE.rglob("*") if path.suffix in (".py", ".js", ".css", ".html", ".ts")]
    general = [path for path in paths if not {"games", "vendor"} & set(path.parts) and path != SOURCE / "registry.py"]
    assert len(general) > 150
    assert {str(path.relative_to(SOURCE)): found for path in general if (found := spoken_of_a_game(path))} == {}


def test_a_game_that_is_named_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text('"""In fire."""\nGAME = "fire"  # fire\n')
    (tmp_path / "b.js").write_text("// fire\nopen(second || 'reactor');\n")
    assert spoken_of_a_game(tmp_path / "a.py") == ["fire"]
    assert spoken_of_a_game(tmp_path / "b.js") == ["open(second || 'reactor');"]


def test_five_flows_name_files_that_are_there() -> None:
    flows = parts("Five flows")
    assert len(flows) == 5
    for head, text in flows.items():
        named = [path for path in FILE.findall(text) if not path.startswith(("tests/", "tools/"))]
        paths = [path for name in named for path in spelled_out(f"src/hotzone/{name}")]
        assert [path for path in paths if path not in files()] == [], head
        assert len(paths) >= 8, head


def test_the_usual_changes_name_files_that_are_there() -> None:
    assert list(parts("Twelve usual changes")) == [f"A new {what}" for what in CHANGES]
    assert changes(files()) == {}


@pytest.mark.parametrize("what", CHANGES)
def test_each_line_of_a_change_begins_with_a_file(what: str) -> None:
    lines = re.findall(r"^- (.*)$", parts("Twelve usual changes")[f"A new {what}"], re.M)
    assert len(lines) >= 3
    for line in lines:
        first = re.match(r"`([^`]+)`", line)
        assert first, line
        assert all((ROOT / path).is_file() for path in spelled_out(first[1])), line


def test_a_renamed_file_is_missed_wherever_it_is_named() -> None:
    for head, text in parts("Twelve usual changes").items():
        named = {path for line in text.splitlines() for code in re.findall(r"`([^`]+)`", line) for path in spelled_out(code)}
        paths = named & files()
        assert len(paths) >= 3
        for path in paths:
            assert path in changes(files() - {path})[head]
