"""What a position promises a side: what its units could gain, and what threatens them.

Rough values in construction points, for ordering moves and for estimating positions. All of
it is read off the open board.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property
from typing import TypeAlias

from engines.core import Seat
from engines.imperium.board import Board, Unit, enemy_of
from engines.imperium.judging.landscape import LIFTS, Landscape, landscape_of, patience
from engines.imperium.judging.routes import FAR
from engines.imperium.maps import Sector
from engines.imperium.systems import Size
from engines.imperium.units import TYPES, Kind

Units: TypeAlias = dict[Sector, Unit]
MISSILE_STRENGTH = 12
"""A missile destroys anything; so much of a threat it is to be."""
USEFULNESS = {Kind.MINELAYER: 0.5, Kind.BASE: 0.7, Kind.CARRIER: 0.8, Kind.MISSILE: 0.8}
"""What is left of the price of units that seldom decide anything."""


class Outlook:
    """The prospects of one side: they hang on its landscape and the enemy's units."""

    def __init__(self, land: Landscape, board: Board) -> None:
        self.land = land
        self._board = board
        self._enemies = board.sides[enemy_of(land.seat)].units
        self._threats: dict[Sector, int] = {}
        self._promises: dict[tuple[Sector, Kind, bool, tuple[Kind, ...]], float] = {}

    def threat(self, sector: Sector) -> int:
        """Return the strength that the enemy could bring against a sector in its next turn."""
        total = self._threats.get(sector)
        if total is None:
            away = self._board.map.distances(sector)
            total = sum([attack for at, reach, attack in self._guns if away[at] <= reach])
            self._threats[sector] = total
        return total

    @cached_property
    def _guns(self) -> list[tuple[Sector, int, int]]:
        """Where the enemy's units stand, how far they reach, and how hard they hit."""
        found = [(at, unit, unit.stats) for at, unit in self._enemies.items()]
        return [(at, stats.move + 1, _strength(unit)) for at, unit, stats in found]

    def promise(self, unit: Unit, sector: Sector) -> float:
        """Return what a unit in a sector may gain, less what it may lose there."""
        key = (sector, unit.kind, unit.damaged, unit.cargo)
        found = self._promises.get(key)
        if found is None:
            found = self.ambition(unit, sector) - self.danger(unit, sector)
            self._promises[key] = found
        return found

    def danger(self, unit: Unit, sector: Sector) -> float:
        """Return what is likely to be lost by standing in a sector."""
        if sector in self.land.doomed:
            return 0.7 * worth(unit)
        threat = self.threat(sector)
        defence = unit.stats.defence
        if threat < defence:
            return 0.0
        brittle = unit.damaged or TYPES[unit.kind].back is None
        share = 0.35 if brittle or threat >= 2 * defence else 0.18
        return share * worth(unit)

    def ambition(self, unit: Unit, sector: Sector) -> float:
        """Return what a unit may gain from a sector, by what it can do."""
        if not unit.stats.move:
            return 0.0
        landing = self.land.landing(unit, sector)
        if unit.kind in LIFTS:
            return landing
        return self._patrol(unit, sector) + 0.5 * landing

    def _patrol(self, unit: Unit, sector: Sector) -> float:
        """Warships like to be near enemy planets, and near their own when these are in need."""
        stats = unit.stats
        pull, left = self.land.pull(sector, stats.move), patience(stats.move)
        for value, way in self._needs:
            pull = max(pull, value * left[way.get(sector, FAR)])
        return pull * min(1.0, stats.attack / 8)

    @cached_property
    def _needs(self) -> list[tuple[float, dict[Sector, int]]]:
        """The own planets with enemies near: how strongly they call warships, and the ways."""
        found, planets = list[tuple[float, dict[Sector, int]]](), self._board.planets
        for at in self.land.held:
            away = self._board.map.distances(at)
            near = sum([hit + 2 for where, hit in self._attackers if away[where] <= NEAR])
            if near:
                weight = 3.0 if planets[at].size is Size.HOME else 1.0
                found.append((3.0 + weight * min(near, 10) / 3, self.land.way(at)))
        return found

    @cached_property
    def _attackers(self) -> list[tuple[Sector, int]]:
        """Where the enemy's units stand, and their attack."""
        return [(at, unit.stats.attack) for at, unit in self._enemies.items()]


NEAR = 3
"""Enemies within so many sectors of a planet put it in need."""

_recent: list[tuple[Units, Outlook]] = []
"""The enemies that were looked at last, with the outlook of the other side each."""
RECENT = 6
_known: dict[Hashable, Outlook] = {}
"""Outlooks by all that they hang on: whoever thinks ahead comes to the same ones again."""
KNOWN = 512


def outlook_of(board: Board, seat: Seat) -> Outlook:
    """Return the prospects of a side on a board, found again where they were found lately."""
    land, enemies = landscape_of(board, seat), board.sides[enemy_of(seat)].units
    for units, outlook in _recent:
        if units is enemies and outlook.land is land:
            return outlook
    key = land, frozenset(enemies.items())
    outlook = _known.get(key)
    if outlook is None:
        outlook = _known[key] = Outlook(land, board)
        if len(_known) > KNOWN:
            del _known[next(iter(_known))]
    _recent.insert(0, (enemies, outlook))
    del _recent[RECENT:]
    return outlook


def worth(unit: Unit) -> float:
    """Return what a unit is worth with its cargo, in construction points."""
    cost = TYPES[unit.kind].cost * USEFULNESS.get(unit.kind, 1.0)
    hull = 0.6 * cost if unit.damaged else cost
    return hull + sum(TYPES[kind].cost for kind in unit.cargo) if unit.cargo else hull


def _strength(unit: Unit) -> int:
    return MISSILE_STRENGTH if unit.kind is Kind.MISSILE else unit.stats.attack
