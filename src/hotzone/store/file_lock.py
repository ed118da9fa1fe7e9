"""One program a file: the file itself is locked, however it is spelled; the operating system frees it even after a crash."""

from __future__ import annotations

import errno
import os
from contextlib import suppress

from hotzone.store.protocol import NotStored

try:
    import fcntl
except ImportError:  # Windows: SQLite's own locks still keep the file whole
    fcntl = None  # type: ignore[assignment]

GONE = "the database file was removed or replaced while the server was running; nothing more is kept until it is started again"


class FileLock:
    """Holds the database file; a second holder is refused at once.

    The lock belongs to the file, not to its name, so a link or a new spelling leads to the same lock. It is another kind of
    lock than SQLite's own. The handle stays open as long as the store: closing it would free SQLite's locks too.
    """

    def __init__(self, path: str) -> None:
        self.path = path
        self.handle = -1
        try:
            self.handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o644)
        except OSError as error:
            raise NotStored(f"the database {path} cannot be opened: {reason(error)}") from None
        if fcntl is None:
            return
        try:
            fcntl.flock(self.handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self.free()
            if error.errno in (errno.EWOULDBLOCK, errno.EACCES):
                raise NotStored("another hotzone server uses this database; one process a file") from None
            raise NotStored(f"the database {path} cannot be locked: {reason(error)}") from None

    def check(self) -> None:
        """Raises NotStored when the name no longer leads to the file that is held."""
        try:
            named, held = os.stat(self.path), os.fstat(self.handle)  # noqa: PTH116 – before every commit: as quick as can be
        except OSError:
            raise NotStored(GONE) from None
        if (named.st_ino, named.st_dev) != (held.st_ino, held.st_dev):
            raise NotStored(GONE)

    def free(self) -> None:
        """Let the file go; only after SQLite has let it go."""
        if self.handle >= 0:
            with suppress(OSError):
                os.close(self.handle)
            self.handle = -1


def reason(error: OSError) -> str:
    """Why the operating system refused, in its own words, with what can be done about it."""
    said = (error.strerror or str(error)).lower()
    hints = {
        errno.ENOENT: "make its folder first",
        errno.EACCES: "the user of this program may not write there",
        errno.EROFS: "that disk can only be read",
        errno.ENOSPC: "the disk is full",
        errno.EISDIR: "name a file in it",
    }
    hint = hints.get(error.errno or 0, "")
    return f"{said} ({hint})" if hint else said
