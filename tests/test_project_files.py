"""The files that a platform or a tool reads: hooks run what `make check` runs, templates have what they need."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

from hotzone import registry
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
