"""What a seat may sensibly do: what computers, suggestions and panels choose among.

Of cards that differ only in icons that do not matter, one stands for all; of the many ways
to discard, pay or place, a varied selection.
"""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import IllegalAction, Seat
from engines.magblast.abilities import check_use, usable
from engines.magblast.answers import possible
from engines.magblast.attacks import allowed, attacks, sensible
from engines.magblast.brutal import may_agree
from engines.magblast.cards import TURRETS, Flagship
from engines.magblast.concussion import layouts
from engines.magblast.editions import KINDS, SHIP_CARDS, damage
from engines.magblast.fleet import Fleet
from engines.magblast.maneuver import reachable, way_back
from engines.magblast.model import (
    SETUP,
    ZONES,
    Action,
    Agree,
    Card,
    Discard,
    Draw,
    End,
    Hush,
    Keep,
    Kind,
    Move,
    Phase,
    Place,
    PlayCard,
    Reinforce,
    Respond,
    Turret,
    Zone,
)
from engines.magblast.questions import may_act, to_act
from engines.magblast.setup import KEPT, keeps
from engines.magblast.shipyard import payments, placeable
from engines.magblast.state import Asking, State
from engines.magblast.supply import ships_to_draw
from engines.magblast.turn import overseen

MOST_PAYMENTS = 8
MOST_WISHES = 4
_ALLOCATION = PlayCard(Kind.STRATEGIC_ALLOCATION.value)
_AGREE = Agree()
_XXCHA = Flagship.XXCHA


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return what a seat may sensibly do, the most usual first; nothing if it may not act."""
    waited = seat in to_act(state)
    if not waited and seat not in may_act(state):
        return ()
    return sensible(state, offered(state, seat, waited=waited))


def offered(state: State, seat: Seat, *, waited: bool) -> tuple[Action, ...]:
    """Return what a seat that is waited for, or may act besides, may do, sensible or not.

    What a seat is asked changes with it (`decisions.py`).
    """
    if state.phase is SETUP:
        return keeps(state.dealt[seat])
    if state.question is not None:
        return tuple(_choices(state, seat))
    if not waited:
        return _options(state, seat)
    if state.stack:
        return (*possible(state, seat), *_options(state, seat))
    return (*_steps(state, seat), *_options(state, seat))


def _options(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return what may be done on any turn (ruling 8)."""
    fleet, found = state.fleets[seat], list[Action]()
    if _ALLOCATION.card in state.hands[seat] and state.edition.allocation_any_turn:
        found.append(_ALLOCATION)
    if fleet.uses and fleet.flagship is _XXCHA:
        found += usable(state, seat)
    if may_agree(state, seat):
        found.append(_AGREE)
    return tuple(found) if found else ()


def _choices(state: State, seat: Seat) -> Iterator[Action]:
    """Yield the answers to a question in the middle of a card's effect."""
    question = state.question
    if question is not None and question.asking is Asking.SCATTER:
        yield from layouts(state)
        return
    zones = sorted(state.fleets[seat].open_zones(), key=lambda z: _crew(state.fleets[seat], z))
    yield from (Place(ship, zone) for zone in zones for ship in placeable(state))


def _crew(fleet: Fleet, zone: Zone) -> tuple[int, int]:
    return (len(fleet.in_zone(zone)), ZONES.index(zone))


def _steps(state: State, seat: Seat) -> Iterator[Action]:
    """Yield what the active player may do in the phase."""
    match state.phase:
        case Phase.DISCARD:
            yield from _draws(state)
            yield from discards(state.fleets[seat], state.hands[seat])
        case Phase.DRAW:
            yield from _draws(state)
        case Phase.REINFORCE:
            yield from _reinforcing(state, seat)
        case Phase.MANEUVER:
            yield from _moves(state, seat)
        case Phase.ATTACK | Phase.SETUP | Phase.OVER:
            yield from attacks(state, seat)
    yield from _abilities(state, seat)
    if state.phase in (Phase.REINFORCE, Phase.ATTACK):
        yield End()


def _abilities(state: State, seat: Seat) -> Iterator[Action]:
    fleet = state.fleets[seat]
    if not fleet.uses or fleet.flagship is Flagship.XXCHA:
        return
    for use in usable(state, seat):
        try:
            check_use(state, seat, use)
        except IllegalAction:
            return
        yield use


def discards(fleet: Fleet, hand: tuple[Card, ...]) -> tuple[Discard, ...]:
    """Return what is worth throwing away: what is of no use, each card, the whole hand.

    Of no use are blasts without a turret and squadrons without a carrier ("Fase 1").
    """
    turrets = {turret for ship in fleet.ships for turret in ship.card.turrets}
    launches = bool(fleet.carriers())
    idle = tuple(card for card in hand if _is_idle(KINDS[card], turrets, launches))
    single = ((card,) for card in dict.fromkeys(hand))
    worth = dict.fromkeys((idle, *single, hand))
    return tuple(Discard(cards) for cards in worth if cards)


def _is_idle(kind: Kind, turrets: set[Turret], launches: bool) -> bool:
    if kind in TURRETS:
        return TURRETS[kind] not in turrets
    return kind in (Kind.FIGHTER, Kind.BOMBER) and not launches


def _draws(state: State) -> Iterator[Draw]:
    yield Draw()
    blasts = sorted(overseen(state), key=lambda card: (-damage(card), card))
    if blasts:
        best = dict.fromkeys((tuple(blasts[:3]), tuple(blasts[:1]), (blasts[-1],)))
        yield from map(Draw, best)


def _reinforcing(state: State, seat: Seat) -> Iterator[Action]:
    fleet = state.fleets[seat]
    if fleet.full or not ships_to_draw(state):
        return
    sets = payments(state.hands[seat])[:MOST_PAYMENTS]
    if fleet.flagship is Flagship.TRI_BOT and fleet.uses:
        wished = sorted(state.ship_discard, key=lambda s: (-SHIP_CARDS[s].hull, s))[:MOST_WISHES]
        yield from (Reinforce(cards, ship) for cards in sets[:1] for ship in wished)
    yield from map(Reinforce, sets)
    card = PlayCard(Kind.REINFORCEMENTS.value)
    if allowed(state, seat, card):
        yield card


def _moves(state: State, seat: Seat) -> Iterator[Action]:
    """Yield the end of the phase, and each ship's first move into a zone with room."""
    back = way_back(state, seat)
    yield End() if back is None else back
    fleet = state.fleets[seat]
    if fleet.under(Kind.MINEFIELD):
        return
    room = set(fleet.open_zones())
    for ship in fleet.ships:
        if ship.origin in (None, ship.zone):
            yield from (Move(ship.id, zone) for zone in reachable(ship) if zone in room)


def default_action(state: State, seat: Seat) -> Action:
    """Return what a waited-for seat does when its clock runs out: as little as possible."""
    if state.phase is Phase.SETUP:
        return Keep(state.dealt[seat][:KEPT])
    if state.question is not None:
        return next(_choices(state, seat))
    if state.stack:
        return Respond(state.top.number)
    if state.shot is not None:
        return Hush()
    if state.phase in (Phase.DISCARD, Phase.DRAW):
        return Draw()
    return way_back(state, seat) or End()
