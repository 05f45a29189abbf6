-- What: how often what a seat was asked was taken back.
-- Why: a later question may have the same number in the game, and a button of the earlier one must
-- not answer it.

ALTER TABLE seat ADD COLUMN withdrawn bigint NOT NULL DEFAULT 0;
