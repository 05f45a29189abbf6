"""What is offered to be built, and where."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from engines.core import Seat
from engines.imperium.actions import Action, Build, Sow
from engines.imperium.board import Board, Mark, enemy_of
from engines.imperium.construction import MINES_PRICE, forbidden, price
from engines.imperium.hazards import endangered_sectors
from engines.imperium.judging.outlook import outlook_of
from engines.imperium.maps import Sector
from engines.imperium.sites import (
    base_distances,
    building_sites,
    ground_sites,
    hangars,
    yards,
)
from engines.imperium.space import in_ions, is_empty, is_free
from engines.imperium.stock import mines_left, stock
from engines.imperium.systems import Size
from engines.imperium.units import BUILDINGS, TROOPS, TYPES, Ability, Kind

FLEET = (
    Kind.TRANSPORT,
    Kind.DESTROYER,
    Kind.CRUISER,
    Kind.BATTLESHIP,
    Kind.FRIGATE,
    Kind.CORVETTE,
    Kind.CARRIER,
    Kind.ANNIHILATOR,
    Kind.MISSILE,
    Kind.MINELAYER,
    Kind.BASE,
)
YARDS = 2
"""At how many yards a kind of ship is offered."""
GROUNDS = 3
ENOUGH_LIFTS = 2
MOST = 12
"""How many buildings are offered in all."""


def buildings(board: Board, seat: Seat) -> tuple[Action, ...]:
    """Return what can be built, the most wanted first."""
    return (*islice(_Builder(board, seat).offers(), MOST), *_mines(board, seat))


class _Builder:
    """One look at what a side can afford, and where it would put it."""

    def __init__(self, board: Board, seat: Seat) -> None:
        self.board, self.seat = board, seat
        self.points = board.sides[seat].points
        self.to_the_front = board.map.nearest(board.map.homes[enemy_of(seat)], seat)
        self.outlook = outlook_of(board, seat)
        self.holes = endangered_sectors(board)

    def offers(self) -> Iterator[Action]:
        wanted = self._wanted()
        kinds = (*wanted, *(k for k in (*TROOPS_FIRST, *FLEET, *LAST) if k not in wanted))
        for kind in kinds:
            if self._can(kind):
                for at in self._places(kind):
                    if kind is not Kind.BASE or price(self.board, self.seat, kind, at) <= (
                        self.points
                    ):
                        yield Build(kind, at)

    def _can(self, kind: Kind) -> bool:
        cost = price(self.board, self.seat, kind)
        allowed = not forbidden(self.board, self.seat, kind)
        return allowed and cost <= self.points and stock(self.board, self.seat, kind) > 0

    def _wanted(self) -> tuple[Kind, ...]:
        """Return what is short: troops for the ships at hand, ships for the troops."""
        units = self.board.sides[self.seat].units.values()
        empty = sum(u.stats.troops for u in units if not TROOPS.intersection(u.cargo))
        spare = sum(self.outlook.land.depots.values())
        lifts = sum(u.kind is Kind.TRANSPORT for u in units)
        if self.outlook.land.prizes and lifts < ENOUGH_LIFTS:
            return (Kind.TRANSPORT, Kind.INFANTRY)
        return (Kind.INFANTRY, Kind.ARMOUR) if spare < empty else ()

    def _places(self, kind: Kind) -> tuple[Sector, ...]:
        board, seat = self.board, self.seat
        if kind in TROOPS:
            return tuple(sorted(ground_sites(board, seat), key=self._ground_rank)[:GROUNDS])
        if kind in BUILDINGS:
            return tuple(sorted(building_sites(board, seat, kind), key=self._ground_rank)[:2])
        if kind is Kind.BASE:
            return self._base_places()
        hangar = sorted(hangars(board, seat, kind), key=board.map.rank(seat))
        return (*hangar[:YARDS], *self._docks(kind))

    def _ground_rank(self, planet: Sector) -> tuple[int, int, int]:
        """Put planets first at which a ship waits for troops, then those near the enemy."""
        units = self.board.sides[self.seat].units
        near = self.board.map.neighbours[planet]
        waiting = sum(units[s].stats.troops for s in near if s in units)
        home = self.board.planets[planet].size is Size.HOME
        return (-waiting - 2 * home, *self.to_the_front(planet))

    def _docks(self, kind: Kind) -> tuple[Sector, ...]:
        """Return one sector at each of the yards nearest to the enemy, and at the home."""
        board = self.board
        found: list[Sector] = []
        for yard in sorted(yards(board, self.seat, kind), key=self.to_the_front):
            free = [s for s in board.map.neighbours[yard] if self._is_good(s) and s not in found]
            if free:
                found.append(min(free, key=self.to_the_front))
            if len(found) == YARDS:
                break
        return tuple(found)

    def _is_good(self, sector: Sector) -> bool:
        board = self.board
        if sector in self.holes or in_ions(board, sector):
            return False
        return is_free(board, sector)

    def _base_places(self) -> tuple[Sector, ...]:
        """Return the sector nearest to the enemy, and one beside a planet."""
        reach = base_distances(self.board, self.seat)
        good = [s for s in reach if self._is_good(s)]
        if not good:
            return ()
        near = min(good, key=lambda s: (reach[s], self.to_the_front(s)))
        within = [s for s in good if reach[s] <= self.points - TYPES[Kind.BASE].cost + 1]
        far = min(within or good, key=self.to_the_front)
        return tuple(dict.fromkeys((near, far)))


TROOPS_FIRST = (Kind.INFANTRY, Kind.ARMOUR)
LAST = (Kind.BOMBER, Kind.INTERCEPTOR, Kind.CANNON, Kind.SHIELD, Kind.ION_CANNON)


def _mines(board: Board, seat: Seat) -> Iterator[Action]:
    """Let each minelayer sow towards the enemy."""
    if board.sides[seat].points < MINES_PRICE or not mines_left(board):
        return
    to_the_front = board.map.nearest(board.map.homes[enemy_of(seat)], seat)
    for sector, unit in board.sides[seat].units.items():
        able = unit.can(Ability.LAY_MINES) and Mark.SOWN not in unit.marks
        if able and not in_ions(board, sector):
            empty = [s for s in board.map.neighbours[sector] if is_empty(board, s)]
            if empty:
                yield Sow(unit.id, min(empty, key=to_the_front))
