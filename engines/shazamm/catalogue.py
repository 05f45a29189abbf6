"""What Shazamm! is played with: the cards of both wizards, and those that a view shows."""

from __future__ import annotations

from collections.abc import Iterator

from engines.catalogues import Entry, Group, Piece
from engines.core import text
from engines.shazamm.model import DECOY, SPELLS, Config, Spell, View
from engines.shazamm.telling import NAMES


def catalogue(config: Config) -> tuple[Group, ...]:
    """Return the cards, of which each wizard has one set."""
    cards = tuple(map(_entry, (DECOY, *SPELLS)))
    about = text("shazamm-list-about")
    return (Group(text("shazamm-list-cards"), cards, about, sets=(0, 1)),)


def _entry(spell: Spell) -> Entry:
    name = text("shazamm-numbered", number=spell, spell=NAMES[spell])
    return Entry(str(spell), name, 1, effect=text(f"shazamm-effect-{spell}"))


def known(view: View) -> Iterator[Piece]:
    """Yield the viewer's own cards, as far as they can be seen, and all that lies open.

    Everybody knows that the decoy is in the hand of its owner.
    """
    for seat, side in enumerate(view.sides):
        yield seat, str(DECOY)
        yield from ((seat, str(spell)) for spell in side.discard)
        if seat == view.seat:
            own = (*view.hand, *view.stock)
            yield from ((seat, str(spell)) for spell in own if spell != DECOY)
    for card in view.turn.laid if view.turn is not None else ():
        if not card.cloned and card.spell != DECOY:
            yield card.seat, str(card.spell)
