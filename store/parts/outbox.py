"""What waits to be shown, and the messages that stand in Discord."""

from __future__ import annotations

from typing import Any

from store.access import Access, rows_of
from store.answers import Backlog, Claimed, Waiting
from store.rows import Match, Message, Outgoing
from store.session import Session
from store.sql import outbox as sql


class Outbox:
    """What waits to be shown, and the messages that stand in Discord."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def claim(
        self, owner: str, now: float, lease: float, limit: int, *, idle: bool = False
    ) -> Claimed:
        """Lease to `owner`, for `lease` seconds, up to `limit` posts that may go out now.

        Of each surface only the oldest post, and only if it is due, nobody holds a lease of
        it, and nothing older waits for the surface it is behind. Until the lease ends, no
        other call returns it. Oldest first. What is for idle moments (surfaces that begin
        with `old-`) is claimed with `idle`, and alone.
        """
        parameters = (owner, now + lease, now, idle, limit)

        def claim(session: Session) -> tuple[list[Any], list[Any]]:
            rows = session.execute(sql.CLAIM_POSTS, parameters).fetchall()
            return rows, [session.execute(sql.NEXT_POST, (i,)).fetchone()[0] for i in (False, True)]

        rows, next_at = await self._access.write(claim)
        return Claimed(rows_of(Outgoing, sorted(rows)), *next_at)

    async def next_at(self, *, idle: bool = True) -> float | None:
        """Return from when `claim` finds something, if nothing changes; None: never.

        Without `idle` what is for idle moments does not count.
        """
        return await self._access.value(sql.NEXT_POST, idle)

    async def posts(self, match_id: int, surface: str) -> tuple[Outgoing, ...]:
        """Return what waits for a surface, oldest first; claimed rows too."""
        return await self._access.all(Outgoing, sql.POSTS, match_id, surface)

    async def waiting(self, match_id: int) -> tuple[Waiting, ...]:
        """Return how much of a match waits to be shown, by surface.

        What goes out only while nothing else does is no part of it.
        """
        return await self._access.all(Waiting, sql.WAITING, match_id)

    async def put_off_in(self, guild_id: int, now: float) -> tuple[Match, ...]:
        """Return the matches of a server, over or not, of which something waits for a later time.

        That is what was put off, and what is under way.
        """
        return await self._access.all(Match, sql.PUT_OFF_IN, guild_id, now)

    async def backlog(self, now: float) -> Backlog:
        """Return what waits in the outbox."""
        return (await self._access.all(Backlog, sql.BACKLOG, now, now, now))[0]

    async def message(self, match_id: int, surface: str) -> Message | None:
        """Return the message that shows a surface."""
        return await self._access.one(Message, sql.MESSAGE_OF, match_id, surface)

    async def messages(self, match_id: int) -> tuple[Message, ...]:
        """Return the messages of a match, by surface."""
        return await self._access.all(Message, sql.MESSAGES, match_id)
