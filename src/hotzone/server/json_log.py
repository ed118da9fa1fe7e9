"""Logs for machines: one JSON object a line, never a secret, an address or what people wrote."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

LOG = logging.getLogger("hotzone.server")


class JsonLines(logging.Formatter):
    """A line of the log as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level and event first, then what belongs to it."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        found: dict[str, object] = {"at": at, "level": record.levelname.lower(), "event": record.getMessage()}
        found.update(getattr(record, "fields", {}))
        if record.name != LOG.name:
            found["from"] = record.name
        if record.exc_info and record.exc_info[0]:
            found["trouble"] = record.exc_info[0].__name__
            found["where"] = self.formatException(record.exc_info).split("\n")[-8:]
        return json.dumps(found, ensure_ascii=False, default=str)


def say(event: str, **fields: object) -> None:
    """Write one event."""
    LOG.info(event, extra={"fields": fields})


def warn(event: str, **fields: object) -> None:
    """Write something that those who run the server want to look at."""
    LOG.warning(event, extra={"fields": fields})


def trouble(event: str, error: BaseException, **fields: object) -> None:
    """Write something that should not have happened."""
    LOG.error(event, exc_info=error, extra={"fields": fields})


def begin(level: int = logging.INFO) -> None:
    """Send all logs of this process to stderr as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("", "uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if not name else []
        logger.propagate = True
        logger.setLevel(level if not name.startswith("uvicorn") else logging.WARNING)
