"""Damage, and what follows from it: ships destroyed, players eliminated, the end."""

from __future__ import annotations

from collections.abc import Set

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.magblast.cards import Flagship
from engines.magblast.fleet import Blast, Fleet, Ship, found, without_ship
from engines.magblast.model import Card, Phase, ShipId
from engines.magblast.state import (
    Ending,
    Squadron,
    State,
    own_ship,
    with_fleet,
    with_fleet_ship,
)
from engines.magblast.supply import discard, discard_ships, draw_cards
from engines.magblast.telling import Run, ship_name

FOR_A_SHIP = 1
"""Cards that Recyclons draw when any fleet ship is destroyed."""
FOR_A_FLAGSHIP = 3
"""Cards that Recyclons draw when another flagship is destroyed."""
FOR_AN_OWN_SHIP = 2
"""Cards that L1z1x draws when one of its own ships is destroyed."""


def with_blasts(state: State, seat: Seat, target: ShipId, blasts: tuple[Blast, ...]) -> State:
    """Return the state with these as the damage cards under a ship or flagship."""
    fleet = state.fleets[seat]
    if target == fleet.flagship:
        return with_fleet(state, seat, replace(fleet, blasts=blasts))
    return with_fleet_ship(state, seat, replace(own_ship(state, seat, target), blasts=blasts))


def blasts_under(state: State, seat: Seat, target: ShipId) -> tuple[Blast, ...]:
    """Return the damage cards under a ship or flagship of a seat."""
    fleet = state.fleets[seat]
    return fleet.blasts if target == fleet.flagship else own_ship(state, seat, target).blasts


def add_blasts(state: State, seat: Seat, target: ShipId, blasts: tuple[Blast, ...]) -> State:
    """Return the state with damage cards added under a ship or flagship of a seat."""
    return with_blasts(state, seat, target, (*blasts_under(state, seat, target), *blasts))


def add_squadron(state: State, squadron: Squadron) -> State:
    """Return the state with a squadron out until the end of the turn (ruling 21)."""
    return replace(state, squadrons=(*state.squadrons, squadron))


def destroy_if_due(state: State, target: ShipId, run: Run) -> State:
    """Destroy a ship or flagship in play whose damage has reached its hull (ruling 20)."""
    return destroy(state, target, run) if state.hull_left(target) <= 0 else state


def destroy(state: State, target: ShipId, run: Run) -> State:
    """Destroy a ship or flagship in play, whatever its hull.

    Of a fleet ship nothing is told: what destroyed it says so.
    """
    seat, ship = found(state.fleets, target)
    assert seat is not None, target
    if ship is None:
        return _eliminate(state, seat, run)
    return _salvage(_wrecked(state, seat, ship), seat, run)


def _wrecked(state: State, seat: Seat, ship: Ship) -> State:
    """Return the state with a ship and the cards under it discarded."""
    state = with_fleet(state, seat, without_ship(state.fleets[seat], ship.id))
    state = _let_go(state, {ship.id})
    return discard(discard_ships(state, (ship.id,)), _under(ship))


def _let_go(state: State, gone: Set[ShipId]) -> State:
    """Return the state in which nothing holds on to what has left play.

    A chain ends with its target (ruling 24). Squadrons stay out until the turn ends, but do no
    damage to what comes back before (ruling 20; under the first rules they did).
    """
    if state.chain is not None and state.chain.target in gone:
        state = replace(state, chain=None)
    if not state.since(2) or all(s.target not in gone for s in state.squadrons):
        return state
    squadrons = (
        replace(s, target=None, damage=0) if s.target in gone else s for s in state.squadrons
    )
    return replace(state, squadrons=tuple(squadrons))


def _under(ship: Ship) -> tuple[Card, ...]:
    return (*(blast.card for blast in ship.blasts), *ship.upgrades)


def _salvage(state: State, owner: Seat, run: Run) -> State:
    """Let those draw whose flagship profits from a destroyed fleet ship (ruling 42)."""
    for seat in state.clockwise(state.active):
        flagship = state.fleets[seat].flagship
        if flagship is Flagship.RECYCLONS_V40K:
            state = _ability_draws(state, seat, FOR_A_SHIP, run)
        elif flagship is Flagship.L1Z1X and seat == owner:
            state = _ability_draws(state, seat, FOR_AN_OWN_SHIP, run)
    return state


def _ability_draws(state: State, seat: Seat, count: int, run: Run) -> State:
    run.tell("salvage", player=Player(seat), flagship=ship_name(state.fleets[seat].flagship))
    return draw_cards(state, seat, count, run)


def _eliminate(state: State, seat: Seat, run: Run) -> State:
    """Take a player out of the game at once (ruling 34)."""
    fleet = state.fleets[seat]
    run.tell("eliminated", player=Player(seat), flagship=ship_name(fleet.flagship))
    own = tuple(s for s in state.squadrons if s.seat == seat)
    state = replace(
        _without_hand(state, seat),
        squadrons=tuple(s for s in state.squadrons if s.seat != seat),
        fallen=(*state.fallen, seat),
        chain=None,
    )
    cards = (
        *(blast.card for blast in fleet.blasts),
        *(card for ship in fleet.ships for card in _under(ship)),
        *(lasting.card for lasting in fleet.lasting),
        *(squadron.card for squadron in own),
    )
    state = discard(discard_ships(state, (ship.id for ship in fleet.ships)), cards)
    state = with_fleet(state, seat, _bare(fleet))
    state = _let_go(state, {fleet.flagship.value, *(ship.id for ship in fleet.ships)})
    if len(state.living) == 1:
        return replace(state, phase=Phase.OVER, ending=Ending.LAST)
    for other in state.living:
        if state.fleets[other].flagship is Flagship.RECYCLONS_V40K:
            state = _ability_draws(state, other, FOR_A_FLAGSHIP, run)
    return state


def _bare(fleet: Fleet) -> Fleet:
    return replace(fleet, alive=False, ships=(), blasts=(), lasting=())


def _without_hand(state: State, seat: Seat) -> State:
    """Return the state with a hand on the discard pile, and nothing remembered of it."""
    hands = (*state.hands[:seat], (), *state.hands[seat + 1 :])
    seen = tuple((*row[:seat], (), *row[seat + 1 :]) for row in state.seen)
    return replace(discard(state, state.hands[seat]), hands=hands, seen=seen)


def discard_hand(state: State, seat: Seat, run: Run) -> State:
    """Put a whole hand on the discard pile (Bridge Hit of the second edition)."""
    run.revealed = True
    return _without_hand(state, seat)
