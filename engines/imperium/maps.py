"""The map of each mission: its sectors, what is printed on them, which lie side by side.

Seven-sector templates tile the plane: the slot (a, b) of the lattice has its centre at
q = 2a - b, r = a + 3b. A sector is known by its name everywhere: the letter of its row, from
the north, and its number in the row's columns, from the west ("F2").
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from typing import Annotated, NamedTuple, TypeAlias

from msgspec import Meta

from engines.core import Seat
from engines.imperium.hexes import DIRECTIONS, Direction, Hex
from engines.imperium.missions import SCENARIOS, Mission, Scenario
from engines.imperium.systems import CENTRE, SYSTEMS, Printed, Size, Terrain

Sector: TypeAlias = Annotated[str, Meta(max_length=3)]
"""The name of a sector: "F2"."""

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Printing(NamedTuple):
    """One sector as the templates show it; `system` is a number and a letter ("7A")."""

    hex: Hex
    system: str
    printed: Printed | None


class Map:
    """The unchanging part of a mission's board.

    `sectors` are all names, row by row, and `places` where each stands among them; `neighbours`
    maps a name to the names beside it.
    """

    def __init__(self, scenario: Scenario) -> None:
        laid = sorted(_printings(scenario), key=lambda p: (p.hex.r, p.hex.q))
        north = min(p.hex.r for p in laid)
        west = min(_column(p.hex) for p in laid)
        names = [f"{LETTERS[p.hex.r - north]}{(_column(p.hex) - west) // 2 + 1}" for p in laid]
        self.sectors: tuple[str, ...] = tuple(names)
        self.places: dict[str, int] = {name: place for place, name in enumerate(names)}
        last = len(names) - 1
        self._ranks: tuple[dict[str, int], dict[str, int]] = (
            {name: last - place for name, place in self.places.items()},
            self.places,
        )
        self.hexes: dict[str, Hex] = dict(zip(names, (p.hex for p in laid), strict=True))
        self.systems: dict[str, str] = dict(zip(names, (p.system for p in laid), strict=True))
        self.printed: dict[str, Printed] = {
            name: p.printed for name, p in zip(names, laid, strict=True) if p.printed is not None
        }
        self._names = {place: name for name, place in self.hexes.items()}
        self._within: dict[tuple[str, int], tuple[str, ...]] = {}
        self.neighbours: dict[str, tuple[str, ...]] = {
            name: tuple(n for d in DIRECTIONS if (n := self.towards(name, d))) for name in names
        }

    def towards(self, sector: str, direction: Direction) -> str | None:
        """Return the sector on that side; None beyond the edge of the board."""
        return self._names.get(self.hexes[sector].towards(direction))

    def rank(self, seat: Seat) -> Callable[[str], int]:
        """Return what puts sectors into the order in which a side sees them, its own end first.

        What is equally good is chosen in this order: by that of their names red would go towards
        the enemy, and blue away from them.
        """
        return self._ranks[seat].__getitem__

    def nearest(self, target: str, seat: Seat) -> Callable[[str], tuple[int, int]]:
        """Return what puts the sectors first that are near a target, and else in that order."""
        away, rank = self._distances[target], self.rank(seat)
        return lambda sector: (away[sector], rank(sector))

    def around(self, sector: str, seat: Seat) -> tuple[str, ...]:
        """Return the sectors beside one in that order."""
        return self._around[seat][sector]

    def distance(self, one: str, other: str) -> int:
        """Return how many steps apart two sectors are, counted through anything."""
        return self._distances[one][other]

    def distances(self, sector: str) -> dict[str, int]:
        """Return how many steps every sector is away; it must not be changed."""
        return self._distances[sector]

    def within(self, sector: str, steps: int) -> tuple[str, ...]:
        """Return the sectors at most that far away, the nearest first, itself among them."""
        found = self._within.get((sector, steps))
        if found is None:
            near = self._distances[sector]
            found = tuple(name for name in self._by_distance[sector] if near[name] <= steps)
            self._within[sector, steps] = found
        return found

    @cached_property
    def homes(self) -> tuple[str, str]:
        """The home planets of red and blue."""
        red, blue = (
            next(s for s in self.sectors if self._is_home(s) and self.systems[s].endswith(letter))
            for letter in "RA"
        )
        return red, blue

    @cached_property
    def gates(self) -> tuple[str, ...]:
        """The sectors with a star gate at the start."""
        return tuple(s for s in self.sectors if self.printed.get(s) is Terrain.GATE)

    @cached_property
    def _around(self) -> tuple[dict[str, tuple[str, ...]], ...]:
        return tuple(
            {s: tuple(sorted(near, key=self.rank(seat))) for s, near in self.neighbours.items()}
            for seat in (0, 1)
        )

    @cached_property
    def _distances(self) -> dict[str, dict[str, int]]:
        return {
            one: {other: here.distance(there) for other, there in self.hexes.items()}
            for one, here in self.hexes.items()
        }

    @cached_property
    def _by_distance(self) -> dict[str, tuple[str, ...]]:
        return {
            one: tuple(sorted(self.sectors, key=lambda other: self._distances[one][other]))
            for one in self.sectors
        }

    def _is_home(self, sector: str) -> bool:
        return self.printed.get(sector) is Size.HOME


@cache
def map_of(mission: Mission) -> Map:
    """Return the map of a mission; the same object each time."""
    return Map(SCENARIOS[mission])


def centre(slot: tuple[int, int]) -> Hex:
    """Return where the centre of a slot of the lattice lies."""
    a, b = slot
    return Hex(2 * a - b, a + 3 * b)


def mirrored(scenario: Scenario, slot: tuple[int, int]) -> tuple[int, int]:
    """Return blue's slot that answers to one of red's."""
    return scenario.mirror[0] - slot[0], scenario.mirror[1] - slot[1]


def _column(place: Hex) -> int:
    """Return twice the distance from the west, counted in sectors."""
    return 2 * place.q + place.r


def _printings(scenario: Scenario) -> list[Printing]:
    found: list[Printing] = []
    for template in scenario.laid:
        sectors = dict(SYSTEMS[template.system].sectors)
        if template.slot in scenario.gates:
            sectors[CENTRE] = Terrain.GATE
        blue = {_turned(place): printed for place, printed in sectors.items()}
        found += _flower(centre(template.slot), f"{template.system}R", sectors)
        turned = mirrored(scenario, template.slot)
        found += _flower(centre(turned), f"{template.system}A", blue)
    return found


def _turned(place: str) -> str:
    return place if place == CENTRE else Direction(place).opposite


def _flower(middle: Hex, system: str, sectors: dict[str, Printed]) -> list[Printing]:
    around = [Printing(middle.towards(d), system, sectors.get(d)) for d in DIRECTIONS]
    return [Printing(middle, system, sectors.get(CENTRE)), *around]
