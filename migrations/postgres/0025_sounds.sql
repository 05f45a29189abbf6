-- What: no name stands beside a sound whose seat had gone to somebody else by the end.
-- Why: it was the name of that other person, and stayed after they were forgotten.

UPDATE candidate SET name = '' WHERE EXISTS (
    SELECT 1 FROM seat WHERE seat.match_id = candidate.match_id
    AND seat.seat = candidate.seat AND seat.user_id <> candidate.user_id
);
