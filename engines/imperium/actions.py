"""What a player can do: every small decision is one action.

An own unit is named by its id ("frigate-2"), everything else by its sector ("F2").
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from engines.imperium.board import Phase
from engines.imperium.cards import Card, Rank
from engines.imperium.maps import Sector
from engines.imperium.units import Kind, UnitId

Points: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
Cargo: TypeAlias = Annotated[tuple[Kind, ...], Meta(max_length=8)]
Cards: TypeAlias = Annotated[tuple[Card, ...], Meta(max_length=40)]
CombatIndex: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
MOST_TROOPS = 6


class Bid(Struct, frozen=True, tag="bid"):
    """Bid `amount` for the initiative, and secretly go up to `limit` when overbid.

    `cards` are sacrificed first if the bid wins; each is worth its price.
    """

    amount: Points
    limit: Points = 0
    cards: Cards = ()


class Pass(Struct, frozen=True, tag="pass"):
    """Stand pat in the bidding."""


class Play(Struct, frozen=True, tag="play"):
    """Play a card openly. Which of the fields it needs is told in `plays`."""

    card: Card
    units: Annotated[tuple[UnitId, ...], Meta(max_length=3)] = ()
    sectors: Annotated[tuple[Sector, ...], Meta(max_length=3)] = ()
    building: Kind | None = None


class Watch(Struct, frozen=True, tag="watch"):
    """Secret order: cancel the next enemy card of this rank or more (Counter-intelligence)."""

    rank: Rank | None = None


class Truce(Struct, frozen=True, tag="truce"):
    """Secret order: protect this planet when the enemy could attack it (Forced Truce)."""

    planet: Sector | None = None


class Buy(Struct, frozen=True, tag="buy"):
    """Buy action cards (phase 3)."""

    count: Annotated[int, Meta(ge=1, le=20)] = 1


class Discard(Struct, frozen=True, tag="discard"):
    """Discard a card above the limit of the hand (phase 3)."""

    card: Card


class Save(Struct, frozen=True, tag="save"):
    """Supply this squadron before others (phase 4)."""

    unit: UnitId


class Repair(Struct, frozen=True, tag="repair"):
    """Repair the own unit in a sector, or the cannon of the own planet there (phase 5)."""

    at: Sector


class Build(Struct, frozen=True, tag="build"):
    """Build a unit: in an empty sector, on a planet, or a squadron into a carrier (phase 6)."""

    kind: Kind
    at: Sector


class Sow(Struct, frozen=True, tag="sow"):
    """Let a minelayer sow a minefield beside it (phase 6)."""

    unit: UnitId
    at: Sector


class Move(Struct, frozen=True, tag="move"):
    """Move a unit (phase 7B)."""

    unit: UnitId
    to: Sector


class Load(Struct, frozen=True, tag="load"):
    """Take troops from an own planet, or the own squadron of a sector, aboard (phase 7B)."""

    unit: UnitId
    at: Sector
    cargo: Cargo


class Unload(Struct, frozen=True, tag="unload"):
    """Land troops on an own or neutral planet, or launch one squadron (phase 7B)."""

    unit: UnitId
    at: Sector
    cargo: Cargo


class Attack(Struct, frozen=True, tag="attack"):
    """Declare that a unit attacks the enemy unit or the minefield of a sector (phase 8).

    An ion cannon is named by the sector of its planet.
    """

    unit: UnitId
    target: Sector


class Invade(Struct, frozen=True, tag="invade"):
    """Declare that a ship's troops invade a planet and its squadrons support them (phase 8).

    `stay` is how many troops at most remain there after a victory.
    """

    unit: UnitId
    planet: Sector
    cargo: Cargo
    stay: Annotated[int, Meta(ge=0, le=MOST_TROOPS)] = MOST_TROOPS


class Bombard(Struct, frozen=True, tag="bombard"):
    """Declare a planetary bombardment (phase 8)."""

    unit: UnitId
    planet: Sector


class Annihilate(Struct, frozen=True, tag="annihilate"):
    """Declare the destruction of a planet (phase 8)."""

    unit: UnitId
    planet: Sector


class Strike(Struct, frozen=True, tag="strike"):
    """Declare that a neutron missile strikes a unit or a planet (phase 8)."""

    unit: UnitId
    target: Sector


class Withdraw(Struct, frozen=True, tag="withdraw"):
    """Take back what was declared against a sector (phase 8)."""

    target: Sector


class First(Struct, frozen=True, tag="first"):
    """Let what was declared against a sector be resolved first (phase 8)."""

    target: Sector


class Commit(Struct, frozen=True, tag="commit"):
    """Lay a card face down at a declared combat, counted from 0.

    `back` takes it up again.
    """

    combat: CombatIndex
    card: Card
    back: bool = False


class Ready(Struct, frozen=True, tag="ready"):
    """Lay no more cards."""


class Remove(Struct, frozen=True, tag="remove"):
    """Say which tokens are lost."""

    kinds: Cargo


class End(Struct, frozen=True, tag="end"):
    """End a phase of the own turn."""

    phase: Phase


Action: TypeAlias = (
    Bid
    | Pass
    | Play
    | Watch
    | Truce
    | Buy
    | Discard
    | Save
    | Repair
    | Build
    | Sow
    | Move
    | Load
    | Unload
    | Attack
    | Invade
    | Bombard
    | Annihilate
    | Strike
    | Withdraw
    | First
    | Commit
    | Ready
    | Remove
    | End
)
