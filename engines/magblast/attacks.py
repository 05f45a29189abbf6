"""What the active player may sensibly do in the Attack phase."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from msgspec.structs import replace

from engines.core import IllegalAction, Seat
from engines.magblast.aim import blast_targets, squadron_targets
from engines.magblast.cardplay import check_play, lasting_targets
from engines.magblast.cards import LASTING, SPACEDOCKS, TURRETS
from engines.magblast.editions import ICONS, KINDS, SHIP_CARDS, category
from engines.magblast.firing import has_shot, may_fire
from engines.magblast.fleet import Fleet, Ship
from engines.magblast.mines import sweepable, sweepers_of
from engines.magblast.model import (
    Action,
    Agree,
    Card,
    Category,
    End,
    Fire,
    Hush,
    Kind,
    Launch,
    PlayCard,
    ShipId,
    Sound,
    Sweep,
)
from engines.magblast.sounds import suggestion
from engines.magblast.state import Link, State


def attacks(state: State, seat: Seat) -> Iterator[Fire | Sound | Hush | Launch | PlayCard | Sweep]:
    """Yield shots, squadrons, cards and sweeps, the most usual first."""
    if state.shot is not None:
        yield Sound(suggestion(state, seat))
        yield Hush()
    hand = one_of_each(state.hands[seat])
    yield from (p for p in _chained(state, hand) if allowed(state, seat, p))
    shots = tuple(_shots(state, seat, hand))
    yield from shots
    yield from _launches(state, seat, hand)
    yield from (p for p in _cards(state, seat, hand) if allowed(state, seat, p))
    if Kind.STRATEGIC_ALLOCATION in hand and not state.edition.allocation_any_turn:
        yield PlayCard(hand[Kind.STRATEGIC_ALLOCATION])
    yield from _sweeps(state, seat)
    if shots and not state.config.skirmish:
        yield replace(shots[-1], sound=None)


def sensible(state: State, actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return those of the actions that are offered to whoever has no reasons of their own.

    A shot is neither made to miss nor kept: the hand is filled up again. No ship rams what
    it does not destroy, and nobody but a person begins to call for a Brutal Assault.
    """
    if state.shot is not None and any(isinstance(action, Sound) for action in actions):
        return tuple(action for action in actions if isinstance(action, Sound))
    shoots = any(isinstance(a, Fire) and KINDS[a.card] in TURRETS for a in actions)
    return tuple(a for a in actions if not _is_vain(state, a, shoots=shoots))


def _is_vain(state: State, action: Action, *, shoots: bool) -> bool:
    match action:
        case End():
            return shoots
        case Fire(sound=None):
            return True
        case Fire(card=card, ship=ship, target=target) if KINDS[card] is Kind.RAMMING_SPEED:
            return SHIP_CARDS[ship].speed < state.hull_left(target)
        case Agree():
            return not state.agreed
        case _:
            return False


def one_of_each(hand: tuple[Card, ...]) -> dict[Kind, Card]:
    """Return one card of each kind of a hand: the one with the fewest icons."""
    cards: dict[Kind, Card] = {}
    for card in sorted(set(hand), key=lambda card: (-len(ICONS[card]), card)):
        cards[KINDS[card]] = card
    return cards


def allowed(state: State, seat: Seat, action: PlayCard) -> bool:
    """Tell whether a card may be played so by the active player."""
    try:
        check_play(state, seat, action)
    except IllegalAction:
        return False
    return True


def _shots(state: State, seat: Seat, hand: dict[Kind, Card]) -> Iterator[Fire]:
    fleet = state.fleets[seat]
    if fleet.under(Kind.MINEFIELD):
        return
    noise = suggestion(state, seat)
    for ship in fleet.ships:
        cards = tuple(_loaded(state, ship, hand))
        if cards:
            targets = blast_targets(state, seat, ship)
            yield from (Fire(c, ship.id, t, noise) for c in cards for t in targets)
        yield from (Fire(c, ship.id, t, noise) for c, t in _again(state, seat, ship, hand))


def _loaded(state: State, ship: Ship, hand: dict[Kind, Card]) -> Iterator[Card]:
    """Yield the cards that a ship can fire as its ordinary shot, or ram with."""
    if not may_fire(state, ship):
        return
    if Kind.RAMMING_SPEED in hand:
        yield hand[Kind.RAMMING_SPEED]
    for kind, turret in TURRETS.items():
        if kind in hand and turret in ship.card.turrets and has_shot(state, ship, turret):
            yield hand[kind]


def _again(
    state: State, seat: Seat, ship: Ship, hand: dict[Kind, Card]
) -> Iterator[tuple[Card, ShipId]]:
    """Yield the second shots of a Direct Hit that the ship could not fire anyway."""
    chain = state.chain
    if chain is None or chain.link is not Link.DIRECT or chain.ship != ship.id:
        return
    if chain.target not in blast_targets(state, seat, ship):
        return
    for kind, turret in TURRETS.items():
        spent = not has_shot(state, ship, turret)
        if kind in hand and turret in ship.card.turrets and spent:
            yield hand[kind], chain.target


def _launches(state: State, seat: Seat, hand: dict[Kind, Card]) -> Iterator[Launch]:
    fleet = state.fleets[seat]
    if fleet.under(Kind.MINEFIELD) or not fleet.carriers():
        return
    for kind in (Kind.FIGHTER, Kind.BOMBER):
        if kind in hand:
            targets = squadron_targets(state, seat, kind)
            yield from (Launch(hand[kind], target) for target in targets)


def _chained(state: State, hand: dict[Kind, Card]) -> Iterator[PlayCard]:
    """Yield the Direct Hits and effects of a hand, once a blast has hit."""
    if state.chain is not None:
        chained = (Category.DIRECT_HIT, Category.EFFECT)
        yield from (PlayCard(card) for card in hand.values() if category(card) in chained)


def _cards(state: State, seat: Seat, hand: dict[Kind, Card]) -> Iterator[PlayCard]:
    """Yield the ways to play the cards that need neither an attack nor an answer."""
    fleet = state.fleets[seat]
    for kind, card in hand.items():
        if kind in SPACEDOCKS:
            yield from (p for ship in fleet.ships for p in _repairs(card, kind, ship))
        elif kind in LASTING:
            targets = _lasting_for(lasting_targets(state, seat, kind), fleet, kind)
            yield from (PlayCard(card, target) for target in targets)
        elif category(card) is Category.UPGRADE:
            yield from (PlayCard(card, ship.id) for ship in fleet.ships)
        elif kind is Kind.REINFORCEMENTS:
            yield PlayCard(card)


def _repairs(card: Card, kind: Kind, ship: Ship) -> Iterator[PlayCard]:
    under = sorted(blast.card for blast in ship.blasts)
    most = min(SPACEDOCKS[kind], len(under))
    if most:
        chosen = dict.fromkeys(combinations(under, most))
        yield from (PlayCard(card, ship.id, blasts) for blasts in chosen)


def _lasting_for(targets: Iterable[ShipId], fleet: Fleet, kind: Kind) -> Iterator[ShipId]:
    """Yield the fleets worth it: nobody lays a Minefield on the own one."""
    own = kind is Kind.ASTEROIDS
    yield from (t for t in targets if own or t != fleet.flagship)


def _sweeps(state: State, seat: Seat) -> Iterator[Sweep]:
    if not state.edition.minesweepers_sweep:
        return
    for ship in sweepers_of(state, seat):
        for owner, card in sweepable(state, seat):
            yield Sweep(ship.id, state.fleets[owner].flagship.value, card)
