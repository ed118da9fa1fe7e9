"""A match in the form of TextArena's environments, without that package: reset, get_observation, step, close."""

from __future__ import annotations

import re
from typing import Any

from hotzone import registry
from hotzone.core.errors import HotzoneError, Illegal
from hotzone.rl.llm.seated_match import Budget, SeatedMatch

SAYING = re.compile(r"<say(?:\s+to=\"?(\d+)\"?)?>(.*?)</say>", re.DOTALL | re.IGNORECASE)
TALK = "Talk to the others by <say>text</say>, or to one of them by <say to=2>text</say>; what else you write is your action."
LOST, WON = -1.0, 1.0


class TextArenaEnv:
    """Players count from 0, as TextArena has it. All players get the same reward: 1 for a victory, -1 for any other end."""

    def __init__(self, game: str = registry.USUAL, *, budget: Budget = Budget(), **settings: object) -> None:  # noqa: B008 - cannot be changed
        self.game = game
        self.budget = budget
        self.settings = settings
        self.match: SeatedMatch | None = None
        self.told: set[int] = set()  # who has heard the introduction
        self.refusal = ""  # of the last answer

    @property
    def going(self) -> SeatedMatch:
        """The match that goes on; raises Illegal before the first reset."""
        if self.match is None:
            raise Illegal("not-begun", "call reset first")
        return self.match

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        """Begin a match; `num_players` is the size of the crew, if the game has such a setting."""
        crew = {} if num_players is None else {"crew": num_players}
        match = SeatedMatch(self.game, {**self.settings, **crew}, seed=seed, budget=self.budget)
        self.match, self.told, self.refusal = match, set(), ""

    def get_observation(self) -> tuple[int, str]:
        """Who must decide, and what that player reads; player -1 when the match is over."""
        match = self.going
        if match.over:
            return -1, match.turn_of(0)
        seat = match.seat
        parts = [] if seat in self.told else [match.introduction(seat), TALK, ""]
        parts += [self.refusal] if self.refusal else []
        self.told.add(seat)
        self.refusal = ""
        return seat - 1, "\n".join([*parts, match.observe(seat)])

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """The answer of the player who must decide; says whether the match is over, and whether the answer was refused."""
        match = self.going
        seat = match.seat
        if not seat:
            raise Illegal("over", "the match is over: reset")
        info: dict[str, Any] = {"player": seat - 1, "refused": ""}
        try:
            for to, text in SAYING.findall(str(action)):
                match.say(seat, text, int(to or 0))
            if match.seat == seat:  # else talking has taken its last tokens, and its turn was passed
                reply = match.play(seat, SAYING.sub("", str(action)).strip())
                self.refusal = "" if reply.accepted else reply.text
                info["refused"] = reply.code
        except HotzoneError as error:
            self.refusal = f"Refused: {error}"
            info["refused"] = error.code
        return match.over, info

    def close(self) -> tuple[dict[int, float], dict[str, Any]]:
        """The reward of every player, and how the match ended."""
        match = self.going
        result = match.match.result()
        won = result.get("ending") in match.session.game.victories
        return dict.fromkeys(range(match.seats), WON if won else LOST), {"result": result, "transcript": match.lines}
