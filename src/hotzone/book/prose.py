"""The prose of a book: a small Markdown with rule ids after sentences, numbers that differ by edition, and margin notes.

A file begins with `# Title` and a lead; each section with `## id: Title`. `[EXPL-03 EXPL-07]` or `[EXPL-01..04]` after a
sentence anchors rules there, `{33; cs: 34}` is what stands there in each edition, `> why: …` is a margin note.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from hotzone.core.errors import BadText

ANCHOR = re.compile(r"\s*\[([A-Z][A-Z0-9-]*-\d\d(?:\.\.\d\d)?(?:\s+[A-Z][A-Z0-9-]*-\d\d(?:\.\.\d\d)?)*)\]")
HEAD = re.compile(r"## ([a-z0-9-]+): (.+)")
RANGE = re.compile(r"(.+)-(\d\d)(?:\.\.(\d\d))?")
VARIANT = re.compile(r"\{([^{}]*)\}")
OTHER = re.compile(r";\s*(?=[a-z]{2}: )")  # what an edition has instead
MARKUP = re.compile(r"\[[A-Z][^\]]*\d\]|\*\*|\]\([^)]*\)|\[")


class Section(NamedTuple):
    """A section as it is written: its paragraphs are lists of sentences, each with the rules it states."""

    id: str
    title: str
    paragraphs: list[list[dict[str, Any]]]
    notes: list[dict[str, str]]

    def rules(self) -> list[str]:
        """All rules that are anchored here, in order."""
        return [rule for paragraph in self.paragraphs for part in paragraph for rule in part.get("rules", ())]

    def words(self) -> int:
        """How many words people read here, notes apart."""
        text = " ".join(str(part["text"]) for paragraph in self.paragraphs for part in paragraph)
        return len(MARKUP.sub(" ", VARIANT.sub(lambda found: OTHER.split(found[1])[0], text)).split())


class Prose(NamedTuple):
    """A file: its title, its lead, its sections."""

    title: str
    lead: str
    sections: list[Section]


def spread(words: str) -> list[str]:
    """Rule ids of a text with ranges: `EXPL-01..03 SHOCK-01` names four."""
    found: list[str] = []
    for word in words.split():
        match = RANGE.fullmatch(word)
        if match is None:
            raise BadText("bad-rule-id", f"'{word[:40]}' is no rule id", 1, 1)
        first, last = int(match[2]), int(match[3] or match[2])
        found += [f"{match[1]}-{number:02d}" for number in range(first, last + 1)]
    return found


def read(text: str) -> Prose:
    """Read a file; raises BadText with the line."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith("# "):
        raise BadText("no-title", "a file of the book begins with '# Title'", 1, 1)
    title, lead, sections = lines[0][2:].strip(), "", []
    for number, line in enumerate(lines[1:], 2):
        if line.startswith("## "):
            head = HEAD.fullmatch(line.strip())
            if head is None:
                raise BadText("bad-section", "a section begins with '## id: Title'", number, 1)
            sections.append(Section(head[1], head[2], [], []))
        elif not line.strip():
            continue
        elif not sections:
            lead = f"{lead} {line.strip()}".strip()
        elif line.startswith("> "):
            kind, colon, words = line[2:].partition(": ")
            if not colon:
                raise BadText("bad-note", "a note is '> kind: text'", number, 1)
            sections[-1].notes.append({"kind": kind, "text": words.strip()})
        else:
            sections[-1].paragraphs.append(sentences(line.strip()))
    return Prose(title, lead, sections)


def sentences(line: str) -> list[dict[str, Any]]:
    """A paragraph, cut behind its anchors."""
    found: list[dict[str, Any]] = []
    at = 0
    for anchor in ANCHOR.finditer(line):
        found.append({"text": line[at : anchor.start()].strip(), "rules": spread(anchor[1])})
        at = anchor.end()
    if line[at:].strip():
        found.append({"text": line[at:].strip()})
    return found


def in_edition(text: str, edition: str) -> str:
    """A text as an edition has it: `{33; cs: 34}` is 34 in the Czech one."""

    def choose(found: re.Match[str]) -> str:
        usual, *others = OTHER.split(found[1])
        named = dict(part.split(": ", 1) for part in others)
        return named.get(edition, usual)

    return VARIANT.sub(choose, text)
