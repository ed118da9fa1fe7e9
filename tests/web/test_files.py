"""The page's files: vendored ones are what vendor.toml names, none asks anybody else, all are small."""

from __future__ import annotations

import re
from pathlib import Path

import hotzone
from tools import vendor

WEB = Path(hotzone.__file__).parent / "web"


def own() -> list[Path]:
    return [
        path for path in WEB.rglob("*") if path.suffix in (".js", ".css", ".html", ".ftl", ".svg") and "vendor" not in path.parts
    ]


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


def test_no_style_or_script_stands_inside_the_page() -> None:
    for path in own():
        if path.suffix in (".js", ".html"):
            text = path.read_text("utf-8")
            assert not re.search(r"\sstyle=|\son[a-z]+=\"|<script>|<style", text), path.name
