"""What is said to PostgreSQL alone, and how it is told what is said to both.

The statements of the other modules are written in words that both have, save for those below,
which are SQLite's.
"""

from __future__ import annotations

import re
from functools import cache

from store.sql.matches import LIVE
from store.sql.shards import NOW

_WORDS = (
    ("%", "%%"),
    ("CROSS JOIN", "JOIN"),
    (" IS ?", " IS NOT DISTINCT FROM ?"),
    ("max(due_at, ifnull(lease_until, 0.0))", "greatest(due_at, coalesce(lease_until, 0.0))"),
    (NOW, "CAST(extract(epoch FROM clock_timestamp()) AS double precision)"),
    ("x''", r"'\x'"),
    (" AS BLOB)", " AS bytea)"),
    ("CAST(payload AS TEXT)", "convert_from(payload, 'UTF8')"),
    ("instr(", '"position"('),
    ("?", "%s"),
)
"""SQLite's words, and PostgreSQL's for the same, each put in place of the other in turn."""
_JOINED = re.compile(r"group_concat\(([^()]*)\)")
_NUMBERED = re.compile(r"INSERT INTO (\w+) \(id, ")


@cache
def said(text: str) -> str:
    """Return a statement that both are told, in PostgreSQL's words."""
    if numbered := _NUMBERED.match(text):
        given = f"coalesce(nullif(?, 0), nextval('{numbered[1]}_id_seq'))"
        text = text.replace("nullif(?, 0)", given)
    text = _JOINED.sub(r"string_agg(CAST(\1 AS text), ',')", text)
    for word, other in _WORDS:
        text = text.replace(word, other)
    return text


BEGIN = "BEGIN ISOLATION LEVEL SERIALIZABLE"
BEGIN_READING = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
BEGIN_PLAIN = "BEGIN"
COMMIT = "COMMIT"
ROLLBACK = "ROLLBACK"

_TIME = "CAST(extract(epoch FROM clock_timestamp()) AS float8)"


def prepare_token(name: str, identity: str) -> bytes:
    """Return what prepares under a name what leaves a token of the writer's, a number.

    It does in what is committed with it, if that writes anything.
    """
    assert identity.isalnum()  # it is written as it is: parameters would take a message each
    return (
        f"PREPARE {name}(bigint) AS"
        f" INSERT INTO writer (identity, token, at) SELECT '{identity}', $1, {_TIME}"
        " WHERE pg_current_xact_id_if_assigned() IS NOT NULL"
        " ON CONFLICT (identity) DO UPDATE SET token = excluded.token, at = excluded.at"
    ).encode()


def leave_token(name: str, token: int) -> bytes:
    """Return what leaves a token by what was prepared."""
    return f"EXECUTE {name}({token})".encode()


def commit(name: str, token: int) -> bytes:
    """Return what leaves a token and commits, in one message; its first row count tells if it did.

    Sent in a pipeline the two would take a tenth of a commit more, and unprepared as much.
    """
    return leave_token(name, token) + b"; COMMIT"


SETTLE = (
    f"INSERT INTO writer (identity, token, at) VALUES (%s, 0, {_TIME}) ON CONFLICT (identity)"
    " DO UPDATE SET token = CASE writer.token WHEN %s THEN writer.token ELSE 0 END RETURNING token"
)
"""Tells the token that the writer has left, once whatever it was committing has ended.

What was on its way and comes later than this fails: its row was written meanwhile.
"""
FORGET_WRITERS = f"DELETE FROM writer WHERE at < {_TIME} - %s"

SETTINGS = (
    "SET enable_seqscan = off",  # each statement has its index, and locks no more than it reads
    "SET jit = off",
    "SET synchronous_commit = on",
)
LOCK_TIMEOUT = "SELECT set_config('lock_timeout', %s, false)"
READ_ONLY = "SET default_transaction_read_only = on"
ENCODING = "SHOW server_encoding"


def last_id(table: str) -> str:
    """Return the statement that tells the last id that a table has given; 0 if none."""
    return f"SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {table}_id_seq"


def set_last_id(table: str) -> str:
    """Return the statement that lets a table go on after an id."""
    return f"SELECT setval('{table}_id_seq', greatest(%s, 1), %s > 0)"


MARK = 0x42524453
"""Names our locks among those of a database, as it marks our files."""
_LOCK = f"({MARK}, hashtext(current_schema()))"
ENTER_ALONE = f"SELECT pg_try_advisory_lock{_LOCK}"
ENTER = f"SELECT pg_try_advisory_lock_shared{_LOCK}"
ENTER_AGAIN = f"SELECT pg_advisory_lock_shared{_LOCK}"
LET_IN = f"SELECT pg_advisory_lock_shared{_LOCK}, pg_advisory_unlock{_LOCK}"
MIGRATE_ALONE = f"SELECT pg_advisory_xact_lock({MARK + 1}, hashtext(current_schema()))"

LIVE_ON = f"SELECT pg_advisory_lock_shared({MARK + 2}, hashtext(%s))"
"""Lets others see that whoever holds leases under a name lives: it ends with the line."""
CLOCK = f"SELECT {_TIME}"


_SINCE = (
    "SELECT extract(epoch FROM greatest(pg_postmaster_start_time(),"
    " (SELECT stats_reset FROM pg_stat_wal), pg_last_xact_replay_timestamp()))"
)
"""Since when a line ends with its process alone: all had ended as the server was started, crashed
(which loses its statistics) or was made the primary, and the living have others."""


def _dead(holder: str) -> str:
    """Return the condition that a process has died, whose name a column holds.

    It has written since lines end with their processes alone, and its line has ended.
    """
    name = f"split_part({holder}, ':', 1)"
    return (
        f"EXISTS (SELECT 1 FROM writer WHERE identity = {name} AND at > ({_SINCE}))"
        " AND NOT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted"
        " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        f" AND CAST(classid AS bigint) = {MARK + 2} AND CAST(objid AS bigint) ="
        f" (CAST(hashtext({name}) AS bigint) & 4294967295))"
    )


FREE_THE_DEADS = (
    "UPDATE outbox SET lease_owner = NULL, lease_until = NULL WHERE lease_until IS NOT NULL"
    f" AND {_dead('lease_owner')}"
)
"""Frees what processes had claimed whose line has ended,"""
FORGET_THE_DEADS = f"DELETE FROM thinking WHERE {_dead('holder')}"
"""what they were thinking about,"""
LEAVE_THE_DEADS = f"DELETE FROM slice WHERE {_dead('holder')}"
"""and which slices they served."""

TABLES = (
    "SELECT relname FROM pg_class WHERE relkind = 'r'"
    " AND relnamespace = to_regnamespace(quote_ident(current_schema()))"
)
OWNER = "broadside"
"""The table that makes a database ours: its version, and a name that no other has."""
VERSION = f"SELECT version, CAST(name AS text) FROM {OWNER}"
SET_VERSION = f"UPDATE {OWNER} SET version = %s"
CENSUS = (
    f"SELECT (SELECT version FROM {OWNER}),"
    " count(*) FILTER (WHERE status = 'lobby'),"
    " count(*) FILTER (WHERE status = 'playing'),"
    " count(*) FILTER (WHERE status = 'playing' AND paused_at IS NOT NULL)"
    f" FROM match WHERE {LIVE}"
)

IS_STANDBY = "SELECT pg_is_in_recovery()"
IS_READ_ONLY = "SHOW transaction_read_only"
ISOLATION = "SHOW transaction_isolation"
MUST_BE_ON = ("fsync", "full_page_writes")
PROCESS = "SELECT pg_backend_pid()"
SCHEMA = "SELECT coalesce(current_schema(), '')"
FREE_CONNECTIONS = (
    "SELECT CAST(current_setting('max_connections') AS int)"
    " - CAST(current_setting('superuser_reserved_connections') AS int) - count(*)"
    " + 2 FROM pg_stat_activity WHERE backend_type = 'client backend'"
)
"""How many others could connect besides the two that ask."""
MAY_MAKE = "SELECT has_schema_privilege(current_schema(), 'CREATE')"
FORBIDDEN = (
    "SELECT DISTINCT relname FROM pg_class,"
    " unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) AS kind"
    " WHERE relkind = 'r' AND relnamespace = to_regnamespace(quote_ident(current_schema()))"
    " AND NOT has_table_privilege(pg_class.oid, kind) ORDER BY relname"
)
"""Our tables that this role may not read, or not write."""
