"""A turn of forty orders in Imperium Galáctica's largest mission: previewed, then submitted."""

from __future__ import annotations

from collections.abc import Sequence

from benchmarks.results import Result, milliseconds, ratio
from engines.core import Dice, Seat, decode, encode, play
from engines.imperium import ENGINE
from engines.imperium.actions import Action, End
from engines.imperium.advice.draft import draft
from engines.imperium.missions import Mission
from engines.imperium.options import Config
from engines.imperium.questions import Stage, stage
from engines.imperium.state import State

ORDERS = 40
ROUNDS = 30
WHOLE = 1000.0


def measure() -> list[Result]:
    """Return what a long turn takes against storing and reading its position at each order."""
    state, seat, orders = _long_turn()
    view = ENGINE.view(state, seat)

    def preview() -> None:
        assert draft(view, orders).done == len(orders)

    def submit() -> None:
        _played(state, seat, orders)

    def floor() -> None:
        for _ in orders:
            decode(encode(state), State)

    first = milliseconds(preview) + milliseconds(submit)
    told = "its position encoded and decoded as often"
    return [
        Result("imperium: 40 orders, previewed", ratio(preview, floor, ROUNDS), "×", told, most=3),
        Result("imperium: 40 orders, applied", ratio(submit, floor, ROUNDS), "×", told, most=3),
        Result("imperium: both, the first time", first, "ms", "the player's second", most=WHOLE),
    ]


def _played(state: State, seat: Seat, orders: Sequence[Action]) -> State:
    for ply, order in enumerate(orders):
        state = play(ENGINE, state, seat, order, Dice("drafting", ply)).state
    return state


def _long_turn() -> tuple[State, Seat, tuple[Action, ...]]:
    """Return a position and forty orders that its player can give in it, one after the other."""
    state = ENGINE.start(Config(mission=Mission.TOTAL_WAR), 2, Dice("drafting", 0)).state
    for ply in range(1, 10_000):
        seat = min(ENGINE.to_act(state))
        fleet = state.board.sides[seat].units
        if stage(state.board) is Stage.CONSTRUCTION and len(fleet) >= ORDERS // 2:
            orders = _orders(state, seat)
            if len(orders) == ORDERS:
                return state, seat, orders
        action = next(iter(ENGINE.legal_actions(state, seat)))
        state = play(ENGINE, state, seat, action, Dice("drafting", ply)).state
    raise RuntimeError("no turn is as long as that")


def _orders(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return as many orders of one turn as there are, up to forty: every phase to its end."""
    orders: list[Action] = []
    while len(orders) < ORDERS and _is_planned(state, seat):
        offered = list(ENGINE.legal_actions(state, seat))
        going_on = [a for a in offered if not isinstance(a, End)]
        orders.append(going_on[0] if going_on else offered[0])
        state = play(ENGINE, state, seat, orders[-1], Dice("drafting", len(orders))).state
    return tuple(orders)


def _is_planned(state: State, seat: Seat) -> bool:
    own = state.board.active == seat and seat in ENGINE.to_act(state)
    return own and stage(state.board) in (Stage.CONSTRUCTION, Stage.MOVEMENT, Stage.COMBAT)
