"""What is forgotten of a person, and where people may be named."""

from __future__ import annotations

from store.rows import FORMER
from store.sql.log import DROP_DRAFT

FORGET = (
    "DELETE FROM person WHERE user_id = ?",
    "DELETE FROM unranked WHERE user_id = ?",
    "DELETE FROM rating WHERE user_id = ?",
    "DELETE FROM vote WHERE user_id = ?",
    "DELETE FROM heckle WHERE user_id = ?",
    "DELETE FROM seek WHERE user_id = ?",
)
FORGET_DEEDS = (
    "UPDATE entry SET action = x'' WHERE match_id = ? AND actor_id = ?"
    " AND kind IN ('orders', 'ahead')",
    f"UPDATE entry SET actor_id = {FORMER} WHERE match_id = ? AND actor_id = ?",
    "UPDATE sound SET user_id = NULL WHERE match_id = ? AND user_id = ?",
    f"UPDATE candidate SET user_id = {FORMER}, name = '' WHERE match_id = ? AND user_id = ?",
    f"UPDATE match SET host_id = {FORMER} WHERE id = ? AND host_id = ?",
)
FORGET_SECRETS = (
    "UPDATE entry SET action = x'' WHERE match_id = ? AND seat = ? AND kind IN ('orders', 'ahead')",
    DROP_DRAFT,
)
TRACES = {
    ("message", "payload"): ("match_id", "surface"),
    ("outbox", "payload"): ("id",),
    ("outbox", "request"): ("id",),
    ("seat", "orders"): ("match_id", "seat"),
    ("seat", "ahead"): ("match_id", "seat"),
    ("person", "preferences"): ("user_id",),
    ("deadline", "payload"): ("match_id", "kind", "seat"),
    ("seek", "passed"): ("id",),
}
"""The columns whose values may name people, and the keys of their rows."""
OF_MATCHES = (("message", "payload"), ("outbox", "payload"), ("outbox", "request"))
"""Those in whose values names stand, besides ids."""


def traces(table: str, column: str) -> str:
    """Return the statement that finds the values of a column that hold some bytes."""
    key = ", ".join(TRACES[table, column])
    return f"SELECT {key}, {column} FROM {table} WHERE instr({column}, ?) > 0"


def traces_in_match(table: str, column: str) -> str:
    """Return the statement that finds the values of a column in a match."""
    key = ", ".join(TRACES[table, column])
    return f"SELECT {key}, {column} FROM {table} WHERE match_id = ? AND {column} IS NOT NULL"


def stand_as_read(table: str, column: str, count: int) -> str:
    """Return the statement that gives a row if no value of a match is another than `count` read."""
    key = " AND ".join(f"{name} = ?" for name in TRACES[table, column])
    found = f"SELECT 1 FROM {table} WHERE match_id = ? AND {column} IS NOT NULL"
    others = f" AND {_each(f'NOT ({key} AND {column} = ?)', count)}" if count else ""
    return f"SELECT 1 WHERE NOT EXISTS ({found}{others})"


def _each(condition: str, count: int) -> str:
    """Return that a condition holds `count` times, by halves: SQLite limits how deep they nest."""
    if count == 1:
        return condition
    return f"({_each(condition, count // 2)} AND {_each(condition, count - count // 2)})"


def replace_trace(table: str, column: str) -> str:
    """Return the statement that puts a value in place of one that stands as it was read."""
    key = " AND ".join(f"{name} = ?" for name in TRACES[table, column])
    return f"UPDATE {table} SET {column} = ? WHERE {key} AND {column} = ?"
