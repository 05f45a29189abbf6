"""The log and everything else in the database. Knows no game."""
