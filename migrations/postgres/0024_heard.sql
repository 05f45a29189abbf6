-- What: which interactions have changed a lobby lately.
-- Why: of two processes that Discord tells of the same press the second would do it again, since a
-- lobby has no log that knows it.

CREATE TABLE heard (
    interaction_id bigint PRIMARY KEY,
    at real_number NOT NULL
);

CREATE INDEX heard_at ON heard (at);
