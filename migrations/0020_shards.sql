-- What: which process serves which slice of the shards, until when, and when sessions of Discord's
-- gateway may begin: the next of each bucket, and how many until their number is full again.
-- Why: where one process dies another takes its slice, once; and all processes together keep to what
-- Discord allows one bot. All times are the database's own.

CREATE TABLE slice (
    first INTEGER PRIMARY KEY,
    last INTEGER NOT NULL,
    shards INTEGER NOT NULL,
    holder TEXT NOT NULL,
    until REAL NOT NULL
) STRICT;

CREATE TABLE identify (
    bucket INTEGER PRIMARY KEY,
    free_at REAL NOT NULL
) STRICT;

CREATE TABLE session_start (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    remaining INTEGER NOT NULL,
    resets_at REAL NOT NULL
) STRICT;
