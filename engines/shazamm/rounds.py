"""The end of a round and of the match (rulebook, "Quedándome sin Mana", "Fin de la Ronda")."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.shazamm.model import FULL_MANA, SLABS, Phase, RoundEnd
from engines.shazamm.push import distance
from engines.shazamm.setup import EACH_ROUND, REACH, draw_all
from engines.shazamm.state import State, Wizard
from engines.shazamm.telling import Run, tell


def run_out(state: State, run: Run) -> State:
    """Let whoever still has mana push the wall one slab a point, up to the empty wizard."""
    empty = [seat for seat in (0, 1) if state.wizards[seat].mana == 0]
    if len(empty) == 2:
        tell(run, "shazamm-event-both-run-out")
        return state
    seat = empty[0]
    steps = min(state.wizards[1 - seat].mana, distance(state, seat))
    wall = state.wall + (steps if seat == 1 else -steps)
    tell(run, "shazamm-event-run-out", player=Player(seat), steps=steps, slab=wall)
    return replace(state, wall=wall)


def finish_round(state: State, ended: RoundEnd, run: Run) -> State:
    """Regroup around the wall, let the bridge crumble, and begin the next round or end."""
    if ended is RoundEnd.WIZARD_HIT:
        tell(run, "shazamm-event-wizard-hit", player=Player(_hit(state)))
    wizards = (_at(state, 0, state.wall - REACH), _at(state, 1, state.wall + REACH))
    state = replace(state, wizards=wizards, collapsed=state.collapsed + 1)
    _tell_collapse(state, run)
    fallen = state.fallen()
    if not fallen:
        return _next_round(state, run)
    for seat in sorted(fallen):
        tell(run, "shazamm-event-falls", player=Player(seat))
    return replace(state, phase=Phase.OVER)


def _hit(state: State) -> Seat:
    return 0 if state.wall == state.wizards[0].slab else 1


def _at(state: State, seat: Seat, slab: int) -> Wizard:
    return replace(state.wizards[seat], slab=slab)


def _tell_collapse(state: State, run: Run) -> None:
    left, right = state.collapsed, SLABS + 1 - state.collapsed
    tell(run, "shazamm-event-collapse", round=state.round, left=left, right=right, slab=state.wall)


def _next_round(state: State, run: Run) -> State:
    wizards = tuple(replace(wizard, mana=FULL_MANA) for wizard in state.wizards)
    state = replace(
        state,
        phase=Phase.CAST,
        wizards=(wizards[0], wizards[1]),
        round=state.round + 1,
        turn=state.turn + 1,
        middle=state.wall,
        silenced=False,
    )
    tell(run, "shazamm-event-round", round=state.round, slab=state.wall, mana=FULL_MANA)
    return draw_all(state, EACH_ROUND, run)
