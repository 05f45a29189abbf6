-- What: from when on the time of a deadline runs (0: all along).
-- Why: what stops clocks for a while is credited afterwards, and to a clock that was wound in between,
-- or waits for somebody to come back, only for as long as it would have run.

ALTER TABLE deadline ADD COLUMN begins REAL NOT NULL DEFAULT 0.0;
