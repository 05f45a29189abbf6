"""The bidding for the initiative (rulebook, phase 1; ruling I-R26)."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.imperium.actions import Bid, Pass
from engines.imperium.board import Bidding, Board, enemy_of
from engines.imperium.cards import Card
from engines.imperium.hands import discarded
from engines.imperium.names import card_names
from engines.imperium.state import State, includes
from engines.imperium.telling import Run, refuse


def bidding(board: Board) -> Bidding:
    """Return the bidding that is going on. Only to be asked for in phase 1."""
    assert board.bidding is not None
    return board.bidding


def worth(board: Board, seat: Seat, cards: tuple[Card, ...]) -> int:
    """Return the most a seat can bid when it sacrifices these cards."""
    return board.sides[seat].points + len(cards) * board.scenario.price


def check_bid(state: State, seat: Seat, action: Bid) -> None:
    """Refuse a bid that does not exceed the last one, or is beyond one's means."""
    board = state.board
    standing = bidding(board).amount
    if not includes(state.hidden[seat].hand, action.cards):
        refuse("pledge-not-held")
    if action.amount <= standing:
        refuse("bid-too-low", amount=standing, least=standing + 1)
    means = worth(board, seat, action.cards)
    if max(action.amount, action.limit) > means:
        refuse("bid-too-high", most=means, bid=max(action.amount, action.limit))


def bid(state: State, seat: Seat, action: Bid, run: Run) -> State:
    """Raise; secret limits raise on each other until one is spent, which is asked then."""
    run.tell("bid", player=Player(seat), amount=action.amount)
    run.revealed = True
    limit = max(action.limit, action.amount)
    hidden = replace(state.hidden[seat], limit=limit, pledge=action.cards)
    state = state.with_hidden(seat, hidden)
    limits = [state.hidden[0].limit, state.hidden[1].limit]
    holder, amount = seat, action.amount
    while limits[enemy_of(holder)] > amount:
        holder, amount = enemy_of(holder), amount + 1
    if amount > action.amount:
        run.tell("raised", player=Player(holder), amount=amount)
    state = _without_bid(state, enemy_of(holder))
    asked = Bidding(enemy_of(holder), amount, holder)
    return state.with_board(replace(state.board, bidding=asked))


def _without_bid(state: State, seat: Seat) -> State:
    return state.with_hidden(seat, replace(state.hidden[seat], limit=0, pledge=()))


def check_pass(state: State, seat: Seat, action: Pass) -> None:
    """Refuse to stand pat before there is a bid."""
    if bidding(state.board).holder is None:
        refuse("pass-first")


def settle(state: State, run: Run) -> tuple[State, Seat]:
    """Let the holder of the bid win and pay: sacrificed cards first, then points."""
    found = bidding(state.board)
    assert found.holder is not None
    seat, amount = found.holder, found.amount
    price = state.board.scenario.price
    pledge = state.hidden[seat].pledge
    sacrificed, owed = paid(amount, pledge, price, state.board.sides[seat].points)
    run.tell("initiative-won", player=Player(seat), amount=amount)
    if sacrificed:
        run.tell("sacrificed", player=Player(seat), cards=card_names(sacrificed))
    run.revealed = True
    state = discarded(_without_bid(state, seat), seat, sacrificed)
    points = state.board.sides[seat].points - owed
    return state.with_board(state.board.with_points(seat, points)), seat


def paid(
    amount: int, pledge: tuple[Card, ...], price: int, points: int
) -> tuple[tuple[Card, ...], int]:
    """Return which of the pledged cards pay a bid, and how many points pay the rest.

    As many cards as the bid is worth; one more, without change, where points do not suffice.
    """
    count = min(len(pledge), amount // price)
    if amount - count * price > points:
        count = min(len(pledge), count + 1)
    return pledge[:count], max(0, amount - count * price)
