"""What may follow upon a hit, and what is said of it: only what the viewer can do now."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Either, Text, text
from engines.magblast.applying import follows_up
from engines.magblast.editions import category
from engines.magblast.imagine import imagine
from engines.magblast.model import Action, Category, EditionName, Fire, Kind, PlayCard
from engines.magblast.state import Link
from engines.magblast.telling import KIND_NAMES, place_of, ship_name
from engines.magblast.view import View
from engines.magblast.ways.offers import Listed
from engines.magblast.ways.words import own_fleet

_FOLLOWING = ("follow", "fire", "use")
"""The ways among which something may go on with a chain."""


def stands(view: View) -> bool:
    """Tell whether the viewer has hit something, and nothing else waits to be settled."""
    waits = view.stack or view.shot is not None or view.question is not None
    return view.chain is not None and view.seat == view.active and not waits


def following(view: View, listed: Listed) -> tuple[Action, ...]:
    """Return what the viewer can do now that follows up a hit."""
    seat = view.seat
    if seat is None or not stands(view):
        return ()
    state = imagine(view)
    found = (action for verb in _FOLLOWING for action in listed(verb))
    return tuple(action for action in found if follows_up(state, seat, action))


def question(view: View, listed: Listed) -> Text:
    """Return what a hit asks: what can follow it, or what a turn asks where nothing can."""
    assert view.chain is not None
    offers = {one.key: one for one in _offers(view, listed)}
    if not offers:
        return text("magblast-prompt-phase-attack")
    target = place_of(view, view.chain.target, view.seat)
    key = f"magblast-prompt-chain-{view.chain.link}"
    return text(key, target=target, offers=Either(tuple(offers.values())))


def _offers(view: View, listed: Listed) -> Iterator[Text]:
    """Yield how all that can follow is called, by what it does."""
    assert view.chain is not None
    for action in following(view, listed):
        match action:
            case PlayCard() if category(action.card) is Category.DIRECT_HIT:
                yield KIND_NAMES[Kind.DIRECT_HIT]
            case PlayCard() if view.config.edition is EditionName.SECOND:
                yield text("magblast-offer-critical")
            case PlayCard():
                early = view.chain.link is Link.HIT
                yield text("magblast-offer-effect-early" if early else "magblast-offer-effect")
            case Fire():
                yield text("magblast-offer-again")
            case _:
                name = ship_name(own_fleet(view).flagship)
                yield text("magblast-offer-use", flagship=name)


def hint(view: View, listed: Listed) -> Text:
    """Return what is to be known of what can follow a hit, or that nothing can."""
    assert view.chain is not None
    found = following(view, listed)
    if not found:
        target = place_of(view, view.chain.target, view.seat)
        return text("magblast-hint-chain-none", target=target)
    if view.chain.link is Link.DIRECT:
        return text("magblast-hint-chain-direct")
    cards = [action.card for action in found if isinstance(action, PlayCard)]
    if all(category(card) is Category.EFFECT for card in cards):
        return text("magblast-hint-chain-effect")
    if not view.chain.ship:
        return text("magblast-hint-chain-rammed")
    return text("magblast-hint-chain-hit", edition=view.config.edition)
