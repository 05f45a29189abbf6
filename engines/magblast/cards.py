"""How cards are described, and what is printed on each kind in both editions alike."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from engines.magblast.model import (
    Card,
    Category,
    EditionName,
    Icon,
    Kind,
    Phase,
    ShipId,
    ShipType,
    Turret,
)


class Flagship(StrEnum):
    """The flagships of both editions, by their ids."""

    OVERSEERS_OF_KALGON = "overseers-of-kalgon"
    THE_GLORP = "the-glorp"
    ALPHA_MAZONS = "alpha-mazons"
    FREEP = "freep"
    RECYCLONS_V40K = "recyclons-v40k"
    TRI_BOT = "tri-bot"
    MHEE_YOW_MEEX = "mhee-yow-meex"
    BZZGZZRT = "bzzgzzrt"
    BROTHERHOOD_OF_PEACE = "brotherhood-of-peace"
    CRANIUM_CONSORTIUM = "cranium-consortium"
    XXCHA = "xxcha"
    HACAN = "hacan"
    SOL = "sol"
    LETNEV = "letnev"
    SARDAKK_NORR = "sardakk-norr"
    JOL_NAR = "jol-nar"
    L1Z1X = "l1z1x"
    NAALU = "naalu"
    YSSARIL_TRIBES = "yssaril-tribes"
    MENTAK_COALITION = "mentak-coalition"


FLAGSHIP_HULL = 8
"""Damage that destroys a flagship, whichever it is (ruling 47)."""


class ShipCard(Struct, frozen=True):
    """A fleet ship as printed. `speed` counts zones, `hull` the damage that destroys it."""

    id: ShipId
    type: ShipType
    speed: int
    hull: int
    turrets: tuple[Turret, ...]


class Printing(Struct, frozen=True):
    """How many copies of a card with just these icons a deck holds."""

    card: Card
    kind: Kind
    icons: tuple[Icon, ...]
    count: int


class Edition(Struct, frozen=True):
    """A box: its cards, its numbers, and the few rules in which editions differ.

    `uses` is how often a counted ability may be used; those not named have no count.
    `bridge_hit` is how many cards a Bridge Hit steals, None where it discards the hand;
    `neighbours_from` the number of players from which only neighbours are attacked.
    """

    name: EditionName
    ships: tuple[ShipCard, ...]
    printings: tuple[Printing, ...]
    flagships: tuple[Flagship, ...]
    uses: dict[Flagship, int]
    icons: tuple[Icon, Icon, Icon]
    ships_dealt: int
    draws_on_first_turn: bool
    reinforcements_in: Phase
    allocation: int
    allocation_any_turn: bool
    flux_stops_flux: bool
    minesweepers_sweep: bool
    minefield_on_any: bool
    bridge_hit: int | None
    neighbours_from: int | None


def printed(kind: Kind, counts: dict[str, int]) -> tuple[Printing, ...]:
    """Return the printings of a kind from counts by icons: `{"": 12, "star+circle": 1}`."""
    return tuple(_printing(kind, icons, count) for icons, count in counts.items())


def _printing(kind: Kind, icons: str, count: int) -> Printing:
    shown = tuple(Icon(icon) for icon in icons.split("+") if icon)
    return Printing("-".join((kind, *shown)), kind, shown, count)


CATEGORIES: dict[Kind, Category] = {
    Kind.LASER_BLAST: Category.BLAST,
    Kind.BEAM_BLAST: Category.BLAST,
    Kind.MAG_BLAST: Category.BLAST,
    Kind.FIGHTER: Category.SQUADRON,
    Kind.BOMBER: Category.SQUADRON,
    Kind.DIRECT_HIT: Category.DIRECT_HIT,
    Kind.BOARDING_PARTY: Category.EFFECT,
    Kind.BOARDING: Category.EFFECT,
    Kind.CATASTROPHIC_DAMAGE: Category.EFFECT,
    Kind.CONCUSSIVE_BLAST: Category.EFFECT,
    Kind.BRIDGE_HIT: Category.EFFECT,
    Kind.LONG_RANGE_CANNON: Category.UPGRADE,
    Kind.EMP_CANNON: Category.UPGRADE,
    Kind.POINT_DEFENSE_TURRET: Category.UPGRADE,
    Kind.SQUADRON_BAY: Category.UPGRADE,
    Kind.SECONDARY_CANNON: Category.UPGRADE,
    Kind.SECURITY_FORCE: Category.UPGRADE,
}
"""The families; every kind that is not named here is of the miscellaneous cards."""

TURRETS: dict[Kind, Turret] = {
    Kind.LASER_BLAST: Turret.LASER,
    Kind.BEAM_BLAST: Turret.BEAM,
    Kind.MAG_BLAST: Turret.MAG,
}
"""The turret each blast is fired from."""

DAMAGE: dict[Kind, int] = {
    Kind.LASER_BLAST: 1,
    Kind.BEAM_BLAST: 3,
    Kind.MAG_BLAST: 5,
    Kind.FIGHTER: 2,
    Kind.BOMBER: 4,
}
"""The damage printed on blasts and squadrons."""

BOARDINGS = frozenset((Kind.BOARDING_PARTY, Kind.BOARDING))
SPACEDOCKS: dict[Kind, int] = {Kind.SPACEDOCK: 1, Kind.SPACEDOCK_1: 1, Kind.SPACEDOCK_2: 2}
"""How many damage cards each Spacedock takes off."""
LASTING = frozenset((Kind.MINEFIELD, Kind.ASTEROIDS))
"""Cards that lie on a fleet until their player's next turn."""
ON_FLEET_SHIPS_ONLY = frozenset((*BOARDINGS, Kind.CONCUSSIVE_BLAST))
"""Effects that a flagship is safe from (ruling 27)."""
