"""What changes put into the outbox."""

from __future__ import annotations

from engines.core import decode
from store import Changes
from tables.notice import Notice


def posts(changes: Changes) -> list[tuple[str, Notice]]:
    """Return the surface and the notice of each post, in order."""
    rows = [one.parameters for one in changes.statements if "INSERT INTO outbox" in one.text]
    return [(row[2], decode(row[3], Notice)) for row in rows]
