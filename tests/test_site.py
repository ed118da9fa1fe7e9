"""The sources of the documentation site: every page and file is there, links fit, and the API pages name all modules."""

from __future__ import annotations

import re
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tools import make_site

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The gathered sources, without the step that needs another package."""
    target = tmp_path_factory.mktemp("docs") / "site-source"
    make_site.gather(target)
    return target


def pages_of(entries: list[Any]) -> list[str]:
    """All pages of a navigation, in order."""
    found: list[str] = []
    for entry in entries:
        inner = next(iter(entry.values())) if isinstance(entry, dict) else entry
        found += [inner] if isinstance(inner, str) else pages_of(inner)
    return found


def test_the_navigation_has_every_page_once(site: Path) -> None:
    settings = tomllib.loads((site.parent / "zensical.toml").read_text("utf-8"))["project"]
    listed = pages_of(settings["nav"])
    assert sorted(listed) == sorted(path.relative_to(site).as_posix() for path in site.rglob("*.md"))
    assert (site / settings["extra_css"][0]).exists()
    assert (site / settings["theme"]["logo"]).exists()


def test_links_between_the_gathered_pages_lead_somewhere(site: Path) -> None:
    for page in site.rglob("*.md"):
        text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.M | re.S)
        for link in re.findall(r"\]\(([^)\s#]+)", text):
            assert "://" in link or (page.parent / link).is_file(), f"{page.relative_to(site)}: {link}"


def test_a_link_to_a_page_a_file_and_a_folder() -> None:
    copied: set[str] = set()
    text = "[a](../reference/notation.md#actions) [b](../../examples/text_loop.py) [c](../../src/hotzone) [e](#here)"
    mended = "[a](../reference/notation.md#actions) [b](../files/examples/text_loop.py) c [e](#here)"
    assert make_site.mended("docs/guides/research.md", text, copied) == mended
    assert copied == {"examples/text_loop.py"}
    assert (
        make_site.mended("README.md", "[d](docs/README.md) [![p](docs/site.css)](LICENSE)", copied)
        == "[d](index.md) [![p](site.css)](files/LICENSE)"
    )


def test_code_keeps_its_brackets_and_tables_lose_backslashes() -> None:
    text = "| `3,5\\|3,6` |\n\n```\n[a](b.md)\n```\n"
    assert make_site.mended("README.md", text, set()) == "| `3,5|3,6` |\n\n```\n[a](b.md)\n```\n"


def test_the_api_pages_name_every_module_that_has_something_to_say(site: Path) -> None:
    named = {name for page in (site / "api").glob("*.md") for name in re.findall(r"^::: (\S+)", page.read_text("utf-8"), re.M)}
    modules = {".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in (ROOT / "src").rglob("*.py")}
    left_out = {name for name in modules if name.rpartition(".")[2] in (*make_site.GENERATED, "__main__", "__init__")}
    packages = {name.removesuffix(".__init__") for name in modules if name.endswith(".__init__")}
    assert named == modules - left_out | packages
    assert all(find_spec(package) for package in packages)
