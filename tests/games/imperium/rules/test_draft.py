"""A drafted turn, carried out on a copy of what its player sees."""

from __future__ import annotations

from engines.core import Dice
from engines.imperium import ENGINE
from engines.imperium.actions import (
    Attack,
    Bid,
    Build,
    Buy,
    Commit,
    End,
    Load,
    Move,
    Play,
    Ready,
)
from engines.imperium.advice.draft import draft
from engines.imperium.board import BLUE, RED, Phase
from engines.imperium.cards import Card
from engines.imperium.missions import Mission
from engines.imperium.units import Kind
from tests.games.imperium.positions import act, changed, position, unit

T = Kind.INFANTRY
TURN = (
    End(Phase.CARDS),
    Build(Kind.TRANSPORT, "J4"),
    Build(Kind.FRIGATE, "I3"),
    End(Phase.CONSTRUCTION),
    Load("transport-1", "J3", (T, T)),
    Move("transport-1", "I5"),
    Move("frigate-1", "I4"),
)


def test_a_turn_is_previewed_and_comes_out_like_that() -> None:
    state = position(Phase.CARDS, blue={"A3": unit(Kind.FRIGATE)})
    preview = draft(ENGINE.view(state, RED), TURN)
    assert (preview.done, preview.refusal, preview.waits) == (len(TURN), None, False)
    assert preview.view.board.sides[RED].units["I5"].cargo == (T, T)
    assert preview.view.board == act(state, RED, *TURN).state.board
    assert "I5" not in ENGINE.view(state, RED).board.sides[RED].units, "the view is unchanged"


def test_a_refused_order_is_named_and_what_comes_before_it_stands() -> None:
    state = position(Phase.CARDS)
    orders = (*TURN[:4], Move("frigate-1", "A3"), Move("transport-1", "J5"))
    preview = draft(ENGINE.view(state, RED), orders)
    assert preview.done == 4
    assert preview.refusal is not None
    assert preview.refusal.key == "imperium-refusal-move-too-far"
    assert "J4" in preview.view.board.sides[RED].units


def test_attacks_are_drafted_with_their_cards() -> None:
    state = position(
        Phase.MOVEMENT,
        red={"G3": unit(Kind.CRUISER)},
        blue={"G5": unit(Kind.FRIGATE)},
        hands=((Card.PRECISION_SHOT,), (Card.EMERGENCY_SHIELDS,)),
    )
    orders = (
        Move("cruiser-1", "G4"),
        End(Phase.MOVEMENT),
        Attack("cruiser-1", "G5"),
        End(Phase.COMBAT),
        Commit(0, Card.PRECISION_SHOT),
        Ready(),
        End(Phase.COMBAT),
    )
    preview = draft(ENGINE.view(state, RED), orders)
    assert preview.done == 6
    assert preview.waits, "for blue's cards"
    assert preview.supposed, "a truce could have come"
    assert preview.view.own is not None
    assert len(preview.view.own.commits) == 1


def test_a_draft_waits_for_chance_and_for_the_enemy() -> None:
    state = position(Phase.CARDS, hands=((Card.SPIES, Card.SMUGGLING), (Card.AMBUSH,)))
    view = ENGINE.view(state, RED)
    bought = draft(view, (Play(Card.SMUGGLING), Buy(1), End(Phase.CARDS)))
    assert (bought.done, bought.waits) == (1, True)
    assert draft(view, (Play(Card.SPIES),)).done == 0
    assert draft(ENGINE.view(state, BLUE), (End(Phase.CARDS),)).waits
    assert draft(view, (Bid(0),)).refusal is not None
    spectators = draft(ENGINE.view(state, None), TURN)
    assert (spectators.done, spectators.waits, spectators.orders) == (0, True, ())
    assert not spectators.supposed


def test_clouds_stand_still_in_a_draft() -> None:
    state = position(
        Phase.CONSTRUCTION,
        mission=Mission.TOTAL_WAR,
        clouds=("K3", "F12"),
        red={"M7": unit(Kind.FRIGATE)},
    )
    orders = (End(Phase.CONSTRUCTION), Move("frigate-1", "M6"))
    preview = draft(ENGINE.view(state, RED), orders)
    assert (preview.done, preview.supposed) == (2, True)
    assert preview.view.board.clouds == ("K3", "F12")
    assert not draft(ENGINE.view(state, RED), ()).supposed
    calm = draft(ENGINE.view(changed(state, clouds=()), RED), orders)
    assert (calm.done, calm.supposed) == (2, False), "nothing can come in between"


def test_a_draft_is_made_of_the_view_alone() -> None:
    """Whatever the enemy may hold, the preview is the same."""
    state = position(
        Phase.CARDS, hands=((Card.SMUGGLING,), (Card.COUNTER_INTELLIGENCE, Card.FORCED_TRUCE))
    )
    orders = (Play(Card.SMUGGLING), *TURN, End(Phase.MOVEMENT))
    other = ENGINE.resample(state, RED, Dice("other", 1))
    one, two = (draft(ENGINE.view(s, RED), orders) for s in (state, other))
    assert one == two
    assert one.done == len(orders)


def test_phases_are_ended_between_orders_where_nobody_says_so() -> None:
    """What is submitted holds the ends of phases; explicit ones may be left out or given."""
    state = position(Phase.CARDS, blue={"A3": unit(Kind.FRIGATE)})
    orders = tuple(order for order in TURN if not isinstance(order, End))
    preview = draft(ENGINE.view(state, RED), orders)
    assert preview.orders == TURN
    assert preview.done == len(orders)
    assert act(state, RED, *preview.orders).state.board == preview.view.board


def test_phases_that_are_passed_over_are_not_ended() -> None:
    """With a squadron in need the supply phase is one of them, without it is not."""
    needy = position(Phase.CARDS, red={"E4": unit(Kind.BOMBER), "J4": unit(Kind.FRIGATE)})
    preview = draft(ENGINE.view(needy, RED), (Move("frigate-1", "J5"),))
    assert preview.orders == (
        End(Phase.CARDS),
        End(Phase.SUPPLY),
        End(Phase.CONSTRUCTION),
        Move("frigate-1", "J5"),
    )


def test_an_order_of_a_phase_that_is_over_is_refused() -> None:
    state = position(Phase.MOVEMENT)
    preview = draft(ENGINE.view(state, RED), (Build(Kind.FRIGATE, "J4"),))
    assert preview.refusal is not None
    assert preview.refusal.key == "imperium-refusal-other-stage"
    assert preview.orders == ()
