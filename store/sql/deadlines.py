"""Deadlines, and which of them stand still."""

from __future__ import annotations

from store.rows import Deadline
from store.sql.building import first, select, upsert
from store.sql.matches import OF_SLICE

_GOING = (
    "NOT EXISTS (SELECT 1 FROM match WHERE match.id = deadline.match_id"
    " AND status = 'playing' AND paused_at IS NOT NULL)"
)
"""The clocks of a paused match stand still."""
_GOING_THERE = (
    "EXISTS (SELECT 1 FROM match WHERE match.id = deadline.match_id"
    f" AND (status <> 'playing' OR paused_at IS NULL) AND {OF_SLICE})"
)
"""Those that run on a slice's servers."""
_KEY = ("match_id", "kind", "seat")
DEADLINE = upsert("deadline", Deadline, *_KEY)
DEADLINE_UNLESS_DUE = f"{DEADLINE} WHERE deadline.due_at > ?"
FIRST_DEADLINE = first("deadline", Deadline, *_KEY)
DROP_DEADLINES = (
    "DELETE FROM deadline WHERE match_id = ? AND kind = coalesce(?, kind)"
    " AND seat = coalesce(?, seat)"
)
TAKEN = (
    "DELETE FROM deadline WHERE match_id = ? AND kind = ? AND seat = ? AND due_at = ?"
    " AND payload = ? RETURNING 1"
)
DEADLINES = select("deadline", Deadline, "WHERE match_id = ? ORDER BY kind, seat")
DEADLINES_OF = (
    f"SELECT {', '.join(f'deadline.{name}' for name in Deadline.__struct_fields__)} FROM seat"
    f" CROSS JOIN deadline USING (match_id, seat) WHERE user_id = ? AND kind = ? AND {_GOING}"
)
DUE_DEADLINES = select(
    "deadline", Deadline, f"WHERE due_at <= ? AND {_GOING_THERE} ORDER BY due_at, match_id LIMIT ?"
)
NEXT_DEADLINE = f"SELECT min(due_at) FROM deadline WHERE {_GOING_THERE}"
_STOOD = (
    "(SELECT CASE WHEN until > since THEN until - since ELSE 0.0 END FROM (SELECT"
    " (SELECT max(column1) FROM (VALUES (CAST(? AS DOUBLE PRECISION)), (deadline.begins),"
    " (match.rests_until)) AS bounds) AS since,"
    " (SELECT min(column1) FROM (VALUES (CAST(? AS DOUBLE PRECISION)), (match.paused_at))"
    " AS bounds) AS until"
    " FROM match WHERE match.id = deadline.match_id) AS stood)"
)
"""Seconds of a span in which the time of a deadline would have run: it had begun, its match did not
rest, and was not paused."""
_OTHERS = "rtrim(kind, '0123456789') NOT IN (?, ?, ?, ?, ?, ?, ?)"
"""The deadlines of other kinds, which are told without the number of a seat in which some end."""
_CREDITED = (
    f"{_GOING_THERE} AND {_OTHERS} AND NOT EXISTS"
    " (SELECT 1 FROM deadline AS shut WHERE shut.match_id = deadline.match_id"
    " AND shut.kind = ? AND shut.due_at > ?)"
)
"""What a span puts off where no match waits for its channel."""
MOVE_ALL_DEADLINES = f"UPDATE deadline SET due_at = due_at + {_STOOD} WHERE {_CREDITED}"
CREDITED = (
    f"SELECT match_id, max({_STOOD}) FROM deadline WHERE kind = ? AND {_CREDITED}"
    " GROUP BY match_id ORDER BY match_id"
)
DEADLINES_AFTER = select(
    "deadline",
    Deadline,
    f"WHERE kind = ? AND due_at > ? AND {_GOING_THERE} ORDER BY due_at",
)
DEADLINES_BEGINNING = select(
    "deadline", Deadline, "WHERE kind LIKE ? ORDER BY match_id, kind, seat"
)
NOT_BEFORE = (
    "UPDATE deadline SET due_at = ? WHERE match_id = ? AND kind = ? AND seat = ? AND due_at < ?"
)
MOVE_DEADLINES = f"UPDATE deadline SET due_at = due_at + {_STOOD} WHERE match_id = ? AND {_OTHERS}"
MOVE_CLOCKS = (
    f"UPDATE deadline SET due_at = due_at + ? * {_STOOD} WHERE match_id = ? AND kind IN (?, ?)"
)
