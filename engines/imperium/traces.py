"""What happenings leave to be seen on the map until others have followed."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from engines.core import TURN, Arg, Player, Trace


class Left(StrEnum):
    """What a trace on the map tells of its sectors."""

    MOVED = "moved"
    """A unit went from the first to the second."""
    BUILT = "built"
    """Something came there: built, bought, repaired, sown."""
    HIT = "hit"
    """Something was damaged there."""
    LOST = "lost"
    """Something was destroyed there."""
    TAKEN = "taken"
    """A planet changed hands."""


_LEFT: dict[str, Left] = {
    "moved": Left.MOVED,
    "jumped": Left.MOVED,
    "cloud-moved": Left.MOVED,
    "built": Left.BUILT,
    "conscripted": Left.BUILT,
    "sown": Left.BUILT,
    "repaired": Left.BUILT,
    "field-repaired": Left.BUILT,
    "damaged": Left.HIT,
    "bombarded": Left.HIT,
    "missile-hit": Left.HIT,
    "cannon-damaged": Left.HIT,
    "mines-flipped": Left.HIT,
    "cannon-destroyed": Left.LOST,
    "destroyed": Left.LOST,
    "swallowed": Left.LOST,
    "collapsed": Left.LOST,
    "sabotaged": Left.LOST,
    "annihilated": Left.LOST,
    "planet-erased": Left.LOST,
    "mines-removed": Left.LOST,
    "token-lost": Left.LOST,
    "occupied": Left.TAKEN,
    "conquered": Left.TAKEN,
    "raided": Left.TAKEN,
    "neutral": Left.TAKEN,
    "mutinied": Left.TAKEN,
}
"""What the events leave, by the end of their keys; the others leave nothing."""
_OF_AN_ATTACK: dict[Arg, Left] = {"damaged": Left.HIT, "destroyed": Left.LOST}
"""What a resolved attack leaves of the enemy's unit, by its verdict."""
_WHERE = ("start", "sector", "planet")
"""The arguments of an event that are sectors of the map, in the order of going there."""


def trace_of(key: str, args: Mapping[str, Arg]) -> Trace | None:
    """Return what the event `imperium-event-<key>` leaves to be seen; None if nothing."""
    if key == "player-turn":
        return TURN
    left = _OF_AN_ATTACK.get(args["verdict"]) if key == "attack-resolved" else _LEFT.get(key)
    if left is None:
        return None
    who = args.get("enemy", args.get("player"))
    at = tuple([place for name in _WHERE if isinstance(place := args.get(name), str)])
    return Trace(left, who.seat if isinstance(who, Player) else None, at)
