"""The tables of units, planets, systems and cards against the rulebook's own numbers."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from engines.core import Dice
from engines.imperium import ENGINE
from engines.imperium.actions import Action, Play
from engines.imperium.board import RED, Phase
from engines.imperium.cards import CARDS, DESIGNS, RANKS, Card, Rank, Timing, deck
from engines.imperium.hexes import DIRECTIONS, Direction, Hex
from engines.imperium.offers.aiming import aims
from engines.imperium.options import Config
from engines.imperium.plays import OPEN
from engines.imperium.rules import RULES
from engines.imperium.systems import PLANETS, SYSTEMS, Size
from engines.imperium.units import (
    BUILDINGS,
    OWN_TOKENS,
    SHARED_TOKENS,
    SQUADRONS,
    STELLAR,
    TROOPS,
    TYPES,
    Ability,
    Kind,
    Pool,
)
from tests.games.imperium.positions import position, refusal

SHEET = {
    Kind.INTERCEPTOR: (1, 1, 4, 0, 0, 2),
    Kind.BOMBER: (2, 1, 2, 0, 0, 3),
    Kind.CORVETTE: (2, 4, 4, 0, 1, 6),
    Kind.FRIGATE: (4, 6, 2, 1, 0, 10),
    Kind.DESTROYER: (6, 8, 2, 1, 1, 14),
    Kind.CRUISER: (8, 10, 2, 2, 1, 18),
    Kind.BATTLESHIP: (10, 10, 2, 1, 2, 20),
    Kind.CARRIER: (2, 6, 2, 4, 0, 8),
    Kind.TRANSPORT: (2, 2, 2, 0, 4, 4),
    Kind.BASE: (10, 12, 0, 0, 0, 22),
    Kind.MINELAYER: (2, 4, 2, 0, 0, 6),
    Kind.ANNIHILATOR: (30, 10, 2, 0, 0, 40),
    Kind.MISSILE: (0, 1, 4, 0, 0, 10),
    Kind.INFANTRY: (1, 1, 0, 0, 0, 2),
    Kind.ARMOUR: (2, 1, 0, 0, 0, 3),
    Kind.CANNON: (0, 6, 0, 0, 0, 10),
    Kind.ION_CANNON: (6, 0, 0, 0, 0, 10),
    Kind.SHIELD: (0, 0, 0, 0, 0, 10),
}
"""Rulebook, "Ficha de referencias": attack, defence, movement, squadrons, troops, cost."""

DAMAGED = {
    Kind.CORVETTE: (1, 2, 2, 0, 0, 3),
    Kind.FRIGATE: (2, 3, 1, 0, 0, 5),
    Kind.DESTROYER: (3, 4, 1, 0, 0, 7),
    Kind.CRUISER: (4, 5, 1, 1, 0, 9),
    Kind.BATTLESHIP: (5, 5, 1, 0, 1, 10),
    Kind.CARRIER: (1, 3, 1, 2, 0, 4),
    Kind.TRANSPORT: (1, 1, 1, 0, 2, 2),
    Kind.BASE: (5, 6, 0, 0, 0, 11),
    Kind.MINELAYER: (1, 2, 1, 0, 0, 3),
    Kind.ANNIHILATOR: (15, 5, 1, 0, 0, 20),
    Kind.CANNON: (0, 3, 0, 0, 0, 5),
}
"""Half of everything, rounded down, and the price of a repair (rulings I-R03, I-R05)."""


@pytest.mark.parametrize("kind", Kind)
def test_units_have_the_numbers_of_the_reference_sheet(kind: Kind) -> None:
    front, cost = TYPES[kind].front, TYPES[kind].cost
    numbers = (front.attack, front.defence, front.move, front.squadrons, front.troops, cost)
    assert numbers == SHEET[kind]


@pytest.mark.parametrize("kind", Kind)
def test_i_r03_the_damaged_side_is_half_rounded_down(kind: Kind) -> None:
    back, price = TYPES[kind].back, TYPES[kind].repair_cost
    if back is None:
        assert kind not in DAMAGED
        return
    numbers = (back.attack, back.defence, back.move, back.squadrons, back.troops, price)
    assert numbers == DAMAGED[kind]
    assert back.abilities == frozenset(), "ruling I-R04: special abilities are lost"


def test_what_has_no_damaged_side() -> None:
    """Ruling I-R01: squadrons, troops, missiles, ion cannons and shields."""
    assert {kind for kind in Kind if TYPES[kind].back is None} == {
        *SQUADRONS,
        *TROOPS,
        Kind.MISSILE,
        Kind.ION_CANNON,
        Kind.SHIELD,
    }


def test_who_can_do_what() -> None:
    """Rulebook, "Ficha de referencias", column "Habilidad"."""

    def able(ability: Ability) -> set[Kind]:
        return {kind for kind in Kind if ability in TYPES[kind].front.abilities}

    assert able(Ability.BOMBARD) == {
        Kind.DESTROYER,
        Kind.CRUISER,
        Kind.BATTLESHIP,
        Kind.ANNIHILATOR,
    }
    assert able(Ability.LAY_MINES) == {Kind.MINELAYER}
    assert able(Ability.DESTROY_PLANET) == {Kind.ANNIHILATOR}
    assert able(Ability.REPAIR) == {Kind.BASE}


def test_every_kind_is_of_one_sort() -> None:
    assert len(STELLAR) == 13
    assert set(Kind) == STELLAR | TROOPS | BUILDINGS
    assert len(STELLAR) + len(TROOPS) + len(BUILDINGS) == len(Kind)


def test_tokens_are_counted_as_in_the_box() -> None:
    """Rulebook, "Contenido del juego"."""
    assert OWN_TOKENS == {
        Pool.BATTLESHIPS: 4,
        Pool.CRUISERS: 4,
        Pool.DESTROYERS: 4,
        Pool.FRIGATES: 6,
        Pool.CORVETTES: 6,
        Pool.ANNIHILATORS: 1,
        Pool.MISSILES: 2,
        Pool.MINELAYERS: 2,
        Pool.CARRIERS: 2,
        Pool.TRANSPORTS: 2,
        Pool.BASES: 3,
        Pool.SQUADRONS: 12,
        Pool.ASSAULT: 24,
    }
    assert SHARED_TOKENS == {Pool.PLANETARY: 18, Pool.CANNONS: 12, Pool.MINES: 12}
    assert {kind_type.pool for kind_type in TYPES.values()} | {Pool.MINES} == set(Pool)


def test_two_faced_tokens_share_a_stock() -> None:
    """Rulebook, "Límite de componentes"."""
    assert TYPES[Kind.INTERCEPTOR].pool is TYPES[Kind.BOMBER].pool
    assert TYPES[Kind.INFANTRY].pool is TYPES[Kind.ARMOUR].pool
    assert TYPES[Kind.ION_CANNON].pool is TYPES[Kind.SHIELD].pool


def test_planets_have_the_numbers_of_the_reference_sheet() -> None:
    numbers = {size: (p.income, p.capacity, p.tokens) for size, p in PLANETS.items()}
    assert numbers == {
        Size.HOME: (6, 6, 2),
        Size.LARGE: (6, 6, 4),
        Size.MEDIUM: (4, 4, 8),
        Size.SMALL: (2, 2, 12),
    }


def test_there_are_ten_templates_with_two_sides() -> None:
    """Rulebook, "Sistemas planetarios": ten templates, twenty systems."""
    assert list(SYSTEMS) == list(range(1, 21))
    assert Counter(system.template for system in SYSTEMS.values()) == dict.fromkeys(range(1, 11), 2)


def test_each_player_has_72_cards() -> None:
    """Rulebook, "Cartas de Acción": twelve designs a rank; three, two and one copies."""
    assert len(deck()) == 72
    ranks = Counter(DESIGNS[card].rank for card in CARDS)
    assert ranks == dict.fromkeys(RANKS, 12)
    assert Counter(DESIGNS[card].rank for card in deck()) == {
        Rank.CAPTAIN: 36,
        Rank.COMMANDER: 24,
        Rank.ADMIRAL: 12,
    }
    assert [rank.stars for rank in RANKS] == [1, 2, 3]


def test_a_rank_can_be_taken_out() -> None:
    assert len(deck(frozenset((Rank.ADMIRAL,)))) == 60


def test_every_card_has_its_moment() -> None:
    assert set(DESIGNS) == set(Card)
    assert [DESIGNS[card].number for card in CARDS] == list(range(36))
    phases = {"cards", "supply", "repair", "construction", "movement", "combat"}
    assert {card for card in Card if DESIGNS[card].timing in phases} == set(OPEN)
    assert {DESIGNS[card].timing for card in Card} == set(Timing)


def test_every_action_has_its_rule() -> None:
    assert set(RULES) == set(get_args(Action))


def test_a_card_that_needs_an_aim_is_offered_with_one() -> None:
    start = ENGINE.start(Config(), 2, Dice("aims", 0)).state
    plain = {card for card in OPEN if tuple(aims(start.board, 0, card)) == (Play(card),)}
    assert plain == {card for card, found in OPEN.items() if not found.units + found.sectors}


def test_the_orientation_token_numbers_the_directions() -> None:
    """Ours: 1 north-east, then clockwise."""
    assert tuple(Direction(d) for d in ("ne", "e", "se", "sw", "w", "nw")) == DIRECTIONS
    here = Hex(0, 0)
    assert all(here.towards(d).towards(d.opposite) == here for d in Direction)
    assert all(here.distance(here.towards(d)) == 1 for d in Direction)
    assert Hex(0, 0).distance(Hex(2, -3)) == 3


AIMS = {
    Card.FIELD_REPAIR: (1, 0),
    Card.CONSCRIPTION: (0, 1),
    Card.RAPID_MINELAYING: (0, 1),
    Card.OVERCHARGED_ENGINES: (1, 0),
    Card.EVASIVE_MANOEUVRE: (1, 0),
    Card.SHORT_JUMP: (1, 1),
    Card.HYPERSPACE_JUMP: (3, 3),
    Card.GRAVITATIONAL_COLLAPSE: (0, 1),
    Card.MUTINY: (0, 1),
    Card.MINESWEEPER: (0, 1),
    Card.SABOTAGE: (0, 1),
    Card.SECOND_WAVE: (2, 0),
}
"""How many units and sectors a card names at most; every other card names none."""


@pytest.mark.parametrize("card", OPEN)
def test_a_card_names_as_much_as_it_is_aimed_at(card: Card) -> None:
    units, sectors = AIMS.get(card, (0, 0))
    state = position(Phase(DESIGNS[card].timing.value), hands=((card,), ()))
    wrong = {(0, sectors), (units, 0)} - {(units, sectors)}
    for many in wrong | {(units + 1, sectors), (units, sectors + 1)}:
        play = Play(card, ("frigate-1",) * many[0], ("G4",) * many[1])
        said = refusal(state, RED, play)
        assert said.key == "imperium-refusal-card-aim"
        assert (said.args["units"], said.args["sectors"]) == (units, sectors)
