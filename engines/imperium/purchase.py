"""Buying action cards (rulebook, phase 3 "Adquisición de cartas de Acción"; ruling I-R46)."""

from __future__ import annotations

from engines.core import Player, Seat
from engines.imperium.actions import Buy, Discard
from engines.imperium.cards import HAND_LIMIT
from engines.imperium.hands import available, discarded, drawn
from engines.imperium.names import card_name, card_names
from engines.imperium.state import State
from engines.imperium.telling import Run, refuse


def check_buy(state: State, seat: Seat, action: Buy) -> None:
    """Refuse to buy more than the table agreed on, there are, or can be paid."""
    board = state.board
    most = board.config.purchase.most
    if board.effects.bought + action.count > most:
        refuse("buy-limit", most=most)
    if action.count > available(state, seat):
        refuse("buy-none-left", count=available(state, seat))
    cost, points = action.count * board.scenario.price, board.sides[seat].points
    if cost > points:
        refuse("buy-too-dear", count=action.count, price=cost, points=points)


def buy(state: State, seat: Seat, action: Buy, run: Run) -> State:
    """Pay for cards and draw them; everyone hears how many, the buyer which."""
    board, count = state.board, action.count
    cost = count * board.scenario.price
    run.tell("bought", player=Player(seat), count=count, price=cost)
    state, cards = drawn(state, seat, count, run.dice)
    run.whisper(seat, "drawn", cards=card_names(cards), count=len(cards))
    run.revealed = True
    board = state.board.with_points(seat, board.sides[seat].points - cost)
    board = board.with_effects(bought=board.effects.bought + count)
    return state.with_board(board)


def check_discard(state: State, seat: Seat, action: Discard) -> None:
    """Refuse to discard what is not held, or without being above the limit."""
    hand = state.hidden[seat].hand
    if action.card not in hand:
        refuse("card-not-held", card=card_name(action.card))
    if len(hand) <= HAND_LIMIT:
        refuse("discard-needless", most=HAND_LIMIT)


def discard(state: State, seat: Seat, action: Discard, run: Run) -> State:
    """Discard a card above the limit, for nothing."""
    run.tell("discarded", player=Player(seat), card=card_name(action.card))
    run.revealed = True
    return discarded(state, seat, (action.card,))


def must_keep_limit(state: State, seat: Seat) -> None:
    """Refuse to go on with more cards in hand than allowed."""
    excess = len(state.hidden[seat].hand) - HAND_LIMIT
    if excess > 0:
        refuse("hand-too-large", excess=excess, most=HAND_LIMIT)
