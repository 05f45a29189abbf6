"""Who serves which slice of the shards, and when sessions may begin; by the database's clock."""

from __future__ import annotations

from store.rows import WHOLE, Sign
from store.sql.building import select

NOW = "((julianday('now') - 2440587.5) * 86400.0)"
"""What time it is for the database, in seconds since 1970."""

IN_THE_WAY = (
    f"SELECT 1 FROM slice WHERE holder <> ? AND until > {NOW}"
    " AND NOT (shards = ? AND (last < ? OR first > ?))"
)
"""Whether somebody who lives serves a part of a slice, or parts of another number of shards."""
ALONE = f"SELECT 1 FROM sign WHERE shards = {WHOLE.shards} AND abs(at - {NOW}) < ?"
"""Whether somebody without shards has given a sign of life within so many seconds."""
DROP_DEAD = f"DELETE FROM slice WHERE until <= {NOW}"
TAKE_SLICE = (
    f"INSERT INTO slice (first, last, shards, holder, until) VALUES (?, ?, ?, ?, {NOW} + ?)"
    " ON CONFLICT (first) DO UPDATE SET last = excluded.last, shards = excluded.shards,"
    " holder = excluded.holder, until = excluded.until"
)
KEEP_SLICE = f"UPDATE slice SET until = {NOW} + ? WHERE first = ? AND holder = ? RETURNING first"
LEAVE_SLICES = "DELETE FROM slice WHERE holder = ?"
SIGN = (
    "INSERT INTO sign (shards, shard, at) VALUES (?, ?, ?) ON CONFLICT (shards, shard)"
    " DO UPDATE SET at = excluded.at WHERE sign.at = ? RETURNING at"
)
SIGNS = select("sign", Sign, "ORDER BY shards, shard")
SLICES = f"SELECT first, last, shards FROM slice WHERE until > {NOW} ORDER BY first"

BUCKET = f"SELECT free_at - {NOW} FROM identify WHERE bucket = ?"
TAKE_BUCKET = (
    f"INSERT INTO identify (bucket, free_at) VALUES (?, {NOW} + ?)"
    " ON CONFLICT (bucket) DO UPDATE SET free_at = excluded.free_at"
)
STARTS = f"SELECT remaining, resets_at - {NOW} FROM session_start WHERE id = 1"
TELL_STARTS = (
    f"INSERT INTO session_start (id, remaining, resets_at) VALUES (1, ?, {NOW} + ?)"
    " ON CONFLICT (id) DO UPDATE SET remaining = excluded.remaining,"
    " resets_at = excluded.resets_at"
)
TAKE_START = "UPDATE session_start SET remaining = remaining - 1 WHERE id = 1"
