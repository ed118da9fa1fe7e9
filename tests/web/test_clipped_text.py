"""No text is cut and nothing overflows: the pages around a table and its states, in four languages, from 320 to 1440 px."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hotzone.languages import LANGUAGES
from tests.languages import each_language
from tests.web.hands import LIFT, LOWER, Hands
from tests.web.table_states import STATES

SIZES = ((320, 640), (390, 844), (834, 1112), (1440, 900))

# every text that is drawn, against the boxes that cut it; what can be scrolled to is not cut
CUT = """() => {
  LIFT
  const found = [], rows = [], ROW = '.phase, .top-bar, .status';
  const gone = (one) => one.closest('[hidden], .only-heard, option, noscript, script, style, [aria-hidden=true], svg')
    || !one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const name = (one) => one.tagName.toLowerCase() + [...one.classList].map((word) => '.' + word).join('');
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode, parent = text.parentElement;
    if (!text.data.trim() || gone(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (!rects.length) continue;
    const left = Math.min(...rects.map((box) => box.left)), right = Math.max(...rects.map((box) => box.right)),
      top = Math.min(...rects.map((box) => box.top)), bottom = Math.max(...rects.map((box) => box.bottom));
    let across = true, down = true, hidden = '';
    for (let box = parent; box && box !== document.body && (across || down); box = box.parentElement) {
      const style = getComputedStyle(box), inside = box.getBoundingClientRect();
      if (style.clipPath !== 'none' && inside.width <= 2) { hidden = ''; across = down = false; break; }
      if (across && /auto|scroll/.test(style.overflowX)) across = false;
      if (down && /auto|scroll/.test(style.overflowY)) down = false;
      if (across && /hidden|clip/.test(style.overflowX) && (right > inside.right + 2 || left < inside.left - 2)) hidden = name(box);
      if (down && /hidden|clip/.test(style.overflowY) && (bottom > inside.bottom + 4 || top < inside.top - 4)) hidden = name(box);
      if (style.position === 'fixed') break;
    }
    if (across && (right > innerWidth + 1 || left < -1)) hidden ||= 'page';
    if (rects.length > 1 && getComputedStyle(parent).hyphens !== 'auto' && !parent.closest('code'))
      for (const word of text.data.matchAll(/[\\p{L}\\p{N}]{2,}/gu)) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.top)));
        if (lines.size > 1) hidden ||= `two lines: ${word[0]}`;
      }
    const read = getComputedStyle(parent).clipPath === 'none' && !parent.closest('.sound-card');
    const around = read && parent.closest(ROW); // one without a box of its own holds nothing together
    const row = around && getComputedStyle(around).display !== 'contents' && around;
    if (row) {
      rows.push([rects[0], text.data.trim(), parent]);
      if (across && right > row.getBoundingClientRect().right + 2) hidden ||= 'what lies beside its row';
    }
    if (hidden) found.push(`${text.data.trim().slice(0, 50)} | ${name(parent)} in ${hidden}`);
  }
  for (const [a, first, one] of rows) // words of a row that lie on each other
    for (const [b, second, other] of rows)
      if (one !== other && first < second && one.closest(ROW) === other.closest(ROW)
        && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3)
        found.push(`${first} lies on ${second}`);
  const pen = document.createElement('canvas').getContext('2d');
  for (const one of document.querySelectorAll('select')) { // browsers cut what is chosen by themselves
    if (gone(one)) continue;
    const style = getComputedStyle(one), arrow = 20;
    pen.font = style.font;
    const space = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    for (const option of one.selectedOptions)
      if (pen.measureText(option.label).width > space + 1) found.push(`${option.label} | select`);
  }
  for (const one of document.querySelectorAll('input[placeholder]')) { // and what stands in an empty field
    if (gone(one) || one.value) continue;
    const style = getComputedStyle(one), space = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    if (pen.measureText(one.placeholder).width > space + 1) found.push(`${one.placeholder} | placeholder`);
  }
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) found.push(`the page is ${wide} px wide`);
  LOWER
  return [...new Set(found)];
}""".replace("LIFT", LIFT).replace("LOWER", LOWER)


def cut_texts(hands: Hands) -> list[str]:
    """What is cut at any of the sizes."""
    found = []
    for width, height in SIZES:
        hands.page.set_viewport_size({"width": width, "height": height})
        hands.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")
        found += [f"{width} px: {text}" for text in hands.page.evaluate(CUT)]
    return found


def opened(path: str, wait: str) -> Callable[[Hands], None]:
    """A page of its own address."""

    def go(hands: Hands) -> None:
        hands.go(path)
        hands.page.wait_for_selector(wait)
        hands.rest()
        hands.page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")

    return go


def experienced(hands: Hands) -> None:
    """The set-up with all its lists."""
    opened("/new", "[data-begin]:not([disabled])")(hands)
    for value in ("experienced", "friend-in-need", "here"):
        hands.page.locator(f'input[value="{value}"]').first.check()
        hands.rest()
    hands.page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")


SCENES: dict[str, Callable[[Hands], None]] = {
    "home": opened("/", "main"),
    "set-up": opened("/new", "[data-begin]:not([disabled])"),
    "set-up, experienced": experienced,
    "lessons": opened("/learn", "main"),
    "station log": opened("/log", "main"),
    "rules": opened("/rules/fire", "main"),
}


@pytest.mark.full_size
@each_language
def test_no_text_is_cut(hands: Hands, language: str) -> None:
    hands.settle(language=language, still=True)
    found = []
    for name, come in SCENES.items():
        come(hands)
        with hands.undrawn():
            found += [f"{name} {text}" for text in cut_texts(hands)]
    assert found == []


# what is in sight and cannot be hit within 44 pixels around its middle; a label counts for its box
NARROW = """() => [...document.querySelectorAll('a, button, select, summary, input:not([type=range])')].filter((one) => {
  const whole = one.closest('label') ?? one, box = whole.getBoundingClientRect();
  const x = box.left + box.width / 2, y = box.top + box.height / 2;
  const frame = one.closest('.scroll, .action-lists, .dialog-body')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  const hits = (down) => whole.contains(document.elementFromPoint(x, y + down));
  if (one.closest('svg, .only-heard, [inert]') || !one.checkVisibility() || box.width < 3 || box.height > 43) return false;
  return hits(0) && y > frame.top + 22 && y < frame.bottom - 22 && (!hits(-20) || !hits(20));
}).map((one) => one.outerHTML.replaceAll(/<!--.*?-->/g, '').slice(0, 80))"""
FAINT = """() => [...document.querySelectorAll('body *')]
  .filter((one) => one.checkVisibility() && !one.closest('svg, .only-heard'))
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
  .map((one) => [parseFloat(getComputedStyle(one).fontSize), one])
  .filter(([size]) => size > 0 && size < 12).map(([size, one]) => `${size} ${one.className || one.tagName}`)"""
MOVING = "told"
STILL = [state for state in STATES if state != MOVING]
SPEAK = "tag => part('/static/lib/i18n.js').then((found) => found.speak(tag))"


def complaints(hands: Hands, state: str) -> list[str]:
    """What is cut in a state of the table in any language, and on a phone too small to hit or to read."""
    hands.page.set_viewport_size({"width": 1280, "height": 720})
    STATES[state](hands)
    found = []
    with hands.undrawn():
        for language in LANGUAGES:
            hands.page.evaluate(SPEAK, language)
            found += [f"{state} {language} {text}" for text in cut_texts(hands)]
        hands.page.set_viewport_size({"width": 390, "height": 844})
        hands.still()
        found += [f"{state}: {text}" for look in (NARROW, FAINT) for text in hands.page.evaluate(look)]
        hands.page.evaluate(SPEAK, "en")
    return found


@pytest.mark.full_size
@pytest.mark.parametrize("states", [STILL[first : first + 3] for first in range(0, len(STILL), 3)], ids=", ".join)
def test_no_text_is_cut_at_the_table(hands: Hands, states: list[str]) -> None:
    hands.settle(language="en", sound=False, still=True)
    assert [text for state in states for text in complaints(hands, state)] == []


@pytest.mark.full_size
def test_no_text_is_cut_while_a_fire_phase_is_told(hands: Hands) -> None:
    hands.page.emulate_media(reduced_motion="no-preference")  # without animation nothing stands still in the middle
    hands.settle(language="en", sound=False)
    assert complaints(hands, MOVING) == []


def test_a_cut_text_would_be_found(hands: Hands) -> None:
    opened("/new", "[data-begin]:not([disabled])")(hands)
    hands.page.evaluate("document.querySelector('h1').style.cssText = 'width: 20px; overflow: hidden; white-space: nowrap'")
    assert any("h1" in text for text in cut_texts(hands))


@pytest.mark.full_size
@pytest.mark.parametrize("state", ["placing", "first turn", "second turn", "reactor advised", "team", "lobby", "set-up"])
def test_a_finger_hits_everything_on_a_large_tablet_too(hands: Hands, state: str) -> None:
    hands.page.context.new_cdp_session(hands.page).send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    hands.page.set_viewport_size({"width": 1366, "height": 1024})
    hands.settle(language="en", sound=False, still=True)
    (SCENES | STATES)[state](hands)
    hands.rest()
    assert hands.page.evaluate("matchMedia('(pointer: coarse)').matches")
    assert hands.page.evaluate(NARROW) == []
