-- What: one row for each seat that has drafted orders: what its player has put together and
-- not yet submitted, in the order in which it would be.
-- Why: a turn of forty small decisions does not fit into the buttons of a message, and must
-- survive a restart.

CREATE TABLE draft (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    orders BLOB NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;
