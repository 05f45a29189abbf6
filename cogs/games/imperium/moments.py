"""The panels of all that is no part of a drafted turn: bids, cards face down, losses."""

from __future__ import annotations

from cogs.games.imperium import fights
from cogs.games.imperium.choices import card_choice
from cogs.games.imperium.codec import written
from cogs.games.imperium.menus import Chosen, listed
from cogs.panels.panel import (
    MOST_CHOICES,
    Button,
    Choice,
    Form,
    Line,
    Menu,
    Panel,
    Pick,
    Row,
    Style,
)
from engines.core import Text, text
from engines.imperium.actions import Action, Ready, Truce, Watch
from engines.imperium.board import Board
from engines.imperium.cards import RANKS, Card
from engines.imperium.clashes import Loss
from engines.imperium.defaults import ENEMYS, usual_losses
from engines.imperium.initiative import worth
from engines.imperium.names import kind_name, kind_names, rank_name
from engines.imperium.secret_orders import protectable
from engines.imperium.state import View

ACT_NOW = "act-now"
"""The verb of what is submitted at once: its value or extra is the action."""


def bid_panel(view: View) -> Panel:
    """Return the buttons of the bidding."""
    board, seat = view.board, view.seat or 0
    bidding = board.bidding
    amount = -1 if bidding is None else bidding.amount
    least = amount + 1
    buttons: list[Button] = []
    if bidding is not None and bidding.holder is not None:
        buttons.append(Button("pass", text("imperium-stand-pat"), Style.MAIN))
    if least <= board.sides[seat].points:
        label = text("imperium-bid-least", amount=least)
        buttons.append(Button("bid", label, Style.PLAIN, str(least)))
    hand = view.own.hand if view.own else ()
    if least <= worth(board, seat, hand):
        buttons.append(Button("bid-form", text("imperium-bid-more")))
    if Card.SUPREME_COMMAND in hand:
        card = card_choice(Card.SUPREME_COMMAND)
        buttons.append(Button("command", card.label, Style.GOOD))
    return (tuple(buttons),)


def bid_form(view: View) -> Form:
    """Return the form of a bid: how much, up to how much in secret, which cards go for it."""
    bidding = view.board.bidding
    least = 0 if bidding is None else bidding.amount + 1
    amount = Line(
        "amount", text("imperium-form-amount"), text("imperium-form-amount-about"), str(least), 4
    )
    limit = Line(
        "limit", text("imperium-form-limit"), text("imperium-form-limit-about"), "", 4, False
    )
    hand = view.own.hand if view.own else ()
    needed = _needed(view, hand, least)
    pledged = tuple(
        Choice(f"{number}/{card}", card_choice(card).label, chosen=number < needed)
        for number, card in enumerate(hand)
    )
    if not pledged:
        return Form("bid-filled", text("imperium-form-bid"), (amount, limit))
    price = view.board.scenario.price
    pick = Pick(
        "cards",
        text("imperium-form-cards"),
        pledged,
        text("imperium-form-cards-about", price=price),
        most=len(pledged),
    )
    return Form("bid-filled", text("imperium-form-bid"), (amount, limit, pick))


def _needed(view: View, hand: tuple[Card, ...], amount: int) -> int:
    """Return how many cards it takes to bid so much; all, where not even they suffice."""
    seat = view.seat or 0
    enough = (n for n in range(len(hand)) if worth(view.board, seat, hand[:n]) >= amount)
    return next(enough, len(hand))


def commit_panel(view: View, chosen: Chosen) -> Panel:
    """Return the menus of cards to lay face down, and the last word."""
    rows: list[Row] = []
    lay, back = fights.commitments(view), fights.laid(view)
    if lay:
        rows.append(listed(ACT_NOW, text("imperium-choose-lay"), lay, chosen, "lay"))
    if back:
        rows.append(listed(ACT_NOW, text("imperium-choose-back"), back, chosen, "back"))
    key = "imperium-ready" if back else "imperium-ready-none"
    ready = Button(ACT_NOW, text(key), Style.MAIN, written(Ready()))
    return (*rows, (ready,))


def losses_panel(board: Board) -> Panel:
    """Return the menu of the tokens that can be lost, and the usual losses as a button."""
    choice = board.choice
    if choice is None:
        return ()
    tokens = tuple(
        Choice(f"{number}/{kind}", kind_name(kind))
        for number, kind in enumerate(choice.pool[:MOST_CHOICES])
    )
    title = text("imperium-choose-losses", count=choice.count)
    usual = text("imperium-usual-losses", cargo=kind_names(usual_losses(board)))
    button = Button("usual", usual, Style.MAIN)
    if choice.count > len(tokens):
        return ((button,),)
    menu = Menu("losses", title, tokens, choice.count, choice.count)
    return (menu, (button,))


def secret_rows(view: View, chosen: Chosen) -> Panel:
    """Return the menus of the secret orders that the own hand allows."""
    own = view.own
    if own is None or view.seat is None:
        return ()
    rows: list[Row] = []
    if Card.COUNTER_INTELLIGENCE in own.hand:
        ranks = tuple((Watch(rank), text("imperium-watch", rank=rank_name(rank))) for rank in RANKS)
        withdraw = ((Watch(), text("imperium-watch-not")),) if own.watch else ()
        title = text("imperium-choose-watch")
        rows.append(_secrets(title, (*ranks, *withdraw), chosen, "watch"))
    if Card.FORCED_TRUCE in own.hand:
        planets = protectable(view.board, view.seat)
        truces = tuple((Truce(at), text("imperium-truce-for", sector=at)) for at in planets)
        withdraw = ((Truce(), text("imperium-truce-not")),) if own.truce else ()
        title = text("imperium-choose-truce")
        rows.append(_secrets(title, (*truces, *withdraw), chosen, "truce"))
    return tuple(rows)


def _secrets(
    title: Text, found: tuple[tuple[Action, Text], ...], chosen: Chosen, name: str
) -> Menu:
    lines = tuple((order, Choice("", words)) for order, words in found)
    return listed(ACT_NOW, title, lines, chosen, name)


def losses_words(board: Board) -> tuple[Text, ...]:
    """Return whose tokens are to be picked, and how many."""
    choice = board.choice
    if choice is None:
        return ()
    key = "enemys" if choice.loss in ENEMYS else "own"
    if choice.loss is Loss.CARGO:
        key = "cargo"
    pool = kind_names(choice.pool)
    return (text(f"imperium-losses-{key}", sector=choice.at, count=choice.count, pool=pool),)
