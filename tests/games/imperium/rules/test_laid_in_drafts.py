"""Cards that a draft lays face down at the combats that it declares."""

from __future__ import annotations

import pytest

from engines.core import IllegalAction
from engines.imperium import ENGINE, plan
from engines.imperium.actions import Attack, Commit, End, First, Invade, Ready, Withdraw
from engines.imperium.board import BLUE, RED, Phase
from engines.imperium.cards import Card
from engines.imperium.options import Config
from engines.imperium.state import State, View
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from tables.match.ahead import carried_out
from tests.games.imperium.positions import Hand, planet, position, unit
from tests.laws.cases import Case
from tests.laws.panels import position_of

CASE = Case("imperium", Config(), 2, "laid")
FOUGHT = End(Phase.COMBAT)
SHOT, STORM = Card.PRECISION_SHOT, Card.LIGHTNING_INVASION
ATTACK, INVADE = Attack("frigate-1", "G5"), Invade("transport-1", "H4", (Kind.INFANTRY,))
AT_G5, AT_H4 = Commit(0, SHOT), Commit(1, STORM)


def front(hand: Hand = (SHOT, STORM), enemys: Hand = (Card.AMBUSH,)) -> State:
    """Red can attack G5 and invade H4."""
    return position(
        red={"G4": unit(Kind.FRIGATE), "I4": unit(Kind.TRANSPORT, "T")},
        blue={"G5": unit(Kind.CARRIER), "A3": unit(Kind.FRIGATE)},
        planets={"H4": planet(Size.MEDIUM, BLUE, "T")},
        hands=(hand, enemys),
    )


def view(state: State | None = None) -> View:
    return ENGINE.view(state or front(), RED)


def test_a_card_ends_the_declaring_and_is_laid_with_the_turn() -> None:
    drafted = plan.added(view(), (), ATTACK, AT_G5)
    assert drafted == (ATTACK, FOUGHT, AT_G5)
    planned = plan.follow(view(), drafted)
    assert (planned.complete, planned.laying, planned.interrupted) == (True, True, False)
    assert planned.drawn == (ATTACK,)
    for how in ("orders", "phase", "turn"):
        assert plan.submitted(view(), drafted, how) == ((*drafted, Ready()), ())


def test_nothing_is_laid_where_nothing_is_declared() -> None:
    with pytest.raises(IllegalAction) as raised:
        plan.added(view(), (), AT_G5)
    assert raised.value.text.key == "imperium-refusal-other-stage"


def test_whoever_has_cards_for_a_combat_is_asked_before_the_turn_goes() -> None:
    """Who has none is not: there is nothing to choose."""
    drafted = plan.added(view(), (), ATTACK)
    assert plan.at_combats(plan.follow(view(), drafted)) is not None
    assert plan.submitted(view(), drafted, "turn") == ((ATTACK, FOUGHT), ())
    without = view(front(hand=(Card.SABOTAGE,)))
    assert plan.at_combats(plan.follow(without, drafted)) is None
    assert plan.submitted(without, drafted, "turn") == ((ATTACK, FOUGHT, Ready()), ())


def test_cards_stay_at_their_combats_whatever_else_is_declared() -> None:
    drafted = plan.added(view(), (), ATTACK, INVADE, AT_G5, AT_H4)
    first = plan.added(view(), drafted, First("H4"))
    assert first[-2:] == (Commit(1, SHOT), Commit(0, STORM))
    assert plan.follow(view(), first).refused == ()
    without = plan.dropped(view(), drafted, drafted.index(ATTACK))
    assert without == (INVADE, FOUGHT, Commit(0, STORM))
    assert plan.added(view(), drafted, Withdraw("G5"))[-1] == Commit(0, STORM)


def test_all_of_it_is_done_without_another_question() -> None:
    """And stands as if it had been answered afterwards, card by card."""
    state = front()
    orders, _ = plan.submitted(view(state), plan.added(view(state), (), ATTACK, AT_G5), "turn")
    made = carried_out(position_of(CASE, state), RED, orders)
    assert (len(made.moves), made.left, made.ahead) == (len(orders), (), ())
    after = made.moves[-1].after
    assert after is not None
    assert after.asked == {BLUE}
    assert after.state.hidden[RED].commits[0].card is SHOT
