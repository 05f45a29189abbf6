"""Moving one's ships around the flagship ("Fase 4: Maniobra", ruling 15).

What counts is where a ship began the phase and where it ends: until the phase is finished
it may be put anywhere within its speed, back to its beginning too.
"""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Either, Player, Seat
from engines.magblast.firing import check_not_mined
from engines.magblast.fleet import Fleet, Ship
from engines.magblast.model import (
    MANEUVER,
    ZONE_CAP,
    ZONES,
    Kind,
    Maneuver,
    Move,
    Zone,
    distance,
)
from engines.magblast.refusals import need_own_ship, need_phase, refuse
from engines.magblast.state import State, own_ship, with_fleet, with_fleet_ship
from engines.magblast.telling import ZONE_NAMES, Run, ship_name, ship_names, zone_names


def reachable(ship: Ship) -> tuple[Zone, ...]:
    """Return where a ship may end this phase, the zone it is in aside."""
    start, speed = ship.origin or ship.zone, ship.card.speed
    near = [zone for zone in ZONES if distance(start, zone) <= speed]
    return tuple([zone for zone in near if zone is not ship.zone])


def can_maneuver(fleet: Fleet) -> bool:
    """Tell whether any ship of a fleet could move."""
    return not fleet.under(Kind.MINEFIELD) and any(ship.card.speed for ship in fleet.ships)


def check_move(state: State, seat: Seat, action: Move) -> None:
    """Raise `IllegalAction` unless the ship may be in that zone at the end of the phase."""
    need_phase(state, MANEUVER)
    check_not_mined(state, seat)
    ship = need_own_ship(state, seat, action.ship)
    zones = reachable(ship)
    if action.zone not in zones:
        raise refuse(
            "out-of-reach",
            ship=ship_name(ship.id),
            zone=ZONE_NAMES[action.zone],
            speed=ship.card.speed,
            zones=Either(zone_names(zones)),
        )


def move(state: State, seat: Seat, action: Move, run: Run) -> State:
    """Move a ship; finishing the phase makes it final."""
    ship = own_ship(state, seat, action.ship)
    state = _moved(state, seat, action)
    run.tell(
        "moves",
        player=Player(seat),
        ship=ship_name(ship.id),
        start=ZONE_NAMES[ship.zone],
        zone=ZONE_NAMES[action.zone],
    )
    return state


def _moved(state: State, seat: Seat, action: Move) -> State:
    ship = own_ship(state, seat, action.ship)
    return with_fleet_ship(state, seat, replace(ship, zone=action.zone))


def check_maneuver(state: State, seat: Seat, action: Maneuver) -> None:
    """Raise `IllegalAction` unless each move is possible after those before, and all fit."""
    need_phase(state, MANEUVER)
    for one in action.moves:
        check_move(state, seat, one)
        state = _moved(state, seat, one)
    check_layout(state, seat)


def maneuver(state: State, seat: Seat, action: Maneuver, run: Run) -> State:
    """Make several moves; the phase is finished by whoever called."""
    for one in action.moves:
        state = move(state, seat, one, run)
    return state


def check_layout(state: State, seat: Seat) -> None:
    """Raise `IllegalAction` if a zone holds more than three ships."""
    fleet = state.fleets[seat]
    lying = [ship.zone for ship in fleet.ships]
    for zone in ZONES:
        if lying.count(zone) > ZONE_CAP:
            ships = fleet.in_zone(zone)
            moved = tuple(ship for ship in ships if ship.origin not in (None, zone))
            raise refuse(
                "zone-crowded",
                zone=ZONE_NAMES[zone],
                count=len(ships),
                ships=ship_names(ship.id for ship in moved),
            )


def with_origins(state: State, seat: Seat, *, marked: bool) -> State:
    """Return the state with each ship's zone marked as its beginning, or no longer."""
    fleet = state.fleets[seat]
    ships = tuple([replace(ship, origin=ship.zone if marked else None) for ship in fleet.ships])
    return with_fleet(state, seat, replace(fleet, ships=ships))


def way_back(state: State, seat: Seat) -> Move | None:
    """Return a move that takes a ship out of a crowded zone; None if no zone is crowded."""
    fleet = state.fleets[seat]
    for ship in fleet.ships:
        crowded = len(fleet.in_zone(ship.zone)) > ZONE_CAP
        if crowded and ship.origin is not None and ship.origin is not ship.zone:
            return Move(ship.id, ship.origin)
    return None
