-- What: of a seat, what is left of its bank of time while its clock does not run (NULL: it is
-- full), how many times in a row its person let a clock run out, and since when a computer sits
-- in for the person (NULL: none does).
-- Why: a clock may be a bank that each move adds to, and no match waits for anybody for longer
-- than two clocks: a computer sits in, and gives the seat back when asked. Other processes read it.

ALTER TABLE seat ADD COLUMN bank REAL;
ALTER TABLE seat ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN sat_in_at REAL;
