"""Standing orders: what a seat answers by itself (rulings I-R03, I-R14, I-R33)."""

from __future__ import annotations

import pytest

from engines.core import Dice, Player, Text, text
from engines.imperium import ENGINE
from engines.imperium.actions import Attack, Bid, Bombard, End, Invade, Pass, Ready, Remove
from engines.imperium.board import BLUE, RED, Phase
from engines.imperium.cards import Card
from engines.imperium.orders import AskForCards, Orders, Pick, answer
from engines.imperium.state import State
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from tests.games.imperium.positions import act, bidding, kinds, planet, position, unit

T, A = Kind.INFANTRY, Kind.ARMOUR
CARDS = ((Card.PRECISION_SHOT,), (Card.EMERGENCY_SHIELDS,))


def bombarded() -> State:
    state = position(
        red={"G4": unit(Kind.CRUISER)},
        blue={"A3": unit(Kind.FRIGATE)},
        planets={"H4": planet(Size.MEDIUM, BLUE, "TA")},
    )
    return act(state, RED, Bombard("cruiser-1", "H4"), End(Phase.COMBAT)).state


def invaded() -> State:
    state = position(
        red={"G4": unit(Kind.TRANSPORT, "TTA")},
        blue={"A3": unit(Kind.FRIGATE)},
        planets={"H4": planet(Size.MEDIUM, BLUE, "T")},
    )
    return act(state, RED, Invade("transport-1", "H4", (A, T, T)), End(Phase.COMBAT)).state


def attacked(attacker: Kind, target: Kind = Kind.FRIGATE) -> State:
    state = position(
        red={"G4": unit(attacker)},
        blue={"G5": unit(target), "A3": unit(Kind.FRIGATE)},
        hands=CARDS,
    )
    return act(state, RED, Attack(f"{attacker}-1", "G5"), End(Phase.COMBAT)).state


def answered(state: State, seat: int, orders: Orders | None = None) -> object:
    return answer(ENGINE.view(state, seat), orders or Orders())


def test_own_losses_are_the_cheapest_unless_ordered_otherwise() -> None:
    assert answered(bombarded(), BLUE) == Remove((T,))
    assert answered(bombarded(), BLUE, Orders(own_losses=Pick.DEAREST)) == Remove((A,))
    assert answered(bombarded(), BLUE, Orders(own_losses=Pick.ASK)) is None
    assert answered(bombarded(), RED) is None, "red is not asked"


def test_enemy_losses_are_the_dearest_unless_ordered_otherwise() -> None:
    assert answered(invaded(), BLUE) == Remove((A,))
    assert answered(invaded(), BLUE, Orders(enemy_losses=Pick.CHEAPEST)) == Remove((T,))
    assert answered(invaded(), BLUE, Orders(enemy_losses=Pick.ASK)) is None


@pytest.mark.parametrize(
    ("attacker", "asked"), [(Kind.CORVETTE, False), (Kind.CRUISER, True), (Kind.ANNIHILATOR, True)]
)
def test_the_defender_is_asked_for_cards_when_in_danger(attacker: Kind, asked: bool) -> None:
    state = attacked(attacker)
    assert (answered(state, BLUE) is None) is asked
    assert answered(state, BLUE, Orders(defending=AskForCards.NEVER)) == Ready()
    assert answered(state, BLUE, Orders(defending=AskForCards.ALWAYS)) is None


def test_the_attacker_is_asked_for_cards() -> None:
    state = attacked(Kind.CRUISER)
    assert answered(state, RED) is None
    assert answered(state, RED, Orders(attacking=AskForCards.NEVER)) == Ready()
    needless = Orders(attacking=AskForCards.IN_DANGER)
    assert answered(state, RED, needless) == Ready(), "the attack does harm without cards"
    assert answered(attacked(Kind.CORVETTE), RED, needless) is None


def test_an_invasion_endangers_whoever_would_lose_by_it() -> None:
    state = position(
        red={"G4": unit(Kind.TRANSPORT, "TTT")},
        blue={"A3": unit(Kind.FRIGATE)},
        planets={"H4": planet(Size.MEDIUM, BLUE, "T")},
        hands=CARDS,
    )
    state = act(state, RED, Invade("transport-1", "H4", (T,) * 3), End(Phase.COMBAT)).state
    assert answered(state, BLUE) is None
    assert answered(state, RED, Orders(attacking=AskForCards.IN_DANGER)) == Ready()


@pytest.mark.parametrize(("force", "asked"), [("T", True), ("TT", True), ("", False)])
def test_an_invasion_endangers_whom_it_costs_anything(force: str, asked: bool) -> None:
    """Though the planet holds; where a cannon takes all that comes, nothing is in danger."""
    landing = kinds(force or "T")
    guards = () if force else (Kind.CANNON,)
    state = position(
        red={"G4": unit(Kind.TRANSPORT, force or "T")},
        blue={"A3": unit(Kind.FRIGATE)},
        planets={"H4": planet(Size.MEDIUM, BLUE, "TTT", *guards)},
        hands=CARDS,
    )
    state = act(state, RED, Invade("transport-1", "H4", landing), End(Phase.COMBAT)).state
    assert (answered(state, BLUE) is None) is asked


def test_a_standing_bid() -> None:
    state = bidding(position(points=(10, 10)))
    assert answered(state, RED) is None
    assert answered(state, RED, Orders(bid=4)) == Bid(0, 4)
    after = act(state, RED, Bid(3)).state
    assert answered(after, BLUE, Orders(bid=4)) == Bid(4, 4)
    assert answered(after, BLUE, Orders(bid=3)) == Pass()
    poor = bidding(position(points=(0, 0), turn=2))
    assert answered(poor, RED, Orders(bid=9)) == Bid(0, 0)


def test_i_r63_nothing_is_bid_unless_ordered_but_the_first_bidding_is_asked() -> None:
    first, second = (bidding(position(points=(10, 10), turn=turn)) for turn in (1, 2))
    assert answered(first, RED) is None
    assert answered(second, RED) == Bid(0, 0)
    after = act(second, RED, Bid(0)).state
    assert answered(after, BLUE) == Pass()
    assert answered(second, RED, Orders(bid=None)) is None


def test_i_r63_who_opens_the_first_bidding_is_asked_once() -> None:
    """The bid was said with a secret maximum; whoever ordered to be asked is asked again."""
    opened = act(bidding(position(points=(10, 10), turn=1)), RED, Bid(1, 3)).state
    assert answered(opened, BLUE) is None
    exceeded = act(opened, BLUE, Bid(4)).state
    assert answered(exceeded, RED) == Pass()
    assert answered(exceeded, RED, Orders(bid=None)) is None
    assert answered(exceeded, RED, Orders(bid=6)) == Bid(5, 6)


@pytest.mark.parametrize(
    ("red", "blue", "winner", "paid"), [(7, 3, RED, 4), (2, 6, BLUE, 3), (0, 0, RED, 0)]
)
def test_i_r63_orders_for_bids_come_out_as_the_auction_does(
    red: int, blue: int, winner: int, paid: int
) -> None:
    """The higher most wins, and pays what it takes to exceed the other."""
    state, told = bidding(position(points=(10, 10), turn=2)), list[Text]()
    while ENGINE.to_act(state) and state.board.phase is Phase.INITIATIVE:
        (seat,) = ENGINE.to_act(state)
        order = answered(state, seat, Orders(bid=(red, blue)[seat]))
        assert isinstance(order, Bid | Pass)
        step = act(state, seat, order)
        state = step.state
        told += [event.text for event in step.events]
    assert text("imperium-event-initiative-won", player=Player(winner), amount=paid) in told


def test_orders_look_at_no_hand() -> None:
    """Whether the person is asked must not tell what the person holds."""
    for attacker in (Kind.CORVETTE, Kind.CRUISER):
        state = attacked(attacker)
        for draw in range(10):
            other = ENGINE.resample(state, RED, Dice("orders", draw))
            assert answered(other, BLUE) == answered(state, BLUE)


def test_nothing_is_answered_in_ones_own_turn_or_by_a_spectator() -> None:
    state = position(Phase.MOVEMENT)
    assert answered(state, RED) is None
    assert answer(ENGINE.view(bombarded(), None), Orders()) is None
