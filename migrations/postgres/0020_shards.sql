-- What: which process serves which slice of the shards, until when, and when sessions of Discord's
-- gateway may begin: the next of each bucket, and how many until their number is full again.
-- Why: where one process dies another takes its slice, once; and all processes together keep to what
-- Discord allows one bot. All times are the database's own.

CREATE TABLE slice (
    first bigint PRIMARY KEY,
    last bigint NOT NULL,
    shards bigint NOT NULL,
    holder text COLLATE "C" NOT NULL,
    until real_number NOT NULL
);

CREATE TABLE identify (
    bucket bigint PRIMARY KEY,
    free_at real_number NOT NULL
);

CREATE TABLE session_start (
    id bigint PRIMARY KEY CHECK (id = 1),
    remaining bigint NOT NULL,
    resets_at real_number NOT NULL
);
