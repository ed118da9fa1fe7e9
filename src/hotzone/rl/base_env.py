"""What all environments share: they are made from settings, and can be pickled and copied in mid-match."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from hotzone.ai.bots import registry as bot_registry
from hotzone.ai.bots.external.isolated_bot import IsolatedBot
from hotzone.ai.bots.protocol import Bot
from hotzone.core.errors import BadSetup
from hotzone.rl.batch_env import EnvBatch
from hotzone.rl.env_spec import EnvSpec
from hotzone.rl.pickling import put_back, saved
from hotzone.rl.render import check_mode

HEAVY = (
    "batch",
    "env_spec",
    "layout",
    "slot",
    "action_space",
    "action_spaces",
    "observation_space",
    "observation_spaces",
    "single_action_space",
    "single_observation_space",
    "nothing",
    "partners",
    "state_space",
)


Partners = Mapping[int, str | Bot] | None  # who plays which seat, counted from 1: a bot's name, its file, or the bot itself
BUDGET = 0.2  # seconds a partner may think about a decision
SPREAD = 7919  # a partner's own luck is not the table's


class Shaping(NamedTuple):
    """What a shaped reward adds to winning; see `EnvSpec`."""

    shaping: Mapping[str, float] | None
    gamma: float
    invariant: bool


class PicklableEnv:
    """An environment that keeps the keywords it was made with in `made` and its matches in `batch`."""

    made: dict[str, Any]
    batch: EnvBatch
    partner_names: Mapping[int, str | Bot] = MappingProxyType({})  # by seat, counted from 0
    partners: dict[int, Bot]

    def set_up(
        self,
        game: str,
        render_mode: str | None,
        shaping: Shaping,
        settings: dict[str, object],
        partners: Partners = None,
        **own: object,
    ) -> None:
        """Check what every environment is made with, keep it, and make the match; `own` are keywords of one kind of environment."""
        check_mode(render_mode)
        self.made = {"game": game, "render_mode": render_mode, "partners": partners, **own, **shaping._asdict(), **settings}
        self.batch = EnvBatch(EnvSpec(game, settings, *shaping), autoreset=False)
        self.env_spec = self.batch.env_spec
        self.layout = self.env_spec.layout
        self.slot = self.batch.slots[0]
        self.render_mode = render_mode
        self.partner_names = check_partners(partners, self.env_spec)
        self.partners = {}

    def seat_partners(self, seed: int) -> float:
        """Bots take their seats for a match; what they earned before the learner's first decision."""
        for bot in self.partners.values():
            release(bot)
        self.partners = self.seated(seed)
        return self.let_partners_act()

    def seated(self, seed: int) -> dict[int, Bot]:
        """A bot for each seat that is not the learner's."""
        named = self.partner_names.items()
        return {seat: bot_registry.bot(bot, seed * SPREAD + seat) if isinstance(bot, str) else bot for seat, bot in named}

    def let_partners_act(self) -> float:
        """Bots decide for their seats until the learner must; what came of it."""
        earned, table = 0.0, self.slot.table
        while (bot := self.partners.get(table.actor)) is not None:
            choice = bot.choose(table.clone(), self.env_spec.game, table.actor, BUDGET)
            self.batch.actions[0] = self.env_spec.action_mask.number(choice.action)
            self.slot.step()
            earned += float(self.batch.rewards[0])
        return earned

    def __getstate__(self) -> dict[str, Any]:
        """How it was made, and where its matches stand."""
        light = {name: value for name, value in self.__dict__.items() if name not in HEAVY}
        return {"light": light, "rows": saved(self.batch), "action_space": getattr(self, "action_space", None)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Make it anew, then put its matches back."""
        self.__init__(**state["light"]["made"])  # type: ignore[misc]
        self.__dict__.update(state["light"])
        put_back(self.batch, state["rows"])
        if self.partner_names and self.slot.started:
            self.partners = self.seated(self.slot.seed)
        if "action_space" in self.__dict__:
            self.__dict__["action_space"]._np_random = state["action_space"]._np_random


def check_partners(partners: Partners, env_spec: EnvSpec) -> dict[int, str | Bot]:
    """Bots by seat, counted from 0 as tables do; raises BadSetup for a seat or a bot that there is not, or if none is left."""
    for seat, bot in (partners or {}).items():
        if not 1 <= seat <= env_spec.seats:
            raise BadSetup("bad-partner", f"there is no seat {seat}: they are numbered from 1 to {env_spec.seats}")
        if isinstance(bot, str):
            bot_registry.check(bot, env_spec.game, env_spec.start)
    if len(partners or {}) >= env_spec.seats:
        raise BadSetup("bad-partner", "at least one seat must be left to learn")
    return {seat - 1: bot for seat, bot in (partners or {}).items()}


def release(bot: Bot) -> None:
    """Let a bot in a process of its own wait for its next match."""
    if isinstance(bot, IsolatedBot):
        bot.close()
