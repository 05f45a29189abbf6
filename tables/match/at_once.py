"""What follows a move at once: answers of orders, what was chosen ahead, a seat given back."""

from __future__ import annotations

import logging

from engines.core import Refusal
from tables.match import ahead
from tables.match import orders as standing_orders
from tables.match.giving_up import fallen_outcome
from tables.match.log import ORDER
from tables.match.moves import Move, step
from tables.match.position import Position
from tables.match.sitting import given_back

log = logging.getLogger(__name__)

AT_ONCE = 200
"""How many moves that follow one transaction holds; what is left comes with the next."""


def next_of(position: Position) -> Move | None:
    """Return the next move that follows by itself; None if somebody has to be asked.

    After a move that ends the match nothing does, also where its game would go on.
    """
    if fallen_outcome(position) is not None:
        return None
    return given_back(position) or _by_orders(position) or ahead.due(position)


def following(position: Position) -> tuple[Move, ...]:
    """Return every move that follows by itself from here on, in order."""
    moves: list[Move] = []
    while len(moves) < AT_ONCE and (move := next_of(position)) is not None:
        assert move.after is not None
        moves.append(move)
        position = move.after
    return tuple(moves)


def _by_orders(position: Position) -> Move | None:
    """Return the next answer that somebody's standing orders give; None if all are silent."""
    for seat in sorted(position.asked & position.people):
        action = standing_orders.answer(position, seat)
        if action is not None:
            try:
                return step(position, seat, action, ORDER)
            except Refusal:  # nobody's move fails for it; the person is asked
                log.exception("orders of match %s, seat %s", position.match.id, seat)
    return None
