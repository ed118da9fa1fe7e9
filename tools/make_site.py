"""Make the documentation site: gather the pages, mend their links, write the API pages, and let Zensical build it."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from os.path import relpath
from pathlib import Path, PurePosixPath

from hotzone import registry
from hotzone.book import library, site_pages

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build"
PAGES = {  # pages that stand outside docs/, and the index: where they are on the site
    "README.md": "about.md",
    "docs/README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "SECURITY.md": "security.md",
}
LOGO = "src/hotzone/web/icons/hotzone.svg"
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^)\s]+)\)")
FENCE = re.compile(r"^(```.*?^```)$", re.M | re.S)
GENERATED = ("rule", "rule_ids", "constants", "words")  # long lists of numbers: nothing to read
INTRODUCTION = """# Python API

Made from the docstrings of the source. `hotzone.new`, `hotzone.load` and `hotzone.replay` are the front door;
everything else is for those who look inside. Names that begin with an underscore are left out.
"""


def place(page: str) -> str:
    """Where a page or file of the repository is on the site."""
    if page in PAGES:
        return PAGES[page]
    return page.removeprefix("docs/") if page.startswith("docs/") else f"files/{page}"


def sources() -> list[str]:
    """All pages of the site that people wrote, by their path in the repository."""
    return [
        *PAGES,
        *sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md") if path.name != "README.md"),
    ]


def bare(row: str) -> str:
    """A row of a table without the backslashes before bars in code: this Markdown needs none there and would show them."""
    return re.sub(r"`[^`]+`", lambda code: code[0].replace(r"\|", "|"), row)


def mended(page: str, text: str, copied: set[str]) -> str:
    """A page's text with links that fit the site; files that it points at are remembered, links to folders become plain words."""

    def link(found: re.Match[str]) -> str:
        picture, words, target = found.groups()
        path, _, anchor = target.partition("#")
        words = LINK.sub(link, words)
        if "://" in target or not path:
            return f"{picture}[{words}]({target})"
        there = PurePosixPath(relpath(ROOT / PurePosixPath(page).parent / path, ROOT)).as_posix()
        if (ROOT / there).is_dir():
            return words
        if not there.endswith(".md"):
            copied.add(there)
        near = relpath(place(there), PurePosixPath(place(page)).parent.as_posix() or ".")
        return f"{picture}[{words}]({near}{'#' + anchor if anchor else ''})"

    parts = FENCE.split(text)
    for i in range(0, len(parts), 2):  # between the blocks of code
        lines = [bare(line) if line.startswith("|") else line for line in parts[i].split("\n")]
        parts[i] = LINK.sub(link, "\n".join(lines))
    return "".join(parts)


def rooms() -> dict[str, list[str]]:
    """The packages of the source with their modules, by dotted names; `hotzone` itself first."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "src" / "hotzone").rglob("*.py")):
        names = path.relative_to(ROOT / "src").with_suffix("").parts
        if names[-1] in ("__main__", *GENERATED):
            continue
        package = ".".join(names[:-1])
        found.setdefault(package, []).append(package if names[-1] == "__init__" else ".".join(names))
    return {package: sorted(found[package]) for package in sorted(found)}


def api(target: Path) -> str:
    """Write a page for each package, and give their part of the navigation in TOML."""
    (target / "api").mkdir(parents=True)
    entries, lines = ['"api/index.md"'], [INTRODUCTION]
    for package, modules in rooms().items():
        head = f"::: {package}\n    options:\n      heading_level: 1\n      show_root_toc_entry: false\n"
        text = "\n".join([head, *(f"::: {module}\n" for module in modules if module != package)])
        (target / "api" / f"{package}.md").write_text(text, "utf-8")
        entries.append(f'{{ "{package}" = "api/{package}.md" }}')
        lines.append(f"- [`{package}`]({package}.md): {first_sentence(package)}")
    (target / "api" / "index.md").write_text("\n".join(lines) + "\n", "utf-8")
    return f"[{', '.join(entries)}]"


def book(target: Path) -> str:
    """Write the chapters of every game's rulebook, and give their part of the navigation in TOML."""
    entries = []
    for game in (name for name in registry.game_names() if library.has_book(name)):
        (target / "rulebook" / game).mkdir(parents=True)
        chapters = []
        for name, text in site_pages.pages(game).items():
            (target / "rulebook" / game / f"{name}.md").write_text(text, "utf-8")
            chapters.append(f'{{ "{site_pages.title(game, name)}" = "rulebook/{game}/{name}.md" }}')
        entries.append(f'{{ "{game.title()}" = [{", ".join(chapters)}] }}')
    return f"[{', '.join(entries)}]"


def first_sentence(package: str) -> str:
    """What a package says it is for, in one line."""
    file = ROOT / "src" / Path(*package.split(".")) / "__init__.py"
    return (ast.get_docstring(ast.parse(file.read_text("utf-8"))) or "").partition("\n")[0]


def gather(target: Path) -> None:
    """All sources of the site into a folder, and its settings beside it."""
    shutil.rmtree(target, ignore_errors=True)
    copied = {"docs/site.css"}
    for page in sources():
        text = mended(page, (ROOT / page).read_text("utf-8"), copied)
        (target / place(page)).parent.mkdir(parents=True, exist_ok=True)
        (target / place(page)).write_text(text, "utf-8")
    for name in sorted(copied):
        (target / place(name)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, target / place(name))
    shutil.copyfile(ROOT / LOGO, target / "hotzone.svg")
    settings = (ROOT / "docs" / "site.toml").read_text("utf-8")
    (target.parent / "zensical.toml").write_text(settings.replace('"API"', api(target)).replace('"BOOK"', book(target)), "utf-8")


def main() -> int:
    """Gather and build; a broken link or a warning is an error."""
    gather(BUILD / "site-source")
    shutil.rmtree(BUILD / "site", ignore_errors=True)
    done = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--clean", "--strict", "-f", "zensical.toml"], cwd=BUILD, check=False
    )
    if done.returncode == 0:
        print(
            f"The site is in {relpath(BUILD / 'site')}. To read it with search: python3 -m http.server --directory build/site 8001"
        )
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
