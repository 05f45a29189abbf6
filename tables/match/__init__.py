"""One match: its log, where it stands, and what moves it."""
