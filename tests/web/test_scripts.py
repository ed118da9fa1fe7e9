"""The page's scripts are the same programs, whether they come joined to a few answers or module by module."""

from __future__ import annotations

from hotzone.server.files import static_files
from hotzone.server.files.joined_scripts import BEGIN, TABLE
from tests.web.hands import Hands

EXPORTS = """async ([table, parts, begin]) => {
  const { loadModule, modules } = await import(table), different = [];
  for (const part of parts) await loadModule(part);
  for (const address of Object.keys(modules).filter((one) => one !== begin)) {
    const [joined, plain] = [modules[address], await import(address)].map((one) => Object.keys(one).sort().join());
    if (joined !== plain) different.push([address, joined, plain]);
  }
  return [Object.keys(modules).length, different];
}"""


def test_joined_modules_export_what_the_plain_ones_do(hands: Hands) -> None:
    parts = list(static_files.scripts())
    hands.go("/")
    hands.page.wait_for_selector("h1")
    hands.rest()
    count, different = hands.page.evaluate(EXPORTS, [TABLE, parts, BEGIN])
    assert different == []
    assert count > 200


def test_a_match_is_played_with_plain_modules_too(hands: Hands) -> None:
    asked: list[str] = []
    hands.page.on("request", lambda one: asked.append(one.url))
    hands.page.goto(f"{hands.address}/?plain")
    hands.loaded = True
    hands.begin()
    assert f"{hands.address}{BEGIN}" in asked
    assert not [url for url in asked if "/joined/" in url]


def test_a_match_needs_few_answers(hands: Hands) -> None:
    asked: list[str] = []
    hands.page.on("request", lambda one: asked.append(one.url) if one.resource_type == "script" else None)
    hands.begin()
    assert len(asked) <= 12, asked  # two hundred milliseconds each on a slow line
