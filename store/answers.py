"""What is asked of the tables and is no row of one: of one moment, or added up."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from store.rows import WHOLE, Draft, Match, Message, Outgoing, Seat, Slice, Snapshot


class Standing(Struct, frozen=True):
    """Where a match stands at one moment: `number` is its last entry's, 0 before the first.

    So are `chain` and `shown`.
    """

    match: Match
    seats: tuple[Seat, ...]
    snapshot: Snapshot | None
    number: int
    chain: str | None = None
    shown: str | None = None

    @property
    def ply(self) -> int:
        """The last ply; 0 before there was one."""
        return self.snapshot.ply if self.snapshot else 0


class Sight(Struct, frozen=True):
    """A match as one seat comes to look at it, all of one moment.

    `number` is the last entry's, 0 before the first or where nobody asked. `draft` is what that
    seat has drafted, and `surface` what the message shows that its person has pressed; None where
    there is no such thing, or nobody asked.
    """

    match: Match
    seats: tuple[Seat, ...]
    number: int = 0
    draft: Draft | None = None
    surface: str | None = None

    def seat_of(self, user_id: int) -> int | None:
        """Return where a person sits, also one who has resigned; None for a spectator."""
        return next((row.seat for row in self.seats if row.user_id == user_id), None)


Kinds: TypeAlias = tuple[str, str, str, str, str, str, str]
"""As many kinds of deadlines as stay where others move, without the number of a seat at the end."""


class Span(Struct, frozen=True):
    """A time in which nobody on the servers of a slice could play.

    Deadlines of the kinds `but` wait for no move, and stay. So do those of matches that have one
    of the kind `shut`: their channel was shut before.
    """

    since: float
    until: float
    shut: str
    but: Kinds
    of: Slice = WHOLE

    @property
    def stood(self) -> tuple[float, float]:
        """What `store.sql.deadlines` takes to tell how much of it clocks would have run."""
        return self.since, self.until

    @property
    def credited(self) -> tuple[str | float, ...]:
        """What it takes to tell which deadlines it puts off."""
        return *self.of.bounds, *self.but, self.shut, self.since


class Credit(Struct, frozen=True, array_like=True):
    """A match whose deadlines of a kind are put off, and by how many seconds."""

    match_id: int
    seconds: float


class Running(Struct, frozen=True, array_like=True):
    """A match that is played and not paused: its last number, and whose deadlines it has.

    `seats` are those that have one of the kind that was asked for, with commas between.
    """

    match_id: int
    number: int
    seats: str

    def has(self, seat: int) -> bool:
        """Tell whether a seat has such a deadline."""
        return str(seat) in self.seats.split(",")


class Census(Struct, frozen=True, array_like=True):
    """What a database holds: its version, and how many matches in lobbies, played, and paused."""

    version: int
    lobbies: int
    playing: int
    paused: int


class Crowd(Struct, frozen=True, array_like=True):
    """How many lobbies and running matches there are of one person, and of one server.

    The first two are lobbies alone, by their host; the last two those with computers.
    """

    lobbies_person: int
    lobbies_server: int
    matches_person: int
    matches_server: int
    computers_person: int
    computers_server: int


class Backlog(Struct, frozen=True, array_like=True):
    """What waits in the outbox: how much is due, since when the oldest, and how much later.

    What goes out only while nothing else does is no part of it; what waits behind another is not
    due.
    """

    due: int
    since: float | None
    later: int


class Waiting(Struct, frozen=True, array_like=True):
    """How much waits for one surface of a match, and when the oldest of it was written."""

    surface: str
    many: int
    since: float


class Claimed(Struct, frozen=True):
    """Posts that were claimed, and when there is something to claim again (None: never).

    `next_at` counts only what is not for idle moments, `idle_at` everything.
    """

    posts: tuple[Outgoing, ...]
    next_at: float | None
    idle_at: float | None


class Due(Struct, frozen=True):
    """What one delivery for a surface is made of, all of one moment.

    `posts` are all that wait for it, the oldest first, `shown` is the message that shows it;
    `sight` is how its reader sees the match (None: there is none). `unreached` are the surfaces
    that no message can show, `asking` the messages that ask, or have asked, for an agreement.
    """

    posts: tuple[Outgoing, ...]
    shown: Message | None
    sight: Sight | None
    unreached: tuple[str, ...] = ()
    asking: tuple[Message, ...] = ()


class Attended(Struct, frozen=True, array_like=True):
    """What became of a match with others for one of its people.

    Whether it was `finished` by the person (1, or 0), and whether their time ran out, so that the
    seat was lost or a computer sat in.
    """

    finished: int
    late: int


class Meeting(Struct, frozen=True, array_like=True):
    """A match of two people that has ended: on which seats they sat, and how it ended."""

    game: str
    seat: int
    other: int
    outcome: bytes | None


class Trace(Struct, frozen=True):
    """A value in which somebody may be named: its table, column, and the key of its row."""

    table: str
    column: str
    key: tuple[int | str, ...]
    value: bytes
