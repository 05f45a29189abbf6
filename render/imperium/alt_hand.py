"""The alt text of a hand: the points, the cards, the secret orders, what can be built.

Where that is too long for Discord, what is out of stock goes (brevity 1), then the effects
of the cards (brevity 2), then the list of what can be built (brevity 3).
"""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Say, Seat, text
from engines.imperium.aftermath import in_the_end
from engines.imperium.board import Board
from engines.imperium.cards import DESIGNS, Card
from engines.imperium.construction import forbidden, price
from engines.imperium.income import income
from engines.imperium.names import (
    card_effect,
    card_name,
    kind_name,
    rank_name,
    side_name,
    timing_name,
)
from engines.imperium.state import Hidden, View
from engines.imperium.stock import mines_left, stock
from engines.imperium.units import Kind
from render.imperium.alt import fitted
from render.imperium.cards import notes_of
from render.imperium.whole_hand import secrets
from render.imperium.words import progress, title


def hand_alt(view: View, say: Say) -> str:
    """Return what the viewer holds in words."""
    if view.seat is None or view.own is None:
        return say(text("imperium-picture-no-hand"))
    view, seat, own = in_the_end(view), view.seat, view.own
    return fitted(lambda brevity: _told(view, seat, own, say, brevity=brevity))


def _told(view: View, seat: Seat, own: Hidden, say: Say, *, brevity: int) -> Iterator[str]:
    board = view.board
    yield f"{title(board, say)}, {progress(board, say)}."
    points, earned = board.sides[seat].points, income(board, seat)
    yield say(text("imperium-alt-own", side=side_name(seat), points=points, income=earned))
    if board.config.chance:
        yield from _cards(own, say, brevity=brevity)
        price_told = say(text("imperium-picture-card-price", price=board.scenario.price))
        yield f"{price_told[:1].upper()}{price_told[1:]}."
    for words in secrets(view, say):
        yield f"{words}."
    if brevity < 3:
        yield from _stock(board, seat, say, brevity=brevity)


def _cards(own: Hidden, say: Say, *, brevity: int) -> Iterator[str]:
    if not own.hand:
        yield say(text("imperium-picture-no-cards"))
        return
    yield f"{say(text('imperium-picture-hand', count=len(own.hand)))}:"
    for card in dict.fromkeys(own.hand):
        yield _card(own, card, say, brevity=brevity)


def _card(own: Hidden, card: Card, say: Say, *, brevity: int) -> str:
    design = DESIGNS[card]
    parts = [say(card_name(card)), *notes_of(own, card, say)]
    if brevity >= 2:
        return f"{', '.join(parts)};"
    parts += [say(rank_name(design.rank)), say(timing_name(design.timing))]
    return f"{', '.join(parts)}: {say(card_effect(card))}"


def _stock(board: Board, seat: Seat, say: Say, *, brevity: int) -> Iterator[str]:
    told = tuple(
        text("imperium-alt-stock", unit=kind_name(kind), price=price(board, seat, kind), count=left)
        for kind in Kind
        if (left := stock(board, seat, kind)) > 0 or not brevity
        if not forbidden(board, seat, kind)
    )
    if told:
        yield say(text("imperium-alt-buildable", units=told))
    yield say(text("imperium-alt-mines-left", count=mines_left(board)))
