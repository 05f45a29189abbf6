"""What a view says is possible is what the rules say, whoever's view it is."""

from __future__ import annotations

import pytest

from engines.core import IllegalAction, Seat
from engines.magblast import ENGINE, moves
from engines.magblast.imagine import BLANK, imagine, legal
from engines.magblast.model import Action, EditionName, Respond
from engines.magblast.state import State
from tests.games.magblast.random_play import random_match


@pytest.mark.parametrize("edition", EditionName)
@pytest.mark.parametrize("number", range(3))
def test_a_position_made_of_a_view_allows_what_the_real_one_allows(
    edition: EditionName, number: int
) -> None:
    """So it is for everyone who is asked or may act, and for what others did of late."""
    lately: list[Action] = []
    for moment in random_match(edition, number):
        state = moment.state
        for seat in range(len(state.fleets)):
            view = ENGINE.view(state, seat)
            assert ENGINE.to_act(imagine(view)) - ENGINE.to_act(state) <= frozenset(
                other for other in range(len(state.fleets)) if other != seat
            ), "only who has answered already is hidden"
            assert state.stack or ENGINE.to_act(imagine(view)) == ENGINE.to_act(state)
            if seat not in ENGINE.to_act(state) | ENGINE.may_act(state):
                assert legal(view, lately) == ()
                continue
            tried = (*_offered(state, seat), *lately)
            assert legal(view, tried) == tuple(a for a in tried if _allowed(state, seat, a))
        if moment.action is not None:
            lately = [*lately[-3:], moment.action]


def _offered(state: State, seat: Seat) -> tuple[Action, ...]:
    offered = moves.legal_actions(state, seat)
    assert len(offered) == len(moves.legal_actions(imagine(ENGINE.view(state, seat)), seat))
    return offered[:12]


def _allowed(state: State, seat: Seat, action: Action) -> bool:
    try:
        ENGINE.check(state, seat, action)
    except IllegalAction:
        return False
    return True


@pytest.mark.parametrize("edition", EditionName)
@pytest.mark.parametrize("number", range(3))
def test_that_others_pass_hangs_on_no_hidden_card(edition: EditionName, number: int) -> None:
    """Or else nothing could be planned behind an attack that a hidden fighter may answer."""
    asked = 0
    for moment in random_match(edition, number):
        state = moment.state
        for other in ENGINE.to_act(state) if state.stack else ():
            for seat in range(len(state.fleets)):
                known = imagine(ENGINE.view(state, seat))
                if other in ENGINE.to_act(known):
                    asked += 1
                    ENGINE.check(known, other, Respond(known.top.number))
    assert asked


def test_what_is_hidden_is_blank() -> None:
    for moment in random_match(EditionName.THIRD, 2):
        state = imagine(ENGINE.view(moment.state, 0))
        hidden = {*state.action_deck, *state.ship_deck}
        hidden |= {card for hand in state.hands[1:] for card in hand}
        assert hidden <= {BLANK}
