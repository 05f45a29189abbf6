"""The turn and its phases ("Secuencia del turno"), rulings 11, 12, 30, 35 and 38."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engines.core import Dice, Outcome, text
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.fleet import Blast, Lasting
from engines.magblast.model import (
    Config,
    Discard,
    Draw,
    EditionName,
    End,
    Kind,
    Phase,
    PlayCard,
    RoundCap,
)
from engines.magblast.state import Ending, State
from tests.games.magblast.positions import (
    Side,
    after,
    do,
    fire,
    launch,
    refusal,
    side,
    table,
    told,
    unopposed,
    whole_box,
)

HAND = ("laser-blast", "beam-blast", "mag-blast", "fighter-star", "spacedock")


def discarding(hand: tuple[str, ...] = HAND, **options: Any) -> State:
    return table(
        side(yellow=("scout-dink",), hand=hand),
        side(Flagship.FREEP, yellow=("scout-plutt",)),
        phase=Phase.DISCARD,
        **options,
    )


def test_any_number_of_cards_may_be_discarded() -> None:
    """Phase 1; the cards go to the discard pile and as many are drawn."""
    step = do(discarding(), 0, Discard(("laser-blast", "spacedock")))
    assert step.state.action_discard == ("laser-blast", "spacedock")
    assert len(step.state.hands[0]) == 5
    assert step.state.phase is Phase.REINFORCE
    assert told(step) == ["discards", "draws"]
    assert step.revealed


def test_discarding_nothing_is_allowed() -> None:
    for nothing in (Discard(), Draw(), End()):
        state = after(discarding(HAND[:3]), (0, nothing))
        assert len(state.hands[0]) == 5
        assert state.action_discard == ()
        assert state.phase is Phase.REINFORCE


def test_one_draws_until_holding_five() -> None:
    """Phase 2."""
    state = after(discarding(HAND[:2], draws=("bomber-star", "minefield-star")), (0, Draw()))
    assert {"bomber-star", "minefield-star"} <= set(state.hands[0])
    assert len(state.hands[0]) == 5


@pytest.mark.parametrize("more", [0, 1, 15])
def test_with_five_or_more_nothing_is_drawn_and_there_is_no_limit(more: int) -> None:
    hand = (*HAND, *["beam-blast"] * more)
    assert len(after(discarding(hand), (0, Draw())).hands[0]) == 5 + more


def test_ruling_12_the_discards_are_shuffled_when_a_card_is_needed() -> None:
    state = replace(
        discarding(HAND[:3]),
        action_deck=("bomber-star",),
        action_discard=("laser-blast", "mag-blast", "asteroids-star"),
    )
    step = do(state, 0, Draw(), Dice("shuffle", 0))
    assert "reshuffle" in told(step)
    assert "bomber-star" in step.state.hands[0]
    assert len(step.state.hands[0]) == 5
    assert step.state.action_discard == ()
    assert len(step.state.action_deck) == 2


def test_ruling_12_an_empty_deck_is_not_shuffled_before_it_is_needed() -> None:
    state = replace(discarding(HAND), action_deck=(), action_discard=("laser-blast",))
    assert after(state, (0, Draw())).action_discard == ("laser-blast",)


def test_rulings_12_and_13_with_both_piles_empty_one_draws_what_there_is() -> None:
    state = replace(discarding(HAND[:2]), action_deck=("beam-blast",), action_discard=())
    assert len(after(state, (0, Draw())).hands[0]) == 3


def test_only_cards_of_ones_hand_are_discarded() -> None:
    assert refusal(discarding(), 0, Discard(("bomber-star",))) == "not-in-hand"
    assert refusal(discarding(), 0, Discard(("laser-blast", "laser-blast"))) == "not-in-hand"
    assert refusal(discarding(), 0, Discard(("joker",))) == "no-such-card"


def test_the_phases_follow_each_other_and_the_turn_goes_left() -> None:
    state = discarding()
    state = replace(state, hands=(state.hands[0], HAND[:1], *state.hands[2:]))
    phases = [state.phase]
    for action in (Draw(), End(), End(), End()):
        state = after(state, (0, action))
        phases.append(state.phase)
    assert phases == [
        Phase.DISCARD,
        Phase.REINFORCE,
        Phase.MANEUVER,
        Phase.ATTACK,
        Phase.DISCARD,
    ]
    assert (state.active, state.turn) == (1, 4)


def test_phases_in_which_nothing_is_possible_are_passed_over() -> None:
    """A full fleet cannot reinforce, and ships of speed 0 do not move: everyone sees that."""
    full = ("scout-dink", "scout-plutt", "scout-galha")
    state = table(
        side(
            yellow=full,
            green=("scout-baxter", "scout-hundog", "scout-zinoth"),
            red=("cruiser-tash", "cruiser-troya", "cruiser-badal"),
            blue=("carrier-woden", "carrier-astur", "carrier-eroll"),
            hand=HAND,
        ),
        side(Flagship.FREEP, yellow=("dreadnought-zeus",), hand=HAND, uses=0),
        phase=Phase.DISCARD,
    )
    state = after(state, (0, Draw()))
    assert state.phase is Phase.MANEUVER
    state = after(state, (0, End()), (0, End()), (1, Draw()), (1, End()))
    assert (state.active, state.phase) == (1, Phase.ATTACK)


def test_the_turn_passes_over_the_eliminated() -> None:
    state = table(side(), side(Flagship.FREEP), side(Flagship.TRI_BOT))
    fleets = (state.fleets[0], replace(state.fleets[1], alive=False), state.fleets[2])
    state = after(replace(state, fleets=fleets), (0, End()))
    assert state.active == 2


def test_ships_that_have_fired_may_fire_again_next_turn() -> None:
    state = table(
        side(yellow=("scout-dink",), hand=("laser-blast", "laser-blast")),
        side(Flagship.FREEP, yellow=("dreadnought-zeus",)),
    )
    state = unopposed(state, 0, fire("laser-blast", "scout-dink", "dreadnought-zeus"))
    assert state.fleets[0].ships[0].shots
    assert not after(state, (0, End())).fleets[0].ships[0].shots


@pytest.mark.parametrize("phase", [Phase.REINFORCE, Phase.MANEUVER, Phase.ATTACK])
def test_discarding_belongs_to_its_phase(phase: Phase) -> None:
    state = table(side(hand=HAND), side(Flagship.FREEP), phase=phase)
    assert refusal(state, 0, Discard(("laser-blast",))) == "phase"


def test_nobody_acts_on_the_turn_of_another() -> None:
    assert refusal(discarding(), 1, Draw()) == "not-your-turn"


def lying(state: State, *casters: int) -> State:
    """Return the state with a Minefield of each caster on seat 1's fleet."""
    deck = list(state.action_deck)
    cards: list[Lasting] = []
    for icon, caster in zip(("star", "circle", "diamond"), casters, strict=False):
        deck.remove(f"minefield-{icon}")
        cards.append(Lasting(f"minefield-{icon}", caster))
    fleets = list(state.fleets)
    fleets[1] = replace(fleets[1], lasting=tuple(cards))
    return replace(state, fleets=tuple(fleets), action_deck=tuple(deck))


def ended(state: State, turns: int) -> State:
    """Return the state after so many turns in which nothing was done."""
    for _ in range(turns):
        start = state.turn
        while state.turn == start and state.phase is not Phase.OVER:
            seat = state.active
            state = after(state, (seat, ENGINE.default_action(state, seat)), dice=Dice("e", 0))
    return state


def test_ruling_30_a_lasting_card_goes_when_its_casters_turn_begins() -> None:
    """With two players the victim loses exactly one turn."""
    state = lying(table(*_sides(2)), 0)
    state = ended(state, 1)
    assert state.fleets[1].under(Kind.MINEFIELD)
    state = ended(state, 1)
    assert state.active == 0
    assert not state.fleets[1].under(Kind.MINEFIELD)
    assert whole_box(state)


def test_ruling_30_several_copies_are_told_apart_by_their_casters() -> None:
    state = lying(table(*_sides(3), active=1), 0, 2)
    state = ended(state, 1)
    assert [card.caster for card in state.fleets[1].lasting] == [0]
    assert ended(state, 1).fleets[1].lasting == ()


def test_ruling_30_an_eliminated_casters_card_goes_when_its_turn_would_have_begun() -> None:
    state = lying(table(*_sides(4), active=1), 2)
    fleets = list(state.fleets)
    fleets[2] = replace(fleets[2], alive=False, ships=())
    ships = (*state.ship_deck, *(s.id for s in state.fleets[2].ships))
    state = ended(replace(state, fleets=tuple(fleets), ship_deck=ships), 1)
    assert state.active == 3
    assert state.fleets[1].lasting == ()


def _sides(count: int) -> tuple[Side, ...]:
    ships = ("cruiser-tash", "cruiser-troya", "cruiser-badal", "cruiser-freya")
    flagships = tuple(Flagship)[1:]
    pairs = zip(flagships, ships, strict=False)
    return tuple(side(flagship, yellow=(ship,)) for flagship, ship in pairs)[:count]


def hit(state: State, seat: int, *blasts: str) -> State:
    """Return the state with blasts from the deck under a seat's flagship."""
    deck = list(state.action_deck)
    for card in blasts:
        deck.remove(card)
    fleets = list(state.fleets)
    amounts = {"laser-blast": 1, "beam-blast": 3}
    under = tuple(Blast(card, amounts[card]) for card in blasts)
    fleets[seat] = replace(fleets[seat], blasts=under)
    return replace(state, fleets=tuple(fleets), action_deck=tuple(deck))


def capped(cap: RoundCap, round_number: int) -> State:
    """Return the last turn of a round in which a card was played in the round before."""
    state = table(*_sides(3), active=2, round_cap=cap)
    return replace(state, round=round_number, last_card=round_number - 1)


def test_ruling_38_there_is_no_cap_unless_the_lobby_chose_one() -> None:
    assert Config().round_cap.rounds is None


@pytest.mark.parametrize(("cap", "rounds"), [(RoundCap.FORTY, 40), (RoundCap.TWENTY, 20)])
def test_ruling_38_a_match_ends_after_its_last_round(cap: RoundCap, rounds: int) -> None:
    assert ENGINE.outcome(ended(capped(cap, rounds - 1), 1)) is None
    state = ended(hit(capped(cap, rounds), 0, "laser-blast"), 1)
    assert state.ending is Ending.ROUNDS
    outcome = ENGINE.outcome(state)
    assert outcome is not None
    assert outcome.reason.args["rounds"] == rounds


def test_ruling_38_without_a_cap_it_goes_on() -> None:
    assert ENGINE.outcome(ended(capped(RoundCap.NONE, 40), 1)) is None


def test_ruling_38_least_damage_on_the_flagship_then_most_fleet_hull_then_a_draw() -> None:
    """Tash and Freya have a hull of 6, Troya of 7, Badal of 5."""
    state = ended(hit(capped(RoundCap.FORTY, 40), 1, "laser-blast"), 1)
    outcome = ENGINE.outcome(state)
    assert outcome is not None
    assert outcome.ranking == (frozenset({0}), frozenset({2}), frozenset({1}))
    assert outcome.reason.key == "magblast-outcome-rounds-won"


def test_ruling_38_equals_share_their_place() -> None:
    sides = (
        side(Flagship.FREEP, yellow=("cruiser-tash",)),
        side(Flagship.SOL, yellow=("cruiser-freya",)),
    )
    state = replace(table(*sides, active=1, round_cap=RoundCap.FORTY), round=40, last_card=39)
    outcome = ENGINE.outcome(ended(state, 1))
    assert isinstance(outcome, Outcome)
    assert outcome.ranking == (frozenset({0, 1}),)
    assert outcome.winners == frozenset()
    assert outcome.reason.key == "magblast-outcome-rounds-tied"


def test_ruling_38_ten_rounds_without_a_card_end_a_match_whatever_the_cap() -> None:
    state = replace(table(*_sides(2), active=1, round_cap=RoundCap.NONE), round=11, last_card=1)
    state = ended(state, 1)
    assert state.ending is Ending.QUIET
    outcome = ENGINE.outcome(state)
    assert outcome is not None
    assert outcome.reason == text(
        "magblast-outcome-quiet-won", winner=outcome.reason.args["winner"], rounds=10
    )


@pytest.mark.parametrize(("rules", "breaks"), [(3, True), (4, False)])
def test_ruling_38_a_squadron_that_comes_home_does_not_break_the_quiet(
    rules: int, *, breaks: bool
) -> None:
    state = table(
        side(Flagship.FREEP, yellow=("carrier-woden",), hand=("fighter-star",)),
        side(Flagship.SOL, yellow=("cruiser-freya",)),
        active=0,
        round_cap=RoundCap.NONE,
        rules=rules,
    )
    state = replace(state, round=11, last_card=1)
    state = ended(unopposed(state, 0, launch("fighter-star", "sol")), 2)
    assert (ENGINE.outcome(state) is None) is breaks
    assert (state.ending is Ending.QUIET) is not breaks


def test_ruling_38_a_card_breaks_the_quiet() -> None:
    state = table(
        side(Flagship.FREEP, hand=("asteroids-star",)),
        side(Flagship.SOL),
        active=0,
        round_cap=RoundCap.NONE,
    )
    state = replace(state, round=11, last_card=1)
    state = unopposed(state, 0, PlayCard("asteroids-star", "sol"))
    assert state.last_card == 11
    assert ENGINE.outcome(ended(state, 2)) is None


@pytest.mark.parametrize("edition", EditionName)
def test_ruling_35_the_clocks_action_finishes_each_phase(edition: EditionName) -> None:
    """It passes, or finishes the phase."""
    flagships = (Flagship.FREEP, Flagship.THE_GLORP)
    if edition is EditionName.SECOND:
        flagships = (Flagship.HACAN, Flagship.L1Z1X)
    state = table(*(side(f) for f in flagships), edition=edition, phase=Phase.DISCARD)
    assert ended(state, 1).active == 1
