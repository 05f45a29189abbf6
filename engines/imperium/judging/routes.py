"""How far it is to fly: distances around planets, asteroids and other obstacles."""

from __future__ import annotations

from functools import lru_cache

from engines.imperium.board import Board
from engines.imperium.maps import Sector, map_of
from engines.imperium.missions import Mission
from engines.imperium.space import WALLS
from engines.imperium.systems import Terrain

FAR = 99


def obstacles(board: Board) -> frozenset[Sector]:
    """Return the sectors that a ship cannot cross, units aside."""
    walls = (s for s, terrain in board.terrain.items() if terrain in WALLS)
    return frozenset((*walls, *board.planets, *board.clouds, *board.radiation))


def gates(board: Board) -> frozenset[Sector]:
    """Return the star gates that can be jumped through."""
    if not board.scenario.jumps:
        return frozenset()
    return frozenset(s for s, terrain in board.terrain.items() if terrain is Terrain.GATE)


@lru_cache(maxsize=4096)
def distances_to(
    mission: Mission,
    blocked: frozenset[Sector],
    jumps: frozenset[Sector],
    target: Sector,
) -> dict[Sector, int]:
    """Return how many steps each sector is from `target`, which may itself be blocked.

    The answer is shared: it must not be changed. Sectors without a way are left out.
    """
    neighbours = map_of(mission).neighbours
    found = {target: 0}
    frontier = [target]
    steps = 0
    while frontier:
        steps += 1
        following: list[Sector] = []
        for sector in frontier:
            near = (*neighbours[sector], *jumps) if sector in jumps else neighbours[sector]
            for other in near:
                if other not in found and other not in blocked:
                    found[other] = steps
                    following.append(other)
        frontier = following
    return found
