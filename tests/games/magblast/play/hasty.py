"""How two people play who want to be done soon: one shoots, the other stays out of the way."""

from __future__ import annotations

from collections import Counter

from engines.core import Seat
from engines.magblast import ENGINE
from engines.magblast.editions import KINDS, category, damage
from engines.magblast.fleet import Fleet
from engines.magblast.model import (
    ZONES,
    Action,
    Card,
    Category,
    Discard,
    Draw,
    End,
    Fire,
    Kind,
    Launch,
    Move,
    Phase,
    Zone,
)
from engines.magblast.state import State

SHOOTER, VICTIM = 0, 1
USEFUL = (Category.BLAST, Category.SQUADRON)


def hasty(state: State, seat: Seat) -> Action:
    """Return what a seat does so that seat 0 soon destroys the flagship of seat 1."""
    legal = ENGINE.legal_actions(state, seat)
    if state.phase is Phase.SETUP or state.stack or state.question is not None:
        return legal[0]
    if state.phase is Phase.DISCARD:
        return _thrown_away(state.hands[seat]) if seat == SHOOTER else Draw()
    if state.phase is Phase.MANEUVER:
        moves = [action for action in legal if isinstance(action, Move)]
        return (_closer if seat == SHOOTER else _away)(state, moves) or End()
    return _shot(state, legal) if seat == SHOOTER else End()


def _thrown_away(hand: tuple[Card, ...]) -> Action:
    useless = tuple(card for card in hand if category(card) not in USEFUL)
    return Discard(useless[:6]) if useless else Draw()


def _shot(state: State, legal: tuple[Action, ...]) -> Action:
    """Return the hardest shot at the flagship; otherwise there is nothing more to do."""
    flagship = state.fleets[VICTIM].flagship
    attacks = [a for a in legal if isinstance(a, Fire | Launch) and a.target == flagship]
    loud = [a for a in attacks if not (isinstance(a, Fire) and a.sound is None)]
    loud = [a for a in loud if KINDS[a.card] is not Kind.RAMMING_SPEED]
    return max(loud, key=lambda attack: damage(attack.card)) if loud else End()


def _closer(state: State, moves: list[Move]) -> Action | None:
    """Return a move of an armed ship to where the other flagship is open."""
    fleet, other = state.fleets[SHOOTER], state.fleets[VICTIM]
    for move in moves:
        ship = fleet.ship(move.ship)
        armed = ship is not None and bool(ship.card.turrets)
        if armed and other.is_empty(move.zone) and not other.is_empty(_zone(fleet, move.ship)):
            return move
    return None


def _zone(fleet: Fleet, ship_id: str) -> Zone:
    ship = fleet.ship(ship_id)
    assert ship is not None
    return ship.zone


def _away(state: State, moves: list[Move]) -> Action | None:
    """Return a move that opens a zone in which the shooter has turrets."""
    fleet = state.fleets[VICTIM]
    guns = Counter[Zone]()
    for ship in state.fleets[SHOOTER].ships:
        guns[ship.zone] += len(ship.card.turrets)
    best = sorted(ZONES, key=lambda zone: -guns[zone])
    if any(fleet.is_empty(zone) for zone in best[:2]):
        return None
    for zone in best:
        alone = [ship.id for ship in fleet.in_zone(zone)]
        found = (m for m in moves if [m.ship] == alone and not fleet.is_empty(m.zone))
        if move := next(found, None):
            return move
    return None
