"""What happenings leave to be seen on the board until others have followed."""

from __future__ import annotations

from enum import StrEnum

from engines.core import Seat, Trace
from engines.magblast.fleet import found
from engines.magblast.model import ShipId, Zone
from engines.magblast.state import Play, State


class Left(StrEnum):
    """What a trace on the board tells.

    A place is a ship, then whose fleet it is in and in which zone, "2:red": the ship may be gone.
    """

    SHOT = "shot"
    """Somebody fired, from the first place at the second, and shouted."""
    HIT = "hit"
    """A ship took so much damage."""
    LOST = "lost"
    """A ship was destroyed."""


def of_shot(state: State, play: Play) -> Trace:
    """Return what a blast or squadron leaves that was just played."""
    source = play.ship or state.fleets[play.seat].flagship.value
    at = (source, _spot(play.seat, play.zone), *_place(state, play.target or ""))
    return Trace(Left.SHOT, play.seat, at, said=play.sound or "")


def of_hit(state: State, target: ShipId, damage: int) -> Trace:
    """Return what damage leaves that a ship or flagship is about to take."""
    left = Left.LOST if damage >= state.hull_left(target) else Left.HIT
    return Trace(left, state.owner(target), _place(state, target), damage)


def of_loss(state: State, target: ShipId) -> Trace:
    """Return what a ship or flagship leaves that is about to be destroyed."""
    return Trace(Left.LOST, state.owner(target), _place(state, target))


def _place(state: State, ship_id: ShipId) -> tuple[str, str]:
    owner, ship = found(state.fleets, ship_id)
    assert owner is not None, ship_id
    return ship_id, _spot(owner, None if ship is None else ship.zone)


def _spot(seat: Seat, zone: Zone | None) -> str:
    return f"{seat}:{zone or ''}"
