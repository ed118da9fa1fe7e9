"""The pages on notation are complete: every word of positions, events and endings stands on them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hotzone.games.fire.text import events as fire_events
from hotzone.games.fire.text import position as fire_position
from hotzone.games.reactor.text import events as reactor_events
from hotzone.games.reactor.text import position as reactor_position

FOLDER = Path(__file__).parents[1] / "docs" / "reference"
FIRE_LINES = (
    *("engine", "ambulance", "firefighter", "plan", "hazmats", "ladders"),
    *fire_position.SEEN,
    *fire_position.COUNTED,
    *fire_position.INNER,
    *fire_position.EXTRA,
    *fire_position.FIGURE_WORDS.values(),
    *fire_position.POI_WORDS.values(),
)
WORDS = {
    "notation.md": (
        *FIRE_LINES,
        *filter(None, fire_position.STAGES),
        *(name for name, *_ in fire_events.FORMS.values()),
        *fire_events.RESULTS,
    ),
    "notation-reactor.md": (
        *filter(None, reactor_position.STAGES),
        *(name for name, *_ in reactor_events.FORMS.values()),
        *reactor_events.RESULTS,
    ),
}


def shown_words(page: str) -> set[str]:
    """Every word that a page shows as code."""
    text = (FOLDER / page).read_text("utf-8")
    shown = re.findall(r"```.*?```|`[^`]+`", text, re.DOTALL)
    return {word for part in shown for word in re.findall(r"[a-z_]+(?:-[a-z_]+)*", part)}


@pytest.mark.parametrize("page", WORDS)
def test_every_word_of_positions_events_and_endings_is_on_the_page(page: str) -> None:
    missing = sorted(set(WORDS[page]) - shown_words(page))
    assert not missing, f"{page} says nothing of: {', '.join(missing)}"


@pytest.mark.parametrize("page", WORDS)
def test_no_page_says_that_a_single_choice_is_always_taken(page: str) -> None:
    text = " ".join((FOLDER / page).read_text("utf-8").split())
    assert "only one choice, it is taken" not in text
    assert "always asked, even if `end` is all it can do" in text
