"""A game that another package brings: its page comes from its own folder, and one without a page is told so in a sentence."""

from __future__ import annotations

import json
import shutil
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hotzone import registry
from tests.web.servers import server

GAME = '''"""A fire by another name."""
from {module} import {kind}


class Ember({kind}):
    name = "ember"
    title = "Ember: a fire from elsewhere"
'''
PLUGIN = """import { game as fire } from '/games/fire/plugin.js';
export const game = { ...fire, name: 'ember' };
"""


def package(folder: Path, page: bool) -> Path:
    """An installed package with one game, found by its entry point."""
    fire = type(registry.game("fire"))
    (folder / "ember").mkdir()
    (folder / "ember" / "__init__.py").write_text("")
    (folder / "ember" / "game.py").write_text(GAME.format(module=fire.__module__, kind=fire.__name__))
    shutil.copytree(Path(registry.folder("fire")) / "data", folder / "ember" / "data")
    about = folder / "ember-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: ember\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[hotzone.games]\nember = ember.game:Ember\n")
    if page:
        (folder / "ember" / "web" / "locales" / "en").mkdir(parents=True)
        (folder / "ember" / "web" / "plugin.js").write_text(PLUGIN)
        (folder / "ember" / "web" / "board.css").write_text(":root { --ember: 1px }\n")
        words = "game-ember = Ember\nember-moves = The embers move\nidle-ember = The embers move.\n"
        (folder / "ember" / "web" / "locales" / "en" / "game.ftl").write_text(words)
    return folder


def new_match(address: str) -> str:
    asked = {"game": "ember", "settings": {"crew": 2}, "seats": ["me", "me"], "name": "Ann"}
    request = urllib.request.Request(f"{address}/api/matches", json.dumps(asked).encode(), {"Origin": address})
    with urllib.request.urlopen(request) as answer:
        return address + str(json.load(answer)["return"])


@pytest.fixture
def with_page(tmp_path: Path) -> Iterator[str]:
    with server(package(tmp_path, page=True)) as found:
        yield found


@pytest.fixture
def without_page(tmp_path: Path) -> Iterator[str]:
    with server(package(tmp_path, page=False)) as found:
        yield found


def test_a_foreign_game_is_chosen_and_played_with_its_own_page(page: Page, with_page: str) -> None:
    page.goto(with_page + "/new")
    page.locator('input[value="ember"]').check()
    page.locator("[data-begin]:not([disabled])").click()
    expect(page.locator('[role="gridcell"]').first).to_be_visible()
    assert page.evaluate("window.hotzone.table.game.value.name") == "ember"
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--ember')") == "1px"
    page.goto(with_page + "/rules")
    expect(page.get_by_role("link", name="Ember", exact=True)).to_be_visible()


def test_a_game_without_a_page_is_told_so_in_a_sentence(page: Page, without_page: str) -> None:
    sentence = "Ember: a fire from elsewhere cannot be played on this page"
    page.goto(without_page + "/new")
    page.wait_for_selector("[data-begin]:not([disabled])")
    expect(page.locator('input[value="ember"]')).to_be_disabled()
    expect(page.get_by_text(sentence)).to_be_visible()
    page.goto(new_match(without_page))
    expect(page.get_by_text(sentence)).to_be_visible()


def test_a_page_that_does_not_start_is_told_so_too(page: Page, with_page: str, tmp_path: Path) -> None:
    (tmp_path / "ember" / "web" / "plugin.js").write_text("export const game = ;\n")
    page.goto(new_match(with_page))
    expect(page.get_by_text("The page of Ember does not start")).to_be_visible()
