"""psycopg, which is installed only where a database is on a server."""

from __future__ import annotations

import logging

from store.errors import StoreUnusable

try:
    import psycopg
    from psycopg import conninfo, errors
    from psycopg.types.numeric import Int8Dumper
except ImportError as error:
    raise StoreUnusable(
        "psycopg, which speaks to PostgreSQL, cannot be loaded:"
        " pip install -r requirements/postgres.txt"
    ) from error

logging.getLogger("psycopg").setLevel(logging.ERROR)  # what it warns of, we say ourselves

__all__ = ["Int8Dumper", "conninfo", "errors", "psycopg"]
