-- What: a seat's random value by which its person is bound into the proof; a match's seed of the
-- dice, and since when it is being dealt; the running hash of the log after each entry, and what of
-- it is shown from there on.
-- Why: no proof names anybody, and that value can be forgotten. The deal hangs on the message that
-- begins a match, and the log's hash stands with every board. Matches of before have none of it.

ALTER TABLE seat ADD COLUMN pepper TEXT;
ALTER TABLE match ADD COLUMN chance TEXT;
ALTER TABLE match ADD COLUMN starting_at REAL;
ALTER TABLE entry ADD COLUMN chain TEXT;
ALTER TABLE entry ADD COLUMN shown TEXT;

-- Matches that are being dealt, of which there are hardly ever any.
CREATE INDEX match_starting ON match (starting_at, id)
    WHERE status = 'lobby' AND starting_at IS NOT NULL;
