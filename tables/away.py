"""When a person does not play: nights and weekends by their own clock, and holidays.

Time that would be over then is over later, and nothing else changes: clocks run, and whoever is
away may play. Both are bounded, so that every match still ends: nights have twelve hours at most,
and of holidays there are so many days in any twelve months; a day that has begun counts.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from datetime import date, timedelta

from msgspec import Struct
from msgspec.structs import replace

from engines.core import Verbatim, text
from tables.errors import TableRefusal
from tables.options import DAY, HOUR
from tables.wishes import HOURS, Calls, Quiet, local, next_at, start_of

LONGEST_NIGHT = 12
"""The hours of a night, at the most."""
ALLOWANCE = 28
"""The days of all holidays that lie in twelve months, at the most."""
YEAR = 365 * DAY
AHEAD = 180
"""The days from now on in which a holiday may begin."""
MOST_PLANNED = 3
"""How many holidays somebody may have planned."""
GRACE = HOUR
"""Seconds that are left once a night or weekend is over, to whose time would be over in it."""
GRACE_BACK = DAY
"""Seconds that are left once a holiday is over."""
SATURDAY = 5
STRETCHES = 8
"""More nights and days of weekends than ever follow each other without a pause."""


class Hours(Struct, frozen=True):
    """The hours that somebody does not play in, by the clocks of a zone."""

    zone: str
    night: Quiet | None = None
    weekend: bool = False

    def end(self, at: float) -> float:
        """Return when the hours are over that a moment lies in; the moment itself if in none."""
        for _ in range(STRETCHES):
            later = self._one_end(at)
            if later == at:
                break
            at = later
        return at

    def _one_end(self, at: float) -> float:
        shown = local(self.zone, at)
        if self.weekend and shown.weekday() >= SATURDAY:
            return next_at(self.zone, 0, at)
        if self.night is not None and Calls(zone=self.zone, quiet=self.night).is_quiet(at):
            return next_at(self.zone, self.night.end, at)
        return at


class Holiday(Struct, frozen=True):
    """Days in which somebody is away; `days` of them count, also if they came back sooner."""

    start: float
    until: float
    days: int

    def meets(self, other: Holiday) -> bool:
        """Tell whether both have time in common."""
        return self.start < other.until and other.start < self.until


class Away(Struct, frozen=True):
    """What somebody wishes: whether quiet hours and weekends count, and their holidays."""

    night: bool = False
    weekend: bool = False
    holidays: tuple[Holiday, ...] = ()

    def until(self, now: float) -> float | None:
        """Return until when somebody is on holiday; None if they are not."""
        found = (one.until for one in self.holidays if one.start <= now < one.until)
        return max(found, default=None)

    def planned(self, now: float) -> tuple[Holiday, ...]:
        """Return the holidays that are yet to begin, the next one first."""
        later = (one for one in self.holidays if one.start > now)
        return tuple(sorted(later, key=lambda one: one.start))

    def left(self, start: float) -> int:
        """Return how many days a holiday may have that begins now or later; what is planned is
        taken.

        There are no twelve months whose holidays, be a part of one in them, would have more.
        """
        return max(0, ALLOWANCE - max(self._years_with(start)))

    def _years_with(self, start: float) -> Iterator[int]:
        """Yield how many days are taken of each twelve months that a holiday would lie in.

        They begin with it, or with an earlier one. All that is planned after it lies in them: it
        begins in less than a year.
        """
        yield sum(one.days for one in self.holidays if one.start >= start)
        for first in self.holidays:
            end = first.until + YEAR
            if first.start <= start < end:
                yield sum(one.days for one in self.holidays if first.start <= one.start < end)

    def taking(
        self, days: int, now: float, start: float | None = None, until: float | None = None
    ) -> Away:
        """Return this with a holiday that begins now, or at a later moment.

        It lasts for so many days of 24 hours, or `until` a moment. Raises `TableRefusal` if it
        cannot be: too few days are left, it would meet another, or too many are planned.
        """
        if start is None and self.until(now) is not None:
            raise TableRefusal(text("refusal-away-already"))
        begins = now if start is None else start
        left = self.left(begins)
        if not 1 <= days <= left:
            raise TableRefusal(text("refusal-away-enough", days=left))
        if start is not None and len(self.planned(now)) >= MOST_PLANNED:
            raise TableRefusal(text("refusal-away-many", most=MOST_PLANNED))
        made = Holiday(begins, begins + days * DAY if until is None else until, days)
        for one in self.holidays:
            if one.meets(made):
                shown = {"start": moment(one.start), "end": moment(one.until)}
                raise TableRefusal(text("refusal-away-meets", **shown))
        kept = tuple(one for one in self.holidays if one.until > now - YEAR)
        return replace(self, holidays=(*kept, made))

    def without(self, start: float, now: float) -> Away:
        """Return this without a holiday that was to begin then. Raises `TableRefusal` if none."""
        left = tuple(one for one in self.holidays if not (one.start == start and start > now))
        if left == self.holidays:
            raise TableRefusal(text("refusal-away-not-planned"))
        return replace(self, holidays=left)

    def back(self, now: float) -> Away:
        """Return this with a holiday that is over now. Raises `TableRefusal` if there is none."""
        if self.until(now) is None:
            raise TableRefusal(text("refusal-away-not"))
        return replace(self, holidays=tuple(_ended(one, now) for one in self.holidays))


def _ended(holiday: Holiday, now: float) -> Holiday:
    """Return a holiday, over now if it had begun and was not."""
    if not holiday.start <= now < holiday.until:
        return holiday
    begun = max(1, math.ceil((now - holiday.start) / DAY))
    return Holiday(holiday.start, now, min(begun, holiday.days))


def beginning(zone: str, day: str, now: float) -> float:
    """Return when a day begins by the clocks of a zone; it is written like 2026-12-24.

    Raises `TableRefusal` if it is none from tomorrow on within `AHEAD` days.
    """
    first, last = (local(zone, now).date() + timedelta(days=n) for n in (1, AHEAD))
    try:
        typed = date.fromisoformat(day.strip())
    except ValueError:
        typed = date.min
    if not first <= typed <= last:
        shown = {"first": Verbatim(first.isoformat()), "last": Verbatim(last.isoformat())}
        raise TableRefusal(text("refusal-away-day", **shown))
    return start_of(zone, typed)


def ending(zone: str, start: float, days: int) -> float:
    """Return when so many days are over by the clocks of a zone, the first being that of `start`.

    A day in which clocks change has not 24 hours.
    """
    return start_of(zone, local(zone, start).date() + timedelta(days=days))


def moment(at: float) -> Verbatim:
    """Return a moment as everybody's own clock shows it."""
    return Verbatim(f"<t:{int(at)}:f>")


def night_of(calls: Calls) -> Quiet | None:
    """Return the quiet hours that can count as a night; None if there are none, or too many."""
    quiet = calls.quiet
    if quiet is None or (quiet.end - quiet.start) % len(HOURS) > LONGEST_NIGHT:
        return None
    return quiet


def hours_of(calls: Calls, away: Away) -> Hours | None:
    """Return the hours that count in a match from now on; None if there are none."""
    night = night_of(calls) if away.night else None
    return Hours(calls.zone, night, away.weekend) if night or away.weekend else None


def back(due: float, hours: Hours | None, holidays: Iterable[Holiday]) -> tuple[float, float]:
    """Return when somebody comes back who is away when their time would be over at `due`, and how
    many seconds they have then. If they are there it is over: the moment itself, and none."""
    until = max((one.until for one in holidays if one.start <= due < one.until), default=due)
    if until > due:
        return until, GRACE_BACK
    end = due if hours is None else hours.end(due)
    return end, GRACE if end > due else 0.0


def over(due: float, hours: Hours | None, holidays: Iterable[Holiday]) -> float:
    """Return when a time is really over that would be at `due`: somebody may be away again then."""
    holidays = tuple(holidays)
    while (moved := sum(back(due, hours, holidays))) > due:
        due = moved
    return due
