"""What a seat knows of hands, decks and open windows, and what it must not learn."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engines.core import Dice, Seat, encode
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.model import (
    Answer,
    Card,
    Config,
    Draw,
    EditionName,
    End,
    Phase,
    Reinforce,
    Respond,
    Use,
)
from engines.magblast.resampling import resample
from engines.magblast.state import State
from tests.games.magblast.positions import (
    after,
    answered,
    do,
    fire,
    launch,
    passes,
    put,
    side,
    table,
    unopposed,
    whole_box,
)

DRAWS = 25
TASH = "cruiser-tash"


def drawn(state: State, seat: Seat) -> list[State]:
    """Return states that a seat cannot tell from this one."""
    return [resample(state, seat, Dice("draw", number)) for number in range(DRAWS)]


def space(*hand: Card, defence: tuple[Card, ...] = (), third: tuple[Card, ...] = ()) -> State:
    return table(
        side(Flagship.FREEP, yellow=("carrier-woden",), hand=hand),
        side(yellow=(TASH, "carrier-astur"), hand=defence),
        side(Flagship.TRI_BOT, yellow=("scout-dink",), hand=third),
    )


@pytest.mark.parametrize("edition", EditionName)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_view_holds_piles_as_counts_and_only_the_own_hand(
    edition: EditionName, seats: int
) -> None:
    state = _dealt(edition, seats)
    for seat in range(seats):
        view = ENGINE.view(state, seat)
        assert view.hand == state.hands[seat]
        assert view.hand_sizes == tuple(len(hand) for hand in state.hands)
        assert view.action_deck_size == len(state.action_deck)
        told = encode(replace(view, hand=())).decode()
        assert not any(card in told for hand in state.hands for card in hand)
        assert not any(ship in told for ship in state.ship_deck)
    assert ENGINE.view(state, None).hand == ()


def _dealt(edition: EditionName, seats: int) -> State:
    state = ENGINE.start(Config(edition=edition), seats, Dice("knowledge", 0)).state
    for seat in range(seats):
        state = do(state, seat, ENGINE.default_action(state, seat), Dice("knowledge", seat)).state
    return replace(state, action_discard=(), ship_discard=())


def test_every_drawn_state_is_a_whole_box_with_hands_of_the_same_sizes() -> None:
    state = space("laser-blast", "fighter-star", defence=("temporal-flux", "spacedock"))
    for seat in range(3):
        for other in drawn(state, seat):
            assert whole_box(other)
            assert [len(hand) for hand in other.hands] == [2, 2, 0]
            assert other.hands[seat] == state.hands[seat]


def test_other_hands_and_the_decks_are_drawn_anew() -> None:
    state = space("laser-blast", defence=("temporal-flux", "spacedock"))
    others = drawn(state, 0)
    assert len({other.hands[1] for other in others}) > 10
    assert len({other.action_deck for other in others}) == DRAWS
    assert len({other.ship_deck for other in others}) == DRAWS


def test_squadrons_that_came_home_are_known_to_all() -> None:
    state = unopposed(space("fighter-star", "laser-blast"), 0, launch("fighter-star", TASH))
    state = after(state, (0, End()))
    for seat in (1, 2):
        assert all("fighter-star" in other.hands[0] for other in drawn(state, seat))


def test_an_intercepting_fighter_that_came_home_is_known_to_all() -> None:
    state = do(space("bomber-star", defence=("fighter-star",)), 0, launch("bomber-star", TASH))
    state = answered(state.state, 1, Answer.INTERCEPT, "fighter-star").state
    state = after(passes(state), (0, End()))
    assert state.seen[0][1] == ("fighter-star",)
    assert state.seen[2][1] == ("fighter-star",)


def test_a_known_card_that_is_played_is_known_no_more() -> None:
    state = unopposed(space("fighter-star", "fighter-star"), 0, launch("fighter-star", TASH))
    state = after(state, (0, End()))
    while state.active != 0 or state.phase is not Phase.ATTACK:
        seat = state.active
        action = ENGINE.default_action(state, seat)
        state = do(state, seat, action, Dice("round", state.turn)).state
    assert state.seen[1][0] == ("fighter-star",)
    assert do(state, 0, launch("fighter-star", TASH)).state.seen[1][0] == ()


def test_blasts_taken_from_the_discards_are_known_to_all() -> None:
    state = table(
        side(Flagship.OVERSEERS_OF_KALGON, hand=("spacedock",)),
        side(hand=("laser-blast",)),
        phase=Phase.DISCARD,
        discards=("mag-blast",),
    )
    state = after(state, (0, Draw(("mag-blast",))))
    assert all("mag-blast" in other.hands[0] for other in drawn(state, 1))
    assert any("spacedock" not in other.hands[0] for other in drawn(state, 1))


def stolen(*hand: Card) -> State:
    """Return the position after Freep has stolen from the second player."""
    state = replace(space(defence=hand, third=("beam-blast",)), phase=Phase.MANEUVER)
    return do(state, 0, Use(target="the-glorp"), Dice("theft", 0)).state


def test_a_victim_knows_what_was_stolen() -> None:
    state = stolen("laser-blast", "mag-blast", "spacedock", "asteroids-star")
    for other in drawn(state, 1):
        assert other.hands[0] == state.hands[0]


def test_a_thief_knows_the_own_hand_and_others_nothing() -> None:
    state = stolen("laser-blast", "mag-blast", "spacedock", "asteroids-star")
    assert len({other.hands[1] for other in drawn(state, 0)}) > 5
    assert len({other.hands[0] for other in drawn(state, 2)}) > 5


def test_after_a_theft_others_do_not_count_on_what_they_knew() -> None:
    """They cannot tell whether it was taken, unless everything was."""
    state = unopposed(
        table(
            side(
                yellow=("carrier-woden",),
                hand=("fighter-star", "spacedock", "mag-blast", "laser-blast"),
            ),
            side(Flagship.FREEP, yellow=(TASH,)),
            side(Flagship.TRI_BOT),
        ),
        0,
        launch("fighter-star", TASH),
    )
    state = replace(after(state, (0, End())), phase=Phase.MANEUVER)
    assert state.seen[2][0] == ("fighter-star",)
    partly = do(state, 1, Use(target="the-glorp"), Dice("theft", 1)).state
    assert partly.seen[2][0] == partly.seen[2][1] == ()
    alone = replace(state, hands=(("fighter-star",), *state.hands[1:]))
    whole = do(alone, 1, Use(target="the-glorp")).state
    assert whole.seen[2] == ((), ("fighter-star",), ())


def test_ships_drawn_by_others_are_drawn_anew() -> None:
    payment = ("laser-blast-star", "beam-blast-star", "mag-blast-star")
    state = replace(space(*payment), phase=Phase.REINFORCE)
    state = after(state, (0, Reinforce(payment)))
    assert len({other.drawn for other in drawn(state, 1)}) > 10
    assert {other.drawn for other in drawn(state, 0)} == {state.drawn}


def test_placements_of_others_are_drawn_anew() -> None:
    state = ENGINE.start(Config(), 3, Dice("placing", 0)).state
    for seat in (0, 1):
        state = do(state, seat, ENGINE.default_action(state, seat)).state
    for other in drawn(state, 2):
        assert whole_box(other)
        assert other.dealt[2] == state.dealt[2]
        assert set(other.kept[0]) <= set(other.dealt[0])
        assert other.kept[2] == ()
    assert len({other.kept[0] for other in drawn(state, 2)}) > 10


def window() -> State:
    """Return an open window in which the second player has already answered."""
    state = space("laser-blast", defence=("evasive-action",), third=("temporal-flux",))
    state = do(state, 0, fire("laser-blast", "carrier-woden", TASH)).state
    return answered(state, 1, Answer.EVADE).state


def test_answers_not_yet_shown_are_drawn_anew() -> None:
    """Of the 94 cards the third player has not seen, 2 answer: in 400 draws some are held."""
    state = window()
    given = [resample(state, 2, Dice("answers", n)) for n in range(400)]
    kinds = {other.answers[-1][1].answer for other in given if other.answers[-1][1] is not None}
    assert Answer.PASS in kinds
    assert len(kinds) > 1
    assert all(ENGINE.to_act(other) == {2} for other in given)


def test_ones_own_answer_is_kept() -> None:
    number = window().top.number
    answers = {other.answers[-1][1] for other in drawn(window(), 1)}
    assert answers == {Respond(number, Answer.EVADE)}


def test_what_is_known_to_have_been_passed_stays_passed() -> None:
    """Once a later answer took effect, everyone knows that those before it passed."""
    state = space("laser-blast", "temporal-flux", third=("temporal-flux",))
    state = do(state, 0, fire("laser-blast", "carrier-woden", TASH)).state
    state = answered(state, 1, Answer.PASS).state
    state = answered(state, 2, Answer.FLUX).state
    assert len(state.stack) == 2
    below = {other.answers[0][1] for other in drawn(state, 0)}
    assert below == {Respond(state.stack[0].number)}


PUBLIC: tuple[Any, ...] = (0, 2, None)


@pytest.mark.parametrize("card", ["evasive-action", "spacedock"])
def test_nothing_public_tells_who_has_answered_or_how(card: Card) -> None:
    before = space("laser-blast", defence=(card,))
    before = do(before, 0, fire("laser-blast", "carrier-woden", TASH)).state
    how = Answer.EVADE if card == "evasive-action" else Answer.PASS
    step = answered(before, 1, how)
    assert step.events == ()
    for viewer in PUBLIC:
        assert ENGINE.view(step.state, viewer) == ENGINE.view(before, viewer)
    assert ENGINE.view(step.state, None).stack[-1].asked == (1, 2)


def test_nothing_in_a_hand_changes_who_is_asked_or_who_may_act() -> None:
    state = space("laser-blast", "strategic-allocation", defence=("evasive-action",))
    states = [state, *drawn(state, 0), *drawn(state, 1), *drawn(state, 2)]
    assert {(ENGINE.to_act(s), ENGINE.may_act(s)) for s in states} == {
        (frozenset({0}), frozenset({1, 2}))
    }


def test_drawn_cards_are_named_only_to_who_drew_them() -> None:
    state = space("strategic-allocation")
    state = do(state, 0, put("strategic-allocation")).state
    state = answered(state, 1, Answer.PASS).state
    step = answered(state, 2, Answer.PASS)
    public = [event for event in step.events if event.audience is None]
    assert all("cards" not in event.text.args for event in public)
    assert [e.audience for e in step.events if e.audience is not None] == [frozenset({0})]


def test_what_others_have_seen_of_each_other_is_drawn_with_the_hands() -> None:
    state = space(defence=("laser-blast", "mag-blast"), third=("beam-blast",) * 2)
    cards = state.hands[1]
    seen = (((), cards[:1], ()), state.seen[1], ((), cards, ()))
    for other in drawn(replace(state, seen=seen), 0):
        assert other.seen[0] == seen[0]
        assert set(cards[:1]) <= set(other.seen[2][1]), "what both have seen"
        assert sorted(other.seen[2][1]) == sorted(other.hands[1])
