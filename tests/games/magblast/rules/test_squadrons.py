"""Squadrons ("Lanzar escuadrones", "Defensa contra los escuadrones"), rulings 5, 18-23, 41."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.fleet import Lasting
from engines.magblast.model import Answer, Card, End, Kind, Launch, Phase, Respond
from engines.magblast.state import Squadron, State
from engines.magblast.telling import ship_name
from tests.games.magblast.positions import (
    after,
    answered,
    damage,
    do,
    fire,
    launch,
    passes,
    refusal,
    refusal_text,
    side,
    table,
    told,
    unopposed,
    whole_box,
)


def space(
    *hand: Card,
    defence: tuple[Card, ...] = (),
    carrier: bool = False,
    flagship: Flagship = Flagship.TRI_BOT,
) -> State:
    """Return a carrier in yellow facing ships in yellow and red; green and blue are empty."""
    home = ("carrier-astur",) if carrier else ()
    return table(
        side(Flagship.FREEP, yellow=("carrier-woden",), hand=hand),
        side(flagship, yellow=("cruiser-tash", *home), red=("scout-dink",), hand=defence),
        side(Flagship.ALPHA_MAZONS),
    )


@pytest.mark.parametrize("fighter", ["fighter-star", "fighter-star-circle"])
@pytest.mark.parametrize("target", ["cruiser-tash", "scout-dink", "tri-bot"])
def test_fighters_attack_in_any_zone(fighter: Card, target: str) -> None:
    """And a flagship if at least one of its zones is empty."""
    state = unopposed(space(fighter), 0, launch(fighter, target))
    if target == "scout-dink":
        assert target in state.ship_discard
    else:
        assert damage(state, target) == 2
    assert state.hands[0] == ()


def test_ruling_18_fighters_reach_a_flagship_only_through_an_empty_zone() -> None:
    """With an empty zone they do: see `test_fighters_attack_in_any_zone`."""
    state = table(
        side(Flagship.FREEP, yellow=("carrier-woden",), hand=("fighter-star",)),
        side(
            yellow=("cruiser-tash",),
            green=("cruiser-troya",),
            red=("scout-dink",),
            blue=("scout-plutt",),
        ),
    )
    assert refusal(state, 0, launch("fighter-star", "the-glorp")) == "fighter-shielded"


def test_bombers_attack_in_the_zone_of_a_carrier() -> None:
    """Ruling 19."""
    state = space("bomber-star")
    assert damage(unopposed(state, 0, launch("bomber-star", "cruiser-tash")), "cruiser-tash") == 4
    assert refusal(state, 0, launch("bomber-star", "scout-dink")) == "bomber-zone"
    named = refusal_text(state, 0, launch("bomber-star", "scout-dink")).args
    assert named["target"] == ship_name("scout-dink")
    assert "target" not in refusal_text(state, 0, launch("bomber-star", "no-such-ship")).args
    assert refusal(state, 0, launch("bomber-star", "tri-bot")) == "bomber-shielded"
    assert damage(unopposed(state, 0, launch("bomber-star", "alpha-mazons")), "alpha-mazons") == 4


def test_a_carrier_is_needed() -> None:
    state = table(
        side(Flagship.FREEP, yellow=("scout-plutt",), hand=("fighter-star",)),
        side(yellow=("cruiser-tash",)),
    )
    assert refusal(state, 0, launch("fighter-star", "cruiser-tash")) == "no-carrier"
    assert not any(isinstance(a, Launch) for a in ENGINE.legal_actions(state, 0))


def test_ruling_19_a_carrier_fires_and_launches_any_number_in_one_turn() -> None:
    """ "Número de escuadrones": no limit."""
    state = space("laser-blast", "fighter-star", "fighter-circle", "bomber-star")
    state = unopposed(state, 0, fire("laser-blast", "carrier-woden", "cruiser-tash"))
    for card in ("fighter-star", "fighter-circle"):
        state = unopposed(state, 0, launch(card, "cruiser-tash"))
    assert damage(state, "cruiser-tash") == 5
    state = unopposed(state, 0, launch("bomber-star", "cruiser-tash"))
    assert "cruiser-tash" in state.ship_discard


def test_squadrons_and_their_damage_go_home_when_the_turn_ends() -> None:
    """Ruling 21: bombers too (46)."""
    state = space("fighter-star", "bomber-star")
    state = unopposed(state, 0, launch("fighter-star", "cruiser-tash"))
    state = unopposed(state, 0, launch("bomber-star", "alpha-mazons"))
    assert state.hands[0] == ()
    step = do(state, 0, End())
    assert told(step)[0] == "come-home"
    assert step.state.hands[0] == ("bomber-star", "fighter-star")
    assert damage(step.state, "cruiser-tash") == damage(step.state, "alpha-mazons") == 0


def test_ruling_20_squadrons_on_a_destroyed_ship_go_home() -> None:
    state = unopposed(space("fighter-star"), 0, launch("fighter-star", "scout-dink"))
    assert state.squadrons == (Squadron("fighter-star", 0),)
    assert after(state, (0, End())).hands[0] == ("fighter-star",)


def test_ruling_20_squadron_damage_adds_to_blasts() -> None:
    state = space("laser-blast", "fighter-star", "bomber-star")
    state = unopposed(state, 0, fire("laser-blast", "carrier-woden", "cruiser-tash"))
    state = unopposed(state, 0, launch("fighter-star", "cruiser-tash"))
    state = do(state, 0, launch("bomber-star", "cruiser-tash")).state
    assert state.top.lethal
    assert "cruiser-tash" in passes(state).ship_discard


def test_ruling_21_a_squadron_is_launched_once_a_turn() -> None:
    state = unopposed(space("fighter-star"), 0, launch("fighter-star", "cruiser-tash"))
    assert refusal(state, 0, launch("fighter-star", "cruiser-tash")) == "not-in-hand"


def test_ruling_19_losing_the_carrier_does_not_recall_its_squadrons() -> None:
    state = space("fighter-star", "ramming-speed")
    state = unopposed(state, 0, launch("fighter-star", "cruiser-tash"))
    state = unopposed(state, 0, fire("ramming-speed", "carrier-woden", "cruiser-tash"))
    assert damage(state, "cruiser-tash") == 3
    assert after(state, (0, End())).hands[0] == ("fighter-star",)


def test_flux_cancels_and_discards_a_squadron() -> None:
    """Defence 1."""
    state = space("bomber-star", defence=("temporal-flux",))
    state = do(state, 0, launch("bomber-star", "cruiser-tash")).state
    state = passes(answered(state, 1, Answer.FLUX).state)
    assert set(state.action_discard) == {"bomber-star", "temporal-flux"}
    assert after(state, (0, End())).hands[0] == ()


@pytest.mark.parametrize("card", ["fighter-star", "bomber-star"])
def test_evasive_action_cancels_the_damage_and_the_squadron_goes_home(card: Card) -> None:
    """Defence 2."""
    state = do(space(card, defence=("evasive-action",)), 0, launch(card, "cruiser-tash")).state
    state = passes(answered(state, 1, Answer.EVADE).state)
    assert damage(state, "cruiser-tash") == 0
    assert state.action_discard == ("evasive-action",)
    assert after(state, (0, End())).hands[0] == (card,)


def test_fighters_intercept_bombers_and_go_home() -> None:
    """Defence 3: the bomber is discarded."""
    state = space("bomber-star", defence=("fighter-circle",), carrier=True)
    state = do(state, 0, launch("bomber-star", "cruiser-tash")).state
    step = answered(state, 1, Answer.INTERCEPT, "fighter-circle")
    state = passes(step.state)
    assert damage(state, "cruiser-tash") == 0
    assert state.action_discard == ("bomber-star",)
    assert state.hands[1] == ()
    state = after(state, (0, End()))
    assert state.hands[:2] == ((), ("fighter-circle",))
    assert whole_box(state)


def test_fighters_intercept_fighters_and_both_are_discarded() -> None:
    state = space("fighter-star", defence=("fighter-circle",), carrier=True)
    state = do(state, 0, launch("fighter-star", "cruiser-tash")).state
    state = passes(answered(state, 1, Answer.INTERCEPT, "fighter-circle").state)
    assert set(state.action_discard) == {"fighter-star", "fighter-circle"}
    assert state.hands[:2] == ((), ())


def test_ruling_22_intercepting_needs_a_carrier_anywhere_in_the_fleet() -> None:
    state = space("fighter-star", defence=("fighter-circle",))
    state = do(state, 0, launch("fighter-star", "cruiser-tash")).state
    assert refusal(state, 1, interception(state, "fighter-circle")) == "cannot-intercept"
    state = space("fighter-star", defence=("fighter-circle",), carrier=True)
    state = do(state, 0, launch("fighter-star", "scout-dink")).state
    assert answered(state, 1, Answer.INTERCEPT, "fighter-circle").state


def interception(state: State, card: Card) -> Respond:
    return Respond(state.top.number, Answer.INTERCEPT, (card,))


def test_ruling_22_only_the_attacked_player_intercepts() -> None:
    state = table(
        side(Flagship.FREEP, yellow=("carrier-woden",), hand=("fighter-star",)),
        side(yellow=("cruiser-tash",)),
        side(Flagship.TRI_BOT, yellow=("carrier-astur",), hand=("fighter-circle",)),
    )
    state = do(state, 0, launch("fighter-star", "cruiser-tash")).state
    assert refusal(state, 2, interception(state, "fighter-circle")) == "cannot-intercept"


def test_ruling_31_under_a_minefield_nothing_is_launched_or_intercepted() -> None:
    mined = (Lasting("minefield-star", 2),)
    state = space("fighter-star", defence=("fighter-circle",), carrier=True)
    shooter, target, third = state.fleets
    stuck = replace(state, fleets=(replace(shooter, lasting=mined), target, third))
    assert refusal(stuck, 0, launch("fighter-star", "cruiser-tash")) == "minefield"
    state = replace(state, fleets=(shooter, replace(target, lasting=mined), third))
    state = do(state, 0, launch("fighter-star", "cruiser-tash")).state
    assert refusal(state, 1, interception(state, "fighter-circle")) == "cannot-intercept"


def test_one_fighter_card_is_named() -> None:
    state = space("fighter-star", defence=("fighter-circle", "laser-blast"), carrier=True)
    state = do(state, 0, launch("fighter-star", "cruiser-tash")).state
    assert refusal(state, 1, interception(state, "laser-blast")) == "which-fighter"
    assert refusal(state, 1, interception(state, "fighter-star")) == "not-in-hand"


def test_ruling_32_asteroids_keep_squadrons_off() -> None:
    state = space("fighter-star")
    shooter, target, third = state.fleets
    shielded = replace(target, lasting=(Lasting("asteroids-star", 1),))
    state = replace(state, fleets=(shooter, shielded, third))
    assert refusal(state, 0, launch("fighter-star", "tri-bot")) == "asteroids"


@pytest.mark.parametrize(("card", "amount"), [("fighter-star", 1), ("bomber-star", 2)])
def test_ruling_41_the_glorp_halves_squadrons_on_fleet_ships(card: Card, amount: int) -> None:
    state = space(card, flagship=Flagship.THE_GLORP)
    assert damage(unopposed(state, 0, launch(card, "cruiser-tash")), "cruiser-tash") == amount


def test_ruling_41_the_glorp_itself_takes_full_damage() -> None:
    state = space("fighter-star", flagship=Flagship.THE_GLORP)
    assert damage(unopposed(state, 0, launch("fighter-star", "the-glorp")), "the-glorp") == 2


def test_only_squadrons_are_launched_and_only_in_the_attack_phase() -> None:
    state = space("laser-blast", "fighter-star")
    assert refusal(state, 0, launch("laser-blast", "cruiser-tash")) == "not-a-squadron"
    early = replace(state, phase=Phase.DISCARD)
    assert refusal(early, 0, launch("fighter-star", "cruiser-tash")) == "phase"
    assert refusal(state, 0, launch("fighter-star", "freep")) == "own-target"
    assert refusal(state, 0, launch("fighter-star", "carrier-astur")) == "no-such-target"


def test_squadrons_are_offered_with_all_their_targets() -> None:
    state = space("fighter-star", "bomber-star")
    offered = {
        (Kind(a.card.split("-")[0]), a.target)
        for a in ENGINE.legal_actions(state, 0)
        if isinstance(a, Launch)
    }
    assert offered == {
        (Kind.FIGHTER, "cruiser-tash"),
        (Kind.FIGHTER, "scout-dink"),
        (Kind.FIGHTER, "tri-bot"),
        (Kind.FIGHTER, "alpha-mazons"),
        (Kind.BOMBER, "cruiser-tash"),
        (Kind.BOMBER, "alpha-mazons"),
    }
