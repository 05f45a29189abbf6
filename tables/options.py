"""What people agree on about the table itself, whatever the game."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from engines.core import decode, encode

MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Pace(Struct, frozen=True):
    """How time is given: `seconds` for each move; or, with an `increment`, a bank of so many.

    A bank is never fuller than at first. What is left of it when its owner has moved grows by the
    increment.
    """

    seconds: float
    increment: float | None = None

    def left(self, seconds: float) -> float:
        """Return what is in a bank after a move for which so many seconds were left."""
        return min(self.seconds, max(0.0, seconds) + (self.increment or 0.0))


class Clock(StrEnum):
    """How long a seat may take over a question before its time is over."""

    NONE = "none"
    HOUR = "1h"
    HALF_DAY = "12h"
    DAY = "1d"
    THREE_DAYS = "3d"
    WEEK = "7d"
    HOUR_BANK = "1h-5m"
    DAY_BANK = "1d-2h"
    THREE_DAYS_BANK = "3d-8h"
    WEEK_BANK = "7d-12h"

    @property
    def pace(self) -> Pace | None:
        """How time is given; None without a clock."""
        return _PACES[self]

    @property
    def seconds(self) -> float | None:
        """The time for a move, or that of a full bank, in seconds; None without a clock."""
        return None if self.pace is None else self.pace.seconds

    @property
    def bank(self) -> Pace | None:
        """How a bank of time grows; None where each move has a time of its own, or none has."""
        return self.pace if self.pace is not None and self.pace.increment is not None else None


_PACES: dict[Clock, Pace | None] = {
    Clock.NONE: None,
    Clock.HOUR: Pace(HOUR),
    Clock.HALF_DAY: Pace(12 * HOUR),
    Clock.DAY: Pace(DAY),
    Clock.THREE_DAYS: Pace(3 * DAY),
    Clock.WEEK: Pace(7 * DAY),
    Clock.HOUR_BANK: Pace(HOUR, 5 * MINUTE),
    Clock.DAY_BANK: Pace(DAY, 2 * HOUR),
    Clock.THREE_DAYS_BANK: Pace(3 * DAY, 8 * HOUR),
    Clock.WEEK_BANK: Pace(7 * DAY, 12 * HOUR),
}


class Expired(StrEnum):
    """What becomes of a seat whose time for a move is over.

    Answers on others' turns are not meant: who has not given one is nobody's business.
    """

    DEFAULT = "default"
    """Its default is played; the second time in a row a computer sits in."""
    COMPUTER = "computer"
    """A computer sits in at once."""
    LOSS = "loss"
    """The seat is given up."""


class Response(StrEnum):
    """How long a seat that is asked on another's turn may take before its default is played."""

    NONE = "none"
    """As long as for a turn."""
    TEN_MINUTES = "10m"
    HOUR = "1h"
    SIX_HOURS = "6h"
    DAY = "1d"

    @property
    def seconds(self) -> float | None:
        """The time in seconds; None without a clock of its own."""
        return _RESPONSE_SECONDS[self]


_RESPONSE_SECONDS: dict[Response, float | None] = {
    Response.NONE: None,
    Response.TEN_MINUTES: 10 * MINUTE,
    Response.HOUR: HOUR,
    Response.SIX_HOURS: 6 * HOUR,
    Response.DAY: DAY,
}


class Board(StrEnum):
    """Where the board of a match stands, and how people are called to it."""

    ONE = "one"
    """One message is changed: a direct message calls, and the channel whoever takes none."""
    TURN = "turn"
    """Each turn has a message of its own, which calls."""
    THREAD = "thread"
    """The same, and a thread at the first of them tells all that happens, line by line."""


class Welcome(StrEnum):
    """Whom a lobby lets sit down, by how many of their last matches they finished."""

    ANYBODY = "anybody"
    MOSTLY = "mostly"
    """Nobody who is known to leave; who is new may come."""
    RELIABLE = "reliable"
    """Only who has shown to be reliable."""


class Absence(StrEnum):
    """Whether it counts when people are away (`tables/away.py`)."""

    NONE = "none"
    COUNT = "count"


class Places(StrEnum):
    """How those are placed who give up a match, and those who are out of it."""

    AS_THEY_LEFT = "as-they-left"


class Stretch(Struct, frozen=True):
    """A part of a match, until the action of a number, that was rolled by one seed."""

    until: int
    seed: str


class Origin(Struct, frozen=True):
    """The match from which another was taken, as it stood after one of its actions.

    That match has ended: `chance` are its seeds, of its own and of those it was taken from.
    """

    match: int
    ply: int
    chance: tuple[Stretch, ...]


class TableOptions(Struct, frozen=True):
    """The options every game has; `response` matters where orders answer for people.

    Whoever is asked has ordered to be, while everyone else waits: six hours bridge working
    hours or most of a night, and four such waits fit into a day. Matches that began before
    there was a choice of boards have one a turn, and in those that began before anybody agreed on
    what an `expired` clock does (None) a default is played each time. Nobody's absences count in
    matches that began before they could. `origin` is that of a match that was taken from another.
    On the seat that is `abroad` somebody of another server sat down, who plays by direct messages;
    whether they sit there still, `tables/abroad.py` tells.
    The match of the number `returns` was played before with the sides the other way round.
    `out_last` tells by which way a match ends that is given up (`tables/match/giving_up.py`): it
    is set as a match begins, true in those that began while whoever was out stood behind all who
    gave up, and absent from those that began before whoever is out stood last.
    """

    clock: Clock = Clock.THREE_DAYS
    response: Response = Response.SIX_HOURS
    board: Board = Board.TURN
    expired: Expired | None = None
    welcome: Welcome = Welcome.ANYBODY
    away: Absence = Absence.NONE
    origin: Origin | UnsetType = UNSET
    abroad: int | UnsetType = UNSET
    returns: int | UnsetType = UNSET
    out_last: bool | Places | UnsetType = UNSET

    @property
    def taken(self) -> int:
        """The number of the last action that was taken from another match; -1 without one."""
        return self.origin.ply if isinstance(self.origin, Origin) else -1

    @property
    def is_taken(self) -> bool:
        """Whether a match was taken from another."""
        return isinstance(self.origin, Origin)

    @property
    def has_chronicle(self) -> bool:
        """Whether a thread tells all that happens."""
        return self.board is Board.THREAD

    def seconds(self, *, responding: bool) -> float | None:
        """Return the time for a turn or a response; None without limit."""
        clocks = (self.clock.seconds, self.response.seconds if responding else None)
        return min((time for time in clocks if time is not None), default=None)


NEW = TableOptions(board=Board.ONE, expired=Expired.DEFAULT, away=Absence.COUNT)
"""What a lobby begins with: on a phone one board is found at once, and one call heard."""


def for_another(agreed: TableOptions, returns: int | None) -> TableOptions:
    """Return the options of a match for another, which is the return of that number, or of none."""
    number = UNSET if returns is None else returns
    return replace(agreed, origin=UNSET, abroad=UNSET, returns=number, out_last=UNSET)


def as_begun(options: bytes) -> bytes:
    """Return the options of a lobby as they stand in the match that begins now."""
    return encode(replace(decode(options, TableOptions), out_last=Places.AS_THEY_LEFT))


STANDARD = "standard"
_TIMES = {
    "first": (Clock.DAY, Response.HOUR),
    STANDARD: (NEW.clock, NEW.response),
    "long": (Clock.WEEK, Response.DAY),
}
"""The times of whole choices, by name: for people who have never played, and for a long match."""
PRESETS = tuple(_TIMES)
"""The names of whole choices."""


def timed(agreed: TableOptions, name: str) -> TableOptions:
    """Return options with the times of a whole choice; where the board stands is left alone."""
    clock, response = _TIMES[name]
    return replace(agreed, clock=clock, response=response)


def seat_abroad(options: bytes) -> int | None:
    """Return on which seat somebody of another server sat down, by a match's options."""
    seat = decode(options, TableOptions).abroad
    return seat if isinstance(seat, int) else None


def option_value(value: Any) -> str:
    """Return how a value of an option is written in a menu: true, false, a number, a name."""
    return str(value).lower() if value is None or isinstance(value, bool) else str(value)
