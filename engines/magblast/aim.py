"""Who may be attacked with what: neighbours, asteroids, zones and shields.

Where an attack is not possible, its obstacle is named by the end of a refusal's key.
"""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Seat
from engines.magblast.editions import is_flagship
from engines.magblast.fleet import Fleet, Ship, found
from engines.magblast.model import ZONES, Kind, ShipId, Zone, distance
from engines.magblast.state import State


def only_neighbours(state: State) -> bool:
    """Tell whether only neighbours may be attacked (Controlled Carnage; second edition, 5-8)."""
    if state.config.controlled_carnage:
        return True
    least = state.edition.neighbours_from
    if least is None or len(state.fleets) < least:
        return False
    return not (state.config.open_at_four and len(state.living) <= 4)


def attackable(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return whose fleets a seat may attack, in the order of play (ruling 36)."""
    others = tuple([other for other in state.clockwise(seat) if other != seat])
    if only_neighbours(state) and len(others) > 2:
        return (others[0], others[-1])
    return others


def _fleet_obstacle(state: State, seat: Seat, owner: Seat) -> str | None:
    if owner == seat:
        return "own-target"
    if owner not in attackable(state, seat):
        return "neighbours"
    if state.fleets[owner].under(Kind.ASTEROIDS):
        return "asteroids"
    return None


def blast_obstacle(state: State, seat: Seat, ship: Ship, target: ShipId) -> str | None:
    """Return why `ship` cannot hit `target` with a blast; None if it can."""
    owner, aimed = found(state.fleets, target)
    if owner is None:
        return "no-such-target"
    obstacle = _fleet_obstacle(state, seat, owner)
    if obstacle is not None:
        return obstacle
    if aimed is None:
        return None if state.fleets[owner].is_empty(ship.zone) else "shielded"
    return None if aimed.zone in _reach(ship) else "other-zone"


def _reach(ship: Ship) -> tuple[Zone, ...]:
    if not ship.has(Kind.LONG_RANGE_CANNON):
        return (ship.zone,)
    return tuple(zone for zone in ZONES if distance(ship.zone, zone) <= 1)


def squadron_obstacle(state: State, seat: Seat, kind: Kind, target: ShipId) -> str | None:
    """Return why a squadron cannot attack `target`; None if it can."""
    owner, aimed = found(state.fleets, target)
    if owner is None:
        return "no-such-target"
    obstacle = _fleet_obstacle(state, seat, owner)
    if obstacle is not None:
        return obstacle
    zones = _launch_zones(state.fleets[seat], kind)
    fleet = state.fleets[owner]
    if aimed is None:
        return None if any(fleet.is_empty(zone) for zone in zones) else f"{kind}-shielded"
    if aimed.zone not in zones:
        return "bomber-zone"
    if any(ship.has(Kind.POINT_DEFENSE_TURRET) for ship in fleet.in_zone(aimed.zone)):
        return "point-defense"
    return None


def _launch_zones(fleet: Fleet, kind: Kind) -> tuple[Zone, ...]:
    """Return the zones that a squadron reaches; bombers only their carriers' (ruling 19)."""
    if kind is Kind.FIGHTER:
        return ZONES
    return tuple({ship.zone: None for ship in fleet.carriers()})


def enemies(state: State, seat: Seat) -> Iterator[ShipId]:
    """Yield every ship and flagship that a seat might attack, as far as fleets go."""
    for other in attackable(state, seat):
        fleet = state.fleets[other]
        if not fleet.under(Kind.ASTEROIDS):
            yield fleet.flagship.value
            yield from (ship.id for ship in fleet.ships)


def blast_targets(state: State, seat: Seat, ship: Ship) -> tuple[ShipId, ...]:
    """Return everything that `ship` can hit with a blast."""
    return tuple(t for t in enemies(state, seat) if blast_obstacle(state, seat, ship, t) is None)


def squadron_targets(state: State, seat: Seat, kind: Kind) -> tuple[ShipId, ...]:
    """Return everything that a squadron of this kind can attack."""
    return tuple(t for t in enemies(state, seat) if squadron_obstacle(state, seat, kind, t) is None)


def is_fleet(state: State, target: ShipId | None) -> bool:
    """Tell whether a target is a flagship in play, and so stands for a fleet."""
    return target is not None and is_flagship(target) and state.owner(target) is not None
