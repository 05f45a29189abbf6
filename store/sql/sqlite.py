"""What is said to SQLite alone: of connections, transactions, and the file as a whole."""

from __future__ import annotations

from store.sql.matches import LIVE

APPLICATION_ID = 0x42524453
"""Marks a file as Broadside's; the first migration says the same."""
BEGIN = "BEGIN IMMEDIATE"
BEGIN_ALONE = "BEGIN EXCLUSIVE"
BEGIN_READING = "BEGIN DEFERRED"
COMMIT = "COMMIT"
ROLLBACK = "ROLLBACK"
FOREIGN_KEYS_ON = "PRAGMA foreign_keys = ON"
FOREIGN_KEYS_OFF = "PRAGMA foreign_keys = OFF"
FOREIGN_KEY_CHECK = "PRAGMA foreign_key_check"
SYNCHRONOUS = "PRAGMA synchronous = FULL"
USE_WAL = "PRAGMA journal_mode = WAL"
USE_NO_WAL = "PRAGMA journal_mode = DELETE"
EMPTY_WAL = "PRAGMA wal_checkpoint(TRUNCATE)"
QUERY_ONLY = "PRAGMA query_only = ON"
THOROUGH = "PRAGMA secure_delete = ON"
"""What is deleted or replaced is overwritten, also in pages that become free."""
FRUGAL = "PRAGMA secure_delete = FAST"
"""It is overwritten where that costs no more writing."""
QUICK_CHECK = "PRAGMA quick_check(1)"
INTEGRITY_CHECK = "PRAGMA integrity_check"
OWNER = "PRAGMA application_id"
VERSION = "PRAGMA user_version"


def set_version(number: int) -> str:
    """Return the statement that notes which migration was the last."""
    return f"PRAGMA user_version = {number}"


TABLES = "SELECT count(*) FROM sqlite_schema"


def columns_of(table: str) -> str:
    """Return the statement that tells what columns a table has."""
    return f"SELECT name FROM pragma_table_info('{table}')"


TABLES_MADE = (
    "SELECT name, instr(sql, 'AUTOINCREMENT') > 0 FROM sqlite_schema"
    " WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
)


def columns_and_keys_of(table: str) -> str:
    """Return the statement that tells what columns a table has, and their places in its key."""
    return f"SELECT name, pk FROM pragma_table_info('{table}') ORDER BY cid"


def hangs_on(table: str) -> str:
    """Return the statement that tells on which tables a table hangs."""
    return f"SELECT \"table\" FROM pragma_foreign_key_list('{table}')"


HANGING_ON_MATCHES = (
    "SELECT made.name, hangs.\"from\", hangs.on_delete = 'SET NULL'"
    " FROM sqlite_schema AS made JOIN pragma_foreign_key_list(made.name) AS hangs"
    " WHERE made.type = 'table' AND hangs.\"table\" = 'match' ORDER BY made.rowid"
)
"""Which column of each table names a match, and whether its rows stand without one, too."""
LAST_IDS = "SELECT name, seq FROM sqlite_sequence"
FORGET_LAST_IDS = "DELETE FROM sqlite_sequence"
SET_LAST_ID = "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)"
CENSUS = (
    "SELECT (SELECT user_version FROM pragma_user_version()),"
    " count(*) FILTER (WHERE status = 'lobby'),"
    " count(*) FILTER (WHERE status = 'playing'),"
    " count(*) FILTER (WHERE status = 'playing' AND paused_at IS NOT NULL)"
    f" FROM match WHERE {LIVE}"
)
CONTENTS = (
    "SELECT (SELECT user_version FROM pragma_user_version()), count(*),"
    " count(*) FILTER (WHERE status = 'playing') FROM match"
)
SKIP_IDS = "UPDATE sqlite_sequence SET seq = ? + ? WHERE name = ?"
