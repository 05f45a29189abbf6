"""Which match and which interaction a line of the log belongs to.

Nothing private is logged: of what was pressed the verb, of what was typed the command, and
never a hand, what was filled in, or an action.
"""

from __future__ import annotations

import asyncio
import logging
import weakref
from contextvars import ContextVar
from typing import Any

import discord

from cogs.panels.ids import parse


class _Trace:
    """What the running task is about. Tasks that it starts inherit this and are not meant.

    It does not hold the task, which holds it: see `store/watch.py`.
    """

    def __init__(self, interaction: int, match: int | None) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._task = weakref.ref(task)
        self.interaction = interaction
        self.match = match

    @property
    def is_meant(self) -> bool:
        """Whether the task that runs, if any does, is the one that this is about."""
        running = _running()
        return running is not None and running is self._task()


_trace: ContextVar[_Trace | None] = ContextVar("trace", default=None)


def trace(interaction: discord.Interaction) -> None:
    """Let what the running task logs say from now on which interaction it belongs to."""
    control = parse(str((interaction.data or {}).get("custom_id", "")))
    _trace.set(_Trace(interaction.id, (control.match or None) if control else None))


def trace_match(match_id: int) -> None:
    """Let it say which match it is about, once that is found out."""
    found = _trace.get()
    if found is not None:
        found.match = match_id


def what(interaction: discord.Interaction) -> str:
    """Return what somebody did, without anything that may be a secret."""
    if interaction.command is not None:
        return f"/{interaction.command.qualified_name}"
    control = parse(str((interaction.data or {}).get("custom_id", "")))
    return "an unknown control" if control is None else control.verb


class Traced(logging.Filter):
    """Gives each record `match`, `interaction` (or None), and both in words as `trace`."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let every record pass."""
        found = _trace.get()
        known: dict[str, int | None] = {"match": None, "interaction": None}
        if found is not None and found.is_meant:
            known = {"match": found.match, "interaction": found.interaction}
        words = (f" {name}={value}" for name, value in known.items() if value is not None)
        record.__dict__.update(known, trace="".join(words))
        return True


def _running() -> asyncio.Task[Any] | None:
    try:
        return asyncio.current_task()
    except RuntimeError:  # in a thread
        return None
