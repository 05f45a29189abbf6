"""Deadlines, and which of them stand still."""

from __future__ import annotations

from store.rows import Deadline
from store.sql.building import select, upsert

_GOING = (
    "NOT EXISTS (SELECT 1 FROM match WHERE match.id = deadline.match_id"
    " AND status = 'playing' AND paused_at IS NOT NULL)"
)
"""The clocks of a paused match stand still."""
DEADLINE = upsert("deadline", Deadline, "match_id", "kind", "seat")
DROP_DEADLINES = (
    "DELETE FROM deadline WHERE match_id = ? AND kind = coalesce(?, kind)"
    " AND seat = coalesce(?, seat)"
)
TAKEN = (
    "DELETE FROM deadline WHERE match_id = ? AND kind = ? AND seat = ? AND due_at = ? RETURNING 1"
)
DEADLINES = select("deadline", Deadline, "WHERE match_id = ? ORDER BY kind, seat")
DEADLINES_OF = (
    f"SELECT {', '.join(f'deadline.{name}' for name in Deadline.__struct_fields__)} FROM seat"
    f" CROSS JOIN deadline USING (match_id, seat) WHERE user_id = ? AND kind = ? AND {_GOING}"
)
DUE_DEADLINES = select(
    "deadline", Deadline, f"WHERE due_at <= ? AND {_GOING} ORDER BY due_at, match_id LIMIT ?"
)
NEXT_DEADLINE = f"SELECT min(due_at) FROM deadline WHERE {_GOING}"
_STOOD = (
    "CASE WHEN coalesce(rests_until, 0) <= ? THEN CAST(? AS DOUBLE PRECISION) - ?"
    " WHEN rests_until < ? THEN ? - rests_until ELSE 0 END"
)
"""Seconds of a span in which the clocks of a match did not rest anyway."""
_CREDITED = (
    f"{_GOING} AND kind NOT IN (?, ?, ?) AND NOT EXISTS"
    " (SELECT 1 FROM deadline AS shut WHERE shut.match_id = deadline.match_id"
    " AND shut.kind = ? AND shut.due_at > ?)"
)
"""What a span puts off where no match waits for its channel."""
MOVE_ALL_DEADLINES = (
    f"UPDATE deadline SET due_at = due_at + (SELECT {_STOOD} FROM match"
    f" WHERE match.id = deadline.match_id) WHERE {_CREDITED}"
)
CREDITED = (
    f"SELECT id, {_STOOD} FROM match WHERE EXISTS (SELECT 1 FROM deadline"
    f" WHERE match_id = match.id AND kind = ? AND {_CREDITED}) ORDER BY id"
)
DEADLINES_AFTER = select(
    "deadline",
    Deadline,
    f"WHERE kind = ? AND due_at > ? AND {_GOING} ORDER BY due_at",
)
NOT_BEFORE = (
    "UPDATE deadline SET due_at = ? WHERE match_id = ? AND kind = ? AND seat = ? AND due_at < ?"
)
MOVE_DEADLINES = "UPDATE deadline SET due_at = due_at + ? WHERE match_id = ? AND kind <> ?"
