"""Sounds: a switch in sight, nothing before the first click, and a caption in four languages for each."""

from __future__ import annotations

import re
from pathlib import Path

import hotzone
from tests.web.hands import Hands
from tests.web.test_words import TAGS, messages

PACKAGE = Path(hotzone.__file__).parent
PLAY = "(name) => part('/static/sound/mixer.js').then((mixer) => mixer.play(name))"
ACTIVATION = """addEventListener('pointerdown', () => { window.clicked = true; }, true);
Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: window.clicked === true }) });"""
# what motion.md tables, and how long each lasts
TABLE = {
    "step-wood": 60,
    "step-tile": 60,
    "step-carpet": 60,
    "door": 220,
    "splinters": 350,
    "water": 400,
    "axe": 300,
    "dice": 500,
    "smoke": 300,
    "flames": 400,
    "explosion": 1600,
    "flashover": 300,
    "thump": 500,
    "lost": 1800,
    "rescue": 700,
    "turn": 120,
    "victory": 5200,
    "defeat": 5200,
}


def test_every_sound_of_the_table_is_made_and_lasts_as_long_as_it_says(hands: Hands) -> None:
    hands.page.goto(hands.address + "/")
    made = hands.page.evaluate(
        """part('/static/sound/common_sounds.js').then(({ MAKERS }) =>
          Object.fromEntries(Object.entries(MAKERS).map(([name, maker]) => [name, maker.ms])))"""
    )
    assert {name: made[name] for name in TABLE} == TABLE


def test_no_sound_is_louder_than_allowed(hands: Hands) -> None:
    """Rendered without a loudspeaker: explosion and loss stay below −9 dBFS, and each sound is one."""
    hands.page.goto(hands.address + "/")
    peaks = hands.page.evaluate(
        """part('/static/sound/common_sounds.js').then(async ({ MAKERS }) => {
          const found = {};
          for (const [name, maker] of Object.entries(MAKERS)) {
            const audio = new OfflineAudioContext(1, 22050 * (maker.ms / 1000 + 0.3), 22050);
            maker.play({ audio, out: audio.destination, at: 0.01 });
            const data = (await audio.startRendering()).getChannelData(0);
            let peak = 0;
            for (const one of data) peak = Math.max(peak, Math.abs(one));
            found[name] = peak;
          }
          return found;
        })"""
    )
    assert len(peaks) >= len(TABLE)
    for name, peak in peaks.items():
        assert peak > 0.001, name
    assert max(peaks["explosion"], peaks["lost"]) <= 10 ** (-9 / 20)


def test_every_sound_has_a_caption_in_four_languages() -> None:
    names: set[str] = set()
    for path in [PACKAGE / "web/sound/common_sounds.js", *PACKAGE.glob("games/*/web/**/sounds.js")]:
        text = path.read_text("utf-8")
        body = text[text.index("Record<string, Maker>} */") :]
        names |= set(re.findall(r"^  '?([a-z-]+)'?: (?:\{|step)", body[: body.index("\n};")], re.M))
    assert {"explosion", "geiger", "bed"} <= names
    for tag in TAGS:
        known = messages(tag)
        for name in names - {"step-wood", "step-tile", "step-carpet"}:
            assert f"sound-{name}" in known, (tag, name)
        assert "r-sound-bed" in known


def test_nothing_is_heard_before_the_first_click_and_off_is_remembered(hands: Hands) -> None:
    hands.settle(still=True)
    hands.page.add_init_script(ACTIVATION)  # what a test asks of the page would count as a click
    hands.begin(seats=4, game="reactor")
    assert hands.page.evaluate(PLAY, "dice") is False
    hands.page.locator(".sound-switch summary").click()
    assert hands.page.evaluate(PLAY, "dice") is True
    assert "♪ card" in hands.page.locator(".log-card").inner_text()
    assert hands.page.locator(".sound-card input[name=volume]").input_value() == "60"
    hands.page.locator(".sound-card input[name=sound]").uncheck()
    assert hands.page.evaluate(PLAY, "door") is False
    assert hands.page.evaluate("localStorage.getItem('hotzone.sound')") == "false"
    assert hands.page.locator(".caption").count() == 0


def test_the_switch_stands_two_tabs_after_the_title_and_on_the_home_page(hands: Hands) -> None:
    hands.settle(still=True)
    hands.begin()
    hands.page.evaluate("(() => { const title = document.querySelector('h1'); title.tabIndex = -1; title.focus(); })()")
    hands.page.keyboard.press("Tab")
    if not hands.page.evaluate("document.activeElement.matches('.sound-switch summary')"):
        hands.page.keyboard.press("Tab")
    assert hands.page.evaluate("document.activeElement.matches('.sound-switch summary')")
    hands.page.goto(hands.address + "/")
    hands.page.wait_for_selector(".sound-switch summary")
