"""All sentences of the page in four languages: the same keys, the same arguments, every plural, one for every event and refusal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import hotzone
from hotzone import registry
from hotzone.contract.simulation import HeatMapped, simulation_of
from hotzone.games.fire.advice import explanations, requests
from hotzone.games.fire.model import notation
from hotzone.games.fire.model.specialists import ROLE_NAMES
from hotzone.games.fire.text import events, position
from hotzone.games.reactor.advice import explanations as reactor_advice
from hotzone.games.reactor.advice import requests as reactor_asking

PACKAGE = Path(hotzone.__file__).parent
ROOMS = [PACKAGE / "web", *(Path(registry.folder(name)) / "web" for name in registry.game_names())]
TAGS = ("en", "ru", "cs", "it")
PLURALS = {
    "en": {"one", "other"},
    "ru": {"one", "few", "many", "other"},
    "cs": {"one", "few", "many", "other"},
    "it": {"one", "many", "other"},
}
# refusals of readers of files and of the command line, which the page never causes
ELSEWHERE = re.compile(
    r"board-|plan-|no-plan|no-number|no-code|no-question|ambiguous|cannot-open|compass|quadrants|sides|wrong-edge|edge-outside"
)


class Arguments(visitor.Visitor):
    """Collects the arguments of a message and the plural forms that it lists."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {key.name for variant in node.variants if isinstance(key := variant.key, ast.Identifier)}
        if "one" in keys:
            self.plurals.append(keys)
        self.generic_visit(node)


def messages(tag: str, rooms: list[Path] = ROOMS) -> dict[str, Arguments]:
    found: dict[str, Arguments] = {}
    for path in sorted(path for room in rooms for path in (room / "locales" / tag).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {str(entry.content)[:80]}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, entry.id.name
                found[entry.id.name] = Arguments()
                found[entry.id.name].visit(entry)
    return found


@pytest.fixture(scope="module")
def english() -> dict[str, Arguments]:
    return messages("en")


@pytest.mark.parametrize("tag", TAGS)
def test_all_languages_have_the_same_messages_with_the_same_arguments(tag: str, english: dict[str, Arguments]) -> None:
    found = messages(tag)
    assert set(found) == set(english)
    assert {name: one.names for name, one in found.items()} == {name: one.names for name, one in english.items()}


@pytest.mark.parametrize("tag", TAGS)
def test_no_line_of_the_log_begins_with_a_place(tag: str) -> None:
    """Places are written as in the middle of a sentence: "in the hall"."""
    small = [
        f"{path.name} {line}"
        for room in ROOMS
        for path in (room / "locales" / tag).glob("*.ftl")
        for line in path.read_text("utf-8").splitlines()
        if re.match(r"(event|clue|because|ask)-[\w-]+ = \{ \$(in|to|place) \}", line)
    ]
    assert small == []


@pytest.mark.parametrize("tag", TAGS)
def test_every_plural_form_of_a_language_is_there(tag: str) -> None:
    lacking = {
        name for name, one in messages(tag).items() for keys in one.plurals if "doors" not in one.names and not PLURALS[tag] <= keys
    }
    assert lacking == set()


def test_every_event_has_a_sentence(english: dict[str, Arguments]) -> None:
    assert {f"event-{name}" for name, *_ in events.FORMS.values()} <= set(english)
    assert {f"ending-{name}" for name in events.RESULTS} <= set(english)


def test_every_action_card_and_question_has_a_name(english: dict[str, Arguments]) -> None:
    asked = {"crewing", "placing", "parking", "riding", "rerolling", "won", "detonating", "detonating-late", "knocking"}
    assert asked <= set(position.STAGES)
    assert {f"ask-{stage}" for stage in asked} <= set(english)
    assert {f"do-{verb.replace(' ', '-')}" for verb, _ in notation.VERBS.values() if verb not in ("roll", "face", "deal")} <= set(
        english
    )
    assert {f"card-{name}" for name in ROLE_NAMES} <= set(english)


def test_every_clue_reason_and_request_has_a_sentence(english: dict[str, Arguments]) -> None:
    assert {f"clue-{code}" for code in explanations.CODES} <= set(english)
    assert {f"because-{unit}" for unit in (*explanations.UNITS, "win", "won", "look")} <= set(english)
    assert {f"clue-{code}" for code in reactor_advice.CODES} <= set(english)
    assert {f"because-{unit}" for unit in (*reactor_advice.UNITS, "r-look")} <= set(english)
    assert {f"request-{kind}" for kind in (*requests.KINDS, *reactor_asking.KINDS)} <= set(english)


def codes() -> Iterator[str]:
    for path in [
        *(PACKAGE / "server").rglob("*.py"),
        PACKAGE / "games" / "fire" / "setup" / "settings.py",
        PACKAGE / "core" / "formats" / "settings.py",
        PACKAGE / "games" / "fire" / "model" / "notation.py",
        PACKAGE / "games" / "fire" / "advice" / "requests.py",
        PACKAGE / "games" / "reactor" / "advice" / "requests.py",
    ]:
        yield from re.findall(r"(?:Refused|Unknown|BadSetup|BadText|Illegal)\(\s*\"([a-z-]+)\"", path.read_text("utf-8"))
    for path in [PACKAGE / "games" / "fire" / "refusals" / name for name in ("common.py", "experienced.py")]:
        yield from re.findall(r"(?:return |else |\()\(?\"([a-z]+(?:-[a-z]+)*)\", f?\"[a-z]", path.read_text("utf-8"))


def test_every_refusal_that_the_page_can_cause_has_a_sentence(english: dict[str, Arguments]) -> None:
    found = {code for code in codes() if not ELSEWHERE.match(code)}
    assert len(found) > 80
    assert {code for code in found if f"error-{code}" not in english} == set()


def said_by(room: Path) -> set[str]:
    texts = [path.read_text("utf-8") for path in room.rglob("*.js") if "vendor" not in path.parts]
    return {name for text in texts for name in re.findall(r"\bt\(\s*'([a-z0-9-]+)'", text)}


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.parent.name)
def test_the_page_and_each_game_say_nothing_that_has_no_message(room: Path) -> None:
    """A game finds its sentences in its own folder or the page's, never in another game's."""
    said = said_by(room)
    assert len(said) > 40
    assert said - set(messages("en", sorted({ROOMS[0], room}))) == set()


@pytest.mark.parametrize("name", registry.game_names())
def test_every_map_of_a_measured_board_is_called_by_its_own_game(name: str) -> None:
    maps = simulation_of(registry.game(name))
    assert isinstance(maps, HeatMapped)
    room = Path(registry.folder(name)) / "web"
    assert {f"ws-heat-{kind}" for kind in (*maps.standing, *maps.happening)} <= set(messages("en", [room]))
