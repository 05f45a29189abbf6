"""Every statement of the store, and nothing else: SQLite's dialect lives here alone.

Parameters stand in the order of the statement (numbered ones, `?1`, warn in some Pythons).
Where a statement promises a row (`RETURNING`, or a plain `SELECT 1`), getting none means that
its condition failed. `sqlite` has what only SQLite is told, of the file as a whole; the others
have what is asked about one thing.
"""
