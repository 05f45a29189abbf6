-- What: what a person has chosen ahead for a seat, to be done once it is time.
-- Why: it is submitted with the move that makes it due, as answers of standing orders are, and
-- so stands with the seat, where every process reads it before it writes.

ALTER TABLE seat ADD COLUMN ahead BLOB;
