"""A position as one wizard knows it: cards that the wizard does not see are blank.

The rules ask the same of this as of the real position, so that whoever only has a view can
ask them what is possible.
"""

from __future__ import annotations

from engines.core import Seat
from engines.shazamm.choices import ASKS
from engines.shazamm.model import Cast, Fate, Laid, Phase, Spell, Turn, View
from engines.shazamm.state import Card, Showdown, State, Wizard

BLANK: Spell = -1
"""A card that the viewer does not see: no card of the box."""
SEALED = Cast(0)
"""A commitment that the viewer does not see."""

_ASKING = {phase: spell for spell, phase in ASKS.items()}


def imagine(view: View) -> State:
    """Return the position that a view shows, with blanks for what it hides."""
    return State(
        deal=view.deal,
        phase=view.phase,
        wizards=(_wizard(view, 0), _wizard(view, 1)),
        wall=view.wall,
        middle=view.middle,
        round=view.round,
        turn=view.turn_number,
        collapsed=view.collapsed,
        silenced=view.silenced,
        showdown=None if view.turn is None else _showdown(view.turn, view.phase),
        chooser=next(iter(view.choosing), None),
        last=view.last,
    )


def _wizard(view: View, seat: Seat) -> Wizard:
    side, own = view.sides[seat], seat == view.seat
    arranging = view.phase is Phase.ARRANGE
    return Wizard(
        slab=side.wizard,
        hand=view.hand if own else (BLANK,) * side.hand_size,
        stock=(own and view.stock) or (BLANK,) * side.stock_size,
        mana=side.mana,
        discard=side.discard,
        played=view.choices if view.phase is Phase.CLONE else (),  # nothing else asks for it
        arranged=side.committed and arranging,
        cast=_cast(view, seat) if side.committed and not arranging else None,
    )


def _cast(view: View, seat: Seat) -> Cast | None:
    return view.cast if seat == view.seat else SEALED


def _user(card: Laid) -> Seat:
    """Return who has the benefit of a card."""
    return 1 - card.seat if card.fate is Fate.STOLEN else card.seat


def _showdown(turn: Turn, phase: Phase) -> Showdown:
    cards = tuple(_card(card, _ASKING.get(phase, 0)) for card in turn.laid)
    return Showdown(turn.bets, cards, turn.wall_before)


def _card(card: Laid, asking: Spell) -> Card:
    """Return a card of the table; what was stolen is pending until its turn, also while it asks."""
    pending = card.fate is Fate.STOLEN and card.spell >= asking
    fate = Fate.PENDING if pending else card.fate
    return Card(card.spell, card.seat, _user(card), fate, card.cloned)
