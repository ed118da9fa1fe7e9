"""The rulebook as pages of the documentation site: the same chapters, written as Markdown for whoever reads there."""

from __future__ import annotations

from hotzone.book import library
from hotzone.book.prose import Section, in_edition

LANGUAGE = "en"  # of the site


def pages(game: str) -> dict[str, str]:
    """All chapters of a game's book by name, as Markdown."""
    return {name: chapter_page(game, name) for name in library.table(game).chapter_names()}


def title(game: str, name: str) -> str:
    """What a chapter is called in the navigation."""
    number = library.table(game).chapters[name].get("number", "")
    return f"{number} {library.chapter(game, LANGUAGE, name).title}".strip()


def chapter_page(game: str, name: str) -> str:
    """A chapter as a page: its sections, with the exact rules behind each."""
    text = library.chapter(game, LANGUAGE, name)
    sections = [section_text(game, section) for section in text.sections]
    return "\n\n".join([f"# {title(game, name)}", text.lead, *sections]) + "\n"


def section_text(game: str, section: Section) -> str:
    """A section with its notes; the ids of its rules stand after the sentences."""
    row = library.table(game).sections()[section.id]
    lines = [f"## {row['number']} {section.title}".replace("  ", " ")]
    for paragraph in section.paragraphs:
        lines.append(" ".join(sentence(part["text"], part.get("rules", [])) for part in paragraph))
    lines += [f"*{in_edition(note['text'], LANGUAGE)}*" for note in section.notes]
    return "\n\n".join(lines)


def sentence(text: str, rules: list[str]) -> str:
    """A sentence and the rules it states."""
    said = in_edition(text, LANGUAGE)
    return f"{said} {' '.join(f'`{rule}`' for rule in rules)}" if rules else said
