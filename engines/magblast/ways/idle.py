"""What is said where nothing can be done of what a phase is for, and which cards are of no use.

Made of the viewer's own hand, so it is told to nobody else.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from engines.core import Text, text
from engines.magblast.cards import TURRETS
from engines.magblast.editions import KINDS, category
from engines.magblast.fleet import Fleet
from engines.magblast.model import Action, Card, Category, Kind, Phase, PlayCard
from engines.magblast.state import Link
from engines.magblast.telling import card_label, place_of
from engines.magblast.turn import hand_limit
from engines.magblast.view import View
from engines.magblast.ways.words import own_fleet

Listed = Callable[[str], tuple[Action, ...]]
"""What gives everything of a kind that can be done."""
_OF_SHIPS = {
    Phase.MANEUVER: ("move",),
    Phase.ATTACK: ("fire", "launch", "play", "sweep", "use"),
}
_FOR = {
    Phase.DISCARD: ("discard",),
    Phase.REINFORCE: ("reinforce",),
    **_OF_SHIPS,
}
"""What is done of what a phase is for, by its verbs."""
_SHIPS = frozenset((Kind.REINFORCEMENTS, Kind.STRATEGIC_ALLOCATION))
"""The cards that may yet bring a ship without any that pays for one."""


def idles(view: View, listed: Listed) -> bool:
    """Tell whether the viewer, whose turn it is, can do nothing of what the phase is for."""
    asked = view.question is not None or view.shot is not None or view.stack
    if asked or view.seat != view.active or view.phase not in _FOR:
        return False
    match view.phase:
        case Phase.DISCARD:
            return not view.hand
        case Phase.REINFORCE if _brings_ships(listed):
            return False
        case phase:
            return not any(map(listed, _FOR[phase]))


def _brings_ships(listed: Listed) -> bool:
    cards = [action.card for action in listed("play") if isinstance(action, PlayCard)]
    return any(KINDS[card] in _SHIPS for card in cards)


def ends_chain(view: View, listed: Listed) -> bool:
    """Tell whether the viewer has hit something, and holds nothing that could follow it up."""
    if view.chain is None or view.seat != view.active or view.stack:
        return False
    again = ("fire",) if view.chain.link is Link.DIRECT else ()
    return not any(map(listed, ("follow", "use", *again)))


def is_full(view: View) -> bool:
    """Tell whether the viewer draws nothing without having thrown something away."""
    return len(view.hand) >= hand_limit(own_fleet(view))


def useless(view: View) -> tuple[Card, ...]:
    """Return the cards in hand that none of the viewer's ships can fire or launch."""
    fleet = own_fleet(view)
    return tuple(sorted({card for card in view.hand if _is_useless(card, fleet)}))


def _is_useless(card: Card, fleet: Fleet) -> bool:
    turret = TURRETS.get(KINDS[card])
    if turret is not None:
        return turret not in chain.from_iterable(ship.card.turrets for ship in fleet.ships)
    return category(card) is Category.SQUADRON and not fleet.carriers()


def question(view: View, listed: Listed) -> Text | None:
    """Return what is asked in place of the usual where there is nothing to do it with."""
    if not idles(view, listed):
        return text("magblast-prompt-phase-attack") if ends_chain(view, listed) else None
    mined = view.phase in _OF_SHIPS and own_fleet(view).under(Kind.MINEFIELD)
    later = any(map(listed, (*_OF_SHIPS[Phase.MANEUVER], *_OF_SHIPS[Phase.ATTACK], "agree")))
    return text(
        f"magblast-prompt-{'mined' if mined else 'idle'}-{view.phase}{'-later' if later else ''}"
    )


def hints(view: View, listed: Listed) -> tuple[Text, ...]:
    """Return what is to be known in place of the usual; nothing where the usual holds."""
    if view.phase is Phase.DISCARD and view.seat == view.active:
        return _of_discards(view)
    idle = idles(view, listed)
    key = f"magblast-hint-{'idle-' if idle else ''}{view.phase}"
    if not ends_chain(view, listed):
        return (text(key),) if idle else ()
    assert view.chain is not None
    target = place_of(view, view.chain.target, view.seat)
    return text("magblast-hint-chain-none", target=target), text(key)


def _of_discards(view: View) -> tuple[Text, ...]:
    """Return how many cards are drawn, and which are worth throwing away."""
    most, cards = hand_limit(own_fleet(view)), useless(view)
    drawn = text(f"magblast-hint-discard{'-full' if is_full(view) else ''}", most=most)
    if not cards:
        return (drawn,)
    return drawn, text("magblast-hint-useless", cards=tuple(map(card_label, cards)))
