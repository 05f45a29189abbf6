"""A look at a database on a server: everything that whoever runs it can have set up wrongly.

Nothing is written. Each fault is one line; what is only to be known is another.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import closing

from msgspec import Struct

from store.access import rows_of
from store.postgres.address import Address
from store.postgres.driver import psycopg
from store.postgres.preparing import OLDEST_SERVER, known, server_migrations
from store.postgres.refusals import unusable
from store.postgres.session import Connection
from store.rows import Slice
from store.sql import postgres as sql
from store.sql import shards

APART = 2.0
"""Seconds by which the clocks of the server and of this machine may differ."""
CONNECTIONS = 2
"""How many each process has."""


class Look(Struct, frozen=True):
    """What was found: faults, what else is to be known, and the slices that are served now.

    `readable` tells whether our tables are there, of the newest version, and can all be read. If
    there may be matches that cannot be read, `unread` says what comes first.
    """

    shown: str
    faults: tuple[str, ...]
    notes: tuple[str, ...]
    served: tuple[Slice, ...]
    readable: bool
    unread: str = ""


def examine(database: str, now: Callable[[], float] = time.time) -> Look:
    """Look at a database on a server. Raises `StoreUnusable` if nobody is let in.

    `now` is the time here.
    """
    address = Address(database)
    faults: list[str] = []
    notes: list[str] = []
    served: tuple[Slice, ...] | None = None
    unread = ""
    try:
        with closing(_connected(address)) as connection, closing(_connected(address)) as other:
            notes.append(f"PostgreSQL {_text(connection, 'SHOW server_version')}")
            faults += _clock(connection, now)
            faults += _server(connection)
            if not _is(connection, sql.IS_STANDBY):
                faults += _session(connection, other)
                faults += _tables(connection, notes)
                served = _served(connection)
            if served is None:
                unread = _unread(connection, faults)
    except psycopg.Error as error:
        raise unusable(address, error, "examined") from None
    readable = served is not None
    return Look(address.shown, tuple(faults), tuple(notes), served or (), readable, unread)


def _connected(address: Address) -> Connection:
    try:
        return psycopg.connect(address.conninfo, autocommit=True)
    except psycopg.OperationalError as error:
        raise unusable(address, error) from None


def _server(connection: Connection) -> Iterator[str]:
    """Yield what is wrong with the server, and with how this database was made."""
    has = connection.info.server_version // 10_000
    if has < OLDEST_SERVER:
        yield f"it is PostgreSQL {has}: {OLDEST_SERVER} or newer is needed"
    encoding = _text(connection, sql.ENCODING)
    if encoding != "UTF8":
        yield f"it is in {encoding} and cannot hold every text: make the database in UTF8"
    if _is(connection, sql.IS_STANDBY):
        yield "it is a standby, which nobody can write to: let the address lead to the primary"
    elif _text(connection, sql.IS_READ_ONLY) == "on":
        yield "nothing can be written: default_transaction_read_only is on"
    for name in sql.MUST_BE_ON:
        if _text(connection, f"SHOW {name}") == "off":
            yield f"{name} is off: a machine that fails loses what people were told was done"
    free = _number(connection, sql.FREE_CONNECTIONS)
    if free < CONNECTIONS:
        yield (
            f"{max(free, 0)} connections are left, each process of the bot needs {CONNECTIONS}:"
            " raise max_connections"
        )


def _session(connection: Connection, other: Connection) -> Iterator[str]:
    """Yield what is wrong with the way there: a pooler that shares sessions breaks our locks."""
    connection.execute(sql.BEGIN)
    isolation = _text(connection, sql.ISOLATION)
    if isolation != "serializable":
        yield f"transactions are {isolation} though serializable ones were begun"
    first = _number(connection, sql.PROCESS)
    other.execute(sql.BEGIN_PLAIN)
    second = _number(other, sql.PROCESS)
    connection.execute(sql.COMMIT)
    other.execute(sql.COMMIT)
    again = _number(other, sql.PROCESS), _number(connection, sql.PROCESS)
    if again != (second, first):
        yield (
            "a pooler between here and there shares sessions: let it keep one for each connection,"
            " or let the address lead to the server itself"
        )


def _tables(connection: Connection, notes: list[str]) -> Iterator[str]:
    """Yield what is wrong with our tables, and with what we may do there; note their version."""
    if _text(connection, sql.SCHEMA) == "":
        yield "there is no schema for our tables: look at search_path"
        return
    found, newest = known(connection), server_migrations()[-1].number
    if found is None and connection.execute(sql.TABLES).fetchone():
        yield "it is another program's database: make one of its own"
        return
    makes = found is None or found[0] < newest
    if makes and not _is(connection, sql.MAY_MAKE):
        yield "this role may make no tables there: let it own the database"
    if found is None:
        notes.append("it holds nothing yet: the first start makes the tables")
        return
    if found[0] > newest:
        yield f"it has version {found[0]}, this program knows versions up to {newest}"
        return
    state = "" if found[0] == newest else f", which the next start brings up to {newest}"
    notes.append(f"its tables are of version {found[0]}{state}")
    if forbidden := _forbidden(connection):
        yield f"this role may not read and write {', '.join(forbidden)}: let it own the tables"


def _forbidden(connection: Connection) -> list[str]:
    """Return which of our tables we may not read and write."""
    return [table for (table,) in connection.execute(sql.FORBIDDEN.encode()).fetchall()]


def _served(connection: Connection) -> tuple[Slice, ...] | None:
    """Return the slices that are served; None if our tables are not there to be read, or old."""
    if _text(connection, sql.SCHEMA) == "":
        return None
    found = known(connection)
    if found is None or found[0] != server_migrations()[-1].number or _forbidden(connection):
        return None
    rows = connection.execute(sql.said(shards.SLICES).encode()).fetchall()
    return tuple(rows_of(Slice, rows))


def _unread(connection: Connection, faults: list[str]) -> str:
    """Return what comes before matches can be read; empty where there are none yet."""
    found = known(connection)
    if found is not None and found[0] < server_migrations()[-1].number:
        return "start the bot once, which brings the tables up to date"
    return "mend first what is said above" if faults and found is not None else ""


def _clock(connection: Connection, now: Callable[[], float]) -> Iterator[str]:
    """Yield that the clocks differ: leases and matches go by the server's, the log by ours."""
    before = now()
    there = _number(connection, sql.CLOCK)
    after = now()
    apart = max(before - there, there - after, 0.0)
    if apart > APART:
        yield (
            f"its clock and the one here differ by {apart:.0f} s: let both be set by the network"
            " (NTP)"
        )


def _value(connection: Connection, text: str) -> object:
    row = connection.execute(text.encode()).fetchone()
    return row[0] if row else None


def _text(connection: Connection, text: str) -> str:
    found = _value(connection, text)
    return "" if found is None else str(found)


def _is(connection: Connection, text: str) -> bool:
    return bool(_value(connection, text))


def _number(connection: Connection, text: str) -> float:
    found = _value(connection, text)
    assert isinstance(found, int | float)
    return found
