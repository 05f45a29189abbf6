"""Secret orders: Counter-intelligence and Forced Truce (ruling I-R34)."""

from __future__ import annotations

import pytest

from engines.imperium import ENGINE
from engines.imperium.actions import Attack, Bombard, End, Invade, Play, Truce, Watch
from engines.imperium.board import BLUE, RED, Phase
from engines.imperium.cards import Card, Rank
from engines.imperium.state import State
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from tests.imperium.positions import act, heard, planet, position, refused, told, unit

WATCHING = ((Card.SMUGGLING, Card.WAR_LOAN), (Card.COUNTER_INTELLIGENCE,))


@pytest.mark.parametrize(
    ("rank", "card", "cancelled"),
    [
        (Rank.CAPTAIN, Card.SMUGGLING, True),
        (Rank.COMMANDER, Card.SMUGGLING, False),
        (Rank.COMMANDER, Card.WAR_LOAN, True),
        (Rank.ADMIRAL, Card.WAR_LOAN, False),
    ],
)
def test_counter_intelligence_cancels_what_is_of_the_rank_or_higher(
    rank: Rank, card: Card, cancelled: bool
) -> None:
    state = position(Phase.CARDS, points=(0, 0), hands=WATCHING)
    state = act(state, BLUE, Watch(rank)).state
    step = act(state, RED, Play(card))
    assert ("counteracted" in told(step)) is cancelled
    assert (step.state.board.sides[RED].points == 0) is cancelled
    assert (step.state.hidden[BLUE].hand == ()) is cancelled
    assert card not in step.state.hidden[RED].hand, "a cancelled card is gone"


def test_the_order_is_given_at_any_time_and_heard_by_nobody_else() -> None:
    state = position(Phase.CARDS, hands=WATCHING)
    assert ENGINE.may_act(state) == {BLUE}
    step = act(state, BLUE, Watch(Rank.CAPTAIN))
    assert heard(step, BLUE) == ["watching"]
    assert heard(step, RED) == heard(step, None) == []
    assert ENGINE.view(step.state, RED) == ENGINE.view(state, RED)
    assert act(step.state, BLUE, Watch()).state.hidden[BLUE].watch is None


def test_orders_need_their_card() -> None:
    state = position(Phase.CARDS, hands=((), ()))
    assert refused(state, BLUE, Watch(Rank.CAPTAIN)) == "card-not-held"
    assert refused(state, BLUE, Truce("C6")) == "card-not-held"


def test_an_order_goes_with_its_card() -> None:
    hands = ((Card.INFILTRATION,), (Card.COUNTER_INTELLIGENCE,))
    state = act(position(Phase.CARDS, hands=hands), BLUE, Watch(Rank.ADMIRAL)).state
    state = act(state, RED, Play(Card.INFILTRATION)).state
    assert state.hidden[BLUE].watch is None


def test_whoever_is_not_asked_can_do_nothing_else() -> None:
    state = position(Phase.CARDS, hands=WATCHING)
    assert refused(state, BLUE, End(Phase.CARDS)) == "not-your-turn"
    assert ENGINE.legal_actions(state, RED)
    assert all(isinstance(a, Watch) for a in ENGINE.legal_actions(state, BLUE))


TRUCE = ((), (Card.FORCED_TRUCE,))
E3 = {"E3": planet(Size.MEDIUM, BLUE, "TT")}


def besieged(**changes: object) -> State:
    """A red destroyer beside the blue planet E3 and a blue frigate, before the combat phase."""
    return position(
        Phase.MOVEMENT,
        red={"F4": unit(Kind.DESTROYER, "T"), "J4": unit(Kind.FRIGATE)},
        blue={"E4": unit(Kind.FRIGATE), "J5": unit(Kind.CORVETTE)},
        planets=E3,
        hands=TRUCE,
        **changes,  # type: ignore[arg-type]
    )


def test_a_forced_truce_protects_a_planet_and_the_units_beside_it() -> None:
    state = act(besieged(), BLUE, Truce("E3")).state
    step = act(state, RED, End(Phase.MOVEMENT))
    assert told(step, "truce")[0]["planet"] == "E3"
    state = step.state
    assert state.hidden[BLUE].hand == ()
    assert refused(state, RED, Attack("destroyer-1", "E4")) == "truce"
    assert refused(state, RED, Invade("destroyer-1", "E3", (Kind.INFANTRY,))) == "truce"
    assert refused(state, RED, Bombard("destroyer-1", "E3")) == "truce"
    assert act(state, RED, Attack("frigate-1", "J5")).state.board.combats, "far from E3"


def test_a_truce_waits_until_an_enemy_is_near() -> None:
    state = position(
        Phase.MOVEMENT,
        red={"J4": unit(Kind.FRIGATE)},
        blue={"J5": unit(Kind.CORVETTE)},
        planets=E3,
        hands=TRUCE,
    )
    state = act(state, BLUE, Truce("E3")).state
    step = act(state, RED, End(Phase.MOVEMENT))
    assert "truce" not in told(step)
    assert step.state.hidden[BLUE].truce == "E3"


def test_a_truce_is_for_an_own_planet() -> None:
    assert refused(besieged(), BLUE, Truce("J3")) == "truce-own-planet"
    assert refused(besieged(), BLUE, Truce("H4")) == "truce-own-planet"


def test_a_truce_can_be_cancelled() -> None:
    state = position(
        Phase.MOVEMENT,
        red={"F4": unit(Kind.DESTROYER)},
        planets=E3,
        hands=((Card.COUNTER_INTELLIGENCE,), (Card.FORCED_TRUCE,)),
    )
    state = act(state, BLUE, Truce("E3")).state
    state = act(state, RED, Watch(Rank.CAPTAIN)).state
    step = act(state, RED, End(Phase.MOVEMENT))
    assert "counteracted" in told(step)
    assert step.state.board.effects.truce is None


def test_a_truce_is_ordered_not_played() -> None:
    state = position(Phase.COMBAT, hands=((Card.FORCED_TRUCE,), ()), red={"F4": unit(Kind.BASE)})
    assert refused(state, RED, Play(Card.FORCED_TRUCE)) == "card-by-order"


def test_ending_the_movement_is_not_undone_for_a_truce_may_come() -> None:
    """Whether one came must not be told by what can be undone."""
    assert act(besieged(), RED, End(Phase.MOVEMENT)).revealed
