"""Flagships of the third edition that deal in ships and damage (4, 13, 14, 22, 39, 41, 43)."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Dice
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.fleet import Blast, Lasting
from engines.magblast.model import (
    Answer,
    Card,
    Config,
    Phase,
    Place,
    Reinforce,
    Respond,
    Sweep,
    Use,
)
from engines.magblast.state import State
from tests.games.magblast.fleets import with_blasts, with_lasting
from tests.games.magblast.positions import (
    BLUE,
    YELLOW,
    after,
    answered,
    damage,
    do,
    fire,
    launch,
    passes,
    put,
    refusal,
    refusal_text,
    side,
    table,
    told,
    unopposed,
    whole_box,
    zones,
)

TASH, ZEUS = "cruiser-tash", "dreadnought-zeus"
PAYMENT = ("laser-blast-star", "beam-blast-star", "mag-blast-star")


def uses(state: State, seat: int = 0) -> int:
    return state.fleets[seat].uses


class TestTriBot:
    """Three times: any discarded ship instead of the top of the deck."""

    def position(self, left: int | None = None) -> State:
        return table(
            side(Flagship.TRI_BOT, hand=PAYMENT, uses=left),
            side(),
            phase=Phase.REINFORCE,
            ship_discards=(ZEUS, TASH),
        )

    def test_a_discarded_ship_is_taken_and_everyone_sees_it(self) -> None:
        state = after(self.position(), (0, Reinforce(PAYMENT, ZEUS)))
        assert state.ship_discard == (TASH,)
        assert uses(state) == 2
        assert ENGINE.view(state, 1).question == state.question
        assert state.question is not None
        assert state.question.ship == ZEUS
        state = after(state, (0, Place(ZEUS, BLUE)))
        assert zones(state, 0) == {ZEUS: BLUE}
        assert whole_box(state)

    def test_it_may_draw_as_usual(self) -> None:
        state = after(self.position(), (0, Reinforce(PAYMENT)))
        assert uses(state) == 3
        assert len(state.drawn) == 1

    def test_only_what_was_discarded_and_only_three_times(self) -> None:
        assert refusal(self.position(), 0, Reinforce(PAYMENT, "scout-dink")) == "wish-not-there"
        assert refusal(self.position(0), 0, Reinforce(PAYMENT, ZEUS)) == "no-wish"

    def test_nobody_else_can(self) -> None:
        state = table(
            side(Flagship.FREEP, hand=PAYMENT), side(), phase=Phase.REINFORCE, ship_discards=(ZEUS,)
        )
        assert refusal(state, 0, Reinforce(PAYMENT, ZEUS)) == "no-wish"


class TestMheeYowMeex:
    """Two ships drawn, one kept (ruling 43: with Reinforcements too)."""

    def position(self, *hand: Card, phase: Phase) -> State:
        return table(
            side(Flagship.MHEE_YOW_MEEX, hand=hand),
            side(),
            phase=phase,
            ship_draws=(ZEUS, TASH, "scout-dink"),
        )

    def test_of_two_paid_for_one_is_kept_and_the_other_discarded(self) -> None:
        state = after(self.position(*PAYMENT, phase=Phase.REINFORCE), (0, Reinforce(PAYMENT)))
        assert state.drawn == (ZEUS, TASH)
        state = after(state, (0, Place(TASH, YELLOW)))
        assert zones(state, 0) == {TASH: YELLOW}
        assert state.ship_discard == (ZEUS,)

    def test_ruling_43_reinforcements_too(self) -> None:
        state = self.position("reinforcements", phase=Phase.ATTACK)
        assert unopposed(state, 0, put("reinforcements")).drawn == (ZEUS, TASH)

    def test_ruling_13_one_if_there_is_only_one(self) -> None:
        state = self.position(*PAYMENT, phase=Phase.REINFORCE)
        state = after(replace(state, ship_deck=(ZEUS,)), (0, Reinforce(PAYMENT)))
        assert state.drawn == (ZEUS,)

    def test_ruling_43_not_during_set_up(self) -> None:
        for seed in range(30):
            state = ENGINE.start(Config(), 2, Dice(str(seed), 0)).state
            assert [len(dealt) for dealt in state.dealt] == [6, 6]


class TestBzzgzzrt:
    """Speed 1 ships are carriers, speed 2 ships minesweepers."""

    def position(self, *hand: Card) -> State:
        return table(
            side(Flagship.BZZGZZRT, yellow=(TASH, "scout-dink", ZEUS), hand=hand),
            side(yellow=("cruiser-troya",)),
        )

    def test_a_cruiser_launches(self) -> None:
        state = self.position("bomber-star")
        assert (
            damage(unopposed(state, 0, launch("bomber-star", "cruiser-troya")), "cruiser-troya")
            == 2
        )
        assert {s.id for s in state.fleets[0].carriers()} == {TASH}

    def test_a_scout_sweeps(self) -> None:
        state = with_lasting(self.position(), 0, Lasting("asteroids-star", 1))
        assert after(state, (0, Sweep("scout-dink", "bzzgzzrt", "asteroids-star")))
        assert refusal(state, 0, Sweep(TASH, "bzzgzzrt", "asteroids-star")) == "no-minesweeper"

    def test_its_ships_of_speed_1_intercept_too(self) -> None:
        state = table(
            side(yellow=("carrier-woden",), hand=("fighter-star",)),
            side(Flagship.BZZGZZRT, yellow=(TASH,), hand=("fighter-circle",)),
        )
        state = do(state, 0, launch("fighter-star", TASH)).state
        assert passes(answered(state, 1, Answer.INTERCEPT, "fighter-circle").state)


class TestBrotherhoodOfPeace:
    """Three times, in the own Discard phase: one blast onto an enemy fleet ship."""

    def position(self, phase: Phase = Phase.DISCARD) -> State:
        state = table(
            side(Flagship.BROTHERHOOD_OF_PEACE, yellow=(ZEUS,), hand=("spacedock",) * 4),
            side(red=("scout-dink", TASH)),
            phase=phase,
        )
        return with_blasts(state, 0, ZEUS, Blast("beam-blast", 3), Blast("laser-blast", 1))

    def test_a_blast_changes_ships_in_any_zone(self) -> None:
        state = after(self.position(), (0, Use(ZEUS, "beam-blast", TASH)))
        assert damage(state, TASH) == 3
        assert damage(state, ZEUS) == 1
        assert uses(state) == 2
        assert state.phase is Phase.DISCARD

    def test_who_names_no_blast_is_told_that_it_is_one(self) -> None:
        told = refusal_text(self.position(), 0, Use(ZEUS, None, TASH))
        assert (told.key, told.args["most"]) == ("magblast-refusal-which-blasts", 1)

    def test_destruction_is_checked_at_once(self) -> None:
        step = do(self.position(), 0, Use(ZEUS, "beam-blast", "scout-dink"))
        assert "scout-dink" in step.state.ship_discard
        assert step.events[-1].text.args["left"] == 0

    def test_ruling_32_asteroids_do_not_stop_it(self) -> None:
        state = with_lasting(self.position(), 1, Lasting("asteroids-star", 1))
        assert damage(after(state, (0, Use(ZEUS, "laser-blast", TASH))), TASH) == 1

    def test_only_fleet_ships_and_only_blasts_that_are_there(self) -> None:
        state = self.position()
        assert refusal(state, 0, Use(ZEUS, "beam-blast", "the-glorp")) == "name-an-enemy-ship"
        assert refusal(state, 0, Use(ZEUS, "beam-blast", ZEUS)) == "name-an-enemy-ship"
        assert refusal(state, 0, Use(ZEUS, "mag-blast", TASH)) == "which-blasts"
        assert refusal(state, 0, Use(TASH, "mag-blast", TASH)) == "not-your-ship"
        assert refusal(self.position(Phase.ATTACK), 0, Use(ZEUS, "beam-blast", TASH)) == "phase"

    def test_it_is_offered(self) -> None:
        assert Use(ZEUS, "beam-blast", TASH) in ENGINE.legal_actions(self.position(), 0)


class TestCraniumConsortium:
    """Two resources of any kind cancel a blast on a fleet ship."""

    def position(self, *hand: Card, target: str = TASH) -> State:
        state = table(
            side(
                Flagship.FREEP,
                yellow=(ZEUS,),
                red=("scout-dink",),
                hand=("beam-blast", "laser-blast"),
            ),
            side(Flagship.CRANIUM_CONSORTIUM, yellow=(TASH,), hand=hand),
        )
        shooter = ("beam-blast", ZEUS) if target == TASH else ("laser-blast", "scout-dink")
        return do(state, 0, fire(*shooter, target)).state

    def test_two_cards_with_an_icon_each(self) -> None:
        state = self.position("laser-blast-star", "mag-blast-circle", "spacedock")
        step = answered(state, 1, Answer.ABILITY, "laser-blast-star", "mag-blast-circle")
        assert step.state.stack == ()
        assert damage(step.state, TASH) == 0
        assert step.state.hands[1] == ("spacedock",)
        assert len(step.state.action_discard) == 3
        assert told(step) == ["shields", "cancelled-ability"]

    def test_ruling_41_one_card_with_two_icons_is_enough(self) -> None:
        state = self.position("bomber-diamond-diamond")
        state = answered(state, 1, Answer.ABILITY, "bomber-diamond-diamond").state
        assert damage(state, TASH) == 0

    def test_ruling_14_nothing_superfluous(self) -> None:
        state = self.position("bomber-diamond-diamond", "laser-blast-star", "spacedock")
        wrong = ("bomber-diamond-diamond", "laser-blast-star")
        number = state.top.number
        for cards in (wrong, ("laser-blast-star",), ("laser-blast-star", "spacedock"), ()):
            refused = refusal_text(state, 1, Respond(number, Answer.ABILITY, cards))
            assert (refused.key, refused.args) == ("magblast-refusal-shield-cost", {"count": 2})

    def test_not_for_the_flagship(self) -> None:
        state = self.position("bomber-diamond-diamond", target="cranium-consortium")
        wrong = Respond(state.top.number, Answer.ABILITY, ("bomber-diamond-diamond",))
        assert refusal(state, 1, wrong) == "cannot-ability"

    def test_ruling_41_not_against_squadrons(self) -> None:
        state = table(
            side(Flagship.FREEP, yellow=("carrier-woden",), hand=("fighter-star",)),
            side(Flagship.CRANIUM_CONSORTIUM, yellow=(TASH,), hand=("bomber-diamond-diamond",)),
        )
        state = do(state, 0, launch("fighter-star", TASH)).state
        wrong = Respond(state.top.number, Answer.ABILITY, ("bomber-diamond-diamond",))
        assert refusal(state, 1, wrong) == "cannot-ability"

    def test_ruling_4_an_ability_is_no_card_that_flux_could_cancel(self) -> None:
        state = self.position("bomber-diamond-diamond")
        state = answered(state, 1, Answer.ABILITY, "bomber-diamond-diamond").state
        assert ENGINE.to_act(state) == {0}
