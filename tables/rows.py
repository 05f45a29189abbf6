"""The rows that those who show matches read: what the tables pass on of the store."""

from store import (
    FORMER,
    Candidate,
    Match,
    Meeting,
    Person,
    Rating,
    Seat,
    Seek,
    Sight,
    Sound,
    Status,
)
from store import Message as ShownMessage

__all__ = [
    "FORMER",
    "Candidate",
    "Match",
    "Meeting",
    "Person",
    "Rating",
    "Seat",
    "Seek",
    "ShownMessage",
    "Sight",
    "Sound",
    "Status",
]
