"""A view as it would be after something that its viewer considers; nothing has happened yet."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engines.magblast.fleet import Fleet, Ship
from engines.magblast.model import ZONES, ShipId, Zone
from engines.magblast.view import View


def maneuvered(view: View, moved: Mapping[ShipId, Zone]) -> View:
    """Return the view as it would be with the viewer's ships moved to these zones."""
    if view.seat is None:
        return view
    fleet = view.fleets[view.seat]
    ships = tuple(replace(ship, zone=moved.get(ship.id, ship.zone)) for ship in fleet.ships)
    return _with_fleet(view, replace(fleet, ships=ships))


def placed(view: View, ships: tuple[ShipId, ...]) -> View:
    """Return the view as it would be with the viewer's fleet placed from yellow round to blue."""
    if view.seat is None:
        return view
    fleet = view.fleets[view.seat]
    standing = tuple(Ship(ship, zone) for ship, zone in zip(ships, ZONES, strict=False))
    return _with_fleet(view, replace(fleet, ships=standing))


def _with_fleet(view: View, fleet: Fleet) -> View:
    seat = view.seat
    assert seat is not None
    return replace(view, fleets=(*view.fleets[:seat], fleet, *view.fleets[seat + 1 :]))
