"""Make the golden records anew (`make golden`): whole matches that together show every part of the game."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.errors import HotzoneError
from hotzone.core.formats.record import read_record
from hotzone.games.fire import mixed_matches
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.specialists import SPECIALISTS
from hotzone.games.fire.setup.editions import BASE_SWITCHES, PRESETS, SWITCHES
from hotzone.games.fire.setup.scenarios import NAMES
from hotzone.games.fire.setup.settings import LEVELS, MODULES, VARIANTS
from hotzone.session import Session, replay
from tests.games.fire.expansions.random_matches import drawn_setup
from tests.games.fire.tables import FIRE
from tests.records.players import Crew, nature, wasteful
from tests.records.record_events import DIGESTS, FOLDER, digest, tell, wanted, wanted_more

Player = Callable[[Match, Dice], int]
BOARDS = ("base-front", "base-back")
EDITIONS = tuple(PRESETS)
FULL: dict[str, object] = {"rules": "experienced", "experienced_board": "free"}
HEROIC: dict[str, object] = {"rules": "experienced", "level": "heroic", "crew": 3}
NEEDS: dict[str, dict[str, object]] = {  # what lets a switch matter
    "flashover_open_door": {"crew": 6, "edition": "cs"},
    "shockwave_open_door": {"crew": 6, "edition": "ru"},
    "family_poi_on_firefighter": {"crew": 6},
    "fire_stop": {**HEROIC, "edition": "cs"},
    "driver_reroll": {**HEROIC, "crew": ["driver", "generalist"]},
    "captain_cafs_limit": {**HEROIC, "crew": ["captain", "cafs"]},
}
RULINGS: dict[str, dict[str, object]] = {  # where a ruling that is decided otherwise matters
    "black_die_opposites": {"crew": 2},
    "elevator_call_from_floor": {"board": "high-rise", "crew": 4},
    "unmarked_leaves_hotspot": {"board": "villa", "scenarios": "unmarked-hazmat", "crew": 3},
    "dispose_counts": {"board": "brownstone", "scenarios": "arson", "crew": ["hazmat", "generalist"]},
}
NO_MATTER = ("experienced_board", "elevator_call_from_floor")  # looked at before the match only, or it merely forbids
RARE = 3_000  # matches that are tried to find one that shows what is still missing


def luck(tries: int) -> Player:
    """Nature with so many tries: fair, or kind (more)."""
    return lambda match, dice: nature(match, dice, tries)


def mixed_players(style: int) -> Player:
    """Players with a bent."""
    return lambda match, dice: mixed_matches.pick(match, dice, style)


def eager(match: Match, dice: Dice) -> int:
    """Players who take along as much as they can."""
    heavy = range(w.MOVE + w.LEADING_VICTIM, w.MOVE + w.LOADS)
    found = [action for action in match.legal() if match.actor != c.NATURE and action >> 8 & 255 in heavy]
    return found[0] if found else mixed_matches.pick(match, dice, mixed_matches.HELPFUL)


def bent_on(*kinds: int) -> Player:
    """Players who do one of these whenever they can, nearly always."""

    def choose(match: Match, dice: Dice) -> int:
        legal = match.legal() if match.actor != c.NATURE else []
        liked = [action for kind in kinds for action in legal if action >> 8 & 255 == kind]
        return liked[0] if liked and dice.below(8) else mixed_matches.pick(match, dice, mixed_matches.HELPFUL)

    return choose


def opener(match: Match, dice: Dice) -> int:
    """Players who leave every door open."""
    found = [action for action in match.legal() if match.actor != c.NATURE and action >> 8 & 255 == w.OPEN_DOOR]
    quiet = [action for action in match.legal() if action >> 8 & 255 not in (w.CHOP, w.CLOSE_DOOR, w.DOUSE, w.QUENCH)]
    return found[0] if found else quiet[dice.below(len(quiet))] if quiet else mixed_matches.pick(match, dice, mixed_matches.DARING)


def play(settings: dict[str, object], seed: int, players: Player, dealer: Player) -> str:
    """Play a whole match; its record."""
    setup, dice = FIRE.setup(**settings), Dice(seed)
    match = FIRE.new(setup)
    session = Session(FIRE, setup, match, dealer=False)
    while match.actor != c.NOBODY:
        session.play(dealer(match, dice) if match.actor == c.NATURE else players(match, dice))
    return session.record()


def listed() -> Iterator[tuple[str, dict[str, object], Player, Player, str]]:
    """The matches: name, settings, who plays, who deals, and what must come out (else another seed)."""
    for i, edition in enumerate(EDITIONS):
        family = {"board": BOARDS[i % 2], "edition": edition, "crew": 3 + i % 4}
        yield f"family-{edition}-victory", family, Crew(plays_on=i > 0).choose, luck(4), "ending victory"
        yield f"family-{edition}-collapse", {**family, "crew": 1 + i}, mixed_players(i), luck(1), "ending collapse"
        yield f"experienced-{edition}", {**FULL, **family, "level": "recruit"}, Crew().choose, luck(3), ""
    yield "family-perfect", {"crew": 4}, Crew().choose, luck(8), "ending perfect"
    yield "family-defeat", {"crew": 2}, mixed_players(mixed_matches.CAREFUL), luck(1), "ending defeat"
    yield "family-hopeless", {"crew": 6, "edition": "it"}, Crew().choose, wasteful, "ending hopeless"
    yield "experienced-victory", {**FULL, "crew": 6}, Crew().choose, luck(5), "ending victory"
    yield "experienced-perfect", {**FULL, "crew": 5, "level": "veteran"}, Crew().choose, luck(12), "ending perfect"
    yield "random-simple", {"setup": "simple", "board": "base-back"}, mixed_players(mixed_matches.HELPFUL), luck(2), ""
    yield "random-full", {"setup": "full", "poi": "arrows"}, mixed_players(mixed_matches.DARING), luck(2), ""
    for i, level in enumerate(LEVELS):
        yield f"level-{level}", {**FULL, "level": level, "board": BOARDS[i % 2], "cards": "deal"}, Crew().choose, luck(3), ""
    for bits in range(1, 1 << len(MODULES)):
        mix = [name for i, name in enumerate(MODULES) if bits >> i & 1]
        settings: dict[str, object] = {**FULL, "modules": mix, "level": tuple(LEVELS)[bits % 3], "crew": 1 + bits % 6}
        yield f"mix-{'-'.join(mix)}", {**settings, "edition": EDITIONS[bits % 4]}, mixed_players(bits % 4), luck(2), ""
    base = [card for card in SPECIALISTS if card.needs != "engineer"]
    for i, card in enumerate(base):
        crew = [card.name, base[(i + 3) % len(base)].name]
        yield f"card-{card.name}", {**FULL, "crew": crew, "board": BOARDS[i % 2]}, mixed_players(mixed_matches.HELPFUL), luck(3), ""
    pair: dict[str, object] = {**FULL, "crew": ["paramedic", "imaging"]}
    yield "card-paramedic-leads", pair, eager, luck(1), "action lead-carry"
    for i, name in enumerate(VARIANTS):
        yield f"variant-{name}", {**FULL, "scenarios": name, "crew": 2 + i}, mixed_players(1 + i), luck(2), ""
    for i, name in enumerate(BASE_SWITCHES):
        values = SWITCHES[name][0]
        settings = {**NEEDS.get(name, HEROIC), "board": "base-back"}
        settings.setdefault("edition", EDITIONS[i % 4])
        usual = PRESETS[str(settings["edition"])].get(name, values[0])
        settings[name] = next(value for value in values if value != usual)
        players = opener if "door" in name else mixed_players(i % mixed_matches.STYLES)
        yield f"switch-{name}-{settings[name]}".replace("_", "-"), settings, players, luck(1), f"switch {name}"


def of_expansions() -> Iterator[tuple[str, dict[str, object], Player, Player, str]]:
    """The matches of the expansions: every board, every scenario, the engineer, the rulings that can be decided otherwise."""
    for i, board in enumerate(("brownstone", "high-rise", "villa", "hotel")):
        family: dict[str, object] = {"board": board, "crew": 2 + i, **({"modules": "vehicles"} if board == "high-rise" else {})}
        yield f"{board}-family", family, mixed_players(i), luck(2), ""
        yield f"{board}-experienced", {**FULL, "board": board, "crew": 4}, mixed_players(mixed_matches.HELPFUL), luck(3), ""
        yield f"{board}-heroic", {**HEROIC, "board": board}, mixed_players(mixed_matches.DARING), luck(2), ""
    for i, name in enumerate(NAMES):
        for board in ("base-back", "brownstone", "high-rise", "villa"):
            settings: dict[str, object] = {**FULL, "board": board, "scenarios": name, "crew": 3}
            yield f"{name}-{board}", settings, mixed_players(i % mixed_matches.STYLES), luck(2), ""
    hard: dict[str, object] = {**FULL, "scenarios": "friend-in-need", "friend": "hard", "crew": ["paramedic", "rescue", "cafs"]}
    yield "friend-in-need-hard", {**hard, "board": "hotel"}, mixed_players(mixed_matches.HELPFUL), luck(2), "action drag"
    drags = bent_on(w.MOVE + w.LEADING_FRIEND, w.TREAT, w.MOVE + w.WITH_FRIEND, w.MOVE + w.LEADING)
    helpers: dict[str, object] = {**hard, "crew": ["paramedic", "imaging", "generalist", "captain", "cafs", "rescue"]}
    yield "friend-and-victim", {**helpers, "board": "brownstone"}, drags, luck(2), "action lead-drag"
    hauls = bent_on(w.MOVE + w.WITH_HAZMAT, w.OPEN_DOOR)
    yield "hazmat-in-elevator", {**FULL, "board": "high-rise", "scenarios": "arson", "crew": 6}, hauls, luck(1), "event hazmat-gone"
    volunteers = "volunteers,save-the-structure"
    yield (
        "volunteers-save",
        {**FULL, "scenarios": volunteers, "crew": 4},
        mixed_players(mixed_matches.CAREFUL),
        luck(2),
        "action enlist",
    )
    saving: dict[str, object] = {**FULL, "scenarios": "save-the-structure", "crew": ["engineer", "cafs"]}
    yield "card-engineer", saving, mixed_players(mixed_matches.CAREFUL), luck(3), "action repair"
    for name in tuple(SWITCHES)[len(BASE_SWITCHES) :]:
        settings = {**FULL, **RULINGS[name], name: SWITCHES[name][0][1]}
        yield f"switch-{name}".replace("_", "-"), settings, mixed_players(mixed_matches.DARING), luck(1), f"switch {name}"


def fits(text: str, must: str) -> bool:
    """Does a record show what it must? `switch x`: with the other value of x it could not have been played so."""
    word, _, name = must.partition(" ")
    if word != "switch" or name in NO_MATTER:
        return word == "switch" or not must or must in tell(text).shows
    old = dict(read_record(text).head.setup.settings)[name]
    other = next(value for value in SWITCHES[name][0] if value != old)
    try:
        replay(text.replace(f" {name}={old}", f" {name}={other}", 1), check=True)
    except HotzoneError:
        return True
    return False


def add(name: str, text: str, shown: set[str], digests: list[str]) -> None:
    """Keep a record and the digest of its events."""
    story = tell(text)
    shown |= story.shows
    (FOLDER / f"{name}.record").write_text(text, "utf-8")
    digests.append(f"{name} {digest(story.lines)}\n")
    print(f"{name}: {digests[-1].split()[1]} events, {text.splitlines()[-2]}")


def main() -> None:
    """Write all records: the base box first, then the expansions, each until everything of it is shown."""
    for old in FOLDER.glob("*.record"):
        old.unlink()
    shown: set[str] = set()
    digests: list[str] = []
    write_all(listed(), shown, digests)
    for seed in range(RARE):
        if wanted() - wanted_more() <= shown:
            break
        text = play(dict(mixed_matches.settings(Dice(seed))), seed, mixed_players(seed % mixed_matches.STYLES), luck(2))
        if tell(text).shows & (wanted() - wanted_more() - shown):
            add(f"rare-{seed}", text, shown, digests)
    write_expansions(shown, digests)
    DIGESTS.write_text("".join(sorted(digests)), "utf-8")
    print(f"{len(digests)} records; missing: {', '.join(sorted(wanted() - shown)) or 'nothing'}")


def write_expansions(shown: set[str], digests: list[str]) -> None:
    """Write the records of the expansions."""
    write_all(of_expansions(), shown, digests)
    for seed in range(RARE):
        if wanted() <= shown:
            break
        setup = drawn_setup(Dice(seed))
        settings: dict[str, object] = {"board": setup.board, **dict(setup.settings)}
        text = play(settings, seed, mixed_players(seed % mixed_matches.STYLES), luck(2))
        if tell(text).shows & (wanted() - shown):
            add(f"rare-expansion-{seed}", text, shown, digests)


def write_all(matches: Iterator[tuple[str, dict[str, object], Player, Player, str]], shown: set[str], digests: list[str]) -> None:
    """Play each match with the first seed that brings what it must."""
    for number, (name, settings, players, dealer, must) in enumerate(matches):
        first = 0 if must.startswith("ending") else number
        for seed in range(first, first + 300):
            text = play(settings, seed, players, dealer)
            if fits(text, must):
                add(name, text, shown, digests)
                break
        else:
            raise LookupError(f"{name}: no seed brings {must}")


if __name__ == "__main__":
    main()
