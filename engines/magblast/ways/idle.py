"""What is said where nothing can be done of what a phase is for, and which cards are of no use.

Made of the viewer's own hand, so it is told to nobody else.
"""

from __future__ import annotations

from itertools import chain

from engines.core import Text, text
from engines.magblast.cards import TURRETS
from engines.magblast.editions import KINDS, category
from engines.magblast.fleet import Fleet
from engines.magblast.model import Card, Category, Kind, Phase
from engines.magblast.prompts import of_attacks
from engines.magblast.telling import card_label
from engines.magblast.turn import hand_limit
from engines.magblast.view import View
from engines.magblast.ways import chains
from engines.magblast.ways.offers import Listed, offered
from engines.magblast.ways.words import own_fleet

_OF_SHIPS = {
    Phase.MANEUVER: ("move",),
    Phase.ATTACK: ("fire", "launch", "play", "sweep"),
}
_FOR = {
    Phase.DISCARD: ("discard",),
    Phase.REINFORCE: ("reinforce",),
    **_OF_SHIPS,
}
"""What is done of what a phase is for, by its verbs."""


def idles(view: View, listed: Listed) -> bool:
    """Tell whether the viewer, whose turn it is, can do nothing of what the phase is for."""
    asked = view.question is not None or view.shot is not None or view.stack
    if (
        asked
        or chains.following(view, listed)
        or view.seat != view.active
        or view.phase not in _FOR
    ):
        return False
    match view.phase:
        case Phase.DISCARD:
            return not view.hand
        case phase:
            return not any(map(listed, _FOR[phase]))


def draws(view: View, thrown: int = 0) -> int:
    """Return how many cards the viewer will draw after having thrown away so many.

    That is, while there are any: a turn that is foreseen shows no decks.
    """
    return max(0, hand_limit(own_fleet(view)) - (len(view.hand) - thrown))


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
    """Return what is asked in place of the usual: after a hit, or where there is nothing to do."""
    if idles(view, listed):
        return _idle(view, listed)
    if chains.stands(view):
        return chains.question(view, listed)
    before = view.phase in (Phase.DISCARD, Phase.DRAW) and view.seat == view.active
    if before and not draws(view) and view.question is None and not view.stack:
        return text(f"magblast-prompt-phase-{view.phase}-full")
    return None


def _idle(view: View, listed: Listed) -> Text:
    """Return that nothing of what the phase is for can be done, and what can be done instead."""
    mined = view.phase in _OF_SHIPS and own_fleet(view).under(Kind.MINEFIELD)
    key = f"magblast-prompt-{'mined' if mined else 'idle'}-{view.phase}"
    offers = offered(view, listed)
    return text(key) if offers is None else text(f"{key}-or", offers=offers)


def hints(view: View, listed: Listed) -> tuple[Text, ...]:
    """Return what is to be known in place of the usual; nothing where the usual holds."""
    if view.seat != view.active or view.stack or view.question is not None:
        return ()
    if view.phase is Phase.DISCARD:
        return _of_discards(view)
    if view.phase is Phase.DRAW and not draws(view):
        return (text("magblast-hint-draw-full"),)
    idle = (text(f"magblast-hint-idle-{view.phase}"),) if idles(view, listed) else ()
    if not chains.stands(view):
        return idle
    if chains.following(view, listed):
        return (chains.hint(view, listed),)
    return chains.hint(view, listed), *(idle or (of_attacks(view),))


def _of_discards(view: View) -> tuple[Text, ...]:
    """Return how many cards are drawn, and which are worth throwing away."""
    drawn, cards = _of_the_draw(view), useless(view)
    if not cards:
        return (drawn,)
    return drawn, text("magblast-hint-useless", cards=tuple(map(card_label, cards)))


def _of_the_draw(view: View) -> Text:
    """Return up to how many cards are drawn, and what keeps the viewer from drawing."""
    most, held = hand_limit(own_fleet(view)), len(view.hand)
    if held > most:
        return text("magblast-hint-discard-over", held=held, most=most)
    return text(f"magblast-hint-discard{'-full' if held == most else ''}", most=most)
