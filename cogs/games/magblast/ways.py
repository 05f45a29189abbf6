"""All that the viewer of a Mag·Blast match may do now, by what it is; made from a view alone.

Nothing is left out here, and nothing is in it that the rules would refuse.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations

from engines.core import IllegalAction, Seat, Text
from engines.magblast.abilities import usable
from engines.magblast.aim import blast_targets, squadron_targets
from engines.magblast.answers import answers
from engines.magblast.cardplay import lasting_targets
from engines.magblast.cards import LASTING, SPACEDOCKS, Flagship
from engines.magblast.checks import check
from engines.magblast.concussion import layouts
from engines.magblast.editions import KINDS, category
from engines.magblast.firing import is_shot
from engines.magblast.fleet import Fleet, Ship
from engines.magblast.imagine import imagine, legal
from engines.magblast.maneuver import reachable
from engines.magblast.mines import sweepable
from engines.magblast.model import (
    ZONES,
    Action,
    Agree,
    Card,
    Category,
    Discard,
    Draw,
    End,
    Fire,
    Launch,
    Move,
    Place,
    PlayCard,
    Reinforce,
    Respond,
    Scatter,
    ShipId,
    Sweep,
    Use,
)
from engines.magblast.orders import asked
from engines.magblast.shipyard import payments, placeable
from engines.magblast.state import Asking, State
from engines.magblast.turn import overseen
from engines.magblast.view import View


def _own(view: View) -> tuple[State, Seat]:
    """Return what the viewer knows, and where the viewer sits; a spectator does nothing."""
    return imagine(view), -1 if view.seat is None else view.seat


def refusal(view: View, action: Action) -> Text | None:
    """Return why the rules forbid the viewer this now; None if they allow it."""
    state, seat = _own(view)
    try:
        check(state, seat, action)
    except IllegalAction as refused:
        return refused.text
    return None


def own_fleet(view: View) -> Fleet:
    """Return the viewer's fleet; an empty one for a spectator."""
    return Fleet(Flagship.FREEP) if view.seat is None else view.fleets[view.seat]


def held(view: View) -> tuple[Card, ...]:
    """Return the different cards in hand, in order."""
    return tuple(dict.fromkeys(view.hand))


def shots(view: View) -> tuple[Fire, ...]:
    """Return every shot, still without its sound."""
    state, seat = _own(view)
    cards = [card for card in held(view) if is_shot(KINDS[card])]
    return legal(
        view,
        (
            Fire(card, ship.id, target)
            for ship in own_fleet(view).ships
            for target in (blast_targets(state, seat, ship) if cards else ())
            for card in cards
        ),
    )


def launches(view: View) -> tuple[Launch, ...]:
    """Return every launch of a squadron, without a sound."""
    state, seat = _own(view)
    cards = [card for card in held(view) if category(card) is Category.SQUADRON]
    return legal(
        view,
        (Launch(c, target) for c in cards for target in squadron_targets(state, seat, KINDS[c])),
    )


def plays(view: View) -> tuple[PlayCard, ...]:
    """Return every way to play a card that is neither fired, launched nor an answer."""
    return legal(view, (play for card in held(view) for play in _plays(view, card)))


def _plays(view: View, card: Card) -> Iterator[PlayCard]:
    state, seat = _own(view)
    kind, ships = KINDS[card], own_fleet(view).ships
    if kind in SPACEDOCKS:
        for ship in ships:
            yield from (PlayCard(card, ship.id, b) for b in _repairs(ship, SPACEDOCKS[kind]))
    elif kind in LASTING:
        yield from (PlayCard(card, target) for target in lasting_targets(state, seat, kind))
    elif category(card) is Category.UPGRADE:
        yield from (PlayCard(card, ship.id) for ship in ships)
    else:
        yield PlayCard(card)


def _repairs(ship: Ship, most: int) -> Iterable[tuple[Card, ...]]:
    """Return every choice of blasts under a ship that a Spacedock may take off."""
    under = sorted(blast.card for blast in ship.blasts)
    sizes = range(min(most, len(under)), 0, -1)
    return dict.fromkeys(chosen for size in sizes for chosen in combinations(under, size))


def sweeps(view: View) -> tuple[Sweep, ...]:
    """Return every way to clear a Minefield or Asteroids."""
    state, seat = _own(view)
    lying = [(state.fleets[s].flagship.value, card) for s, card in sweepable(state, seat)]
    return legal(view, (Sweep(s.id, f, card) for s in own_fleet(view).ships for f, card in lying))


def uses(view: View) -> tuple[Use, ...]:
    """Return every way to use the flagship's ability."""
    state, seat = _own(view)
    return legal(view, usable(state, seat)) if seat >= 0 else ()


def moves(view: View) -> tuple[Move, ...]:
    """Return every move of one ship, back to where it began too."""
    ships = own_fleet(view).ships
    return legal(view, (Move(ship.id, zone) for ship in ships for zone in reachable(ship)))


def paying(view: View) -> tuple[tuple[Card, ...], ...]:
    """Return every set of cards that pays for a ship, the smallest first."""
    sets = legal(view, map(Reinforce, payments(view.hand)))
    return tuple(reinforce.cards for reinforce in sets)


def wishes(view: View, cards: tuple[Card, ...]) -> tuple[ShipId, ...]:
    """Return the discarded ships that may be had for these cards; only Tri-Bot chooses."""
    if own_fleet(view).flagship is not Flagship.TRI_BOT:
        return ()
    ships = dict.fromkeys(view.ship_discard)
    return tuple(one.ship or "" for one in legal(view, (Reinforce(cards, s) for s in ships)))


def places(view: View) -> tuple[Place, ...]:
    """Return every way to place a ship that was drawn or boarded."""
    ships = placeable(imagine(view))
    return legal(view, (Place(ship, zone) for ship in ships for zone in ZONES))


def scatters(view: View) -> tuple[Scatter, ...]:
    """Return every way to scatter the ships of a zone, the one that moves none first."""
    if view.question is None or view.question.asking is not Asking.SCATTER:
        return ()
    return legal(view, layouts(imagine(view)))


def responses(view: View) -> tuple[Respond, ...]:
    """Return every answer to the play the viewer is asked about; passing comes first."""
    play = asked(view)
    if play is None or view.seat is None:
        return ()
    return answers(play, view.seat, own_fleet(view), view.hand)


def may_discard(view: View) -> bool:
    """Tell whether cards may be thrown away now."""
    return bool(legal(view, [Discard()]))


def may_draw(view: View) -> bool:
    """Tell whether the viewer may go on to drawing now."""
    return bool(legal(view, [Draw()]))


def blasts_to_take(view: View) -> tuple[Card, ...]:
    """Return the discarded blasts that the Overseers of Kalgon may take now, copies too."""
    return tuple(sorted(overseen(imagine(view)))) if may_draw(view) else ()


def may_end(view: View) -> bool:
    """Tell whether the phase may be finished now."""
    return bool(legal(view, [End()]))


def may_agree(view: View) -> bool:
    """Tell whether a Brutal Assault may be called for now."""
    return bool(legal(view, [Agree()]))


def without(cards: Iterable[Card], *gone: Card) -> tuple[Card, ...]:
    """Return cards without one copy of each that is gone, in order."""
    return tuple(sorted((Counter(cards) - Counter(gone)).elements()))
