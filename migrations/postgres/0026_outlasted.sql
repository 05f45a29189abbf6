-- What: who was out of the game when the person of a seat gave up.
-- Why: whoever gives up stands before those, and behind whoever is out of it later.

ALTER TABLE seat ADD COLUMN outlasted bytea;
