"""Every statement of the store, and nothing else: SQLite's dialect lives here alone.

Parameters stand in the order of the statement (numbered ones, `?1`, warn in some Pythons).
Where a statement promises a row (`RETURNING`, or a plain `SELECT 1`), getting none means that
its condition failed.
"""

from __future__ import annotations

from collections.abc import Container

from msgspec import Struct
from msgspec.structs import fields

from store.rows import (
    FORMER,
    Candidate,
    Deadline,
    Draft,
    Entry,
    Guild,
    Match,
    Message,
    Outgoing,
    Person,
    Rating,
    Seat,
    Snapshot,
    Sound,
    Vote,
)


def _columns(row: type[Struct]) -> str:
    return ", ".join(row.__struct_fields__)


def _places(row: type[Struct]) -> str:
    """Return `?, ?, …`; an `id` of 0 becomes NULL, for which SQLite assigns one."""
    return ", ".join("nullif(?, 0)" if name == "id" else "?" for name in row.__struct_fields__)


def _insert(table: str, row: type[Struct]) -> str:
    return f"INSERT INTO {table} ({_columns(row)}) VALUES ({_places(row)})"


def _upsert(table: str, row: type[Struct], *key: str) -> str:
    rest = ", ".join(
        f"{name} = excluded.{name}" for name in row.__struct_fields__ if name not in key
    )
    return f"{_insert(table, row)} ON CONFLICT ({', '.join(key)}) DO UPDATE SET {rest}"


def _select(table: str, row: type[Struct], rest: str) -> str:
    return f"SELECT {_columns(row)} FROM {table} {rest}"


def _as_read(table: str, row: type[Struct], *key: str) -> str:
    same = " AND ".join(
        f"{name} = ?" if name in key else f"{name} IS ?" for name in row.__struct_fields__
    )
    return f"SELECT 1 FROM {table} WHERE {same}"


LIVE = "status IN ('lobby', 'playing')"
"""In these a match occupies its channel. The partial index says it in the same words."""

# Connections, transactions, the schema's version

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
QUERY_ONLY = "PRAGMA query_only = ON"
OWNER = "PRAGMA application_id"
VERSION = "PRAGMA user_version"
TABLES = "SELECT count(*) FROM sqlite_schema"
QUICK_CHECK = "PRAGMA quick_check(1)"
INTEGRITY_CHECK = "PRAGMA integrity_check"
USE_NO_WAL = "PRAGMA journal_mode = DELETE"
MATCH_IDS = "SELECT id FROM match ORDER BY id"
CONTENTS = (
    "SELECT (SELECT user_version FROM pragma_user_version()), count(*),"
    " count(*) FILTER (WHERE status = 'playing') FROM match"
)
EMPTY_WAL = "PRAGMA wal_checkpoint(TRUNCATE)"
CROWD = (
    "SELECT count(*) FILTER (WHERE status = 'lobby' AND host_id = ?),"
    " count(*) FILTER (WHERE status = 'lobby' AND guild_id = ?),"
    " count(*) FILTER (WHERE sits), count(*) FILTER (WHERE guild_id = ?),"
    " count(*) FILTER (WHERE sits AND computers),"
    " count(*) FILTER (WHERE guild_id = ? AND computers)"
    " FROM (SELECT status, host_id, guild_id, EXISTS (SELECT 1 FROM seat WHERE match_id = match.id"
    "  AND user_id = ? AND resigned_at IS NULL) AS sits, EXISTS (SELECT 1 FROM seat"
    "  WHERE match_id = match.id AND user_id IS NULL) AS computers"
    f" FROM match WHERE {LIVE})"
)
CENSUS = (
    "SELECT (SELECT user_version FROM pragma_user_version()),"
    " count(*) FILTER (WHERE status = 'lobby'),"
    " count(*) FILTER (WHERE status = 'playing'),"
    " count(*) FILTER (WHERE status = 'playing' AND paused_at IS NOT NULL)"
    f" FROM match WHERE {LIVE}"
)


def columns_of(table: str) -> str:
    """Return the statement that tells what columns a table has."""
    return f"SELECT name FROM pragma_table_info('{table}')"


def of_match(table: str, row: type[Struct], known: Container[str]) -> str:
    """Return the statement that reads a match's rows.

    Columns that are not `known` are NULL, or 0 where that is what stands in a row from the start.
    """
    key = "id" if table == "match" else "match_id"
    came_later = {field.name: "0" for field in fields(row) if field.default == 0}
    columns = ", ".join(
        name if name in known else came_later.get(name, "NULL") for name in row.__struct_fields__
    )
    rest = [name for name in ("id", "number", "ply", "seat", "surface") if name in known]
    order = f" ORDER BY {rest[0]}" if rest else ""
    return f"SELECT {columns} FROM {table} WHERE {key} = ?{order}"


def orphans(table: str) -> str:
    """Return the statement that counts the rows of each match that is not there."""
    return (
        f"SELECT match_id, count(*) FROM {table}"
        " WHERE match_id NOT IN (SELECT id FROM match) GROUP BY match_id ORDER BY match_id"
    )


def drop_orphans(table: str) -> str:
    """Return the statement that removes the rows of matches that are not there."""
    return f"DELETE FROM {table} WHERE match_id NOT IN (SELECT id FROM match)"


def set_version(number: int) -> str:
    """Return the statement that notes which migration was the last."""
    return f"PRAGMA user_version = {number}"


# Matches and who plays them

CREATE_MATCH = f"{_insert('match', Match)} RETURNING id"
EXPECT = "SELECT 1 FROM match WHERE id = ? AND status = ?"
MATCH_AS_READ = _as_read("match", Match, "id")
MATCH = _select("match", Match, "WHERE id = ?")
MATCH_IN = _select("match", Match, f"WHERE channel_id = ? AND {LIVE}")
LAST_MATCH_IN = _select(
    "match", Match, "WHERE channel_id = ? AND started_at IS NOT NULL ORDER BY id DESC LIMIT 1"
)
MATCHES_OF = _select(
    "match",
    Match,
    "WHERE id IN (SELECT match_id FROM seat WHERE user_id = ? AND resigned_at IS NULL)"
    f" AND {LIVE} ORDER BY id",
)
LOBBIES_OF = _select(
    "match",
    Match,
    "WHERE guild_id = ? AND status = 'lobby' AND starting_at IS NULL ORDER BY id DESC",
)
EARLIER_MATCH_IN = _select(
    "match",
    Match,
    "WHERE channel_id = ? AND id < ? AND started_at IS NOT NULL ORDER BY id DESC LIMIT 1",
)
LIVE_MATCHES = _select("match", Match, f"WHERE {LIVE} ORDER BY id")
STARTING = (
    "SELECT id FROM match WHERE status = 'lobby' AND starting_at IS NOT NULL"
    " AND starting_at > ? ORDER BY starting_at, id"
)
PAUSED = _select("match", Match, "WHERE status = 'playing' AND paused_at IS NOT NULL ORDER BY id")
RUNNING = (
    "SELECT id, ifnull((SELECT max(number) FROM entry WHERE match_id = match.id), 0),"
    " ifnull((SELECT group_concat(seat) FROM deadline"
    " WHERE match_id = match.id AND kind = ?), '')"
    " FROM match WHERE status = 'playing' AND paused_at IS NULL ORDER BY id"
)
MOVED_SINCE = (
    "SELECT id FROM match WHERE status = 'playing' AND paused_at IS NULL"
    " AND (SELECT at FROM entry WHERE match_id = match.id AND kind <> ? AND at < ?"
    " ORDER BY number DESC LIMIT 1) > ?"
    " ORDER BY id"
)
SEAT = _upsert("seat", Seat, "match_id", "seat")
DROP_SEAT = "DELETE FROM seat WHERE match_id = ? AND seat = ?"
SEAT_AS_READ = _as_read("seat", Seat, "match_id", "seat")
SEATS_AS_MANY = "SELECT 1 WHERE (SELECT count(*) FROM seat WHERE match_id = ?) = ?"
SEATS = _select("seat", Seat, "WHERE match_id = ? ORDER BY seat")


def update_match(columns: tuple[str, ...]) -> str:
    """Return the statement that sets `columns`, in this order, of the match named last."""
    assignments = ", ".join(f"{name} = ?" for name in columns)
    return f"UPDATE match SET {assignments} WHERE id = ? RETURNING id"


# Which match a message is of

_IN_CHANNEL = "match_id IN (SELECT id FROM match WHERE channel_id = ?)"
MATCH_OF_MESSAGE = f"SELECT match_id FROM message WHERE message_id = ? AND {_IN_CHANNEL}"
MATCH_TOLD_IN = _select(
    "match",
    Match,
    "WHERE channel_id = ? AND EXISTS"
    " (SELECT 1 FROM message WHERE match_id = match.id AND surface = ? AND channel_id = ?)"
    " ORDER BY id DESC LIMIT 1",
)
MATCH_OF_HASH = f"SELECT match_id FROM entry WHERE shown = ? AND {_IN_CHANNEL} LIMIT 1"

# The log and its snapshots

NOT_YET = "SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM entry WHERE interaction_id = ?)"
APPEND = (
    f"INSERT INTO entry ({_columns(Entry)}) VALUES ({_places(Entry).removesuffix('?')}"
    " ifnull(?, (SELECT group_concat(seat || ' ' || due_at) FROM deadline"
    " WHERE match_id = ? AND kind = ?)))"
)
"""The last column is what was noted, or else the deadlines that run at this moment."""
SEAT_CHANGES = _select(
    "entry",
    Entry,
    "WHERE match_id = ? AND kind IN ('offer', 'taken', 'sit') ORDER BY number",
)
ENTRIES = _select("entry", Entry, "WHERE match_id = ? AND number > ? ORDER BY number")
LAST_NUMBER = "SELECT max(number) FROM entry WHERE match_id = ?"
LAST_SEAL = "SELECT number, chain, shown FROM entry WHERE match_id = ? ORDER BY number DESC LIMIT 1"
ENTRY_OF_INTERACTION = _select("entry", Entry, "WHERE interaction_id = ?")
SNAPSHOT = _upsert("snapshot", Snapshot, "match_id", "ply")
FORGET_SNAPSHOTS = "DELETE FROM snapshot WHERE match_id = ? AND (ply < ? OR ply > ?)"
SNAPSHOT_BEFORE = _select(
    "snapshot",
    Snapshot,
    "WHERE match_id = ? AND ply = ifnull("
    "(SELECT max(ply) FROM snapshot WHERE match_id = ? AND ply < ?),"
    " (SELECT min(ply) FROM snapshot WHERE match_id = ?))",
)
SNAPSHOT_BEFORE_OWN = _select(
    "snapshot",
    Snapshot,
    "WHERE match_id = ? AND ply = ifnull("
    "(SELECT max(ply) FROM snapshot WHERE match_id = ? AND ply <"
    " (SELECT max(ply) FROM entry WHERE match_id = ? AND seat = ? AND kind = ?)),"
    " (SELECT min(ply) FROM snapshot WHERE match_id = ?))",
)
SNAPSHOT_AT = _select("snapshot", Snapshot, "WHERE match_id = ? AND ply = ?")
LAST_SNAPSHOT = _select("snapshot", Snapshot, "WHERE match_id = ? ORDER BY ply DESC LIMIT 1")

# Drafts

DRAFT = (
    f"{_insert('draft', Draft)} ON CONFLICT (match_id, seat)"
    " DO UPDATE SET orders = excluded.orders WHERE draft.orders = ? RETURNING seat"
)
DRAFT_OF = _select("draft", Draft, "WHERE match_id = ? AND seat = ?")
DRAFT_BY = _select(
    "draft",
    Draft,
    "WHERE match_id = ? AND seat = (SELECT min(seat) FROM seat WHERE match_id = ? AND user_id = ?)",
)

DROP_DRAFT = "DELETE FROM draft WHERE match_id = ? AND seat = ?"

# Deadlines

_GOING = (
    "NOT EXISTS (SELECT 1 FROM match WHERE match.id = deadline.match_id"
    " AND status = 'playing' AND paused_at IS NOT NULL)"
)
"""The clocks of a paused match stand still."""

DEADLINE = _upsert("deadline", Deadline, "match_id", "kind", "seat")
DROP_DEADLINES = (
    "DELETE FROM deadline WHERE match_id = ? AND kind = ifnull(?, kind) AND seat = ifnull(?, seat)"
)
TAKEN = (
    "DELETE FROM deadline WHERE match_id = ? AND kind = ? AND seat = ? AND due_at = ? RETURNING 1"
)
DEADLINES = _select("deadline", Deadline, "WHERE match_id = ? ORDER BY kind, seat")
DEADLINES_OF = (
    f"SELECT {', '.join(f'deadline.{name}' for name in Deadline.__struct_fields__)} FROM seat"
    f" CROSS JOIN deadline USING (match_id, seat) WHERE user_id = ? AND kind = ? AND {_GOING}"
)
DUE_DEADLINES = _select(
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

# The outbox

_OLDEST = (
    "NOT EXISTS (SELECT 1 FROM outbox AS older WHERE older.match_id = outbox.match_id"
    " AND older.surface IN (outbox.surface, outbox.behind) AND older.id < outbox.id)"
)
"""Only the oldest of a surface may go, so that what is shown last was meant last."""
_IDLE = "(surface GLOB 'old-*')"
"""1 for what goes out only while nothing else does: see `tables/notice.py`."""
_FREE_AT = "max(due_at, ifnull(lease_until, 0.0))"
"""From when a post may be claimed. The index says it in the same words."""

POST = _insert("outbox", Outgoing)
HELD = "SELECT 1 FROM outbox WHERE id = ? AND lease_owner = ?"
DROP_POSTS = "DELETE FROM outbox WHERE match_id = ? AND surface = ?"
ATTEMPTED = "UPDATE outbox SET attempted_at = ?, request = ? WHERE id = ?"
REWRITE = "UPDATE outbox SET payload = ? WHERE id = ?"
DELIVERED = "DELETE FROM outbox WHERE id = ?"
RETRY = (
    "UPDATE outbox SET due_at = ?, attempts = attempts + 1, lease_owner = NULL, "
    "lease_until = NULL WHERE id = ?"
)
CLAIM_POSTS = (
    "UPDATE outbox SET lease_owner = ?, lease_until = ? WHERE id IN ("
    f"SELECT id FROM outbox WHERE {_FREE_AT} <= ? AND {_IDLE} = ? AND {_OLDEST}"
    f" ORDER BY {_FREE_AT}, id LIMIT ?"
    f") RETURNING {_columns(Outgoing)}"
)
HURRY_POST = "UPDATE outbox SET due_at = ? WHERE id = ? AND due_at > ?"
HURRY_POSTS = f"UPDATE outbox SET due_at = ? WHERE match_id = ? AND due_at > ? AND {_IDLE} = 0"
HURRY_ALL_POSTS = f"UPDATE outbox SET due_at = ? WHERE {_FREE_AT} > ? AND due_at > ?"
FREE_POSTS = (
    "UPDATE outbox SET lease_owner = NULL, lease_until = NULL WHERE lease_until IS NOT NULL"
)
POSTS = _select("outbox", Outgoing, "WHERE match_id = ? AND surface = ? ORDER BY id")
WAITING = (
    "SELECT surface, count(*), min(created_at) FROM outbox WHERE match_id = ?"
    f" AND NOT {_IDLE} GROUP BY surface"
)
NEXT_POST = f"SELECT min({_FREE_AT}) FROM outbox WHERE {_IDLE} <= ? AND {_OLDEST}"
NEXT_OF_ALL = f"SELECT min({_FREE_AT}) FROM outbox"
BACKLOG = (
    "SELECT count(*) FILTER (WHERE due_at <= ?),"
    " min(due_at) FILTER (WHERE due_at <= ?), count(*) FILTER (WHERE due_at > ?)"
    f" FROM outbox WHERE NOT {_IDLE}"
)

# Messages that stand in Discord

MESSAGE = _upsert("message", Message, "match_id", "surface")
DROP_MESSAGE = "DELETE FROM message WHERE match_id = ? AND surface = ?"
MESSAGE_OF = _select("message", Message, "WHERE match_id = ? AND surface = ?")
SURFACE_OF = "SELECT surface FROM message WHERE match_id = ? AND message_id = ?"
UNREACHED = "SELECT surface FROM message WHERE match_id = ? AND channel_id = 0 ORDER BY surface"
MESSAGES = _select("message", Message, "WHERE match_id = ? ORDER BY surface")

# Sounds, and the votes on them

SOUND = _insert("sound", Sound)
DROP_SOUNDS = "DELETE FROM sound WHERE match_id = ? AND ply > ?"
SOUNDS = _select("sound", Sound, "WHERE match_id = ? ORDER BY ply, place")
CANDIDATE = _upsert("candidate", Candidate, "match_id", "place")
CANDIDATES = _select("candidate", Candidate, "WHERE match_id = ? ORDER BY place")
COUNT = (
    "UPDATE candidate SET best = ?, worst = ? WHERE match_id = ? AND place = ? AND best IS NULL"
    " RETURNING place"
)
BEST_IN = _select(
    "candidate",
    Candidate,
    "WHERE guild_id = ? AND best > 0"
    " ORDER BY best DESC, destroyed DESC, damage DESC, match_id LIMIT ?",
)
VOTE = _upsert("vote", Vote, "match_id", "question", "user_id")
VOTES = _select("vote", Vote, "WHERE match_id = ? AND question = ? ORDER BY user_id")
HECKLE = (
    "INSERT INTO heckle (match_id, user_id, at) VALUES (?, ?, ?) ON CONFLICT (match_id, user_id)"
    " DO UPDATE SET at = excluded.at WHERE heckle.at <= ? RETURNING at"
)
HECKLED_AT = "SELECT at FROM heckle WHERE match_id = ? AND user_id = ?"

# People, servers, ratings

PERSON = _upsert("person", Person, "user_id")
PERSON_OF = _select("person", Person, "WHERE user_id = ?")
GUILD = _upsert("guild", Guild, "guild_id")
GUILD_OF = _select("guild", Guild, "WHERE guild_id = ?")
RATING = _upsert("rating", Rating, "guild_id", "game", "user_id")
RATING_OF = _select("rating", Rating, "WHERE guild_id = ? AND game = ? AND user_id = ?")
RATINGS = _select(
    "rating",
    Rating,
    "WHERE guild_id = ? AND game = ? AND user_id NOT IN (SELECT user_id FROM unranked)"
    " ORDER BY mu - 3.0 * sigma DESC, user_id LIMIT ?",
)
RATINGS_OF = _select("rating", Rating, "WHERE user_id = ? AND game = ? ORDER BY guild_id")
_TIMED_OUT = (
    "EXISTS (SELECT 1 FROM entry WHERE match_id = own.match_id AND seat = own.seat"
    " AND kind IN ('sit', 'resign') AND actor_id IS NULL AND number > ifnull((SELECT max(number)"
    " FROM entry WHERE match_id = own.match_id AND seat = own.seat AND kind = 'taken'), 0))"
)
"""A computer had to sit in, or the seat was given up by the clock; both were told to everybody.

What was before the person took the seat over counts for nothing.
"""
ATTENDED = (
    "SELECT own.sat_in_at IS NULL AND NOT (own.resigned_at IS NOT NULL AND"
    f" (own.resigned_at < match.ended_at OR {_TIMED_OUT})), {_TIMED_OUT}"
    " FROM seat AS own JOIN match ON match.id = own.match_id"
    " WHERE own.user_id = ? AND match.status = 'ended' AND EXISTS (SELECT 1 FROM seat"
    " WHERE match_id = own.match_id AND seat != own.seat AND user_id IS NOT NULL)"
    " ORDER BY own.match_id DESC LIMIT ?"
)
"""Whoever gives up and thereby ends a match has finished it; who leaves others behind has not."""
MEETINGS = (
    "SELECT match.game, own.seat, other.seat, match.outcome FROM seat AS own"
    " JOIN seat AS other ON other.match_id = own.match_id JOIN match ON match.id = own.match_id"
    " WHERE own.user_id = ? AND other.user_id = ? AND match.status = 'ended'"
    " ORDER BY own.match_id DESC LIMIT ?"
)
UNRANKED = "INSERT INTO unranked (user_id) VALUES (?) ON CONFLICT DO NOTHING"
RANKED = "DELETE FROM unranked WHERE user_id = ?"
IS_UNRANKED = "SELECT 1 FROM unranked WHERE user_id = ?"

# Letting go, and being forgotten

OVER = "status IN ('ended', 'cancelled')"
"""The partial index says it in the same words."""
OVER_BEFORE = (
    f"SELECT id FROM match WHERE {OVER} AND ended_at < ?"
    " AND NOT EXISTS (SELECT 1 FROM deadline WHERE match_id = match.id) ORDER BY ended_at LIMIT ?"
)
DROP_MATCH = f"DELETE FROM match WHERE id = ? AND {OVER}"
_NO_WISHES = (
    "x'', CAST('{}' AS BLOB), CAST('{\"language\":null}' AS BLOB),"
    ' CAST(\'{"language":null,"blocked":[]}\' AS BLOB)'
)
"""How earlier versions wrote that a person wishes nothing."""
DROP_IDLE_PEOPLE = (
    "DELETE FROM person WHERE user_id IN (SELECT user_id FROM person"
    f" WHERE preferences IN (?, {_NO_WISHES}) AND NOT EXISTS (SELECT 1 FROM seat"
    " JOIN match ON match.id = seat.match_id"
    f" WHERE seat.user_id = person.user_id AND {LIVE}) LIMIT ?)"
)
SEATS_OF = _select("seat", Seat, "WHERE user_id = ? ORDER BY match_id")
ALL_RATINGS_OF = _select("rating", Rating, "WHERE user_id = ? ORDER BY game, guild_id")
VOTES_OF = _select("vote", Vote, "WHERE user_id = ? ORDER BY match_id, question")
SOUNDS_OF = _select(
    "sound",
    Sound,
    "WHERE match_id IN (SELECT match_id FROM seat WHERE user_id = ?) AND user_id = ?"
    " ORDER BY match_id, ply, place",
)
HECKLES_OF = (
    "SELECT match_id, at FROM heckle WHERE user_id = ?"
    " AND match_id IN (SELECT match_id FROM seat WHERE user_id = ?) ORDER BY match_id"
)
OFFERED_BY = (
    "SELECT DISTINCT match_id FROM entry WHERE kind = 'offer' AND actor_id = ? ORDER BY match_id"
)
HOSTED_BY = "SELECT id FROM match WHERE host_id = ? ORDER BY id"
FORGET = (
    "DELETE FROM person WHERE user_id = ?",
    "DELETE FROM unranked WHERE user_id = ?",
    "DELETE FROM rating WHERE user_id = ?",
    "DELETE FROM vote WHERE user_id = ?",
    "DELETE FROM heckle WHERE user_id = ?",
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
DROP_OLD_POSTS = "DELETE FROM outbox WHERE match_id = ? AND surface GLOB ?"
TRACES = {
    ("message", "payload"): ("match_id", "surface"),
    ("outbox", "payload"): ("id",),
    ("outbox", "request"): ("id",),
    ("seat", "orders"): ("match_id", "seat"),
    ("seat", "ahead"): ("match_id", "seat"),
    ("person", "preferences"): ("user_id",),
    ("deadline", "payload"): ("match_id", "kind", "seat"),
}
"""The columns whose values may name people, and the keys of their rows."""
OF_MATCHES = ("message", "outbox")
"""Those of these tables in whose values names stand, besides ids."""


def traces(table: str, column: str) -> str:
    """Return the statement that finds the values of a column that hold some bytes."""
    key = ", ".join(TRACES[table, column])
    return f"SELECT {key}, {column} FROM {table} WHERE instr({column}, ?)"


def traces_in_match(table: str, column: str) -> str:
    """Return the statement that finds the values of a column in a match."""
    key = ", ".join(TRACES[table, column])
    return f"SELECT {key}, {column} FROM {table} WHERE match_id = ? AND {column} IS NOT NULL"


def replace_trace(table: str, column: str) -> str:
    """Return the statement that puts a value in place of one that stands as it was read."""
    key = " AND ".join(f"{name} = ?" for name in TRACES[table, column])
    return f"UPDATE {table} SET {column} = ? WHERE {key} AND {column} = ?"


THOROUGH = "PRAGMA secure_delete = ON"
"""What is deleted or replaced is overwritten, also in pages that become free."""
FRUGAL = "PRAGMA secure_delete = FAST"
"""It is overwritten where that costs no more writing."""

# What the program remembers of itself

SETTING = (
    "INSERT INTO setting (name, value) VALUES (?, ?) "
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
SWAP_SETTING = f"{SETTING} WHERE setting.value = ? RETURNING name"
SETTING_OF = "SELECT value FROM setting WHERE name = ?"
RESTORED = "restored"
"""The setting that says of when a backup is that was put back; "" once that was told."""
NOTE_RESTORED = (
    f"INSERT INTO setting (name, value) SELECT '{RESTORED}', CAST(ifnull(max(at), 0.0) AS TEXT)"
    " FROM (SELECT at FROM entry UNION ALL SELECT created_at FROM match) WHERE true"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
SKIP_IDS = "UPDATE sqlite_sequence SET seq = seq + ?"
