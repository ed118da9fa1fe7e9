"""A finished match as a challenge: what others need to play the same one, and which of its luck is the same for them."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from hotzone import fair_dice, registry
from hotzone.academy.start_position import SETUP_START, StartPosition, read_start
from hotzone.contract.shared.position_file import bring
from hotzone.core import constants as c
from hotzone.core.values import Setup
from hotzone.server.rooms.history import History
from hotzone.server.rooms.new_match import play_texts
from hotzone.server.rooms.room import Room
from hotzone.server.rooms.shared_marks import day_of

TURN = "turn"  # the same rolls in the same turn
ORDER = "order"  # the n-th answer to each question is the same: matches from before all dice went by turns
ROLLED = "rolled"  # what people rolled themselves, in its order
NEW = "new"  # the same set-up and new dice: those of the day stay secret while it lasts
Data = dict[str, Any]


class SharedMatch(NamedTuple):
    """What a try is made of: an id, a game with its settings, the seed of its dice, and the actions it begins with."""

    id: str
    game: str
    settings: dict[str, object]
    seed: str
    prefix: tuple[str, ...] = ()
    of: str = ""  # the match that had these dice first: its crew has tried it already
    start: StartPosition = SETUP_START  # a position, a board of somebody's own, rolls that are known
    dice: str = TURN  # what of its luck is the same for all


def offer_of(room: Room) -> Data:
    """What is kept of a match that is offered, as JSON can hold it."""
    line, start = room.history.line(), room.history.start
    seed, of = room.kept.seed, room.code
    prefix = [entry.action for entry in line if entry.seq <= room.kept.prefix]
    dice = TURN if fair_dice.read_seed(seed)[0] == fair_dice.BY_TURN else ORDER
    if room.sealed:
        seed, of, dice = fair_dice.by_turn_seed(), "", NEW
        prefix = [entry.action for entry in line[: next((i for i, entry in enumerate(line) if entry.actor >= 0), 0)]]
    elif day_of(room.kept.origin) is not None:
        prefix = []
    elif room.by_hand or len(prefix) == len(line):  # its own dice were never rolled
        rolls = tuple(entry.action for entry in line if entry.actor == c.NATURE)
        seed, dice, prefix = fair_dice.by_turn_seed(), ROLLED, []
        start = StartPosition(start.lines, (*start.answers, *rolls), start.board)
    settings = {"board": room.setup.board, **dict(room.setup.settings)}
    about = {"game": room.kept.game, "settings": settings, "seed": seed, "prefix": prefix, "of": of}
    return {**about, "start": start.text(), "dice": dice}


def read_offer(name: str, kept: str) -> SharedMatch:
    """A challenge as it was kept; raises BadText if its board is no longer valid."""
    found = json.loads(kept)
    start = read_start(found.get("start", ""))
    bring(registry.game(found["game"]), start.board, str(found["settings"]["board"]))
    about = (found["game"], found["settings"], found["seed"], tuple(found["prefix"]), found["of"])
    return SharedMatch(name, *about, start, found.get("dice", TURN))


def first_history(shared: SharedMatch, setup: Setup) -> History:
    """The match as every crew finds it: what was played before, and all that nature does before the first decision."""
    game = registry.game(shared.game)
    found = History("", game, setup, start=shared.start)
    found.read(play_texts(game, setup, list(enumerate(shared.prefix, 1)), shared.start))
    while found.now.actor == c.NATURE:
        found.accept(found.play(c.NATURE, found.nature(shared.seed), 0.0))
    return found


def players_browser(room: Room) -> str:
    """The browser of somebody who played; empty where AI crews alone did."""
    playing = room.crew.players()
    return next((guest for guest, person in room.crew.keyring.guests.items() if person in playing), "")
