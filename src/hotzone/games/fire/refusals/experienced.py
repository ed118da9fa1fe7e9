"""Why a deed of the experienced game may not be played: the deck gun, drives of the vehicles, the cards of specialists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.refusals.expansions import OK, Reason
from hotzone.games.fire.rules import gun, people, specialists, vehicles

if TYPE_CHECKING:
    from hotzone.games.fire.match import Match


def reason_of_gun(s: Match, target: int) -> Reason:
    """Why the deck gun is refused."""
    if not s.options.vehicles:
        return "no-vehicles", "there are no vehicles in this match", rule.SETUPF_08
    if not s.options.gun_works:
        return "gun-broken", "the deck gun is broken in this match", rule.VAR_09
    if not vehicles.on_engine(s, s.seat):
        return "not-on-engine", "the deck gun is fired from the engine's spaces", rule.GUN_02
    for area in range(8):
        if s.board.get("aims", s.engine) >> area & 1 and gun.first_space(s, area) == target:
            return OK if gun.is_clear(s, area) else ("area-occupied", "a firefighter is inside the target area", rule.GUN_04)
    return "wrong-area", "the engine does not aim at an area with this first space", rule.GUN_03


def reason_of_drive(s: Match, figure: int, kind: int, target: int) -> Reason:
    """Why a drive is refused."""
    if not s.options.vehicles:
        return "no-vehicles", "there are no vehicles in this match", rule.SETUPF_08
    if kind == w.DRIVE_ENGINE and not vehicles.on_engine(s, figure):
        return "not-on-engine", "only a firefighter on the engine can drive it", rule.VEH_04
    return OK if next_place(s, kind, target) else ("not-next", "a drive leads to the next parking place of its kind", rule.VEH_02)


def next_place(s: Match, kind: int, cell: int) -> bool:
    """Does a parking place that is next to the vehicle's begin with this space?"""
    name, here, places = (
        ("engine", s.engine, s.board.engine_places)
        if kind == w.DRIVE_ENGINE
        else ("ambulance", s.ambulance, s.board.ambulance_places)
    )
    return any(
        s.board.get(name, 2 * place) == cell and (vehicles.is_next(here, place, places) or (s.board.drive_any and place != here))
        for place in range(places)
    )


def reason_of_card(s: Match, kind: int, target: int, here: int) -> Reason:
    """Why the deed of a card is refused."""
    role = s.get("role", s.seat)
    if kind == w.TREAT:
        if role != w.PARAMEDIC:
            return "not-your-card", "only the Paramedic treats", rule.SPEC_01
        return (
            OK
            if target == here and specialists.untreated_at(s, here) >= 0
            else ("nobody-to-treat", "there must be an untreated victim in your own space", rule.SPEC_02)
        )
    if kind == w.IDENTIFY:
        if role != w.IMAGING:
            return "not-your-card", "only the Imaging Technician identifies", rule.SPEC_11
        return OK if people.hidden_at(s, target) >= 0 else ("no-poi", "no face-down POI lies there", rule.REVEAL_04)
    if kind == w.DISPOSE:
        if role != w.HAZMAT_TECHNICIAN:
            return "not-your-card", "only the Hazmat Technician disposes", rule.SPEC_13
        return (
            OK
            if target == here and s.get("hazmat", here)
            else ("no-hazmat", "there must be a hazmat in your own space", rule.SPEC_13)
        )
    if not s.options.crew_change:
        return "no-crew-change", "there is no Crew Change in this match", rule.VAR_05
    if not s.fresh:
        return "not-first", "Crew Change must be the first action of a turn", rule.CREW_03
    if not vehicles.on_engine(s, s.seat):
        return "not-on-engine", "Crew Change needs a turn that begins on the engine", rule.CREW_02
    return (
        ("card-in-use", "that card is not free", rule.CREW_01)
        if not s.options.deck & ~specialists.cards_in_use(s) & 1 << target
        else OK
    )
