"""What was left of a seat's time while its clock stood, and when it is over once that runs on.

Time that was over while its person was away is put off, and stays so when the clock is wound again:
it is nobody's own. What is left of it then runs from when its person is back.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from engines.core import Seat, encode
from store import Deadline, Noted


class Due(Struct, frozen=True):
    """When a seat's time is over that goes on with what was left of it.

    `extra` is by how many seconds an absence has put it off, which was to be over at `back`.
    """

    at: float
    extra: float = 0.0
    back: float = 0.0

    @property
    def own(self) -> float:
        """When it would be over without any absence."""
        return self.at - self.extra

    def deadline(self, match_id: int, kind: str, seat: Seat, now: float) -> Deadline:
        """Return the deadline of a seat whose time runs from now on."""
        payload = encode(self.extra) if self.extra else b""
        return Deadline(match_id, kind, seat, self.at, payload, now)


class Left(NamedTuple):
    """How many `seconds` are left of a seat's time once its person is `back`.

    Of them what is not its `own` an absence has put off.
    """

    seconds: float
    own: float
    back: float = 0.0

    @property
    def is_put_off(self) -> bool:
        """Whether an absence has put it off."""
        return self.seconds > self.own

    def within(self, bank: float) -> Left:
        """Return this with no more than a bank holds, but for what an absence has put off."""
        if self.is_put_off:
            return self
        return Left(min(self.seconds, bank), min(self.own, bank))

    def due(self, begins: float) -> Due:
        """Return when it is over if its person is back, and it runs from `begins` on."""
        extra = max(0.0, self.seconds - self.own)
        return Due(begins + self.seconds, extra, self.back)


def left(clock: Noted, at: float) -> Left:
    """Return what was left of a seat's time at a moment, by what an entry noted of its clock."""
    own = clock.own - at
    if not clock.extra:
        return Left(own, own)
    return Left(clock.due_at - max(at, clock.begins), own, clock.begins)
