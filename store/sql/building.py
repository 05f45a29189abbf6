"""What statements of any table are made of: its row's fields are its columns."""

from __future__ import annotations

from msgspec import Struct


def columns(row: type[Struct]) -> str:
    """Return the columns of a row, in their order."""
    return ", ".join(row.__struct_fields__)


def places(row: type[Struct]) -> str:
    """Return `?, ?, …`; an `id` of 0 becomes NULL, for which SQLite assigns one."""
    return ", ".join("nullif(?, 0)" if name == "id" else "?" for name in row.__struct_fields__)


def insert(table: str, row: type[Struct], many: int = 1) -> str:
    """Return the statement that writes a row, or so many in order."""
    rows = ", ".join([f"({places(row)})"] * many)
    return f"INSERT INTO {table} ({columns(row)}) VALUES {rows}"


def upsert(table: str, row: type[Struct], *key: str) -> str:
    """Return the statement that writes a row, in place of one with the same `key`."""
    rest = ", ".join(
        f"{name} = excluded.{name}" for name in row.__struct_fields__ if name not in key
    )
    return f"{insert(table, row)} ON CONFLICT ({', '.join(key)}) DO UPDATE SET {rest}"


def first(table: str, row: type[Struct], *key: str) -> str:
    """Return the statement that writes a row where none has the same `key`; it gives a row then."""
    return f"{insert(table, row)} ON CONFLICT ({', '.join(key)}) DO NOTHING RETURNING 1"


def swap(table: str, row: type[Struct], *key: str) -> str:
    """Return the statement that writes a row in place of one that stands as it was read.

    It gives a row if that did.
    """
    every = ", ".join(f"{name} = ?" for name in row.__struct_fields__)
    return f"UPDATE {table} SET {every} WHERE {_same(row, key)} RETURNING 1"


def select(table: str, row: type[Struct], rest: str) -> str:
    """Return the statement that reads rows whole; `rest` says which."""
    return f"SELECT {columns(row)} FROM {table} {rest}"


def as_read(table: str, row: type[Struct], *key: str) -> str:
    """Return the statement that tells whether a row stands as it was read."""
    return f"SELECT 1 FROM {table} WHERE {_same(row, key)}"


def _same(row: type[Struct], key: tuple[str, ...]) -> str:
    """Return the condition that all columns are as they were read."""
    return " AND ".join(
        f"{name} = ?" if name in key else f"{name} IS ?" for name in row.__struct_fields__
    )
