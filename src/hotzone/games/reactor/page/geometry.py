"""The field as plain data for whoever draws it: what never changes during a match, sent to a page once."""

from __future__ import annotations

from collections.abc import Mapping

from hotzone.core import constants as c
from hotzone.games.reactor.model.plan import Plan
from hotzone.games.reactor.setup import HEARTS

PLACES = ("", "fuel", "control", "start")


def geometry(plan: Plan) -> Mapping[str, object]:
    """Everything of a field that a page needs to draw it; `row` and `col` are half cells of the drawn plan."""
    return {
        "name": plan.name,
        "title": plan.title,
        "grid": "hex",
        "rows": plan.height,
        "limits": {
            "dial": plan.field.fuel_count,
            "emergency": plan.numbers["tiles.tvs_emergency"],
            "radiation": plan.numbers["radiation.max"],
            "hearts": HEARTS[-1],
        },
        "cells": [cell_of(plan, cell) for cell in range(plan.field.cell_count)],
    }


def cell_of(plan: Plan, cell: int) -> Mapping[str, object]:
    """One cell: its place on the plan, what it is for, and the cells around it."""
    field = plan.field
    around = [field.get("next", cell * c.SIDES + side) for side in range(field.sides)]
    row, column = plan.where[cell]
    return {
        "name": plan.names[cell],
        "row": row,
        "col": column // 2,
        "place": PLACES[field.get("place", cell)],
        "next": [plan.names[there] for there in around if there != c.NOWHERE],
    }
