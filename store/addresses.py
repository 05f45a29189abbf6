"""Where a database is: the path of a file, or the address of a PostgreSQL server."""

from __future__ import annotations

import re
from pathlib import Path

SCHEMES = ("postgresql://", "postgres://")
_DRIVE = re.compile(r"[a-z]:[\\/]", re.IGNORECASE)
_MEANT_FOR_A_SERVER = re.compile(
    r"://|^\W*postgres\w*:|:.*@|\b(password|dbname)\s*=", re.IGNORECASE | re.DOTALL
)
"""What no path has, but an address of a server that is written a little wrong."""


def is_server(database: str | Path) -> bool:
    """Tell whether a database is on a server, and not in a file."""
    return isinstance(database, str) and database.lower().startswith(SCHEMES)


def is_neither(database: str) -> bool:
    """Tell whether it is no address, and no path either: there may be a password in it."""
    if is_server(database):
        return False
    path = database[2:] if _DRIVE.match(database) else database
    return _MEANT_FOR_A_SERVER.search(path) is not None


def shown(database: str | Path) -> str:
    """Return how a database is called where anybody may read it: without a password."""
    if not is_server(database):
        return str(database)
    from store.postgres.address import Address  # noqa: PLC0415 - its driver may be missing

    return Address(str(database)).shown
