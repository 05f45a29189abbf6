"""The ten flagships of the third edition, rulings 4, 11, 13, 22, 39, 41 to 43."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.core import Dice
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.fleet import Blast, Lasting
from engines.magblast.model import (
    Answer,
    Card,
    Config,
    Draw,
    End,
    Phase,
    Place,
    Reinforce,
    Respond,
    Sweep,
    Use,
)
from engines.magblast.state import State
from tests.magblast.positions import (
    BLUE,
    RED,
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
    side,
    table,
    told,
    unopposed,
    whole_box,
    zones,
)
from tests.magblast.test_cards import with_blasts, with_lasting

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
        assert [e.audience for e in private] == [frozenset({0, 1})]
        assert step.state.seen[1][0] == ("mag-blast",)
        assert step.state.seen[2][0] == ()

    def test_it_belongs_to_the_maneuver_phase(self) -> None:
        state = self.position("mag-blast", phase=Phase.ATTACK)
        assert refusal(state, 0, Use(target="the-glorp")) == "phase"

    def test_somebody_with_cards_is_named(self) -> None:
        state = self.position("mag-blast")
        for target in (None, "tri-bot", "freep", TASH):
            assert refusal(state, 0, Use(target=target)) == "name-a-victim"

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
            assert refusal(state, 1, Respond(number, Answer.ABILITY, cards)) == "shield-cost"

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
