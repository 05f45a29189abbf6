"""A fleet as it lies on the table: its flagship, the ships around it, and what lies on them.

Nothing here is hidden: states and views hold the same structs. Whatever is added to them is
public from then on.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engines.core import Seat
from engines.magblast.cards import FLAGSHIP_HULL, Flagship, ShipCard
from engines.magblast.editions import KINDS, SHIP_CARDS
from engines.magblast.model import ZONE_CAP, ZONES, Card, Kind, ShipId, ShipType, Turret, Zone

_CARRIER, _SQUADRON_BAY = ShipType.CARRIER, Kind.SQUADRON_BAY
_SARDAKK_NORR, _BZZGZZRT = Flagship.SARDAKK_NORR, Flagship.BZZGZZRT
FULL_FLEET = ZONE_CAP * len(ZONES)


class Blast(Struct, frozen=True):
    """A damage card under a ship. Ramming Speed does as much damage as the rammer was fast."""

    card: Card
    amount: int


class Lasting(Struct, frozen=True):
    """A Minefield or Asteroids on a fleet, until the next turn of `caster`."""

    card: Card
    caster: Seat

    @property
    def kind(self) -> Kind:
        """Whether it is a Minefield or Asteroids."""
        return KINDS[self.card]


class Ship(Struct, frozen=True):
    """A fleet ship in play.

    `shots` are the turrets fired this turn (shots after a Direct Hit aside); `swept` and
    `boarded` say that it swept mines, or was boarded, this turn; `origin` is where it began
    the Maneuver phase.
    """

    id: ShipId
    zone: Zone
    blasts: tuple[Blast, ...] = ()
    upgrades: tuple[Card, ...] = ()
    shots: tuple[Turret, ...] = ()
    swept: bool = False
    boarded: bool = False
    origin: Zone | None = None

    @property
    def card(self) -> ShipCard:
        """What is printed on it."""
        return SHIP_CARDS[self.id]

    @property
    def lasting_damage(self) -> int:
        """The damage of the cards under it; squadrons are not counted."""
        return sum([blast.amount for blast in self.blasts])

    def has(self, upgrade: Kind) -> bool:
        """Tell whether it carries an upgrade of this kind."""
        return bool(self.upgrades) and upgrade in [KINDS[card] for card in self.upgrades]


class Fleet(Struct, frozen=True):
    """All that lies open before one player.

    `blasts` are the damage cards under the flagship; `uses` what is left of a counted
    ability; `turns` how many turns this player has begun, `last_turn` the number of the last
    of them (0: none); `sounds` the last ten different sounds made, the newest last.
    """

    flagship: Flagship
    uses: int = 0
    alive: bool = True
    ships: tuple[Ship, ...] = ()
    blasts: tuple[Blast, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    turns: int = 0
    last_turn: int = 0
    sounds: tuple[str, ...] = ()

    def ship(self, ship_id: ShipId) -> Ship | None:
        """Return the fleet ship of this id; None if it is not here."""
        for ship in self.ships:  # asked for so often that a generator would take a fifth of a move
            if ship.id == ship_id:
                return ship
        return None

    def in_zone(self, zone: Zone) -> tuple[Ship, ...]:
        """Return the ships of a zone."""
        return tuple([ship for ship in self.ships if ship.zone is zone])

    def is_empty(self, zone: Zone) -> bool:
        """Tell whether the flagship can be attacked through this zone."""
        return zone not in [ship.zone for ship in self.ships]

    def open_zones(self) -> tuple[Zone, ...]:
        """Return the zones with room for one more ship."""
        return tuple(zone for zone in ZONES if len(self.in_zone(zone)) < ZONE_CAP)

    def under(self, kind: Kind) -> bool:
        """Tell whether a Minefield, or Asteroids, lies on this fleet."""
        return bool(self.lasting) and kind in [card.kind for card in self.lasting]

    def carriers(self) -> tuple[Ship, ...]:
        """Return the ships that launch squadrons."""
        return tuple(ship for ship in self.ships if self.is_carrier(ship))

    def is_carrier(self, ship: Ship) -> bool:
        """Tell whether a ship of this fleet launches squadrons."""
        return (
            ship.card.type is _CARRIER
            or self.flagship is _SARDAKK_NORR
            or (self.flagship is _BZZGZZRT and ship.card.speed == 1)
            or ship.has(_SQUADRON_BAY)
        )

    def is_minesweeper(self, ship: Ship) -> bool:
        """Tell whether a ship of this fleet is a minesweeper."""
        return ship.card.type is ShipType.MINESWEEPER or (
            self.flagship is Flagship.BZZGZZRT and ship.card.speed == 2
        )

    @property
    def full(self) -> bool:
        """Whether there is no room for another ship (ruling 16)."""
        return len(self.ships) >= FULL_FLEET

    def damage_under(self, ship_id: ShipId) -> int:
        """Return the damage of the cards under a ship or flagship; 0 if it is not here."""
        if self.flagship == ship_id:
            return self.flagship_damage
        ship = self.ship(ship_id)
        return 0 if ship is None else ship.lasting_damage

    @property
    def flagship_damage(self) -> int:
        """The damage of the cards under the flagship; squadrons are not counted."""
        return sum([blast.amount for blast in self.blasts])

    @property
    def hull(self) -> int:
        """What is left of the hulls of the fleet ships, damage cards subtracted."""
        return sum([ship.card.hull - ship.lasting_damage for ship in self.ships])

    @property
    def flagship_hull(self) -> int:
        """What is left of the flagship's hull, damage cards subtracted."""
        return FLAGSHIP_HULL - self.flagship_damage


def owner_of(fleets: tuple[Fleet, ...], ship_id: ShipId) -> Seat | None:
    """Return who has this ship or flagship in play; None if nobody has."""
    return found(fleets, ship_id)[0]


def found(
    fleets: tuple[Fleet, ...], ship_id: ShipId
) -> tuple[Seat, Ship | None] | tuple[None, None]:
    """Return who has this ship or flagship in play, and the ship, which is None for a flagship.

    Both are None if nobody has it.
    """
    for seat, fleet in enumerate(fleets):
        if not fleet.alive:
            continue
        if fleet.flagship == ship_id:
            return seat, None
        for ship in fleet.ships:
            if ship.id == ship_id:
                return seat, ship
    return None, None


def with_ship(fleet: Fleet, ship: Ship) -> Fleet:
    """Return the fleet with a ship added, or replaced by its new state."""
    if fleet.ship(ship.id) is None:
        return replace(fleet, ships=(*fleet.ships, ship))
    return replace(fleet, ships=tuple([ship if s.id == ship.id else s for s in fleet.ships]))


def without_ship(fleet: Fleet, ship_id: ShipId) -> Fleet:
    """Return the fleet with a ship gone."""
    return replace(fleet, ships=tuple(ship for ship in fleet.ships if ship.id != ship_id))
