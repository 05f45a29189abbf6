"""What computers are called: names that nobody else bears, the same in every language."""

from __future__ import annotations

from engines.core import Seat

NAMES = (
    "Ozzik",
    "Brakka",
    "Tumbel",
    "Quondo",
    "Pibbax",
    "Zurrim",
    "Morvika",
    "Lumpet",
    "Kessaro",
    "Drindle",
    "Hobbix",
    "Nettora",
    "Gorlam",
    "Sprolko",
    "Yaddora",
    "Wimbrel",
    "Umbaxo",
    "Feltrin",
    "Jolbira",
    "Ragtik",
    "Arkudel",
    "Icsomo",
    "Varnoli",
)
"""As many as a prime number, so that any stride meets each of them once."""
MARK = "🤖"
"""Stands before a computer's name where it matters that it is one."""


def computer_name(match_id: int, seat: Seat) -> str:
    """Return what the computer on a seat is called, in this match and for as long as it runs."""
    stride = 1 + match_id % (len(NAMES) - 1)
    return NAMES[(5 * match_id + stride * seat) % len(NAMES)]
