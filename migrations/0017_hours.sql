-- What: of a seat, the nights and weekends in which its person's time is not over, as they stood when
-- the person sat down (NULL: there are none).
-- Why: everybody sees before a match what hours count in it, and nobody changes them in the middle.

ALTER TABLE seat ADD COLUMN hours BLOB;
