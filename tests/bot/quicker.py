"""Other processes that are always quicker than the bot, at one kind of thing that it writes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from unittest.mock import patch

from store import Conflict, EntryTaken
from store.changes import Statement
from store.session import Session
from store.sql import log
from tests.bot.club import Club


@contextmanager
def quicker(club: Club, error: type[Conflict]) -> Iterator[list[str]]:
    """Let every commit meet an error that it could meet; return the statements that did."""
    access, met = club.store._access, list[str]()
    apply = access.apply

    def meets(session: Session, statements: Iterable[Statement]) -> None:
        asked = tuple(statements)
        if found := [one.text for one in asked if error is _raised_by(one)]:
            met.append(found[0])
            raise error
        apply(session, asked)

    with patch.object(access, "apply", meets):
        yield met


def _raised_by(statement: Statement) -> type[Exception] | None:
    """Return what a statement raises where another process was quicker."""
    return EntryTaken if statement.text == log.APPEND else statement.otherwise
