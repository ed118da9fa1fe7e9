"""The citation file names what it must, and the version that is here."""

from pathlib import Path

import yaml  # type: ignore[import-untyped]

import hotzone

FILE = Path(__file__).parent.parent / "CITATION.cff"
REQUIRED = {"cff-version", "message", "title", "authors"}
KNOWN = {*REQUIRED, "abstract", "type", "version", "license", "keywords"}


def test_the_citation_file_is_complete_and_of_this_version() -> None:
    found = yaml.safe_load(FILE.read_text("utf-8"))
    assert REQUIRED <= set(found) <= KNOWN
    assert found["cff-version"] == "1.2.0"
    assert found["authors"] == [{"name": "Hotzone contributors"}]
    assert str(found["version"]) == hotzone.__version__
    assert (found["type"], found["license"]) == ("software", "MIT")
    assert all(isinstance(word, str) for word in found["keywords"])
