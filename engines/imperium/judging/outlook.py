"""What a position promises a side: what its units could gain, and what threatens them.

Rough values in construction points, for ordering moves and for estimating positions. All of
it is read off the open board.
"""

from __future__ import annotations

from functools import cache, cached_property

from engines.core import Seat
from engines.imperium.board import Board, Planet, Unit, enemy_of, ground_kinds
from engines.imperium.hazards import endangered_sectors
from engines.imperium.judging.routes import FAR, distances_to, gates, obstacles
from engines.imperium.maps import Sector
from engines.imperium.systems import Size, Terrain
from engines.imperium.units import TROOPS, TYPES, Kind

HOME_VALUE = 90.0
NEUTRAL_YEARS = 3.5
"""For so many turns of income a neutral planet is worth the way."""
ENEMY_YEARS = 5.0
PATIENCE = 0.72
"""What is left of a prize for each turn that it is away."""
GARRISON = 2
"""The troops that a home planet keeps for itself."""


class Outlook:
    """The prospects of one side on one board."""

    def __init__(self, board: Board, seat: Seat) -> None:
        self.board = board
        self.seat = seat
        self.enemy = enemy_of(seat)
        self.ground = ground_kinds(board)
        self._blocked = obstacles(board)
        self._jumps = gates(board)
        self._ways: dict[Sector, dict[Sector, int]] = {}
        self._drawn: dict[tuple[Sector, int], float] = {}

    def away(self, target: Sector, sector: Sector) -> int:
        """Return how many steps a sector is from one beside `target`; 0 is beside it."""
        return max(0, self._way(target).get(sector, FAR) - 1)

    def _way(self, target: Sector) -> dict[Sector, int]:
        way = self._ways.get(target)
        if way is None:
            mission = self.board.config.mission
            way = self._ways[target] = distances_to(mission, self._blocked, self._jumps, target)
        return way

    @cached_property
    def threats(self) -> dict[Sector, int]:
        """The strength that the enemy could bring against each sector in its next turn."""
        total: dict[Sector, int] = {}
        within = self.board.map.within
        for sector, unit in self.board.sides[self.enemy].units.items():
            attack = 12 if unit.kind is Kind.MISSILE else unit.stats.attack
            if attack:
                for near in within(sector, unit.stats.move + 1):
                    total[near] = total.get(near, 0) + attack
        return total

    @cached_property
    def doomed(self) -> frozenset[Sector]:
        """The sectors beside black holes, and beside clouds, where units do not last."""
        clouds = {n for cloud in self.board.clouds for n in self.board.map.neighbours[cloud]}
        return endangered_sectors(self.board) | clouds

    @cached_property
    def prizes(self) -> dict[Sector, float]:
        """What each planet that is not one's own is worth, if it can be had at all."""
        return {
            sector: self._prize(planet)
            for sector, planet in self.board.planets.items()
            if planet.owner != self.seat and sector not in self.board.radiation
        }

    def _prize(self, planet: Planet) -> float:
        if planet.size is Size.HOME:
            return HOME_VALUE
        years = NEUTRAL_YEARS if planet.owner is None else ENEMY_YEARS
        return planet.income * years

    @cached_property
    def depots(self) -> dict[Sector, int]:
        """The own planets with troops to spare, and how many."""
        found: dict[Sector, int] = {}
        for sector in self.board.controlled(self.seat):
            planet = self.board.planets[sector]
            kept = GARRISON if planet.size is Size.HOME else 1
            spare = len(planet.troops) - kept
            if spare > 0:
                found[sector] = spare
        return found

    def resistance(self, sector: Sector) -> int:
        """Return the strength that an invasion of a planet needs to succeed."""
        planet = self.board.planets[sector]
        if planet.owner is None:
            return 0
        cannon = 0
        if Kind.CANNON in planet.buildings:
            cannon = 3 if planet.cannon_damaged else 6
        return len(planet.troops) + cannon

    def promise(self, unit: Unit, sector: Sector) -> float:
        """Return what a unit in a sector may gain, less what it may lose there."""
        return self.ambition(unit, sector) - self.danger(unit, sector)

    def danger(self, unit: Unit, sector: Sector) -> float:
        """Return what is likely to be lost by standing in a sector."""
        if sector in self.doomed:
            return 0.7 * worth(unit)
        threat = self.threats.get(sector, 0)
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
        force = [kind for kind in unit.cargo if kind in self.ground and kind in TROOPS]
        if force:
            return self._landing(unit, sector, force)
        if unit.stats.troops and unit.kind in (Kind.TRANSPORT, Kind.CORVETTE):
            return self._pickup(unit, sector)
        return self._patrol(unit, sector)

    def _landing(self, unit: Unit, sector: Sector, force: list[Kind]) -> float:
        strength = sum(TYPES[kind].front.attack for kind in force)
        best, move = 0.0, unit.stats.move
        for planet, prize in self.prizes.items():
            need = self._needs[planet]
            odds = 1.0 if strength > need else 0.6 * strength / (need + 1)
            best = max(best, odds * prize * patience(self.away(planet, sector), move))
        return 0.6 * best + len(force)

    def _pickup(self, unit: Unit, sector: Sector) -> float:
        best, move = 0.0, unit.stats.move
        for depot, spare in self.depots.items():
            room = min(spare, unit.stats.troops)
            best = max(best, (2.0 + room) * patience(self.away(depot, sector), move))
        return best

    def _patrol(self, unit: Unit, sector: Sector) -> float:
        """Warships like to be near enemy planets, and near their own when these are in need."""
        return self._draw(sector, unit.stats.move) * min(1.0, unit.stats.attack / 8)

    def _draw(self, sector: Sector, move: int) -> float:
        drawn = self._drawn.get((sector, move))
        if drawn is None:
            fronts = self._fronts.items()
            pulls = (value * patience(self.away(p, sector), move) for p, value in fronts)
            drawn = self._drawn[sector, move] = max(pulls, default=0.0)
        return drawn

    @cached_property
    def _needs(self) -> dict[Sector, int]:
        return {planet: self.resistance(planet) for planet in self.prizes}

    @cached_property
    def _held(self) -> frozenset[Sector]:
        return frozenset(self.board.controlled(self.enemy))

    @cached_property
    def _fronts(self) -> dict[Sector, float]:
        """What warships are drawn to: enemy planets, and own ones with enemies near."""
        board = self.board
        found = {planet: 3.0 + board.planets[planet].income / 2 for planet in self._held}
        enemies = board.sides[self.enemy].units
        for planet in board.controlled(self.seat):
            near = sum(
                enemies[s].stats.attack + 2 for s in board.map.within(planet, 3) if s in enemies
            )
            if near:
                weight = 3.0 if board.planets[planet].size is Size.HOME else 1.0
                found[planet] = 3.0 + weight * min(near, 10) / 3
        for gate in self._prized_gates:
            found[gate] = 8.0
        return found

    @cached_property
    def _prized_gates(self) -> tuple[Sector, ...]:
        if not self.board.scenario.gates:
            return ()
        terrain = self.board.terrain
        return tuple(s for s, what in terrain.items() if what is Terrain.GATE)


def worth(unit: Unit) -> float:
    """Return what a unit is worth with its cargo, in construction points."""
    cost = TYPES[unit.kind].cost
    hull = 0.6 * cost if unit.damaged else float(cost)
    return hull + sum(TYPES[kind].cost for kind in unit.cargo)


@cache
def patience(steps: int, move: int) -> float:
    """Return what is left of a prize that is so many steps away, for a speed."""
    return PATIENCE ** (steps / move)
