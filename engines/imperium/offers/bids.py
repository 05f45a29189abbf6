"""Bids that are offered."""

from __future__ import annotations

from engines.core import Seat
from engines.imperium.actions import Action, Bid, Pass, Play
from engines.imperium.cards import DESIGNS, Card, Rank
from engines.imperium.income import income
from engines.imperium.initiative import bidding, worth
from engines.imperium.state import State

LIMITS = (0, 2, 4)
"""How far above the least bid the offered limits lie."""
FAIR = 3
"""A bid up to this is offered before standing pat."""
SHARE = 4
"""Being first is worth no more than this part of a turn's income, and what is fair."""


def bids(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return bids with various limits, one that sacrifices a card, and standing pat."""
    board, hand = state.board, state.hidden[seat].hand
    standing = bidding(board)
    least = standing.amount + 1
    most = min(board.sides[seat].points, FAIR + income(board, seat) // SHARE)
    raising: list[Action] = [Bid(least, least + more) for more in LIMITS if least + more <= most]
    common = tuple(card for card in hand if DESIGNS[card].rank is Rank.CAPTAIN)[:1]
    if common and least <= FAIR:
        pledged = min(worth(board, seat, common), max(least, board.scenario.price))
        raising.append(Bid(least, pledged, common))
    passing: list[Action] = [] if standing.holder is None else [Pass()]
    commanding = [Play(Card.SUPREME_COMMAND)] if Card.SUPREME_COMMAND in hand else []
    ordered = raising + passing if least <= FAIR else passing + raising
    if not ordered:
        ordered = [Bid(0)]
    return (*ordered, *commanding)
