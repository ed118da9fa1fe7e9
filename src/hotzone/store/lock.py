"""One program a file: a lock that the operating system frees even after a crash."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import IO

from hotzone.store.keeping import NotKept

try:
    import fcntl
except ImportError:  # Windows: SQLite's own locks still keep the file whole
    fcntl = None  # type: ignore[assignment]


class FileLock:
    """Holds a file next to the database; a second holder is refused at once."""

    def __init__(self, path: str) -> None:
        self.file: IO[str] | None = None
        if fcntl is None:
            return
        try:
            self.file = Path(path).open("w", encoding="ascii")  # noqa: SIM115 – open as long as the lock is held
        except OSError as error:
            raise NotKept(f"the database cannot be opened: {error.strerror}") from None
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.file.close()
            self.file = None
            raise NotKept("another hotzone server uses this database; one process a file") from None

    def free(self) -> None:
        """Let the file go."""
        if self.file is not None:
            with suppress(OSError):
                self.file.close()
            self.file = None
