"""A match in a channel: seats, turns, undo, clocks, computers, delivery. Knows no Discord."""

from tables.errors import NoMatch, NotSeated, Paused, StaleDecision, StaleDraft, TableRefusal
from tables.match.scene import Scene
from tables.options import Clock, Response, TableOptions
from tables.outbox.courier import (
    Courier,
    Delivered,
    Delivery,
    Gone,
    Later,
    Poll,
    Shut,
)
from tables.outbox.notice import Notice
from tables.tables import Receipt, Tables

__all__ = [
    "Clock",
    "Courier",
    "Delivered",
    "Delivery",
    "Gone",
    "Later",
    "NoMatch",
    "NotSeated",
    "Notice",
    "Paused",
    "Poll",
    "Receipt",
    "Response",
    "Scene",
    "Shut",
    "StaleDecision",
    "StaleDraft",
    "TableOptions",
    "TableRefusal",
    "Tables",
]
