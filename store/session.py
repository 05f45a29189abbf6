"""What a piece of work is handed that reads or writes in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, TypeVar

from store.changes import Statement

Result = TypeVar("Result")


class Cursor(Protocol):
    """The rows that a statement gives."""

    def fetchone(self) -> Any:
        """Return the next row; None if there is none."""
        ...

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""
        ...


class Session(Protocol):
    """A transaction that is open, of whichever database. A connection of SQLite is one."""

    def execute(self, text: str, parameters: Sequence[Any] = ..., /) -> Cursor:
        """Run a statement, and return what it gives."""
        ...


Work = Callable[[Session], Result]


def apply(session: Session, statements: Iterable[Statement]) -> None:
    """Run statements in order. Raises what they say."""
    for text, parameters, otherwise in statements:
        cursor = session.execute(text, parameters)
        if otherwise is not None and not cursor.fetchall():
            raise otherwise(f"refused: {text}")
