"""A match in a channel: seats, turns, undo, clocks, computers, delivery. Knows no Discord."""

from store import StoreError
from tables.errors import NoMatch, NotSeated, Paused, StaleDecision, StaleDraft, TableRefusal
from tables.match.scene import Scene
from tables.notice import Notice
from tables.options import Absence, Board, Clock, Expired, Response, TableOptions, Welcome
from tables.outbox.transport import (
    Delivered,
    Delivery,
    Fixed,
    Gone,
    Later,
    Poll,
    Shut,
    Transport,
)
from tables.tables import Receipt, Tables

__all__ = [
    "Absence",
    "Board",
    "Clock",
    "Delivered",
    "Delivery",
    "Expired",
    "Fixed",
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
    "StoreError",
    "TableOptions",
    "TableRefusal",
    "Tables",
    "Transport",
    "Welcome",
]
