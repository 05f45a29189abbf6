"""A position of Shazamm!, hidden things included."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engines.core import Seat
from engines.shazamm.model import FULL_MANA, Cast, Deal, Fate, Phase, Spell, Turn
from engines.shazamm.numbers import BOOST, DOUBLE


class Wizard(Struct, frozen=True):
    """One wizard with everything that is theirs.

    `hand` is sorted; `stock` has the next to be drawn first; `played` are the spells that
    count as played by this wizard in the last turn, which is what Clone looks at.
    """

    slab: int
    hand: tuple[Spell, ...]
    stock: tuple[Spell, ...]
    mana: int = FULL_MANA
    discard: tuple[Spell, ...] = ()
    played: tuple[Spell, ...] = ()
    arranged: bool = False
    cast: Cast | None = None


WORKING = frozenset((Fate.APPLIED, Fate.STOLEN))
"""What becomes of the cards that take effect."""


class Card(Struct, frozen=True):
    """A card on the table: `seat` laid (or cloned) it, `user` has the benefit of it."""

    spell: Spell
    seat: Seat
    user: Seat
    fate: Fate = Fate.PENDING
    cloned: bool = False

    @property
    def pending(self) -> bool:
        """Whether its number is still to come."""
        return self.fate is Fate.PENDING

    @property
    def works(self) -> bool:
        """Whether it took effect."""
        return self.fate in WORKING


class Showdown(Struct, frozen=True):
    """A turn from the reveal to the push; `wall_before` is where the wall stood."""

    bets: tuple[int, int]
    cards: tuple[Card, ...]
    wall_before: int

    def uses(self, spell: Spell, seat: Seat) -> int:
        """Return how often a spell took effect for a seat in this turn."""
        count = 0
        for card in self.cards:
            count += card.spell == spell and card.user == seat and card.works
        return count

    def pending(self, user: Seat) -> tuple[Spell, ...]:
        """Return the numbers still to come for a seat, in order."""
        return tuple(sorted([c.spell for c in self.cards if c.user == user and c.pending]))

    def power(self, seat: Seat) -> int:
        """Return the strength of an attack: bet, Attack boosts, then Double doses."""
        return (self.bets[seat] + 7 * self.uses(BOOST, seat)) * 2 ** self.uses(DOUBLE, seat)


class State(Struct, frozen=True):
    """A position. `decision` counts the questions asked so far, `turn` the turns begun."""

    deal: Deal
    phase: Phase
    wizards: tuple[Wizard, Wizard]
    wall: int
    middle: int
    decision: int = 1
    round: int = 1
    turn: int = 1
    collapsed: int = 0
    silenced: bool = False
    showdown: Showdown | None = None
    chooser: Seat | None = None
    last: Turn | None = None

    @property
    def table(self) -> Showdown:
        """The turn being resolved. Only to be asked for after the reveal."""
        assert self.showdown is not None
        return self.showdown

    def intact(self, slab: int) -> bool:
        """Tell whether a slab is part of what is left of the bridge."""
        return 1 + self.collapsed <= slab <= 19 - self.collapsed

    def fallen(self) -> frozenset[Seat]:
        """Return whose wizard stands on no intact slab."""
        return frozenset(s for s in (0, 1) if not self.intact(self.wizards[s].slab))


def with_wizard(state: State, seat: Seat, wizard: Wizard) -> State:
    """Return the state with one wizard replaced."""
    pair = (wizard, state.wizards[1]) if seat == 0 else (state.wizards[0], wizard)
    return replace(state, wizards=pair)
