"""Logs that were never played, with the entries that a test is about."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Seat, encode
from store import Entry
from tests.laws.entries import made_by

Line = tuple[str, Seat | None, object]


def log(*lines: Line, shown: str = "") -> list[Entry]:
    """Return a log whose entries were made at 1, 2, 3 …; `shown` has a letter for each."""
    return [
        replace(
            made_by(0, number),
            number=number,
            kind=kind,
            seat=seat,
            action=b"" if what is None else encode(what),
            at=float(number),
            shown=shown[number - 1] if shown else "a",
        )
        for number, (kind, seat, what) in enumerate(lines, start=1)
    ]
