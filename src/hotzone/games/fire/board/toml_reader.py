"""The spaces that a board file of the fire game names."""

from __future__ import annotations

from hotzone.core.errors import BadText
from hotzone.core.formats.board_file import BoardFile, last
from hotzone.games.fire.model.plan import Plan


class BuildingFile(BoardFile):
    """One board file of the fire game."""

    def cell(self, plan: Plan, name: object, path: str) -> int:
        """A space named in the file; `A2:3,4` is on the floor with that id."""
        floor, colon, space = str(name).rpartition(":")
        ids = [str(entry.get("id")) for entry in self.entries("floor")]
        if colon and floor not in ids:
            self.fail(last(path), "bad-space", f"`{path}`: there is no floor '{floor}'")
        try:
            return plan.read_cell(space if not colon or ids.index(floor) == 0 else f"{space}@{ids.index(floor) + 1}")
        except BadText as error:
            self.fail(last(path), error.code, f"`{path}`: {error.text}")
