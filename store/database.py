"""The store: a door to the database, for whoever plays or delivers."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Self

from msgspec.structs import astuple, replace

from store.access import Access, Result, rows_of
from store.addresses import is_server
from store.answers import Census, Due, Sight, Standing
from store.changes import Changes, Statement
from store.file import FileAccess
from store.parts.deadlines import Deadlines
from store.parts.kept import Kept
from store.parts.log import Log
from store.parts.matches import Matches
from store.parts.outbox import Outbox
from store.parts.people import People
from store.parts.seeks import Seeks
from store.parts.shards import Shards
from store.parts.sounds import Sounds
from store.parts.thinking import Thinking
from store.rows import Draft, Match, Message, Outgoing, Seat, Snapshot
from store.session import Session, Work
from store.sql import log, matches, outbox, settings


class Store:
    """An open database: what is written, and a match as it stands; its parts read all else.

    Made by `Store.open`. Every method may raise `StoreClosed`, `StoreBusy` and `StoreFailed`,
    besides what it says itself, and those that write `StoreGone`. Reads see every commit that
    was acknowledged before.
    """

    def __init__(self, access: Access, *, others: bool = False) -> None:
        self._access = access
        self.others = others or access.shared
        """Whether other processes may write to the same matches: on a server always, and of a file
        where each serves a slice of the shards."""
        self.commits = 0
        """How many commits were acknowledged."""
        self.matches = Matches(access)
        self.log = Log(access)
        self.deadlines = Deadlines(access)
        self.outbox = Outbox(access)
        self.sounds = Sounds(access)
        self.people = People(access)
        self.seeks = Seeks(access)
        self.kept = Kept(access)
        self.shards = Shards(access)
        self.thinking = Thinking(access)

    @classmethod
    async def open(
        cls,
        path: str | Path,
        *,
        busy_timeout: float = 5.0,
        migrations: Path | None = None,
        now: Callable[[], float] = time.time,
        others: bool = False,
    ) -> Self:
        """Open the database at `path`, made or brought up to date where necessary.

        That is a file, or the address of a PostgreSQL server. `busy_timeout` is how many seconds a
        statement waits for another process; `now` is this process's clock. `others` says that
        other processes write to the matches of a file. Raises `StoreUnusable`.
        """
        if not is_server(path):
            file = await FileAccess.open(Path(path), busy_timeout, migrations)
            return cls(file, others=others)
        from store.postgres.access import ServerAccess  # noqa: PLC0415 - few have its driver

        return cls(await ServerAccess.open(str(path), busy_timeout, migrations, now))

    @property
    def shared(self) -> bool:
        """Whether processes of several machines may use it."""
        return self._access.shared

    @property
    def identity(self) -> str:
        """The name of this process in the leases that it holds."""
        return self._access.identity

    @property
    def unwritable(self) -> str:
        """What the database said as nothing could be written; empty once something was."""
        return self._access.unwritable

    def clock(self, now: Callable[[], float]) -> Callable[[], float]:
        """Return the database's time, which `now` tells but for how far the two clocks differ."""
        return (lambda: now() + self._access.ahead) if self.shared else now

    async def look_round(self) -> int:
        """Free what processes had claimed that are dead, and return how many posts that were."""
        return await self._access.look_round()

    async def lost(self) -> str:
        """Wait until a commit finds that the file is not the one that was opened; return why."""
        return await self._access.lost()

    async def close(self) -> None:
        """Close the database once what was asked before is done. May be called again."""
        await self._access.close()

    # Writing

    async def commit(self, changes: Changes) -> None:
        """Write all of `changes`, or nothing.

        Raises what the parts of `changes` say, `StoreBusy` or `StoreUnwritable`. If the caller is
        cancelled, the cancellation is raised when it is decided: the changes are written then,
        unless they met an error.
        """
        await self._commit(changes, thorough=False)

    async def commit_delivered(self, changes: Changes) -> float | None:
        """Write all of `changes`, or nothing; return from when on the next post may be claimed.

        What waits behind another counts as it stands; None: there is none. Raises what `commit`
        raises.
        """
        statements = tuple(changes.statements)

        def write(session: Session) -> float | None:
            self._access.apply(session, statements)
            return session.execute(outbox.NEXT_OF_ALL).fetchone()[0]

        return await self._written(write)

    async def commit_thoroughly(self, changes: Changes) -> None:
        """Write all of `changes`, or nothing, and overwrite in a file what they remove.

        Raises what `commit` raises.
        """
        await self._commit(changes, thorough=True)

    async def _commit(self, changes: Changes, *, thorough: bool) -> None:
        statements = tuple(changes.statements)
        if statements:
            await self._written(
                lambda session: self._access.apply(session, statements), thorough=thorough
            )

    async def create_match(
        self,
        match: Match,
        seats: Sequence[Seat] = (),
        changes_for: Callable[[int], Changes] | None = None,
    ) -> int:
        """Store a new match with its seats, and return the id assigned to it.

        `changes_for` is given the id and returns what else belongs to the same commit; it is
        called in the database's thread, perhaps more than once, and must do no more than build.
        Raises `ChannelTaken`, and what `commit` raises.
        """

        def create(session: Session) -> int:
            match_id: int = session.execute(matches.CREATE_MATCH, astuple(match)).fetchone()[0]
            more = changes_for(match_id).statements if changes_for else ()
            own = (Statement(matches.SEAT, astuple(replace(s, match_id=match_id))) for s in seats)
            self._access.apply(session, (*own, *more))
            return match_id

        return await self._written(create)

    async def _written(self, work: Work[Result], *, thorough: bool = False) -> Result:
        result = await self._access.write(work, thorough=thorough)
        self.commits += 1
        return result

    # A match, and what a seat sees of it

    async def match(self, match_id: int) -> Match | None:
        """Return a match."""
        return await self._access.one(Match, matches.MATCH, match_id)

    async def seats(self, match_id: int) -> tuple[Seat, ...]:
        """Return the seats of a match in order."""
        return await self._access.all(Seat, matches.SEATS, match_id)

    async def roster(self, match_id: int) -> tuple[Match, tuple[Seat, ...]] | None:
        """Return a match with its seats, both of one moment."""
        match, seats = await self._seen(match_id)
        return (rows_of(Match, match)[0], rows_of(Seat, seats)) if match else None

    async def standing(self, match_id: int) -> Standing | None:
        """Return a match with its seats, newest snapshot and last number, all of one moment.

        Asked for one by one, another process may write in between: whoever goes on from an
        older snapshot with a newer number would spoil the log.
        """
        more = ((text, (match_id,)) for text in (log.LAST_SNAPSHOT, log.LAST_SEAL))
        match, seats, snapshot, last = await self._seen(match_id, *more)
        if not match:
            return None
        number, chain, shown = last[0] if last else (0, None, None)
        return Standing(
            match=rows_of(Match, match)[0],
            seats=rows_of(Seat, seats),
            snapshot=rows_of(Snapshot, snapshot)[0] if snapshot else None,
            number=number,
            chain=chain,
            shown=shown,
        )

    async def sight_by(self, match_id: int, user_id: int, message_id: int | None) -> Sight | None:
        """Return a match as a person comes to it who has pressed something on a message."""
        draft = (log.DRAFT_BY, (match_id, match_id, user_id))
        return _sight(
            *await self._looked_at(match_id, draft, (outbox.SURFACE_OF, (match_id, message_id)))
        )

    async def sight_from(self, match_id: int, seat: int | None) -> Sight | None:
        """Return a match as a seat (None: a spectator) comes to it."""
        return _sight(*await self._looked_at(match_id, (log.DRAFT_OF, (match_id, seat))))

    async def due(self, match_id: int, surface: str, seat: int | None) -> Due:
        """Return what is to be delivered for a surface, which that seat reads (None: everybody)."""
        here = (match_id, surface)
        *seen, posts, shown, besides = await self._looked_at(
            match_id,
            (log.DRAFT_OF, (match_id, seat)),
            (outbox.POSTS, here),
            (outbox.MESSAGE_OF, here),
            (outbox.BESIDES, (match_id,)),
        )
        messages, others = rows_of(Message, shown), rows_of(Message, besides)
        return Due(
            posts=rows_of(Outgoing, posts),
            shown=messages[0] if messages else None,
            sight=_sight(*seen),
            unreached=tuple(row.surface for row in others if not row.channel_id),
            asking=tuple(row for row in others if row.channel_id),
        )

    async def _looked_at(
        self, match_id: int, *more: tuple[str, tuple[Any, ...]]
    ) -> list[list[Any]]:
        """Return what `_seen` does, with the match's last number after its seats."""
        return await self._seen(match_id, (log.LAST_NUMBER, (match_id,)), *more)

    async def _seen(self, match_id: int, *more: tuple[str, tuple[Any, ...]]) -> list[list[Any]]:
        """Return the rows of a match, of its seats, and of more queries, all of one moment."""
        return await self._access.read(
            (matches.MATCH, (match_id,)), (matches.SEATS, (match_id,)), *more
        )

    # Of the whole

    async def setting(self, name: str) -> str | None:
        """Return what the program remembered under `name`."""
        return await self._access.value(settings.SETTING_OF, name)

    async def census(self) -> Census:
        """Return what the database holds."""
        return (await self._access.all(Census, self._access.census))[0]


def _sight(
    match: list[Any],
    seats: list[Any],
    number: list[Any],
    draft: list[Any],
    surface: Sequence[Any] = (),
) -> Sight | None:
    """Return what the rows say of a match; None if there is none."""
    if not match:
        return None
    drafts = rows_of(Draft, draft)
    return Sight(
        match=rows_of(Match, match)[0],
        seats=rows_of(Seat, seats),
        number=number[0][0] or 0,
        draft=drafts[0] if drafts else None,
        surface=surface[0][0] if surface else None,
    )
