"""What a clock would tell that stops for whatever stops clocks: the time of a match, hour by hour.

It is counted as people would count it. An hour counts for whoever is asked unless the bot is down,
the match rests or is paused, or its channel is shut; and where nothing is left it is looked whether
its person is away, who has an hour more after a night, and a day more after a holiday.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tables.attendance import APART, LONG, SOON
from tables.away import GRACE, GRACE_BACK, Holiday, Hours
from tables.options import HOUR, Pace


@dataclass
class Running:
    """The clock of one seat: what is left of it, and from when on it runs."""

    left: float
    begins: float
    put_off: bool = False


@dataclass
class Match:
    """A match of which each hour counts or does not; `now` goes by whole hours."""

    now: float
    pace: Pace
    hours: dict[int, Hours] = field(default_factory=dict[int, Hours])
    holidays: dict[int, list[Holiday]] = field(default_factory=dict[int, list[Holiday]])
    running: dict[int, Running] = field(default_factory=dict[int, Running])
    banks: dict[int, float] = field(default_factory=dict[int, float])
    rests_until: float = 0.0
    paused: bool = False
    shut_until: float | None = None
    """Until when the match waits for its channel at most; None: that is open."""

    @property
    def shut(self) -> bool:
        """Whether the channel is shut."""
        return self.shut_until is not None

    def wind(self, seat: int) -> None:
        """Let a seat's time begin."""
        full = self.pace.seconds
        left = self.banks.get(seat, full) if self.pace.increment is not None else full
        self.running[seat] = Running(left, self.now)

    def stop(self, seat: int) -> None:
        """Let a seat's time stop, since it has moved."""
        clock = self.running.pop(seat)
        self.banks[seat] = self.pace.left(0.0 if clock.put_off else clock.left)

    def passes(self, hours: int, *, down: bool = False) -> set[int]:
        """Let hours pass; return the seats whose time is over in them."""
        over = set[int]()
        for _ in range(hours):
            waits = self.shut_until is not None and self.now < self.shut_until
            stands = down or self.paused or waits or self.now < self.rests_until
            if waits and (down or self.paused):
                self.shut_until = (self.shut_until or 0.0) + HOUR
            for clock in self.running.values():
                if not stands and clock.begins <= self.now and clock.left > 0:
                    clock.left -= HOUR
            self.now += HOUR
            over |= {s for s, clock in self.running.items() if self._is_over(s, clock)}
        return over

    def warned(self, since: float) -> None:
        """Let nobody's time be over too soon after the bot was down from `since` until now."""
        if self.shut or self.paused:
            return
        down = self.now - since
        soon = {s: self.due(clock) - down for s, clock in self.running.items()}
        soon = {s: due for s, due in soon.items() if due <= since + SOON}
        for number, seat in enumerate(sorted(soon, key=lambda s: (soon[s], s))):
            clock = self.running[seat]
            least = LONG + number * APART - (self.due(clock) - clock.left - self.now)
            clock.left = max(clock.left, least)

    def back(self, seat: int) -> None:
        """Let the holiday of a seat's person be over now."""
        *before, last = self.holidays[seat]
        self.holidays[seat] = [*before, Holiday(last.start, self.now, last.days)]
        clock = self.running.get(seat)
        latest = max(self.now, self.rests_until) + GRACE_BACK
        if clock is not None and clock.put_off and self.due(clock) > latest:
            self.running[seat] = Running(GRACE_BACK, self.now, put_off=True)

    def due(self, clock: Running) -> float:
        """Return when a time is over if nothing stops it any more but a rest."""
        return max(clock.begins, self.now, self.rests_until) + clock.left

    def _is_over(self, seat: int, clock: Running) -> bool:
        """Tell whether a seat's time is over; if its person was away by then, more is given."""
        if clock.left > 0:
            return False
        at = self.now + clock.left
        away = [h.until for h in self.holidays.get(seat, ()) if h.start <= at < h.until]
        hours = self.hours.get(seat)
        end = max(away) if away else at if hours is None else hours.end(at)
        if end > at:
            clock.begins, clock.put_off = end, True
            clock.left = (GRACE_BACK if away else GRACE) - max(0.0, self.now - end)
        return clock.left <= 0
