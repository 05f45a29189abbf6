-- What: which commit each writer has made last, and when.
-- Why: whoever loses the server while a commit ends looks here whether it was written. What a server
-- calls a transaction would not do: once it has crashed, it calls another so. A page keeps room for
-- what is written anew all the time.

CREATE TABLE writer (
    identity text COLLATE "C" PRIMARY KEY,
    token bigint NOT NULL,
    at real_number NOT NULL
) WITH (fillfactor = 20);
