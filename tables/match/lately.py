"""What has happened lately, as boards show it: the traces that the last events have left.

It hangs on the line of actions in force alone: whoever plays that again from the beginning comes
to the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engines.core import TURN, Event, Seat, Trace
from store import Entry
from tables.match.log import ACTION

KEPT = 48
"""How many traces are remembered, the last."""


class Traced(Struct, frozen=True):
    """A trace, the number of the action that left it, and who may know of it (None: everyone)."""

    ply: int
    trace: Trace
    audience: frozenset[Seat] | None

    def known_to(self, seat: Seat | None) -> bool:
        """Tell whether a seat (None: a spectator) may see it."""
        return self.audience is None or seat in self.audience


class Lately(Struct, frozen=True):
    """The last traces, oldest first, and the last action of each seat that a person made.

    `back` names the seats whose last action can be taken back, and whether it revealed something,
    so that others would have to agree.
    """

    traces: tuple[Traced, ...] = ()
    acted: dict[Seat, int] = {}
    back: dict[Seat, bool] = {}

    def after(self, entry: Entry, events: Iterable[Event]) -> Lately:
        """Return what is remembered once an action was made of which these events tell."""
        fresh = tuple(
            Traced(entry.ply, event.trace, event.audience)
            for event in events
            if event.trace is not None
        )
        made = self
        if fresh:
            made = replace(made, traces=(*made.traces, *fresh)[-KEPT:])
        if entry.kind == ACTION and entry.actor_id is not None and entry.seat is not None:
            made = replace(made, acted={**made.acted, entry.seat: entry.ply})
        return made

    def seen_by(self, seat: Seat | None) -> tuple[Trace, ...]:
        """Return what the board shows a seat (None: everybody), oldest first.

        Everybody sees what was done in this turn, or in the one before if nothing was yet; a seat
        sees more where more has happened since its person acted last.
        """
        begins = _last_turn(self.traces)
        if seat is not None:
            own = self.acted.get(seat, 0)
            fresh = (n for n, one in enumerate(self.traces) if one.ply > own)
            begins = min(begins, next(fresh, begins))
        return tuple(
            one.trace for one in self.traces[begins:] if one.trace != TURN and one.known_to(seat)
        )


def _last_turn(traces: Sequence[Traced]) -> int:
    """Return where the turn begins of which boards show what was done."""
    begun = [place for place, one in enumerate(traces) if one.trace.begins]
    if not begun:
        return 0
    last = begun[-1]
    if any(one.trace != TURN and one.audience is None for one in traces[last:]):
        return last
    return begun[-2] if len(begun) > 1 else 0
