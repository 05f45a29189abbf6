"""Combats as they lie on the table: declared, waiting for cards, or waiting for losses."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from engines.core import Seat
from engines.imperium.maps import Sector
from engines.imperium.units import Kind, UnitId


class Clash(StrEnum):
    """The kinds of combat that can be declared."""

    ATTACK = "attack"
    MINES = "mines"
    INVASION = "invasion"
    BOMBARDMENT = "bombardment"
    ANNIHILATION = "annihilation"
    MISSILE = "missile"


CARDED = frozenset((Clash.ATTACK, Clash.INVASION))
"""The kinds that cards can be committed to (ruling I-R33)."""


class Landing(Struct, frozen=True):
    """What one ship sends to an invasion."""

    unit: UnitId
    cargo: tuple[Kind, ...]


class Combat(Struct, frozen=True):
    """A declared combat.

    `attackers` are ids of units, or sectors of planets whose ion cannons fire. `second` marks
    the attacks of a Second Wave.
    """

    clash: Clash
    target: Sector
    attackers: tuple[UnitId, ...] = ()
    landings: tuple[Landing, ...] = ()
    stay: int = 6
    second: bool = False


class CardWindow(Struct, frozen=True):
    """Both sides commit cards to these combats; `ready` have done so."""

    combats: tuple[int, ...]
    ready: frozenset[Seat] = frozenset()


class Loss(StrEnum):
    """Why tokens have to be chosen."""

    CARGO = "cargo"
    """A damaged ship can carry no more than its capacity (ruling I-R03)."""
    BOMBARDMENT = "bombardment"
    DEFENDERS = "defenders"
    """The attacker picks the defender's losses of an invasion (ruling I-R14)."""
    ATTACKERS = "attackers"


class Choice(Struct, frozen=True):
    """`seat` says which `count` tokens of `pool` are lost."""

    seat: Seat
    loss: Loss
    at: Sector
    pool: tuple[Kind, ...]
    count: int


class Battle(Struct, frozen=True):
    """An invasion whose strengths are settled: how many fall, and who, once it is known."""

    planet: Sector
    attacker: Seat
    landings: tuple[Landing, ...]
    stay: int
    defenders_fall: int
    attackers_fall: int
    cannon_stands: bool
    fallen_defenders: tuple[Kind, ...] | None = None
    fallen_attackers: tuple[Kind, ...] | None = None
