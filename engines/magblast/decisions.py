"""When what a seat is asked changes, so that buttons made for something else are known."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Seat
from engines.magblast.model import Phase
from engines.magblast.moves import offered
from engines.magblast.questions import besides, to_act
from engines.magblast.state import State


def with_decisions(before: State, after: State, actor: Seat) -> State:
    """Return `after` with the decisions counted up of all who are asked something new."""
    if after.phase is Phase.OVER:
        return after
    changes = _Changes(before, after)
    decisions = tuple(
        [
            number + (seat == actor or changes.for_seat(seat))
            for seat, number in enumerate(before.decisions)
        ]
    )
    return replace(after, decisions=decisions)


class _Changes:
    """What differs between two positions for the seats that did not act."""

    def __init__(self, before: State, after: State) -> None:
        self.before, self.after = before, after
        self.waited = (to_act(before), to_act(after))
        self.optional = (besides(before, self.waited[0]), besides(after, self.waited[1]))

    def for_seat(self, seat: Seat) -> bool:
        """Tell whether a seat is asked something else than before."""
        was, is_now = seat in self.waited[0], seat in self.waited[1]
        could, can = seat in self.optional[0], seat in self.optional[1]
        if was != is_now or could != can:
            return True
        if not is_now and not can:
            return False
        if is_now and _moment(self.before) != _moment(self.after):
            return True
        was_offered = offered(self.before, seat, waited=was)
        return was_offered != offered(self.after, seat, waited=is_now)


def _moment(state: State) -> tuple[object, ...]:
    """Return what tells one question from another, whoever is asked it."""
    newest = state.top.number if state.stack else None
    return (state.phase, state.turn, newest, state.question)
