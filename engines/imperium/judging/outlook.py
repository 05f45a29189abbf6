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
MISSILE_STRENGTH = 12
"""A missile destroys anything; so much of a threat it is to be."""
USEFULNESS = {Kind.MINELAYER: 0.5, Kind.BASE: 0.7, Kind.CARRIER: 0.8, Kind.MISSILE: 0.8}
"""What is left of the price of units that seldom decide anything."""
HOME_FRONT = 14.0
"""How strongly warships are drawn to the enemy's home; to another planet by 4 to 6."""
LIFTS = frozenset((Kind.TRANSPORT, Kind.CORVETTE))
"""The ships that are there for troops."""
GARRISON = 2
"""The troops that a home planet keeps for itself."""


class Outlook:
    """The prospects of one side: they hang on the planets, the obstacles and the enemy."""

    def __init__(self, board: Board, seat: Seat) -> None:
        self.board = board
        self.seat = seat
        self.enemy = enemy_of(seat)
        self.ground = ground_kinds(board)
        self._blocked = obstacles(board)
        self._jumps = gates(board)
        self._ways: dict[Sector, dict[Sector, int]] = {}
        self._threats: dict[Sector, int] = {}
        self._promises: dict[tuple[Sector, Kind, bool, tuple[Kind, ...]], float] = {}

    def is_of(self, board: Board, seat: Seat) -> bool:
        """Tell whether this is the outlook of a seat on a board too: all it hangs on is there."""
        mine = self.board
        return (
            seat == self.seat
            and board.planets is mine.planets
            and board.sides[self.enemy].units is mine.sides[self.enemy].units
            and board.terrain is mine.terrain
            and board.radiation is mine.radiation
            and board.clouds == mine.clouds
            and board.config == mine.config
        )

    def _way(self, target: Sector) -> dict[Sector, int]:
        """Return how many steps each sector is from a target, around obstacles."""
        way = self._ways.get(target)
        if way is None:
            mission = self.board.config.mission
            way = self._ways[target] = distances_to(mission, self._blocked, self._jumps, target)
        return way

    def threat(self, sector: Sector) -> int:
        """Return the strength that the enemy could bring against a sector in its next turn."""
        total = self._threats.get(sector)
        if total is None:
            away = self.board.map.distances(sector)
            total = sum(attack for at, reach, attack in self._guns if away[at] <= reach)
            self._threats[sector] = total
        return total

    @cached_property
    def _guns(self) -> list[tuple[Sector, int, int]]:
        """Where the enemy's units stand, how far they reach, and how hard they hit."""
        units = self.board.sides[self.enemy].units.items()
        return [(at, unit.stats.move + 1, _strength(unit)) for at, unit in units]

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
        key = (sector, unit.kind, unit.damaged, unit.cargo)
        found = self._promises.get(key)
        if found is None:
            found = self.ambition(unit, sector) - self.danger(unit, sector)
            self._promises[key] = found
        return found

    def danger(self, unit: Unit, sector: Sector) -> float:
        """Return what is likely to be lost by standing in a sector."""
        if sector in self.doomed:
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
        force = [kind for kind in unit.cargo if kind in self.ground and kind in TROOPS]
        if unit.kind in LIFTS:
            return self._landing(unit, sector, force) if force else self._pickup(unit, sector)
        landing = self._landing(unit, sector, force) if force else 0.0
        return self._patrol(unit, sector) + 0.5 * landing

    def _landing(self, unit: Unit, sector: Sector, force: list[Kind]) -> float:
        strength = sum(TYPES[kind].front.attack for kind in force)
        left, best = patience(unit.stats.move), 0.0
        for prize, need, way in self._goals:
            odds = 1.0 if strength > need else 0.6 * strength / (need + 1)
            best = max(best, odds * prize * left[way.get(sector, FAR)])
        return 0.6 * best + len(force)

    def nearness(self, unit: Unit, sector: Sector, target: Sector) -> float:
        """Return what is left of a prize for a unit on its way to it: 1 beside it."""
        move = unit.stats.move
        return patience(move)[self._way(target).get(sector, FAR)] if move else 0.0

    def _pickup(self, unit: Unit, sector: Sector) -> float:
        left, best = patience(unit.stats.move), 0.0
        for depot, spare in self.depots.items():
            room = min(spare, unit.stats.troops)
            best = max(best, (2.0 + room) * left[self._way(depot).get(sector, FAR)])
        return best

    def _patrol(self, unit: Unit, sector: Sector) -> float:
        """Warships like to be near enemy planets, and near their own when these are in need."""
        left = patience(unit.stats.move)
        pulls = [value * left[way.get(sector, FAR)] for value, way in self._pulls]
        return max(pulls, default=0.0) * min(1.0, unit.stats.attack / 8)

    @cached_property
    def _goals(self) -> list[tuple[float, int, dict[Sector, int]]]:
        """The prizes, what taking them needs, and the ways there."""
        prizes = self.prizes.items()
        return [(prize, self.resistance(at), self._way(at)) for at, prize in prizes]

    @cached_property
    def _pulls(self) -> list[tuple[float, dict[Sector, int]]]:
        return [(value, self._way(at)) for at, value in self._fronts.items()]

    @cached_property
    def _held(self) -> frozenset[Sector]:
        return frozenset(self.board.controlled(self.enemy))

    @cached_property
    def _fronts(self) -> dict[Sector, float]:
        """What warships are drawn to: enemy planets, and own ones with enemies near."""
        board = self.board
        found = {planet: 3.0 + board.planets[planet].income / 2 for planet in self._held}
        found[board.map.homes[self.enemy]] = HOME_FRONT
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


_recent: list[Outlook] = []
"""The last outlooks, shared between positions that differ in nothing they hang on."""
RECENT = 6


def outlook_of(board: Board, seat: Seat) -> Outlook:
    """Return the prospects of a side on a board, found again where they were found lately."""
    for outlook in _recent:
        if outlook.is_of(board, seat):
            return outlook
    outlook = Outlook(board, seat)
    _recent.insert(0, outlook)
    del _recent[RECENT:]
    return outlook


def worth(unit: Unit) -> float:
    """Return what a unit is worth with its cargo, in construction points."""
    cost = TYPES[unit.kind].cost * USEFULNESS.get(unit.kind, 1.0)
    hull = 0.6 * cost if unit.damaged else cost
    return hull + sum(TYPES[kind].cost for kind in unit.cargo)


def _strength(unit: Unit) -> int:
    return MISSILE_STRENGTH if unit.kind is Kind.MISSILE else unit.stats.attack


@cache
def patience(move: int) -> tuple[float, ...]:
    """Return what is left of a prize, by how many steps it is away, for a speed.

    A planet is reached from beside it, so that the last step does not count.
    """
    return tuple(PATIENCE ** (max(0, steps - 1) / move) for steps in range(FAR + 1))
