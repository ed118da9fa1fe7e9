"""The page's files: vendored ones are what vendor.toml names, none asks anybody else, all are small."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hotzone
from hotzone import registry
from tools import vendor

WEB = Path(hotzone.__file__).parent / "web"
ROOMS = [WEB, *(Path(registry.folder(name)) / "web" for name in registry.game_names())]
KINDS = (".js", ".css", ".html", ".ftl", ".svg")
NAMES = {  # today's fire; the log of all matches, as the Russian edition calls it
    "en": r"today’s fire|fires? of the day",
    "ru": r"пожар\w* дня|сводка пожарной части",
    "cs": r"požár\w* dne",
    "it": r"incendio (di oggi|del giorno)",
}
OF_GAMES = {
    "en": r"\b(fires?|flames?|smoke|firefighters?|POI|reactor|radiation|assembl(y|ies))\b",
    "ru": r"\b(пожар|огон[ьё]|огн[яеёю]|плам[яе]|дым|реактор|радиаци|сборк)",
    "cs": r"\b(požár|oh(eň|n[ěieí])|plamen|kouř|hasič|reaktor|radiac|palivov)",
    "it": r"\b(incendi|fuoc|fiamm|fum[oi]\b|pompier|reattor|radiazion|combustibil)",
}


def own() -> list[Path]:
    return [path for room in ROOMS for path in room.rglob("*") if path.suffix in KINDS and "vendor" not in path.parts]


def test_vendored_files_are_those_that_vendor_toml_names() -> None:
    assert vendor.compare() == []


def test_no_file_names_another_host() -> None:
    allowed = "http://www.w3.org/"
    named = {path.name: re.findall(r"(?:https?:)?//[a-z0-9-]+\.[a-z]+[^\s\"'`]*", path.read_text("utf-8")) for path in own()}
    assert {
        name: found for name, hosts in named.items() if (found := [host for host in hosts if not host.startswith(allowed)])
    } == {}


def test_every_module_is_checked_and_short() -> None:
    for path in own():
        if path.suffix == ".js":
            text = path.read_text("utf-8")
            assert text.startswith("// @ts-check\n/**"), path.name
            assert len(text.splitlines()) <= 250, path.name


def test_no_line_is_wider_than_prettier_would_make_it() -> None:
    """Prettier holds code to 120, but neither comments nor what stands inside templates: they had grown to twice that."""
    examples = Path(hotzone.__file__).parents[2] / "examples"
    paths = [path for room in (*ROOMS, *examples.glob("*/*/web")) for path in room.rglob("*") if "vendor" not in path.parts]
    texts = {path: path.read_text("utf-8") for path in paths if path.suffix in (".js", ".ts", ".css")}
    lines = [(path.name, line) for path, text in texts.items() if not text.startswith("// Made by") for line in text.splitlines()]
    assert len(lines) > 30_000
    assert [(name, line) for name, line in lines if len(line) > 120] == []


def test_a_type_that_says_nothing_says_why() -> None:
    """`any` switches the checker off: it stands only where the line, or the one before it, gives the reason."""
    for path in (path for room in ROOMS for path in room.rglob("*") if "vendor" not in path.parts):
        if path.name.endswith((".js", ".d.ts")):
            lines = path.read_text("utf-8").splitlines()
            for before, line in zip(["", *lines], lines, strict=False):
                named = re.search(r"[{<|(,:=] *any\b(?! [a-z])|\bany\[\]", line) and re.search(r"/\*\*|^ *\*|type |: any", line)
                assert not named or "any:" in line or "any:" in before, f"{path.name}: {line.strip()}"


def test_the_page_itself_names_no_game() -> None:
    """Games are found by their addresses."""
    names = "|".join(registry.game_names())
    for path in WEB.rglob("*"):
        if path.suffix in (".js", ".css", ".html", ".webmanifest", ".ts") and "vendor" not in path.parts:
            assert not re.search(rf"\b({names})\b", path.read_text("utf-8")), path.name
        if path.suffix == ".ftl":
            assert not re.search(rf"^[a-z0-9-]*\b({names})\b[a-z0-9-]* =", path.read_text("utf-8"), re.M), path.name


@pytest.mark.parametrize("language", OF_GAMES)
def test_the_page_says_nothing_that_only_one_game_has(language: str) -> None:
    """Its sentences are shown for every game; two things have a name with such a word, whatever game they bring."""
    paths = sorted((WEB / "locales" / language).glob("*.ftl"))
    assert len(paths) > 10
    lines = [line for path in paths for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    said = [re.sub(NAMES[language], "", line.partition("=")[2] or line, flags=re.I) for line in lines]
    assert [text for text in said if re.search(OF_GAMES[language], text, re.I)] == []


def test_no_style_or_script_stands_inside_the_page() -> None:
    for path in own():
        if path.suffix in (".js", ".html"):
            text = path.read_text("utf-8")
            assert not re.search(r"\sstyle=|\son[a-z]+=\"|<script>|<style", text), path.name
