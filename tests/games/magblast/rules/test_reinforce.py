"""Reinforcing ("Fase 3: Refuerzo"), rulings 12, 14, 16 and 43."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engines.core import Dice
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.model import End, Phase, Place, Reinforce, Zone
from engines.magblast.shipyard import payments, pays, superfluous
from engines.magblast.state import Asking, State
from tests.games.magblast.positions import (
    GREEN,
    RED,
    YELLOW,
    after,
    do,
    fire,
    refusal,
    refusal_text,
    side,
    table,
    told,
    unopposed,
    whole_box,
    zones,
)

SAME = ("laser-blast-star", "beam-blast-star", "mag-blast-star")
EACH = ("laser-blast-star", "beam-blast-circle", "mag-blast-diamond")
FULL: dict[str, Any] = {
    "yellow": ("scout-dink", "scout-plutt", "scout-galha"),
    "green": ("scout-baxter", "scout-hundog", "scout-zinoth"),
    "red": ("cruiser-tash", "cruiser-troya", "cruiser-badal"),
    "blue": ("carrier-woden", "carrier-astur", "carrier-eroll"),
}


def shipyard(hand: tuple[str, ...], flagship: Flagship = Flagship.FREEP, **more: Any) -> State:
    fleet: dict[str, Any] = {"yellow": ("scout-dink",)}
    fleet |= {k: v for k, v in more.items() if k in FULL}
    rest = {k: v for k, v in more.items() if k not in FULL}
    return table(
        side(flagship, hand=hand, **fleet),
        side(Flagship.THE_GLORP, red=("cruiser-freya",)),
        phase=Phase.REINFORCE,
        **rest,
    )


@pytest.mark.parametrize("cards", [SAME, EACH])
def test_three_of_a_kind_or_one_of_each_draw_a_ship(cards: tuple[str, ...]) -> None:
    state = shipyard((*cards, "spacedock"), ship_draws=("dreadnought-zeus",))
    step = do(state, 0, Reinforce(cards))
    assert step.state.hands[0] == ("spacedock",)
    assert set(step.state.action_discard) == set(cards)
    assert step.state.drawn == ("dreadnought-zeus",)
    assert told(step) == ["pays", "draws-ships"]
    assert step.revealed
    step = do(step.state, 0, Place("dreadnought-zeus", Zone.RED))
    assert step.revealed, "everybody sees what was drawn"
    state = step.state
    assert zones(state, 0) == {"scout-dink": YELLOW, "dreadnought-zeus": RED}
    assert state.phase is Phase.REINFORCE
    assert whole_box(state)


def test_a_card_with_several_icons_may_make_two_cards_enough() -> None:
    """ "Recursos": one card may show several resources, so two cards can pay."""
    assert pays(("bomber-diamond-diamond", "beam-blast-diamond"))
    assert pays(("fighter-star-circle", "minefield-diamond"))
    state = shipyard(("bomber-diamond-diamond", "beam-blast-diamond"))
    assert do(state, 0, Reinforce(state.hands[0])).state.drawn


def test_several_ships_may_be_paid_for_in_a_turn() -> None:
    """ "Recursos": as many as the resources allow."""
    state = shipyard(
        (*SAME, *EACH[1:], "fighter-star"), ship_draws=("cruiser-valent", "scout-nebular")
    )
    state = after(state, (0, Reinforce(SAME)), (0, Place("cruiser-valent", YELLOW)))
    second = Reinforce(("beam-blast-circle", "mag-blast-diamond", "fighter-star"))
    state = after(state, (0, second), (0, Place("scout-nebular", GREEN)))
    assert len(state.fleets[0].ships) == 3
    assert state.hands[0] == ()


def test_a_new_ship_may_move_and_fire_this_turn() -> None:
    """Ruling 15."""
    state = shipyard((*SAME, "laser-blast"), ship_draws=("scout-nebular",))
    state = after(state, (0, Reinforce(SAME)), (0, Place("scout-nebular", RED)), (0, End()))
    assert state.fleets[0].ships[1].origin is RED
    state = after(state, (0, End()))
    state = unopposed(state, 0, fire("laser-blast", "scout-nebular", "cruiser-freya"))
    assert state.damage_on("cruiser-freya") == 1


@pytest.mark.parametrize(
    "cards",
    [(), SAME[:2], ("laser-blast-star", "beam-blast-star", "mag-blast-circle"), ("laser-blast",)],
)
def test_other_sets_do_not_pay(cards: tuple[str, ...]) -> None:
    assert refusal(shipyard((*cards, "spacedock")), 0, Reinforce(cards)) == "does-not-pay"


def test_the_refusal_says_what_would_pay() -> None:
    cheap = refusal_text(shipyard((*SAME, "laser-blast")), 0, Reinforce(SAME[:2]))
    assert cheap.args["count"] == 1
    assert isinstance(cheap.args["cards"], tuple)
    assert len(cheap.args["cards"]) == 3
    poor = refusal_text(shipyard(SAME[:2]), 0, Reinforce(SAME[:2]))
    assert poor.args["count"] == 0


def test_ruling_14_a_card_too_many_is_refused() -> None:
    assert refusal(shipyard((*SAME, "spacedock")), 0, Reinforce((*SAME, "spacedock"))) == (
        "pays-too-much"
    )
    four = (*SAME, "direct-hit-star")
    assert superfluous(four) is not None


def test_ruling_14_surplus_icons_of_needed_cards_are_lost() -> None:
    """Two stars and two diamonds on two cards, and a circle: each card is needed."""
    cards = ("bridge-hit-star-star", "fighter-star-diamond")
    assert pays(cards)
    assert superfluous(cards) is None
    mixed = ("bridge-hit-star-star", "bomber-diamond-diamond", "bridge-hit-circle-circle")
    assert pays(mixed)
    assert superfluous(mixed) is None


def test_every_offered_payment_pays_and_has_nothing_superfluous() -> None:
    hand = tuple(sorted((*SAME, *EACH, "fighter-star-circle", "bomber-diamond-diamond")))
    found = payments(hand)
    assert found
    assert all(pays(cards) and superfluous(cards) is None for cards in found)


def test_ruling_16_a_full_fleet_takes_no_ship() -> None:
    state = shipyard(SAME, **FULL)
    assert refusal(state, 0, Reinforce(SAME)) == "fleet-full"


def test_ruling_16_a_fleet_that_became_full_is_offered_no_payment() -> None:
    assert ENGINE.legal_actions(shipyard(SAME, **FULL), 0) == (End(),)


def test_ruling_12_without_any_ship_left_paying_is_refused() -> None:
    state = replace(shipyard(SAME), ship_deck=(), ship_discard=())
    assert refusal(state, 0, Reinforce(SAME)) == "no-ships-left"


def test_ruling_12_discarded_ships_are_shuffled_when_one_is_needed() -> None:
    state = replace(shipyard(SAME), ship_deck=(), ship_discard=("scout-galha", "scout-zinoth"))
    step = do(state, 0, Reinforce(SAME), Dice("ships", 0))
    assert "ships-reshuffle" in told(step)
    assert {*step.state.drawn, *step.state.ship_deck} == {"scout-galha", "scout-zinoth"}
    assert step.state.ship_discard == ()


def test_no_fourth_ship_in_a_zone() -> None:
    """The note at the end of the phase."""
    state = shipyard(SAME, yellow=("scout-dink", "scout-plutt", "scout-galha"))
    state = after(state, (0, Reinforce(SAME)))
    (ship,) = state.drawn
    text = refusal_text(state, 0, Place(ship, YELLOW))
    assert text.key == "magblast-refusal-zone-full"
    assert len(ENGINE.legal_actions(state, 0)) == 3


def test_a_drawn_ship_must_be_placed_before_anything_else() -> None:
    state = after(shipyard(SAME), (0, Reinforce(SAME)))
    assert state.question is not None
    assert state.question.asking is Asking.PLACE
    assert refusal(state, 0, End()) == "place-first"
    assert refusal(state, 0, Place("dreadnought-zeus", YELLOW)) == "place-other-ship"
    assert ENGINE.may_act(state) == frozenset()


def test_a_drawn_ship_is_seen_only_by_who_drew_it() -> None:
    step = do(shipyard(SAME, ship_draws=("dreadnought-zeus",)), 0, Reinforce(SAME))
    assert ENGINE.view(step.state, 0).drawn == ("dreadnought-zeus",)
    assert ENGINE.view(step.state, 1).drawn == ()
    assert ENGINE.view(step.state, None).drawn == ()
    private = [event for event in step.events if event.audience is not None]
    assert [event.audience for event in private] == [frozenset({0})]


def test_ships_come_only_in_the_reinforce_phase() -> None:
    state = replace(shipyard(SAME), phase=Phase.ATTACK)
    assert refusal(state, 0, Reinforce(SAME)) == "phase"
    assert refusal(shipyard(SAME), 0, Place("scout-dink", RED)) == "nothing-to-place"


def test_only_cards_in_hand_pay() -> None:
    assert refusal(shipyard(SAME[:2]), 0, Reinforce(SAME)) == "not-in-hand"
