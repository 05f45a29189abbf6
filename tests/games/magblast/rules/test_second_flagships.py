"""The ten flagships of the second edition, rulings 4, 8, 11, 16, 22, 39, 41 to 45."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engines.core import Dice, NotAsked
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.fleet import Blast, Lasting
from engines.magblast.model import (
    Answer,
    Card,
    Draw,
    EditionName,
    End,
    Phase,
    Place,
    Reinforce,
    Respond,
    Use,
)
from engines.magblast.state import Asking, State
from tests.games.magblast.fleets import upgraded, with_blasts, with_lasting
from tests.games.magblast.positions import (
    GREEN,
    RED,
    YELLOW,
    Side,
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

DREAD, CRUISER = "dreadnought-1", "cruiser-5"
PAYMENT = ("laser-blast-a", "laser-blast-b", "laser-blast-c")


def second(*sides: Side, phase: Phase = Phase.ATTACK, **more: Any) -> State:
    return table(*sides, edition=EditionName.SECOND, phase=phase, **more)


def uses(state: State, seat: int = 0) -> int:
    return state.fleets[seat].uses


class TestXxcha:
    """Twice, at any time: three cards of chance of another player."""

    def position(self, *hand: Card, active: int = 1, left: int | None = None) -> State:
        return second(
            side(Flagship.XXCHA, uses=left),
            side(Flagship.HACAN, yellow=(DREAD,), hand=hand),
            side(Flagship.SOL, yellow=(CRUISER,), hand=("evasive-action",)),
            active=active,
        )

    def test_ruling_8_on_anothers_turn_between_steps(self) -> None:
        state = self.position("laser-blast", "mag-blast", "fighter", "bomber")
        assert ENGINE.may_act(state) == {0}
        step = do(state, 0, Use(target="hacan"), Dice("xxcha", 0))
        assert [len(hand) for hand in step.state.hands] == [3, 1, 1]
        assert uses(step.state) == 1
        assert ENGINE.to_act(step.state) == {1}

    def test_ruling_8_while_a_card_waits_but_not_cards_already_played(self) -> None:
        state = self.position("beam-blast", "spacedock-1")
        state = do(state, 1, fire("beam-blast", DREAD, CRUISER)).state
        assert ENGINE.to_act(state) == {0, 2}
        state = do(state, 0, Use(target="hacan")).state
        assert state.hands[0] == ("spacedock-1",)
        assert damage(passes(state), CRUISER) == 3

    def test_an_answer_whose_card_was_stolen_is_a_pass(self) -> None:
        state = self.position("beam-blast")
        state = do(state, 1, fire("beam-blast", DREAD, CRUISER)).state
        state = answered(state, 2, Answer.EVADE).state
        state = do(state, 0, Use(target="sol")).state
        assert state.hands[0] == ("evasive-action",)
        assert damage(passes(state), CRUISER) == 3

    def test_after_it_has_answered_it_may_still_steal(self) -> None:
        state = self.position("beam-blast", "fighter")
        state = do(state, 1, fire("beam-blast", DREAD, CRUISER)).state
        state = answered(state, 0, Answer.PASS).state
        assert 0 in ENGINE.may_act(state)
        assert ENGINE.legal_actions(state, 0) == (Use(target="hacan"), Use(target="sol"))

    def test_on_its_own_turn_in_any_phase(self) -> None:
        for phase in (Phase.DISCARD, Phase.REINFORCE, Phase.MANEUVER, Phase.ATTACK):
            state = replace(self.position("fighter", active=0), phase=phase)
            assert do(state, 0, Use(target="hacan")).state.hands[0] == ("fighter",)

    def test_twice_in_a_match(self) -> None:
        state = self.position("fighter", left=0)
        assert ENGINE.may_act(state) == frozenset()
        with pytest.raises(NotAsked):
            do(state, 0, Use(target="hacan"))
        assert refusal(self.position("fighter", active=0, left=0), 0, Use()) == "used-up"


class TestHacan:
    """Draws up to six."""

    @pytest.mark.parametrize(("held", "drawn"), [(0, 6), (4, 6), (6, 6)])
    def test_six_cards(self, held: int, drawn: int) -> None:
        hand = ("laser-blast", "mag-blast", "spacedock-1", "fighter", "bomber", "beam-blast")
        state = second(
            side(Flagship.HACAN, hand=hand[:held]), side(Flagship.SOL), phase=Phase.DISCARD
        )
        assert len(after(state, (0, Draw())).hands[0]) == drawn


class TestSol:
    """Three times, at any time of the own turn: a ship."""

    def position(self, phase: Phase = Phase.ATTACK) -> State:
        return second(
            side(Flagship.SOL, yellow=("scout-2",), hand=("laser-blast",)),
            side(Flagship.HACAN),
            phase=phase,
            ship_draws=(DREAD,),
        )

    @pytest.mark.parametrize(
        "phase", [Phase.DISCARD, Phase.REINFORCE, Phase.MANEUVER, Phase.ATTACK]
    )
    def test_in_every_phase(self, phase: Phase) -> None:
        state = after(self.position(phase), (0, Use()), (0, Place(DREAD, RED)))
        assert zones(state, 0) == {"scout-2": YELLOW, DREAD: RED}
        assert state.phase is phase
        assert uses(state) == 2

    def test_a_ship_drawn_while_maneuvering_may_move(self) -> None:
        state = replace(self.position(Phase.MANEUVER), ship_deck=("scout-1",))
        state = after(state, (0, Use()), (0, Place("scout-1", RED)))
        assert state.fleets[0].ships[-1].origin is RED

    def test_not_on_anothers_turn(self) -> None:
        assert refusal(replace(self.position(), active=1), 0, Use()) == "not-your-turn"

    def test_rulings_12_and_16_it_needs_a_ship(self) -> None:
        assert refusal(replace(self.position(), ship_deck=()), 0, Use()) == "no-ships-left"


class TestLetnev:
    """Two ships drawn in the Draw Ships phase, one kept (ruling 43)."""

    def test_by_paying_and_by_reinforcements(self) -> None:
        state = second(
            side(Flagship.LETNEV, hand=("reinforcements", *PAYMENT)),
            side(Flagship.SOL),
            phase=Phase.REINFORCE,
            ship_draws=(DREAD, CRUISER, "scout-1", "scout-2"),
        )
        paid = after(state, (0, Reinforce(PAYMENT)))
        assert paid.drawn == (DREAD, CRUISER)
        assert after(paid, (0, Place(DREAD, RED))).ship_discard == (CRUISER,)
        assert unopposed(state, 0, put("reinforcements")).drawn == (DREAD, CRUISER)


class TestSardakkNorr:
    """Every ship is a carrier."""

    def test_any_ship_launches(self) -> None:
        state = second(
            side(Flagship.SARDAKK_NORR, yellow=(DREAD,), hand=("bomber", "fighter")),
            side(Flagship.SOL, yellow=(CRUISER,)),
        )
        assert damage(unopposed(state, 0, launch("bomber", CRUISER)), CRUISER) == 4

    def test_ruling_22_any_ship_intercepts(self) -> None:
        state = second(
            side(Flagship.SOL, yellow=("carrier-1",), hand=("bomber",)),
            side(Flagship.SARDAKK_NORR, yellow=(CRUISER,), hand=("fighter",)),
        )
        state = do(state, 0, launch("bomber", CRUISER)).state
        state = passes(answered(state, 1, Answer.INTERCEPT, "fighter").state)
        assert state.action_discard == ("bomber",)

    def test_without_ships_there_is_no_carrier(self) -> None:
        state = second(side(Flagship.SARDAKK_NORR, hand=("fighter",)), side(Flagship.SOL))
        assert refusal(state, 0, launch("fighter", "sol")) == "no-carrier"


def shielded(flagship: Flagship, *hand: Card, target: str = CRUISER) -> State:
    """Return the position in which a blast was fired at a fleet of this flagship."""
    state = second(
        side(Flagship.HACAN, yellow=(DREAD,), red=("dreadnought-2",), hand=("beam-blast",)),
        side(flagship, yellow=(CRUISER,), hand=hand),
    )
    shooter = DREAD if target == CRUISER else "dreadnought-2"
    return do(state, 0, fire("beam-blast", shooter, target)).state


class TestJolNar:
    """Two resources cancel a blast on a fleet ship."""

    @pytest.mark.parametrize("cards", [("laser-blast-a", "laser-blast-b"), ("bomber-a-a",)])
    def test_any_two_resources(self, cards: tuple[Card, ...]) -> None:
        """Ruling 41: one card with two is enough."""
        state = answered(shielded(Flagship.JOL_NAR, *cards), 1, Answer.ABILITY, *cards).state
        assert damage(state, CRUISER) == 0
        assert state.hands[1] == ()
        assert set(state.action_discard) == {"beam-blast", *cards}

    def test_ruling_45_not_for_the_flagship(self) -> None:
        state = shielded(Flagship.JOL_NAR, "bomber-a-a", target="jol-nar")
        wrong = Respond(state.top.number, Answer.ABILITY, ("bomber-a-a",))
        assert refusal(state, 1, wrong) == "cannot-ability"


class TestL1z1x:
    """Two cards when one of its own ships is destroyed."""

    def test_own_ships_only(self) -> None:
        state = second(
            side(Flagship.L1Z1X, yellow=(DREAD,), hand=("beam-blast",)),
            side(Flagship.SOL, yellow=("scout-1",), hand=("mag-blast",)),
        )
        state = unopposed(state, 0, fire("beam-blast", DREAD, "scout-1"))
        assert state.hands[0] == ()

    def test_two_cards(self) -> None:
        state = second(
            side(Flagship.SOL, yellow=(DREAD,), hand=("beam-blast",)),
            side(Flagship.L1Z1X, yellow=("scout-1",)),
        )
        state = do(state, 0, fire("beam-blast", DREAD, "scout-1")).state
        step = answered(state, 1, Answer.PASS)
        assert len(step.state.hands[1]) == 2
        assert told(step) == ["hits", "salvage", "draws"]


class TestNaalu:
    """Twice, in the own turn: all blasts of a fleet ship onto an opponent's."""

    def position(self, phase: Phase = Phase.ATTACK) -> State:
        state = second(
            side(Flagship.NAALU, yellow=(DREAD, "scout-2"), hand=("laser-blast",)),
            side(Flagship.SOL, red=(CRUISER, "scout-1")),
            phase=phase,
        )
        return with_blasts(state, 0, DREAD, Blast("beam-blast", 3), Blast("laser-blast", 1))

    @pytest.mark.parametrize(
        "phase", [Phase.DISCARD, Phase.REINFORCE, Phase.MANEUVER, Phase.ATTACK]
    )
    def test_in_every_phase_all_blasts_move(self, phase: Phase) -> None:
        state = after(self.position(phase), (0, Use(DREAD, None, CRUISER)))
        assert damage(state, DREAD) == 0
        assert damage(state, CRUISER) == 4
        assert uses(state) == 1
        assert state.phase is phase

    def test_destruction_is_checked_at_once(self) -> None:
        state = after(self.position(), (0, Use(DREAD, None, "scout-1")))
        assert state.ship_discard == ("scout-1",)
        assert whole_box(state)

    def test_ruling_32_asteroids_do_not_stop_it(self) -> None:
        state = with_lasting(self.position(), 1, Lasting("asteroids-a", 1))
        assert damage(after(state, (0, Use(DREAD, None, CRUISER))), CRUISER) == 4

    def test_ruling_45_never_to_or_from_a_flagship(self) -> None:
        assert refusal(self.position(), 0, Use(DREAD, None, "sol")) == "name-an-enemy-ship"
        assert refusal(self.position(), 0, Use("naalu", None, CRUISER)) == "no-such-ship"

    def test_a_ship_without_blasts_has_nothing_to_give(self) -> None:
        state = second(side(Flagship.NAALU, yellow=(DREAD,)), side(Flagship.SOL, red=(CRUISER,)))
        assert refusal(state, 0, Use(DREAD, None, CRUISER)) == "undamaged"


class TestYssarilTribes:
    """Twice: a blast on a fleet ship is cancelled."""

    def test_it_costs_a_use_and_no_card(self) -> None:
        state = shielded(Flagship.YSSARIL_TRIBES, "fighter")
        step = answered(state, 1, Answer.ABILITY)
        state = step.state
        (shields,) = (e.text.args for e in step.events if e.text.key.endswith("-shields"))
        assert (shields["count"], shields["left"]) == (0, uses(state, 1))
        assert damage(state, CRUISER) == 0
        assert uses(state, 1) == 1
        assert state.hands[1] == ("fighter",)
        assert state.action_discard == ("beam-blast",)

    def test_cards_are_not_named_with_it(self) -> None:
        state = shielded(Flagship.YSSARIL_TRIBES, "fighter")
        wrong = Respond(state.top.number, Answer.ABILITY, ("fighter",))
        refused = refusal_text(state, 1, wrong)
        assert (refused.key, refused.args) == ("magblast-refusal-shield-cost", {"count": 0})

    def test_ruling_45_not_for_the_flagship_nor_against_squadrons(self) -> None:
        state = shielded(Flagship.YSSARIL_TRIBES, target="yssaril-tribes")
        number = state.top.number
        assert refusal(state, 1, Respond(number, Answer.ABILITY)) == "cannot-ability"
        state = second(
            side(Flagship.SOL, yellow=("carrier-1",), hand=("fighter",)),
            side(Flagship.YSSARIL_TRIBES, yellow=(CRUISER,)),
        )
        state = do(state, 0, launch("fighter", CRUISER)).state
        assert refusal(state, 1, Respond(number, Answer.ABILITY)) == "cannot-ability"

    def test_twice_in_a_match(self) -> None:
        for left in (1, 0):
            state = shielded(Flagship.YSSARIL_TRIBES)
            fleets = (state.fleets[0], replace(state.fleets[1], uses=left))
            state = replace(state, fleets=fleets)
            answer = Respond(state.top.number, Answer.ABILITY)
            if left:
                assert uses(do(state, 1, answer).state, 1) == 0
            else:
                assert refusal(state, 1, answer) == "cannot-ability"


class TestMentakCoalition:
    """Twice: a fleet ship hit directly is taken."""

    def position(self, target: str = CRUISER, *hand: Card) -> State:
        state = second(
            side(
                Flagship.MENTAK_COALITION,
                yellow=(DREAD,),
                red=("dreadnought-2",),
                hand=("beam-blast", "direct-hit", *hand),
            ),
            side(Flagship.SOL, yellow=(CRUISER,)),
        )
        shooter = DREAD if target == CRUISER else "dreadnought-2"
        return unopposed(state, 0, fire("beam-blast", shooter, target))

    def test_after_a_direct_hit_the_ship_changes_hands(self) -> None:
        state = unopposed(self.position(), 0, put("direct-hit"))
        assert Use() in ENGINE.legal_actions(state, 0)
        state = after(state, (0, Use()))
        assert state.question is not None
        assert state.question.asking is Asking.BOARD
        state = after(state, (0, Place(CRUISER, GREEN)))
        assert zones(state, 0)[CRUISER] is GREEN
        assert state.fleets[0].ships[-1].boarded
        assert uses(state) == 1
        assert state.chain is None

    def test_a_hit_alone_is_not_enough(self) -> None:
        assert refusal(self.position(), 0, Use()) == "no-direct-hit"

    def test_ruling_27_not_a_flagship(self) -> None:
        state = unopposed(self.position("sol"), 0, put("direct-hit"))
        assert refusal(state, 0, Use()) == "not-on-flagships"

    def test_ruling_45_not_a_ship_with_a_security_force(self) -> None:
        state = upgraded(self.position(), 1, CRUISER, "security-force")
        ship = replace(state.fleets[1].ships[0], blasts=(Blast("beam-blast", 3),))
        state = replace(state, fleets=(state.fleets[0], replace(state.fleets[1], ships=(ship,))))
        state = unopposed(state, 0, put("direct-hit"))
        assert refusal(state, 0, Use()) == "guarded"

    def test_anything_else_in_between_ends_the_chance(self) -> None:
        state = unopposed(self.position(CRUISER, "minefield-a"), 0, put("direct-hit"))
        state = unopposed(state, 0, put("minefield-a", "sol"))
        assert refusal(state, 0, Use()) == "no-direct-hit"


@pytest.mark.parametrize(
    "flagship",
    [
        *(Flagship.HACAN, Flagship.LETNEV, Flagship.SARDAKK_NORR, Flagship.JOL_NAR),
        *(Flagship.L1Z1X, Flagship.YSSARIL_TRIBES),
    ],
)
def test_other_abilities_are_not_switched_on(flagship: Flagship) -> None:
    state = second(side(flagship, yellow=(DREAD,)), side(Flagship.SOL))
    assert refusal(state, 0, Use()) == "no-ability-to-use"
    assert after(state, (0, End())).active == 1
    assert zones(state, 0) == {DREAD: YELLOW}
