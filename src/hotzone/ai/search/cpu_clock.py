"""The processor time of this thread. This file is used uncompiled only: `cpu_clock.pxd` asks the system without the interpreter."""

from time import thread_time


def seconds() -> float:
    """Seconds that this thread has worked; other threads and programs do not count."""
    return thread_time()
