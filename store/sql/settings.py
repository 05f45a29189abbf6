"""What the program remembers of itself."""

from __future__ import annotations

SETTING = (
    "INSERT INTO setting (name, value) VALUES (?, ?) "
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
SWAP_SETTING = f"{SETTING} WHERE setting.value = ? RETURNING name"
SETTING_OF = "SELECT value FROM setting WHERE name = ?"
COMMANDS_HASH = "commands"
"""The setting that says which commands Discord has."""
FORGET_OUTSIDE = f"DELETE FROM setting WHERE name = '{COMMANDS_HASH}'"
"""Forgets what was noted of the world outside: it may be otherwise since a backup was made."""
RESTORED = "restored"
"""The setting that says of when a backup is that was put back; "" once that was told."""
NOTE_RESTORED = (
    f"INSERT INTO setting (name, value) SELECT '{RESTORED}', CAST(coalesce(max(at), 0.0) AS TEXT)"
    " FROM (SELECT at FROM entry UNION ALL SELECT created_at FROM match) AS done WHERE true"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
SKIPPED = "skipped"
"""The setting that says from where on the numbers of questions are to go on; "" once they do."""
