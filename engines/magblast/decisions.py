"""When what a seat is asked changes, so that buttons made for something else are known."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Seat
from engines.magblast.model import OVER
from engines.magblast.moves import offered
from engines.magblast.questions import has_besides, to_act
from engines.magblast.state import State


def with_decisions(before: State, after: State, actor: Seat) -> State:
    """Return `after` with the decisions counted up of all who are asked something new."""
    if after.phase is OVER:
        return after
    was_waited, is_waited = to_act(before), to_act(after)
    decisions = list(before.decisions)
    for seat in range(len(decisions)):
        was, is_now = seat in was_waited, seat in is_waited
        if seat == actor or was != is_now or _changed(before, after, seat, waited=is_now):
            decisions[seat] += 1
    return replace(after, decisions=tuple(decisions))


def _changed(before: State, after: State, seat: Seat, *, waited: bool) -> bool:
    """Tell whether a seat that did not act is asked something else than before.

    `waited` is whether it is waited for, before and after.
    """
    if waited:
        if _moment(before) != _moment(after):
            return True
    else:
        could, can = has_besides(before, seat), has_besides(after, seat)
        if could != can or not can:
            return could != can
    return offered(before, seat, waited=waited) != offered(after, seat, waited=waited)


def _moment(state: State) -> tuple[object, ...]:
    """Return what tells one question from another, whoever is asked it."""
    newest = state.top.number if state.stack else None
    return (state.phase, state.turn, newest, state.question)
