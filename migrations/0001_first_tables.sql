-- What: every table of the store (see store/rows.py for what the columns mean).
-- Why: the first version. `application_id` marks the file as Broadside's, so that no other
-- program's database is ever taken for one.

PRAGMA application_id = 0x42524453; -- "BRDS"

-- Ids are never used again (AUTOINCREMENT): buttons in old messages carry them.
CREATE TABLE match (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'ended', 'cancelled')),
    guild_id INTEGER,
    channel_id INTEGER NOT NULL,
    host_id INTEGER NOT NULL,
    locale TEXT NOT NULL,
    config BLOB NOT NULL,
    options BLOB NOT NULL,
    seed TEXT NOT NULL,
    created_at REAL NOT NULL,
    started_at REAL,
    ended_at REAL,
    outcome BLOB
) STRICT;

CREATE INDEX match_channel ON match (channel_id);
CREATE INDEX match_playing ON match (status) WHERE status = 'playing';
CREATE UNIQUE INDEX match_live ON match (channel_id) WHERE status IN ('lobby', 'playing');

CREATE TABLE seat (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user_id INTEGER,
    name TEXT NOT NULL,
    level TEXT,
    salt TEXT NOT NULL,
    resigned_at REAL,
    orders BLOB NOT NULL,
    PRIMARY KEY (match_id, seat),
    CHECK (user_id IS NOT NULL OR level IS NOT NULL)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_user ON seat (user_id) WHERE resigned_at IS NULL;

CREATE TABLE entry (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    kind TEXT NOT NULL,
    seat INTEGER,
    action BLOB NOT NULL,
    actor_id INTEGER,
    interaction_id INTEGER,
    ply INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX entry_interaction ON entry (interaction_id) WHERE interaction_id IS NOT NULL;

CREATE TABLE snapshot (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (match_id, ply)
) STRICT;

CREATE TABLE deadline (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL CHECK (seat >= -1),
    due_at REAL NOT NULL,
    payload BLOB NOT NULL,
    PRIMARY KEY (match_id, kind, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX deadline_due ON deadline (due_at);

-- A late "delivered" must never meet a younger post: ids are never used again here either.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    surface TEXT NOT NULL,
    payload BLOB NOT NULL,
    nonce TEXT NOT NULL UNIQUE CHECK (length(nonce) <= 25),
    created_at REAL NOT NULL,
    due_at REAL NOT NULL,
    attempted_at REAL,
    attempts INTEGER NOT NULL,
    lease_owner TEXT,
    lease_until REAL
) STRICT;

CREATE INDEX outbox_surface ON outbox (match_id, surface);
CREATE INDEX outbox_free ON outbox (max(due_at, ifnull(lease_until, 0.0)));

CREATE TABLE message (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    surface TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    posted_at REAL NOT NULL,
    payload BLOB NOT NULL,
    PRIMARY KEY (match_id, surface)
) STRICT;

CREATE INDEX message_id ON message (message_id);

CREATE TABLE person (
    user_id INTEGER PRIMARY KEY,
    locale TEXT,
    preferences BLOB NOT NULL
) STRICT;

CREATE TABLE guild (
    guild_id INTEGER PRIMARY KEY,
    locale TEXT,
    preferences BLOB NOT NULL
) STRICT;

CREATE TABLE rating (
    game TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    played INTEGER NOT NULL,
    PRIMARY KEY (game, user_id)
) STRICT, WITHOUT ROWID;

-- The ladder: best first by what a person is worth almost surely.
CREATE INDEX rating_ladder ON rating (game, mu - 3.0 * sigma DESC);

-- What the program remembers of itself, such as which commands it registered.
CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
