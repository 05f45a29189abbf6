"""How the spells come to the hand (rulebook, "Preparar" and "Variantes")."""

from __future__ import annotations

import pytest

from engines.core import Dice, IllegalAction, play
from engines.shazamm import ENGINE
from engines.shazamm.model import DECOY, SPELLS, Arrange, Config, Deal, Phase
from tests.games.shazamm.positions import NO_DICE

FIRST = (14, 3, 9, 1, 7, 2, 4, 5, 6, 8, 10, 11, 12, 13)
SECOND = tuple(reversed(SPELLS))


def test_a_match_starts_in_the_middle_with_50_mana() -> None:
    state = ENGINE.start(Config(), 2, Dice("start", 0)).state
    assert (state.wall, state.round, state.turn, state.collapsed) == (10, 1, 1, 0)
    assert [(w.slab, w.mana) for w in state.wizards] == [(7, 50), (13, 50)]


def test_drawn_deals_five_and_the_decoy() -> None:
    state = ENGINE.start(Config(), 2, Dice("drawn", 0)).state
    for wizard in state.wizards:
        assert wizard.hand[0] == DECOY
        assert (len(wizard.hand), len(wizard.stock)) == (6, 9)
        assert sorted((*wizard.hand, *wizard.stock)) == [DECOY, *SPELLS]


def test_drawn_shuffles_each_stock_by_itself() -> None:
    state = ENGINE.start(Config(), 2, Dice("shuffled", 0)).state
    other = ENGINE.start(Config(), 2, Dice("shuffled otherwise", 0)).state
    assert state.wizards[0].stock != state.wizards[1].stock
    assert state.wizards != other.wizards


def test_full_deals_all_fourteen_without_chance() -> None:
    dice = Dice("full", 0)
    state = ENGINE.start(Config(Deal.FULL), 2, dice).state
    assert all(wizard.hand == (DECOY, *SPELLS) for wizard in state.wizards)
    assert not dice.used


def test_arranged_waits_for_both_to_put_their_stock_in_order() -> None:
    state = ENGINE.start(Config(Deal.ARRANGED), 2, NO_DICE).state
    assert (state.phase, ENGINE.to_act(state)) == (Phase.ARRANGE, {0, 1})
    state = play(ENGINE, state, 0, Arrange(FIRST), NO_DICE).state
    assert (ENGINE.to_act(state), ENGINE.may_act(state)) == ({1}, {0})
    state = play(ENGINE, state, 1, Arrange(SECOND), NO_DICE).state
    assert (state.phase, ENGINE.to_act(state)) == (Phase.CAST, {0, 1})
    assert state.wizards[0].hand == (DECOY, *sorted(FIRST[:5]))
    assert state.wizards[0].stock == FIRST[5:]
    assert state.wizards[1].stock == SECOND[5:]


def test_an_order_may_be_changed_until_the_other_has_one() -> None:
    state = ENGINE.start(Config(Deal.ARRANGED), 2, NO_DICE).state
    state = play(ENGINE, state, 0, Arrange(FIRST), NO_DICE).state
    step = play(ENGINE, state, 0, Arrange(SECOND), NO_DICE)
    assert [event.audience for event in step.events] == [frozenset({0})]
    state = play(ENGINE, step.state, 1, Arrange(FIRST), NO_DICE).state
    assert state.wizards[0].stock == SECOND[5:]


@pytest.mark.parametrize("stock", [(), SPELLS[1:], (7, *SPELLS[1:]), (DECOY, *SPELLS[1:])])
def test_an_order_holds_every_spell_once(stock: tuple[int, ...]) -> None:
    state = ENGINE.start(Config(Deal.ARRANGED), 2, NO_DICE).state
    with pytest.raises(IllegalAction) as refusal:
        play(ENGINE, state, 0, Arrange(stock), NO_DICE)
    assert refusal.value.text.key == "shazamm-refusal-arrange"


def test_only_the_owner_sees_an_arranged_stock() -> None:
    state = ENGINE.start(Config(Deal.ARRANGED), 2, NO_DICE).state
    state = play(ENGINE, state, 0, Arrange(FIRST), NO_DICE).state
    assert ENGINE.view(state, 0).stock == FIRST
    assert ENGINE.view(state, 1).stock == SPELLS
    assert ENGINE.view(state, None).stock == ()
    assert [side.committed for side in ENGINE.view(state, 1).sides] == [True, False]


def test_nobody_sees_a_shuffled_stock() -> None:
    state = ENGINE.start(Config(), 2, Dice("unseen", 0)).state
    assert all(ENGINE.view(state, viewer).stock == () for viewer in (None, 0, 1))
