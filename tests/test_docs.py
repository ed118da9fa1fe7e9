"""What the pages say is true: examples run, command lines are understood, links lead somewhere, the index has all pages."""

from __future__ import annotations

import ast
import doctest
import re
import shlex
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Collection, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from textwrap import indent

import pytest

from hotzone.cli import COMMANDS, main
from tests.mentions import ROOT, files, missing_files, missing_names, missing_paths

DOCS = sorted((ROOT / "docs").rglob("*.md"))
PAGES = [*sorted(ROOT.glob("*.md")), *DOCS]
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
SOURCES = [path for room in ("src", "tests", "tools", "bench", "examples") for path in sorted((ROOT / room).rglob("*.py"))]
HISTORY = {"CHANGELOG.md"}  # says what things were called
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())


def blocks(page: Path, *languages: str) -> list[str]:
    """The blocks of code of a page in some languages; "" is a block that names none."""
    found = re.findall(r"^```(\w*)\n(.*?)^```$", page.read_text("utf-8"), re.M | re.S)
    return [text for language, text in found if language in languages]


def prose(page: Path) -> str:
    """A page without its blocks of code."""
    return re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.M | re.S)


def commands(page: Path) -> Iterator[str]:
    """The command lines of `hotzone` on a page, without the remark behind them; heads of files are none."""
    for block in blocks(page, "", "sh", "ini"):
        for line in re.sub(r"\s*\\\n\s*", " ", block).splitlines():
            found = re.match(r"(?:ExecStart=/\S+/)?hotzone (?!record 1|position 1)(.*)", line)
            if found:
                yield re.split(r"\s{3,}|\s+#|; ", found[1])[0]
    yield from re.findall(r"`hotzone ([a-z-]+ [^`…]*)`", prose(page).replace("\n", " "))


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    headings = re.findall(r"^#+ (.+)$", prose(page), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@each_page
def test_the_examples_of_a_page_are_true(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False, encoding="utf-8").failed == 0


@each_page
def test_python_without_prompts_is_python_and_imports_what_there_is(page: Path) -> None:
    for text in blocks(page, "python", "py"):
        if ">>>" not in text:
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.ImportFrom):
                    room = import_module(str(node.module))
                    assert all(hasattr(room, name.name) or find_spec(f"{node.module}.{name.name}") for name in node.names)


@each_page
def test_the_command_lines_of_a_page_are_understood(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Understood(Exception):  # noqa: N818 - it is no error
        pass

    read = ArgumentParser.parse_args

    def stop(self: ArgumentParser, words: Sequence[str]) -> Namespace:
        read(self, words)
        raise Understood

    monkeypatch.setattr(ArgumentParser, "parse_args", stop)
    for line in commands(page):
        if line.endswith("--help"):
            assert line.split()[0] in COMMANDS
            continue
        with pytest.raises(Understood):
            pytest.fail(f"hotzone {line}: {main(shlex.split(line))}")
    assert set(re.findall(r"`hotzone ([a-z-]+)`", prose(page))) <= {*COMMANDS, "help"}
    made = re.findall(r"`make ([a-z-]+)", prose(page)) + re.findall(r"^make ([a-z-]+)", "\n".join(blocks(page, "", "sh")), re.M)
    assert set(made) <= TARGETS


@each_page
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", prose(page)):
        if "://" not in link:
            path, _, anchor = link.partition("#")
            there = page.parent / path if path else page
            assert there.exists(), link
            assert not anchor or anchor in anchors(there), link


@each_page
def test_a_list_begins_after_a_blank_line(page: Path) -> None:
    """Else the site shows it as running text."""
    before = ""
    for line in prose(page).splitlines():
        if re.match(r"(- |\d+\. )", line):
            assert re.match(r"(- |\d+\. |  |$)", before), line
        before = line


def test_every_page_is_in_the_index_and_on_the_site() -> None:
    index, site = ((ROOT / "docs" / name).read_text("utf-8") for name in ("README.md", "site.toml"))
    for page in DOCS:
        name = page.relative_to(ROOT / "docs").as_posix()
        assert name == "README.md" or (f"]({name})" in index and f'"{name}"' in site), name


def test_pages_that_the_source_names_are_there() -> None:
    for path in SOURCES:
        for name in re.findall(r"\bdocs/[\w/-]+\.(?:md|svg|toml)\b", path.read_text("utf-8")):
            assert (ROOT / name).exists(), f"{path.relative_to(ROOT)} names {name}"


@each_page
def test_what_a_page_names_of_the_source_is_there(page: Path) -> None:
    if page.name not in HISTORY:
        text = page.read_text("utf-8")
        assert missing_paths(text, files()) + missing_files(text, files()) + missing_names(text) == []


def test_what_the_source_says_of_itself_is_there() -> None:
    for path in {*(ROOT / "src").rglob("*.pxd"), *SOURCES} - {Path(__file__)}:  # here stand some that lead nowhere
        text = path.read_text("utf-8")
        lost = missing_paths(text, files())
        if path.parts[len(ROOT.parts)] in ("src", "examples"):
            lost += missing_files(text, files()) + missing_names(text)
        assert lost == [], path.relative_to(ROOT)


@pytest.mark.parametrize(
    ("find", "text", "lost"),
    [
        (missing_paths, "in `src/hotzone/<room>/b.{py,pxd}` and src/hotzone/a/, not src/c.py.", ["src/c.py"]),
        (missing_paths, "[here](../src/d.py), `tests/e`", ["tests/e"]),
        (missing_files, "`a/b.py`, `b.{py,pxd}`, not `c/b.py` nor `ab.py` nor `b.js`", ["c/b.py", "ab.py", "b.js"]),
    ],
)
def test_a_file_that_is_not_there_is_found(find: Callable[[str, Collection[str]], list[str]], text: str, lost: list[str]) -> None:
    assert find(text, ["src/hotzone", "src/hotzone/a", "src/hotzone/a/b.py", "src/hotzone/a/b.pxd"]) == lost


def test_a_name_that_leads_nowhere_is_found() -> None:
    known = "hotzone, hotzone.new, hotzone.core.table.Table.play, hotzone.games.fire.rules"
    assert missing_names(f"{known}; hotzone.shelf and hotzone.fire.words.THREAT, hotzone.core.table.Chair") == [
        *("hotzone.shelf", "hotzone.fire.words.THREAT", "hotzone.core.table.Chair")
    ]


def test_every_command_is_shown_on_some_page() -> None:
    shown = {line.split()[0] for page in PAGES for line in commands(page)}
    assert set(COMMANDS) - shown == set()


@pytest.mark.parametrize("guide", ["companion", "host-it-for-friends", "todays-fire", "workshop"])
def test_a_button_that_a_guide_names_is_called_so_on_the_page(guide: str) -> None:
    sentences = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "src/hotzone").glob("**/web/**/locales/en/*.ftl")))
    named = re.findall(r"""[*"]([A-Z][^*"]+)[*"]""", re.sub(r"\*\*.*?\*\*", "", prose(ROOT / "docs/guides" / f"{guide}.md")))
    assert named
    assert [name for name in named if name not in sentences] == []


@pytest.mark.parametrize("name", ["hotzone", "hotzone.conformance", "hotzone.session"])
def test_the_examples_of_a_module_are_true(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


def test_the_guide_to_a_new_game_shows_the_example_as_it_is() -> None:
    guide = ROOT / "docs" / "guides" / "adding-a-game.md"
    shown = re.findall(r"^From \[`[\w.]+`\]\(([^)]+)\):\n\n```\w+\n(.*?)^```$", guide.read_text("utf-8"), re.M | re.S)
    assert len(shown) == len(re.findall(r"^From \[", guide.read_text("utf-8"), re.M)) >= 10
    for link, text in shown:
        source = (guide.parent / link).read_text("utf-8")
        assert any(indent(text, " " * by) in source for by in (0, 4)), f"{link} has no such lines:\n{text}"


def test_the_guide_to_the_page_lists_all_that_a_game_may_bring() -> None:
    types = (ROOT / "src/hotzone/web/lib/game.d.ts").read_text("utf-8").split("export interface GamePage<")[1].split("\n}")[0]
    members = re.findall(r"^  (\w+\??)[(:]", types, re.M)
    rows = [
        line for line in prose(ROOT / "docs/guides/the-page.md").split("what `game` has")[1].splitlines() if line.startswith("| ")
    ]
    listed = re.findall(r"`(\w+\??)`", re.sub(r"\([^()]*\)", "", " ".join(rows)))
    assert sorted(listed) == sorted(members)
