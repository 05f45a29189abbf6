"""Where a database names somebody: every value of every table, and every byte of its file."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any


def values(path: Path) -> Iterator[tuple[str, Any]]:
    """Yield every value that a database holds, with the name of its table and column."""
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        for (table,) in tables.fetchall():
            rows = connection.execute(f"SELECT * FROM {table}")
            columns = [f"{table}.{column[0]}" for column in rows.description]
            for row in rows:
                yield from zip(columns, row, strict=True)


def named_in(path: Path, user_id: int, *names: str) -> list[str]:
    """Return the columns in which a person's id or one of the names stands."""
    sought = re.compile("|".join([str(user_id), *map(re.escape, names)]).encode())
    return [column for column, value in values(path) if sought.search(_bytes(value))]


def _bytes(value: Any) -> bytes:
    return value if isinstance(value, bytes) else str(value).encode()


def in_file(path: Path, *words: str) -> list[str]:
    """Return which words stand in the bytes of the file, once its log is written into it."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    held = path.read_bytes()
    return [word for word in words if word.encode() in held]
