"""Standing orders: what a person wants answered without being asked.

They belong to one person and one match, stand from the start, and are kept with the seat.
What they answer is submitted like any other move, in the transaction of the move that asked,
so that no crash comes between. What they are is told to their owner alone.
"""

from __future__ import annotations

from typing import Any

import msgspec

from engines.core import Seat, encode, text
from engines.options import Option, choices
from tables.errors import TableRefusal
from tables.match.ordered import orders_in
from tables.match.position import Position
from tables.options import option_value


def answer(position: Position, seat: Seat) -> Any:
    """Return the action with which orders answer for a waited-for seat; None asks the person."""
    engine = position.engine
    if engine.meta.orders is None:
        return None
    view = engine.view(position.state, seat)
    orders = orders_in(position.seats[seat].orders, engine.meta.orders)
    return engine.answer_by_orders(view, seat, orders)


def changed(position: Position, seat: Seat, field: str, value: str) -> Position:
    """Return the position with one order of a seat changed.

    `value` is written as `option_value` writes it. Raises `TableRefusal` for a field or value
    that does not exist, or a game without orders.
    """
    engine = position.engine
    if engine.meta.orders is None:
        raise TableRefusal(text("refusal-no-orders"))
    chosen = _chosen(choices(engine.meta.orders), field, value)
    view = engine.view(position.state, seat)
    orders = engine.orders_now(view, seat, position.orders(seat), **{field: chosen})
    row = msgspec.structs.replace(position.seats[seat], orders=encode(orders))
    seats = (*position.seats[:seat], row, *position.seats[seat + 1 :])
    return msgspec.structs.replace(position, seats=seats, number=position.number + 1)


def _chosen(options: tuple[Option, ...], field: str, value: str) -> Any:
    for option in options:
        for possible in option.values if option.field == field else ():
            if option_value(possible) == value:
                return possible
    raise TableRefusal(text("refusal-no-such-option"))
