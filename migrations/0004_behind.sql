-- What: a post may name a surface of its match that must be empty before it goes out.
-- Why: people are asked for the best sound of a match below its last board, not above.

ALTER TABLE outbox ADD COLUMN behind TEXT;
