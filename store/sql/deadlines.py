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
    "DELETE FROM deadline WHERE match_id = ? AND kind = ifnull(?, kind) AND seat = ifnull(?, seat)"
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
MOVE_ALL_DEADLINES = (
    f"UPDATE deadline SET due_at = due_at + ? WHERE {_GOING} AND kind NOT IN (?, ?, ?)"
)
NOT_BEFORE = (
    "UPDATE deadline SET due_at = max(due_at, ?) WHERE match_id = ? AND kind = ? AND seat = ?"
)
MOVE_DEADLINES = "UPDATE deadline SET due_at = due_at + ? WHERE match_id = ? AND kind <> ?"
