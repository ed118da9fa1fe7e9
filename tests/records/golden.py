"""What holds for every golden record, whatever its game."""

from __future__ import annotations

from pathlib import Path

from hotzone.session import replay


def records(folder: Path) -> list[Path]:
    """The records of a folder, in the order of their names."""
    return sorted(folder.glob("*.record"))


def digests(file: Path) -> dict[str, str]:
    """The digest of what each record tells, by its name."""
    return dict(line.split(" ", 1) for line in file.read_text("utf-8").splitlines())


def replayed(path: Path) -> str:
    """The text of a record that was played again to its end and written again to the letter."""
    text = path.read_text("utf-8")
    session = replay(text, check=True)
    assert session.over
    assert session.record() == text
    return text
