"""Who is lost when a ship can carry no more than before (ruling I-R03)."""

from __future__ import annotations

from engines.imperium import ENGINE
from engines.imperium.actions import Attack, End, Move, Remove
from engines.imperium.board import BLUE, RED, Phase
from engines.imperium.clashes import Loss
from engines.imperium.units import Kind
from tests.games.imperium.positions import (
    act,
    at,
    kinds,
    position,
    refused,
    told,
    unit,
)

FAR = {"A3": unit(Kind.FRIGATE)}


def test_i_r03_the_owner_picks_among_different_cargo() -> None:
    state = position(red={"G4": unit(Kind.CRUISER)}, blue={"G5": unit(Kind.CARRIER, "IIBB"), **FAR})
    state = act(state, RED, Attack("cruiser-1", "G5"), End(Phase.COMBAT)).state
    choice = state.board.choice
    assert choice is not None
    assert (choice.seat, choice.loss, choice.count) == (BLUE, Loss.CARGO, 2)
    assert ENGINE.default_action(state, BLUE) == Remove(kinds("II")), "the cheapest by default"
    assert refused(state, BLUE, Remove(kinds("I"))) == "remove-others"
    step = act(state, BLUE, Remove(kinds("IB")))
    assert at(step.state, BLUE, "G5").cargo == kinds("IB")  # type: ignore[union-attr]
    assert len(told(step, "cargo-lost")) == 1


def test_i_r03_squadrons_and_troops_are_lost_each_by_their_own_places() -> None:
    """A damaged battleship keeps one troop and no squadron."""
    state = position(
        red={"G4": unit(Kind.BATTLESHIP)}, blue={"G5": unit(Kind.BATTLESHIP, "ITT"), **FAR}
    )
    state = act(state, RED, Attack("battleship-1", "G5"), End(Phase.COMBAT)).state
    assert state.board.choice is None, "nothing to choose"
    assert at(state, BLUE, "G5").cargo == kinds("T")  # type: ignore[union-attr]


def test_a_choice_in_the_movement_phase_leaves_the_phase_as_it_is() -> None:
    """A carrier runs into mines; afterwards its owner moves on."""
    state = position(
        Phase.MOVEMENT,
        red={"G4": unit(Kind.CARRIER, "IIBB"), "J4": unit(Kind.FRIGATE)},
        mines={"G5": 2},
    )
    state = act(state, RED, Move("carrier-1", "G5")).state
    assert state.board.choice is not None
    assert refused(state, RED, Move("frigate-1", "J5")) == "other-stage"
    state = act(state, RED, Remove(kinds("II")), Move("frigate-1", "J5")).state
    assert state.board.phase is Phase.MOVEMENT
    assert at(state, RED, "G5").cargo == kinds("BB")  # type: ignore[union-attr]


def test_the_other_combats_go_on_after_a_choice() -> None:
    state = position(
        red={"G4": unit(Kind.CRUISER), "F4": unit(Kind.CRUISER)},
        blue={"G5": unit(Kind.CARRIER, "IIBB"), "E4": unit(Kind.CORVETTE), **FAR},
    )
    attacks = (Attack("cruiser-1", "G5"), Attack("cruiser-2", "E4"), End(Phase.COMBAT))
    state = act(state, RED, *attacks).state
    assert at(state, BLUE, "E4") is not None
    step = act(state, BLUE, Remove(kinds("II")))
    assert at(step.state, BLUE, "E4") is None
    assert step.state.board.active == BLUE
