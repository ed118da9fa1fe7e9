"""Phases to tell: played here, handed to the page as the server would, and told there by a clock that a test moves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import hotzone
from hotzone.session import Session
from tests.web.hands import Hands
from tests.web.scenes import scene

# a clock that stands until it is moved; what it was asked for is written down
CLOCK = """() => {
  const { story } = window.hotzone.table;
  const clock = {
    now: 0, made: 0, waiting: [],
    after(ms, then) { clock.made += 1; clock.waiting.push({ at: clock.now + ms, made: clock.made, then }); return clock.made; },
    cancel(timer) { clock.waiting = clock.waiting.filter((one) => one.made !== timer); },
    move() {
      clock.waiting.sort((a, b) => a.at - b.at || a.made - b.made);
      const next = clock.waiting.shift();
      if (!next) return false;
      clock.now = next.at;
      next.then();
      return true;
    },
  };
  story.clock = story.words.clock = clock;
  window.clock = clock;
  window.told = [];
  story.heard = ({ kind, words, listed, ms, time, keep, key }) => window.told.push({ kind, words, listed, ms, time, keep, key });
}"""
TELL = "(messages) => { for (const message of messages) window.hotzone.table.story.add(message); }"
MOVE = "(times) => { for (let i = 0; i < times; i += 1) if (!window.clock.move()) return i; return times; }"
END = "() => { let i = 0; while (i < 2000 && window.clock.move()) i += 1; return window.clock.now; }"


def told(session: Session, action: str, luck: Iterable[str], seq: int) -> list[dict[str, Any]]:
    """What the server would say of an action and of nature's answers, as long as there are any."""
    found = []
    for text in (action, *luck):
        actor = session.actor
        session.play(text)
        events = [{"kind": one.kind, "text": one.text, "rule": one.rule} for one in session.events]
        seq += 1
        said = {"type": "acted", "seq": seq, "actor": actor, "action": text, "events": events, "undo": None, "redo": None}
        found.append({**said, "view": session.view()})
    return found


def stage(hands: Hands, deeds: Iterable[str], action: str, luck: Iterable[str], **settings: object) -> list[dict[str, Any]]:
    """Open a match where the deeds are done, with a clock of ours; gives what follows. Things move unless told otherwise."""
    hands.page.emulate_media(reduced_motion="no-preference")
    record = scene({"rules": "family", "crew": 2, **settings}, ["3,0", "7,3"], {})
    session = hotzone.replay(record)
    for deed in deeds:
        session.play(deed)
    hands.open(session.record(), len(session.view()["firefighters"]))
    hands.page.evaluate("window.hotzone.table.line.close()")
    hands.page.evaluate(CLOCK)
    seq = hands.look()["seq"]
    return told(session, action, luck, seq)
