"""The units: what each can do, undamaged and damaged, what it costs, how many tokens exist.

Rulebook, "Ficha de referencias" and "Contenido del juego".
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

UnitId: TypeAlias = Annotated[str, Meta(max_length=20)]
"""An own unit on the map: its kind and the number of its token ("frigate-2")."""


class Kind(StrEnum):
    """The types of unit, in the order of the rulebook's reference sheet."""

    INTERCEPTOR = "interceptor"
    BOMBER = "bomber"
    CORVETTE = "corvette"
    FRIGATE = "frigate"
    DESTROYER = "destroyer"
    CRUISER = "cruiser"
    BATTLESHIP = "battleship"
    CARRIER = "carrier"
    TRANSPORT = "transport"
    BASE = "base"
    MINELAYER = "minelayer"
    ANNIHILATOR = "annihilator"
    MISSILE = "missile"
    INFANTRY = "infantry"
    ARMOUR = "armour"
    CANNON = "cannon"
    """The defensive cannon, which absorbs the damage of an invasion."""
    ION_CANNON = "ion_cannon"
    SHIELD = "shield"


class Pool(StrEnum):
    """The stocks of tokens; a token of some stocks can lie with either of two faces up."""

    SQUADRONS = "squadrons"
    CORVETTES = "corvettes"
    FRIGATES = "frigates"
    DESTROYERS = "destroyers"
    CRUISERS = "cruisers"
    BATTLESHIPS = "battleships"
    CARRIERS = "carriers"
    TRANSPORTS = "transports"
    BASES = "bases"
    MINELAYERS = "minelayers"
    ANNIHILATORS = "annihilators"
    MISSILES = "missiles"
    ASSAULT = "assault"
    CANNONS = "cannons"
    PLANETARY = "planetary"
    """Ion cannons and shields."""
    MINES = "mines"


class Ability(StrEnum):
    """What some types can do besides fighting; a damaged unit has none (ruling I-R04)."""

    BOMBARD = "bombard"
    LAY_MINES = "lay_mines"
    DESTROY_PLANET = "destroy_planet"
    REPAIR = "repair"
    """Repairs others beside it."""


class Stats(Struct, frozen=True):
    """The numbers on one side of a token; `squadrons` and `troops` are what it can carry."""

    attack: int
    defence: int
    move: int = 0
    squadrons: int = 0
    troops: int = 0
    abilities: frozenset[Ability] = frozenset()

    def halved(self) -> Stats:
        """Return the damaged side: half of everything, rounded down (ruling I-R03)."""
        return Stats(
            self.attack // 2,
            self.defence // 2,
            self.move // 2,
            self.squadrons // 2,
            self.troops // 2,
        )


class UnitType(Struct, frozen=True):
    """A type of unit; `back` is None where the token has no damaged side."""

    front: Stats
    cost: int
    pool: Pool
    back: Stats | None = None

    @property
    def repair_cost(self) -> int:
        """What turning it to its front costs: half its price (ruling I-R05)."""
        return self.cost // 2


def _sturdy(front: Stats, cost: int, pool: Pool) -> UnitType:
    return UnitType(front, cost, pool, front.halved())


def _can(*abilities: Ability) -> frozenset[Ability]:
    return frozenset(abilities)


TYPES: dict[Kind, UnitType] = {
    Kind.INTERCEPTOR: UnitType(Stats(1, 1, 4), 2, Pool.SQUADRONS),
    Kind.BOMBER: UnitType(Stats(2, 1, 2), 3, Pool.SQUADRONS),
    Kind.CORVETTE: _sturdy(Stats(2, 4, 4, troops=1), 6, Pool.CORVETTES),
    Kind.FRIGATE: _sturdy(Stats(4, 6, 2, squadrons=1), 10, Pool.FRIGATES),
    Kind.DESTROYER: _sturdy(
        Stats(6, 8, 2, squadrons=1, troops=1, abilities=_can(Ability.BOMBARD)),
        14,
        Pool.DESTROYERS,
    ),
    Kind.CRUISER: _sturdy(
        Stats(8, 10, 2, squadrons=2, troops=1, abilities=_can(Ability.BOMBARD)),
        18,
        Pool.CRUISERS,
    ),
    Kind.BATTLESHIP: _sturdy(
        Stats(10, 10, 2, squadrons=1, troops=2, abilities=_can(Ability.BOMBARD)),
        20,
        Pool.BATTLESHIPS,
    ),
    Kind.CARRIER: _sturdy(Stats(2, 6, 2, squadrons=4), 8, Pool.CARRIERS),
    Kind.TRANSPORT: _sturdy(Stats(2, 2, 2, troops=4), 4, Pool.TRANSPORTS),
    Kind.BASE: _sturdy(Stats(10, 12, 0, abilities=_can(Ability.REPAIR)), 22, Pool.BASES),
    Kind.MINELAYER: _sturdy(Stats(2, 4, 2, abilities=_can(Ability.LAY_MINES)), 6, Pool.MINELAYERS),
    Kind.ANNIHILATOR: _sturdy(
        Stats(30, 10, 2, abilities=_can(Ability.BOMBARD, Ability.DESTROY_PLANET)),
        40,
        Pool.ANNIHILATORS,
    ),
    Kind.MISSILE: UnitType(Stats(0, 1, 4), 10, Pool.MISSILES),
    Kind.INFANTRY: UnitType(Stats(1, 1), 2, Pool.ASSAULT),
    Kind.ARMOUR: UnitType(Stats(2, 1), 3, Pool.ASSAULT),
    Kind.CANNON: _sturdy(Stats(0, 6), 10, Pool.CANNONS),
    Kind.ION_CANNON: UnitType(Stats(6, 0), 10, Pool.PLANETARY),
    Kind.SHIELD: UnitType(Stats(0, 0), 10, Pool.PLANETARY),
}

SQUADRONS = frozenset((Kind.INTERCEPTOR, Kind.BOMBER))
TROOPS = frozenset((Kind.INFANTRY, Kind.ARMOUR))
BUILDINGS = frozenset((Kind.CANNON, Kind.ION_CANNON, Kind.SHIELD))
STELLAR = frozenset(Kind) - TROOPS - BUILDINGS
CARGO = SQUADRONS | TROOPS

OWN_TOKENS: dict[Pool, int] = {
    Pool.SQUADRONS: 12,
    Pool.CORVETTES: 6,
    Pool.FRIGATES: 6,
    Pool.DESTROYERS: 4,
    Pool.CRUISERS: 4,
    Pool.BATTLESHIPS: 4,
    Pool.CARRIERS: 2,
    Pool.TRANSPORTS: 2,
    Pool.BASES: 3,
    Pool.MINELAYERS: 2,
    Pool.ANNIHILATORS: 1,
    Pool.MISSILES: 2,
    Pool.ASSAULT: 24,
}
"""How many tokens each player has."""
SHARED_TOKENS: dict[Pool, int] = {Pool.CANNONS: 12, Pool.PLANETARY: 18, Pool.MINES: 12}
"""How many tokens both players take from together (ruling I-R25)."""


def tokens(pool: Pool) -> int:
    """Return how many tokens of a stock there are for whoever may take from it."""
    return OWN_TOKENS[pool] if pool in OWN_TOKENS else SHARED_TOKENS[pool]
