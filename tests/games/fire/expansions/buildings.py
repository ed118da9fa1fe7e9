"""Tables on the buildings of the expansions: the board as printed, and on it only what a test names."""

from __future__ import annotations

from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.specialists import ROLE_NAMES
from hotzone.games.fire.rules import carrying
from hotzone.games.fire.setup.settings import full_settings
from tests.games.fire.tables import FIRE, cell, fill, play


def house(board: str, **settings: object) -> Match:
    """A match in the action phase of firefighter 1: doors and windows closed, no fire, everybody on the first start space.

    Settings are those of `hotzone.new` (default: one firefighter, experienced rules). Vehicles stand on their first place.
    """
    setup = FIRE.setup(board=board, **{"crew": 1, "rules": "experienced", **settings})
    order, plan = full_settings(setup, FIRE.plan), FIRE.plan(board)
    match = Match(plan.building, order.options())
    match.plan = plan
    for i in range(order.crew):
        match.put("at", i, plan.building.get("start", 0))
    for i, name in enumerate(order.roles):
        match.put("role", i, ROLE_NAMES.index(name))
    if match.options.vehicles:
        match.engine = 0
        match.ambulance = 0 if match.board.ambulance_places else w.UNPARKED
    match.spots = match.options.spot_supply
    match.stage, match.turn, match.fresh, match.actor = w.ACTING, 1, 1, 0
    fill(match)
    return match


def lay(match: Match, fire: str = "", smoke: str = "", spots: str = "", hazmats: str = "", **people: str) -> Match:
    """Put fire, smoke, hot spots, hazmats, and `poi`, `victim`, `treated` on spaces named in one text each."""
    for name, value in ((fire, w.FIRE), (smoke, w.SMOKE)):
        for space in name.split():
            match.put("threat", cell(match, space), value)
            match.markers -= 1
    for space in spots.split():
        match.put("spot", cell(match, space), 1)
    for space in hazmats.split():
        match.put("hazmat", cell(match, space), match.get("hazmat", cell(match, space)) + 1)
    for kind, name in enumerate(("poi", "victim", "treated"), 1):
        for space in people.get(name, "").split():
            carrying.add(match, kind, cell(match, space))
    return match


def build(match: Match, kind: int, *edges: str) -> Match:
    """Make edges what the test needs, by their names; damage is counted."""
    for name in edges:
        number = match.plan.read_edge(name)
        one_blow = match.board.get("edge", number) in (w.WINDOW, w.THIN)
        match.put("edge", number, kind)
        match.damage += {w.DAMAGED: 1, w.PARTY_DAMAGED: 1, w.PARTY_DESTROYED: 2, w.DESTROYED: 1 if one_blow else 2}.get(kind, 0)
    return match


def ladder(match: Match, *feet: str) -> Match:
    """Extended ladders with their feet on these spaces."""
    for foot in feet:
        match.put("ladder", cell(match, foot), w.RAISED)
        match.ladders -= 1
    return match


def park(match: Match, engine: str) -> Match:
    """Put the engine on the place that begins with a space."""
    places = [match.board.get("engine", 2 * i) for i in range(match.board.engine_places)]
    match.engine = places.index(cell(match, engine))
    return match


def advance(match: Match, *rolls: str) -> list[str]:
    """End the turn and roll; the events as texts."""
    return play(match, "end", *(f"roll {roll}" for roll in rolls))


def threat(match: Match, name: str) -> int:
    """What burns or smokes on a space."""
    return match.get("threat", cell(match, name))


def kinds(match: Match, *verbs: str) -> list[str]:
    """The legal actions that begin with these verbs."""
    texts = [FIRE.write(match, action) for action in match.legal()]
    return [text for text in texts if text.split()[0] in verbs]


def cost(match: Match, text: str) -> int:
    """What an action costs."""
    return FIRE.cost(match, FIRE.read(match, text))


def on_to(match: Match, seat: int = 1, seed: int = 1) -> None:
    """Let luck answer, and everybody else pass, until a firefighter (from 1) acts."""
    dice = Dice(seed)
    for _ in range(500):
        if match.stage == w.ACTING and match.seat == seat - 1:
            return
        if match.actor == c.NATURE:
            match.play(match.sample_chance(dice))
        else:
            match.play(match.legal()[-1])
    raise AssertionError(f"firefighter {seat} never acts")


def scene(names: str, **settings: object) -> Match:
    """A table of a scenario in the action phase of firefighter 1, on the Brownstone if no other board is named."""
    return house(str(settings.pop("board", "brownstone")), scenarios=names, **settings)


def spots(match: Match) -> int:
    """Hot spots on the board."""
    return sum(match.get("spot", i) for i in match.plan.cells())
