-- What: which commit each writer to a server has made last. In a file nothing is noted.
-- Why: whoever loses the server while a commit ends looks here whether it was written. What a server
-- calls a transaction would not do: once it has crashed, it calls another so.

CREATE TABLE writer (
    identity TEXT PRIMARY KEY,
    token INTEGER NOT NULL,
    at REAL NOT NULL
) STRICT;
