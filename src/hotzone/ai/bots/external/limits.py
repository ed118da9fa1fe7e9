"""What a stranger's bot may not do: limits that the kernel enforces where it can, and Python's audit hooks for the rest.

Audit hooks see what Python code does; a bot that brings machine code of its own can get around them. `hold` says which bounds the
kernel holds here, and the ladder prints it.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

MIB = 1 << 20
NEW_USER, NEW_NETWORK = 0x10000000, 0x40000000  # of unshare(2)
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
KINDS = ("socket.", "shutil.", "urllib.")  # how the names of events begin that are forbidden
PROGRAMS = ("subprocess.Popen", "os.system", "os.exec", "os.fork", "os.forkpty", "os.posix_spawn", "os.spawn", "pty.spawn")
CHANGES = (
    "os.remove",
    "os.rename",
    "os.mkdir",
    "os.rmdir",
    "os.link",
    "os.symlink",
    "os.truncate",
    "os.chmod",
    "os.chown",
    "os.utime",
)
FORBIDDEN = {*PROGRAMS, *CHANGES}
LISTS = ("os.listdir", "os.scandir", "glob.glob")
FOREIGN = ("ctypes.dlopen", "ctypes.dlsym", "os.kill", "os.putenv")


class ProcessLimits(NamedTuple):
    """Bounds of a process; all zero: none but the time for a decision, which the referee keeps."""

    memory: int = 0  # MiB
    closed: bool = False  # no network, no writing, no files but Python's own and those of the bot's folder, no other programs


def hold(limits: ProcessLimits, folder: Path) -> list[str]:
    """Hold this process in its bounds, for ever; gives those that the kernel holds, not only Python."""
    held = []
    if limits.memory and bound_memory(limits.memory * MIB):
        held.append("memory")
    if limits.closed:
        held += ["network"] if leave_network() else []
        held += ["writing"] if forbid_writing() else []
        sys.dont_write_bytecode = True
        watch(readable(folder))
    return held


def bound_memory(most: int) -> bool:
    """At most so many bytes of memory."""
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (most, most))
    except (ImportError, OSError, ValueError):  # no such limits on this system
        return False
    return True


def leave_network() -> bool:
    """A network of its own, in which there is nobody: Linux, where people may make such a thing."""
    try:
        import ctypes

        return bool(ctypes.CDLL(None, use_errno=True).unshare(NEW_USER | NEW_NETWORK) == 0)
    except (ImportError, OSError, AttributeError, TypeError):
        return False


def forbid_writing() -> bool:
    """No file may get a single byte."""
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    except (ImportError, OSError, ValueError):
        return False
    return True


def readable(folder: Path) -> tuple[str, ...]:
    """The folders that may be read: Python's own, this program's, and the bot's."""
    own = Path(__file__).parents[3]
    found = {
        Path(place).resolve() for place in (sys.prefix, sys.base_prefix, sys.exec_prefix, Path(os.__file__).parent, own, folder)
    }
    found |= {Path(place) for place in (sys.prefix, sys.base_prefix)}
    return tuple(str(place) for place in found if str(place) != "/")


def watch(places: tuple[str, ...]) -> None:
    """Refuse, from now on, what a closed process may not do."""

    def allowed(path: Any) -> bool:
        if path is None or isinstance(path, int):
            return True
        name = os.path.realpath(os.fsdecode(path))
        return name in ("/dev/null", "/dev/urandom") or any(name == place or name.startswith(place + os.sep) for place in places)

    def hook(event: str, given: tuple[Any, ...]) -> None:
        if event == "open":
            writes = isinstance(given[2], int) and given[2] & WRITING and given[0] != os.devnull and not isinstance(given[0], int)
            if writes or not allowed(given[0]):
                raise PermissionError(f"a bot may not open {given[0]!r:.80}")
        elif event in LISTS:
            if not allowed(given[0]):
                raise PermissionError(f"a bot may not look into {given[0]!r:.80}")
        elif event.startswith(KINDS) or event in FORBIDDEN or (event in FOREIGN and given[0] is not None):
            raise PermissionError(f"a bot may not do this: {event}")

    with suppress(ImportError):
        import ctypes  # noqa: F401 - before the hook: what it looks up when it is imported is no offence
    sys.addaudithook(hook)
