"""The vocabulary of Shazamm!: what a match is made of, and what may be seen of it.

Slabs are numbered from 1, at seat 0's end of the bridge, to 19, at seat 1's; a positive
movement of the wall is a movement towards seat 1. Pairs are indexed by seat.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from engines.core import Seat

SLABS = 19
"""Length of the bridge in slabs."""
FULL_MANA = 50
DECOY = 0
SPELLS = tuple(range(1, 15))

Spell: TypeAlias = Annotated[int, Meta(ge=0, le=14)]
"""A card by its printed number; 0 is the decoy."""


class Deal(StrEnum):
    """How the spells come to the hand (rulebook, "Preparar" and "Variantes")."""

    DRAWN = "drawn"
    """A shuffled stock: five spells at first, three more each round."""
    FULL = "full"
    """Variant 1: all fourteen from the start."""
    ARRANGED = "arranged"
    """Variant 2: as drawn, but each player puts the own stock in order before play."""


class Config(Struct, frozen=True):
    """The options of a match."""

    deal: Deal = Deal.DRAWN


class Arrange(Struct, frozen=True, tag="arrange"):
    """Put the own stock in this order, the next to be drawn first (variant 2)."""

    stock: Annotated[tuple[Spell, ...], Meta(max_length=14)]


class Cast(Struct, frozen=True, tag="cast"):
    """Bet mana and lay cards face down; may be replaced until the other has cast too."""

    bet: Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
    spells: Annotated[tuple[Spell, ...], Meta(max_length=15)] = ()


class Clone(Struct, frozen=True, tag="clone"):
    """Take one spell of the opponent's previous turn, or none."""

    spell: Spell | None = None


class Steal(Struct, frozen=True, tag="steal"):
    """Theft: use these pending spells of the opponent oneself; the others are discarded."""

    spells: Annotated[tuple[Spell, ...], Meta(max_length=15)] = ()


class Recycle(Struct, frozen=True, tag="recycle"):
    """Change the own bet by this much, from -5 to 5."""

    change: Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] = 0


Action: TypeAlias = Arrange | Cast | Clone | Steal | Recycle


class Phase(StrEnum):
    """What the match is waiting for."""

    ARRANGE = "arrange"
    CAST = "cast"
    CLONE = "clone"
    STEAL = "steal"
    RECYCLE = "recycle"
    OVER = "over"


class Fate(StrEnum):
    """What became of a card that was laid in a turn."""

    APPLIED = "applied"
    """It took effect for whoever laid it (or it is the decoy)."""
    PENDING = "pending"
    """Its number has not come yet."""
    CANCELLED = "cancelled"
    """It met its twin."""
    SILENCED = "silenced"
    """Lost to Silence, of this turn or of an earlier one of the round."""
    STOLEN = "stolen"
    """It took effect for the thief."""
    DISCARDED = "discarded"
    """The thief threw it away."""
    CUT_OFF = "cut_off"
    """End of round came first."""


class Laid(Struct, frozen=True):
    """A card of a turn: who laid it and what became of it.

    `cloned` marks a spell that came by Clone: no card of it exists to be discarded.
    """

    spell: Spell
    seat: Seat
    fate: Fate
    cloned: bool = False


class RoundEnd(StrEnum):
    """Why a round ended (rulebook, "Fin de la Ronda")."""

    WIZARD_HIT = "wizard_hit"
    SPELL = "spell"
    RUN_OUT = "run_out"


class Turn(Struct, frozen=True):
    """A turn once its cards are revealed; all of it is public.

    `bets` are the bets after Recycle; `powers` are None until they were compared, and stay
    None when End of round cut the turn off. `wall` is where the wall stood before the turn,
    after Middle and push, and after the run-out shift.
    """

    number: int
    round: int
    bets: tuple[int, int]
    laid: tuple[Laid, ...]
    powers: tuple[int, int] | None
    wall_before: int
    wall_pushed: int
    wall_after: int
    ended: RoundEnd | None


class Side(Struct, frozen=True):
    """What everyone may know of one wizard.

    `wizard` is the slab; it may lie off the intact bridge once the match is over.
    """

    wizard: int
    mana: int
    hand_size: int
    stock_size: int
    discard: tuple[Spell, ...]
    committed: bool


class View(Struct, frozen=True):
    """What one seat (or a spectator: `seat` is None) may know of a match.

    The bridge is intact from slab 1 + `collapsed` to 19 - `collapsed`. `hand` (sorted, the
    decoy first), `stock` (in order, only where its owner put it in order) and `cast` are the
    viewer's own. `turn` is the turn being resolved, when a spell waits for a choice;
    `choosing` are the seats it waits for; `choices` are the spells Clone or Theft may take.
    `last` is the last finished turn.
    """

    seat: Seat | None
    deal: Deal
    phase: Phase
    round: int
    turn_number: int
    wall: int
    middle: int
    collapsed: int
    silenced: bool
    sides: tuple[Side, Side]
    hand: tuple[Spell, ...]
    stock: tuple[Spell, ...]
    cast: Cast | None
    turn: Turn | None
    choosing: frozenset[Seat]
    choices: tuple[Spell, ...]
    last: Turn | None
    winner: Seat | None
