"""Flagships of the third edition that deal in cards and hits (6, 11, 13, 31, 40, 42)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.core import Dice, Either, Player
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.fleet import Lasting
from engines.magblast.model import (
    Answer,
    Card,
    Draw,
    End,
    Phase,
    Use,
)
from engines.magblast.state import State
from tests.games.magblast.fleets import with_lasting
from tests.games.magblast.positions import (
    RED,
    after,
    answered,
    damage,
    do,
    fire,
    passes,
    put,
    refusal,
    refusal_text,
    side,
    table,
    told,
    unopposed,
    whole_box,
)

TASH, ZEUS = "cruiser-tash", "dreadnought-zeus"
PAYMENT = ("laser-blast-star", "beam-blast-star", "mag-blast-star")


def uses(state: State, seat: int = 0) -> int:
    return state.fleets[seat].uses


class TestOverseersOfKalgon:
    """Three times: up to three blasts from the discards instead of drawing."""

    def position(self, left: int | None = None) -> State:
        return table(
            side(Flagship.OVERSEERS_OF_KALGON, hand=("spacedock",), uses=left),
            side(),
            phase=Phase.DISCARD,
            discards=("mag-blast", "fighter-star", "mag-blast", "beam-blast", "laser-blast"),
        )

    def test_blasts_are_taken_instead_of_drawing(self) -> None:
        state = after(self.position(), (0, End()))
        assert state.phase is Phase.DRAW
        step = do(state, 0, Draw(("mag-blast", "mag-blast", "beam-blast")))
        assert step.state.hands[0] == ("beam-blast", "mag-blast", "mag-blast", "spacedock")
        assert step.state.action_discard == ("fighter-star", "laser-blast")
        assert uses(step.state) == 2
        assert step.state.phase is Phase.REINFORCE
        assert whole_box(step.state)

    def test_everyone_has_seen_what_was_taken(self) -> None:
        state = after(self.position(), (0, Draw(("mag-blast",))))
        assert state.seen[1][0] == ("mag-blast",)

    def test_what_was_taken_openly_is_not_taken_back(self) -> None:
        assert do(self.position(), 0, Draw(("mag-blast",))).revealed

    def test_fewer_may_be_taken_and_drawing_is_still_possible(self) -> None:
        assert len(after(self.position(), (0, Draw(("mag-blast",)))).hands[0]) == 2
        assert len(after(self.position(), (0, End()), (0, Draw())).hands[0]) == 5

    def test_only_discarded_blasts_are_taken_and_only_three_times(self) -> None:
        assert refusal(self.position(), 0, Draw(("fighter-star",))) == "not-discarded"
        assert refusal(self.position(), 0, Draw(("beam-blast", "beam-blast"))) == "not-discarded"
        spent = self.position(0)
        assert refusal(spent, 0, Draw(("mag-blast",))) == "nothing-to-oversee"
        assert after(spent, (0, End())).phase is Phase.REINFORCE

    def test_nobody_else_can(self) -> None:
        state = table(side(Flagship.FREEP), side(), phase=Phase.DISCARD, discards=("mag-blast",))
        assert refusal(state, 0, Draw(("mag-blast",))) == "nothing-to-oversee"

    def test_sensible_choices_are_offered(self) -> None:
        offered = ENGINE.legal_actions(after(self.position(), (0, End())), 0)
        assert Draw(("mag-blast", "mag-blast", "beam-blast")) in offered
        assert Draw() in offered


class TestAlphaMazons:
    """Three times: an effect after a hit, without a Direct Hit."""

    def position(self, *hand: Card, defence: tuple[Card, ...] = ()) -> State:
        state = table(
            side(Flagship.ALPHA_MAZONS, yellow=(ZEUS,), hand=("beam-blast", *hand)),
            side(yellow=(TASH,), hand=defence),
        )
        return unopposed(state, 0, fire("beam-blast", ZEUS, TASH))

    def test_an_effect_follows_a_hit_at_once(self) -> None:
        state = unopposed(self.position("catastrophic-damage"), 0, put("catastrophic-damage"))
        assert TASH in state.ship_discard
        assert uses(state) == 2

    def test_ruling_6_a_cancelled_effect_has_used_the_ability(self) -> None:
        state = self.position("catastrophic-damage", defence=("temporal-flux",))
        state = do(state, 0, put("catastrophic-damage")).state
        state = passes(answered(state, 1, Answer.FLUX).state)
        assert uses(state) == 2
        assert damage(state, TASH) == 3

    def test_it_gives_no_second_shot(self) -> None:
        state = self.position("mag-blast")
        assert refusal(state, 0, fire("mag-blast", ZEUS, TASH, "Zap")) == "has-fired"

    def test_a_direct_hit_saves_the_ability(self) -> None:
        state = self.position("direct-hit", "catastrophic-damage")
        state = unopposed(state, 0, put("direct-hit"))
        assert uses(unopposed(state, 0, put("catastrophic-damage"))) == 3

    def test_used_up_it_needs_a_direct_hit(self) -> None:
        state = self.position("catastrophic-damage")
        fleets = (replace(state.fleets[0], uses=0), state.fleets[1])
        state = replace(state, fleets=fleets)
        assert refusal(state, 0, put("catastrophic-damage")) == "no-direct-hit"


class TestFreep:
    """Three times, in the own Maneuver phase: three cards of chance from one player."""

    def position(self, *hand: Card, phase: Phase = Phase.MANEUVER) -> State:
        return table(
            side(Flagship.FREEP, yellow=("scout-dink",)),
            side(hand=hand),
            side(Flagship.TRI_BOT),
            phase=phase,
        )

    def test_three_cards_are_taken(self) -> None:
        state = self.position("laser-blast", "mag-blast", "spacedock", "asteroids-star")
        step = do(state, 0, Use(target="the-glorp"), Dice("freep", 0))
        assert [len(hand) for hand in step.state.hands] == [3, 1, 0]
        assert uses(step.state) == 2
        assert told(step) == ["uses", "steals"]
        assert step.state.phase is Phase.MANEUVER
        assert step.state.stack == ()

    def test_ruling_13_all_of_them_if_there_are_fewer(self) -> None:
        state = do(self.position("mag-blast"), 0, Use(target="the-glorp")).state
        assert state.hands[0] == ("mag-blast",)

    def test_thief_and_victim_know_what_was_taken_and_nobody_else(self) -> None:
        step = do(self.position("mag-blast"), 0, Use(target="the-glorp"))
        private = [e for e in step.events if e.audience is not None]
        assert [e.audience for e in private] == [frozenset({0}), frozenset({1})]
        assert step.state.seen[1][0] == ("mag-blast",)
        assert step.state.seen[2][0] == ()

    def test_it_belongs_to_the_maneuver_phase(self) -> None:
        state = self.position("mag-blast", phase=Phase.ATTACK)
        assert refusal(state, 0, Use(target="the-glorp")) == "phase"

    def test_somebody_with_cards_is_named(self) -> None:
        state = self.position("mag-blast")
        for target in (None, "tri-bot", "freep", TASH):
            said = refusal_text(state, 0, Use(target=target))
            assert said.key == "magblast-refusal-name-a-victim"
            assert (said.args["players"], said.args["count"]) == (Either((Player(1),)), 1)

    def test_used_up(self) -> None:
        state = self.position("mag-blast")
        fleets = (replace(state.fleets[0], uses=0), *state.fleets[1:])
        assert refusal(replace(state, fleets=fleets), 0, Use(target="the-glorp")) == "used-up"

    def test_ruling_31_a_minefield_does_not_stop_it(self) -> None:
        state = with_lasting(self.position("mag-blast"), 0, Lasting("minefield-star", 1))
        assert do(state, 0, Use(target="the-glorp")).state.hands[0] == ("mag-blast",)


class TestRecyclons:
    """One card for any destroyed fleet ship, three for another flagship."""

    def position(self, *hand: Card, seats: int = 3) -> State:
        sides = (
            side(Flagship.FREEP, yellow=(ZEUS,), hand=hand),
            side(yellow=("scout-dink",)),
            side(Flagship.RECYCLONS_V40K, yellow=("scout-plutt",)),
        )
        return table(*sides[:seats])

    @pytest.mark.parametrize("target", ["scout-dink", "scout-plutt"])
    def test_ruling_42_any_fleet_ship_also_on_anothers_turn(self, target: str) -> None:
        state = unopposed(self.position("beam-blast"), 0, fire("beam-blast", ZEUS, target))
        assert len(state.hands[2]) == 1

    def test_ruling_40_a_rammers_sacrifice_counts(self) -> None:
        state = do(self.position("ramming-speed"), 0, fire("ramming-speed", ZEUS, "scout-dink"))
        assert len(state.state.hands[2]) == 1

    def test_ruling_42_another_flagship_but_not_the_ships_discarded_with_it(self) -> None:
        state = self.position("catastrophic-damage", "direct-hit", "beam-blast")
        fleets = list(state.fleets)
        ship = replace(fleets[1].ships[0], zone=RED)
        fleets[1] = replace(fleets[1], ships=(ship,))
        state = replace(state, fleets=tuple(fleets))
        state = unopposed(state, 0, fire("beam-blast", ZEUS, "the-glorp"))
        state = unopposed(state, 0, put("direct-hit"))
        state = unopposed(state, 0, put("catastrophic-damage"))
        assert len(state.hands[2]) == 3


@pytest.mark.parametrize(
    "flagship",
    [
        *(Flagship.OVERSEERS_OF_KALGON, Flagship.THE_GLORP, Flagship.ALPHA_MAZONS),
        *(Flagship.RECYCLONS_V40K, Flagship.TRI_BOT, Flagship.MHEE_YOW_MEEX),
        *(Flagship.BZZGZZRT, Flagship.CRANIUM_CONSORTIUM),
    ],
)
def test_other_abilities_are_not_switched_on(flagship: Flagship) -> None:
    state = table(side(flagship), side(Flagship.FREEP))
    assert refusal(state, 0, Use()) == "no-ability-to-use"
