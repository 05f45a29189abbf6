-- What: an index by which the matches are found in which a person has offered the own seat.
-- Why: whoever handed a seat to somebody else stands in the log alone, and asks to be forgotten, or
-- what is kept of them.

CREATE INDEX entry_offered ON entry (actor_id) WHERE kind = 'offer';
