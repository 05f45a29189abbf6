"""Supply of squadrons (rulebook, phase 4; ruling I-R10)."""

from __future__ import annotations

from engines.core import Player, Seat
from engines.imperium.actions import Save
from engines.imperium.board import Board, Unit
from engines.imperium.maps import Sector
from engines.imperium.names import unit_name
from engines.imperium.space import in_ions, own_unit
from engines.imperium.telling import Run, refuse
from engines.imperium.units import SQUADRONS, TYPES, Kind

SUPPLY_RANGE = 3
_BASE = Kind.BASE


def sources(board: Board, seat: Seat) -> tuple[Sector, ...]:
    """Return what supplies any number of squadrons: own planets and bases."""
    units = board.sides[seat].units
    bases = [sector for sector, unit in units.items() if unit.kind is _BASE]
    return (*board.controlled(seat), *bases)


def carriers(board: Board, seat: Seat) -> dict[Sector, int]:
    """Return the ships that can supply squadrons besides those aboard, and how many."""
    spare = {s: spare_supply(unit) for s, unit in board.sides[seat].units.items()}
    return {sector: count for sector, count in spare.items() if count > 0}


def spare_supply(unit: Unit) -> int:
    """Return how many squadrons outside a ship can supply: its free places."""
    return unit.stats.squadrons - sum(kind in SQUADRONS for kind in unit.cargo)


def supply_range(board: Board, seat: Seat) -> frozenset[Sector]:
    """Return the sectors in which a squadron of `seat` could be supplied."""
    centres = (*sources(board, seat), *carriers(board, seat))
    return frozenset(s for centre in centres for s in board.map.within(centre, SUPPLY_RANGE))


def needing_carriers(board: Board, seat: Seat) -> tuple[Sector, ...]:
    """Return the squadrons on the map that no planet and no base supplies."""
    units = board.sides[seat].units
    out = [sector for sector, unit in units.items() if unit.kind in SQUADRONS]
    if not out:
        return ()
    found, far = sources(board, seat), board.map.distances
    return tuple(
        sector for sector in out if all(far(sector)[source] > SUPPLY_RANGE for source in found)
    )


def unsupplied(board: Board, seat: Seat) -> tuple[Sector, ...]:
    """Return the squadrons that will be lost, as few as possible.

    Those asked to be supplied first come first, then the dearest.
    """
    waiting = needing_carriers(board, seat)
    if not waiting:
        return ()
    order = sorted(waiting, key=lambda sector: _urgency(board, seat, sector))
    spare = carriers(board, seat)
    reach = {
        sector: tuple(c for c in spare if board.map.distance(sector, c) <= SUPPLY_RANGE)
        if not in_ions(board, sector)
        else ()
        for sector in order
    }
    served: dict[Sector, list[Sector]] = {carrier: [] for carrier in spare}
    return tuple(s for s in order if not _serve(s, reach, spare, served, set()))


def savable(board: Board, seat: Seat) -> tuple[Sector, ...]:
    """Return the squadrons that will be lost, and not if they are asked to be supplied first."""
    units = board.sides[seat].units

    def is_helped(sector: Sector) -> bool:
        return sector not in unsupplied(_first(board, units[sector].id), seat)

    return tuple(filter(is_helped, unsupplied(board, seat)))


def _serve(
    squadron: Sector,
    reach: dict[Sector, tuple[Sector, ...]],
    spare: dict[Sector, int],
    served: dict[Sector, list[Sector]],
    tried: set[Sector],
) -> bool:
    """Find a place for a squadron, moving others to other carriers where that helps."""
    for carrier in reach[squadron]:
        if carrier in tried:
            continue
        tried.add(carrier)
        if len(served[carrier]) < spare[carrier]:
            served[carrier].append(squadron)
            return True
        for other in tuple(served[carrier]):
            if _serve(other, reach, spare, served, tried):
                served[carrier].remove(other)
                served[carrier].append(squadron)
                return True
    return False


def _urgency(board: Board, seat: Seat, sector: Sector) -> tuple[int, int, str]:
    unit = board.sides[seat].units[sector]
    first = board.effects.first_supplied
    place = first.index(unit.id) if unit.id in first else len(first)
    return place, -TYPES[unit.kind].cost, unit.id


def check_save(board: Board, seat: Seat, action: Save) -> None:
    """Refuse what is no squadron that waits for a carrier."""
    sector, _ = own_unit(board, seat, action.unit)
    if sector not in needing_carriers(board, seat):
        refuse("save-needless", sector=sector)
    if action.unit in board.effects.first_supplied:
        refuse("save-twice", sector=sector)


def save(board: Board, seat: Seat, action: Save, run: Run) -> Board:
    """Put a squadron at the end of those that are supplied first."""
    return _first(board, action.unit)


def _first(board: Board, unit: str) -> Board:
    return board.with_effects(first_supplied=(*board.effects.first_supplied, unit))


def check_supply(board: Board, seat: Seat, run: Run) -> Board:
    """Remove the squadrons out of supply, unless Emergency Supply was played."""
    if board.effects.supply_skipped:
        return board
    for sector in unsupplied(board, seat):
        unit = board.sides[seat].units[sector]
        run.tell("out-of-supply", player=Player(seat), unit=unit_name(unit), sector=sector)
        board = board.with_unit(seat, sector, None)
    return board
