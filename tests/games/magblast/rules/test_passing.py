"""Phases that are finished by doing something of a later one (rulings 35a and 35e)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.core import Dice
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.model import (
    Action,
    Draw,
    End,
    Finish,
    Maneuver,
    Move,
    Phase,
    Reinforce,
    Use,
)
from engines.magblast.state import State
from tests.games.magblast.positions import (
    RED,
    YELLOW,
    after,
    do,
    fire,
    launch,
    put,
    refusal,
    side,
    table,
    told,
    zones,
)

PAYING = ("laser-blast-star", "beam-blast-star", "fighter-star", "laser-blast", "spacedock")
SCOUT, CARRIER, PREY = "scout-dink", "carrier-woden", "cruiser-tash"
SHOT = fire("laser-blast", SCOUT, PREY)
AWAY = Move(SCOUT, RED)


def turn(
    phase: Phase = Phase.REINFORCE,
    hand: tuple[str, ...] = PAYING,
    rules: int = ENGINE.meta.rules_version,
) -> State:
    return table(
        side(yellow=(SCOUT, CARRIER), hand=hand),
        side(Flagship.FREEP, yellow=(PREY,), hand=("laser-blast",)),
        phase=phase,
        rules=rules,
    )


@pytest.mark.parametrize(
    "action", [SHOT, launch("fighter-star", PREY), put("reinforcements"), Finish()], ids=str
)
@pytest.mark.parametrize("phase", [Phase.REINFORCE, Phase.MANEUVER])
def test_ruling_35e_a_deed_finishes_the_phases_before_its_own(phase: Phase, action: Action) -> None:
    """All stands as if each phase had been finished by itself, and so it looks to everybody."""
    state = turn(phase, (*PAYING, "reinforcements"))
    steps = [(0, End())] * (2 if phase is Phase.REINFORCE else 1)
    before, now = do(after(state, *steps), 0, action), do(state, 0, action)
    assert told(now) == told(before)
    for viewer in (0, 1, None):
        assert ENGINE.view(now.state, viewer) == ENGINE.view(before.state, viewer)


def test_ruling_35e_maneuvers_finish_reinforce() -> None:
    state = after(turn(), (0, Maneuver((AWAY,))))
    assert (state.phase, zones(state, 0)[SCOUT]) == (Phase.ATTACK, RED)
    state = after(turn(), (0, AWAY))
    assert (state.phase, zones(state, 0)[SCOUT]) == (Phase.MANEUVER, RED)
    assert zones(after(state, (0, Move(SCOUT, YELLOW))), 0)[SCOUT] is YELLOW


def test_ruling_35e_the_ability_of_a_phase_finishes_those_before_it() -> None:
    thief, victim = side(Flagship.FREEP, yellow=(SCOUT,)), side(yellow=(PREY,), hand=PAYING)
    state = table(thief, victim, phase=Phase.REINFORCE)
    stolen = after(state, (0, Use(target=Flagship.THE_GLORP.value)), dice=Dice("theft", 0))
    assert (stolen.phase, len(stolen.hands[0])) == (Phase.MANEUVER, 3)


def test_ruling_35e_nothing_is_done_of_a_phase_that_is_over() -> None:
    state = after(turn(), (0, AWAY))
    paid = Reinforce(("laser-blast-star", "beam-blast-star", "fighter-star"))
    assert refusal(state, 0, paid) == "phase"
    assert refusal(replace(state, phase=Phase.ATTACK), 0, AWAY) == "phase"


@pytest.mark.parametrize("action", [SHOT, AWAY, Finish()], ids=str)
def test_ruling_35e_discarding_and_drawing_are_never_passed_over(action: Action) -> None:
    for phase in (Phase.DISCARD, Phase.DRAW):
        assert refusal(replace(turn(), phase=phase), 0, action) == "phase"


def test_ruling_35e_a_crowded_zone_has_to_be_settled_first() -> None:
    ships = ("cruiser-troya", "cruiser-badal", "cruiser-freya")
    state = table(
        side(yellow=(SCOUT,), red=ships, hand=PAYING),
        side(Flagship.FREEP, yellow=(PREY,)),
        phase=Phase.MANEUVER,
    )
    state = after(state, (0, Move(SCOUT, RED)))
    for action in (fire("laser-blast", SCOUT, PREY), Finish()):
        assert refusal(state, 0, action) == "zone-crowded"


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("action", [SHOT, Maneuver((AWAY,)), Finish()], ids=str)
def test_under_the_first_two_rules_each_phase_is_finished_by_itself(
    rules: int, action: Action
) -> None:
    assert refusal(turn(rules=rules), 0, action) == "phase"


def test_ruling_35a_whoever_holds_nothing_does_not_discard() -> None:
    """That a hand is empty everyone sees; who may hand on damage was asked all the same."""
    ended = after(turn(Phase.ATTACK), (0, End()))
    assert (ended.active, ended.phase) == (1, Phase.DISCARD)
    bare = replace(turn(Phase.ATTACK, rules=4), hands=(PAYING, ()))
    assert after(bare, (0, End())).phase is Phase.REINFORCE
    peace = replace(bare.fleets[1], flagship=Flagship.BROTHERHOOD_OF_PEACE)
    state = replace(bare, fleets=(bare.fleets[0], peace))
    assert after(state, (0, End())).phase is Phase.DISCARD
    used = replace(bare, fleets=(bare.fleets[0], replace(peace, uses=0)))
    assert after(used, (0, End())).phase is Phase.REINFORCE
    old = replace(turn(Phase.ATTACK, rules=2), hands=(PAYING, ()))
    assert after(old, (0, End())).phase is Phase.DISCARD
    assert after(old, (0, End()), (1, Draw())).phase is Phase.REINFORCE
