"""Secret orders, which answer the enemy's deeds without a question (ruling I-R34)."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.imperium.actions import Truce, Watch
from engines.imperium.board import BLUE, RED, Board, enemy_of
from engines.imperium.cards import RANKS, Card
from engines.imperium.declarable import declarable, target_of
from engines.imperium.maps import Sector
from engines.imperium.names import card_name
from engines.imperium.plays import paid_card
from engines.imperium.state import State
from engines.imperium.telling import Run, refuse
from engines.imperium.units import Kind

_WATCHES, _TRUCE = Card.COUNTER_INTELLIGENCE, Card.FORCED_TRUCE
TRUCE_RANGE = 2
"""By the first version of the rules: how near an enemy unit must be to a planet for a truce."""
THREAT_RANGE = 2
"""How far from a planet may lie what attacks it, or units beside it: attacks go one sector far."""


def check_watch(state: State, seat: Seat, action: Watch) -> None:
    """Refuse an order to cancel without the card for it."""
    _must_hold(state, seat, Card.COUNTER_INTELLIGENCE)


def check_truce(state: State, seat: Seat, action: Truce) -> None:
    """Refuse an order for a truce without the card, or for a planet that it cannot protect."""
    _must_hold(state, seat, Card.FORCED_TRUCE)
    if action.planet is None or action.planet in protectable(state.board, seat):
        return
    if state.board.owner(action.planet) == seat:
        refuse("truce-home-again", planet=action.planet)
    refuse("truce-own-planet", sector=action.planet)


def _must_hold(state: State, seat: Seat, card: Card) -> None:
    if card not in state.hidden[seat].hand:
        refuse("card-not-held", card=card_name(card))


def protectable(board: Board, seat: Seat) -> tuple[Sector, ...]:
    """Return the planets for which a seat can order a truce: never home twice in a row."""
    home = board.map.homes[seat]
    again = board.sides[seat].last_truce == home
    return tuple([at for at in board.controlled(seat) if not (again and at == home)])


def watch(state: State, seat: Seat, action: Watch, run: Run) -> State:
    """Give, change or withdraw the order to cancel an enemy card; only its owner knows."""
    run.whisper(seat, "watching" if action.rank else "watching-not")
    return state.with_hidden(seat, replace(state.hidden[seat], watch=action.rank))


def order_truce(state: State, seat: Seat, action: Truce, run: Run) -> State:
    """Give, change or withdraw the order for a truce; only its owner knows."""
    if action.planet is None:
        run.whisper(seat, "truce-withdrawn")
    else:
        first = state.board.rules_version < 2
        run.whisper(
            seat,
            "truce-ordered-at-first" if first else "truce-ordered",
            planet=action.planet,
        )
    return state.with_hidden(seat, replace(state.hidden[seat], truce=action.planet))


def standing_orders(state: State, seat: Seat) -> tuple[Watch | Truce, ...]:
    """Return the secret orders that a seat could give and has not given."""
    hidden = state.hidden[seat]
    if not hidden.hand:
        return ()
    orders: list[Watch | Truce] = []
    if _WATCHES in hidden.hand and hidden.watch is None:
        orders += (Watch(rank) for rank in reversed(RANKS))
    if _TRUCE in hidden.hand and hidden.truce is None:
        orders += (Truce(planet) for planet in protectable(state.board, seat))
    return tuple(orders)


def lapsed(state: State, run: Run) -> State:
    """Return the state without orders for planets that a truce cannot protect any more.

    Whoever gave one is told, and nobody else.
    """
    for seat in (RED, BLUE):
        hidden = state.hidden[seat]
        if hidden.truce is None or state.board.rules_version < 2:
            continue
        if hidden.truce not in protectable(state.board, seat):
            run.whisper(seat, "truce-lapsed", planet=hidden.truce)
            state = state.with_hidden(seat, replace(hidden, truce=None))
    return state


def declare_truce(state: State, run: Run) -> State:
    """Let the enemy of the active player play a Forced Truce that stands as an order."""
    seat = enemy_of(state.board.active)
    planet = state.hidden[seat].truce
    if planet is None or not _is_called_for(state.board, seat, planet):
        return state
    state, works = paid_card(state, seat, Card.FORCED_TRUCE, run)
    if not works:
        return state
    run.tell("truce", player=Player(seat), planet=planet)
    board = state.board.with_effects(truce=planet)
    if board.rules_version >= 2:
        board = board.with_side(seat, replace(board.sides[seat], last_truce=planet))
    return state.with_board(board)


def _is_called_for(board: Board, seat: Seat, planet: Sector) -> bool:
    """Tell whether a planet is still one's own, and a truce for it would hold anything off."""
    if board.owner(planet) != seat:
        return False
    if board.rules_version < 2:
        enemies = board.sides[enemy_of(seat)].units
        return any(sector in enemies for sector in board.map.within(planet, TRUCE_RANGE))
    return _is_threatened(board, seat, planet)


def _is_threatened(board: Board, seat: Seat, planet: Sector) -> bool:
    """Tell whether the enemy could attack a planet, or an own unit beside it, as units stand.

    A shield does not count: a card may take it away before the bombardment.
    """
    bare = board.planets[planet]
    bare = replace(bare, buildings=bare.buildings - {Kind.SHIELD})
    near = (at for at in board.map.neighbours[planet] if at in board.sides[seat].units)
    guarded, enemy = {planet, *near}, enemy_of(seat)
    open_to_all = board.with_planet(planet, bare)
    within = board.map.within(planet, THREAT_RANGE)
    units = board.sides[enemy].units
    able = (
        *(units[at].id for at in within if at in units),
        *(at for at in within if board.owner(at) == enemy),
    )
    found = (order for unit in able for order in declarable(open_to_all, enemy, unit))
    return any(target_of(order) in guarded for order in found)
