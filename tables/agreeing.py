"""What the people of a match agree to together: one asks, all others agree by a button.

Each such thing is an `Agreement`: it says who must agree, what is asked now and what follows. All
else is written once, here. Who agrees is an entry of the log, so what was agreed on outlasts a
restart, every process reads it, and the proof binds it; replay, undo and export pass over it.
Computers are not asked.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from enum import StrEnum
from typing import Any, ClassVar, NamedTuple

from msgspec.structs import replace

from engines.core import Player, Seat, encode, text
from store import (
    Changes,
    Deadline,
    DeadlineTaken,
    Entry,
    InteractionRepeated,
    Match,
    Status,
    Store,
)
from store import Seat as SeatRow
from tables.abroad import is_abroad
from tables.attempts import QUICKER, until_first
from tables.errors import NoMatch, Paused, TableRefusal
from tables.limits import Allowance
from tables.match.live import Live, Table, begun
from tables.match.moves import By, seat_of
from tables.match.position import Position
from tables.match.rests import ANSWERED, LAPSE
from tables.match.seals import Said, spoken
from tables.mentions import mentioned
from tables.notice import Notice, asked_in_private, outgoing, question_on


class Came(StrEnum):
    """What came of it that somebody agreed."""

    ASKED = "asked"
    AGREED = "agreed"
    DONE = "done"
    """All have agreed."""


class Ground(NamedTuple):
    """A match at the moment in which somebody agrees; `known` is None where nobody looks at it."""

    match: Match
    seats: tuple[SeatRow, ...]
    entries: tuple[Entry, ...]
    now: float
    known: Position | None = None

    @property
    def position(self) -> Position:
        """Where the match stands."""
        assert self.known is not None
        return self.known

    def users(self, seats: Iterable[Seat]) -> frozenset[int]:
        """Return the ids of the people on some seats."""
        found = (self.seats[seat].reaches for seat in seats)
        return frozenset(user for user in found if user is not None)


class Asked(NamedTuple):
    """What somebody agrees to, as an entry of the log holds it, and who has agreed before."""

    what: bytes = b""
    agreed: frozenset[Seat] = frozenset()


class Agreement(ABC):
    """One thing to agree to, as one person wishes it. `unread`: also if the state is not read.

    The keys are of what is said: `asks` with `who` and `left`, as is `agrees`; `already` with
    `who` is missing, and `stale` where nothing of the kind is asked any more.
    """

    kind: ClassVar[str]
    surface: ClassVar[str]
    asks: str
    agrees: ClassVar[str]
    already: ClassVar[str]
    stale: ClassVar[str]
    unread: ClassVar[bool] = False
    lapses: ClassVar[bool] = False
    """Whether it is asked for so long only, also if the match does not go on."""

    def args(self, ground: Ground) -> dict[str, Any]:
        """Return what else question and agreement say."""
        return {}

    def seat(self, ground: Ground, user_id: int | None) -> Seat:
        """Return the seat of whoever agrees. Raises what keeps a person from acting."""
        check_played(ground.match)
        return seat_of(ground.position, user_id)

    def needed(self, ground: Ground) -> frozenset[Seat]:
        """Return the seats whose people must agree: not those of whom the others play on."""
        return ground.position.agreeing

    @abstractmethod
    async def asked(self, ground: Ground, seat: Seat) -> Asked:
        """Return what a seat agrees to. Raises `TableRefusal` if that cannot be."""

    def besides(self, ground: Ground) -> tuple[Said, ...]:
        """Return what else the log says once all have agreed."""
        return ()

    def closing(self, ground: Ground, seat: Seat) -> Notice:
        """Return what the question's message says once all have agreed, a seat as the last."""
        return Notice()

    @abstractmethod
    async def follow(self, changes: Changes, ground: Ground) -> None:
        """Add to `changes` what follows once all have agreed; the log says so already."""


class Agreeing:
    """Lets the people of a match agree; `after_commit` is called with each notice.

    `arrivals` are awaited before what a person does is looked at, with the server of the match.
    """

    def __init__(
        self,
        store: Store,
        live: Live,
        allowance: Allowance,
        now: Callable[[], float],
        after_commit: Callable[[], None],
        arrivals: Sequence[Callable[[int | None], Awaitable[object]]],
    ) -> None:
        self._store = store
        self._live = live
        self._allowance = allowance
        self._now = now
        self._arrivals = arrivals
        self._after_commit = after_commit

    async def agree(self, to: Agreement, match_id: int, by: By, *, asking: bool) -> Came:
        """Let a person agree to something.

        `asking`: the first to agree asks the others; otherwise that is refused, since nothing of
        the kind is asked any more. Raises `TableRefusal` and what keeps a person from acting.
        """
        async with self._live.hold(match_id, load=not to.unread) as table:
            for arrival in () if to.unread else self._arrivals:
                await arrival(begun(table).match.guild_id)

            async def attempt() -> Came:
                ground = await self._ground(table, match_id, known=not to.unread)
                return await self._agreed(to, ground, by, asking=asking)

            async def again() -> None:
                if not to.unread:
                    await self._live.reload(table, match_id)

            came = await until_first(attempt, again, (*QUICKER, DeadlineTaken))
            table.position = None
        self._after_commit()
        return came

    async def _agreed(self, to: Agreement, ground: Ground, by: By, *, asking: bool) -> Came:
        """Write that a person agrees, as a match stands. Raises what comes of others."""
        seat = to.seat(ground, by.user_id)
        assert by.user_id is not None
        asked = await to.asked(ground, seat)
        left = to.needed(ground) - asked.agreed - {seat}
        if seat in asked.agreed and left:
            if asking:
                await self._show_again(to, ground)
            raise TableRefusal(text(to.already, who=named(left)))
        if not (asked.agreed or asking):
            raise TableRefusal(text(to.stale))
        called = 0 if asked.agreed else len(left)
        self._allowance.check("invitations", by.user_id, called)
        changes = Changes().expect(ground.match.id, status=Status.PLAYING)
        said = Said(to.kind, asked.what, seat, by)
        if left:
            await self._say(changes, to, ground, said, asked, left)
        else:
            await self._done(changes, to, ground, said, asked)
        with suppress(InteractionRepeated):  # it was written before
            await self._store.commit(changes)
        self._allowance.note("invitations", by.user_id, called)
        if left:
            return Came.AGREED if asked.agreed else Came.ASKED
        return Came.DONE

    async def _show_again(self, to: Agreement, ground: Ground) -> None:
        """Let a question stand whose message somebody has deleted; any other stays as it is.

        It calls nobody a second time.
        """
        match_id = ground.match.id
        if await self._store.outbox.message(match_id, to.surface) is None:
            return  # it waits to be told
        again = outgoing(match_id, to.surface, Notice(), ground.now)
        await self._store.commit(Changes().post(again))
        self._after_commit()

    async def _ground(self, table: Table, match_id: int, *, known: bool) -> Ground:
        """Return how a match stands, also if another process has gone on with it."""
        entries, now = await self._store.log.entries(match_id), self._now()
        if not known:
            found = await self._store.roster(match_id)
            if found is None:
                raise NoMatch(text("refusal-no-such-match"))
            return Ground(*found, entries, now)
        if begun(table).number != entries[-1].number:
            await self._live.reload(table, match_id)
        position = begun(table)
        return Ground(position.match, position.seats, entries, now, position)

    async def _say(
        self,
        changes: Changes,
        to: Agreement,
        ground: Ground,
        said: Said,
        asked: Asked,
        left: frozenset[Seat],
    ) -> None:
        """Add that somebody agrees, and is the first, or one of whom some are `left`."""
        _append(changes, ground, said)
        assert said.seat is not None
        who, users = Player(said.seat), ground.users(left)
        if asked.agreed:
            line = text(to.agrees, who=who, left=named(left), **to.args(ground))
            await self._tell(changes, to, ground, Notice((line,)))
            return
        mentions = tuple(map(mentioned, sorted(users)))
        line = text(to.asks, who=who, left=mentions, **to.args(ground))
        match_id, now = ground.match.id, ground.now
        changes.post(outgoing(match_id, to.surface, Notice((line,), new=True, ping=users), now))
        for seat in sorted(left):
            if is_abroad(ground.match, ground.seats[seat]):  # they do not see the channel
                notice = Notice((line,), new=True, ping=ground.users((seat,)))
                changes.post(outgoing(match_id, asked_in_private(to.surface, seat), notice, now))
        if to.lapses:
            await self._let_lapse(changes, match_id, now + ANSWERED)

    async def _let_lapse(self, changes: Changes, match_id: int, at: float) -> None:
        """Add that it is looked at some time what is asked no more: at the first such moment.

        Who looks at this moment has read the log without this: so the deadline does not stand as
        they have read it, and they look again.
        """
        rows = await self._store.deadlines.of_match(match_id)
        known = next((row for row in rows if row.kind == LAPSE), None)
        if known is None:
            changes.first_deadline(Deadline(match_id, LAPSE, -1, at, b""))
        else:
            changes.taken(known).deadline(replace(known, payload=encode(at)))

    async def _tell(self, changes: Changes, to: Agreement, ground: Ground, notice: Notice) -> None:
        """Add that a question says more, in the channel and wherever it stands in private."""
        match_id, now = ground.match.id, ground.now
        changes.post(outgoing(match_id, to.surface, notice, now))
        standing = {row.surface for row in await self._store.outbox.messages(match_id)}
        waiting = {row.surface for row in await self._store.outbox.waiting(match_id)}
        for surface in sorted(standing | waiting):
            if question_on(surface) == to.surface != surface:
                changes.post(outgoing(match_id, surface, notice, now))

    async def _done(
        self, changes: Changes, to: Agreement, ground: Ground, said: Said, asked: Asked
    ) -> None:
        """Add that the last person agrees, and what follows."""
        ground = _append(changes, ground, said, *to.besides(ground))
        await to.follow(changes, ground)
        match_id, surface = ground.match.id, to.surface
        if asked.agreed or await self._store.outbox.message(match_id, surface) is not None:
            assert said.seat is not None
            await self._tell(changes, to, ground, to.closing(ground, said.seat))


def check_played(match: Match) -> None:
    """Raise `TableRefusal` unless a match is played and not paused."""
    if match.paused:
        raise Paused(text("refusal-paused"))
    if match.status is not Status.PLAYING:
        raise TableRefusal(text("refusal-match-over"))


def named(seats: Iterable[Seat]) -> tuple[Player, ...]:
    """Return some seats as a text names them, in order."""
    return tuple(Player(seat) for seat in sorted(seats))


def _append(changes: Changes, ground: Ground, *lines: Said) -> Ground:
    """Add entries to the log, and return how the match stands with them."""
    said = spoken(ground.match, ground.entries, ground.now, *lines)
    for entry in said:
        changes.append(entry)
    return ground._replace(entries=(*ground.entries, *said))
