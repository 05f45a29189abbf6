"""The other cards of the third edition, rulings 12, 16, 31 to 33, 39 and 40."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.core import Player
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.fleet import Blast, Lasting
from engines.magblast.model import Answer, Card, Kind, Phase, Place, PlayCard, Sweep
from engines.magblast.state import State
from tests.games.magblast.fleets import with_blasts, with_lasting
from tests.games.magblast.positions import (
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
    refusal_text,
    side,
    table,
    told,
    unopposed,
    whole_box,
    zones,
)

TASH = "cruiser-tash"


def peace(*hand: Card) -> State:
    return table(
        side(Flagship.FREEP, yellow=("scout-dink",), hand=hand),
        side(Flagship.THE_GLORP, yellow=(TASH,)),
        side(Flagship.TRI_BOT, red=("scout-plutt",)),
        ship_draws=("cruiser-troya",),
    )


def test_reinforcements_draw_a_ship_that_may_fire_this_turn() -> None:
    state = unopposed(peace("reinforcements", "beam-blast"), 0, put("reinforcements"))
    state = after(state, (0, Place("cruiser-troya", YELLOW)))
    assert state.action_discard == ("reinforcements",)
    state = unopposed(state, 0, fire("beam-blast", "cruiser-troya", TASH))
    assert damage(state, TASH) == 3


def test_reinforcements_are_an_attack_phase_card() -> None:
    state = replace(peace("reinforcements"), phase=Phase.DISCARD)
    assert refusal(state, 0, put("reinforcements")) == "phase"


def test_rulings_12_and_16_reinforcements_need_a_ship_and_room() -> None:
    state = peace("reinforcements")
    assert refusal(replace(state, ship_deck=()), 0, put("reinforcements")) == "no-ships-left"
    assert put("reinforcements") not in ENGINE.legal_actions(replace(state, ship_deck=()), 0)


def test_strategic_allocation_draws_three() -> None:
    state = unopposed(peace("strategic-allocation"), 0, put("strategic-allocation"))
    assert len(state.hands[0]) == 3
    assert state.action_discard == ("strategic-allocation",)


def test_spacedock_takes_a_blast_of_ones_choice_off_a_fleet_ship() -> None:
    """Ruling 39."""
    state = peace("spacedock")
    blasts = (Blast("laser-blast", 1), Blast("laser-blast", 1))
    state = with_blasts(state, 0, "scout-dink", *blasts)
    state = unopposed(state, 0, put("spacedock", "scout-dink", "laser-blast"))
    assert state.fleets[0].ships[0].blasts == (Blast("laser-blast", 1),)
    assert set(state.action_discard) == {"spacedock", "laser-blast"}
    assert whole_box(state)


def test_ruling_39_of_rammings_alike_the_heaviest_is_taken_off() -> None:
    state = with_blasts(
        peace("spacedock"),
        0,
        "scout-dink",
        Blast("ramming-speed", 0),
        Blast("ramming-speed", 2),
    )
    state = unopposed(state, 0, put("spacedock", "scout-dink", "ramming-speed"))
    assert state.fleets[0].ships[0].blasts == (Blast("ramming-speed", 0),)


def test_spacedock_needs_a_damaged_ship_and_one_of_its_blasts() -> None:
    state = peace("spacedock")
    assert refusal(state, 0, put("spacedock", "scout-dink", "laser-blast")) == "undamaged"
    state = with_blasts(state, 0, "scout-dink", Blast("laser-blast", 1))
    assert refusal(state, 0, put("spacedock", "scout-dink")) == "which-blasts"
    assert refusal(state, 0, put("spacedock", "scout-dink", "beam-blast")) == "which-blasts"
    two = put("spacedock", "scout-dink", "laser-blast", "laser-blast")
    assert refusal(state, 0, two) == "which-blasts"
    assert refusal(state, 0, put("spacedock", "freep", "laser-blast")) == "not-on-flagships"
    assert refusal(state, 0, put("spacedock", TASH, "laser-blast")) == "not-your-ship"
    assert refusal(state, 0, put("spacedock")) == "no-such-ship"


@pytest.mark.parametrize(
    ("rammer", "amount"),
    [("scout-dink", 2), ("cruiser-freya", 1), ("dreadnought-zeus", 0)],
)
def test_ramming_does_the_ships_speed_as_damage(rammer: str, amount: int) -> None:
    """Ruling 40: speed 0 does nothing, and is allowed."""
    state = table(
        side(Flagship.FREEP, yellow=(rammer,), hand=("ramming-speed",)),
        side(yellow=(TASH,)),
    )
    step = do(state, 0, fire("ramming-speed", rammer, TASH))
    assert told(step) == ["rams", "fires"]
    assert step.state.fleets[0].ships == ()
    assert step.state.ship_discard == (rammer,)
    state = passes(step.state)
    assert damage(state, TASH) == amount
    assert state.fleets[1].ships[0].blasts == (Blast("ramming-speed", amount),)
    assert whole_box(state)


def test_ramming_needs_no_turret_and_no_shot_left() -> None:
    state = table(
        side(Flagship.FREEP, yellow=("scout-dink",), hand=("laser-blast", "ramming-speed")),
        side(yellow=(TASH,)),
    )
    state = unopposed(state, 0, fire("laser-blast", "scout-dink", TASH))
    assert damage(unopposed(state, 0, fire("ramming-speed", "scout-dink", TASH)), TASH) == 3


def test_ruling_40_the_sacrifice_is_lost_even_if_the_ramming_is_stopped() -> None:
    state = table(
        side(Flagship.FREEP, yellow=("scout-dink",), hand=("ramming-speed",)),
        side(yellow=(TASH,), hand=("evasive-action",)),
    )
    state = do(state, 0, fire("ramming-speed", "scout-dink", TASH)).state
    state = passes(answered(state, 1, Answer.EVADE).state)
    assert state.fleets[0].ships == ()
    assert damage(state, TASH) == 0
    assert set(state.action_discard) == {"ramming-speed", "evasive-action"}


def test_ramming_follows_the_rules_of_targets() -> None:
    state = table(
        side(Flagship.FREEP, red=("scout-dink",), hand=("ramming-speed",)),
        side(yellow=(TASH,)),
    )
    assert refusal(state, 0, fire("ramming-speed", "scout-dink", TASH)) == "other-zone"
    assert (
        damage(unopposed(state, 0, fire("ramming-speed", "scout-dink", "the-glorp")), "the-glorp")
        == 2
    )


def test_minefield_stops_a_fleet_until_the_casters_next_turn() -> None:
    """Ruling 31: not reinforcing, not abilities, not other cards."""
    step = do(peace("minefield-star"), 0, put("minefield-star", "the-glorp"))
    assert step.state.top.defender == 1
    state = passes(step.state)
    assert state.fleets[1].under(Kind.MINEFIELD)
    assert state.fleets[1].lasting == (Lasting("minefield-star", 0),)
    assert state.action_discard == ()


def test_minefields_and_asteroids_go_on_any_fleet() -> None:
    for card, kind in (("minefield-star", Kind.MINEFIELD), ("asteroids-star", Kind.ASTEROIDS)):
        state = peace(card)
        for target, seat in (("freep", 0), ("the-glorp", 1), ("tri-bot", 2)):
            assert unopposed(state, 0, put(card, target)).fleets[seat].under(kind)
        assert refusal(state, 0, put(card)) == "name-a-fleet"
        assert refusal(state, 0, put(card, TASH)) == "name-a-fleet"
        assert refusal(state, 0, put(card, "alpha-mazons")) == "name-a-fleet"


def test_nobody_is_offered_to_mine_the_own_fleet() -> None:
    offered = {
        a.target
        for a in ENGINE.legal_actions(peace("minefield-star"), 0)
        if isinstance(a, PlayCard)
    }
    assert offered == {"the-glorp", "tri-bot"}


def test_ruling_31_what_a_mined_fleet_may_still_do() -> None:
    state = peace("reinforcements", "asteroids-star", "spacedock", "laser-blast", "ramming-speed")
    state = with_lasting(state, 0, Lasting("minefield-star", 1))
    assert unopposed(state, 0, put("reinforcements")).question is not None
    assert unopposed(state, 0, put("asteroids-star", "freep")).fleets[0].under(Kind.ASTEROIDS)
    assert refusal(state, 0, fire("ramming-speed", "scout-dink", TASH)) == "minefield"
    text = refusal_text(state, 0, fire("laser-blast", "scout-dink", TASH))
    assert text.key == "magblast-refusal-minefield"
    laid = (Lasting("asteroids-diamond", 0), Lasting("minefield-diamond", 1))
    both = with_lasting(peace("laser-blast"), 0, *laid)
    text = refusal_text(both, 0, fire("laser-blast", "scout-dink", TASH))
    assert text.args["players"] == (Player(1),), "who laid the Minefield, not the Asteroids"


def test_ruling_31_a_mined_fleet_passes_over_its_maneuver() -> None:
    state = replace(peace(), phase=Phase.REINFORCE)
    state = with_lasting(state, 0, Lasting("minefield-star", 1))
    fleets = (replace(state.fleets[0], uses=0), *state.fleets[1:])
    state = after(replace(state, fleets=fleets), (0, ENGINE.default_action(state, 0)))
    assert state.phase is Phase.ATTACK


def sweeping(*lasting: Lasting, seat: int = 0, ship: str = "minesweeper-vnkar") -> State:
    state = table(
        side(Flagship.FREEP, yellow=(ship,), hand=("laser-blast",)),
        side(Flagship.THE_GLORP, yellow=(TASH,)),
        side(Flagship.TRI_BOT),
    )
    return with_lasting(state, seat, *lasting)


MINES, ROCKS = Lasting("minefield-star", 1), Lasting("asteroids-star", 1)


@pytest.mark.parametrize("lying", [MINES, ROCKS])
@pytest.mark.parametrize(("seat", "fleet"), [(0, "freep"), (1, "the-glorp")])
@pytest.mark.parametrize(
    "ship", ["minesweeper-vnkar", "minesweeper-portellis", "minesweeper-vtongo"]
)
def test_ruling_33_a_minesweeper_clears_a_card_as_its_shot(
    lying: Lasting, seat: int, fleet: str, ship: str
) -> None:
    """Each of the three minesweepers; off the own fleet, or one it may attack."""
    action = Sweep(ship, fleet, lying.card)
    state = sweeping(lying, seat=seat, ship=ship)
    assert action in ENGINE.legal_actions(state, 0)
    step = do(state, 0, action)
    assert step.state.fleets[seat].lasting == ()
    assert step.state.action_discard == (lying.card,)
    assert step.state.stack == (), "no card is played (ruling 4)"
    assert refusal(step.state, 0, fire("laser-blast", ship, TASH)) == "has-fired"


def test_ruling_33_while_mined_it_clears_its_own_fleet_first() -> None:
    state = with_lasting(sweeping(MINES), 1, Lasting("asteroids-circle", 1))
    foreign = Sweep("minesweeper-vnkar", "the-glorp", "asteroids-circle")
    assert refusal(state, 0, foreign) == "nothing-to-sweep"
    assert do(state, 0, Sweep("minesweeper-vnkar", "freep", "minefield-star")).state


def test_ruling_33_a_ship_that_has_fired_sweeps_nothing() -> None:
    state = unopposed(sweeping(ROCKS), 0, fire("laser-blast", "minesweeper-vnkar", TASH))
    again = Sweep("minesweeper-vnkar", "freep", "asteroids-star")
    assert refusal(state, 0, again) == "sweeper-has-fired"


def test_only_minesweepers_sweep_and_only_what_lies_there() -> None:
    assert (
        refusal(
            sweeping(ROCKS, ship="scout-dink"), 0, Sweep("scout-dink", "freep", "asteroids-star")
        )
        == "no-minesweeper"
    )
    nothing = Sweep("minesweeper-vnkar", "freep", "minefield-star")
    assert refusal(sweeping(ROCKS), 0, nothing) == "nothing-to-sweep"
    assert refusal(replace(sweeping(ROCKS), phase=Phase.DISCARD), 0, nothing) == "phase"


def test_one_of_two_cards_alike_is_cleared() -> None:
    state = with_lasting(sweeping(), 0, ROCKS, Lasting("asteroids-circle", 2))
    state = after(state, (0, Sweep("minesweeper-vnkar", "freep", "asteroids-star")))
    assert state.fleets[0].lasting == (Lasting("asteroids-circle", 2),)


@pytest.mark.parametrize("card", ["temporal-flux", "evasive-action"])
def test_answers_are_not_played_by_themselves(card: Card) -> None:
    assert refusal(peace(card), 0, put(card)) == "only-an-answer"


def test_shots_and_squadrons_have_actions_of_their_own() -> None:
    state = peace("laser-blast", "ramming-speed", "fighter-star")
    assert refusal(state, 0, put("laser-blast")) == "fire-it"
    assert refusal(state, 0, put("ramming-speed")) == "fire-it"
    assert refusal(state, 0, put("fighter-star")) == "launch-it"
    assert refusal(state, 0, launch("fighter-star", TASH)) == "no-carrier"


def test_nothing_superfluous_is_named_with_a_card() -> None:
    state = peace("reinforcements", "minefield-star")
    assert refusal(state, 0, put("reinforcements", "freep")) == "no-target-to-name"
    wrong = PlayCard("minefield-star", "the-glorp", ("laser-blast",))
    assert refusal(state, 0, wrong) == "no-blasts-to-name"


def test_a_cancelled_card_has_no_effect_and_is_discarded() -> None:
    state = peace("reinforcements")
    hands = (state.hands[0], ("temporal-flux",), ())
    deck = list(state.action_deck)
    deck.remove("temporal-flux")
    state = replace(state, hands=hands, action_deck=tuple(deck))
    state = do(state, 0, put("reinforcements")).state
    state = passes(answered(state, 1, Answer.FLUX).state)
    assert state.question is None
    assert zones(state, 0) == {"scout-dink": YELLOW}
    assert set(state.action_discard) == {"reinforcements", "temporal-flux"}
    assert RED not in {ship.zone for ship in state.fleets[0].ships}
