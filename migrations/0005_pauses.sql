-- What: since when a match is paused, and when an operator asked that it be tried again.
-- Why: a match that the program fails at stands still alone, with its clocks, and says so. The
-- operator's command is another process, which the running bot must hear.

ALTER TABLE match ADD COLUMN paused_at REAL;
ALTER TABLE match ADD COLUMN retry_at REAL;
