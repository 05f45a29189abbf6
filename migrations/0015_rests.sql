-- What: until when the clocks of a match rest.
-- Why: its people may agree on a pause. Whatever is wound meanwhile begins to run afterwards, which
-- every process must know that writes a clock.

ALTER TABLE match ADD COLUMN rests_until REAL;
