"""Concussive Blast: the ships of the zone that was hit are thrown about (ruling 29)."""

from __future__ import annotations

from itertools import product

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.magblast.fleet import Ship, with_ship
from engines.magblast.model import ZONE_CAP, ZONES, Scatter, ShipId, Zone
from engines.magblast.refusals import refuse
from engines.magblast.state import State, with_fleet
from engines.magblast.telling import ZONE_NAMES, Run, ship_name, ship_names


def thrown(state: State) -> tuple[Seat, tuple[Ship, ...]]:
    """Return who was hit, and the ships of the zone in question."""
    question = state.question
    assert question is not None
    assert question.zone is not None
    owner = state.owner(question.ship or "")
    assert owner is not None
    return owner, state.fleets[owner].in_zone(question.zone)


def need_room_to_throw(state: State, target: ShipId) -> None:
    """Raise `IllegalAction` if every other zone around the ship that was hit is full."""
    owner = state.owner(target)
    assert owner is not None
    fleet = state.fleets[owner]
    ship = fleet.ship(target)
    if ship is not None and not set(fleet.open_zones()) - {ship.zone}:
        raise refuse("nowhere-to-throw", player=Player(owner), zone=ZONE_NAMES[ship.zone])


def _fits(state: State, zones: tuple[Zone, ...]) -> bool:
    """Tell whether no zone would hold more than three ships; speed does not matter."""
    owner, ships = thrown(state)
    staying = [ship.zone for ship in state.fleets[owner].ships if ship not in ships]
    return all((*staying, *zones).count(zone) <= ZONE_CAP for zone in ZONES)


def layouts(state: State) -> tuple[Scatter, ...]:
    """Return every way to scatter the ships, the one that moves none first."""
    _, ships = thrown(state)
    stay = tuple(ship.zone for ship in ships)
    every = (zones for zones in product(ZONES, repeat=len(ships)) if zones != stay)
    return tuple(Scatter(zones) for zones in (stay, *every) if _fits(state, zones))


def check_scatter(state: State, action: Scatter) -> None:
    """Raise `IllegalAction` unless each ship has a zone and no zone is too full."""
    _, ships = thrown(state)
    if len(action.zones) != len(ships):
        raise refuse("scatter-each", ships=ship_names(s.id for s in ships), count=len(ships))
    if not _fits(state, action.zones):
        raise refuse("scatter-crowded")


def scatter(state: State, action: Scatter, run: Run) -> State:
    """Throw the ships about."""
    owner, ships = thrown(state)
    fleet = state.fleets[owner]
    landed = tuple(map(_landed, ships, action.zones))
    for ship in landed:
        if ship not in ships:
            where = ZONE_NAMES[ship.zone]
            run.tell("thrown", player=Player(owner), ship=ship_name(ship.id), zone=where)
        fleet = with_ship(fleet, ship)
    if landed == ships:
        run.tell("thrown-nowhere", player=Player(owner))
    return replace(with_fleet(state, owner, fleet), question=None)


def _landed(ship: Ship, zone: Zone) -> Ship:
    return replace(ship, zone=zone)
