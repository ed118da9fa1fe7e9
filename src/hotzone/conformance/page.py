"""What a page needs of a game: boards and views as plain data, offers and ways that can be played, a line in the log."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from hotzone.conformance.promise import Broken, plain, promise
from hotzone.contract.game import Game
from hotzone.contract.grammar import ActionGrammar
from hotzone.contract.page import PageGame
from hotzone.core import constants as c
from hotzone.core.errors import Illegal
from hotzone.core.formats.actors import actor_name
from hotzone.core.values import Event, Setup

VIEW = ("board", "stage", "actor", "turn", "seat", "result", "legal")  # the page reads these of every game
OFFER = ("text", "verb", "cost")


def check_board(game: Game[Any], setup: Setup) -> None:
    """The board of a set-up can be drawn before a match, and the words of every event are known."""
    if isinstance(game, PageGame):
        board = plain(game.board(setup.board), "the board")
        promise(board.get("name") == setup.board and bool(board.get("title")), "the board says its name and its title")
        forms = plain(game.event_forms(), "the table of events")
        promise(all(isinstance(form, str) for words in forms.values() for form in words), "an event's form is not a word")


def check_view(game: Game[Any], match: Any, setup: Setup) -> None:
    """The view says who decides, and offers every legal action with its text, verb and cost, in the same order."""
    view = plain(game.view(match, None), "the view")
    promise(len(view["legal"]) == len(match.legal()), "the view lists what is legal")
    if not isinstance(game, PageGame):
        return
    promise(set(VIEW) <= set(view), f"the view lacks {', '.join(name for name in VIEW if name not in view)}")
    promise(view["board"] == setup.board, "the view names another board")
    promise(view["actor"] == actor_name(match.actor) and view["turn"] == match.turn, "the view names another actor or turn")
    promise(view["result"] == game.endings[match.result], "the view's result is not the match's")
    for offer, action in zip(view["legal"], match.legal(), strict=True):
        promise(set(OFFER) <= set(offer), f"an offer lacks text, verb or cost: {offer}")
        promise(offer["text"] == game.write(match, action), f"'{offer['text']}' is offered in another place of the list")
        promise(offer["cost"] == game.cost(match, action), f"'{offer['text']}' is offered at another price")
    if match.actor == c.NATURE:
        promise(bool(game.question(match)), "nature is asked for nothing in words")


def check_paths(game: Game[Any], match: Any) -> None:
    """Every way that is shown can be gone step by step."""
    if not isinstance(game, PageGame):
        return
    before = match.snapshot()
    for verb, ways in plain(game.paths(match), "the ways").items():
        for place, way in ways.items():
            check_way(game, match.clone(), f"{verb} to {place}", way)
    promise(match.snapshot() == before, "looking for ways changed something")


def check_way(game: Game[Any], table: Any, name: str, way: Mapping[str, Any]) -> None:
    """One way: its steps are legal one after the other, as long as its goer decides."""
    promise(len(way["steps"]) > 0 and way["cost"] >= 0, f"{name}: a way has steps and a cost")
    seat = table.actor
    for step in way["steps"]:
        if table.actor != seat:
            return  # luck answers on the way: what comes then nobody knows
        try:
            table.play(game.read(table, step["text"]))
        except Illegal as error:
            raise Broken(f"{name}: '{step['text']}' cannot be played: {error}") from None


def check_texts(game: Game[Any], match: Any) -> None:
    """A seat's actions look as the game says that they look."""
    if isinstance(game, ActionGrammar) and match.actor >= 0:
        patterns = game.patterns()
        for action in match.legal():
            text = game.write(match, action)
            promise(any(re.fullmatch(pattern, text) for pattern in patterns.values()), f"'{text}' looks like no action of the game")


def check_events(game: Game[Any], before: Any, events: Sequence[Event]) -> None:
    """What happened has a kind that the page is told about, and can be told again without any rule."""
    if isinstance(game, PageGame):
        forms = game.event_forms()
        for event in events:
            promise(event.kind in forms, f"the page is not told what an event '{event.kind}' is")
        game.replay_events(before, [event.row for event in events])


def check_log(game: Game[Any], match: Any, setup: Setup) -> None:
    """A match that is over has one line in the station log, and numbers and words for its columns."""
    columns = plain(game.result(match), "the result")
    promise(all(isinstance(value, int | str) for value in columns.values()), "a column of the log is a number or a word")
    if isinstance(game, PageGame):
        line = game.log_line(match, setup, 7)
        promise(bool(line.strip()) and "\n" not in line and "7" in line, "the log has one line for a match, with its number")
