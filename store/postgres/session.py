"""A transaction on a server: statements that need no answer of each other travel together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from store.changes import Statement
from store.postgres.driver import psycopg
from store.session import Cursor
from store.sql import postgres as sql

Connection: TypeAlias = psycopg.Connection[Any]
Rows: TypeAlias = psycopg.Cursor[Any]


class Session:
    """One transaction, which begins with what is first asked in it.

    It is serializable: whatever it has read is as if nobody else wrote meanwhile, or it fails and
    is tried again, which is what SQLite's one writer at a time is here.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.begun = False
        """Whether anything was asked, so that there is a transaction to end."""

    def execute(self, text: str, parameters: Sequence[Any] = (), /) -> Cursor:
        """Run a statement, and return what it gives."""
        return self._together([(text, parameters)])[0]

    def apply(self, statements: Iterable[Statement]) -> None:
        """Run statements in order, all sent at once. Raises what the first says that fails."""
        wanted = tuple(statements)
        cursors: list[Rows] = []
        try:
            self._together([(text, parameters) for text, parameters, _ in wanted], cursors)
        except psycopg.Error:
            _check(wanted, cursors)  # what was refused before is what is wrong
            raise
        _check(wanted, cursors)

    def _together(
        self,
        queries: Sequence[tuple[str, Sequence[Any]]],
        cursors: list[Rows] | None = None,
    ) -> list[Rows]:
        """Send statements at once; `cursors` hold what was answered also where one fails."""
        found: list[Rows] = [] if cursors is None else cursors
        with self._connection.pipeline():
            if not self.begun:
                self.begun = True
                self._connection.execute(sql.BEGIN)
            for text, parameters in queries:
                found.append(ask(self._connection, text, parameters))
        return found


def ask(connection: Connection, text: str, parameters: Sequence[Any]) -> Rows:
    """Run a statement that both databases are told."""
    return connection.execute(sql.said(text).encode(), parameters, binary=True)


def _check(wanted: Sequence[Statement], cursors: Sequence[Rows]) -> None:
    """Raise what the first statement says that should have given a row and has not."""
    for (text, _, otherwise), cursor in zip(wanted, cursors, strict=False):
        if cursor.pgresult is None:
            return  # this is the one that failed
        if otherwise is not None and cursor.rowcount == 0:
            raise otherwise(f"refused: {text}")
