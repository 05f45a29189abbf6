"""Other processes that are always quicker than the bot, at one kind of thing that it writes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import Context
from unittest.mock import patch

from store import Changes, Conflict, EntryTaken
from store.changes import Statement
from store.session import Session
from store.sql import log
from tests.bot.club import Club


@contextmanager
def quicker(club: Club, error: type[Conflict], *, once: bool = False) -> Iterator[list[str]]:
    """Let every commit meet an error that it could meet; return the statements that did.

    With `once` the next one that could does not: it is the same, tried again.
    """
    access, met = club.store._access, list[str]()
    apply, again = access.apply, False

    def meets(session: Session, statements: Iterable[Statement]) -> None:
        nonlocal again
        asked = tuple(statements)
        found = [one.text for one in asked if _may_raise(one, error)]
        if found and not again:
            met.append(found[0])
            again = once
            raise error
        again = again and not found
        apply(session, asked)

    with patch.object(access, "apply", meets):
        yield met


def _may_raise(statement: Statement, error: type[Conflict]) -> bool:
    """Tell whether a statement raises an error where another process was quicker."""
    appends = statement.text in (log.APPEND, log.APPEND_ONCE)
    return error is statement.otherwise or (appends and error is EntryTaken)


@contextmanager
def told_too(club: Club) -> Iterator[None]:
    """Let another process, which was told the same, be quicker at every move of a person.

    So it is where Discord, which nobody answered in time, tells the next process of it again.
    """
    commit = club.store.commit

    async def comes_second(changes: Changes) -> None:
        await asyncio.create_task(commit(changes), context=Context())  # nothing of this one's doing
        if any(one.text == log.APPEND_ONCE for one in changes.statements):
            raise EntryTaken

    with patch.object(club.store, "commit", comes_second):
        yield
