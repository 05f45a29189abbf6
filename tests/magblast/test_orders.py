"""Standing orders: answers by public facts, so that nobody waits (rulings 2 and 7)."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace

from engines.core import Dice, Seat, decode, encode
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.model import Action, Answer, Card, Config, End, Respond
from engines.magblast.orders import (
    Orders,
    Quiet,
    Reply,
    Situation,
    answer,
    asked,
    situation,
)
from engines.magblast.state import State
from tests.magblast.positions import (
    after,
    answered,
    damage,
    do,
    fire,
    launch,
    passes,
    put,
    side,
    table,
    unopposed,
)

TASH, DINK, ZEUS = "cruiser-tash", "scout-dink", "dreadnought-zeus"
STANDARD = Orders()


def threatened(*hand: Card, mine: tuple[Card, ...] = (), flagship: Flagship | None = None) -> State:
    """Return a dreadnought and a carrier in yellow facing a cruiser and a scout."""
    return table(
        side(
            Flagship.FREEP,
            yellow=(ZEUS, "carrier-woden"),
            red=("cruiser-freya",),
            hand=("beam-blast", "laser-blast", "fighter-star", "minefield-star", *mine),
        ),
        side(flagship, yellow=(TASH, DINK), hand=hand),
        side(Flagship.TRI_BOT),
    )


def by_orders(state: State, seat: Seat, orders: Orders = STANDARD) -> Respond | None:
    return answer(ENGINE.view(state, seat), seat, orders)


CASES: dict[Situation, Action] = {
    Situation.FLAGSHIP_HIT: fire("beam-blast", "cruiser-freya", "the-glorp"),
    Situation.SHIP_LOST: fire("beam-blast", ZEUS, DINK),
    Situation.SHIP_HIT: fire("beam-blast", ZEUS, TASH),
    Situation.FLEET_CARD: put("minefield-star", "the-glorp"),
    Situation.OTHERS: put("minefield-star", "tri-bot"),
}


@pytest.mark.parametrize("meant", CASES)
def test_what_a_card_means_is_told_by_what_everyone_sees(meant: Situation) -> None:
    state = do(threatened(), 0, CASES[meant]).state
    assert situation(state.top, 1) is meant


def test_direct_hits_effects_and_cancelled_cards_are_situations_of_their_own() -> None:
    state = threatened("evasive-action", mine=("direct-hit", "bridge-hit-star-star"))
    state = unopposed(state, 0, CASES[Situation.SHIP_HIT])
    state = do(state, 0, put("direct-hit")).state
    assert situation(state.top, 1) is Situation.DIRECT_HIT
    state = do(passes(state), 0, put("bridge-hit-star-star")).state
    assert situation(state.top, 1) is Situation.EFFECT
    state = do(threatened("evasive-action"), 0, CASES[Situation.SHIP_HIT]).state
    state = answered(answered(state, 1, Answer.EVADE).state, 2, Answer.PASS).state
    assert situation(state.top, 0) is Situation.OWN_CARD
    assert situation(state.top, 2) is Situation.OTHERS


@pytest.mark.parametrize(
    ("meant", "expected"),
    [
        (Situation.FLAGSHIP_HIT, Answer.EVADE),
        (Situation.SHIP_LOST, Answer.EVADE),
        (Situation.SHIP_HIT, Answer.PASS),
        (Situation.FLEET_CARD, Answer.PASS),
        (Situation.OTHERS, Answer.PASS),
    ],
)
def test_the_orders_that_stand_from_the_start(meant: Situation, expected: Answer) -> None:
    """Evade when a ship would be destroyed or the flagship is hit; otherwise pass."""
    state = do(threatened("evasive-action", "temporal-flux"), 0, CASES[meant]).state
    given = by_orders(state, 1)
    assert given is not None
    assert given.answer is expected


@pytest.mark.parametrize("meant", CASES)
def test_without_anything_in_hand_an_order_to_stop_passes(meant: Situation) -> None:
    state = do(threatened("laser-blast"), 0, CASES[meant]).state
    stopping = replace(STANDARD, **{field.replace("-", "_"): Reply.STOP for field in Situation})
    assert by_orders(state, 1, stopping) == Respond(state.top.number)


HANDS: tuple[tuple[Card, ...], ...] = (
    (),
    ("evasive-action",),
    ("temporal-flux",),
    ("fighter-circle", "bomber-diamond-diamond"),
)


@pytest.mark.parametrize("reply", Reply)
@pytest.mark.parametrize("meant", CASES)
def test_whether_one_is_asked_never_depends_on_the_hand(reply: Reply, meant: Situation) -> None:
    orders = replace(STANDARD, **{field.replace("-", "_"): reply for field in Situation})
    given = [by_orders(do(threatened(*hand), 0, CASES[meant]).state, 1, orders) for hand in HANDS]
    assert {one is None for one in given} == {reply is Reply.ASK}


def test_every_answer_by_order_is_legal() -> None:
    for meant, hand, flagship in product(CASES, HANDS, (None, Flagship.CRANIUM_CONSORTIUM)):
        if flagship is not None and meant is Situation.FLAGSHIP_HIT:
            continue
        action = CASES[meant]
        if flagship is not None and meant is Situation.FLEET_CARD:
            action = put("minefield-star", "cranium-consortium")
        state = do(threatened(*hand, flagship=flagship), 0, action).state
        given = by_orders(state, 1)
        assert given in ENGINE.legal_actions(state, 1)


def test_the_cheapest_means_comes_first() -> None:
    """Fighters come home, an ability takes what pays for ships, and Flux stops anything."""
    state = table(
        side(Flagship.FREEP, yellow=("carrier-woden",), hand=("fighter-star", "laser-blast")),
        side(
            Flagship.CRANIUM_CONSORTIUM,
            yellow=("carrier-astur", DINK),
            hand=("fighter-circle", "bomber-diamond-diamond", "evasive-action", "temporal-flux"),
        ),
    )
    given = by_orders(do(state, 0, launch("fighter-star", DINK)).state, 1)
    assert given is not None
    assert given.answer is Answer.INTERCEPT
    given = by_orders(do(state, 0, fire("laser-blast", "carrier-woden", DINK)).state, 1)
    assert given is not None
    assert (given.answer, given.cards) == (Answer.ABILITY, ("bomber-diamond-diamond",))


def test_flux_is_saved_for_more_than_fleet_ships() -> None:
    state = do(threatened("temporal-flux"), 0, CASES[Situation.SHIP_LOST]).state
    given = by_orders(state, 1)
    assert given is not None
    assert given.answer is Answer.PASS
    given = by_orders(state, 1, replace(STANDARD, save_flux=False))
    assert given is not None
    assert given.answer is Answer.FLUX
    state = do(threatened("temporal-flux"), 0, CASES[Situation.FLAGSHIP_HIT]).state
    given = by_orders(state, 1)
    assert given is not None
    assert given.answer is Answer.FLUX


def test_let_everything_pass_this_turn() -> None:
    state = do(threatened("evasive-action"), 0, CASES[Situation.FLAGSHIP_HIT]).state
    quiet = replace(STANDARD, flagship_hit=Reply.ASK, quiet=Quiet.TURN, since=state.turn)
    assert by_orders(state, 1, quiet) == Respond(state.top.number)
    assert by_orders(state, 1, replace(quiet, since=state.turn - 1)) is None


def test_let_everything_pass_until_my_turn() -> None:
    """It ends when the own next turn begins, whenever that is."""
    state = do(threatened("evasive-action"), 0, CASES[Situation.FLAGSHIP_HIT]).state
    quiet = replace(STANDARD, flagship_hit=Reply.ASK, quiet=Quiet.UNTIL_MINE, since=state.turn)
    assert by_orders(state, 1, quiet) == Respond(state.top.number)
    played = replace(state.fleets[1], last_turn=state.turn + 1)
    later = replace(state, turn=state.turn + 3, fleets=(state.fleets[0], played, state.fleets[2]))
    assert by_orders(later, 1, quiet) is None


def test_quiet_ordered_on_ones_own_turn_begins_when_it_is_over() -> None:
    state = threatened()
    mine = replace(state.fleets[0], last_turn=state.turn)
    state = replace(state, fleets=(mine, *state.fleets[1:]))
    quiet = replace(STANDARD, quiet=Quiet.UNTIL_MINE, since=state.turn)
    assert not quiet.is_quiet(ENGINE.view(state, 0), 0)
    assert quiet.is_quiet(ENGINE.view(after(state, (0, End())), 0), 0)


def test_orders_answer_only_when_the_seat_is_asked() -> None:
    state = threatened()
    assert by_orders(state, 1) is None
    state = do(state, 0, CASES[Situation.SHIP_HIT]).state
    assert by_orders(state, 0) is None
    assert asked(ENGINE.view(state, 1)) == state.top
    state = answered(state, 1, Answer.PASS).state
    assert by_orders(state, 1) is None
    assert asked(ENGINE.view(state, None)) is None


def test_orders_survive_being_stored() -> None:
    orders = replace(STANDARD, others=Reply.ASK, quiet=Quiet.TURN, since=7)
    assert decode(encode(orders), Orders) == orders


def followed(state: State, orders: Orders = STANDARD) -> State:
    """Let orders answer for everybody who is asked, as the table does."""
    while state.stack:
        seat = min(ENGINE.to_act(state))
        given = by_orders(state, seat, orders)
        assert given is not None, "somebody was waited for"
        state = do(state, seat, given, Dice("orders", state.plays)).state
    return state


@pytest.mark.parametrize("hands", [((), ()), (("evasive-action",), ("temporal-flux",))])
def test_an_attack_phase_of_six_shots_runs_through_without_anybody_waiting(
    hands: tuple[tuple[Card, ...], tuple[Card, ...]],
) -> None:
    """Issue: a normal attack phase against opponents with standing orders."""
    ships = ("scout-plutt", "cruiser-freya", "cruiser-badal", "destroyer-vlero", "gunship-nylev")
    state = table(
        side(
            Flagship.FREEP,
            yellow=ships[:3],
            green=(*ships[3:], ZEUS),
            hand=("laser-blast", "laser-blast", *["beam-blast"] * 3, "mag-blast"),
        ),
        side(Flagship.TRI_BOT, yellow=("dreadnought-hermes",), hand=hands[0]),
        side(Flagship.ALPHA_MAZONS, green=("dreadnought-pyrox", DINK), hand=hands[1]),
    )
    shots = (
        fire("laser-blast", "scout-plutt", "dreadnought-hermes"),
        fire("beam-blast", "cruiser-freya", "dreadnought-hermes"),
        fire("beam-blast", "cruiser-badal", "dreadnought-hermes"),
        fire("laser-blast", "destroyer-vlero", DINK),
        fire("beam-blast", "gunship-nylev", "dreadnought-pyrox"),
        fire("mag-blast", ZEUS, "tri-bot"),
    )
    for shot in shots:
        state = followed(do(state, 0, shot).state)
        assert ENGINE.to_act(state) == {0}
    assert damage(state, "dreadnought-hermes") == 7
    assert damage(state, "tri-bot") == (0 if hands[0] else 5)
    assert after(state, (0, End())).active == 1


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_whole_matches_run_on_standing_orders(seats: int) -> None:
    """Only the active player decides anything: nobody else is ever waited for."""
    dice = Dice(f"orders-{seats}", 0)
    state = ENGINE.start(Config(), seats, dice).state
    while ENGINE.outcome(state) is None:
        seat = min(ENGINE.to_act(state))
        if state.stack:
            given = by_orders(state, seat)
            assert given is not None
            action: Action = given
        else:
            action = dice.choice(ENGINE.legal_actions(state, seat))
        state = do(state, seat, action, dice).state
    assert state.plays > 10
