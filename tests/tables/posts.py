"""What changes put into the outbox."""

from __future__ import annotations

from engines.core import decode
from store import Changes, Outgoing
from tables.notice import Notice


def posts(changes: Changes) -> list[tuple[str, Notice]]:
    """Return the surface and the notice of each post, in order."""
    written = [one.parameters for one in changes.statements if "INSERT INTO outbox" in one.text]
    width = len(Outgoing.__struct_fields__)
    rows = [row[at : at + width] for row in written for at in range(0, len(row), width)]
    return [(row[2], decode(row[3], Notice)) for row in rows]
