"""All that the viewer of a match may do now, by its verb; made from a view alone.

Nothing is left out here, and nothing is in it that the rules would refuse. What is said with an
attack is not in it, nor what is laid out as a whole: a fleet, cards to discard, a maneuver.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, product

from engines.core import Seat
from engines.magblast.abilities import usable
from engines.magblast.aim import blast_targets, squadron_targets
from engines.magblast.answers import possible
from engines.magblast.cardplay import lasting_targets
from engines.magblast.cards import LASTING, SPACEDOCKS, Flagship
from engines.magblast.concussion import layouts
from engines.magblast.editions import KINDS, category
from engines.magblast.firing import is_shot
from engines.magblast.fleet import Ship
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
    Finish,
    Fire,
    Hush,
    Launch,
    Move,
    Place,
    PlayCard,
    Reinforce,
    Sweep,
)
from engines.magblast.shipyard import payments, placeable
from engines.magblast.state import Asking, State
from engines.magblast.view import View
from engines.magblast.windows import unanswered

CHAINED = (Category.DIRECT_HIT, Category.EFFECT)
"""What follows up a hit."""


def actions(view: View, verb: str) -> tuple[Action, ...]:
    """Return everything of a kind that the viewer may do; nothing for a spectator."""
    if view.seat is None:
        return ()
    return legal(view, _TRIED[verb](imagine(view), view.seat))


def _held(state: State, seat: Seat) -> tuple[Card, ...]:
    """Return the different cards in hand, in order."""
    return tuple(dict.fromkeys(state.hands[seat]))


def _shots(state: State, seat: Seat) -> Iterator[Fire]:
    cards = [card for card in _held(state, seat) if is_shot(KINDS[card])]
    for ship in state.fleets[seat].ships if cards else ():
        for target in blast_targets(state, seat, ship):
            yield from (Fire(card, ship.id, target) for card in cards)


def _launches(state: State, seat: Seat) -> Iterator[Launch]:
    for card in _held(state, seat):
        if category(card) is Category.SQUADRON:
            targets = squadron_targets(state, seat, KINDS[card])
            yield from (Launch(card, target) for target in targets)


def _plays(state: State, seat: Seat) -> Iterator[PlayCard]:
    """Yield every way to play a card that is neither fired, launched nor an answer."""
    ships = state.fleets[seat].ships
    for card in _held(state, seat):
        kind = KINDS[card]
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


def _follow_ups(state: State, seat: Seat) -> Iterator[PlayCard]:
    """Yield the cards that follow up a hit at once: Direct Hits and effects."""
    if state.chain is not None:
        yield from (PlayCard(c) for c in _held(state, seat) if category(c) in CHAINED)


def _sweeps(state: State, seat: Seat) -> Iterator[Sweep]:
    lying = [(state.fleets[s].flagship.value, card) for s, card in sweepable(state, seat)]
    for ship, (fleet, card) in product(state.fleets[seat].ships, lying):
        yield Sweep(ship.id, fleet, card)


def _moves(state: State, seat: Seat) -> Iterator[Move]:
    """Yield every move of one ship, back to where it began too."""
    for ship in state.fleets[seat].ships:
        yield from (Move(ship.id, zone) for zone in reachable(ship))


def _payments(state: State, seat: Seat) -> Iterator[Reinforce]:
    """Yield every set of cards that pays for a ship, the smallest first; Tri-Bot chooses one."""
    wished = state.fleets[seat].flagship is Flagship.TRI_BOT
    ships = dict.fromkeys(state.ship_discard) if wished else ()
    for cards in payments(state.hands[seat]):
        yield from (Reinforce(cards, ship) for ship in (None, *ships))


def _places(state: State, seat: Seat) -> Iterator[Place]:
    for ship in placeable(state):
        yield from (Place(ship, zone) for zone in ZONES)


def _layouts(state: State, seat: Seat) -> Iterable[Action]:
    """Return every way to scatter the ships of a zone, the one that moves none first."""
    question = state.question
    asked = question is not None and question.asking is Asking.SCATTER
    return layouts(state) if asked else ()


def _answers(state: State, seat: Seat) -> Iterable[Action]:
    """Return every answer to the play the viewer is asked about; passing comes first."""
    return possible(state, seat) if seat in unanswered(state) else ()


def _just(action: Action) -> Callable[[State, Seat], Iterable[Action]]:
    return lambda _, __: (action,)


_TRIED: dict[str, Callable[[State, Seat], Iterable[Action]]] = {
    "scatter": _layouts,
    "place": _places,
    "respond": _answers,
    "hush": _just(Hush()),
    "follow": _follow_ups,
    "discard": _just(Discard()),
    "draw": _just(Draw()),
    "reinforce": _payments,
    "move": _moves,
    "fire": _shots,
    "launch": _launches,
    "play": _plays,
    "sweep": _sweeps,
    "use": usable,
    "agree": _just(Agree()),
    "end": _just(End()),
    "finish": _just(Finish()),
}
