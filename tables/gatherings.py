"""Lobbies as they stand in the database: who sits there, and what it takes to change that."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from engines.core import Text, text
from store import (
    Changes,
    Deadline,
    InteractionRepeated,
    Match,
    MatchChanged,
    Outgoing,
    SeekTaken,
    Status,
    Store,
)
from store import Seat as SeatRow
from tables.agreement import Gathering, asked_again
from tables.calling_off import call_off
from tables.errors import NoMatch, TableRefusal
from tables.limits import Allowance
from tables.match.live import Live
from tables.match.position import Position
from tables.mentions import mentioned
from tables.notice import CALL, LOBBY, Notice, outgoing
from tables.seating import numbered
from tables.watch import watched

EXPIRY = "lobby"
REMEMBERED = 3600.0
"""Seconds for which it is known what was pressed; Discord tells of it within seconds."""


class Gatherings:
    """Reads and writes lobbies. `after_commit` is awaited with each that changed."""

    def __init__(
        self,
        store: Store,
        live: Live,
        now: Callable[[], float],
        allowance: Allowance,
        patience: float,
    ) -> None:
        self._allowance = allowance
        self._store = store
        self._live = live
        self._now = now
        self._patience = patience
        self.after_commit: list[Callable[[int, Position | None], Awaitable[None]]] = []

    async def read(self, match_id: int) -> Gathering:
        """Return a match with its seats. Raises `NoMatch`."""
        match = await self._store.match(match_id)
        if match is None:
            raise NoMatch(text("refusal-no-such-match"))
        return Gathering(match, await self._store.seats(match_id))

    async def opened(self, match_id: int) -> Gathering:
        """Return a lobby in which things can be changed. Raises `NoMatch`, `TableRefusal`."""
        found = await self.read(match_id)
        if found.match.status is not Status.LOBBY:
            raise TableRefusal(text("refusal-lobby-closed"))
        if found.match.starting:
            raise TableRefusal(text("refusal-starting"))
        if found.sought:
            raise TableRefusal(text("refusal-sought"))
        return found

    async def reseat(
        self,
        match_id: int,
        by: int,
        change: Callable[[Match, tuple[SeatRow, ...]], tuple[SeatRow, ...]],
        *said: Text,
    ) -> None:
        """Let other people sit in a lobby, or elsewhere.

        If the host left, the first of them hosts who may host one lobby more. It closes when nobody
        is left, or nobody who may. `said` is told besides. Raises what `change` raises.
        """
        async with self._live.hold(match_id):
            stands = await self.opened(match_id)
            match = stands.match
            seats = numbered(change(match, stands.seats))
            after = Gathering(match, _asked_further_on(stands.seats, seats))
            host = await self._host(after)
            if host is None:
                left = "lobby-hostless" if after.people else "lobby-left"
                await self.call_off(match, text(left), Changes())
            else:
                match = msgspec.structs.replace(match, host_id=host)
                await self.rewrite(stands, Gathering(match, after.seats), by, *said)
        await self.follow(match_id, None)

    async def _host(self, after: Gathering) -> int | None:
        """Return who hosts a lobby once these sit there; None if nobody does."""
        if after.match.host_id in after.people:
            return after.match.host_id
        for user_id in after.people:
            if await self._allowance.may_host(user_id):
                return user_id
        return None

    async def rewrite(self, before: Gathering, after: Gathering, by: int, *said: Text) -> None:
        """Let a lobby stand otherwise than it was read; who must agree with it is called.

        Nobody is called anew within an hour before they have done something in it: what is
        turned to and fro, or changed further, is seen by who comes. `said` is told besides in the
        lobby's message. Raises `LimitReached` if `by` has called too many people.
        """
        after = asked_again(before, after, by)
        match, now = after.match, self._now()
        changes = Changes().unchanged(before.match, before.seats)
        for row in before.seats:
            changes.drop_seat(match.id, row.seat)
        for row in after.seats:
            changes.seat(row)
        changes.update_match(
            match.id, host_id=match.host_id, config=match.config, options=match.options
        )
        changes.deadline(self.expiry(match.id, now))
        changes.post(outgoing(match.id, LOBBY, Notice(said), now))
        asked = {row.user_id for row in before.waiting}
        newly = {row.user_id for row in after.waiting} - asked
        called = self._allowance.uncalled(match.id, (one for one in newly if one is not None))
        self._allowance.check("invitations", by, len(called))
        if called:
            changes.post(_call(match, called, now))
        await self.commit(changes)
        self._allowance.note_called(match.id, by, called)

    async def call_off(self, match: Match, said: Text, changes: Changes) -> None:
        """Call off a match with what is written before, and say so."""
        call_off(changes, match, said, self._now())
        if match.status is Status.PLAYING:
            await self._commit(changes, text("refusal-match-changed"))
        else:
            await self.commit(changes)

    async def commit(self, changes: Changes) -> None:
        """Write changes of a lobby. Raises `TableRefusal` if it was changed meanwhile."""
        await self._commit(changes, text("refusal-lobby-changed"))

    async def _commit(self, changes: Changes, refusal: Text) -> None:
        try:
            await self._store.commit(only_once(changes, watched(), self._now()))
        except (MatchChanged, InteractionRepeated, SeekTaken) as error:
            raise TableRefusal(refusal) from error

    async def follow(self, match_id: int, position: Position | None) -> None:
        """Let all follow who want to know that a lobby changed, or began with a position."""
        for follower in self.after_commit:
            await follower(match_id, position)

    def expiry(self, match_id: int, now: float) -> Deadline:
        """Return when a lobby ends in which nothing more happens."""
        return Deadline(match_id, EXPIRY, -1, now + self._patience, b"")


def only_once(changes: Changes, interaction_id: int | None, now: float) -> Changes:
    """Let what somebody pressed change lobbies once, however many processes are told of it."""
    if interaction_id is not None:
        changes.once(interaction_id, now, below=now - REMEMBERED)
    return changes


def _asked_further_on(
    before: tuple[SeatRow, ...], after: tuple[SeatRow, ...]
) -> tuple[SeatRow, ...]:
    """Return seats whose questions have numbers from where on those of a lobby are to have them.

    In one that was put back with a backup those before it were given, to whoever sat there then.
    """
    begins = max((row.withdrawn for row in before), default=0)
    return tuple(msgspec.structs.replace(row, withdrawn=begins) for row in after)


def _call(match: Match, user_ids: frozenset[int], now: float) -> Outgoing:
    """Return the message that calls people to agree, below the lobby that shows with what."""
    who, host = tuple(map(mentioned, sorted(user_ids))), mentioned(match.host_id)
    said = text("lobby-call", who=who, host=host)
    post = outgoing(match.id, CALL, Notice((said,), new=True, ping=user_ids), now)
    return msgspec.structs.replace(post, behind=LOBBY)
