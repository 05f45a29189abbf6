"""The board: everything about a match that lies open on the table.

Pairs are indexed by seat; seat 0 is red, in the south, seat 1 blue. Units lie in a dict by
sector, for the rules allow no second unit in a sector of space (ruling I-R08).
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from engines.core import Seat
from engines.imperium.cards import Card
from engines.imperium.clashes import Battle, CardWindow, Choice, Combat
from engines.imperium.maps import Map, Sector, map_of
from engines.imperium.missions import Scenario, scenarios
from engines.imperium.options import Config
from engines.imperium.systems import PLANETS, Size, Terrain
from engines.imperium.units import SQUADRONS, TROOPS, TYPES, Ability, Kind, Pool, Stats, UnitId
from engines.versions import Stamp, version

RED: Seat = 0
BLUE: Seat = 1
POINTS_LIMIT = 50
"""The most construction points a player's table shows (the number is ours)."""


class Phase(StrEnum):
    """The phases of a turn, in their order."""

    INITIATIVE = "initiative"
    RESOURCES = "resources"
    CARDS = "cards"
    SUPPLY = "supply"
    REPAIR = "repair"
    CONSTRUCTION = "construction"
    MOVEMENT = "movement"
    COMBAT = "combat"
    OVER = "over"

    @property
    def number(self) -> int:
        """The rulebook's number, 1 … 8; 9 when the match is over."""
        return list(Phase).index(self) + 1


INITIATIVE, OVER = Phase.INITIATIVE, Phase.OVER
"""The phases that are asked about at every action.

They have names of their own since Python 3.11 takes ten times as long to find a member in its
class as a name in a module. So have other members, where they are used.
"""


class Mark(StrEnum):
    """What a unit has done, or may do, in its owner's current turn."""

    MOVED = "moved"
    BUILT = "built"
    LOADED = "loaded"
    UNLOADED = "unloaded"
    SOWN = "sown"
    SWIFT = "swift"
    """Overcharged Engines."""
    EVADING = "evading"
    """Evasive Manoeuvre."""


NO_MARKS: frozenset[Mark] = frozenset()


class Unit(Struct, frozen=True):
    """A stellar unit on the map; `cargo` is sorted."""

    id: UnitId
    kind: Kind
    damaged: bool = False
    cargo: tuple[Kind, ...] = ()
    marks: frozenset[Mark] = NO_MARKS

    @property
    def stats(self) -> Stats:
        """The numbers of the side that lies up."""
        unit_type = TYPES[self.kind]
        return unit_type.back if self.damaged and unit_type.back else unit_type.front

    def can(self, ability: Ability) -> bool:
        """Tell whether it has an ability in its present state."""
        return ability in self.stats.abilities

    def marked(self, mark: Mark) -> Unit:
        """Return the unit with a mark added."""
        return replace(self, marks=self.marks | {mark})


class Planet(Struct, frozen=True):
    """A planet; `troops` are sorted and, with the variant, hold squadrons too."""

    size: Size
    owner: Seat | None = None
    troops: tuple[Kind, ...] = ()
    buildings: frozenset[Kind] = frozenset()
    cannon_damaged: bool = False

    @property
    def income(self) -> int:
        """The construction points it yields."""
        return PLANETS[self.size].income

    @property
    def room(self) -> int:
        """How many more ground units it can hold."""
        return PLANETS[self.size].capacity - len(self.troops)

    @property
    def tokens(self) -> tuple[Kind, ...]:
        """Everything that lies on it, buildings last."""
        return (*self.troops, *sorted(self.buildings))

    def without(self, building: Kind) -> Planet:
        """Return the planet when a building is gone; a cannon's damage goes with it."""
        damaged = self.cannon_damaged and building is not Kind.CANNON
        return replace(self, buildings=self.buildings - {building}, cannon_damaged=damaged)


class Side(Struct, frozen=True):
    """What is a player's; `lost` counts tokens that a black hole has taken for good.

    `debt` is a war loan to be paid back; `gates_held`, `planets_destroyed`, `blockades` and
    `supremacy` are scores of some missions. `last_truce` is the planet of the latest Forced Truce.
    """

    points: int
    units: dict[Sector, Unit]
    lost: dict[Pool, int] = {}
    debt: int = 0
    gates_held: int = 0
    planets_destroyed: int = 0
    blockades: int = 0
    supremacy: int | UnsetType = UNSET
    last_truce: Sector | UnsetType = UNSET


class Radiation(Struct, frozen=True):
    """A missile's marker, which lies to the end of the Game Turn `until`."""

    until: int
    owner: Seat


class Bidding(Struct, frozen=True):
    """The bidding for the initiative; `holder` has bid `amount`, `asked` is to answer."""

    asked: Seat
    amount: int = -1
    holder: Seat | None = None


NO_CARDS: frozenset[Card] = frozenset()
NO_UNITS: frozenset[UnitId] = frozenset()


class Effects(Struct, frozen=True):
    """What holds for the current Player Turn.

    `played` are the cards played openly in this phase; `saving` is what General Mobilisation
    can still save; `first_supplied` the squadrons to be supplied first; `wave` the units with
    a second attack; `truce` the planet that cannot be attacked.
    """

    played: frozenset[Card] = NO_CARDS
    bought: int = 0
    supply_skipped: bool = False
    first_supplied: tuple[UnitId, ...] = ()
    engineers: bool = False
    saving: int = 0
    wave: frozenset[UnitId] = NO_UNITS
    truce: Sector | None = None


class Reason(StrEnum):
    """Why a match ended."""

    HOME_CONQUERED = "home_conquered"
    HOME_DESTROYED = "home_destroyed"
    HOME_SWALLOWED = "home_swallowed"
    """By an antimatter cloud."""
    HOMES_SWALLOWED = "homes_swallowed"
    """Both in one phase."""
    ANNIHILATION = "annihilation"
    MUTUAL_ANNIHILATION = "mutual_annihilation"
    COLONIES = "colonies"
    GATES = "gates"
    WEAPON = "weapon"
    CONVOY_ARRIVED = "convoy_arrived"
    CONVOY_LOST = "convoy_lost"
    CONVOY_LATE = "convoy_late"
    BLOCKADE = "blockade"
    SUPREMACY = "supremacy"
    TALLY = "tally"
    TALLY_DRAWN = "tally_drawn"


class Result(Struct, frozen=True):
    """The end of a match; `winner` is None for a draw."""

    reason: Reason
    winner: Seat | None


class Board(Struct, frozen=True):
    """The open position.

    `active` is whose Player Turn it is; `first` who won the initiative of this Game Turn and
    `opener` who opened its bidding. `mines` is 2 for a field as sown, 1 once flipped. `clouds`
    are in the order of their numbers. `discards` are per pile: one per seat, or a shared one.
    `current` is the index of the combat being resolved, None while combats are declared. `rules`
    stamps the version of the rules (see `engines.versions`).
    """

    config: Config
    sides: tuple[Side, Side]
    planets: dict[Sector, Planet]
    terrain: dict[Sector, Terrain]
    clouds: tuple[Sector, ...]
    discards: tuple[tuple[Card, ...], ...]
    opener: Seat
    active: Seat
    phase: Phase = Phase.INITIATIVE
    turn: int = 1
    first: Seat | None = None
    bidding: Bidding | None = None
    mines: dict[Sector, int] = {}
    radiation: dict[Sector, Radiation] = {}
    effects: Effects = Effects()
    combats: tuple[Combat, ...] = ()
    current: int | None = None
    window: CardWindow | None = None
    choice: Choice | None = None
    battle: Battle | None = None
    result: Result | None = None
    rules: Stamp = UNSET

    @property
    def rules_version(self) -> int:
        """The version of the rules that the match is played by."""
        return version(self.rules)

    @property
    def map(self) -> Map:
        """The unchanging part."""
        return map_of(self.config.mission)

    @property
    def scenario(self) -> Scenario:
        """What the mission says, by the rules that the match is played by."""
        return scenarios(self.rules_version)[self.config.mission]

    def unit(self, seat: Seat, sector: Sector) -> Unit | None:
        """Return the unit of a seat in a sector."""
        return self.sides[seat].units.get(sector)

    def where(self, seat: Seat, unit: UnitId) -> Sector | None:
        """Return the sector of a seat's unit; None if there is no such unit."""
        for sector, found in self.sides[seat].units.items():
            if found.id == unit:
                return sector
        return None

    def owner(self, sector: Sector) -> Seat | None:
        """Return who controls the planet of a sector; None also where there is none."""
        planet = self.planets.get(sector)
        return planet.owner if planet else None

    def controlled(self, seat: Seat) -> tuple[Sector, ...]:
        """Return the planets a seat controls."""
        return tuple([s for s, planet in self.planets.items() if planet.owner == seat])

    def with_side(self, seat: Seat, side: Side) -> Board:
        """Return the board with one side replaced."""
        pair = (side, self.sides[1]) if seat == 0 else (self.sides[0], side)
        return replace(self, sides=pair)

    def with_unit(self, seat: Seat, sector: Sector, unit: Unit | None) -> Board:
        """Return the board with a seat's unit put into a sector, or taken from it."""
        units = dict(self.sides[seat].units)
        if unit is None:
            units.pop(sector, None)
        else:
            units[sector] = unit
        return self.with_units(seat, units)

    def with_units(self, seat: Seat, units: dict[Sector, Unit]) -> Board:
        """Return the board with all units of a seat replaced."""
        return self.with_side(seat, replace(self.sides[seat], units=units))

    def with_planet(self, sector: Sector, planet: Planet) -> Board:
        """Return the board with a planet changed."""
        return replace(self, planets={**self.planets, sector: planet})

    def with_points(self, seat: Seat, points: int) -> Board:
        """Return the board with a seat's construction points, within the table's limit."""
        kept = max(0, min(points, POINTS_LIMIT))
        return self.with_side(seat, replace(self.sides[seat], points=kept))

    def with_effects(self, **changes: object) -> Board:
        """Return the board with some effects of this Player Turn changed."""
        return replace(self, effects=replace(self.effects, **changes))


def enemy_of(seat: Seat) -> Seat:
    """Return the other seat."""
    return 1 - seat


def ground_kinds(board: Board) -> frozenset[Kind]:
    """Return what can hold a planet: troops, and squadrons with the variant."""
    return TROOPS | SQUADRONS if board.config.squadrons_occupy else TROOPS


def enemy_beside(board: Board, seat: Seat, sector: Sector) -> bool:
    """Tell whether an enemy unit stands beside a sector.

    That engages a unit of `seat` there (ruling I-R07), and blockades a planet or base of
    `seat` there ("Bloqueo planetario", ruling I-R11).
    """
    return not undisturbed(board, seat, (sector,))


def undisturbed(board: Board, seat: Seat, sectors: Iterable[Sector]) -> list[Sector]:
    """Return those of some sectors that have no enemy of `seat` beside them."""
    enemies, neighbours = board.sides[1 - seat].units.keys(), board.map.neighbours
    return [sector for sector in sectors if enemies.isdisjoint(neighbours[sector])]


def engaged(board: Board, seat: Seat, sector: Sector) -> bool:
    """Tell whether the unit of `seat` in a sector is engaged; squadrons never are."""
    unit = board.sides[seat].units[sector]
    return unit.kind not in SQUADRONS and enemy_beside(board, seat, sector)
