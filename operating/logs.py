"""What is written to standard error: lines for people, or JSON for machines.

Libraries log at DEBUG what they send and receive, which is people's cards, their words and
the bot's token. So only our own loggers ever go below INFO, and none of ours tells a secret.
"""

from __future__ import annotations

import json
import logging
import re
import time
from collections.abc import Callable
from typing import Any

from cogs.chat.traced import Traced
from operating.settings import Settings
from store import StoreAway, StoreBusy, StoreError, StoreGone, StoreUnwritable

OURS = (
    "bots",
    "broadside",
    "cogs",
    "engines",
    "operating",
    "render",
    "store",
    "tables",
    "thinking",
)
"""The loggers that obey a level below INFO: everything that is named otherwise does not."""

AGAIN = 60.0
"""Seconds after which the same trouble of the database is told again."""
TROUBLES = (StoreAway, StoreBusy, StoreUnwritable)
"""What passes without anything's being wrong with the program."""

_TOKEN = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s]+")
"""What discord.py warns of may name the address of an answer, which holds its token."""


def tell(log: logging.Logger, message: str, **fields: Any) -> None:
    """Log at INFO a message and what belongs to it: `key=value`, or fields of the JSON object."""
    log.info(message, extra={"fields": fields})


class PlainLines(logging.Formatter):
    """One line for people, with `key=value` behind it."""

    def __init__(self) -> None:
        super().__init__("{asctime} {levelname:<7} {name}: {message}{told}", style="{")

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as a line, followed by its traceback if it has one."""
        record.told = "".join(f" {key}={value}" for key, value in _fields(record).items())
        return super().format(record)


class JsonLines(logging.Formatter):
    """One JSON object a line, for machines that read logs."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as JSON."""
        line = {
            "at": self.formatTime(record),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **_fields(record),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(settings: Settings) -> None:
    """Write logs to standard error, from the level that the settings say."""
    level = logging.getLevelNamesMapping()[settings.log_level]
    logging.basicConfig(level=max(level, logging.INFO), handlers=[handler(settings)])
    for name in OURS:
        logging.getLogger(name).setLevel(level)


def handler(settings: Settings) -> logging.Handler:
    """Return what writes logs, and leaves out of them what nobody may read."""
    made = logging.StreamHandler()
    made.setFormatter(JsonLines() if settings.json_logs else PlainLines())
    for look in (_not_of_a_lost_file, Troubles(), Traced(), _without_tokens):
        made.addFilter(look)
    return made


class Troubles:
    """Lets it be said in a line, now and then, that a database is away, busy or not to be written.

    It passes without anybody's mending the program, so nobody need read where it came up. `now`
    gives seconds that never go back.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._told_at: dict[tuple[str, str, type], float] = {}
        self._left_out: dict[tuple[str, str, type], int] = {}

    def __call__(self, record: logging.LogRecord) -> bool:
        """Tell whether a record is to be written, and make a warning in one line of it."""
        trouble = _trouble_of(record)
        if trouble is None:
            return True
        what, now = (record.name, record.msg, type(trouble)), self._now()
        if now - self._told_at.get(what, now - AGAIN) < AGAIN:
            self._left_out[what] = self._left_out.get(what, 0) + 1
            return False
        self._told_at[what] = now
        more = self._left_out.pop(what, 0)
        said = f"{record.getMessage()}: {trouble}" if record.exc_info else record.getMessage()
        record.msg, record.args = f"{said} (and {more} times more before)" if more else said, ()
        record.exc_info = record.exc_text = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        return logging.getLogger(record.name).isEnabledFor(logging.WARNING)


def _trouble_of(record: logging.LogRecord) -> StoreError | None:
    """Return the trouble of the database that a record tells of, or that has led to its error."""
    error = record.exc_info[1] if record.exc_info else None
    while error is not None and not isinstance(error, TROUBLES):
        error = error.__cause__
    told = record.args if isinstance(record.args, tuple) and not record.exc_info else ()
    return error or next((said for said in told if isinstance(said, TROUBLES)), None)


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    traced = ((name, getattr(record, name, None)) for name in ("match", "interaction"))
    return {name: value for name, value in traced if value is not None} | getattr(
        record, "fields", {}
    )


def _without_tokens(record: logging.LogRecord) -> bool:
    words = record.getMessage()
    if "/webhooks/" in words or "/interactions/" in words:
        record.msg, record.args = _TOKEN.sub(r"\1…", words), ()
    return True


def _not_of_a_lost_file(record: logging.LogRecord) -> bool:
    """Pass everything but what a lost database file makes fail: the end of the run says it."""
    error = record.exc_info[1] if record.exc_info else None
    while error is not None:
        if isinstance(error, StoreGone):
            return False
        error = error.__cause__ or error.__context__
    return True
