"""Who thinks about which question that a computer is asked."""

from __future__ import annotations

from store.access import Access
from store.session import Session
from store.sql import thinking as sql


class Thinking:
    """Who thinks about which question, of the processes that share a database."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def take(self, match_id: int, seat: int, question: int, seconds: float) -> bool:
        """Let this process think for so long about what a seat is asked; false if another does.

        Whoever dies is known at the next look round, long before that.
        """
        row = (match_id, seat, question, self._access.identity, seconds)

        def take(session: Session) -> bool:
            session.execute(sql.DROP_THOUGHTS)
            return session.execute(sql.TAKE_THOUGHT, row).fetchone() is not None

        return await self._access.write(take)
