"""Broken promises to the page and to machines that learn are found and named."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from hotzone import conformance, registry
from hotzone.conformance import learning, page
from hotzone.core.errors import HotzoneError
from hotzone.core.values import Event

GAME: Any = registry.game("reactor")
SETUP = GAME.setup(hearts=3, starts="choose")
Change = Callable[..., Any]


def wrong(change: Change, of: Change) -> Change:
    """A method whose answer is changed."""
    return lambda *words: change(of(*words))


@pytest.mark.parametrize(
    ("method", "change", "check", "named"),
    [
        ("board", lambda found: {**found, "cells": {1, 2}}, page.check_board, "the board is not plain data"),
        ("board", lambda found: {**found, "title": ""}, page.check_board, "its name and its title"),
        ("event_forms", lambda found: {"turn": [1]}, page.check_board, "form is not a word"),
    ],
)
def test_a_board_that_cannot_be_sent(
    monkeypatch: pytest.MonkeyPatch, method: str, change: Change, check: Change, named: str
) -> None:
    monkeypatch.setattr(GAME, method, wrong(change, getattr(GAME, method)))
    with pytest.raises(conformance.Broken, match=named):
        check(GAME, SETUP)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (lambda view: {**view, "legal": view["legal"][1:]}, "lists what is legal"),
        (lambda view: {key: view[key] for key in view if key != "seat"}, "lacks seat"),
        (lambda view: {**view, "actor": "nobody"}, "another actor"),
        (lambda view: {**view, "result": "victory"}, "result is not the match's"),
        (lambda view: {**view, "legal": view["legal"][::-1]}, "another place of the list"),
        (lambda view: {**view, "legal": [{**offer, "cost": 9} for offer in view["legal"]]}, "another price"),
    ],
)
def test_a_view_that_misleads(monkeypatch: pytest.MonkeyPatch, change: Change, named: str) -> None:
    monkeypatch.setattr(GAME, "view", wrong(change, GAME.view))
    with pytest.raises(conformance.Broken, match=named):
        page.check_view(GAME, GAME.new(SETUP), SETUP)


def test_a_way_that_cannot_be_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    way = {"cost": 1, "steps": [{"text": "move 1", "verb": "move", "cost": 1}]}
    monkeypatch.setattr(GAME, "paths", lambda match: {"move": {"1": way}})
    with pytest.raises(conformance.Broken, match="move to 1: 'move 1' cannot be played"):
        page.check_paths(GAME, GAME.new(SETUP))


def test_a_text_that_looks_like_no_action(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "patterns", lambda: {"end": "end"})
    with pytest.raises(conformance.Broken, match="looks like no action"):
        page.check_texts(GAME, GAME.new(SETUP))


def test_an_event_that_the_page_does_not_know() -> None:
    with pytest.raises(conformance.Broken, match="not told what an event 'thunder' is"):
        page.check_events(GAME, GAME.new(SETUP), [Event("thunder", "thunder", "", (99, 0, 0, 0))])


def test_a_log_line_without_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "log_line", lambda match, setup, number: "won")
    with pytest.raises(conformance.Broken, match="one line for a match"):
        page.check_log(GAME, GAME.new(SETUP), SETUP)


def test_an_action_without_a_number_or_with_two(monkeypatch: pytest.MonkeyPatch) -> None:
    match = GAME.new(SETUP)
    space = GAME.learning().action_space(match)
    monkeypatch.setattr(GAME, "learning", lambda: SimpleNamespace(most_seats=4, action_space=lambda match: space[-1:] * 2))
    with pytest.raises(conformance.Broken, match="two numbers"):
        learning.check_actions(GAME, match)
    with pytest.raises(conformance.Broken, match="has no number among the actions"):
        learning.check_numbers(GAME, match)


def test_an_observation_beyond_its_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = learning.environment(GAME, SETUP)
    assert scene is not None
    learning.check_observation(scene, GAME.new(SETUP))
    monkeypatch.setattr(scene, "observe", lambda match: b"\xff" * scene.layout.size)
    with pytest.raises(conformance.Broken, match="higher than it can be"):
        learning.check_observation(scene, GAME.new(SETUP))


def test_a_refusal_that_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*words: object) -> None:
        raise HotzoneError("no", "no")

    monkeypatch.setattr(learning, "EnvSpec", refuse)
    with pytest.raises(conformance.Broken, match="this refusal is not clear: no"):
        learning.environment(GAME, SETUP)
