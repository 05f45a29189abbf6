"""Matches, who plays them, and which match a message is of."""

from __future__ import annotations

from store.rows import NOWHERE, Match, Seat
from store.sql.building import as_read, insert, select, upsert

OF_SLICE = "(coalesce(match.guild_id, 0) >> 22) % ? BETWEEN ? AND ?"
"""Whether a match's server is on a shard of a slice; so Discord spreads servers over shards."""
LIVE = "status IN ('lobby', 'playing')"
"""In these a match occupies its channel. The partial index says it in the same words."""
OVER = "status IN ('ended', 'cancelled')"
"""The partial index says it in the same words."""
CREATE_MATCH = f"{insert('match', Match)} RETURNING id"
EXPECT = "SELECT 1 FROM match WHERE id = ? AND status = ?"
MATCH_AS_READ = as_read("match", Match, "id")


def update_match(columns: tuple[str, ...]) -> str:
    """Return the statement that sets `columns`, in this order, of the match named last."""
    assignments = ", ".join(f"{name} = ?" for name in columns)
    return f"UPDATE match SET {assignments} WHERE id = ? RETURNING id"


DROP_MATCH = f"DELETE FROM match WHERE id = ? AND {OVER}"
MATCH = select("match", Match, "WHERE id = ?")
MATCH_IN = select("match", Match, f"WHERE channel_id = ? AND {LIVE}")
_BEGUN_IN = "WHERE channel_id = ? AND started_at IS NOT NULL"
_LAST_FIRST = "ORDER BY coalesce(ended_at, 1e18) DESC, id DESC"
"""What is played comes before all that is over. The index says it in the same words."""
LAST_MATCH_IN = select("match", Match, f"{_BEGUN_IN} {_LAST_FIRST} LIMIT 1")
MATCHES_OF = select(
    "match",
    Match,
    "WHERE id IN (SELECT match_id FROM seat WHERE user_id = ? AND resigned_at IS NULL)"
    f" AND {LIVE} ORDER BY id",
)
LAST_OVER_OF = select(
    "match",
    Match,
    "WHERE id IN (SELECT match_id FROM seat WHERE user_id = ?)"
    f" AND {OVER} AND started_at IS NOT NULL ORDER BY ended_at DESC, id DESC LIMIT 1",
)
_WAITING_IN = "guild_id = ? AND status = 'lobby' AND starting_at IS NULL"
LOBBIES_IN = select("match", Match, f"WHERE {_WAITING_IN} ORDER BY id")
LOBBIES_OF = select(
    "match",
    Match,
    f"WHERE {_WAITING_IN}"
    " AND NOT EXISTS (SELECT 1 FROM seek WHERE match_id = match.id) ORDER BY id DESC",
)
EARLIER_MATCH_IN = select("match", Match, f"{_BEGUN_IN} AND +id < ? {_LAST_FIRST} LIMIT 1")
"""The sign keeps SQLite from looking through the numbers in place of that index."""
LIVE_MATCHES = select("match", Match, f"WHERE {LIVE} ORDER BY id")
STARTING = (
    "SELECT id FROM match WHERE status = 'lobby' AND starting_at IS NOT NULL"
    f" AND starting_at > ? AND {OF_SLICE} ORDER BY starting_at, id"
)
PAUSED = select(
    "match",
    Match,
    f"WHERE status = 'playing' AND paused_at IS NOT NULL AND {OF_SLICE} ORDER BY id",
)
RUNNING = (
    "SELECT id, coalesce((SELECT max(number) FROM entry WHERE match_id = match.id), 0),"
    " coalesce((SELECT group_concat(seat) FROM deadline"
    " WHERE match_id = match.id AND kind = ?), '')"
    f" FROM match WHERE status = 'playing' AND paused_at IS NULL AND {OF_SLICE} ORDER BY id"
)
MOVED_SINCE = (
    "SELECT id FROM match WHERE status = 'playing' AND paused_at IS NULL"
    " AND (SELECT at FROM entry WHERE match_id = match.id AND kind <> ? AND at < ?"
    " ORDER BY number DESC LIMIT 1) > ?"
    " ORDER BY id"
)
OVER_BEFORE = (
    f"SELECT id FROM match WHERE {OVER} AND ended_at < ?"
    " AND NOT EXISTS (SELECT 1 FROM deadline WHERE match_id = match.id) ORDER BY ended_at LIMIT ?"
)
OFFERED_BY = (
    "SELECT DISTINCT match_id FROM entry WHERE kind = 'offer' AND actor_id = ? ORDER BY match_id"
)
IMPORTED_BY = select("match", Match, f"WHERE channel_id = {NOWHERE} AND host_id = ? ORDER BY id")
HOSTED_BY = "SELECT id FROM match WHERE host_id = ? ORDER BY id"
CROWD = (
    "SELECT count(*) FILTER (WHERE status = 'lobby' AND host_id = ?),"
    " count(*) FILTER (WHERE status = 'lobby' AND guild_id = ?),"
    " count(*) FILTER (WHERE sits), count(*) FILTER (WHERE guild_id = ?),"
    " count(*) FILTER (WHERE sits AND computers),"
    " count(*) FILTER (WHERE guild_id = ? AND computers)"
    " FROM (SELECT status, host_id, guild_id, EXISTS (SELECT 1 FROM seat WHERE match_id = match.id"
    "  AND user_id = ? AND resigned_at IS NULL) AS sits, EXISTS (SELECT 1 FROM seat"
    "  WHERE match_id = match.id AND user_id IS NULL) AS computers"
    f" FROM match WHERE {LIVE}) AS live"
)
SEAT = upsert("seat", Seat, "match_id", "seat")
DROP_SEAT = "DELETE FROM seat WHERE match_id = ? AND seat = ?"
SEAT_AS_READ = as_read("seat", Seat, "match_id", "seat")
SEATS_AS_MANY = "SELECT 1 WHERE (SELECT count(*) FROM seat WHERE match_id = ?) = ?"
SEATS = select("seat", Seat, "WHERE match_id = ? ORDER BY seat")
SEATS_OF = select("seat", Seat, "WHERE user_id = ? ORDER BY match_id")
_IN_CHANNEL = "match_id IN (SELECT id FROM match WHERE channel_id = ?)"
MATCH_OF_MESSAGE = f"SELECT match_id FROM message WHERE message_id = ? AND {_IN_CHANNEL}"
MATCH_TOLD_IN = select(
    "match",
    Match,
    "WHERE channel_id = ? AND EXISTS"
    " (SELECT 1 FROM message WHERE match_id = match.id AND surface = ? AND channel_id = ?)"
    " ORDER BY id DESC LIMIT 1",
)
MATCH_OF_HASH = f"SELECT match_id FROM entry WHERE shown = ? AND {_IN_CHANNEL} LIMIT 1"
_HAD = "match_id IN (SELECT match_id FROM message WHERE channel_id = ? AND surface IN (?, ?))"
LEFT_BY_MESSAGE = (
    "SELECT match_id FROM message WHERE message_id = ? AND channel_id = ? AND surface IN (?, ?)"
)
LEFT_BY_HASH = f"SELECT match_id FROM entry WHERE shown = ? AND {_HAD} LIMIT 1"
SKIP_QUESTIONS = (
    "UPDATE seat SET withdrawn = CASE WHEN withdrawn + ? > ? THEN withdrawn + ? ELSE ? END"
    f" WHERE match_id IN (SELECT id FROM match WHERE {LIVE})"
)
MOST_WITHDRAWN = "SELECT coalesce(max(withdrawn), 0) FROM seat"
