"""How a match ends (rulebook, "Fase de movimiento"; ruling "Stalling")."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Text
from engines.rebelmoon import ENGINE
from engines.rebelmoon.model import (
    IMPERIAL,
    LAST_TURN,
    QUIET_TURNS,
    REBEL,
    Activate,
    Config,
    End,
    Fly,
    Pass,
    Phase,
    Upgrade,
)
from tests.games.rebelmoon.positions import Scripted, after, defending, flying, outcome, sequence

FAR = {"E9": "frag_mine yellow"}
IDLE = (Fly(), Pass())


def test_the_imperial_wins_on_the_moon_before_the_rebel_acts() -> None:
    """Rulebook: it is enough to reach it, even unprotected and in front of a mine."""
    state = after(flying("H5", shield=None, weapons={"H4": "frag_mine red"}), Fly(advance=True))
    assert (state.end, state.phase, state.to_act) == (End.MOON_REACHED, Phase.OVER, None)
    assert outcome(state).ranking == (frozenset({IMPERIAL}), frozenset({REBEL}))
    assert outcome(state).reason == Text("rebelmoon-outcome-moon-reached")


def test_thrusters_may_reach_the_moon() -> None:
    state = after(
        flying("G5", strength=3, weapons=FAR), Fly(advance=True, upgrade=Upgrade.THRUSTERS)
    )
    assert (state.bomb.cell, state.end) == ("I5", End.MOON_REACHED)


def test_the_rebel_wins_when_the_bomb_is_destroyed() -> None:
    state = after(defending("E5", {"E6": "laser yellow"}, shield=None), Activate("E6"))
    assert outcome(state).ranking == (frozenset({REBEL}), frozenset({IMPERIAL}))
    assert outcome(state).reason == Text("rebelmoon-outcome-bomb-destroyed")


def test_six_quiet_turns_evacuate_the_base() -> None:
    """Ruling "Stalling": no move of the bomb and no activation, six turns in a row."""
    state = sequence(flying("D4", weapons=FAR), IDLE * (QUIET_TURNS - 1))
    assert (state.quiet, state.end) == (5, None)
    state = sequence(state, IDLE)
    assert outcome(state).reason == Text("rebelmoon-outcome-stalled")
    assert outcome(state).winners == {REBEL}


def test_turning_on_the_spot_is_quiet() -> None:
    """Ruling "Stalling": a bomb that only turns does not move."""
    state = sequence(flying("D4", weapons=FAR), (Fly(1), Pass()) * QUIET_TURNS)
    assert state.end is End.STALLED


def test_a_move_ends_the_quiet() -> None:
    state = sequence(flying("D4", weapons=FAR), (*IDLE * 5, Fly(advance=True), Pass()))
    assert (state.quiet, state.end) == (0, None)


def test_thrusters_end_the_quiet() -> None:
    state = sequence(flying("D4", weapons=FAR), (*IDLE * 5, Fly(upgrade=Upgrade.THRUSTERS), Pass()))
    assert state.quiet == 0


def test_an_activation_ends_the_quiet() -> None:
    state = sequence(flying("D4", weapons=FAR), (*IDLE * 5, Fly(), Activate("E9")))
    assert (state.quiet, state.end) == (0, None)


def test_quiet_turns_count_without_weapons_too() -> None:
    state = sequence(flying("D4"), (Fly(),) * QUIET_TURNS)
    assert state.end is End.STALLED


def test_the_sixtieth_turn_is_the_last() -> None:
    """Ruling "Stalling": after sixty turns the base is evacuated."""
    state = replace(flying("D4", weapons=FAR), turn=LAST_TURN)
    state = after(state, Fly(advance=True))
    assert state.end is None
    state = after(state, Pass())
    assert outcome(state).reason == Text("rebelmoon-outcome-evacuated")
    assert outcome(state).winners == {REBEL}


def test_the_moon_may_still_be_reached_on_the_sixtieth_turn() -> None:
    state = replace(flying("H5", weapons=FAR), turn=LAST_TURN)
    assert after(state, Fly(advance=True)).end is End.MOON_REACHED


def test_the_turn_before_is_followed_by_another() -> None:
    state = replace(flying("D4", weapons=FAR), turn=LAST_TURN - 1)
    assert sequence(state, (Fly(1), Pass())).turn == LAST_TURN


def test_clocks_alone_end_a_match() -> None:
    """Ruling "When the clock runs out": passes, then a bomb that stays put."""
    state = ENGINE.start(Config(), 2, Scripted()).state
    for _ in range(4 + QUIET_TURNS):
        assert state.to_act is not None
        state = after(state, ENGINE.default_action(state, state.to_act))
    assert state.end is End.STALLED
