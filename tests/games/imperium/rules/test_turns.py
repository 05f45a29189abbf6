"""The order of play (rulebook, "Turno de juego", "Resumen del turno de juego"; I-R47)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.core import Dice, Step
from engines.imperium import ENGINE
from engines.imperium.actions import Bid, Build, Discard, End, Move, Pass, Ready, Remove
from engines.imperium.board import BLUE, RED, Mark, Phase, Unit
from engines.imperium.cards import CARDS, HAND_LIMIT
from engines.imperium.missions import Mission
from engines.imperium.options import Config
from engines.imperium.state import State
from engines.imperium.units import Kind
from engines.versions import stamp
from tests.games.imperium.positions import (
    act,
    at,
    bidding,
    marked,
    position,
    refused,
    told,
    unit,
)


def test_a_player_turn_goes_through_its_phases_in_order() -> None:
    state = position(red={"J4": unit(Kind.FRIGATE, damaged=True), "E4": unit(Kind.BOMBER)})
    state = act(bidding(state), RED, Bid(0)).state
    state = act(state, BLUE, Pass()).state
    seen = []
    while state.board.active == RED and state.board.phase is not Phase.INITIATIVE:
        seen.append(state.board.phase)
        state = act(state, RED, End(state.board.phase)).state
    assert seen == [
        Phase.CARDS,
        Phase.SUPPLY,
        Phase.REPAIR,
        Phase.CONSTRUCTION,
        Phase.MOVEMENT,
    ]
    assert [phase.number for phase in Phase] == list(range(1, 10))


def test_without_cards_phase_3_is_passed_over() -> None:
    state = ENGINE.start(Config(chance=False), 2, Dice("none", 0)).state
    state = act(state, RED, Bid(0)).state
    assert act(state, BLUE, Pass()).state.board.phase is Phase.CONSTRUCTION


DAMAGED = unit(Kind.CORVETTE, damaged=True)
FAR, FAR_TOO = {"E4": unit(Kind.INTERCEPTOR)}, {"F5": unit(Kind.BOMBER)}
ONE_PLACE = {"D5": unit(Kind.FRIGATE)}


def first_stop(units: dict[str, Unit], rules_version: int, *, chance: bool = False) -> Step[State]:
    """Let red collect, and go on to where it is asked, behind the cards if there are any."""
    state = position(red=units, config=Config(chance=chance), points=(20, 20))
    board = replace(state.board, rules=stamp(rules_version))
    step = act(bidding(state.with_board(board)), RED, Bid(0))
    step = act(step.state, BLUE, Pass())
    return act(step.state, RED, End(Phase.CARDS)) if chance else step


@pytest.mark.parametrize(
    ("units", "phase"),
    [
        (FAR, Phase.CONSTRUCTION),
        ({**FAR, **FAR_TOO, **ONE_PLACE}, Phase.SUPPLY),
        ({"E4": DAMAGED}, Phase.CONSTRUCTION),
        ({"J4": DAMAGED}, Phase.REPAIR),
        ({**FAR, "J4": DAMAGED}, Phase.REPAIR),
    ],
)
def test_i_r68_without_cards_nobody_is_asked_where_nothing_can_be_chosen(
    units: dict[str, Unit], phase: Phase
) -> None:
    assert first_stop(units, 5).state.board.phase is phase


def test_what_is_out_of_supply_is_lost_though_nobody_is_asked() -> None:
    step = first_stop(FAR, 5)
    assert at(step.state, RED, "E4") is None
    assert told(step, "out-of-supply")[0]["sector"] == "E4"


@pytest.mark.parametrize(("rules_version", "chance"), [(4, False), (4, True), (5, True)])
def test_with_cards_and_by_earlier_rules_it_hangs_on_what_is_far_or_damaged(
    rules_version: int, chance: bool
) -> None:
    for units, phase in ((FAR, Phase.SUPPLY), ({"E4": DAMAGED}, Phase.REPAIR)):
        assert first_stop(units, rules_version, chance=chance).state.board.phase is phase


def test_a_game_turn_has_one_turn_of_each_player() -> None:
    far = {"red": {"J4": unit(Kind.FRIGATE)}, "blue": {"C5": unit(Kind.FRIGATE)}}
    state = position(Phase.MOVEMENT, first=RED, active=RED, turn=4, **far)  # type: ignore[arg-type]
    state = act(state, RED, End(Phase.MOVEMENT)).state
    assert (state.board.active, state.board.phase, state.board.turn) == (BLUE, Phase.CARDS, 4)
    phases = (Phase.CARDS, Phase.CONSTRUCTION, Phase.MOVEMENT)
    step = act(state, BLUE, *(End(phase) for phase in phases))
    assert (step.state.board.phase, step.state.board.turn) == (Phase.INITIATIVE, 5)
    assert told(step, "game-turn")[0]["turn"] == 5


def test_marks_of_a_turn_are_gone_in_the_next() -> None:
    state = position(Phase.CONSTRUCTION, first=BLUE, turn=2)
    state = act(state, RED, Build(Kind.FRIGATE, "J4"), End(Phase.CONSTRUCTION)).state
    state = act(state, RED, Move("frigate-1", "I4")).state
    assert marked(state.board, RED, "I4") == {Mark.BUILT, Mark.MOVED}
    state = act(state, RED, End(Phase.MOVEMENT)).state
    state = act(state, BLUE, Bid(0)).state if ENGINE.to_act(state) == {BLUE} else state
    while state.board.active != RED or state.board.phase is Phase.INITIATIVE:
        seat = min(ENGINE.to_act(state))
        action = ENGINE.default_action(state, seat)
        state = act(state, seat, action).state
    assert marked(state.board, RED, "I4") == frozenset()


def test_i_r47_of_too_many_cards_the_lowest_numbers_go() -> None:
    hand = tuple(CARDS)[: HAND_LIMIT + 2]
    state = position(Phase.CARDS, hands=(hand, ()))
    for card in (*hand[:2], None):
        action = ENGINE.default_action(state, RED)
        assert action == (End(Phase.CARDS) if card is None else Discard(card))
        state = act(state, RED, action).state


def test_only_the_present_phase_is_ended() -> None:
    state = position(Phase.CONSTRUCTION)
    assert refused(state, RED, End(Phase.MOVEMENT)) == "other-phase"
    assert refused(state, BLUE, End(Phase.CONSTRUCTION)) == "not-your-turn"
    assert refused(state, RED, Pass()) == "other-stage"
    assert refused(state, RED, Ready()) == "other-stage"
    assert refused(state, RED, Remove((Kind.INFANTRY,))) == "other-stage"


@pytest.mark.parametrize("mission", Mission)
def test_i_r47_defaults_alone_lead_to_the_missions_end(mission: Mission) -> None:
    state, plies = ENGINE.start(Config(mission=mission), 2, Dice("defaults", 0)).state, 0
    while ENGINE.outcome(state) is None:
        plies += 1
        seat = min(ENGINE.to_act(state))
        action = ENGINE.default_action(state, seat)
        state = act(state, seat, action, dice=Dice("defaults", plies)).state
    assert plies < 600


def test_undo_is_possible_for_what_lies_in_the_open() -> None:
    state = position(Phase.CONSTRUCTION, red={"J4": unit(Kind.FRIGATE)})
    assert not act(state, RED, Build(Kind.CORVETTE, "J2")).revealed
    assert not act(state, RED, End(Phase.CONSTRUCTION)).revealed
    moving = position(Phase.MOVEMENT, red={"J4": unit(Kind.FRIGATE)})
    assert not act(moving, RED, Move("frigate-1", "J5")).revealed
