"""What a record tells: every event of it in words, and which parts of the game it shows."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from hotzone.core.formats.record import read_record
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import notation
from hotzone.games.fire.model.specialists import ROLE_NAMES, SPECIALISTS
from hotzone.games.fire.setup.editions import BASE_SWITCHES, PRESETS, SWITCHES
from hotzone.games.fire.setup.scenarios import NAMES
from hotzone.games.fire.setup.settings import LEVELS, MODULES, PLACINGS, SETUPS, VARIANTS, full_settings
from hotzone.games.fire.text.events import FORMS, RESULTS
from hotzone.games.fire.text.position import STAGES
from tests.games.fire.tables import FIRE

FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "events.txt"


class Story(NamedTuple):
    """All events of a record as lines, and what it shows."""

    lines: list[str]
    shows: set[str]


def tell(text: str) -> Story:
    """Play a record action by action and write down everything."""
    record = read_record(text)
    setup = FIRE.setup(board=record.head.setup.board, **dict(record.head.setup.settings))
    order, match = full_settings(setup, FIRE.plan), FIRE.new(setup)
    lines: list[str] = []
    shows = {f"board {setup.board}", f"edition {order.edition}", f"level {order.level or 'family'}", f"setup {order.setup}"}
    shows |= {f"modules {','.join(order.modules)}", f"crew {order.crew}", f"poi {order.poi}", f"cards {order.cards}"}
    shows |= {f"variant {name}" for name in order.scenarios} | {f"{name} {value}" for name, value in order.switches.items()}
    for _, action in record.actions:
        shows.add(f"stage {STAGES[match.stage]}")
        code = FIRE.read(match, action)
        shows.add(f"action {notation.VERBS[code >> 8 & 255][0]}")
        if code >> 16 & 15:
            shows.add("action command")
        for event in FIRE.tell(match, match.play(code)):
            lines.append(str(event))
            shows.add(f"event {event.kind}")
    shows |= {f"specialist {ROLE_NAMES[match.get('role', i)]}" for i in range(order.crew)}
    shows.add(f"ending {FIRE.result(match)['ending']}")
    return Story(lines, shows)


def digest(lines: list[str]) -> str:
    """A line that proves all events."""
    return f"{len(lines)} {blake2b(chr(10).join(lines).encode(), digest_size=16).hexdigest()}"


def wanted_more() -> set[str]:
    """What only matches of the expansions can show."""
    verbs = ("clear", "drag", "enlist", "extend", "fold", "lead-drag", "put-ladder", "repair", "revive", "take-ladder")
    found = {f"action {verb}" for verb in verbs} | {f"event {FORMS[kind][0]}" for kind in FORMS if kind > w.SPOT_SUPPLY}
    found |= {f"board {name}" for name in FIRE.names if not name.startswith("base-")} | {"specialist engineer"}
    found |= {f"variant {name}" for name in NAMES if name not in VARIANTS}
    more = tuple(SWITCHES)[len(BASE_SWITCHES) :]
    return found | {f"{name} {value}" for name in more for value in SWITCHES[name][0]}


def wanted() -> set[str]:
    """All that golden records must show, each at least once."""
    found = {f"event {name}" for name, _, _ in FORMS.values()} | {f"action {verb}" for verb in (*notation.KINDS, "command")}
    found |= {f"ending {name}" for name in RESULTS[1:]} | {f"edition {name}" for name in PRESETS}
    found |= {f"level {name}" for name in (*LEVELS, "family")} | {f"specialist {card.name}" for card in SPECIALISTS}
    found |= {f"variant {name}" for name in NAMES} | {f"setup {name}" for name in SETUPS} | {f"poi {name}" for name in PLACINGS}
    found |= {f"crew {number}" for number in range(1, 7)} | {f"board {name}" for name in FIRE.names}
    found |= {f"{name} {value}" for name, (values, _) in SWITCHES.items() for value in values}
    found |= {f"stage {name}" for name in STAGES[1:] if name != "over"} | {"cards deal", "cards choose"}
    for bits in range(1 << len(MODULES)):
        found.add(f"modules {','.join(name for i, name in enumerate(MODULES) if bits >> i & 1)}")
    return found
