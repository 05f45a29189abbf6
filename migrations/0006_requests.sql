-- What: what was asked of Discord for a post, word for word.
-- Why: a request that was not confirmed may have been carried out, an edit as well as a send. It
-- is repeated as it was before anything else is told, or a line might stand twice.

ALTER TABLE outbox ADD COLUMN request BLOB;
