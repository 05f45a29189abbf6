"""What of a drafted turn can be taken out, what is submitted of it, and what it passes over."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engines.core import IllegalAction
from engines.imperium import ENGINE, plan
from engines.imperium.actions import Action, Bid, Build, Buy, End, Load, Move, Play
from engines.imperium.board import BLUE, RED, Phase
from engines.imperium.cards import Card
from engines.imperium.missions import Mission
from engines.imperium.state import View
from engines.imperium.units import Kind
from tests.games.imperium.positions import position, unit

BUILT, MOVED = End(Phase.CONSTRUCTION), End(Phase.MOVEMENT)
FRIGATE, TRANSPORT = Build(Kind.FRIGATE, "I3"), Build(Kind.TRANSPORT, "J4")
MOVE = Move("frigate-1", "I4")
TOO_FAR = Move("transport-1", "A3")


def view(phase: Phase = Phase.CONSTRUCTION, seat: int = RED) -> View:
    return ENGINE.view(position(phase, blue={"A3": unit(Kind.FRIGATE)}), seat)


def why_not(call: Callable[..., object], *given: object) -> str:
    """Return the end of the key with which a call is refused."""
    with pytest.raises(IllegalAction) as raised:
        call(*given)
    return raised.value.text.key.removeprefix("imperium-refusal-")


@pytest.mark.parametrize(
    ("orders", "numbers"),
    [
        ((), ()),
        ((FRIGATE,), (0,)),
        ((FRIGATE, BUILT), (0, 1)),
        ((FRIGATE, BUILT, MOVE), (0, 2)),
        ((FRIGATE, BUILT, MOVE, MOVED), (0, 2, 3)),
        ((FRIGATE, BUILT, MOVED), (0, 1, 2)),
        ((FRIGATE, TRANSPORT, BUILT, TOO_FAR), (0, 1, 2, 3)),
        ((FRIGATE, TRANSPORT, BUILT, TOO_FAR, MOVE), (0, 1, 3, 4)),
    ],
)
def test_the_end_of_a_phase_stays_while_orders_of_a_later_one_stand(
    orders: tuple[Action, ...], numbers: tuple[int, ...]
) -> None:
    drafted = plan.follow(view(), orders)
    assert plan.removable(drafted) == numbers
    for number, order in enumerate(drafted.orders):
        if number in numbers:
            assert order.action not in plan.dropped(view(), orders, number)
        else:
            assert why_not(plan.dropped, view(), orders, number) == "end-stays"


def test_orders_are_taken_out_by_their_number_or_the_last_of_them() -> None:
    orders = (FRIGATE, TRANSPORT)
    assert plan.dropped(view(), orders, 0) == (TRANSPORT,)
    assert plan.dropped(view(), orders, 1) == (FRIGATE,)
    assert plan.dropped(view(), orders, plan.LAST) == (FRIGATE,)
    for number in (2, -1, -2):
        assert why_not(plan.dropped, view(), orders, number) == "no-such-order"
    assert why_not(plan.dropped, view(), (), plan.LAST) == "no-such-order"


def test_orders_one_phase_or_the_whole_turn_are_submitted() -> None:
    orders = (FRIGATE, BUILT, MOVE)
    submitted = {how: plan.submitted(view(), orders, how) for how in ("orders", "phase", "turn")}
    assert submitted["orders"] == (orders, ())
    assert submitted["phase"] == ((FRIGATE, BUILT), (MOVE,))
    assert submitted["turn"] == ((*orders, MOVED), ()), "nobody is near whom to fight"
    assert plan.submitted(view(), (), "phase") == ((BUILT,), ())


def test_nothing_is_submitted_that_is_refused_or_empty_or_not_ones_own_turn() -> None:
    assert why_not(plan.submitted, view(), (), "orders") == "draft-empty"
    assert why_not(plan.submitted, view(seat=BLUE), (FRIGATE,), "turn") == "not-your-turn"
    orders = (FRIGATE, TRANSPORT, BUILT, TOO_FAR, Load("transport-1", "A3", (Kind.ARMOUR,)))
    with pytest.raises(IllegalAction) as raised:
        plan.submitted(view(), orders, "turn")
    first = raised.value.text
    assert first.key == "imperium-refusal-draft"
    assert first.args["order"] == plan.follow(view(), orders).refused[0].words
    assert [order.action for order in plan.follow(view(), orders).refused] == list(orders[3:])


def test_what_is_added_stands_at_the_end_of_its_phase() -> None:
    orders = plan.added(view(), (), FRIGATE, MOVE)
    assert orders == (FRIGATE, BUILT, MOVE)
    assert plan.added(view(), orders, TRANSPORT) == (FRIGATE, TRANSPORT, BUILT, MOVE)
    assert why_not(plan.added, view(), orders, BUILT) == "draft-over"


def test_what_cannot_be_drafted_is_refused_with_the_reason() -> None:
    """The reason of the rules, or that the phase is over, or that it has to wait for luck."""
    reasons = {
        (TOO_FAR,): "imperium-refusal-no-such-unit",
        (FRIGATE, BUILT, TRANSPORT): "imperium-refusal-other-stage",
        (FRIGATE, BUILT, MOVED, MOVE): "imperium-draft-passed-over",
        (Buy(1),): "imperium-draft-waits",
    }
    for orders, reason in reasons.items():
        start = view(Phase.CARDS if isinstance(orders[0], Buy) else Phase.CONSTRUCTION)
        drafted = plan.follow(start, orders)
        *before, last = drafted.orders
        assert not any(order.refusal for order in before)
        assert last.refusal is not None and last.refusal.key == reason
        assert drafted.ready == orders[:-1]
    assert why_not(plan.added, view(), (), TOO_FAR) == "no-such-unit"
    infantry = Build(Kind.INFANTRY, "J3")
    assert plan.added(view(), (infantry,), infantry) == (infantry, infantry)


def test_a_plan_that_clouds_may_spoil_says_so_from_then_on() -> None:
    state = position(
        Phase.CONSTRUCTION,
        mission=Mission.TOTAL_WAR,
        clouds=("K3",),
        red={"M7": unit(Kind.FRIGATE)},
    )
    start = ENGINE.view(state, RED)
    orders = (BUILT, Move("frigate-1", "M6"))
    assert [plan.follow(start, orders[:n]).supposed for n in range(3)] == [False, True, True]


def test_a_plan_shows_all_but_the_end_of_the_turn() -> None:
    turn = (FRIGATE, BUILT, MOVE, MOVED)
    whole = plan.follow(view(), turn)
    assert (whole.complete, whole.interrupted, whole.ready) == (True, False, turn)
    assert whole.drawn == turn[:-1]
    begun = plan.follow(view(), turn[:3])
    assert (begun.complete, begun.drawn) == (False, turn[:3])


def test_the_phases_that_a_turn_submitted_now_would_leave_out() -> None:
    """From the cards on: nothing waits for supply, nothing is damaged, nobody is near."""
    start = plan.follow(view(Phase.CARDS), ())
    left_out = [seen.board.phase for seen in plan.skipped(start)]
    assert left_out == [Phase.CONSTRUCTION, Phase.MOVEMENT]
    assert plan.skipped(plan.follow(view(), (BUILT,))) == ()
    assert plan.skipped(plan.follow(view(), (BUILT, MOVED))) == ()


def test_what_hangs_on_luck_is_submitted_at_once_with_what_was_drafted_before_it() -> None:
    """Cards that are bought are not known before: nothing can be drafted on them."""
    seen = view(Phase.CARDS)
    assert plan.taken(seen, (), (FRIGATE, MOVE)) == ((), (End(Phase.CARDS), FRIGATE, BUILT, MOVE))
    assert plan.taken(seen, (), (Buy(1),)) == ((Buy(1),), ())
    hand = position(Phase.CARDS, hands=((Card.SPIES, Card.SMUGGLING), (Card.AMBUSH,)))
    held = ENGINE.view(hand, RED)
    assert plan.taken(held, (), (Play(Card.SPIES),)) == ((Play(Card.SPIES),), ())
    assert plan.taken(held, (), (Play(Card.SMUGGLING),)) == ((), (Play(Card.SMUGGLING),))
    drafted = plan.added(seen, (), FRIGATE)
    submitted, kept = plan.taken(seen, drafted, (MOVE, Buy(1)))
    assert submitted == (Buy(1),)
    assert kept == (End(Phase.CARDS), FRIGATE, BUILT, MOVE)
    assert plan.taken(seen, drafted, (Bid(3),)) == ((Bid(3),), drafted), "that is no turn's"
    assert why_not(plan.taken, view(seat=BLUE), (), (FRIGATE,)) == "not-your-turn"


def test_of_a_long_draft_the_last_sixty_orders_are_listed() -> None:
    many = plan.follow(view(), (TOO_FAR,) * 61)
    head, *lines = plan.order_lines(many)
    assert head.args["count"] == 61
    assert [line.args["number"] for line in lines] == list(range(2, 62))
