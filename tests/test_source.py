"""The source agrees with itself: fields, constants, rule ids, compiled files, imports."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from hotzone import registry
from hotzone.core import table
from hotzone.core.formats.fields import Bytes, Fields, numbers, rows

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "hotzone"
BUILD = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hotzone"]["build"]
PACKAGES = ("core", "contract", "games/fire", "games/reactor")
CONSTANTS = ("core/constants", "games/fire/model/constants", "games/reactor/model/constants")
NOT_OF_THE_STATE = {"board", "options", "plan", "origin", "actions", "count", "watched", "event_log"}  # shared, or scratch paper
FORBIDDEN = {"random", "time", "os", "pathlib", "asyncio", "logging"}


GAMES = ("fire", "reactor")


def state_fields(game: str) -> Fields:
    """The table of a game's state."""
    found: Fields = import_module(f"hotzone.games.{game}.model.fields").STATE
    return found


def started(game: str) -> Any:
    """A match of a game at its first decision."""
    plugin: Any = registry.game(game)
    return plugin.new(plugin.setup())


@pytest.mark.parametrize("game", GAMES)
def test_every_field_is_cleared_copied_kept_in_snapshots_and_restored(game: str) -> None:
    match = started(game)
    match.play(match.legal()[0])
    for field in state_fields(game):
        one, before = match.clone(), match.snapshot()
        if isinstance(field, Bytes):
            one.put(field.name, field.size - 1, one.get(field.name, field.size - 1) ^ 3)
        else:
            setattr(one, field.name, getattr(one, field.name) + 3)
        assert one.snapshot() != before, f"{field.name} is not part of a snapshot"
        assert one != match
        other = match.clone()
        other.restore(one.snapshot())
        assert other == one, f"{field.name} is not restored"
        assert one.clone() == one, f"{field.name} is not copied"
        one.reset_to_origin()
        assert one == match, f"{field.name} is not rewound"


@pytest.mark.parametrize("game", GAMES)
def test_every_field_is_part_of_the_key_of_a_search_where_its_table_says_so(game: str) -> None:
    match = started(game)
    for field in state_fields(game):
        one, keyed = match.clone(), field.salt is not None or bool(getattr(field, "term", ""))
        if isinstance(field, Bytes):
            one.put(field.name, 1, one.get(field.name, 1) ^ 3)
        else:
            setattr(one, field.name, getattr(one, field.name) + 1)
        assert (one.fingerprint() != match.fingerprint()) == keyed, f"{field.name} {'is no' if keyed else 'is'} part of the key"


@pytest.mark.parametrize("game", GAMES)
def test_a_snapshot_of_another_length_is_refused(game: str) -> None:
    match = started(game)
    with pytest.raises(ValueError, match="a snapshot of this game has"):
        match.restore(match.snapshot() + b"x")
    with pytest.raises(ValueError, match="not 0"):
        match.restore(b"")


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_read_and_written_within_their_length_only(game: str) -> None:
    match = started(game)
    for name, (_, size) in match.places.items():
        for i in (-1, size):
            with pytest.raises(IndexError, match=f"{name} has no place"):
                match.get(name, i)
            with pytest.raises(IndexError, match=f"{name} has no place"):
                match.put(name, i, 0)
    for kept in (match, match.board, match.options):
        with pytest.raises(KeyError):
            kept.get("nonsense", 0)


PRINT_FIELDS = """
from hotzone import registry
game = registry.game("GAME")
for name, value in vars(game.new(game.setup())).items():
    print(name, len(value) if isinstance(value, bytearray) else "")
"""


@pytest.mark.parametrize("game", GAMES)
def test_the_fields_are_those_that_the_uncompiled_state_has(game: str) -> None:
    pure, code = {**os.environ, "HOTZONE_PURE": "1"}, PRINT_FIELDS.replace("GAME", game)
    out = subprocess.run([sys.executable, "-c", code], env=pure, capture_output=True, text=True, check=True).stdout
    made = dict(line.split(" ") for line in out.splitlines())
    assert set(made) - NOT_OF_THE_STATE == {field.name for field in state_fields(game)}
    assert {name: int(size) for name, size in made.items() if size} == {row.name: row.size for row in rows(state_fields(game))}


@pytest.mark.parametrize("game", GAMES)
def test_events_tell_counters_of_the_state(game: str) -> None:
    told: set[str] = set(import_module(f"hotzone.games.{game}.text.event_replay").RETOLD)
    assert told < {number.name for number in numbers(state_fields(game))}


def constants(text: str) -> dict[str, int]:
    """The named numbers of a module: `A, B = 0, 1` and `A = 0`."""
    found: dict[str, object] = {}
    exec(compile(text, "constants", "exec"), found)
    return {name: value for name, value in found.items() if isinstance(value, int)}


def enumerated(text: str) -> list[tuple[str, int]]:
    """The constants of an enumeration; one without a number follows the one before it."""
    found: list[tuple[str, int]] = []
    for item in text.partition("cdef enum:")[2].replace("\n", ",").split(","):
        name, _, number = item.partition("=")
        if name.strip():
            found.append((name.strip(), int(number) if number else found[-1][1] + 1))
    return found


@pytest.mark.parametrize("module", CONSTANTS)
def test_constants_for_the_compiler_are_those_of_the_rules(module: str) -> None:
    plain = constants((SOURCE / f"{module}.py").read_text("utf-8"))
    text = (SOURCE / f"{module}.pxd").read_text("utf-8")
    declared = enumerated(text)
    assert len(declared) == len(plain) > 9
    assert dict(declared) == plain


@pytest.mark.parametrize("tool", ["make_ids", "make_fields"])
def test_what_is_made_from_tables_and_documents_is_up_to_date(tool: str) -> None:
    command = [sys.executable, "-m", f"tools.{tool}", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
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
                known = first in ("hotzone", "cython") or first in sys.stdlib_module_names  # `cython` is the compiler's own
                assert known, f"{path.name} imports the package {name}"
                own = "hotzone." + package.replace("/", ".")
                below = ("hotzone.core", "hotzone.contract") if package != "core" else ("hotzone.core",)
                assert first != "hotzone" or name.startswith((*below, own)), f"{path.name} imports {name} from above"


@pytest.mark.compiled_only
def test_every_module_with_declarations_is_compiled_from_the_source_as_it_is() -> None:
    suffix = Path(table.__file__).name.removeprefix("table")
    assert table.COMPILED, "nothing is compiled: run `make build`"
    for declared in sorted(SOURCE.rglob("*.pxd")):
        if declared.stem in BUILD["constants"]:
            continue
        source, built = declared.with_suffix(".py"), declared.with_name(declared.stem + suffix)
        assert built.exists(), f"{source.relative_to(ROOT)} is not compiled: run `make build`"
        newest = max(source.stat().st_mtime, declared.stat().st_mtime)
        assert built.stat().st_mtime >= newest, f"{source.relative_to(ROOT)} changed since it was compiled: run `make build`"


def not_for_playing() -> list[str]:
    """The modules that `make play` does not compile."""
    paths = sorted(path.relative_to(SOURCE.parent).with_suffix("") for path in SOURCE.rglob("*.pxd"))
    return [".".join(path.parts) for path in paths if set(path.parts) & set(BUILD["not-for-playing"])]


ONLY_SOURCE = """
import sys
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
import hotzone.contract.game
for folder in sys.argv[2:]:
    sys.path_importer_cache[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
try:
    import_module(sys.argv[1])
except hotzone.core.errors.HotzoneError as error:
    print(error.code)
"""


@pytest.mark.compiled_only
@pytest.mark.parametrize("module", not_for_playing())
def test_what_playing_does_not_compile_never_runs_beside_compiled_rules(module: str) -> None:
    folders = {str(SOURCE.parent.joinpath(*name.split(".")[:-1])) for name in not_for_playing()}
    command = [sys.executable, "-c", ONLY_SOURCE, module, *folders]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout == "not-compiled\n", done.stderr
