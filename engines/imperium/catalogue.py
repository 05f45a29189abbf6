"""What a mission of Imperium Galáctica is played with: units and cards; and what a view shows."""

from __future__ import annotations

from collections.abc import Iterator

from engines.catalogues import Entry, Group, Piece
from engines.core import Seat, Text, text
from engines.imperium.board import BLUE, RED
from engines.imperium.cards import CARDS, DESIGNS, RANKS, Card, Rank
from engines.imperium.construction import MINES_PRICE
from engines.imperium.missions import SCENARIOS, Scenario
from engines.imperium.movement import MINE_STRENGTH
from engines.imperium.names import (
    card_effect,
    card_name,
    kind_name,
    mines_name,
    side_name,
    slug,
    timing_name,
)
from engines.imperium.options import Config, Deck
from engines.imperium.state import View
from engines.imperium.units import BUILDINGS, OWN_TOKENS, TYPES, Kind, Pool, Stats, tokens

OWN_SETS = (RED, BLUE)
DOES = frozenset((Kind.MISSILE, *BUILDINGS))
"""What has to be told of in a sentence."""


def catalogue(config: Config) -> tuple[Group, ...]:
    """Return the units, and the cards of each rank that the mission is played with."""
    scenario = SCENARIOS[config.mission]
    units = (*(_unit(scenario, kind) for kind in Kind), _mines())
    about = text("imperium-list-units-about")
    ranks = (rank for rank in RANKS if config.chance and rank not in scenario.without)
    cards = (_cards(config, scenario, rank) for rank in ranks)
    return (Group(text("imperium-list-units"), units, about), *cards)


# Units


def _unit(scenario: Scenario, kind: Kind) -> Entry:
    """Return a type of unit: what it costs and can do, and how many tokens there are."""
    its = TYPES[kind]
    values = (
        text("imperium-list-cost", points=its.cost),
        *_numbers(kind, its.front),
        *_carries(its.front),
        *(text(f"imperium-list-can-{slug(one)}") for one in sorted(its.front.abilities)),
        *_damaged(kind, its.back),
        *_tokens(its.pool, kind),
        *_ruled_out(scenario, kind),
    )
    effect = text(f"imperium-list-does-{slug(kind)}") if kind in DOES else None
    return Entry(kind, kind_name(kind), tokens(its.pool), values, effect)


def _numbers(kind: Kind, stats: Stats) -> Iterator[Text]:
    """Yield attack, defence and movement; a building does not move, and shields only shield."""
    if stats.attack or stats.defence:
        yield text("imperium-list-strength", attack=stats.attack, defence=stats.defence)
    if stats.move and kind not in BUILDINGS:
        yield text("imperium-list-move", steps=stats.move)


def _carries(stats: Stats) -> Iterator[Text]:
    if stats.squadrons:
        yield text("imperium-list-squadrons", count=stats.squadrons)
    if stats.troops:
        yield text("imperium-list-troops", count=stats.troops)


def _damaged(kind: Kind, back: Stats | None) -> Iterator[Text]:
    """Yield what a unit can still do once it is damaged."""
    if back is None:
        return
    yield text("imperium-list-damaged", left=(*_numbers(kind, back), *_carries(back)))


def _tokens(pool: Pool, kind: Kind | None = None) -> Iterator[Text]:
    """Yield with what else a unit shares its tokens, and that both sides take from them."""
    others = tuple(kind_name(one) for one in Kind if one is not kind and TYPES[one].pool is pool)
    if others:
        yield text("imperium-list-together", units=others)
    if pool not in OWN_TOKENS:
        yield text("imperium-list-both")


def _ruled_out(scenario: Scenario, kind: Kind) -> Iterator[Text]:
    """Yield who may not build a unit in the mission, or from when on it can be built."""
    red, blue = (kind in forbidden for forbidden in scenario.forbidden)
    if red and blue:
        yield text("imperium-list-forbidden")
    elif red or blue:
        yield text("imperium-list-forbidden-one", side=side_name(RED if red else BLUE))
    elif kind is Kind.ANNIHILATOR and scenario.annihilator_from > 1:
        yield text("imperium-list-from", turn=scenario.annihilator_from)


def _mines() -> Entry:
    full, half = MINE_STRENGTH[2], MINE_STRENGTH[1]
    values = (
        text("imperium-list-cost", points=MINES_PRICE),
        text("imperium-list-mines", full=full, half=half),
        *_tokens(Pool.MINES),
    )
    return Entry("mines", mines_name(), tokens(Pool.MINES), values)


# Cards


def _cards(config: Config, scenario: Scenario, rank: Rank) -> Group:
    """Return the cards of a rank: as many as there are in each deck that is drawn from."""
    copies = rank.copies * (2 if config.deck is Deck.SHARED else 1)
    entries = tuple(_card(card, copies) for card in CARDS if DESIGNS[card].rank is rank)
    return Group(
        text(f"imperium-list-{rank}"),
        entries,
        text(f"imperium-list-deck-{config.deck}", count=copies, price=scenario.price),
        sets=OWN_SETS if config.deck is Deck.OWN else (None,),
    )


def _card(card: Card, copies: int) -> Entry:
    when = timing_name(DESIGNS[card].timing)
    return Entry(card, card_name(card), copies, (when,), card_effect(card))


def known(view: View) -> Iterator[Piece]:
    """Yield the viewer's hand, what was seen of the enemy's, and the discards."""
    own = view.board.config.deck is Deck.OWN

    def whose(seat: Seat) -> Seat | None:
        return seat if own else None

    for pile, cards in enumerate(view.board.discards):
        yield from ((whose(pile), card) for card in cards)
    if view.seat is not None and view.own is not None:
        yield from ((whose(view.seat), card) for card in view.own.hand)
        yield from ((whose(1 - view.seat), card) for card in view.enemy_known)
