"""Where a database is: the path of a file, or the address of a PostgreSQL server."""

from __future__ import annotations

from pathlib import Path

SCHEMES = ("postgresql://", "postgres://")


def is_server(database: str | Path) -> bool:
    """Tell whether a database is on a server, and not in a file."""
    return isinstance(database, str) and database.lower().startswith(SCHEMES)


def shown(database: str | Path) -> str:
    """Return how a database is called where anybody may read it: without a password."""
    if not is_server(database):
        return str(database)
    from store.postgres.address import Address  # noqa: PLC0415 - its driver may be missing

    return Address(str(database)).shown
