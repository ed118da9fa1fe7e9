"""A few friendly questions before a match: only those that matter after the answers so far. Enter takes the first choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hotzone import registry
from hotzone.contract.game import Game, title_of
from hotzone.contract.settings import Setting, settings_by_language, settings_of
from hotzone.core.errors import BadSetup
from hotzone.core.formats.fluent import Words
from hotzone.languages import words

Read = Callable[[str], str]
Say = Callable[[str], None]


def ask(name: str | None, language: str, read: Read, say: Say) -> tuple[str, dict[str, object]]:
    """The game and its settings from answers; the usual ones for a quick game."""
    t = words(language, name or "")
    say(t("welcome-to", game=game_name(name, language)) if name else t("welcome"))
    say(t("quick-how"))
    while not (answer := read(f"{t('quick-prompt')}> ").strip().lower()).startswith(("c", t("quick-choose"))):
        if not answer:
            return name or registry.USUAL, {}
        say(t("quick-how"))  # a word that means nothing here begins no match
    if not name:
        games = {one: game_name(one, language) for one in registry.game_names()}
        name = choose(t("which-game-question"), t("which-game-prompt"), games, t, read, say)
        t = words(language, name)
    game = registry.game(name)
    own = settings_by_language(game, language)
    chosen: dict[str, object] = {}
    for setting in settings_of(game):
        choices = allowed(game, setting.name, setting.ranked, {**own, **chosen}) if setting.question else []
        if len(choices) > 1:
            question, prompt = asked(setting, t)
            chosen[setting.name] = choose(question, prompt, {one: choice_name(setting, one, t) for one in choices}, t, read, say)
    return name, chosen


def game_name(name: str, language: str) -> str:
    """A game as people call it."""
    t = words(language, name)
    return t(f"game-{name}") if language != "en" and t.has(f"game-{name}") else title_of(registry.game(name))


def asked(setting: Setting, t: Words) -> tuple[str, str]:
    """The question about a setting, and the word before the prompt."""
    name = f"choose-{setting.name}"
    if t.has(name):
        return t(name), t(f"{name}-prompt")
    return setting.question, setting.question.split()[-1].rstrip("?")


def choice_name(setting: Setting, choice: str, t: Words) -> str:
    """A choice as people call it; in English the word that is typed says it."""
    name = f"choice-{setting.name}-{choice}"
    return t(name) if t.language != "en" and t.has(name) else choice


def allowed(game: Game[Any], key: str, choices: list[str], chosen: Mapping[str, object]) -> list[str]:
    """Those that go together with what was chosen."""
    found = []
    for choice in choices:
        try:
            game.setup(**{**chosen, key: choice})
        except BadSetup:
            continue
        found.append(choice)
    return found


def choose(question: str, prompt: str, choices: Mapping[str, str], t: Words, read: Read, say: Say) -> str:
    """One of the choices, by its word, its name or the beginning of either."""
    shown = [called if called.startswith(choice) else f"{called} [{choice}]" for choice, called in choices.items()]
    between = "; " if any("," in one for one in shown) else ", "
    say(f"{question} {between.join([t('choice-by-enter', choice=shown[0]), *shown[1:]])}")
    while True:
        word = read(f"{prompt}> ").strip().lower()
        if not word:
            return next(iter(choices))
        names = {choice: (choice.lower(), called.lower()) for choice, called in choices.items()}
        found = [choice for choice, both in names.items() if word in both]
        found = found or [choice for choice, both in names.items() if any(name.startswith(word) for name in both)]
        if len(found) == 1:
            return found[0]
        say(t("not-one-of", typed=word[:40], choices=between.join(shown)))
