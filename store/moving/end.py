"""What is asked of a database, of whichever kind, from or to which is moved."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Sequence
from typing import Any

from store.moving.archive import Row
from store.moving.layout import Table


class End(ABC):
    """A database as of one moment, or to be filled in one transaction."""

    @abstractmethod
    def version(self) -> int:
        """Return the version of its tables."""

    @abstractmethod
    def count(self, table: Table) -> int:
        """Return how many rows a table has."""

    @abstractmethod
    def rows(self, table: Table) -> Generator[Row]:
        """Give the rows of a table, in the order of its key."""

    @abstractmethod
    def write(self, table: Table, rows: Sequence[Row]) -> None:
        """Write rows as they are."""

    @abstractmethod
    def last_ids(self, tables: Sequence[Table]) -> dict[str, int]:
        """Return the last ids that tables gave by themselves."""

    @abstractmethod
    def set_last_ids(self, last: dict[str, int]) -> None:
        """Let tables go on after these ids."""

    @abstractmethod
    def run(self, text: str, parameters: tuple[Any, ...] = ()) -> None:
        """Run a statement, in the words that files and servers have in common."""
