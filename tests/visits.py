"""How often the bot goes to its database: each time everybody else may come in between."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from store import Store
from tests.in_file import file_access

READS, WRITES = "BEGIN DEFERRED", "BEGIN IMMEDIATE"


@dataclass
class Visits:
    """The statements that SQLite was given, as it tells of them itself.

    Whatever is asked or written at once is one transaction, so each visit begins one.
    """

    statements: list[str] = field(default_factory=list[str])

    @property
    def reads(self) -> int:
        """How many visits have only read."""
        return self.statements.count(READS)

    @property
    def writes(self) -> int:
        """How many visits have written, or wanted to."""
        return self.statements.count(WRITES)

    def count(self, beginning: str) -> int:
        """Return how many statements begin so."""
        return sum(statement.startswith(beginning) for statement in self.statements)


@asynccontextmanager
async def visits(store: Store) -> AsyncIterator[Visits]:
    """Count the visits to a database meanwhile."""
    counted, access = Visits(), file_access(store)
    for connection in (access.reader, access.writer):
        await connection.run(lambda at: at.set_trace_callback(counted.statements.append))
    try:
        yield counted
    finally:
        for connection in (access.reader, access.writer):
            await connection.run(lambda at: at.set_trace_callback(None))
