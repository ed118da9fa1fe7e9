"""Tests that run once in each language, or once for each edition of the box."""

from __future__ import annotations

import pytest

from hotzone.languages import LANGUAGES

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_edition = pytest.mark.parametrize("edition", LANGUAGES)  # there is one for each language


def by_language(names: str, **sentences: object) -> pytest.MarkDecorator:
    """The test in each language, with what is said in it under these names: `by_language("words", en="Go", ru="Идти", …)`."""
    assert set(sentences) == set(LANGUAGES), "a sentence for every language"
    rows = [(language, *(said if isinstance(said, tuple) else (said,))) for language, said in sentences.items()]
    return pytest.mark.parametrize(("language", *names.split()), rows)
