"""Standing orders: what a seat answers by itself, so that a match flows.

A seat's orders are looked at when it is asked; `answer` sees the seat's own view and gives
the action to submit, or None to ask the person. Nothing here looks at a hand.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from engines.imperium.actions import Action, Bid, Pass, Ready, Remove
from engines.imperium.advice.odds import AttackOdds, InvasionOdds, odds
from engines.imperium.board import Board
from engines.imperium.clashes import Choice
from engines.imperium.damage import Verdict
from engines.imperium.defaults import ENEMYS, losses_of
from engines.imperium.questions import Stage, stage, to_act
from engines.imperium.state import View


class Pick(StrEnum):
    """Which tokens are lost."""

    ASK = "ask"
    CHEAPEST = "cheapest"
    DEAREST = "dearest"


class AskForCards(StrEnum):
    """When a seat wants to be asked for combat cards."""

    ALWAYS = "always"
    IN_DANGER = "in_danger"
    """Only if a combat would harm or cost it something without cards."""
    NEVER = "never"


class Orders(Struct, frozen=True):
    """A seat's standing orders; these stand from the start.

    `bid` is the most that is always bid for the initiative; None asks each time. The first
    bidding of a match comes before anybody could order anything: each side is asked once, and
    who has opened it has said up to where the bid goes.
    """

    own_losses: Pick = Pick.CHEAPEST
    enemy_losses: Pick = Pick.DEAREST
    defending: AskForCards = AskForCards.IN_DANGER
    attacking: AskForCards = AskForCards.ALWAYS
    bid: Annotated[int, Meta(ge=0, le=50)] | None = 0


def answer(view: View, orders: Orders) -> Action | None:
    """Return what a seat's standing orders answer now; None if the person is to be asked."""
    if view.seat is None or view.seat not in to_act(view.board):
        return None
    match stage(view.board):
        case Stage.LOSSES:
            return _losses(view.board, orders)
        case Stage.COMMIT:
            return None if wants_cards(view, orders) else Ready()
        case Stage.INITIATIVE:
            return _bid(view, orders)
        case (
            Stage.CARDS
            | Stage.SUPPLY
            | Stage.REPAIR
            | Stage.CONSTRUCTION
            | Stage.MOVEMENT
            | Stage.COMBAT
            | Stage.OVER
        ):
            return None


def _losses(board: Board, orders: Orders) -> Action | None:
    choice = board.choice
    if choice is None:
        return None
    pick = _pick(choice, orders)
    return None if pick is Pick.ASK else Remove(losses_of(choice, pick is Pick.DEAREST))


def _pick(choice: Choice, orders: Orders) -> Pick:
    return orders.enemy_losses if choice.loss in ENEMYS else orders.own_losses


def wants_cards(view: View, orders: Orders) -> bool:
    """Tell whether the person is to be asked; by the combats that lie open, never by a hand."""
    attacks = view.seat == view.board.active
    wish = orders.attacking if attacks else orders.defending
    if wish is not AskForCards.IN_DANGER:
        return wish is AskForCards.ALWAYS
    window = view.board.window
    asked = () if window is None else window.combats
    return any(_endangers(view.board, at, attacks) for at in asked)


def _endangers(board: Board, at: int, attacks: bool) -> bool:
    """Tell whether a combat goes against this side if nobody lays a card."""
    match odds(board, board.combats[at]):
        case AttackOdds(verdict=verdict):
            return (verdict is Verdict.UNHARMED) is attacks
        case InvasionOdds() as found:
            return not found.succeeds if attacks else found.succeeds or found.defenders_fall > 0
        case None:
            return False


def _bid(view: View, orders: Orders) -> Action | None:
    bidding = view.board.bidding
    if orders.bid is None or bidding is None or view.seat is None:
        return None
    if not orders.bid and view.board.turn == 1:
        opened = bidding.holder is not None and view.seat == view.board.opener
        return Pass() if opened else None
    least = bidding.amount + 1
    most = min(orders.bid, view.board.sides[view.seat].points)
    return Bid(least, most) if least <= most else Pass()  # before there is a bid 0 is enough
