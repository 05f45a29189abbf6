"""Where a match stands: it waits while its channel is shut or gone, or moves to another.

While no board can be posted no clock ends, for fourteen days at most: a deadline of the match tells
since when, and whatever is due meanwhile is put off. Once a board stands again all clocks have as
much more. Whoever likes plays on in direct messages.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

from engines.core import MatchOver, Player, Text, Verbatim, decode, encode, text
from store import (
    Changes,
    ChannelTaken,
    Deadline,
    DeadlineTaken,
    Match,
    Message,
    Outgoing,
    Status,
    Store,
)
from tables.abroad import is_abroad
from tables.attempts import until_first
from tables.calling import Calling
from tables.clocks import Handle
from tables.errors import NoMatch, TableRefusal
from tables.limits import Allowance
from tables.match.closing import owed, place_in, settle
from tables.match.live import Live, begun
from tables.match.moves import By, own_seat
from tables.match.position import Position
from tables.notice import BOARD, LOBBY, Notice, Standing, farewell, outgoing, seat_of_offer
from tables.questions import Question, Questions, to_agree
from tables.reminders import called_in_public


class Again(NamedTuple):
    """What is asked once more, what its message says, and the posts that are told by that."""

    surface: str
    said: tuple[Text, ...]
    question: Question | None
    waiting: tuple[Outgoing, ...]


class Places:
    """Moves matches; `after_commit` is called with each notice."""

    def __init__(
        self,
        store: Store,
        live: Live,
        allowance: Allowance,
        questions: Questions,
        calling: Calling,
        now: Callable[[], float],
        after_commit: Callable[[], None],
    ) -> None:
        self._store = store
        self._live = live
        self._allowance = allowance
        self._questions = questions
        self._calling = calling
        self._now = now
        self._after_commit = after_commit

    async def move(self, match_id: int, by: By, channel_id: int) -> None:
        """Let a match go on in another channel of its server, as one who plays it wishes.

        Raises `TableRefusal` if it stands there, or another match does; if the person moves
        matches too often; and what keeps a person from acting.
        """
        asked = await self._asked(match_id)  # before: what is asked may be read from the match
        async with self._live.hold(match_id) as table:
            await self._live.reload(table, match_id)
            await until_first(
                lambda: self._moved(begun(table), by, channel_id, asked),
                lambda: self._live.reload(table, match_id),
            )
            table.position = None
        self._after_commit()

    async def _moved(
        self, position: Position, by: By, channel_id: int, asked: Sequence[Again]
    ) -> None:
        """Write that a match goes on elsewhere, as it stands. Raises what comes of others."""
        now, match, seat = self._now(), position.match, own_seat(position, by.user_id)
        if match.status is not Status.PLAYING:
            raise MatchOver(text("refusal-match-over"))
        if match.channel_id == channel_id:
            raise TableRefusal(text("refusal-move-here"))
        assert by.user_id is not None
        self._allowance.check("reposts", by.user_id, 1)
        called = called_in_public(position)
        here = text("table-moved", who=Player(seat))
        said = Notice((here,), new=True, ping=position.users(called))
        where = Verbatim(f"<#{channel_id}>")
        there = text("table-moved-away", who=Player(seat), where=where)
        changes = Changes().as_read(match)
        changes.update_match(match.id, channel_id=channel_id)
        changes.post(outgoing(match.id, BOARD, said, now))
        changes.post(
            outgoing(match.id, farewell(match.channel_id), Notice((there,), new=True), now)
        )
        for one in sorted(called - {seat}):  # who moves it is there
            await self._calling.remind(changes, position, one, there)
        for one in asked:
            again = Notice(one.said, new=True, ping=_to_agree(position, one))
            for post in one.waiting:  # in the old channel nobody needs to read it any more
                changes.delivered(post.id)
            changes.post(outgoing(match.id, one.surface, again, now))
        changes.drop_posts(match.id, LOBBY)  # it stays as it is: nothing can be pressed there now
        if await self._store.outbox.message(match.id, LOBBY) is None:
            changes.message(_where_it_began(match, now))
        try:
            await self._store.commit(changes)
        except ChannelTaken as error:
            raise TableRefusal(text("refusal-channel-taken")) from error
        self._allowance.note("reposts", by.user_id, 1)

    async def _asked(self, match_id: int) -> list[Again]:
        """Return what is asked again in the new channel of a match: there one presses.

        That are seats which are offered, and what all are to agree to. Where a message of its own
        waits to ask it, that one will stand there.
        """
        match = await self._store.match(match_id)
        if match is None:
            raise NoMatch(text("refusal-no-such-match"))
        asked = list[Again]()
        for message in await self._questions.open_in(match):
            question = await self._questions.standing(match, message.surface, _said(message))
            asked += await self._again(message, question)
        for row in await self._store.deadlines.of_match(match.id):
            shown = await self._store.outbox.message(match.id, row.kind)
            if seat_of_offer(row.kind) is not None and shown is not None:
                asked += await self._again(shown, None)
        return asked

    async def _again(self, shown: Message, question: Question | None) -> tuple[Again, ...]:
        """Return a message that asks something, and what of it could not be told yet."""
        waiting = await self._store.outbox.posts(shown.match_id, shown.surface)
        notices = [decode(row.payload, Notice) for row in waiting]
        if any(notice.new for notice in notices):
            return ()
        said = (*_said(shown), *(event for notice in notices for event in notice.events))
        return (Again(shown.surface, said, question, waiting),)

    def unless_shut(self, handle: Handle) -> Handle:
        """Return what handles a deadline, but where the match's channel was shut as it fell due."""

        async def handled(deadline: Deadline) -> None:
            if not await self.waits(deadline):
                await handle(deadline)

        return handled

    async def waits(self, deadline: Deadline) -> bool:
        """Put off all that a match waits for, if its channel was shut when this fell due.

        Tell whether it was.
        """
        rows = await self._store.deadlines.of_match(deadline.match_id)
        shut, now, changes = place_in(rows), self._now(), Changes()
        if shut is None or shut.due_at <= now:
            return False
        if deadline not in rows:  # it moved as another was put off
            return True
        if deadline.due_at <= owed(shut, now)[0]:
            return False
        settle(changes, shut, now)
        with suppress(DeadlineTaken):  # another process was quicker
            await self._store.commit(changes)
        return True


def _where_it_began(match: Match, now: float) -> Message:
    """Return what tells where a match began that moves, and has no message of a lobby to tell it.

    It has none if it was played on, or if the message was never delivered, or deleted.
    """
    return Message(match.id, LOBBY, match.channel_id, 0, now, encode(Standing()))


def _said(message: Message) -> tuple[Text, ...]:
    """Return what a message tells."""
    return decode(message.payload, Notice).events


def _to_agree(position: Position, asked: Again) -> frozenset[int]:
    """Return the people who have not agreed yet and see the channel: an offer calls nobody."""
    if asked.question is None:
        return frozenset()
    left = to_agree(asked.surface, position) - asked.question.agreed
    here = (seat for seat in left if not is_abroad(position.match, position.seats[seat]))
    return position.users(frozenset(here))
