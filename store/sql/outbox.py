"""The outbox, and the messages that stand in Discord."""

from __future__ import annotations

from functools import cache

from store.rows import Match, Message, Outgoing
from store.sql.building import columns, insert, select, upsert

_OLDEST = (
    "NOT EXISTS (SELECT 1 FROM outbox AS older WHERE older.match_id = outbox.match_id"
    " AND older.surface IN (outbox.surface, outbox.behind) AND older.id < outbox.id)"
)
"""Only the oldest of a surface may go, so that what is shown last was meant last."""
_IDLE = "(substr(surface, 1, 4) = 'old-')"
"""True for what goes out only while nothing else does: see `tables/notice.py`."""
_FREE_AT = "max(due_at, ifnull(lease_until, 0.0))"
"""From when a post may be claimed. The index says it in the same words."""
TOGETHER = 8
"""How many posts one statement writes at most: each number is another statement."""
HELD = "SELECT 1 FROM outbox WHERE id = ? AND lease_owner = ?"
DROP_POSTS = "DELETE FROM outbox WHERE match_id = ? AND surface = ?"
DROP_OLD_POSTS = "DELETE FROM outbox WHERE match_id = ? AND substr(surface, 1, length(?)) = ?"
ATTEMPTED = "UPDATE outbox SET attempted_at = ?, request = ? WHERE id = ?"
REWRITE = "UPDATE outbox SET payload = ? WHERE id = ?"
DELIVERED = "DELETE FROM outbox WHERE id = ?"
TRIED = "UPDATE outbox SET attempts = attempts + 1 WHERE id = ?"
RETRY = (
    "UPDATE outbox SET due_at = ?, attempts = attempts + 1, lease_owner = NULL, "
    "lease_until = NULL WHERE id = ?"
)
CLAIM_POSTS = (
    "UPDATE outbox SET lease_owner = ?, lease_until = ? WHERE id IN ("
    f"SELECT id FROM outbox WHERE {_FREE_AT} <= ? AND {_IDLE} = ? AND {_OLDEST}"
    f" ORDER BY {_FREE_AT}, id LIMIT ?"
    f") RETURNING {columns(Outgoing)}"
)
HURRY_POST = "UPDATE outbox SET due_at = ? WHERE id = ? AND due_at > ?"
HURRY_POSTS = f"UPDATE outbox SET due_at = ? WHERE match_id = ? AND due_at > ? AND NOT {_IDLE}"
HURRY_ALL_POSTS = f"UPDATE outbox SET due_at = ? WHERE {_FREE_AT} > ? AND due_at > ?"
FREE_POSTS = (
    "UPDATE outbox SET lease_owner = NULL, lease_until = NULL WHERE lease_until IS NOT NULL"
)
POSTS = select("outbox", Outgoing, "WHERE match_id = ? AND surface = ? ORDER BY id")
WAITING = (
    "SELECT surface, count(*), min(created_at) FROM outbox WHERE match_id = ?"
    f" AND NOT {_IDLE} GROUP BY surface"
)
NEXT_POST = f"SELECT min({_FREE_AT}) FROM outbox WHERE {_IDLE} <= ? AND {_OLDEST}"
NEXT_OF_ALL = f"SELECT min({_FREE_AT}) FROM outbox"
PUT_OFF_IN = select(
    "match",
    Match,
    f"WHERE guild_id = ? AND id IN (SELECT match_id FROM outbox WHERE {_FREE_AT} > ?) ORDER BY id",
)
BACKLOG = (
    f"SELECT count(*) FILTER (WHERE due_at <= ? AND {_OLDEST}),"
    f" min(due_at) FILTER (WHERE due_at <= ? AND {_OLDEST}), count(*) FILTER (WHERE due_at > ?)"
    f" FROM outbox WHERE NOT {_IDLE}"
)
MESSAGE = upsert("message", Message, "match_id", "surface")
DROP_MESSAGE = "DELETE FROM message WHERE match_id = ? AND surface = ?"
MESSAGE_OF = select("message", Message, "WHERE match_id = ? AND surface = ?")
SURFACE_OF = "SELECT surface FROM message WHERE match_id = ? AND message_id = ?"
_ASKS = "(surface IN ('off', 'take-back', 'rest', 'draw') OR substr(surface, 1, 6) = 'asked-')"
"""True for what asks people for an agreement: see `tables/notice.py`."""
BESIDES = select(
    "message", Message, f"WHERE match_id = ? AND (channel_id = 0 OR {_ASKS}) ORDER BY surface"
)
"""What stands beside a surface and may hang on the same news: what no message can show, and what
asks for an agreement."""
MESSAGES = select("message", Message, "WHERE match_id = ? ORDER BY surface")


@cache
def post(many: int) -> str:
    """Return the statement that puts so many posts, up to `TOGETHER`, into the outbox in order."""
    return insert("outbox", Outgoing, many)
