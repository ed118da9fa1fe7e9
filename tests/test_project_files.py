"""The files that a platform or a tool reads: hooks run what `make check` runs, templates have what they need."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from hotzone import registry
from hotzone.cli import COMMANDS
from hotzone.version import VERSION

ROOT = Path(__file__).parent.parent
TEMPLATES = ROOT / ".github" / "ISSUE_TEMPLATE"


def read(path: Path) -> Any:
    """A YAML file as data."""
    return yaml.safe_load(path.read_text("utf-8"))


def test_the_hooks_are_local_and_part_of_the_checks() -> None:
    (repo,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert repo["repo"] == "local"
    recipe = (ROOT / "Makefile").read_text("utf-8").partition("\ncheck: ")[2].partition("\n\n")[0]
    checked = recipe.replace("$(PY)", ".venv/bin/python").replace("$(VENV)", ".venv").replace("format --check", "format")
    for hook in repo["hooks"]:
        command = hook["entry"].removesuffix(" --force-exclude")
        assert command in checked, f"{command} is not part of make check"
        assert hook["language"] == "system"


def test_every_issue_template_has_questions_and_one_that_must_be_answered() -> None:
    forms = sorted(TEMPLATES.glob("*.yml"))
    assert [path.stem for path in forms] == ["bug", "config", "idea", "rule"]
    for path in forms:
        if path.stem != "config":
            form = read(path)
            assert {"name", "description", "body"} <= set(form)
            assert any(part.get("validations", {}).get("required") for part in form["body"])
            assert len({part["id"] for part in form["body"]}) == len(form["body"])


def test_the_changelog_has_the_version_that_is_here_or_comes_next() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    releases = re.findall(r"^## (\S+)", text, re.M)
    assert VERSION in releases
    kinds = set(re.findall(r"^### (\S+)", text, re.M))
    assert kinds <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def test_the_readme_lists_every_command() -> None:
    listed = (ROOT / "README.md").read_text("utf-8").partition("\n## At the command line\n")[2].partition("\n## ")[0]
    assert [name for name in COMMANDS if not re.search(rf"\b{name}\b", listed)] == []


def test_the_readme_says_where_boards_come_from_and_whose_games_they_are() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    assert "Kevin Lanzing" in text
    assert "Artyom Maslikov" in text
    assert "our consensus" in text
    table = [line for line in text.splitlines() if line.startswith("| `")]
    for game in registry.BUILT_IN:
        for path in (ROOT / "src" / "hotzone" / "games" / game / "data" / "boards").glob("*.toml"):
            designed = 'rooms_walls_doors = "designed' in path.read_text("utf-8") or not path.stem.startswith("base-")
            row = next(line for line in table if f"`{path.stem}`" in line.split("|")[1])
            assert ("designed by us" if designed else "confirmed from print") in row


def test_what_lists_the_built_in_games_lists_each_of_them() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert set(project["project"]["entry-points"]["hotzone.games"]) == set(registry.BUILT_IN)
    (order,) = (rule for rule in project["tool"]["importlinter"]["contracts"] if rule["name"] == "The order inside a game")
    assert set(order["containers"]) == {f"hotzone.games.{name}" for name in registry.BUILT_IN}
    paths = json.loads((ROOT / "tools" / "tsconfig.json").read_text("utf-8"))["compilerOptions"]["paths"]
    pages = {f"/games/{name}/*": [f"../src/hotzone/games/{name}/web/*"] for name in registry.BUILT_IN}
    assert paths == {"/static/*": ["../src/hotzone/web/*"], **pages}


def git(*words: str) -> str:
    """What git says of this folder; empty for what it does not know."""
    return subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, text=True, check=False).stdout.strip()


def test_the_commits_that_blame_leaves_out_are_there() -> None:
    if not (ROOT / ".git").exists() or git("rev-parse", "--is-shallow-repository") != "false":
        pytest.skip("there is no git history here, or only its end")
    lines = (ROOT / ".git-blame-ignore-revs").read_text("utf-8").splitlines()
    named = [line for line in lines if not line.startswith("#")]
    assert named
    assert [line for line in named if git("cat-file", "-t", line) != "commit" or len(line) != 40] == []
