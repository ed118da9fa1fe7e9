"""Each language keeps to the words of its rulebook: stems that other games or machines would use are kept out."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from hotzone import registry
from hotzone.languages import words as terminal_words
from tests.languages import each_language
from tests.web.test_words import ROOMS

# language: a stem that the rulebook has not in this sense, and the messages where it is right
WRONG: dict[str, dict[str, tuple[str, ...]]] = {
    "cs": {
        "vzplanut": ("event-flared-up", "flare", "hottest", "lesson-hazmats-hot-spots"),
        "tlakov": (),
        "výbuch": ("reactor", "r-"),
        "řidič": (),
        "rozkaz": (),
        "CAFS": (),
        "sražen": (),
        "pro zkušené": (),
        "rodinná hra": (),
        "rodinná strana": (),
        "hlášení": (),
        "deník": (),
    },
    "ru": {
        "ложная тревога": (),
        "CAFS": (),
        "столбц": (),
        "погибло": (),
        "водомёт": (),
        "горячая точка": ("scenario-hottest-spot",),
    },
    "it": {
        "per famiglie": (),
        "modalità difficile": ("friend",),
        "cannone": (),
        "registro": (),
        "zona calda": (),
        "a terra": (),
    },
}


@cache
def read_messages(language: str) -> dict[str, str]:
    """Every message of a language with its text as it is written."""
    found = {}
    for path in sorted(path for room in ROOMS for path in (room / "locales" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = FluentSerializer().serialize_entry(entry).partition("=")[2].strip()
    for game in registry.BUILT_IN:  # what terminals say, whose ids games may have in common
        found |= {f"{game} {name}": text for name, text in terminal_words(language, game).written.items() if name not in found}
    return found


@pytest.mark.parametrize(("language", "stem"), [(language, stem) for language, stems in WRONG.items() for stem in stems])
def test_no_sentence_has_a_word_that_its_rulebook_has_not(language: str, stem: str) -> None:
    allowed = WRONG[language][stem]
    found = {
        name: text
        for name, text in read_messages(language).items()
        if re.search(rf"\b{re.escape(stem)}", re.sub(r"\{ [\w-]+ \}", "", text), re.IGNORECASE)
        and not any(part in name for part in allowed)
    }
    assert found == {}


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("switch-flashover_open_door", {"cs": "vznícení"}),
        ("switch-shockwave_open_door", {"cs": "frontě požáru", "ru": "ударной волне"}),
        ("log-line", {"cs": "Kniha záznamů", "ru": "Сводка пожарной части", "it": "Log stazione"}),
        ("ask-enlisting", {"en": "Structural Engineer", "ru": "инженер-строитель", "cs": "statik", "it": "ingegnere strutturale"}),
        ("scenario-arson-how", {"en": "carried out", "ru": "вынести", "cs": "vynést", "it": "portate fuori"}),
        # what was pressed is not kept for later
        ("error-offline", {"en": "Try again", "ru": "Повторите", "cs": "Zkus to znovu", "it": "Riprova"}),
        # this refusal comes where the first line is right
        ("error-bad-head", {"en": "second line", "ru": "второй строке", "cs": "Druhý řádek", "it": "seconda riga"}),
        ("do-lead-two", {"en": "carry another", "ru": "другую нести", "cs": "druhou nést", "it": "trasporta"}),
    ],
)
def test_what_was_named_wrongly_has_its_right_name(message: str, said: dict[str, str]) -> None:
    for language, words in said.items():
        assert words in read_messages(language)[message]


@each_language
def test_the_full_random_set_up_of_the_family_game_promises_no_hot_spots(language: str) -> None:
    spots = {"en": "hot spot", "ru": "прогар", "cs": "rozžhaven", "it": "punti caldi"}[language]
    messages = read_messages(language)
    assert spots in messages["setup-full-how"]
    assert spots not in messages["setup-full-family-how"]


@each_language
def test_party_walls_fall_but_nobody_passes(language: str) -> None:
    falls = {"en": "fall", "ru": "рушатся", "cs": "boří", "it": "crollano"}[language]
    assert falls in read_messages(language)["board-brownstone-how"]


# a page speaks to one person, and in one way: Czech and Italian as to a friend, Russian politely
ADDRESS = {
    "cs": r"(váš|vaš\w+|vám|vás|vámi|vy|jste|\w+(ejte|ěte|ňte|ďte|šte|žte|ujte|ajte|řte|vte)|\w*(pn|kn|hn)ěte|zvolte|vyberte)",
    "ru": r"(ты|тебя|тебе|тобой|тво(й|я|ё|и|его|ей|ему|их)|нажми|открой|возьми|выбери|выбирай|заходи|\w{2,}[еиё]шь)",
    "it": r"(voi|vostr[oaie]|siete|avete|potete|dovete|tirate (?!su)|toccate|guardate|mescolate|portate (?=fuori \d)|provate (?=un)"
    r"|toglietene|pescatene)",
}
PLURAL = ("scenario-save-the-structure", "lesson-engine-and-ambulance-look", "error-no-crossing")  # several are meant


@pytest.mark.parametrize("language", list(ADDRESS))
def test_a_language_speaks_to_people_in_one_way(language: str) -> None:
    wrong = re.compile(rf"\b{ADDRESS[language]}\b", re.IGNORECASE)
    found = {
        name: text
        for name, text in read_messages(language).items()
        if name not in PLURAL and [one for one in wrong.findall(text) if "лишь" not in one]
    }
    assert found == {}


@pytest.mark.parametrize(("language", "given_up"), [("cs", "přil[bc]"), ("it", "casc[oh]i?"), ("ru", "шлем")])
def test_a_helmet_has_one_name(language: str, given_up: str) -> None:
    assert [name for name, text in read_messages(language).items() if re.search(rf"\b{given_up}", text, re.IGNORECASE)] == []
