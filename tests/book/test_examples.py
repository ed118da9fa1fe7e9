"""Every example of the book plays: in each edition it offers, for each what-if; its events have sentences in four languages."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from hotzone import registry
from hotzone.academy.start_position import first_table, read_position
from hotzone.book import examples, library
from hotzone.contract.page import BookGame
from hotzone.core import constants as c
from hotzone.core.errors import BadText, HotzoneError
from tests.web.test_words import TAGS, messages

EVERY = [(game, name) for game in ("fire", "reactor") for name in library.example_names(game)]
SILENT = {"fire": {"points", "hot-spot-supply"}, "reactor": {"held", "lying"}}  # what panels show anyway


@cache
def sentences(tag: str) -> frozenset[str]:
    """All sentences of the page in a language."""
    return frozenset(messages(tag))


def variants(game: str, name: str) -> list[tuple[str, str]]:
    """All editions and what-ifs of an example."""
    found = library.example(game, name)
    editions = library.table(game).editions if found.get("editions") else [""]
    return [(edition, whatif) for edition in editions for whatif in ("", *found.get("whatif", {}))]


def events(game: str, name: str, edition: str = "", whatif: str = "") -> list[str]:
    """What an example tells, as texts with their rules."""
    played = examples.play(game, name, edition, whatif)
    return [f"{event['text']} {event['rule']}" for step in played["steps"] for event in step["events"]]


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_an_example_plays_in_every_edition_and_what_if(game: str, name: str) -> None:
    prefix = "" if game == "fire" else "r-"
    for edition, whatif in variants(game, name):
        played = examples.play(game, name, edition, whatif)
        assert played["view"]["legal"] == []
        script = examples.script_of(library.example(game, name), whatif)
        sure = [line for line in script if line[0] not in "-~"]
        assert len(sure) <= len(played["steps"]) <= len(sure) + sum(line[0] == "~" for line in script)
        for step in played["steps"]:
            assert (
                step["events"] or "refused" in step or step["action"].split()[0] in ("open", "gun", "reroll", "sacrifice", "ready")
            )
            wanted = [f"{prefix}event-{event['kind']}" for event in step["events"] if event["kind"] not in SILENT[game]]
            if "refused" in step:
                wanted.append(f"error-{step['refused']['code']}")
                assert step["refused"]["rule"] in registry.statements(game)
            for tag in TAGS:
                assert set(wanted) <= sentences(tag), (name, edition, whatif, tag)


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_what_if_makes_a_difference(game: str, name: str) -> None:
    usual = examples.play(game, name)
    for whatif in library.example(game, name).get("whatif", {}):
        other = examples.play(game, name, "", whatif)
        assert (other["view"], other["steps"]) != (usual["view"], usual["steps"]), whatif


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_the_table_of_an_example_can_be_played_on_with_its_dice(game: str, name: str) -> None:
    for edition, whatif in variants(game, name):
        start = examples.start(game, name, edition, whatif)
        found, _, first = read_position(start.position, start.answers)
        match = first_table(found, registry.game(game).parse(start.position)[0], first)
        assert match.legal() or match.actor == c.NATURE
        assert start.seats == found.seats(match)
        told = [step["action"] for step in examples.play(game, name, edition, whatif)["steps"] if step["actor"] == "nature"]
        assert start.answers[len(start.answers) - len(told) :] == told


def test_sixty_and_more_examples_can_be_played() -> None:
    assert sum(bool(library.example(game, name).get("script")) for game, name in EVERY) >= 60


def test_the_explosion_has_four_endings_as_the_plan_says() -> None:
    """The table of the design: the printed set-up, red 3, black 4."""
    usual = ["edge 2,4|3,4 damaged FIRE-EXPL-03", "threat 3,6 fire FIRE-SHOCK-02"]
    down, left = "edge 4,4|5,4 no-door FIRE-SHOCK-05", "edge 3,2|3,3 no-door FIRE-SHOCK-05"

    def blast(whatif: str = "", edition: str = "en") -> list[str]:
        found = events("fire", "explosion", edition, whatif)
        return found[found.index("exploded 3,4 FIRE-ADV-05") + 1 : -2]

    assert blast() == [*usual, down, left]
    assert blast("door") == [*usual, down, "edge 3,2|3,3 no-door FIRE-SHOCK-07", "threat 3,1 fire FIRE-SHOCK-02"]
    assert blast("door", "ru") == [*usual, down, "threat 3,1 fire FIRE-SHOCK-02"]
    assert blast("wall") == ["edge 2,4|3,4 destroyed FIRE-EXPL-03", usual[1], down, left]
    assert blast("smoke") == [usual[0], "threat 3,6 fire FIRE-SHOCK-03", down, left]


@pytest.mark.parametrize(
    ("name", "whatif", "edition", "event"),
    [
        ("flashover", "", "cs", "edge 4,6|4,7 no-door FIRE-FLASH-04"),
        ("knocked-down", "", "cs", "saved 1 0 FIRE-AP-09"),
        ("new-people", "firefighter", "it", "discarded 6,3 victim FIRE-POI-04"),
        ("captain", "", "ru", "moved 2 4,2 FIRE-MOVE-01"),
    ],
)
def test_editions_tell_their_own_story(name: str, whatif: str, edition: str, event: str) -> None:
    assert event in events("fire", name, edition, whatif)
    assert event not in events("fire", name, "en", whatif)


def test_a_script_that_does_not_fit_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def table(found: dict[str, Any]) -> None:
        monkeypatch.setattr(library, "example", lambda game, name: found)

    table({"setup": {"crew": 1}, "before": ["place 7,3"], "script": ["!move 6,3"]})
    with pytest.raises(BadText, match="is not refused"):
        examples.play("fire", "steps")
    table({"setup": {"crew": 1}, "before": ["place 7,3"], "script": ["move 1,1"]})
    with pytest.raises(HotzoneError):
        examples.play("fire", "steps")
    table({"setup": {"crew": 1}, "before": ["place 7,3"], "given": ["discarded 1,1 poi"]})
    with pytest.raises(BadText, match="what is not there"):
        examples.play("fire", "steps")


@pytest.mark.parametrize("text", ["nonsense", "threat 9,9 fire", "threat 3,3 water", "threat 3,3 fire more", "moved"])
def test_an_event_that_cannot_be_read_is_refused(text: str) -> None:
    game = registry.game("fire")
    assert isinstance(game, BookGame)
    with pytest.raises(BadText):
        game.event_row(game.new(game.setup()), text)


@pytest.mark.parametrize("game", ["fire", "reactor"])
def test_told_events_are_read_back(game: str) -> None:
    plugin = registry.game(game)
    assert isinstance(plugin, BookGame)
    for name in library.example_names(game):
        _, _, match = examples.table_of(game, library.example(game, name), "", "")
        for step in examples.play(game, name)["steps"]:
            for event in step["events"]:
                if (
                    "control assembly" not in event["text"] and " assembly" not in event["text"]
                ):  # a tile has more to it than its name
                    told = plugin.tell(match, [plugin.event_row(match, event["text"])])
                    assert [one.text for one in told] == [event["text"]]
