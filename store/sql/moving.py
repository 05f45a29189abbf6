"""Tables read and written whole."""

from __future__ import annotations

from collections.abc import Sequence


def count(table: str) -> str:
    """Return the statement that counts the rows of a table."""
    return f"SELECT count(*) FROM {table}"


def read(table: str, columns: Sequence[str], key: Sequence[str]) -> str:
    """Return the statement that reads a table whole, in the order of its key."""
    return f"SELECT {', '.join(columns)} FROM {table} ORDER BY {', '.join(key)}"


def write(table: str, columns: Sequence[str]) -> str:
    """Return the statement that writes a row of a table as it is."""
    places = ", ".join("?" * len(columns))
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"
