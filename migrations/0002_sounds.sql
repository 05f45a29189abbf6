-- What: the sounds that players make, those of a match that stand for election with the votes
-- they got, the votes cast in a menu, and when the eliminated last heckled.
-- Why: the best sounds are listed, and when a match ends everybody votes for the best and the
-- worst.

-- One row for each time a sound is heard: when it is made (`damage` 0) and when it hits.
CREATE TABLE sound (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    place INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user_id INTEGER,
    words TEXT NOT NULL,
    damage INTEGER NOT NULL,
    destroyed INTEGER NOT NULL,
    PRIMARY KEY (match_id, ply, place)
) STRICT, WITHOUT ROWID;

-- `best` and `worst` are votes, NULL until they are counted; `guild_id` is the match's.
CREATE TABLE candidate (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    place INTEGER NOT NULL CHECK (place BETWEEN 1 AND 10),
    guild_id INTEGER,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    words TEXT NOT NULL,
    damage INTEGER NOT NULL,
    destroyed INTEGER NOT NULL,
    best INTEGER,
    worst INTEGER,
    PRIMARY KEY (match_id, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX candidate_best ON candidate (guild_id, best DESC, destroyed DESC, damage DESC, match_id)
    WHERE best > 0;

CREATE TABLE vote (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    question TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (match_id, question, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE heckle (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;
