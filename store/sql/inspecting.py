"""What matches a damaged database still has, and what is left of those that it has not."""

from __future__ import annotations

from collections.abc import Container

from msgspec import Struct
from msgspec.structs import fields

MATCH_IDS = "SELECT id FROM match ORDER BY id"


def of_match(table: str, row: type[Struct], known: Container[str]) -> str:
    """Return the statement that reads a match's rows.

    Columns that are not `known` are NULL, or 0 where that is what stands in a row from the start.
    """
    key = "id" if table == "match" else "match_id"
    came_later = {field.name: "0" for field in fields(row) if field.default == 0}
    columns = ", ".join(
        name if name in known else came_later.get(name, "NULL") for name in row.__struct_fields__
    )
    rest = [name for name in ("id", "number", "ply", "seat", "surface") if name in known]
    order = f" ORDER BY {rest[0]}" if rest else ""
    return f"SELECT {columns} FROM {table} WHERE {key} = ?{order}"


def orphans(table: str, column: str) -> str:
    """Return the statement that counts the rows of each match that is not there."""
    return (
        f"SELECT {column}, count(*) FROM {table}"
        f" WHERE {_HANGS_ON_NOTHING.format(column)} GROUP BY {column} ORDER BY {column}"
    )


def drop_orphans(table: str, column: str) -> str:
    """Return the statement that removes the rows of matches that are not there."""
    return f"DELETE FROM {table} WHERE {_HANGS_ON_NOTHING.format(column)}"


def free_orphans(table: str, column: str) -> str:
    """Return the statement that lets such rows name no match."""
    return f"UPDATE {table} SET {column} = NULL WHERE {_HANGS_ON_NOTHING.format(column)}"


_HANGS_ON_NOTHING = "{0} IS NOT NULL AND {0} NOT IN (SELECT id FROM match)"
