"""The page's files: vendored ones are what vendor.toml names, none asks anybody else, all are small."""

from __future__ import annotations

import re
from pathlib import Path

import hotzone
from hotzone import registry
from tools import vendor

WEB = Path(hotzone.__file__).parent / "web"
ROOMS = [WEB, *(Path(registry.folder(name)) / "web" for name in registry.game_names())]
KINDS = (".js", ".css", ".html", ".ftl", ".svg")


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
        if path.suffix == ".css":
            assert len(path.read_text("utf-8").splitlines()) <= 400, path.name


def test_a_type_that_says_nothing_says_why() -> None:
    """`any` switches the checker off: it stands only where the line, or the one before it, gives the reason."""
    for path in (path for room in ROOMS for path in room.rglob("*") if "vendor" not in path.parts):
        if path.name.endswith((".js", ".d.ts")):
            lines = path.read_text("utf-8").splitlines()
            for before, line in zip(["", *lines], lines, strict=False):
                named = re.search(r"[{<|(,:=] *any\b(?! [a-z])|\bany\[\]", line) and re.search(r"/\*\*|^ *\*|type |: any", line)
                assert not named or "any:" in line or "any:" in before, f"{path.name}: {line.strip()}"


def test_the_page_itself_names_no_game() -> None:
    """Games are found by their addresses. The page's own sentences name no game either, nor what only one of them has."""
    names = "|".join(registry.game_names())
    shared = re.compile(
        r"(daily|challenge|today|nav-today|end-challenge|end-others|log-origin|error-(day|no-such-day|no-daily|offer))"
    )
    of_games = re.compile(r"\b(fires?|flames?|smoke|firefighters?|POI|reactor|radiation|assembl(y|ies))\b", re.I)
    for path in WEB.rglob("*"):
        if path.suffix in (".js", ".css", ".html", ".webmanifest", ".ts") and "vendor" not in path.parts:
            assert not re.search(rf"\b({names})\b", path.read_text("utf-8")), path.name
        if path.suffix == ".ftl":
            assert not re.search(rf"^[a-z0-9-]*\b({names})\b[a-z0-9-]* =", path.read_text("utf-8"), re.M), path.name
        if path.suffix == ".ftl" and path.parent.name == "en":
            # "Today's fire" is what the feature is called, whatever game it brings that day
            lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#") and not shared.match(line)]
            assert [line for line in lines if of_games.search(line.partition("=")[2] or line)] == [], path.name


def test_no_style_or_script_stands_inside_the_page() -> None:
    for path in own():
        if path.suffix in (".js", ".html"):
            text = path.read_text("utf-8")
            assert not re.search(r"\sstyle=|\son[a-z]+=\"|<script>|<style", text), path.name
