"""How a person wishes to be called when a match waits for them, and until when a call may wait.

Hours are those of the person's own clock, which a zone of the IANA database says; where clocks
are put forward or back, `zoneinfo` knows.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, tzinfo
from enum import StrEnum
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from msgspec import Struct
from msgspec.structs import replace

HOURS = range(24)
LEFT = 3600.0
"""Seconds that a call must leave of somebody's time: one that cannot, does not wait."""
_DAY = timedelta(days=1)


class How(StrEnum):
    """Where a person is called."""

    BOTH = "both"
    MENTION = "mention"
    DIRECT = "direct"
    DIGEST = "digest"


class Quiet(Struct, frozen=True):
    """The hours in which somebody would not be called, from one full hour till another."""

    start: int
    end: int


class Calls(Struct, frozen=True):
    """How a person is called: where, by which clock, when not, and at which hour the digest is."""

    how: How = How.BOTH
    zone: str = "UTC"
    quiet: Quiet | None = None
    digest: int = 18

    @property
    def mentions(self) -> bool:
        """Whether boards mention this person."""
        return self.how in (How.BOTH, How.MENTION)

    @property
    def in_private(self) -> Calls:
        """What the person wishes, where no board can call them."""
        return replace(self, how=How.DIRECT) if self.mentions else self

    def is_quiet(self, now: float) -> bool:
        """Tell whether these are the person's quiet hours."""
        if self.quiet is None:
            return False
        since_start = (local(self.zone, now).hour - self.quiet.start) % len(HOURS)
        return since_start < (self.quiet.end - self.quiet.start) % len(HOURS)

    def later(self, now: float, due: float | None) -> float | None:
        """Return until when a call waits; None: it comes at once.

        `due` is when the time of whoever is called is over (None: never). What would leave less
        than `LEFT` of that does not wait.
        """
        return next((at for at in self._waits(now) if due is None or due - at >= LEFT), None)

    def after_quiet(self, now: float, due: float | None) -> float | None:
        """Return until when a call waits that no digest holds back any more, as `later` does."""
        at = self._quiet_end(now)
        return at if at is not None and (due is None or due - at >= LEFT) else None

    def _waits(self, now: float) -> tuple[float, ...]:
        """Return until when a call may wait, the most wanted first."""
        quiet = self._quiet_end(now)
        return (*self._digest(now), *(() if quiet is None else (quiet,)))

    def _digest(self, now: float) -> tuple[float, ...]:
        """Return when the next digest comes, if one was wished for; none comes in quiet hours."""
        if self.how is not How.DIGEST:
            return ()
        at = next_at(self.zone, self.digest, now)
        return (self._quiet_end(at) or at,)

    def _quiet_end(self, now: float) -> float | None:
        if self.quiet is None or not self.is_quiet(now):
            return None
        return next_at(self.zone, self.quiet.end, now)


def local(zone: str, now: float) -> datetime:
    """Return what the clocks of a zone show; those of UTC where the zone is not known any more."""
    return datetime.fromtimestamp(now, _zone(zone))


def next_at(zone: str, hour: int, now: float) -> float:
    """Return when the clocks of a zone show a full hour next, later than `now`.

    An hour that is left out when clocks are put forward is the one that comes in its place.
    """
    today = local(zone, now).replace(hour=hour, minute=0, second=0, microsecond=0)
    days = (today + _DAY * number for number in (0, 1, 2))
    return next(at for at in map(datetime.timestamp, days) if at > now)


def start_of(zone: str, day: date) -> float:
    """Return when a day begins by the clocks of a zone, though they be put forward at midnight."""
    return datetime(day.year, day.month, day.day, tzinfo=_zone(zone)).timestamp()


@cache
def _zone(name: str) -> tzinfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


@cache
def zones() -> tuple[str, ...]:
    """Return the names of all zones of places, and UTC, in order. Reads many files at first."""
    return tuple(sorted(zone for zone in available_timezones() if _is_of_a_place(zone)))


def _is_of_a_place(zone: str) -> bool:
    area, _, place = zone.partition("/")
    return zone == "UTC" or (bool(place) and area not in ("Etc", "SystemV", "posix", "right"))
