"""A view of Shazamm! in words: wizards, bridge, the turn being resolved, the hand, the last turn.

Pictures say the same lines to those who cannot see them, as far as an alt text has room.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engines.accounts import BOARD, LAST, MATCH, PLAYERS, YOURS, Part, named, part
from engines.core import Player, Seat, Text, text
from engines.shazamm.model import SLABS, Fate, Laid, Phase, Spell, Turn, View
from engines.shazamm.telling import NAMES

_NOTHING = text("shazamm-alt-nothing")


def account(view: View) -> tuple[Part, ...]:
    """Return all that a view shows."""
    return (
        *part(MATCH, _match(view)),
        *part(PLAYERS, (standing(view, seat, named(seat, view.seat)) for seat in (0, 1))),
        *part(BOARD, (bridge(view),)),
        *part(text("shazamm-account-turn"), _resolved(view)),
        *part(YOURS, _own(view)),
        *part(LAST, () if view.last is None else turn("last", view.last)),
    )


def _match(view: View) -> Iterator[Text]:
    yield text("shazamm-alt-round", round=view.round, turn=view.turn_number)
    yield text(f"shazamm-alt-deal-{view.deal}")
    if view.silenced:
        yield text("shazamm-alt-silenced")
    if view.phase is Phase.OVER and view.winner is None:
        yield text("shazamm-alt-draw")


def bridge(view: View) -> Text:
    """Return where the wall of fire burns, and how much of the bridge stands."""
    first, last = view.collapsed + 1, SLABS - view.collapsed
    return text("shazamm-alt-bridge", wall=view.wall, middle=view.middle, first=first, last=last)


def standing(
    view: View, seat: Seat, who: Text | Player, status: str = "", *, numbers: bool = False
) -> Text:
    """Return how a wizard stands: the slab, mana, cards, and what it is about.

    `status` is that as the end of a key, where more is known than is to be told; with `numbers`
    discarded cards have no names.
    """
    side = view.sides[seat]
    return text(
        "shazamm-alt-side",
        who=who,
        seat=seat,
        slab=side.wizard,
        mana=side.mana,
        hand=side.hand_size,
        stock=side.stock_size,
        discard=cards(side.discard, numbers=numbers),
        status=text(f"shazamm-alt-status-{status or _status(view, seat)}"),
    )


def _status(view: View, seat: Seat) -> str:
    match view.phase:
        case Phase.OVER:
            return "winner" if view.winner == seat else "fallen"
        case Phase.ARRANGE | Phase.CAST if view.sides[seat].committed:
            return "chosen"
        case _:
            return view.phase.value if seat in view.choosing else "waiting"


def _resolved(view: View) -> Iterator[Text]:
    if view.turn is not None:
        yield from turn("this", view.turn)
    if view.choices:
        yield text("shazamm-alt-choices", spells=cards(view.choices))


def turn(which: str, told: Turn) -> Iterator[Text]:
    """Yield what is known of "this" turn or the "last": bets, cards, powers, the wall, the end."""
    yield text(f"shazamm-alt-{which}-turn", turn=told.number, round=told.round)
    for seat in (0, 1):
        laid = tuple(laid_words(card) for card in told.laid if card.seat == seat)
        yield bets(told, seat, laid or _NOTHING)
    yield from came_of_it(told)


def bets(told: Turn, seat: Seat, laid: tuple[Text, ...] | Text | str) -> Text:
    """Return what a wizard bet and laid."""
    return text("shazamm-alt-bets", seat=seat, bet=told.bets[seat], spells=laid)


def came_of_it(told: Turn) -> Iterator[Text]:
    """Yield the powers of a turn, the way of the wall, and how the round ended, if it did.

    That the wall stays is not known before the powers are.
    """
    if told.powers is not None:
        yield text("shazamm-alt-powers", first=told.powers[0], second=told.powers[1])
    before, pushed, after = told.wall_before, told.wall_pushed, told.wall_after
    if before == pushed:
        if told.powers is not None or told.ended is not None:
            yield text("shazamm-alt-wall-stayed", slab=pushed)
    else:
        yield text("shazamm-alt-wall-moved", before=before, after=pushed)
    if pushed != after:
        yield text("shazamm-alt-wall-ran-on", slab=after)
    if told.ended is not None:
        yield text(f"shazamm-alt-ended-{told.ended.replace('_', '-')}")


def laid_words(card: Laid) -> Text:
    """Return a card that was laid, with its number and what became of it."""
    spell = text("shazamm-numbered", number=card.spell, spell=laid_name(card))
    return text("shazamm-alt-laid", spell=spell, fate=fate_name(card.fate))


def laid_name(card: Laid) -> Text:
    """Return the name of a card that was laid, marked if it came by Clone."""
    name = NAMES[card.spell]
    return text("shazamm-picture-cloned", spell=name) if card.cloned else name


def fate_name(fate: Fate) -> Text:
    """Return what became of a card, in a word."""
    return text(f"shazamm-picture-fate-{fate.replace('_', '-')}")


def cards(spells: Iterable[Spell], *, numbers: bool = False) -> tuple[Text | str, ...] | Text:
    """Return cards with their numbers and names, or as `numbers` alone; or that there are none."""
    if numbers:
        return tuple(map(str, spells)) or _NOTHING
    told = tuple(text("shazamm-numbered", number=n, spell=NAMES[n]) for n in spells)
    return told or _NOTHING


def _own(view: View) -> Iterator[Text]:
    """Yield what only the viewer knows: the hand with what each card does, bet and stock."""
    if view.seat is None:
        return
    yield text("shazamm-account-hand", count=len(view.hand))
    yield from map(described, view.hand)
    if view.silenced:
        yield text("shazamm-alt-hand-silenced")
    if view.cast is not None:
        yield text("shazamm-alt-cast", bet=view.cast.bet, spells=cards(view.cast.spells))
    if view.stock:
        yield text("shazamm-alt-stock", spells=cards(view.stock))


def described(spell: Spell) -> Text:
    """Return a card with what it does."""
    effect = text(f"shazamm-effect-{spell}")
    return text("shazamm-alt-spell", number=spell, spell=NAMES[spell], effect=effect)
