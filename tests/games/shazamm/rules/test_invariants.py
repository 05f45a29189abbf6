"""The invariants hold in recorded matches, and a position that was tampered with has faults."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engines.core import Dice, play
from engines.shazamm import ENGINE
from engines.shazamm.model import Cast, Config, Deal, Fate, Phase
from engines.shazamm.state import Card, State
from tests.games.shazamm.invariants import faults
from tests.laws.played import Played, read

RECORDS = sorted((Path(__file__).parents[1] / "played").glob("*.json"))


def _states(played: Played) -> list[State]:
    """Return every position of a recorded match."""
    config = Config(Deal(played.config.get("deal", "drawn")))
    states = [ENGINE.start(config, played.seats, Dice(played.seed, 0)).state]
    for number, (seat, action) in enumerate(played.actions(), start=1):
        states.append(play(ENGINE, states[-1], seat, action, Dice(played.seed, number)).state)
    return states


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_matches_are_sound(path: Path) -> None:
    assert [list(faults(state)) for state in _states(read(path)) if any(faults(state))] == []


def _begun(deal: Deal = Deal.DRAWN) -> State:
    return ENGINE.start(Config(deal), 2, Dice("invariants", 0)).state


def _cast(state: State, *casts: Cast) -> State:
    for seat, cast in enumerate(casts):
        state = play(ENGINE, state, seat, cast, Dice("invariants", 1)).state
    return state


FULL = _begun(Deal.FULL)
CHOOSING = _cast(FULL, Cast(3, (0, 3)), Cast(5, (7, 8)))
"""Theft waits for a choice."""
SECOND = _cast(FULL, Cast(3, (7,)), Cast(5, (8,)))
"""The second turn."""
OVER = _states(read(Path(__file__).parents[1] / "played" / "fall.json"))[-1]


def _with(state: State, **changes: Any) -> State:
    """Return a position with the first wizard changed."""
    first, second = state.wizards
    return replace(state, wizards=(replace(first, **changes), second))


def _dealt(state: State, change: Callable[[Card], Card]) -> State:
    """Return a position with every card on the table changed."""
    cards = tuple(map(change, state.table.cards))
    return replace(state, showdown=replace(state.table, cards=cards))


TAMPERED = {
    "a card dropped": (_with(FULL, hand=FULL.wizards[0].hand[:-1]), "the cards are"),
    "a card doubled": (_with(FULL, discard=(5,)), "the cards are"),
    "a card of the other number": (_with(_begun(), stock=(15,) * 9), "the cards are"),
    "a decoy laid away": (
        _with(FULL, hand=FULL.wizards[0].hand[1:], discard=(0,)),
        "the decoy is not in the hand",
    ),
    "a hand out of order": (_with(FULL, hand=FULL.wizards[0].hand[::-1]), "not sorted"),
    "a spell drawn too early": (
        _with(FULL, hand=FULL.wizards[0].hand[:-1], stock=(14,)),
        "1 spells are in stock, not 0",
    ),
    "a card that left the table": (
        replace(CHOOSING, showdown=replace(CHOOSING.table, cards=CHOOSING.table.cards[:-1])),
        "the cards are",
    ),
    "mana above the most": (_with(FULL, mana=51), "51 mana"),
    "a bet above the mana": (_with(FULL, mana=4, cast=Cast(5)), "5 of 4 mana are bet"),
    "a commitment of a card that left": (_with(SECOND, cast=Cast(1, (7,))), "are committed"),
    "a commitment in a choice": (_with(CHOOSING, cast=Cast(1)), "nobody asks for"),
    "a question of nobody": (replace(CHOOSING, chooser=None), "chooser None"),
    "a question for the other": (replace(CHOOSING, chooser=1), "seat 1 is asked for steal"),
    "a question of no card": (
        _dealt(CHOOSING, lambda card: replace(card, fate=Fate.CANCELLED)),
        "is asked for steal by None",
    ),
    "another question than the card's": (
        replace(CHOOSING, phase=Phase.CLONE),
        "seat 0 is asked for clone",
    ),
    "a turn that lies on the table": (replace(SECOND, showdown=CHOOSING.table), "with showdown"),
    "a clone without Clone": (
        _dealt(CHOOSING, lambda card: replace(card, cloned=card.spell == 7)),
        "has cloned without Clone",
    ),
    "a theft without Theft": (
        _dealt(CHOOSING, lambda card: replace(card, user=1 - card.seat)),
        "was stolen without Theft",
    ),
    "a wizard who walked": (_with(FULL, slab=6), "the wizards stand on"),
    "a wall beyond a wizard": (replace(FULL, wall=14), "the wall is on 14"),
    "a bridge that fell too early": (replace(FULL, collapsed=1), "1 slabs have fallen"),
    "a match that is over too early": (replace(SECOND, phase=Phase.OVER), "have fallen"),
    "a match that goes on after a fall": (replace(OVER, phase=Phase.CAST), "have fallen"),
    "an eighth round": (replace(FULL, round=8), "round 8"),
    "a turn not counted": (replace(SECOND, turn=1), "the last turn is"),
    "a question not counted": (replace(SECOND, decision=1), "question 1"),
    "a spell that nobody laid counted as played": (_with(SECOND, played=(9,)), "seat 0 played"),
    "an arranged stock that was shuffled": (_with(FULL, arranged=True), "arranged"),
}


@pytest.mark.parametrize("state", [FULL, CHOOSING, SECOND, OVER, _begun(Deal.ARRANGED)])
def test_the_positions_tampered_with_were_sound(state: State) -> None:
    assert list(faults(state)) == []


@pytest.mark.parametrize("how", TAMPERED)
def test_what_was_tampered_with_is_found(how: str) -> None:
    state, gist = TAMPERED[how]
    assert any(gist in fault for fault in faults(state)), list(faults(state))
