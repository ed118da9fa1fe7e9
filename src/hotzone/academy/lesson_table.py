"""A table to learn at: nature says what the lesson knows, else what its seed gives; everything can be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hotzone import fair_dice, registry
from hotzone.academy.goals import LessonLine, followed, right_answers, weighed_step
from hotzone.academy.lesson import Lesson, LessonStep
from hotzone.core import constants as c


class LessonTable:
    """One part of a lesson, played without a server."""

    def __init__(self, lesson: Lesson, part: int) -> None:
        self.game: Any = registry.game(lesson.game)
        self.part = lesson.parts[part]
        self.first = lesson.table(part)
        self.since = 0  # actions that were played before this step
        self.actions: list[str] = []
        self.match: Any = None
        self.dealt: Mapping[str, int] = {}
        self.replay([])

    def replay(self, actions: list[str]) -> None:
        """Stand where these actions lead."""
        self.match = self.first.clone()
        self.dealt = fair_dice.noted({}, self.game, "", 0, self.match)
        self.actions = []
        for text in actions:
            self._one(text)

    def play(self, text: str) -> list[str]:
        """Play an action and all that nature answers; gives the events. Raises HotzoneError and then changes nothing."""
        events = self._one(text)
        while self.match.actor == c.NATURE:
            events += self._one(self._nature())
        return events

    def _one(self, text: str) -> list[str]:
        nature, turn = self.match.actor == c.NATURE, self.match.turn
        asked = fair_dice.question(self.game, self.match) if nature else ""
        action = self.game.read(self.match, text)
        events = [event.text for event in self.game.tell(self.match, self.match.play(action))]
        self.dealt = fair_dice.noted(self.dealt, self.game, asked, turn, self.match)
        self.actions.append(self.game.write(self.match, action))
        return events

    def _nature(self) -> str:
        known = fair_dice.known_answer(self.game, self.match, self.part.answers(), self.actions)
        action = 0 if known else fair_dice.sample_chance(self.part.seed, self.game, self.match, self.dealt)
        return known or str(self.game.write(self.match, action))

    # --- the step

    def begin_step(self) -> None:
        """From here on a step is judged."""
        self.since = len(self.actions)

    def back_to_step(self) -> None:
        """Take back all that was done since the step began."""
        self.replay(self.actions[: self.since])

    def line(self) -> LessonLine:
        """What was played since the step began."""
        start = self.first.clone()
        for text in self.actions[: self.since]:
            start.play(self.game.read(start, text))
        return followed(self.game, start, self.actions[self.since :])

    def verdict(self, step: LessonStep) -> str:
        """How the step stands."""
        return weighed_step(self.game, step, self.line())

    def right(self, step: LessonStep) -> list[str]:
        """What is right to say to its question."""
        return right_answers(self.game, self.match, step.ask)
