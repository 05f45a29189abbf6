"""A view of Imperium Galáctica in words: sides, combats, units, planets, space, one's own cards."""

from __future__ import annotations

from collections.abc import Iterator

from engines.accounts import MATCH, PLAYERS, YOURS, Part, named, part
from engines.core import Seat, Text, text
from engines.imperium.account.combats import combats
from engines.imperium.account.pieces import planets, space, units
from engines.imperium.aftermath import in_the_end
from engines.imperium.board import BLUE, POINTS_LIMIT, RED, Board, Phase, Side
from engines.imperium.cards import DESIGNS, Card
from engines.imperium.construction import forbidden, price
from engines.imperium.counting import mission_aim
from engines.imperium.income import income
from engines.imperium.names import (
    card_effect,
    card_name,
    card_names,
    kind_name,
    mission_name,
    phase_name,
    rank_name,
    side_name,
    slug,
    timing_name,
)
from engines.imperium.state import Hidden, View
from engines.imperium.stock import mines_left, stock
from engines.imperium.units import Kind
from engines.imperium.victory import last_turn
from engines.imperium.wording import short


def account(view: View) -> tuple[Part, ...]:
    """Return all that a view shows, after the end with what that has left."""
    view = in_the_end(view)
    board = view.board
    fleets = (text("imperium-account-units", side=side_name(seat)) for seat in (RED, BLUE))
    return (
        *part(MATCH, _match(view)),
        *part(PLAYERS, (line for seat in (RED, BLUE) for line in _side(view, seat))),
        *part(text("imperium-account-combats"), combats(view)),
        *(one for seat, title in enumerate(fleets) for one in part(title, units(board, seat))),
        *part(text("imperium-account-planets"), planets(board)),
        *part(text("imperium-account-space"), space(board)),
        *part(YOURS, _own(view)),
        *part(text("imperium-account-stock"), _stock(view)),
    )


def _match(view: View) -> Iterator[Text]:
    """Yield how far the match is, how it is won, who bids, what cards have brought about."""
    board = view.board
    yield text("account-line", words=mission_name(board.config.mission))
    yield mission_aim(board)
    turn = text("imperium-picture-turn", turn=board.turn, last=last_turn(board))
    yield text("account-notes", words=turn, notes=(phase_name(board.phase),))
    if board.result is not None:
        yield _ending(board)
    if board.phase is not Phase.INITIATIVE:
        yield text("imperium-account-active", who=named(board.active, view.seat))
    yield text("imperium-account-opener", who=named(board.opener, view.seat))
    if board.first is not None:
        yield text("imperium-account-first", who=named(board.first, view.seat))
    yield from _bids(view)
    yield from _effects(board)
    of = "-of" if len(board.discards) > 1 else ""
    for pile, cards in enumerate(board.discards):
        if cards:
            key = f"imperium-account-discards{of}"
            yield text(key, side=side_name(pile), cards=card_names(cards))


def _ending(board: Board) -> Text:
    """Return how the match ended, the sides called by their colours."""
    result = board.result
    assert result is not None
    key = f"imperium-outcome-{slug(result.reason)}"
    if result.winner is None:
        return text(key)
    winner, loser = side_name(result.winner), side_name(1 - result.winner)
    return text(key, winner=winner, loser=loser)


def _bids(view: View) -> Iterator[Text]:
    bidding = view.board.bidding
    if bidding is None:
        return
    yield text("imperium-account-bids", who=named(bidding.asked, view.seat))
    if bidding.holder is not None:
        holder = named(bidding.holder, view.seat)
        yield text("imperium-account-bid", who=holder, points=bidding.amount)


def _effects(board: Board) -> Iterator[Text]:
    """Yield what cards have brought about for the present turn."""
    effects = board.effects
    if effects.played:
        yield text("imperium-account-played", cards=card_names(sorted(effects.played)))
    if effects.bought:
        yield text("imperium-account-bought", count=effects.bought)
    if effects.supply_skipped:
        yield text("account-line", words=card_name(Card.EMERGENCY_SUPPLY))
    if effects.first_supplied:
        supplied = tuple(map(short, effects.first_supplied))
        yield text("imperium-account-supplied", units=supplied)
    if effects.engineers:
        yield text("account-line", words=card_name(Card.ENGINEER_CORPS))
    if effects.saving:
        saving = text("imperium-picture-effect-saving", points=effects.saving)
        yield text("account-line", words=saving)
    if effects.wave:
        wave = tuple(map(short, sorted(effects.wave)))
        yield text("account-line", words=text("imperium-picture-effect-wave", units=wave))
    if effects.truce is not None:
        yield text("imperium-account-truce", planet=effects.truce)


def _side(view: View, seat: Seat) -> Iterator[Text]:
    """Yield how a side stands: points, income, cards, and what counts in the mission."""
    board, side = view.board, view.board.sides[seat]
    yield text(
        "imperium-account-side",
        side=side_name(seat),
        player=named(seat, view.seat),
        points=side.points,
        most=POINTS_LIMIT,
        income=income(board, seat),
        hand=view.hand_sizes[seat],
        pile=view.pile_sizes[seat if len(view.pile_sizes) > 1 else 0],
        planets=len(board.controlled(seat)),
        units=len(side.units),
    )
    scores = tuple(_scores(side))
    if scores:
        yield text("imperium-account-scores", side=side_name(seat), scores=scores)


def _scores(side: Side) -> Iterator[Text]:
    """Yield what else is counted of a side."""
    if side.debt:
        yield text("imperium-account-debt", points=side.debt)
    if side.gates_held:
        yield text("imperium-picture-gates", count=side.gates_held)
    if side.planets_destroyed:
        yield text("imperium-picture-destroyed", count=side.planets_destroyed)
    if side.blockades:
        yield text("imperium-picture-blockades", count=side.blockades)
    if side.supremacy:
        yield text("imperium-picture-supremacy", count=side.supremacy)
    for pool, count in sorted(side.lost.items()):
        yield text("imperium-account-lost", pool=text(f"imperium-account-pool-{pool}"), count=count)
    if side.last_truce:
        yield text("imperium-account-last-truce", planet=side.last_truce)


def _own(view: View) -> Iterator[Text]:
    """Yield what only the viewer knows: cards, secret orders, what is known of the enemy's hand."""
    own = view.own
    if own is not None:
        if view.board.config.chance:
            hand = text("imperium-picture-hand", count=len(own.hand))
            none = text("imperium-picture-no-cards")
            yield text("account-line", words=hand) if own.hand else none
            yield from (_card(own, card) for card in dict.fromkeys(own.hand))
            yield text("imperium-account-card-price", price=view.board.scenario.price)
        for secret in _secrets(own):
            yield text("account-line", words=secret)
    if view.enemy_known:
        known = text("imperium-picture-seen", cards=card_names(view.enemy_known))
        yield text("account-line", words=known)


def _card(own: Hidden, card: Card) -> Text:
    """Return a card with what it does, how many there are, and where they lie."""
    design, notes = DESIGNS[card], list[Text]()
    count = own.hand.count(card)
    if count > 1:
        notes.append(text("imperium-account-times", count=count))
    laid = (one.combat + 1 for one in own.commits if one.card == card)
    notes += (text("imperium-picture-laid", number=number) for number in laid)
    notes += [text("imperium-picture-pledged")] * own.pledge.count(card)
    notes += [text("imperium-picture-known")] * own.known.count(card)
    facts = (rank_name(design.rank), timing_name(design.timing), *notes)
    effect = card_effect(card)
    return text("imperium-account-card", card=card_name(card), facts=facts, effect=effect)


def _secrets(own: Hidden) -> Iterator[Text]:
    if own.watch is not None:
        yield text("imperium-picture-watch", rank=rank_name(own.watch))
    if own.truce is not None:
        yield text("imperium-picture-truce", planet=own.truce)
    if own.limit:
        yield text("imperium-picture-limit", points=own.limit)


def _stock(view: View) -> Iterator[Text]:
    """Yield what the viewer could build, and how much of it is left."""
    if view.seat is not None:
        board, seat = view.board, view.seat
        for kind in Kind:
            if not forbidden(board, seat, kind):
                cost, left = price(board, seat, kind), stock(board, seat, kind)
                words = text("imperium-alt-stock", unit=kind_name(kind), price=cost, count=left)
                yield text("account-line", words=words)
        yield text("imperium-alt-mines-left", count=mines_left(board))
