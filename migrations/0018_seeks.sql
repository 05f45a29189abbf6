-- What: who looks for somebody to play with: in which server and channel, what, since and until when,
-- to which lobby they were brought together with another, and who has let them wait before.
-- Why: whoever looks goes on doing so until somebody fits, also over a restart; and two are brought
-- together once, by whichever process is first.

CREATE TABLE seek (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    locale TEXT NOT NULL,
    wanted BLOB NOT NULL,
    passed BLOB NOT NULL,
    since REAL NOT NULL,
    until REAL NOT NULL,
    match_id INTEGER REFERENCES match (id) ON DELETE SET NULL
) STRICT;

CREATE INDEX seek_user ON seek (user_id);
CREATE INDEX seek_since ON seek (since, id);
CREATE INDEX seek_match ON seek (match_id) WHERE match_id IS NOT NULL;
