"""What planets, terrain and obstacles promise a side, wherever the units of both are.

All of it is kept from position to position, since most moves change none of it.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache, cached_property

from engines.core import Seat
from engines.imperium.board import Board, Planet, Unit, enemy_of, ground_kinds
from engines.imperium.hazards import endangered_sectors
from engines.imperium.judging.routes import FAR, distances_to, gates, obstacles
from engines.imperium.maps import Sector
from engines.imperium.systems import Size, Terrain
from engines.imperium.units import TROOPS, TYPES, Kind

HOME_VALUE = 90.0
YEARS = 6.0
"""For how many turns an own planet's income counts."""
ON_THE_GROUND = 0.95
"""What lies on a planet against what is on the map."""
NEUTRAL_YEARS = 3.5
"""For so many turns of income a neutral planet is worth the way."""
ENEMY_YEARS = 5.0
PATIENCE = 0.72
"""What is left of a prize for each turn that it is away."""
HOME_FRONT = 14.0
"""How strongly warships are drawn to the enemy's home; to another planet by 4 to 6."""
GATE_FRONT = 8.0
"""How strongly to a star gate, where gates are the mission's aim."""
LIFTS = frozenset((Kind.TRANSPORT, Kind.CORVETTE))
"""The ships that are there for troops."""
GARRISON = 2
"""The troops that a home planet keeps for itself."""


class Landscape:
    """What a side may hope for; what was asked of it once is remembered."""

    def __init__(self, board: Board, seat: Seat) -> None:
        self.board = board
        self.seat = seat
        self._ground = ground_kinds(board)
        self._blocked = obstacles(board)
        self._jumps = gates(board)
        self._ways: dict[Sector, dict[Sector, int]] = {}
        self._landings: dict[tuple[Sector, Kind, bool, tuple[Kind, ...]], float] = {}
        self._pulls: dict[tuple[Sector, int], float] = {}

    def way(self, target: Sector) -> dict[Sector, int]:
        """Return how many steps each sector is from a target, around obstacles."""
        way = self._ways.get(target)
        if way is None:
            mission = self.board.config.mission
            way = self._ways[target] = distances_to(mission, self._blocked, self._jumps, target)
        return way

    def nearness(self, unit: Unit, sector: Sector, target: Sector) -> float:
        """Return what is left of a prize for a unit on its way to it: 1 beside it."""
        move = unit.stats.move
        return patience(move)[self.way(target).get(sector, FAR)] if move else 0.0

    @cached_property
    def doomed(self) -> frozenset[Sector]:
        """The sectors beside black holes, and beside clouds, where units do not last."""
        clouds = {n for cloud in self.board.clouds for n in self.board.map.neighbours[cloud]}
        return endangered_sectors(self.board) | clouds

    @cached_property
    def held(self) -> tuple[Sector, ...]:
        """The own planets."""
        return self.board.controlled(self.seat)

    @cached_property
    def holdings(self) -> list[tuple[Sector, float, float]]:
        """The own planets, what their income is worth, and what lies on them."""
        planets = [(sector, self.board.planets[sector]) for sector in self.held]
        return [(at, p.income * YEARS, ON_THE_GROUND * _garrison(p)) for at, p in planets]

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
        for sector in self.held:
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

    def landing(self, unit: Unit, sector: Sector) -> float:
        """Return what a unit may gain by the troops aboard, or those that it could fetch."""
        key = (sector, unit.kind, unit.damaged, unit.cargo)
        found = self._landings.get(key)
        if found is None:
            found = self._landings[key] = self._landing(unit, sector)
        return found

    def _landing(self, unit: Unit, sector: Sector) -> float:
        force = [kind for kind in unit.cargo if kind in self._ground and kind in TROOPS]
        if force:
            return self._invasion(unit, sector, force)
        return self._pickup(unit, sector) if unit.kind in LIFTS else 0.0

    def _invasion(self, unit: Unit, sector: Sector, force: list[Kind]) -> float:
        strength = sum(TYPES[kind].front.attack for kind in force)
        left, best = patience(unit.stats.move), 0.0
        for prize, need, way in self._goals:
            odds = 1.0 if strength > need else 0.6 * strength / (need + 1)
            best = max(best, odds * prize * left[way.get(sector, FAR)])
        return 0.6 * best + len(force)

    def _pickup(self, unit: Unit, sector: Sector) -> float:
        left, best = patience(unit.stats.move), 0.0
        for depot, spare in self.depots.items():
            room = min(spare, unit.stats.troops)
            best = max(best, (2.0 + room) * left[self.way(depot).get(sector, FAR)])
        return best

    @cached_property
    def _goals(self) -> list[tuple[float, int, dict[Sector, int]]]:
        """The prizes, what taking them needs, and the ways there."""
        prizes = self.prizes.items()
        return [(prize, self.resistance(at), self.way(at)) for at, prize in prizes]

    def pull(self, sector: Sector, move: int) -> float:
        """Return how strongly a warship of a speed is drawn on from a sector, enemies aside."""
        found = self._pulls.get((sector, move))
        if found is None:
            left = patience(move)
            pulls = [value * left[way.get(sector, FAR)] for value, way in self._fronts]
            found = self._pulls[sector, move] = max(pulls)
        return found

    @cached_property
    def _fronts(self) -> list[tuple[float, dict[Sector, int]]]:
        """What warships are drawn to wherever the enemy's units are, and the ways there."""
        board, enemy = self.board, enemy_of(self.seat)
        found = {at: 3.0 + board.planets[at].income / 2 for at in board.controlled(enemy)}
        found[board.map.homes[enemy]] = HOME_FRONT
        if board.scenario.gates:
            terrain = board.terrain.items()
            found |= {at: GATE_FRONT for at, what in terrain if what is Terrain.GATE}
        return [(value, self.way(at)) for at, value in found.items()]


def _garrison(planet: Planet) -> float:
    troops = sum(TYPES[kind].cost for kind in planet.troops)
    return troops + sum(TYPES[kind].cost / 2 for kind in planet.buildings)


_recent: list[tuple[Board, Landscape]] = []
"""The boards that were looked at last, with a side's landscape each."""
RECENT = 6
_known: dict[Hashable, Landscape] = {}
"""Landscapes by all that they hang on: whoever thinks ahead comes to the same ones again."""
KNOWN = 64


def landscape_of(board: Board, seat: Seat) -> Landscape:
    """Return a side's landscape on a board, found again where it was found lately."""
    for other, landscape in _recent:
        if landscape.seat == seat and _same(board, other):
            return landscape
    key = _key(board, seat)
    landscape = _known.get(key)
    if landscape is None:
        landscape = _known[key] = Landscape(board, seat)
        if len(_known) > KNOWN:
            del _known[next(iter(_known))]
    _recent.insert(0, (board, landscape))
    del _recent[RECENT:]
    return landscape


def _same(board: Board, other: Board) -> bool:
    """Tell at a glance whether two boards have one landscape; if it is not seen, they may."""
    return (
        board.planets is other.planets
        and board.terrain is other.terrain
        and board.radiation is other.radiation
        and board.clouds == other.clouds
        and board.config == other.config
    )


def _key(board: Board, seat: Seat) -> Hashable:
    """Return all that a side's landscape hangs on."""
    planets, terrain = frozenset(board.planets.items()), frozenset(board.terrain.items())
    return seat, board.config, planets, terrain, frozenset(board.radiation), board.clouds


@cache
def patience(move: int) -> tuple[float, ...]:
    """Return what is left of a prize, by how many steps it is away, for a speed.

    A planet is reached from beside it, so that the last step does not count.
    """
    return tuple(PATIENCE ** (max(0, steps - 1) / move) for steps in range(FAR + 1))
