"""A random match by the contract alone, looked at in every step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hotzone.conformance import learning, page
from hotzone.conformance.promise import Broken, plain, promise
from hotzone.contract.game import Game
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.errors import BadSetup, BadText, Illegal
from hotzone.core.values import Setup
from hotzone.session import Session, load, replay
from hotzone.sim.batch import Batch

LONGEST = 20_000  # actions of a match
STRANGE = (-1, 0, 1 << 30, 255 << 8, 3 << 16 | 1 << 8)  # numbers that are hardly ever an action


def check(game: Game[Any], settings: Mapping[str, object], seed: int = 1) -> None:
    """Play one random match by the contract and look at every step; raises Broken."""
    check_catalogue(game)
    setup = check_setup(game, settings)
    page.check_board(game, setup)
    spec = learning.environment(game, setup)
    match = game.new(setup)
    learning.check_actions(game, match)
    check_clones(match)
    session = Session(game, setup, match, dealer=False)
    dice = Dice(seed)
    steps = 0
    while not session.over:
        promise(steps < LONGEST, f"the match goes on after {LONGEST} actions")
        check_decision(game, session)
        page.check_view(game, session.match, setup)
        page.check_texts(game, session.match)
        if steps % 7 == 0:
            check_position(session)
            page.check_paths(game, session.match)
            learning.check_numbers(game, session.match)
            learning.check_observation(spec, session.match)
        actions = session.match.legal()
        luck = session.match.sample_chance(dice) if session.match.actor == c.NATURE else actions[dice.below(len(actions))]
        promise(luck in actions, "nature draws what is not legal")
        check_undo(session, luck)
        steps += 1
    check_end(game, session)
    check_batch(game.new(setup))


def check_catalogue(game: Game[Any]) -> None:
    """What can be chosen is plain data and names the game."""
    found = plain(game.catalogue(), "the catalogue")
    promise(found["game"] == game.name and found["rules_version"] == game.rules, "the catalogue names game and rules_version")
    promise(len(found["boards"]) > 0, "the catalogue lists at least one board")


def check_setup(game: Game[Any], settings: Mapping[str, object]) -> Setup:
    """A set-up keeps only what differs from the defaults and means the same when read again."""
    setup = game.setup(**settings)
    again = game.setup(board=setup.board, **dict(setup.settings))
    promise(again == setup, f"the set-up {setup} reads back as {again}")
    try:
        game.setup(**{"no-such-setting": "1"})
    except BadSetup as error:
        promise(bool(error.code and error.text), "a refusal has a code and a text")
    else:
        raise Broken("a setting nobody knows was accepted")
    return setup


def check_clones(match: Any) -> None:
    """Clones are independent and go back to their origin; snapshots restore."""
    before = match.snapshot()
    clone = match.clone()
    promise(clone.snapshot() == before, "a clone has the same bytes")
    clone.play(clone.legal()[0])
    promise(match.snapshot() == before, "playing on a clone leaves the original alone")
    clone.reset_to_origin()
    promise(clone.snapshot() == before, "a clone goes back to its original")
    clone.play(clone.legal()[-1])
    clone.restore(before)
    promise(clone.snapshot() == before, "restore brings a snapshot back")


def check_decision(game: Game[Any], session: Session) -> None:
    """Somebody must decide and can; texts go there and back; what is not legal is refused and changes nothing."""
    match = session.match
    actions = match.legal()
    promise(len(actions) > 0, "somebody must decide, but nothing is legal")
    promise(actions == match.legal() == match.clone().legal(), "the order of the legal actions is not fixed")
    promise(len(set(actions)) == len(actions), "an action is listed twice")
    promise(match.actor == c.NATURE or 0 <= match.actor < game.seats(match), f"actor {match.actor} is no seat")
    for action in actions:
        text = game.write(match, action)
        promise(game.read(match, text) == action, f"'{text}' reads back as another action")
        promise(game.cost(match, action) >= 0, f"'{text}' has a cost below nothing")
    told = [(str(action), action.cost, action.code) for action in session.legal()]
    promise(told == [(game.write(match, a), game.cost(match, a), a) for a in actions], "a session lists other words or costs")
    if match.actor == c.NATURE:
        odds = game.odds(match)
        promise(sum(chance for _, chance in odds) == 1, "nature's chances do not add up to 1")
        promise({action for action, _ in odds} == set(actions), "nature's chances are not of its legal actions")
    before = match.snapshot()
    for action in STRANGE:
        if action not in actions:
            try:
                match.play(action)
            except Illegal as error:
                promise(bool(error.code and error.text), "a refusal has a code and a text")
            else:
                raise Broken(f"action {action} is not legal but was accepted")
    promise(match.snapshot() == before, "a refused action changed something")


def check_position(session: Session) -> None:
    """Every state can be written and read back."""
    text = session.position()
    promise(load(text, dealer=False).match.snapshot() == session.match.snapshot(), f"this position reads back as another:\n{text}")
    try:
        session.game.read(session.match, "no such action")
    except BadText:
        pass
    else:
        raise Broken("a text that is not an action was read")


def check_undo(session: Session, action: int) -> None:
    """Play, take back, play again: the same table; the events are told with a name and a text."""
    before, told = session.match.snapshot(), session.match.clone()
    events = session.play(action)
    page.check_events(session.game, told, events)
    promise(all(event.kind and event.text for event in events), "an event has no name or no text")
    after = session.match.snapshot()
    session.undo()
    promise(session.match.snapshot() == before, "undo does not bring the table back")
    session.play(action)
    promise(session.match.snapshot() == after, "the same action on the same table gave another one")


def check_end(game: Game[Any], session: Session) -> None:
    """A match that is over has a result, no actions, and a record that plays again."""
    promise(session.match.legal() == [], "something is legal after the end")
    result = game.result(session.match)
    promise(session.match.result > 0 and {"ending", "won", "turns"} <= set(result), "the result names ending, won and turns")
    page.check_view(game, session.match, session.setup)
    page.check_log(game, session.match, session.setup)
    record = session.record()
    promise(replay(record, check=True).record() == record, "the record does not play again")


def check_batch(match: Any) -> None:
    """Random matches inside the core do not depend on how the work is cut."""
    whole, parts = Batch(match.clone()), Batch(match.clone())
    whole.play(5, 0, 6)
    for first in range(0, 6, 2):
        parts.play(5, first, 2)
    promise((whole.actions, whole.turns, whole.endless) == (parts.actions, parts.turns, 0), "cutting a batch changes its matches")
