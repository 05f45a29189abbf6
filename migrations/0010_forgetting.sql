-- What: the seed of the dice where salts no longer make it, and indexes by which the seats of a
-- person and the matches that are over are found.
-- Why: whoever asks for it is forgotten, and salts of earlier versions named people. The matches
-- of the others can still be played again. Matches that are over are let go after some time.

ALTER TABLE match ADD COLUMN dice TEXT;

CREATE INDEX seat_person ON seat (user_id) WHERE user_id IS NOT NULL;

CREATE INDEX match_over ON match (ended_at) WHERE status IN ('ended', 'cancelled');
