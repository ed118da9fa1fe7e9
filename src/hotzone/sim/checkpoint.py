"""What a simulation has done so far, one line for each piece of work: a stopped run can go on later, also with more matches."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

from hotzone import version
from hotzone.contract.game import Game
from hotzone.core.errors import BadText, HotzoneError
from hotzone.core.values import Setup
from hotzone.sim.players import networks_of
from hotzone.sim.tally import Tally
from hotzone.sim.task import RunSpec, Task

try:
    import fcntl
except ImportError:  # Windows, where two runs into one file are the user's own care
    fcntl = None  # type: ignore[assignment]

FORMAT = "hotzone-sim 1"
LONGEST = 100_000  # signs of a line; heat maps need a tenth


class Checkpoint:
    """The file of one simulation: opened, read, added to."""

    def __init__(self, place: str, order: RunSpec, game: Game[Any], setups: Sequence[Setup], games: int) -> None:
        self.place = place
        self.seconds = 0.0  # of all runs so far
        self.tasks: list[tuple[int, int, Tally]] = []  # first, games, what came out
        head = head_of(order, game, setups, games)
        try:
            self.file = Path(place).open("a+b")  # noqa: SIM115 - it stays open while the simulation runs
        except OSError as error:
            raise HotzoneError("bad-file", f"{place}: {error.strerror}") from None
        try:
            self.lock()
            self.read(head, games)
        except BaseException:
            self.file.close()
            raise

    def lock(self) -> None:
        """Nobody else may write the file meanwhile."""
        if fcntl is None:
            return
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise HotzoneError("file-busy", f"{self.place}: another run is writing this file") from None

    def read(self, head: dict[str, Any], games: int) -> None:
        """Take over what earlier runs did; a line that was cut off is taken away."""
        self.file.seek(0)
        whole = 0
        for number, line in enumerate(self.file, 1):
            if not line.endswith(b"\n"):
                break
            whole += len(line)
            try:
                found = json.loads(line[:LONGEST])
                if number == 1:
                    self.compare(head, found)
                else:
                    self.tasks.append((int(found["first"]), int(found["games"]), Tally().read(found["row"])))
                    self.seconds += float(found["seconds"])
            except (ValueError, KeyError, TypeError, AttributeError):
                raise BadText("bad-file", f"{self.place}: this is not a line of a simulation's file", number, 1) from None
        self.file.truncate(whole)
        self.file.seek(0, os.SEEK_END)
        if not whole:
            self.write(head)
        self.tasks.sort(key=lambda task: task[:2])
        end = 0
        for first, many, _ in self.tasks:
            if first < end:
                raise HotzoneError("bad-file", f"{self.place}: match {first} stands there twice")
            end = first + many
        if end > games:
            raise HotzoneError("bad-file", f"{self.place} holds matches up to number {end}: ask for at least that many games")

    def compare(self, head: dict[str, Any], found: dict[str, Any]) -> None:
        """A file goes on with the simulation it was made by and no other."""
        if found.get("format") != FORMAT:
            raise ValueError
        for key, value in head.items():
            if found.get(key) != value:
                raise HotzoneError("other-run", f"{self.place} belongs to {key} {found.get(key)}, this run to {key} {value}")

    def add(self, task: Task, tally: Tally, seconds: float) -> None:
        """Keep a piece that is done, and the time since the one before."""
        self.write({"first": task.first, "games": task.games, "row": tally.row(), "seconds": round(seconds, 4)})

    def write(self, line: dict[str, Any]) -> None:
        """Add a line, at once."""
        self.file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        self.file.flush()

    def close(self) -> None:
        """Let others have the file."""
        self.file.close()


def head_of(order: RunSpec, game: Game[Any], setups: Sequence[Setup], games: int) -> dict[str, Any]:
    """What identifies a simulation, networks included: different networks play different matches.

    Matches of one set-up are numbered, so their count may grow; shares of many may not.
    """
    one = len(setups) == 1
    words = "\n".join(map(str, setups)).encode()
    settings = str(setups[0]) if one else f"mixed {games} {blake2b(words, digest_size=8).hexdigest()}"
    named = {"game": order.game, "rules": game.rules, "settings": settings, "bot": order.bot, "seed": order.seed}
    heat = {"heat": True} if order.heat else {}
    networks = {"networks": found} if (found := networks_of(order.bot, game, setups)) else {}
    limits = {"limit": order.limit, "budget": order.budget}
    return {"format": FORMAT, "version": version.VERSION, **named, **limits, **heat, **networks}


def matches_kept(place: str) -> int:
    """Up to which match a file holds any; 0 where there is none, or one that reading it properly will refuse."""
    if not Path(place).is_file():
        return 0
    end = 0
    for line in Path(place).read_bytes().splitlines()[1:]:
        try:
            found = json.loads(line[:LONGEST])
            end = max(end, int(found["first"]) + int(found["games"]))
        except (ValueError, KeyError, TypeError):
            return 0
    return end
