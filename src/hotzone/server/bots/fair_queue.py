"""What waits to be thought about, shared fairly: between people first, then between the rooms of each."""

from __future__ import annotations

import threading
from collections import Counter, OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Gives out jobs in turn: of everybody who waits, the one for whom least is being done comes first.

    Nobody gets all hands: with `most` jobs of one person being done, their others wait even if hands are free.
    """

    def __init__(self, most: int = 1) -> None:
        self.most = most
        self.waiting: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()  # by person, then by room
        self.busy: Counter[str] = Counter()
        self.closed = False
        self.news = threading.Condition()

    def put(self, job: T, person: str, room: str) -> None:
        """Add a job of somebody."""
        with self.news:
            self.waiting.setdefault(person, OrderedDict()).setdefault(room, deque()).append(job)
            self.news.notify()

    def get(self) -> tuple[str, T] | None:
        """The next job and whose it is; waits for one, and gives None when the queue is closed and empty."""
        with self.news:
            while (person := self._next()) is None:
                if self.closed and not self.waiting:
                    return None
                self.news.wait()
            rooms = self.waiting[person]
            room, jobs = next(iter(rooms.items()))
            job = jobs.popleft()
            rooms.move_to_end(room)
            self.waiting.move_to_end(person)
            if not jobs:
                del rooms[room]
            if not rooms:
                del self.waiting[person]
            self.busy[person] += 1
            return person, job

    def _next(self) -> str | None:
        free = [person for person in self.waiting if self.busy[person] < self.most]
        return min(free, key=lambda person: self.busy[person], default=None)

    def done(self, person: str) -> None:
        """A job of somebody has ended."""
        with self.news:
            self.busy[person] -= 1
            if self.busy[person] <= 0:
                del self.busy[person]
            self.news.notify_all()

    def close(self) -> None:
        """No more jobs come; what waits is still given out."""
        with self.news:
            self.closed = True
            self.news.notify_all()
