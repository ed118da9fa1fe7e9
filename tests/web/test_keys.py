"""No sentence is missing and none is left over: what page, games and server can say is in the language files, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hotzone
from hotzone import registry
from hotzone.core.errors import Illegal
from hotzone.games.fire.model import notation as fire_notation
from hotzone.games.reactor.model import notation as reactor_notation
from hotzone.games.reactor.model.notation import ROUND_TOKENS
from hotzone.games.reactor.model.plan import CHARACTERS, TOKENS
from hotzone.games.reactor.text import events as reactor_events
from hotzone.server.files import rules_text
from hotzone.server.protocol.errors import told
from tests.web.test_words import ROOMS, TAGS, codes, messages

PACKAGE = Path(hotzone.__file__).parent
HOLE = re.compile(r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}")
CODE = re.compile(r"(?:return |else |\()\(?\s*\"([a-z]+(?:-[a-z]+)+|over|lying)\",\s*f?\"[a-zA-Z']")
ELSEWHERE = re.compile(
    r"board-|plan-|no-plan|no-number|no-code|no-question|ambiguous|cannot-open|compass|quadrants|sides|wrong-edge|edge-outside"
)


def scripts() -> str:
    paths = sorted(path for room in ROOMS for path in room.rglob("*.js") if "vendor" not in path.parts)
    return "\n".join(path.read_text("utf-8") for path in paths)


def said(script: str) -> tuple[set[str], list[re.Pattern[str]]]:
    """The keys that the page names, and patterns of those it puts together."""
    plain = set(re.findall(r"['`\"]([a-z][a-zA-Z0-9_-]*)['`\"]", script))
    patterns = []
    for text in re.findall(r"`([^`<>\n]*\$\{[^`<>\n]*)`", script):
        parts = HOLE.split(text)
        if "".join(parts) and re.fullmatch(r"[a-zA-Z0-9_-]*", "".join(parts)) and len("".join(parts)) > 3:
            patterns.append(re.compile("[a-zA-Z0-9_-]*".join(map(re.escape, parts))))
    return plain, patterns


def chosen(script: str) -> list[re.Pattern[str]]:
    """Keys that are put together from a kind and a word of the catalogue: `level` and `recruit`, with or without `-how`."""
    kinds = set(re.findall(r"(?:called|pickOne|pickSome|about)\(\s*(?:wizard,\s*)?(?:t\([^)]*\),\s*)?[`']([a-z_-]+)[`'$]", script))
    kinds |= {"r-hearts", "r-third", "r-cast", "r-starts", "r-memory", "r-giving_up", "r-pickup_own", "r-broken_sign"}
    return [re.compile(f"{kind}-[a-z0-9_-]+") for kind in kinds]


OPTIONAL = (
    "because-",
    "odds-",
    "event-",
    "r-event-",
    "error-",
    "ending-",
    "r-ending-",
    "do-",
    "r-do-",
    "ask-",
    "r-ask-",
)  # games, server, coach


def unused(keys: set[str], script: str) -> set[str]:
    plain, patterns = said(script)
    patterns += chosen(script)
    optional = {key for key in keys if key.startswith(OPTIONAL)}
    return {
        key for key in keys - optional - said_by_games() if key not in plain and not any(one.fullmatch(key) for one in patterns)
    }


def test_no_sentence_is_left_over() -> None:
    assert unused(set(messages("en")), scripts()) == set()


def test_a_sentence_that_is_left_over_is_found() -> None:
    assert unused({"quick-game", "nobody-says-this"}, scripts()) == {"nobody-says-this"}


def said_by_games() -> set[str]:
    """What the games and the server can say, each with its own key."""
    found = {f"r-event-{name}" for name, *_ in reactor_events.FORMS.values() if name not in ("held", "lying", "player")}
    found |= {f"ending-{name}" for name in reactor_events.RESULTS if name not in ("undecided", "victory")} | {"r-ending-victory"}
    found |= {f"r-do-{verb}" for verb, *_ in reactor_notation.VERBS.values() if verb not in ("card", "face", "cast", "off")}
    found |= {f"do-{verb.replace(' ', '-')}" for verb, _ in fire_notation.VERBS.values() if verb not in ("roll", "face", "deal")}
    found |= {f"r-{name}" for name in CHARACTERS}
    found |= {f"r-token-{name}{more}" for name in TOKENS for more in ("", "-how")}
    found |= {f"r-token-{name}-object" for name in ROUND_TOKENS}
    for game in ("fire", "reactor"):
        book = registry.game(game).catalogue()
        found |= {f"board-{one['name']}" for one in book["boards"]}  # type: ignore[attr-defined]
    book = registry.game("fire").catalogue()
    for kind, key in (
        ("level", "levels"),
        ("module", "modules"),
        ("scenario", "scenarios"),
        ("setup", "setups"),
        ("edition", "editions"),
    ):
        found |= {f"{kind}-{word}" for word in book[key]}  # type: ignore[attr-defined]
    found |= {f"switch-{name}" for name in book["switches"]}  # type: ignore[attr-defined]
    return found


def refusals() -> set[str]:
    """The codes of all refusals that the page can cause."""
    found = set(codes())
    games = PACKAGE / "games"
    for path in (*games.glob("*/refusals.py"), *games.glob("*/refusals/*.py")):
        found |= set(CODE.findall(path.read_text("utf-8")))
    for name in ("fire/setup/scenarios.py", "reactor/setup.py", "reactor/model/notation.py", "reactor/model/plan.py"):
        found |= set(re.findall(r"Bad(?:Setup|Text)\(\s*\"([a-z-]+)\"", (games / name).read_text("utf-8")))
    return {code for code in found if not ELSEWHERE.match(code)}


@pytest.mark.parametrize("tag", TAGS)
def test_every_event_action_choice_and_refusal_has_its_sentence(tag: str) -> None:
    known = set(messages(tag))
    assert said_by_games() - known == set()
    found = refusals()
    assert len(found) > 130
    assert {code for code in found if f"error-{code}" not in known} == set()


def test_a_missing_sentence_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    full = messages("it")
    for key in ("r-event-died", "error-no-steps", "scenario-arson", "do-chop"):
        monkeypatch.setattr("tests.web.test_keys.messages", lambda tag, key=key: {one: full[one] for one in full if one != key})
        with pytest.raises(AssertionError):
            test_every_event_action_choice_and_refusal_has_its_sentence("it")


@pytest.mark.parametrize("game", ["fire", "reactor"])
def test_every_rule_has_its_sentence_in_all_four_languages(game: str) -> None:
    english = rules_text.rules(game, "en")
    assert len(english) > 100
    for tag in TAGS:
        book = rules_text.rules(game, tag)
        assert set(book) == set(english), tag
        assert all(len(text) > 10 for text in book.values()), tag


def test_a_refusal_names_its_numbers_for_sentences_in_other_languages() -> None:
    game = registry.game("fire")
    match = game.new(game.setup(crew=1))
    for text in ("place 3,0", "move 3,1", "douse 3,2", "douse 3,2"):
        match.play(game.read(match, text))
    match.play(game.read(match, "move 4,1"))
    with pytest.raises(Illegal) as refused:
        match.play(game.read(match, "chop 4,0|4,1"))
    assert (refused.value.code, refused.value.numbers) == ("too-few-ap", (2, 0))
    assert told(refused.value).numbers == [2, 0]
