"""Every action that can ever be legal for a seat in a set-up of the fire game, in a fixed order: the action table."""

from __future__ import annotations

from collections.abc import Iterable

from hotzone.contract.shared.brought_boards import MARK
from hotzone.core import constants as c
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.rules import gun

DOORS = (w.DOOR, w.DOOR_OPEN, w.WINDOW, w.WINDOW_OPEN)


def is_by_size(match: Match) -> bool:
    """Are planes and actions those of any board of this size? So it is where somebody brought the board: machines learn on many."""
    return bool(match.plan.name.startswith(MARK))


class ActionSpace:
    """Lists by kind of action what can be its target on this board, by these rules; or on any board of this size."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.board = match.board
        self.options = match.options
        self.crew = range(match.options.crew)
        cells = match.plan.cells()
        self.any_board = is_by_size(match)
        self.stands = [cell for cell in cells if self.any_board or self.board.get("stands", cell)]
        self.inside = [cell for cell in cells if self.board.get("inside", cell)]
        self.street = [cell for cell in cells if self.board.get("safe", cell)]
        self.edges = range(2, len(match.plan.edge_cells))
        self.cards = self.cards_in_play()

    def cards_in_play(self) -> set[int]:
        """The cards somebody can come to have."""
        roles = {self.match.get("role", i) for i in self.crew}
        if self.options.specialists and (w.PLAIN in roles or self.options.crew_change):
            deck = self.options.deck | (1 << w.ENGINEER) * self.any_board  # which card it has, depends on the board
            roles |= {role for role in range(w.ROLES) if deck >> role & 1}
        return roles

    def actions(self) -> list[int]:
        """The whole table: what a firefighter does itself, then what the Captain commands, then answers."""
        found = [*self.movement(0), *self.deeds()]
        if w.CAPTAIN in self.cards and len(self.crew) > 1:
            for i in self.crew:
                found += self.movement(i + 1)
        return sorted([*found, *self.answers(), *self.placing()])

    def movement(self, who: int) -> Iterable[int]:
        """Moves, doors and ladders, one's own (0) or by command."""
        loads = [w.ALONE] if self.options.spots_on_board else [w.ALONE, w.WITH_VICTIM]  # SCEN-SAVE-01: nobody is inside
        hazmats, friends = self.options.hazmats, self.options.friend
        if hazmats:
            loads.append(w.WITH_HAZMAT)
        if w.PARAMEDIC in self.cards and not self.options.spots_on_board:
            loads += [w.LEADING, w.LEADING_VICTIM, w.LEADING_TREATED] + [w.LEADING_HAZMAT] * hazmats
        for load in loads:
            yield from (who << 16 | (w.MOVE + load) << 8 | cell for cell in self.stands)
        for load in [w.WITH_FRIEND, *([w.LEADING_FRIEND] if w.PARAMEDIC in self.cards else [])] if friends else []:
            for friend in self.crew:
                if friend + 1 != who:
                    yield from ((friend + 1) << 20 | who << 16 | (w.MOVE + load) << 8 | cell for cell in self.stands)
        for edge in self.edges:
            if self.any_board or self.board.get("edge", edge) in DOORS:
                yield who << 16 | w.OPEN_DOOR << 8 | edge
                yield who << 16 | w.CLOSE_DOOR << 8 | edge
        for cell in self.stands if self.board.ladders else []:
            if self.board.get("next", cell * c.SIDES + w.LADDER) != c.NOWHERE and not self.board.get("top", cell):
                yield who << 16 | w.EXTEND << 8 | cell
                yield who << 16 | w.FOLD << 8 | cell

    def deeds(self) -> Iterable[int]:
        """The other deeds of a turn."""
        breaking = [edge for edge in self.edges if self.is_breakable(edge)]
        yield from (w.CHOP << 8 | edge for edge in breaking)
        for kind in (w.DOUSE, w.QUENCH):
            yield from (kind << 8 | cell for cell in self.inside)
        if w.PARAMEDIC in self.cards:
            yield from (w.TREAT << 8 | cell for cell in self.stands)
            yield from (w.REVIVE << 8 | i for i in self.crew if self.options.friend)
        if w.IMAGING in self.cards:
            yield from (w.IDENTIFY << 8 | cell for cell in self.inside)
        if w.HAZMAT_TECHNICIAN in self.cards and self.options.hazmats:
            yield from (w.DISPOSE << 8 | cell for cell in self.stands)
        if w.ENGINEER in self.cards:
            yield from (w.CLEAR_SPOT << 8 | cell for cell in self.inside if self.options.hot_spots)
            kinds = range(w.EDGE_KINDS) if self.any_board else (w.WALL, w.PARTY)
            yield from (w.REPAIR << 8 | edge for edge in breaking if self.board.get("edge", edge) in kinds)
        if self.options.vehicles:
            yield from self.driving()
        if self.board.ladders:
            for kind in (w.TAKE_LADDER, w.PUT_LADDER):
                yield from (kind << 8 | cell for cell in self.stands if not self.board.get("floor", cell))
        yield from (kind << 8 for kind in (w.END, w.FINISH, w.PLAY_ON))

    def is_breakable(self, edge: int) -> bool:
        """Can a firefighter on either side of an edge chop it?"""
        kind = self.board.get("edge", edge)
        beside = self.match.plan.edge_cells[edge]
        return self.any_board or (self.board.get("breaks", kind) != kind and any(self.board.get("stands", cell) for cell in beside))

    def driving(self) -> Iterable[int]:
        """Vehicles, riders, the deck gun, another card."""
        engines = ambulances = self.street
        if not self.any_board:
            engines = [self.board.get("engine", 2 * i) for i in range(self.board.engine_places)]
            ambulances = [self.board.get("ambulance", 2 * i) for i in range(self.board.ambulance_places)]
        for kind, places in ((w.DRIVE_ENGINE, engines), (w.DRIVE_AMBULANCE, ambulances)):
            yield from (kind << 8 | cell for cell in places)
        for kind, places in ((w.PARK_ENGINE, engines), (w.PARK_AMBULANCE, ambulances)):
            yield from (kind << 8 | cell for cell in places)
        yield from {w.RIDE << 8 | cell for cell in [*self.spaces("engine"), *self.spaces("ambulance")]}
        yield w.STAY << 8
        if self.options.gun_works:
            aims = [self.board.get("aims", i) for i in range(self.board.engine_places)]
            areas = [area for area in range(8) if any(aim >> area & 1 for aim in aims)]
            aimed = self.inside if self.any_board else {gun.first_space(self.match, area) for area in areas}
            yield from (w.GUN << 8 | cell for cell in aimed)
            if w.DRIVER in self.cards:
                yield from (w.KEEP << 8, *(w.REROLL << 8 | dice for dice in (w.RED, w.BLACK, w.BOTH)))
        if self.options.crew_change:
            yield from (w.CHANGE << 8 | role for role in self.cards if role != w.PLAIN)

    def spaces(self, vehicle: str) -> list[int]:
        """All spaces that a vehicle can cover."""
        if self.any_board:
            return self.street
        places = self.board.engine_places if vehicle == "engine" else self.board.ambulance_places
        return [self.board.get(vehicle, i) for i in range(2 * places)]

    def answers(self) -> Iterable[int]:
        """Where to fall, what explodes first."""
        refuge = "engine" if self.board.street else "ambulance"
        yield from {w.FALL << 8 | cell for cell in self.spaces(refuge)}
        if self.options.hazmats:
            yield from (w.DETONATE << 8 | cell for cell in self.inside)

    def placing(self) -> Iterable[int]:
        """The choices before the first turn."""
        starts = [self.board.get("start", i) for i in range(self.board.start_count)]
        yield from (w.PLACE << 8 | cell for cell in (self.stands if self.any_board else starts))
        if self.options.specialists and not self.options.dealt:
            roles = {self.match.get("role", i) for i in self.crew}
            yield from (w.TAKE << 8 | role for role in self.cards if role != w.PLAIN and w.PLAIN in roles)


def fire_actions(match: Match) -> tuple[int, ...]:
    """The action table of a set-up."""
    return tuple(ActionSpace(match).actions())
