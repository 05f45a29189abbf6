"""The maps of the missions, against what they were designed to be."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.imperium.board import BLUE, RED
from engines.imperium.hexes import Direction
from engines.imperium.maps import map_of
from engines.imperium.missions import SCENARIOS, Mission
from engines.imperium.setup import deployment
from engines.imperium.systems import PLANETS, SYSTEMS, TOKENS_I, Size, Terrain
from engines.imperium.units import TYPES

every_mission = pytest.mark.parametrize("mission", Mission)

FACTS = {
    Mission.DEFEAT: (10, (2, 2, 6, 8), 0, 0, 7, 46, 32),
    Mission.COLONIAL_RUSH: (14, (2, 2, 6, 12), 0, 2, 8, 36, 36),
    Mission.GATES: (12, (2, 0, 6, 8), 0, 6, 9, 56, 26),
    Mission.WEAPON: (16, (2, 4, 8, 10), 0, 2, 8, 79, 44),
    Mission.CONVOY: (12, (2, 0, 6, 6), 0, 2, 9, 78, 24),
    Mission.TOTAL_WAR: (20, (2, 4, 8, 12), 2, 4, 9, 78, 46),
    Mission.STORM: (12, (2, 0, 6, 4), 6, 0, 9, 36, 22),
    Mission.BLOCKADE: (14, (2, 2, 8, 8), 0, 2, 8, 63, 36),
}
"""Systems; home, large, medium and small planets; tokens of type I and II; steps between the
home planets; what red's units cost; what one half's planets pay together."""


TOKENS_II = 6
"""Obstacle tokens of type II: star gate on one side, ion particles on the other."""


@every_mission
def test_the_map_is_as_it_was_designed(mission: Mission) -> None:
    chart, (systems, planets, first, second, apart, cost, income) = map_of(mission), FACTS[mission]
    printed = Counter(chart.printed.values())
    assert len(chart.sectors) == 7 * systems
    assert tuple(printed[size] for size in Size) == planets
    assert printed[Terrain.CLOUD] + printed[Terrain.BLACK_HOLE] == first <= TOKENS_I
    assert printed[Terrain.GATE] + printed[Terrain.IONS] == second <= TOKENS_II
    assert chart.distance(*chart.homes) == apart
    assert sum(printed[size] * PLANETS[size].income for size in Size) == 2 * income
    assert _cost(mission) == cost


def _cost(mission: Mission) -> int:
    deployed = deployment(SCENARIOS[mission], RED)
    return sum(TYPES[k].cost for d in deployed for k in (d.kind, *d.cargo))


@every_mission
def test_planets_do_not_outnumber_their_tokens(mission: Mission) -> None:
    """Rulebook, "Contenido del juego"."""
    printed = Counter(map_of(mission).printed.values())
    assert all(printed[size] <= PLANETS[size].tokens for size in Size)


@every_mission
def test_each_template_is_used_once(mission: Mission) -> None:
    """Each player has one template of each number, of which one side can be shown."""
    templates = [SYSTEMS[laid.system].template for laid in SCENARIOS[mission].laid]
    assert len(templates) == len(set(templates))


@every_mission
def test_blues_half_is_reds_turned_by_180_degrees(mission: Mission) -> None:
    chart = map_of(mission)
    turned = {s: chart.sectors[-1 - at] for at, s in enumerate(chart.sectors)}
    for sector in chart.sectors:
        assert chart.printed.get(sector) == chart.printed.get(turned[sector])
        assert chart.systems[sector][:-1] == chart.systems[turned[sector]][:-1]
        assert chart.systems[sector][-1] != chart.systems[turned[sector]][-1]
    assert turned[chart.homes[RED]] == chart.homes[BLUE]


@every_mission
def test_neighbours_lie_one_step_apart(mission: Mission) -> None:
    chart = map_of(mission)
    for sector in chart.sectors:
        near = {s for s in chart.sectors if chart.distance(sector, s) == 1}
        assert set(chart.neighbours[sector]) == near
        assert chart.within(sector, 1)[0] == sector
        for direction in Direction:
            other = chart.towards(sector, direction)
            assert other is None or chart.towards(other, direction.opposite) == sector


@every_mission
def test_all_open_space_hangs_together(mission: Mission) -> None:
    chart = map_of(mission)
    solid = {*Size, Terrain.ASTEROIDS, Terrain.BLACK_HOLE}
    space = {s for s in chart.sectors if chart.printed.get(s) not in solid}
    found, frontier = {min(space)}, [min(space)]
    while frontier:
        sector = frontier.pop()
        new = [s for s in chart.neighbours[sector] if s in space and s not in found]
        found.update(new)
        frontier += new
    assert found == space


@every_mission
def test_names_are_rows_from_the_north_and_columns_from_the_west(mission: Mission) -> None:
    chart = map_of(mission)
    assert len(set(chart.sectors)) == len(chart.sectors)
    for sector in chart.sectors:
        east = chart.towards(sector, Direction.E)
        south = chart.towards(sector, Direction.SE)
        assert east is None or east == f"{sector[0]}{int(sector[1:]) + 1}"
        assert south is None or ord(south[0]) == ord(sector[0]) + 1
    assert chart.homes[RED] > chart.homes[BLUE], "red lies in the south"
