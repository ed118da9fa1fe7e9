"""Make Reactor's golden records anew (`make golden`): mixed matches until all that chance can show is shown, and victories."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[4]))

from hotzone.ai.bots.crew_bot import CrewBot
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.formats.record import read_record
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.notation import KINDS
from hotzone.games.reactor.text.events import FORMS, RESULTS
from hotzone.session import Session
from tests.games.reactor.random_matches import pick, world
from tests.games.reactor.tables import REACTOR

FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "events.txt"
LEAST = 24  # records
TRIED = 5_000  # matches
VICTORIES = (("four", {"hearts": 1}), ("three", {"hearts": 3, "players": 3}))  # nobody wins by chance: the crew plays these
BEYOND = {"action off"}  # the engine presses the button itself (tests/games/reactor/rules/test_ending.py)


def wanted() -> set[str]:
    """All that the records must show."""
    found = {f"event {form[0]}" for form in FORMS.values()} | {f"ending {name}" for name in RESULTS[1:]}
    return (found | {f"action {verb}" for verb in KINDS}) - BEYOND


def tell(text: str) -> tuple[list[str], set[str]]:
    """Every event of a record as a line, and what the record shows."""
    record = read_record(text)
    match = REACTOR.new(REACTOR.setup(board=record.head.setup.board, **dict(record.head.setup.settings)))
    lines: list[str] = []
    shows: set[str] = set()
    for _, action in record.actions:
        shows |= {f"action {verb}" for verb in KINDS if f"{action} ".startswith(f"{verb} ")}
        for event in REACTOR.tell(match, match.play(REACTOR.read(match, action))):
            lines.append(str(event))
            shows.add(f"event {event.kind}")
    return lines, shows | {f"ending {REACTOR.result(match)['ending']}"}


def digest(lines: list[str]) -> str:
    """A line that proves all events."""
    return f"{len(lines)} {blake2b(chr(10).join(lines).encode(), digest_size=16).hexdigest()}"


def play(seed: int) -> str:
    """A whole mixed match; its record."""
    here, dice = world(seed), Dice(seed)
    match = here.new()
    session = Session(REACTOR, here.setup, match, dealer=False)
    while match.actor != c.NOBODY:
        session.play(pick(match, dice, here.style))
    return session.record()


def win(settings: Mapping[str, object]) -> str:
    """The first match of these settings that the crew wins; its record."""
    for seed in range(TRIED):
        setup, dice, bot = REACTOR.setup(**settings), Dice(seed), CrewBot()
        match = REACTOR.new(setup)
        session = Session(REACTOR, setup, match, dealer=False)
        while match.actor != c.NOBODY:
            session.play(
                match.sample_chance(dice) if match.actor == c.NATURE else bot.choose(match, REACTOR, match.actor, 1.0).action
            )
        if match.result == w.VICTORY:
            return session.record()
    raise ValueError("the crew never wins")


def main() -> None:
    """Keep the first matches, then those that show something new."""
    for old in FOLDER.glob("*.record"):
        old.unlink()
    shown: set[str] = set()
    digests: list[str] = []
    for name, settings in VICTORIES:
        text = win(settings)
        lines, shows = tell(text)
        shown |= shows
        (FOLDER / f"victory-{name}.record").write_text(text, "utf-8")
        digests.append(f"victory-{name} {digest(lines)}\n")
    for seed in range(TRIED):
        text = play(seed)
        lines, shows = tell(text)
        if seed < LEAST or shows & (wanted() - shown):
            shown |= shows
            (FOLDER / f"mixed-{seed}.record").write_text(text, "utf-8")
            digests.append(f"mixed-{seed} {digest(lines)}\n")
        if seed >= LEAST and wanted() <= shown:
            break
    DIGESTS.write_text("".join(sorted(digests)), "utf-8")
    print(f"{len(digests)} records; missing: {', '.join(sorted(wanted() - shown)) or 'nothing'}")


if __name__ == "__main__":
    main()
