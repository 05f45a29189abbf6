"""Who thinks about which question that a computer is asked; by the database's clock."""

from __future__ import annotations

from store.sql.shards import NOW

TAKE_THOUGHT = (
    f"INSERT INTO thinking (match_id, seat, decision, holder, until) VALUES (?, ?, ?, ?, {NOW} + ?)"
    " ON CONFLICT (match_id, seat, decision) DO UPDATE SET holder = excluded.holder,"
    f" until = excluded.until WHERE thinking.holder = excluded.holder OR thinking.until <= {NOW}"
    " RETURNING match_id"
)
DROP_THOUGHTS = f"DELETE FROM thinking WHERE until <= {NOW}"
