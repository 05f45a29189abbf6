"""The log, its snapshots, and what is drafted beside it."""

from __future__ import annotations

from store.rows import Draft, Entry, Snapshot
from store.sql.building import columns, insert, places, select, upsert

HEARD = (
    "INSERT INTO heard (interaction_id, at) VALUES (?, ?)"
    " ON CONFLICT (interaction_id) DO NOTHING RETURNING interaction_id"
)
DROP_HEARD = "DELETE FROM heard WHERE at < ?"
WAS_DONE = (
    "SELECT 1 FROM entry WHERE interaction_id = ?"
    " UNION ALL SELECT 1 FROM heard WHERE interaction_id = ?"
)
"""Whether an interaction is in a log, or has changed a lobby."""
APPEND = (
    f"INSERT INTO entry ({columns(Entry)}) VALUES ({places(Entry).removesuffix('?')}"
    " coalesce(?, (SELECT group_concat(clock) FROM (SELECT seat || ' ' || due_at ||"
    " CASE WHEN payload = x'' THEN '' ELSE ' ' || CAST(payload AS TEXT) || ' ' || begins END"
    " AS clock FROM deadline WHERE match_id = ? AND kind = ?) AS running)))"
)
"""The last column is what was noted, or else the deadlines that run at this moment: of each its
seat, when it is due, and of one that was put off by how much, as its payload says, and from when on
it runs."""
APPEND_ONCE = (
    f"{APPEND} ON CONFLICT (interaction_id) WHERE interaction_id IS NOT NULL DO NOTHING"
    " RETURNING number"
)
"""Gives no row where the interaction is in a log: also where the number is taken."""
SEAT_CHANGES = select(
    "entry",
    Entry,
    "WHERE match_id = ? AND kind IN ('offer', 'taken', 'sit') ORDER BY number",
)
HANDS = select(
    "entry",
    Entry,
    "WHERE match_id = ? AND (kind IN ('offer', 'taken', 'sit', 'back', 'resign')"
    " OR (kind = 'action' AND actor_id IS NULL)) ORDER BY number",
)
"""Also what was done by nobody: by a computer, or by somebody who is forgotten."""
ENTRIES = select("entry", Entry, "WHERE match_id = ? AND number > ? ORDER BY number")
NO_SEAT_TAKEN = (
    "SELECT 1 WHERE NOT EXISTS"
    " (SELECT 1 FROM entry WHERE match_id = ? AND number > ? AND kind = 'taken')"
)
LAST_NUMBER = "SELECT max(number) FROM entry WHERE match_id = ?"
LAST_SEAL = "SELECT number, chain, shown FROM entry WHERE match_id = ? ORDER BY number DESC LIMIT 1"
SNAPSHOT = upsert("snapshot", Snapshot, "match_id", "ply")
FORGET_SNAPSHOTS = "DELETE FROM snapshot WHERE match_id = ? AND (ply < ? OR ply > ?)"
SNAPSHOT_BEFORE = select(
    "snapshot",
    Snapshot,
    "WHERE match_id = ? AND ply = coalesce("
    "(SELECT max(ply) FROM snapshot WHERE match_id = ? AND ply < ?),"
    " (SELECT min(ply) FROM snapshot WHERE match_id = ?))",
)
SNAPSHOT_BEFORE_OWN = select(
    "snapshot",
    Snapshot,
    "WHERE match_id = ? AND ply = coalesce("
    "(SELECT max(ply) FROM snapshot WHERE match_id = ? AND ply <"
    " (SELECT max(ply) FROM entry WHERE match_id = ? AND seat = ? AND kind = ?)),"
    " (SELECT min(ply) FROM snapshot WHERE match_id = ?))",
)
SNAPSHOT_AT = select("snapshot", Snapshot, "WHERE match_id = ? AND ply = ?")
LAST_SNAPSHOT = select("snapshot", Snapshot, "WHERE match_id = ? ORDER BY ply DESC LIMIT 1")
DRAFT = (
    f"{insert('draft', Draft)} ON CONFLICT (match_id, seat)"
    " DO UPDATE SET orders = excluded.orders WHERE draft.orders = ? RETURNING seat"
)
DRAFT_OF = select("draft", Draft, "WHERE match_id = ? AND seat = ?")
DRAFT_BY = select(
    "draft",
    Draft,
    "WHERE match_id = ? AND seat = (SELECT min(seat) FROM seat WHERE match_id = ? AND user_id = ?)",
)
DROP_DRAFT = "DELETE FROM draft WHERE match_id = ? AND seat = ?"
