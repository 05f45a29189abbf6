-- What: whose time ran, and until when, as an entry was appended: "seat due_at, …".
-- Why: whoever takes a move back gets the time that was left for it, and no more. What was
-- written before says nothing of it.

ALTER TABLE entry ADD COLUMN clocks TEXT;
