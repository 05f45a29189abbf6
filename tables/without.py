"""What all are asked goes on without whoever need not agree to it any more.

Who gives up, is out, or has a computer sit in is waited for no more. The transaction of such a move
adds a deadline, so nothing is lost if the process ends. If all others have agreed by then, it
happens, as if one of them had agreed at that moment; otherwise the question says for whom it still
waits, also once somebody is back. What the move has let lapse stays lapsed.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeAlias

from engines.core import Player, Seat, Text, decode, text
from store import Changes, Deadline, Match, Message, Status, Store
from tables.agreeing import named
from tables.errors import TableRefusal
from tables.match.consequences import Advance
from tables.match.live import Live
from tables.match.moves import By
from tables.match.position import Position
from tables.match.rests import LAPSE
from tables.mentions import mentioned
from tables.notice import QUESTIONS, REST, Notice, outgoing, question_on, still_asks
from tables.questions import Question, Questions, to_agree

log = logging.getLogger(__name__)

Agree: TypeAlias = Callable[[int, By, int], Awaitable[object]]
"""Lets somebody agree in a match to the question of a mark."""


class Without:
    """Looks what is left of questions; `agree` is how each surface's is agreed to."""

    def __init__(
        self,
        store: Store,
        live: Live,
        questions: Questions,
        agree: Mapping[str, Agree],
        now: Callable[[], float],
        after_commit: Callable[[], None],
    ) -> None:
        self._store = store
        self._live = live
        self._questions = questions
        self._agree = agree
        self._now = now
        self._after_commit = after_commit
        self._due = set[int]()

    async def follow(self, changes: Changes, advance: Advance) -> None:
        """Add that it is looked what is asked, if others must agree from now on than before."""
        before, after = advance.before, advance.after
        if before is None or advance.ended:
            return
        if all(to_agree(one, before) == to_agree(one, after) for one in QUESTIONS):
            return
        match_id = after.match.id
        if await self._surfaces(match_id):
            changes.deadline(Deadline(match_id, LAPSE, -1, advance.now, b""))
            self._due.add(match_id)

    async def moved(self, position: Position) -> None:
        """Look at once where a move was such a one. What fails is looked at again in time."""
        match_id = position.match.id
        if match_id not in self._due:
            return
        self._due.discard(match_id)
        try:
            for row in await self._store.deadlines.of_match(match_id):
                if row.kind == LAPSE and row.due_at <= self._now():
                    await self.look(row)
        except Exception:
            log.exception("what is asked in match %s was not looked at", match_id)

    async def look(self, deadline: Deadline) -> None:
        """Go on with each question, and let those lapse that have been asked for too long."""
        for surface in sorted(QUESTIONS):
            match = await self._store.match(deadline.match_id)
            if match is not None and match.status is Status.PLAYING and not match.paused:
                await self._go_on(match, surface)
        await self._questions.expire(deadline)

    async def _go_on(self, match: Match, surface: str) -> None:
        """Do what a surface asks if all who must have agreed; else say for whom it waits."""
        shown = await self._store.outbox.message(match.id, surface)
        said = await self._said(match.id, surface, shown)
        asked = await self._questions.standing(match, surface, said)
        if asked is None:
            return
        position = await self._live.position(match.id)
        needed = to_agree(surface, position)
        left = needed - asked.agreed
        if left:
            if _told(position, said) != position.users(left) or not (shown and still_asks(shown)):
                await self._tell(match.id, surface, asked, left)
        elif needed:
            by = By(position.seats[min(needed)].user_id)
            with suppress(TableRefusal):  # it cannot be any more
                await self._agree[surface](match.id, by, asked.mark)

    async def _tell(
        self, match_id: int, surface: str, asked: Question, left: frozenset[Seat]
    ) -> None:
        """Let a question say for whom it waits, in the channel and wherever it stands."""
        days = {"days": asked.mark} if surface == REST else {}  # by that it knows what it asks
        notice = Notice((text("table-asked-left", left=named(left), **days),))
        changes = Changes()
        for where in sorted({surface, *await self._surfaces(match_id)}):
            if question_on(where) == surface:
                changes.post(outgoing(match_id, where, notice, self._now()))
        await self._store.commit(changes)
        self._after_commit()

    async def _surfaces(self, match_id: int) -> set[str]:
        """Return where anything was ever asked in a match, or will be."""
        rows = (
            *await self._store.outbox.messages(match_id),
            *await self._store.outbox.waiting(match_id),
        )
        return {row.surface for row in rows if question_on(row.surface) is not None}

    async def _said(self, match_id: int, surface: str, shown: Message | None) -> tuple[Text, ...]:
        """Return what a surface says, with what waits to be told there."""
        waiting = [row.payload for row in await self._store.outbox.posts(match_id, surface)]
        payloads = waiting if shown is None or not shown.payload else [shown.payload, *waiting]
        return tuple(event for one in payloads for event in decode(one, Notice).events)


def _told(position: Position, said: Sequence[Text]) -> frozenset[int]:
    """Return the people of whom a question says that they have still to agree."""
    left: Any = said[-1].args.get("left", ()) if said else ()
    seats = frozenset(one.seat for one in left if isinstance(one, Player))
    users = (row.reaches for row in position.seats if row.reaches is not None)
    return position.users(seats) | {user for user in users if mentioned(user) in left}
