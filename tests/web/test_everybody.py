"""The page is for everybody: no axe violation in both themes and three sizes, a whole match by keys, four languages."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]

from tests.web.hands import LIFT, LOWER, Hands
from tests.web.table_states import STATES

SIZES = ((1440, 900), (834, 1112), (390, 844))
# axe says nothing of a text on a gradient ("incomplete"): each gradient becomes one of its two ends, over the colour below it.
# Wide windows are looked at with the first colour, the next size with the last one: contrast is the same at every size
BACK = """for (const one of document.querySelectorAll('[data-flattened]')) {
    one.style.background = one.dataset.flattened; // its own, or none
    delete one.dataset.flattened;
  }"""
FLAT = """(last) => {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  BACK
  for (const one of document.querySelectorAll('html, body, body *:not(svg, svg *)')) {
    const { backgroundImage, backgroundColor } = getComputedStyle(one),
      ends = backgroundImage.includes('gradient(') && backgroundImage.match(/(?:rgba?|color|oklab|oklch|lab|lch)\\([^()]*\\)/g);
    if (!ends) continue;
    pen.clearRect(0, 0, 1, 1);
    for (const colour of [backgroundColor, ends.at(last ? -1 : 0)]) {
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
    }
    const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
    one.dataset.flattened = one.style.background;
    one.style.setProperty('background', `rgb(${red} ${green} ${blue} / ${alpha / 255})`, 'important');
  }
}""".replace("BACK", BACK)
# axe keeps the parts of every colour in weak maps, and reads the same few colours thousands of times. A sixth to a half of its
# time goes when the parts stand on the colour itself and each colour is read once; what it finds is the same
AXE = f"""(() => {{
  class WeakMap {{
    #key = Symbol();
    has(one) {{ return this.#key in one; }}
    get(one) {{ return one[this.#key]; }}
    set(one, value) {{ one[this.#key] = value; return this; }}
    delete(one) {{ return delete one[this.#key]; }}
  }}
  class WeakSet extends WeakMap {{
    add(one) {{ return this.set(one, true); }}
  }}
  {AXE_SCRIPT}
  const colour = axe.commons.color.Color.prototype, read = colour.parseString, known = new Map();
  colour.parseString = function (text) {{
    if (!known.has(text)) {{
      const {{ r, g, b, alpha }} = read.call(this, text);
      known.set(text, {{ r, g, b, alpha }});
    }}
    return Object.assign(this, known.get(text));
  }};
}})()"""
CHECK = """([inside, only]) => {
  LIFT
  return axe
    .run(document.querySelector(inside), { resultTypes: ['violations'], ...(only ? { runOnly: only } : {}) })
    .then((found) => found.violations.map((one) => `${one.id}: ${one.nodes[0].html.slice(0, 140)}`))
    .finally(() => { LOWER });
}""".replace("LIFT", LIFT).replace("LOWER", LOWER)
# every text with its colours and their contrast, as axe sees them
RATIOS = """() => {
  LIFT
  return axe.run({ runOnly: 'color-contrast' })
    .then(({ passes, violations, incomplete }) => [passes, violations, incomplete]
      .map((all) => all.flatMap(({ nodes }) => nodes.map(({ html, any }) => [html, any.map(({ data }) => data)]))))
    .finally(() => { LOWER });
}""".replace("LIFT", LIFT).replace("LOWER", LOWER)
WIDE = """[...document.querySelectorAll('body *')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && getComputedStyle(one).visibility !== 'hidden'
    && !one.closest('.table-box, .mate, .only-heard, .sprites, svg'))
  .map((one) => one.outerHTML.slice(0, 120)).slice(0, 3)"""
FAINT = """() => {
  const text = document.createElement('p');
  text.textContent = 'faint';
  text.style.cssText = 'color: #888; background: #999; padding: 9px';
  document.querySelector('main').append(text, document.createElement('button'));
}"""
KEY = re.compile(r"\{ ?\$|\b(?:event|group|do|ask|error|status|pool|ending|scenario|switch|log|r)-[a-z]+(?:-[a-z]+)*\b")


pytestmark = pytest.mark.full_size


def everywhere(hands: Hands, name: str, sizes: tuple[tuple[int, int], ...] = SIZES, inside: str = "html") -> list[str]:
    """The violations of what is shown now, in both themes and three sizes.

    What lies behind a dialog is checked once with it; `inside` names the dialog.
    """
    page, found, part = hands.page, [], "html"
    hands.rest()
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    with hands.undrawn():
        for number, (width, height) in enumerate(sizes):
            page.set_viewport_size({"width": width, "height": height})
            for theme in ("dark", "light"):
                page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
                hands.still()
                page.evaluate(FLAT, bool(number % 2))
                only = ["color-contrast"] if theme == "light" else None  # all else is the same in both
                found += [f"{name} {width} {theme}: {one}" for one in page.evaluate(CHECK, [part, only])]
                part = inside
    page.evaluate(f"() => {{ {BACK} }}")
    return found


def test_a_faint_text_and_a_button_without_a_name_would_be_found(hands: Hands) -> None:
    hands.page.goto(hands.address + "/log")
    hands.page.wait_for_selector("main h1")
    hands.page.evaluate(FAINT)
    found = everywhere(hands, "log", SIZES[:1])
    assert {one.split(": ")[1] for one in found} == {"button-name", "color-contrast"}


@pytest.mark.parametrize("faint", ["#333, #999", "#999, #333", "color-mix(in srgb, #999 99%, white), #000"])
def test_a_text_that_is_faint_at_one_end_of_a_gradient_would_be_found(hands: Hands, faint: str) -> None:
    hands.page.goto(hands.address + "/log")
    hands.page.wait_for_selector("main h1")
    hands.page.evaluate(FAINT.replace("background: #999", f"background: linear-gradient({faint})"))
    found = everywhere(hands, "log", SIZES[:2])
    assert "color-contrast" in {one.split(": ")[1] for one in found}
    assert "gradient" in hands.page.locator("main p").last.evaluate("one => getComputedStyle(one).backgroundImage")  # as it was


def test_axe_sees_the_same_colours_as_it_does_without_our_short_cuts(hands: Hands) -> None:
    hands.page.goto(hands.address + "/log")
    hands.page.wait_for_selector("main h1")
    hands.rest()
    hands.page.evaluate(FAINT)
    seen = []
    for script in (AXE_SCRIPT, AXE):
        hands.page.evaluate(script)
        seen.append(hands.page.evaluate(RATIOS))
    assert seen[0] == seen[1]
    assert [bool(found) for found in seen[0]][:2] == [True, True]


def play_on(hands: Hands, steps: int = 400) -> None:
    """End turns until the match is over."""
    for _ in range(steps):
        found = hands.wait()
        if found["result"] != "undecided":
            return
        text = "end" if "end" in found["legal"] else found["legal"][-1]
        hands.page.evaluate("text => window.hotzone.table.act(text)", text)
        hands.after(found["seq"])


@pytest.mark.parametrize("path", ["/", "/new", "/log", "/rules/fire/FIRE-MOVE-01", "/learn"])
def test_no_page_around_the_board_has_an_axe_violation(hands: Hands, path: str) -> None:
    hands.settle(still=True)
    found = []
    hands.page.goto(hands.address + path)
    hands.page.wait_for_selector("main h1")
    hands.rest()
    if path.startswith("/rules"):
        hands.page.locator("input[type=search]").fill("stair")  # all rules at once take axe too long
        hands.page.wait_for_selector(".book-hits")
    if path == "/new":
        found += everywhere(hands, path)
        hands.page.locator("input[value=experienced]").check()
        hands.page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
        hands.rest()
    found += everywhere(hands, path)
    assert found == []


@pytest.mark.parametrize(("game", "seats"), [("fire", 3), ("reactor", 4)])
def test_no_table_dialog_replay_or_end_has_an_axe_violation(hands: Hands, game: str, seats: int) -> None:
    hands.settle(still=True, speed=4)
    hands.begin({"rules": "experienced", "crew": "captain,rescue,paramedic"} if game == "fire" else {}, seats=seats, game=game)
    while (now := hands.wait())["stage"] != "acting":
        hands.choose(now)
        hands.after(now["seq"])
    found = everywhere(hands, f"{game} table")
    for kind in ("room", "settings", "keys", "text", "rule", "legend"):
        rule = "FIRE-MOVE-01" if game == "fire" else "REACTOR-MOVE-01"
        hands.page.evaluate("([kind, rule]) => { window.hotzone.dialog.value = { kind, rule }; }", [kind, rule])
        hands.dialog()
        found += everywhere(hands, f"{game} {kind}", SIZES[::2], "dialog[open]")  # a tablet shows them like a desktop
    hands.page.keyboard.press("Escape")
    hands.page.evaluate("window.hotzone.table.go(1)")
    hands.page.wait_for_selector("svg.is-past")
    found += everywhere(hands, f"{game} replay")
    hands.page.evaluate("window.hotzone.table.go(null)")
    if game == "reactor":
        hands.page.locator('[data-group="r-move"]').click()
        play_on(hands)
        hands.page.wait_for_selector(".end-page .log-line")
        found += everywhere(hands, "end card")
    assert found == []


# every button and link as if a pointer were over it
HOVER = """() => {
  const each = (rules) => {
    for (const rule of rules) {
      if (rule.selectorText?.includes(':hover')) rule.selectorText = rule.selectorText.replaceAll(':hover', '.is-hovered');
      if (rule.cssRules?.length) each(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) each(sheet.cssRules);
  for (const one of document.querySelectorAll('a, button, summary')) one.classList.add('is-hovered');
}"""


@pytest.mark.parametrize("state", ["placing", "first turn", "stuck", "reactor advised", "lost", "lobby"])
def test_a_button_under_the_pointer_can_be_read(hands: Hands, state: str) -> None:
    hands.settle(still=True, speed=4)
    hands.page.set_viewport_size({"width": 1440, "height": 900})
    STATES[state](hands)
    hands.rest()
    hands.page.evaluate(HOVER)
    if state == "first turn":  # a button of each kind
        looks = "one => getComputedStyle(one).backgroundColor"
        before = hands.page.locator("[data-play-line]").evaluate(looks)
        hands.page.locator("[data-play-line]").evaluate("one => one.classList.remove('is-hovered')")
        assert hands.page.locator("[data-play-line]").evaluate(looks) != before
        hands.page.evaluate(HOVER)
    found = everywhere(hands, state, SIZES[:1])
    assert [one for one in found if "color-contrast" in one] == []


def test_a_family_match_is_played_to_its_end_with_keys_only(hands: Hands) -> None:
    hands.settle(still=True, speed=4)
    hands.begin(seats=2, dice=f"{48:064x}")  # a short match
    keyboard, pressed = hands.page.keyboard, set()
    for step in range(600):
        found = hands.wait()
        if found["result"] != "undecided":
            break
        douses = [text for text in found["legal"] if text.startswith(("douse", "quench"))]
        if found["stage"] != "acting":
            keys = ["1"]
        elif step > 24:
            keys = ["e"]
        elif douses and step % 3:
            keys = ["x", "1"]
        elif step % 3 == 1 and any(text.startswith("move") for text in found["legal"]):
            keys = ["m", "1"]
        else:
            keys = ["e"]
        for key in keys:
            keyboard.press(key)
            pressed.add(key)
            hands.still()
        if hands.page.locator("dialog[open]").count():
            for _ in range(6):
                keyboard.press("Tab")
                if hands.page.evaluate("document.activeElement.matches('dialog .button.is-primary')"):
                    break
            keyboard.press("Enter")
        hands.after(found["seq"])
    assert hands.look()["result"] in ("victory", "perfect", "defeat", "collapse", "hopeless")
    assert pressed == {"1", "x", "m", "e"}
    hands.page.wait_for_selector(".end-page")
    hands.page.locator(".action-card .start-head, .action-card .idle").first.wait_for(state="attached")  # nothing is left to press
    assert hands.page.locator(".action-card button").count() == 0


def test_the_board_is_a_grid_with_names_and_one_place_in_the_tab_order(hands: Hands) -> None:
    hands.settle(still=True)
    for game, seats, many in (("fire", 2, 80), ("reactor", 4, 41)):
        hands.begin(seats=seats, game=game)
        grid = hands.page.get_by_role("grid")
        assert grid.get_by_role("gridcell").count() == many
        assert hands.page.locator('.board-cell[tabindex="0"]').count() == 1
        names = hands.page.locator(".board-cell").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
        assert all(name and len(name) > 3 for name in names)
        assert len(set(names)) > many * 0.8


def test_what_happens_is_said_aloud_in_whole_sentences(hands: Hands) -> None:
    hands.settle(still=True)
    hands.begin(seats=4, game="reactor")
    found = hands.wait()
    hands.page.evaluate("window.hotzone.table.act('end')")
    hands.after(found["seq"])
    said = hands.page.locator("#polite").inner_text() or hands.page.evaluate("document.getElementById('polite').textContent")
    assert re.search(r"(Overheat card|Accident level|Cell) ", said)
    assert "Engineer" in hands.page.evaluate("document.getElementById('assertive').textContent")


@pytest.mark.parametrize("tag", ["en", "ru", "cs", "it"])
def test_nothing_sticks_out_of_a_phone_and_no_key_is_shown(hands: Hands, tag: str) -> None:
    hands.page.set_viewport_size({"width": 390, "height": 844})
    hands.settle(still=True, language=tag)
    for path in ("/", "/new", "/log", "/rules/reactor", "/learn"):
        hands.go(path)
        hands.page.wait_for_selector("main h1")
        hands.rest()
        assert hands.page.evaluate(WIDE) == [], path
        assert hands.page.evaluate("document.documentElement.scrollWidth") <= 390, path
        assert not KEY.search(hands.page.locator("#app").inner_text()), path
    for game, seats in (("fire", 2), ("reactor", 4)):
        hands.begin(seats=seats, game=game)
        while (now := hands.wait())["stage"] != "acting":
            hands.choose(now)
            hands.after(now["seq"])
        assert hands.page.locator("html").get_attribute("lang") == tag
        assert hands.page.evaluate(WIDE) == [], game
        assert hands.page.evaluate("document.documentElement.scrollWidth") <= 390, game
        for sheet in ("team", "log", "chat", "actions"):
            hands.page.evaluate(
                "name => { window.hotzone.sheet.value = name; if (name !== 'actions') window.hotzone.tab.value = name; }", sheet
            )
            assert not KEY.search(hands.page.locator("#app").inner_text()), f"{game} {sheet}"
        for kind in ("room", "settings", "keys", "text"):
            hands.page.evaluate("kind => { window.hotzone.dialog.value = { kind }; }", kind)
            hands.dialog()
            assert hands.page.evaluate(WIDE) == [], f"{game} {kind}"
            assert not KEY.search(hands.page.locator("dialog").inner_text()), f"{game} {kind}"
        hands.page.keyboard.press("Escape")


def test_the_page_is_used_at_twice_the_size_and_320_pixels(hands: Hands) -> None:
    hands.settle(still=True)
    for width, height in ((720, 450), (320, 640)):
        hands.page.set_viewport_size({"width": width, "height": height})
        hands.begin(seats=2)
        assert hands.page.evaluate(WIDE) == []
        hands.place_crew()
        assert hands.page.locator("button[data-end]").is_visible()
        hands.page.locator("button[data-end]").scroll_into_view_if_needed()
        found = hands.wait()
        hands.page.locator("button[data-end]").click()
        hands.after(found["seq"])


def test_the_page_can_be_installed(hands: Hands) -> None:
    hands.page.goto(hands.address + "/")
    manifest = hands.page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.json())")
    assert manifest["display"] == "standalone"
    for one in manifest["icons"]:
        assert hands.page.evaluate("src => fetch(src).then((one) => one.ok)", one["src"])
    assert {one["sizes"] for one in manifest["icons"]} >= {"192x192", "512x512"}
