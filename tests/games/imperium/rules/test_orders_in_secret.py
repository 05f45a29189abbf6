"""Secret orders: Counter-intelligence and Forced Truce (rulings I-R34, I-R60)."""

from __future__ import annotations

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from engines.imperium import ENGINE
from engines.imperium.actions import Attack, Bombard, End, Invade, Play, Truce, Watch
from engines.imperium.board import BLUE, RED, Effects, Phase, Unit
from engines.imperium.cards import Card, Rank
from engines.imperium.state import State
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from engines.versions import Stamp, stamp
from tests.games.imperium.positions import (
    act,
    changed,
    fought,
    heard,
    planet,
    position,
    refused,
    told,
    unit,
)
from tests.games.imperium.secret import E3, TRUCE, WATCHING, besieged


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


def test_whoever_orders_a_truce_or_withdraws_it_alone_is_told() -> None:
    state = position(Phase.CARDS, hands=((), (Card.FORCED_TRUCE,)))
    ordered = act(state, BLUE, Truce("C6"))
    withdrawn = act(ordered.state, BLUE, Truce())
    assert heard(ordered, BLUE) == ["truce-ordered"]
    assert heard(withdrawn, BLUE) == ["truce-withdrawn"]
    assert heard(ordered, RED) == heard(withdrawn, RED) == heard(withdrawn, None) == []
    assert [ordered.state.hidden[BLUE].truce, withdrawn.state.hidden[BLUE].truce] == ["C6", None]


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


UNIT = unit(Kind.CRUISER)


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


def test_i_r60_a_truce_protects_no_other_planet_and_no_minefield() -> None:
    """Red lies beside D7, which lies beside C6, for which the truce is."""
    red = {"E7": unit(Kind.CRUISER, "T"), "B7": unit(Kind.DESTROYER)}
    planets = {"D7": planet(Size.SMALL, BLUE, "TT")}
    blue = {"A3": unit(Kind.FRIGATE)}
    state = position(Phase.MOVEMENT, red=red, blue=blue, planets=planets, hands=TRUCE)
    state = changed(state, mines={"B6": 2})
    state = act(state, BLUE, Truce("C6")).state
    step = act(state, RED, End(Phase.MOVEMENT))
    assert told(step, "truce")
    for order in (
        Bombard("cruiser-1", "D7"),
        Invade("cruiser-1", "D7", (Kind.INFANTRY,)),
        Attack("destroyer-1", "B6"),
    ):
        assert act(step.state, RED, order).state.board.combats
    assert refused(step.state, RED, Bombard("destroyer-1", "C6")) == "truce"


def test_by_the_first_rules_a_truce_holds_off_more() -> None:
    red = {"E7": unit(Kind.CRUISER), "B7": unit(Kind.DESTROYER)}
    planets = {"D7": planet(Size.SMALL, BLUE, "TT")}
    state = position(
        Phase.MOVEMENT, red=red, planets=planets, hands=TRUCE, mines={"B6": 2}, rules=UNSET
    )
    state = act(act(state, BLUE, Truce("C6")).state, RED, End(Phase.MOVEMENT)).state
    assert refused(state, RED, Bombard("cruiser-1", "D7")) == "truce"
    assert refused(state, RED, Attack("destroyer-1", "B6")) == "truce"


def quiet(rules: Stamp, **red: Unit) -> State:
    """Some red ships two sectors and more from the blue planet E3, which has ordered a truce."""
    state = position(
        Phase.MOVEMENT,
        red=red,
        blue={"A3": unit(Kind.FRIGATE)},
        planets=E3,
        hands=TRUCE,
        rules=rules,
    )
    return act(state, BLUE, Truce("E3")).state


@pytest.mark.parametrize(
    ("red", "comes"),
    [
        ({"F5": unit(Kind.CRUISER, "T")}, False),
        ({"F4": unit(Kind.FRIGATE, "I")}, False),
        ({"F4": unit(Kind.CORVETTE, "T")}, True),
        ({"F4": unit(Kind.CRUISER)}, True),
        ({"F4": unit(Kind.CRUISER, damaged=True)}, False),
        ({"F4": unit(Kind.MISSILE)}, True),
        ({"F4": unit(Kind.ANNIHILATOR)}, True),
    ],
    ids=["far", "harmless", "troops", "bombards", "damaged", "missile", "annihilator"],
)
def test_i_r60_a_truce_comes_only_against_an_attack(red: dict[str, Unit], comes: bool) -> None:
    step = act(quiet(stamp(2), **red), RED, End(Phase.MOVEMENT))
    assert ("truce" in told(step)) is comes
    assert (step.state.hidden[BLUE].hand == ()) is comes
    assert "truce" in told(act(quiet(UNSET, **red), RED, End(Phase.MOVEMENT))), "once it did"


@pytest.mark.parametrize("near", ["E4", "G5"])
def test_i_r60_a_truce_comes_for_the_own_units_beside_the_planet(near: str) -> None:
    red = {"F5": unit(Kind.FRIGATE)}
    blue = {near: unit(Kind.CORVETTE), "A3": unit(Kind.FRIGATE)}
    state = position(Phase.MOVEMENT, red=red, blue=blue, planets=E3, hands=TRUCE)
    step = act(act(state, BLUE, Truce("E3")).state, RED, End(Phase.MOVEMENT))
    assert ("truce" in told(step)) is (near == "E4"), "E4 lies beside E3"


@pytest.mark.parametrize("armed", [True, False])
def test_i_r60_a_truce_comes_against_an_ion_cannon_too(armed: bool) -> None:
    """It shoots from its planet at the unit beside the one for which the truce is."""
    cannon = planet(Size.MEDIUM, RED, "TT", *((Kind.ION_CANNON,) if armed else ()))
    blue = {"E4": unit(Kind.CORVETTE), "A3": unit(Kind.FRIGATE)}
    state = position(Phase.MOVEMENT, blue=blue, planets={**E3, "E5": cannon}, hands=TRUCE)
    step = act(act(state, BLUE, Truce("E3")).state, RED, End(Phase.MOVEMENT))
    assert ("truce" in told(step)) is armed


def test_i_r60_a_shield_does_not_make_a_truce_needless() -> None:
    """Sabotage may take it away, and then the planet is bombarded."""
    planets = {"E3": planet(Size.MEDIUM, BLUE, "TT", Kind.SHIELD)}
    red, blue = {"F4": unit(Kind.CRUISER)}, {"A3": unit(Kind.FRIGATE)}
    state = position(Phase.MOVEMENT, red=red, blue=blue, planets=planets, hands=TRUCE)
    assert "truce" in told(act(act(state, BLUE, Truce("E3")).state, RED, End(Phase.MOVEMENT)))


def test_i_r60_the_home_planet_has_no_two_truces_in_a_row() -> None:
    both = (Card.FORCED_TRUCE, Card.FORCED_TRUCE)
    red = {"B7": unit(Kind.DESTROYER)}
    state = position(Phase.MOVEMENT, red=red, planets=E3, hands=((), both))
    state = act(act(state, BLUE, Truce("C6")).state, RED, End(Phase.MOVEMENT)).state
    assert state.hidden[BLUE].truce is None, "the order for the other card lapses"
    assert refused(state, BLUE, Truce("C6")) == "truce-home-again"
    assert ENGINE.legal_actions(state, BLUE) == (Truce("E3"),)
    state = act(state, BLUE, Truce("E3")).state
    near = changed(state, phase=Phase.MOVEMENT, active=RED, combats=(), effects=Effects())
    near = near.with_board(near.board.with_unit(RED, "F4", replace(UNIT, id="cruiser-1")))
    after = act(near, RED, End(Phase.MOVEMENT)).state
    assert after.board.sides[BLUE].last_truce == "E3"
    again = after.with_hidden(BLUE, replace(after.hidden[BLUE], hand=both))
    assert act(again, BLUE, Truce("C6")).state.hidden[BLUE].truce == "C6"


def test_an_order_for_a_truce_lapses_with_the_planet() -> None:
    red = {"F4": unit(Kind.CORVETTE, "TT"), "G4": unit(Kind.CRUISER)}
    planets = {"E3": planet(Size.MEDIUM, BLUE, "T"), "H4": planet(Size.SMALL, BLUE, "T")}
    state = position(red=red, blue={"A3": unit(Kind.FRIGATE)}, planets=planets, hands=TRUCE)
    state = act(state, BLUE, Truce("E3")).state
    attack = Invade("corvette-1", "E3", (Kind.INFANTRY,) * 2)
    after = fought(state, attack).state
    assert after.board.owner("E3") == RED
    assert after.hidden[BLUE].truce is None


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
