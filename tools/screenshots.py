"""Pictures of the running program for README and docs: a server, a headless Chromium, a match that is the same each time."""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

import hotzone
from hotzone import registry
from hotzone.ai.bots import registry as bot_registry

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
QUIET = ("--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb", "--font-render-hinting=none")
LOBBY = "a lobby with free helmets"
SHOWN = "[data-quick], .board-cell, .lobby .helmet-card, .end-page"  # what a page must have before its picture is taken
PLAYER = {"fire": "rookie", "reactor": "rookie"}


class Shot:
    """A picture: of which match, how big, in which light and language, with what open."""

    def __init__(self, name: str, match: str, size: tuple[int, int] = (1280, 800), **more: Any) -> None:
        self.name = name
        self.match = match  # a key of MATCHES, or an address
        self.size = size
        self.theme: str = more.get("theme", "dark")
        self.language: str = more.get("language", "en")
        self.dialog: str = more.get("dialog", "")
        self.phone: bool = more.get("phone", False)


MATCHES: dict[str, tuple[str, dict[str, Any], int, int]] = {  # game, settings, seed, actions
    "fire": ("fire", {"crew": 3, "rules": "experienced", "level": "recruit"}, 12, 62),
    "family": ("fire", {"crew": 3}, 5, 46),
    "hotel": ("fire", {"board": "hotel", "crew": 4, "rules": "experienced"}, 3, 43),
    "reactor": ("reactor", {}, 4, 40),
    "won": ("fire", {"crew": 3}, 5, 10_000),
}
SHOTS = (
    Shot("home", "/", (1280, 800)),
    Shot("fire", "fire", (1440, 900)),
    Shot("fire-light", "family", (1280, 800), theme="light", language="cs"),
    Shot("two-floors", "hotel", (1440, 900)),
    Shot("reactor", "reactor", (1280, 800), language="ru"),
    Shot("room", "family", (1100, 800), dialog="room"),
    Shot("phone", "family", (390, 844), phone=True, language="it"),
    Shot("first", "/first", (1440, 900)),
    Shot("lobby", LOBBY, (1280, 800)),
    Shot("lobby-phone", LOBBY, (390, 844), phone=True, language="ru", theme="light"),
    Shot("end", "won", (1440, 900)),
    Shot("end-phone", "won", (390, 844), phone=True, language="ru", theme="light"),
)


def played(game: str, settings: dict[str, Any], seed: int, actions: int) -> str:
    """A record of a match that a bot began: the same for the same seed."""
    found = hotzone.new(game, seed=seed, **settings)
    plug_in, mind = registry.game(game), bot_registry.bot(PLAYER[game], seed)
    for _ in range(actions):
        if found.match.actor < 0:
            break
        choice = mind.choose(found.match.clone(), plug_in, found.match.actor, 1.0)
        found.play(plug_in.write(found.match, choice.action))
    return str(found.record())


def posted(address: str, path: str, body: object) -> dict[str, Any]:
    """Post JSON as a page does."""
    with urlopen(Request(address + path, json.dumps(body).encode(), {"origin": address})) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def begin(address: str, name: str) -> str:
    """The match of a name on this server; the return link of its host."""
    game, settings, seed, actions = MATCHES[name]
    record = played(game, settings, seed, actions)
    seats = registry.game(game).seats(hotzone.replay(record).match)
    made = posted(address, "/api/records", {"record": record, "seats": ["me"] * seats, "name": "Mira", "title": "Night shift"})
    return str(made["return"])


def where(address: str, match: str) -> str:
    """The address of what a picture shows; matches and lobbies are made for it."""
    if match.startswith("/"):
        return match
    if match == LOBBY:
        order = {"settings": {"crew": 4}, "seats": ["me", "open", "open", "steady"], "name": "Mira", "lobby": True}
        return str(posted(address, "/api/matches", order)["return"])
    return begin(address, match)


def take(browser: Browser, address: str, shot: Shot) -> Path:
    """One picture."""
    context = browser.new_context(
        viewport={"width": shot.size[0], "height": shot.size[1]},
        device_scale_factor=2 if shot.phone else 1,
        has_touch=shot.phone,
        reduced_motion="reduce",
    )
    page = context.new_page()
    for key, value in {"theme": shot.theme, "language": shot.language, "still": True, "name": "Mira"}.items():
        page.add_init_script(f"localStorage.setItem('hotzone.{key}', {json.dumps(json.dumps(value))})")
    page.goto(address + where(address, shot.match))
    page.wait_for_selector(SHOWN)
    page.wait_for_timeout(1200)
    if shot.dialog:
        page.evaluate("kind => { window.hotzone.dialog.value = { kind }; }", shot.dialog)
        page.wait_for_selector("dialog[open]")
        page.wait_for_timeout(600)
    taken = context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": 86})
    path = PICTURES / f"{shot.name}.webp"
    path.write_bytes(base64.b64decode(taken["data"]))
    context.close()
    return path


def main() -> int:
    """Make all pictures, or those that are named."""
    chromium = shutil.which("chromium") or shutil.which("chromium-headless-shell")
    if not chromium:
        print("make pictures needs chromium", file=sys.stderr)
        return 1
    from playwright.sync_api import sync_playwright

    wanted = set(sys.argv[1:])
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        command = [sys.executable, "-m", "hotzone", "serve", "--port", "0", "--db", f"{folder}/pictures.sqlite", "--quiet"]
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as server:
            assert server.stdout is not None
            found = re.search(r"http://\S+[0-9]", server.stdout.readline())
            assert found, "the server did not say where it is"
            browser = play.chromium.launch(executable_path=chromium, args=list(QUIET))
            try:
                for shot in SHOTS:
                    if not wanted or shot.name in wanted:
                        path = take(browser, found[0], shot)
                        print(f"{path.relative_to(ROOT)}  {path.stat().st_size // 1000} KB")
            finally:
                browser.close()
                server.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
