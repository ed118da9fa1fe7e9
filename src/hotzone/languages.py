"""What people read in a terminal, in four languages: the page's sentences, and those that only a terminal needs."""

from __future__ import annotations

from functools import cache
from os import environ, listdir, path

from hotzone import registry
from hotzone.core.formats.fluent import Words, messages

LANGUAGES = ("en", "ru", "cs", "it")
HERE = path.dirname(__file__)


@cache
def words(language: str = "en", game: str = "") -> Words:
    """The sentences of a language: the page's, the terminal's and those of a game; English where a game does not speak it."""
    found: dict[str, str] = {}
    folders = [path.join(HERE, "web", "locales"), path.join(HERE, "cli", "locales")]
    if game:
        folders += [path.join(registry.folder(game), *parts, "locales") for parts in (("web",), ("text",))]
    for folder in folders:
        found |= written(folder, language) or written(folder, "en")
    return Words(language, found)


def written(folder: str, language: str) -> dict[str, str]:
    """All messages of a folder in one language; none where it does not speak it."""
    place, found = path.join(folder, language), dict[str, str]()
    for name in sorted(listdir(place)) if path.isdir(place) else ():
        if name.endswith(".ftl"):
            with open(path.join(place, name), encoding="utf-8") as file:
                found |= messages(file.read())
    return found


def speaks(game: str, language: str) -> bool:
    """Does a game bring its terminal's words in this language?"""
    return language == "en" or path.isdir(path.join(registry.folder(game), "text", "locales", language))


def language_of_terminal() -> str:
    """The language of the environment; English where it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environ.get(name, ""):
            return value[:2] if value[:2] in LANGUAGES and value[2:3] in ("", "_", ".", "@") else "en"
    return "en"
