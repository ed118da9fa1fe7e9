"""What is installed and compiled: the locks, the list of modules, the steps with their seconds."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def pinned(name: str) -> dict[str, tuple[str, frozenset[str]]]:
    """The packages of a lock, each with its version and hashes."""
    found: dict[str, tuple[str, frozenset[str]]] = {}
    for block in re.split(r"\n(?=[a-z])", (ROOT / name).read_text("utf-8")):
        if match := re.match(r"([a-z0-9-]+)==([^ ]+)", block):
            found[f"{match[1]} {match[2]}"] = (match[2], frozenset(re.findall(r"--hash=(\S+)", block)))
    return found


def test_playing_needs_a_small_part_of_what_developing_needs_in_the_same_versions() -> None:
    play, everything = pinned("requirements-play.lock"), pinned("requirements.lock")
    assert 0 < len(play) < len(everything) / 3
    assert {name.split()[0] for name in play} >= {"cython", "setuptools", "starlette", "uvicorn"}
    assert all(everything[name] == found for name, found in play.items())


@pytest.mark.parametrize("name", ["requirements-play.lock", "requirements.lock"])
def test_a_lock_has_a_hash_for_every_package_and_names_no_address(name: str) -> None:
    assert all(hashes for _, hashes in pinned(name).values())
    assert "://" not in (ROOT / name).read_text("utf-8")


def listed(monkeypatch: pytest.MonkeyPatch, kind: str) -> set[str]:
    """What setup.py would compile in a kind of build."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("HOTZONE_BUILD", kind)
    return {path.as_posix() for path in runpy.run_path("setup.py")["sources"]()}


def test_a_build_for_playing_leaves_out_whole_rooms_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    play, everything = listed(monkeypatch, "play"), listed(monkeypatch, "")
    assert play < everything
    rooms = {part for path in everything - play for part in Path(path).parent.parts} - {"src", "hotzone", "games"}
    assert {"rl", "sim"} <= rooms
    assert not any({"rl", "sim", "learning"} & set(Path(path).parts) for path in play)
    assert "src/hotzone/core/table.py" in play


def test_every_listed_module_exists_and_no_module_of_constants_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    everything = listed(monkeypatch, "")
    assert all((ROOT / path).exists() for path in everything)
    table = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hotzone"]["build"]
    constants = {path.stem for path in (ROOT / "src").rglob("*.pxd")} & set(table["constants"])
    assert constants == set(table["constants"]), "the table names a module that is gone"
    assert not constants & {Path(path).stem for path in everything}


@pytest.mark.parametrize("how", ["-q", "-b", ""])
@pytest.mark.parametrize("status", [0, 3])
def test_a_step_passes_on_how_its_command_ended_and_writes_down_its_seconds(tmp_path: Path, how: str, status: int) -> None:
    times = tmp_path / "times"
    words = ["tools/step.sh", *([how] if how else []), "a step", "sh", "-c", f"printf said; exit {status}"]
    done = subprocess.run(
        words, cwd=ROOT, env={**os.environ, "HOTZONE_TIMES": str(times)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == status
    assert ("said" in done.stdout) is (how != "-q" or status != 0)
    assert ("a step: said\n" in done.stdout) is (how == "-b")
    ending = r" FAILED" if status else ""
    assert re.search(rf"a step … \d+ s{ending}$", done.stdout, re.MULTILINE)
    assert re.fullmatch(rf" *\d+ s  a step{ending}\n", times.read_text("utf-8"))


@pytest.mark.parametrize("target", ["valgrind", "postgresql"])
@pytest.mark.parametrize("ci", ["", "true"])
def test_a_program_that_is_missing_and_cannot_come_is_named_and_a_failure_in_ci(tmp_path: Path, target: str, ci: str) -> None:
    left, rules = tmp_path / "left", re.sub(r"/usr/(lib|sbin)/", "/nowhere/", (ROOT / "Makefile").read_text("utf-8"))
    (tmp_path / "Makefile").write_text(rules, "utf-8")
    (tmp_path / "sh").symlink_to(shutil.which("sh") or "/bin/sh")  # the only program there is
    make = shutil.which("make") or ""
    done = subprocess.run(
        [make, "-f", str(tmp_path / "Makefile"), target],
        cwd=ROOT,
        env={"PATH": str(tmp_path), "CI": ci, "HOTZONE_LEFT_OUT": str(left)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode != 0) is (ci == "true"), done.stderr
    assert f"No {target} here" in done.stdout
    assert left.read_text("utf-8") == f"{target}\n"


def test_every_target_is_declared_and_every_one_with_a_remark_is_helped_with() -> None:
    rules = (ROOT / "Makefile").read_text("utf-8")
    declared = (re.search(r"^\.PHONY: (.+)$", rules, re.M) or [""])[1].split()
    there = [name for names in re.findall(r"^([a-z][a-z -]*):(?!=)", rules, re.M) for name in names.split()]
    assert sorted(declared) == sorted(there)
    told = subprocess.run(["make", "-s", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert re.findall(r"^  make (\S+)", told, re.M) == re.findall(r"^([^\s:]+):.*## ", rules, re.M)


def test_nothing_is_left_out_in_silence() -> None:
    rules = (ROOT / "Makefile").read_text("utf-8").replace("\\\n", "")
    recipes = [line for line in rules.splitlines() if "tools/debian.sh" in line]
    assert len(recipes) == 3
    assert all(line.endswith(("tools/left_out.sh $@", "$(MAKE) --no-print-directory chromium")) for line in recipes)


def stands_on(monkeypatch: pytest.MonkeyPatch, declarations: str) -> set[str]:
    """The declarations that setup.py follows from a .pxd."""
    monkeypatch.chdir(ROOT)
    root = Path("src/hotzone")
    found = runpy.run_path("setup.py")["declared"](root / declarations, set())
    return {path.relative_to(root).as_posix() for path in found}


def test_a_changed_declaration_rebuilds_what_stands_on_it_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    match = stands_on(monkeypatch, "games/fire/match.pxd")
    assert match >= {"games/fire/match.pxd", "games/fire/rules/acting.pxd", "core/table.pxd", "core/rows.pxd"}
    assert "games/fire/model/common.pxi" in match
    assert not any("reactor" in path for path in match)
    assert stands_on(monkeypatch, "games/fire/rules/gun.pxd") <= match
    assert stands_on(monkeypatch, "core/rows.pxd") == {"core/rows.pxd"}


def test_every_declaration_that_is_named_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    for path in (ROOT / "src/hotzone").rglob("*.pxd"):
        text = path.read_text("utf-8")
        own = path.relative_to(ROOT / "src/hotzone").as_posix()
        followed = stands_on(monkeypatch, own)
        for package in re.findall(r"^from hotzone\.([\w.]+) cimport [A-Z]", text, re.M):  # a class of a module
            assert package.replace(".", "/") + ".pxd" in followed, own
